// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A generator of random numbers whose sequence its seed determines.
///
/// Equal seeds give equal sequences on every platform and in every version. The generator is a
/// value: a copy goes on from the same place.
///
/// ```swift
/// var generator = SeededGenerator(seed: 7)
/// let die = Int.random(in: 1...6, using: &generator)
/// ```
///
/// It is not fit for cryptography. The period is 2⁶⁴.
///
/// - Source: SplitMix64 of Steele, Lea and Flood, "Fast splittable pseudorandom number
///   generators", OOPSLA 2014.
@frozen
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  /// The state that the next number is made of.
  @usableFromInline var state: UInt64

  /// Creates a generator from a seed, every value of which is good.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns 64 uniformly distributed bits and moves on.
  ///
  /// - Returns: The next word of the sequence.
  /// - Complexity: O(1).
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= BitMixing.goldenStep
    return BitMixing.mixed(state)
  }

  /// Returns a uniformly distributed number, at least 0 and below 1, and moves on.
  ///
  /// - Returns: A multiple of 2⁻⁵³, from the 53 highest bits of `next()`.
  /// - Complexity: O(1).
  @inlinable
  public mutating func nextUnit() -> Double {
    BitMixing.unit(next())
  }
}
