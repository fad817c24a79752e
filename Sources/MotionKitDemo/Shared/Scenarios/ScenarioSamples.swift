// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The samples of one scenario.
protocol ScenarioSamples {
  /// Evaluates one sample and digests its numbers.
  func word(at index: Int) -> UInt64
}

/// The random arguments of one sample: a pure function of its index.
struct ScenarioArguments {
  let random: CounterRandom
  let index: Int
  var channel = 0

  init(seed: UInt64, index: Int) {
    random = CounterRandom(seed: seed)
    self.index = index
  }

  /// Returns the next number, uniform between two bounds.
  mutating func even(_ lower: Double, _ upper: Double) -> Double {
    defer { channel += 1 }
    return lower + (upper - lower) * random.unit(index: index, channel: channel)
  }

  /// Returns the next number, uniform in magnitude: 2 to a power between two bounds.
  mutating func scaled(_ lower: Double, _ upper: Double) -> Double {
    Elementary.exp2(even(lower, upper))
  }

  /// Returns the next number, of either sign, uniform in magnitude.
  mutating func signed(_ lower: Double, _ upper: Double) -> Double {
    let sign = even(-1, 1) < 0 ? -1.0 : 1
    return sign * scaled(lower, upper)
  }

  /// Returns the next number, of any bits.
  mutating func bits() -> Double {
    defer { channel += 1 }
    return Double(bitPattern: random.bits(index: index, channel: channel))
  }
}

/// The pieces of a scenario.
enum ScenarioPieces {
  /// The count of pieces.
  static var count: Int { 64 }

  /// Returns the indices of one piece.
  static func indices(of piece: Int, among total: Int) -> Range<Int> {
    let size = total / count
    return piece * size..<(piece + 1) * size
  }
}

extension Fingerprint {
  /// Digests the coordinates of a point.
  mutating func combine(_ point: SIMD2<Double>) {
    combine(point.x)
    combine(point.y)
  }
}
