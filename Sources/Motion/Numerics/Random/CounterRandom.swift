// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Random numbers as a pure function of a seed, an index and a channel.
///
/// There is no state: the number with index *i* does not depend on its predecessors, and can be
/// computed at any time and in any order. Channels give independent numbers for one index, such as
/// the angle, the speed and the color of one particle.
///
/// ```swift
/// let random = CounterRandom(seed: 7)
/// let angle = random.unit(index: 1_000, channel: 0)
/// let speed = random.unit(index: 1_000, channel: 1)
/// ```
///
/// A number results from two rounds of mixing: the first mixes the index, the second its result and
/// the channel. So for one seed and channel all indices give different words, and the words of one
/// index share the first round. The numbers are not suitable for cryptography.
///
/// - Source: The idea of a counter in place of a state is from J. K. Salmon et al., "Parallel
///   random numbers: as easy as 1, 2, 3", SC11; the mixing is that of `SeededGenerator`.
@frozen
public struct CounterRandom: Hashable, Sendable {
  /// The seed.
  public let seed: UInt64

  /// The mixed seed, which makes the keys of neighboring seeds differ widely.
  @usableFromInline let key: UInt64

  /// Creates the random numbers of a seed.
  ///
  /// Every seed is valid.
  @inlinable
  public init(seed: UInt64) {
    self.seed = seed
    key = BitMixing.mixed(seed &+ BitMixing.goldenStep)
  }

  /// Returns 64 uniformly distributed bits.
  ///
  /// - Parameters:
  ///   - index: The index of the number; it may be negative.
  ///   - channel: The index of an independent sequence.
  /// - Returns: The word of that index and channel.
  /// - Complexity: O(1).
  @inlinable
  public func bits(index: Int, channel: Int = 0) -> UInt64 {
    bits(at: Int64(index), channel: channel)
  }

  /// Returns the bits of an index beyond the range of an `Int` of 32 bits.
  @inlinable
  func bits(at index: Int64, channel: Int) -> UInt64 {
    CounterRandom.bits(of: root(of: index), key(ofChannel: channel))
  }

  /// Returns the mixed index, from which the words of all channels follow.
  @inlinable
  @inline(__always)
  func root(of index: Int64) -> UInt64 {
    BitMixing.mixed(key &+ UInt64(bitPattern: index) &* BitMixing.goldenStep)
  }

  /// Writes the mixed indices of consecutive numbers.
  func fill(_ roots: UnsafeMutablePointer<UInt64>, startIndex: Int64, count: Int) {
    // The states of neighbors differ by a constant, which costs less than a product.
    var state = key &+ UInt64(bitPattern: startIndex) &* BitMixing.goldenStep
    for index in 0..<count {
      roots[index] = BitMixing.mixed(state)
      state &+= BitMixing.goldenStep
    }
  }

  /// Returns the key of a channel.
  @inlinable
  @inline(__always)
  func key(ofChannel channel: Int) -> UInt64 {
    // A multiplier other than that of the index, derived from the plastic number.
    (UInt64(bitPattern: Int64(channel)) &* 0xc13f_a9a9_02a6_328f) ^ key
  }

  /// Returns the bits of a mixed index and a channel's key.
  @inlinable
  @inline(__always)
  static func bits(of root: UInt64, _ key: UInt64) -> UInt64 { BitMixing.mixed(root &+ key) }

  /// Returns a uniformly distributed number, at least 0 and below 1.
  ///
  /// - Parameters:
  ///   - index: The index of the number; it may be negative.
  ///   - channel: The index of an independent sequence.
  /// - Returns: A multiple of 2⁻⁵³, from the 53 highest bits of `bits(index:channel:)`.
  /// - Complexity: O(1).
  @inlinable
  public func unit(index: Int, channel: Int = 0) -> Double {
    BitMixing.unit(bits(index: index, channel: channel))
  }

  /// Returns the number of an index beyond the range of an `Int` of 32 bits.
  @inlinable
  func unit(at index: Int64, channel: Int) -> Double {
    BitMixing.unit(bits(at: index, channel: channel))
  }

  /// Returns a uniformly distributed number in single precision, at least 0 and below 1.
  ///
  /// - Parameters:
  ///   - index: The index of the number; it may be negative.
  ///   - channel: The index of an independent sequence.
  /// - Returns: A multiple of 2⁻²⁴, from the 24 highest bits of `bits(index:channel:)`.
  /// - Complexity: O(1).
  @inlinable
  public func floatUnit(index: Int, channel: Int = 0) -> Float {
    BitMixing.floatUnit(bits(index: index, channel: channel))
  }

  /// Returns the numbers of four consecutive indices.
  ///
  /// - Parameters:
  ///   - startIndex: The index of the first number.
  ///   - channel: The index of an independent sequence.
  /// - Returns: In each lane the bits of `unit(index:channel:)`.
  /// - Complexity: O(1).
  @inlinable
  public func units(startIndex: Int, channel: Int = 0) -> SIMD4<Double> {
    SIMD4(
      unit(index: startIndex, channel: channel),
      unit(index: startIndex &+ 1, channel: channel),
      unit(index: startIndex &+ 2, channel: channel),
      unit(index: startIndex &+ 3, channel: channel))
  }

  /// Returns the numbers of eight consecutive indices in single precision.
  ///
  /// - Parameters:
  ///   - startIndex: The index of the first number.
  ///   - channel: The index of an independent sequence.
  /// - Returns: In each lane the bits of `floatUnit(index:channel:)`.
  /// - Complexity: O(1).
  @inlinable
  public func floatUnits(startIndex: Int, channel: Int = 0) -> SIMD8<Float> {
    var result = SIMD8<Float>.zero
    for lane in 0..<8 {
      result[lane] = floatUnit(index: startIndex &+ lane, channel: channel)
    }
    return result
  }
}
