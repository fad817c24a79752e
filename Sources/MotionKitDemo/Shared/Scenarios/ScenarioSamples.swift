// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The samples of one scenario.
protocol ScenarioSamples {
  /// Evaluates one sample and digests its numbers.
  func word(at index: Int) -> UInt64
}

/// The random arguments of one sample: a pure function of its index.
///
/// They have a generator of their own. So a change of the library's generators changes the
/// fingerprints of the scenarios that show them, and of no other.
struct ScenarioArguments {
  let index: Int
  private let key: UInt64
  private let step: UInt64
  private var channel: UInt64 = 0

  init(seed: UInt64, index: Int) {
    self.index = index
    key = ScenarioArguments.mixed(seed &+ 0x9e37_79b9_7f4a_7c15)
    step = UInt64(index) &* 0x9e37_79b9_7f4a_7c15
  }

  /// Returns the next 64 bits.
  private mutating func word() -> UInt64 {
    defer { channel += 1 }
    let channelKey = channel &* 0xc13f_a9a9_02a6_328f
    let first = ScenarioArguments.mixed((key &+ step) ^ channelKey)
    return ScenarioArguments.mixed(first &+ (channelKey ^ key))
  }

  /// Returns a mixture in which each bit depends on every bit of a word.
  ///
  /// - Source: Variant 13 of D. Stafford, "Better bit mixing" (2011).
  private static func mixed(_ word: UInt64) -> UInt64 {
    var z = word
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Returns the next number, uniform between two bounds.
  mutating func even(_ lower: Double, _ upper: Double) -> Double {
    lower + (upper - lower) * (Double(word() >> 11) * 0x1p-53)
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
  mutating func bits() -> Double { Double(bitPattern: word()) }
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
