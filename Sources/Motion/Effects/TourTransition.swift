// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A kind of change in a tour of tooltips.
///
/// The raw value is the number of the marker with which ``TooltipTour`` reports the change.
@frozen
public enum TourTransition: Int, Hashable, Sendable, CaseIterable {
  /// The first tooltip fades in.
  case appear

  /// The tooltip moves to the next target.
  case next

  /// The last tooltip fades out, at the end of the tour.
  case finish

  /// The tooltip fades out before the end of the tour.
  case dismiss

  /// The haptic cue of the change; nil if it has none.
  @inlinable
  public var cue: TourCue? {
    switch self {
    case .appear, .dismiss: nil
    case .next: .mediumImpact
    case .finish: .success
    }
  }
}
