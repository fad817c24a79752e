// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A haptic pattern that was read from a text, and what was tolerated in it.
public struct HapticReading: Hashable, Sendable {
  /// The pattern.
  public let pattern: HapticPattern

  /// What was unusual and what was made of it, in the order of the text.
  ///
  /// Commas too many and a byte-order mark are all here, of the rest the first thousand.
  public let notes: [TextNote]
}
#endif
