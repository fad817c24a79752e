// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The random number generator of a dissolve in the app Haptics, whose state is one float.
///
/// It returns, bit for bit, the numbers of the app's particle shader, so that a ``Dissolve`` can be
/// compared with recordings of the app's effect.
/// The state has at most 2³⁰ values, so a sequence soon repeats itself, and two seeds may give the
/// same sequence: it is suitable for visual effects only. ``CounterRandom`` is the library's own
/// source of numbers.
///
/// - Source: The generator "Loki", three Tausworthe steps and a linear congruential one, after L.
///   Howes and D. Thomas, "Efficient random number generation and application using CUDA", GPU Gems
///   3, chapter 37 (2007).
@frozen
package struct LokiRandom: Hashable, Sendable {
  /// The next number, from 0 to 1.
  @usableFromInline var state: Float

  /// Creates a generator from up to three seeds.
  ///
  /// The shader gives each particle its own generator, seeded by the particle's index.
  ///
  /// - Parameters:
  ///   - seed: The first seed.
  ///   - second: The second seed.
  ///   - third: The third seed.
  @inlinable
  package init(seed: UInt32, second: UInt32 = 1, third: UInt32 = 1) {
    let stride: UInt32 = 1_099_087_573
    let first = LokiRandom.mixed(seed &* stride) ^ (second &* stride)
    let middle = LokiRandom.mixed(first) ^ (third &* stride)
    state = LokiRandom.unit(LokiRandom.mixed(middle))
  }

  /// Creates the generator whose next number is given.
  ///
  /// - Parameter state: The number, clamped to 0…1; NaN is treated as 0.
  @inlinable
  package init(state: Float) {
    self.state = state > 0 ? (state < 1 ? state : 1) : 0
  }

  /// Returns the next number and advances the state.
  ///
  /// - Returns: A number from 0 through 1. Unlike that of most generators, it may be 1, because a
  ///   word is rounded to a `Float`.
  /// - Complexity: O(1).
  @inlinable
  package mutating func nextUnit() -> Float {
    let result = state
    // The stride of the seeds, rounded to a float.
    state = LokiRandom.unit(LokiRandom.mixed(UInt32(result * 1_099_087_616)))
    return result
  }

  /// Returns the next three numbers, as one particle of a dissolve draws them.
  ///
  /// - Returns: The numbers for its direction, its speed and its lifetime, in this order.
  @inlinable
  package mutating func nextUnits() -> SIMD3<Float> {
    let (first, second) = (nextUnit(), nextUnit())
    return SIMD3(first, second, nextUnit())
  }

  /// Returns a word mixed by the four component generators.
  @inlinable
  @inline(__always)
  static func mixed(_ word: UInt32) -> UInt32 {
    taus(word, 13, 19, 12, 429_496_729) ^ taus(word, 2, 25, 4, 4_294_967_288)
      ^ taus(word, 3, 11, 17, 429_496_280) ^ (1_664_525 &* word &+ 1_013_904_223)
  }

  @inlinable
  @inline(__always)
  static func taus(
    _ z: UInt32, _ a: UInt32, _ b: UInt32, _ c: UInt32, _ mask: UInt32
  ) -> UInt32 {
    ((z & mask) &<< c) ^ (((z &<< a) ^ z) &>> b)
  }

  /// Returns the word, rounded to a float, as a fraction of 2³².
  @inlinable
  @inline(__always)
  static func unit(_ word: UInt32) -> Float { Float(word) * 0x1p-32 }
}
