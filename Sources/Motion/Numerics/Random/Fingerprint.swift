// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A 64-bit digest of the bit patterns of numbers, in their order.
///
/// Two runs that compute the same numbers in the same order have the same fingerprint, whatever the
/// platform and the compiler's settings; a single different bit changes it, except with a
/// probability of 2⁻⁶⁴. Numbers of different types differ even where their bits agree, and so do 0
/// and −0. All NaNs are equal, as processors differ in the bits of a NaN.
///
/// ```swift
/// var fingerprint = Fingerprint()
/// fingerprint.combine(0.25)
/// print(fingerprint)
/// ```
///
/// A fingerprint is not suitable for cryptography, and is not a `Hasher`: it has no per-process
/// seed.
@frozen
public struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
  /// The mixture of the numbers so far.
  @usableFromInline var state: UInt64

  /// The number of combined numbers.
  @usableFromInline var count: UInt64

  /// Creates the fingerprint of no numbers.
  @inlinable
  public init() {
    state = 0x6a09_e667_f3bc_c908  // the fraction of √2
    count = 0
  }

  /// The digest of the numbers so far.
  @inlinable public var value: UInt64 {
    BitMixing.mixed(state ^ (count &* BitMixing.goldenStep))
  }

  /// The digest as 16 hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Adds a word of 64 bits.
  @inlinable
  public mutating func combine(_ word: UInt64) { absorb(word, tag: 0) }

  /// Adds an integer, the same on platforms of 32 and of 64 bits.
  @inlinable
  public mutating func combine(_ number: Int) { absorb(UInt64(bitPattern: Int64(number)), tag: 1) }

  /// Adds a number.
  @inlinable
  public mutating func combine(_ number: Double) {
    absorb(number == number ? number.bitPattern : 0x7ff8_0000_0000_0000, tag: 2)
  }

  /// Adds a number.
  @inlinable
  public mutating func combine(_ number: Float) {
    absorb(UInt64(number == number ? number.bitPattern : 0x7fc0_0000), tag: 3)
  }

  /// Mixes a word into the state, with a tag that distinguishes it from equal words of other types.
  @inlinable
  @inline(__always)
  mutating func absorb(_ word: UInt64, tag: UInt64) {
    let entry = BitMixing.mixed(word &+ (2 &* tag &+ 1) &* BitMixing.goldenStep)
    // The rotation prevents two equal entries in a row from canceling each other.
    let turned = (state &<< 23) | (state &>> 41)
    state = BitMixing.mixed((turned &+ BitMixing.goldenStep) ^ entry)
    count &+= 1
  }
}
