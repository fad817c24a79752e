// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A random number generator with a sequence determined by its seed.
///
/// Equal seeds give equal sequences on every platform and in every version. The generator is a
/// value: a copy continues from the same state.
///
/// ```swift
/// var generator = SeededGenerator(seed: 7)
/// let die = Int.random(in: 1...6, using: &generator)
/// ```
///
/// The generator is not suitable for cryptography. The period is 2⁶⁴.
///
/// - Source: SplitMix64 of Steele, Lea and Flood, "Fast splittable pseudorandom number
///   generators", OOPSLA 2014.
@frozen
public struct SeededGenerator: RandomNumberGenerator, Hashable, Sendable {
  /// The state from which the next number is computed.
  @usableFromInline var state: UInt64

  /// Creates a generator from a seed.
  ///
  /// Every seed is valid.
  @inlinable
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns 64 uniformly distributed bits and advances the state.
  ///
  /// - Returns: The next word of the sequence.
  /// - Complexity: O(1).
  @inlinable
  public mutating func next() -> UInt64 {
    state &+= BitMixing.goldenStep
    return BitMixing.mixed(state)
  }

  /// Returns a uniformly distributed number, at least 0 and below 1, and advances the state.
  ///
  /// - Returns: A multiple of 2⁻⁵³, from the 53 highest bits of `next()`.
  /// - Complexity: O(1).
  @inlinable
  public mutating func nextUnit() -> Double { BitMixing.unit(next()) }
}
