// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// A haptic pattern that was read from a text, with notes on tolerated deviations.
public struct ParsedHapticPattern: Hashable, Sendable {
  /// The pattern.
  public let pattern: HapticPattern

  /// The tolerated deviations and their interpretations, in the order of the text.
  ///
  /// All superfluous commas and a byte-order mark are listed, and the first thousand other
  /// deviations.
  public let notes: [ParsingError.Note]
}
#endif
