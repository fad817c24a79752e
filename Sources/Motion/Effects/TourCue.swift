// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A haptic cue for a change in a tour of tooltips.
@frozen
public enum TourCue: Hashable, Sendable, CaseIterable {
  /// An impact of medium strength, for a move to another tooltip.
  case mediumImpact

  /// A success notification, for the end of the tour.
  case success
}
