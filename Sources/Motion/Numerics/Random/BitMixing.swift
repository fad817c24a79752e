// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The mixing function of the generators and the fingerprint.
///
/// - Source: G. L. Steele, D. Lea and C. H. Flood, "Fast splittable pseudorandom number
///   generators", OOPSLA 2014; the constants are variant 13 of D. Stafford, "Better bit mixing"
///   (2011).
@usableFromInline
enum BitMixing {
  /// 2⁶⁴ divided by the golden ratio, made odd: the step between consecutive states.
  @inlinable static var goldenStep: UInt64 { 0x9e37_79b9_7f4a_7c15 }

  /// Returns a bijective mixture in which each bit depends on every bit of the word.
  @inlinable
  @inline(__always)
  static func mixed(_ word: UInt64) -> UInt64 {
    var z = word
    z = (z ^ (z &>> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z &>> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z &>> 31)
  }

  /// Returns the number in [0, 1) that is formed by the 53 highest bits.
  @inlinable
  @inline(__always)
  static func unit(_ word: UInt64) -> Double { Double(Int64(bitPattern: word &>> 11)) * 0x1p-53 }

  /// Returns the number in [0, 1) that is formed by the 24 highest bits.
  @inlinable
  @inline(__always)
  static func floatUnit(_ word: UInt64) -> Float {
    Float(Int32(truncatingIfNeeded: word &>> 40)) * 0x1p-24
  }
}
