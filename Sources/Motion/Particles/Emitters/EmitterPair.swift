// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The pairs of attributes whose random numbers are the halves of one word.
///
/// The raw value is the channel of the word: attribute *a* of ``Emitter/Channel`` belongs to pair
/// *a* / 2.
enum EmitterPair: Int, CaseIterable {
  /// The position in the shape.
  case position

  /// The angle and the speed.
  case flight

  /// The rotation and the spin.
  case turn

  /// The lifetime and the scale.
  case life

  /// Red and green.
  case warm

  /// Blue and alpha.
  case cold

  /// Returns the bit of the pair if a condition holds, and otherwise 0.
  func bit(if condition: Bool) -> Int { condition ? 1 << rawValue : 0 }

  /// The word whose halves are one half.
  static var half: UInt64 { 0x8000_0000_8000_0000 }

  /// Returns the halves of four words as numbers from −½ to ½.
  @inline(__always)
  static func deviations(of words: SIMD4<UInt64>) -> EmitterKernel.Deviations<SIMD4<Double>> {
    (number(words &>> 32), number(words & 0xffff_ffff))
  }

  /// Returns the halves of two words as numbers from −½ to ½.
  @inline(__always)
  static func deviations(of words: SIMD2<UInt64>) -> EmitterKernel.Deviations<SIMD2<Double>> {
    (number(words &>> 32), number(words & 0xffff_ffff))
  }

  // Multiplies whole numbers below 2³² by 2⁻³² and subtracts one half. The ulp of 2²⁰ is 2⁻³²: its
  // bits with such a number in the lowest ones are those of their sum.

  @inline(__always)
  private static func number(_ halves: SIMD4<UInt64>) -> SIMD4<Double> {
    unsafeBitCast(halves | 0x4130_0000_0000_0000, to: SIMD4<Double>.self) - 0x1.00000_8p20
  }

  @inline(__always)
  private static func number(_ halves: SIMD2<UInt64>) -> SIMD2<Double> {
    unsafeBitCast(halves | 0x4130_0000_0000_0000, to: SIMD2<Double>.self) - 0x1.00000_8p20
  }
}
