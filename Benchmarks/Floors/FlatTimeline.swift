// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A piece of half a second.
protocol FlatPiece {
  /// The value at a progress from 0 to 1.
  func value(at progress: Double) -> Double
}

/// Pieces of half a second each, of different kinds.
struct FlatTimeline {
  private let pieces: [any FlatPiece]

  init(_ pieces: [any FlatPiece]) { self.pieces = pieces }

  func value(at time: Double) -> Double {
    let place = min(max(time * 2, 0), Double(pieces.count))
    let index = min(Int(place), pieces.count - 1)
    return pieces[index].value(at: place - Double(index))
  }
}

struct FlatLine: FlatPiece {
  let start, change: Double
  let easing: SolvedBezier

  init(from start: Double, to end: Double, easing: SolvedBezier) {
    (self.start, change, self.easing) = (start, end - start, easing)
  }

  func value(at progress: Double) -> Double { start + change * easing(progress) }
}

struct FlatCubic: FlatPiece {
  let c0, c1, c2, c3: Double

  init(from start: Double, to end: Double, _ m0: Double, _ m1: Double) {
    let change = end - start
    (c0, c1, c2, c3) = (start, m0, 3 * change - 2 * m0 - m1, m0 + m1 - 2 * change)
  }

  func value(at progress: Double) -> Double {
    c0 + progress * (c1 + progress * (c2 + progress * c3))
  }
}

struct FlatSpring: FlatPiece {
  let motion: ClosedForm<Double>

  func value(at progress: Double) -> Double { motion.state(at: progress / 2).value }
}
