// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The emoji of one throw.
struct EmojiHandful {
  /// The emoji, in the order of their births.
  let pieces: [EmojiPiece]

  /// The time of the throw.
  let begin: Double

  /// The time from which onwards none of them is visible.
  let gone: Double

  /// Throws some particles of an emitter, which keep a fraction of their speed at an impact.
  init(_ emitter: Emitter, count: Int, kept: Double) {
    pieces = (0..<count).map { EmojiPiece(of: emitter, index: $0, kept: kept) }
    begin = emitter.births.beginTime
    gone = pieces.reduce(0) { max($0, $1.gone) }
  }
}
