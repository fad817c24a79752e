// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The beginning or end of an event of a haptic pattern.
public enum HapticOccurrence: Hashable, Sendable {
  /// The event at an index of the pattern's items begins.
  case begin(Int)

  /// The event at an index of the pattern's items ends.
  case end(Int)
}
