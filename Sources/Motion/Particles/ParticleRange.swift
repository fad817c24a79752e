// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The even distribution of a number around a mean.
///
/// The range is the whole width, as in SpriteKit and Core Animation: the numbers lie
/// between mean − range/2 and mean + range/2.
/// ```swift
/// let speed = ParticleRange(350, range: 50)
/// speed.lowest  // 325.0
/// speed.value(at: 0.5)  // 350.0
/// ParticleRange(from: 1, to: 4).mean  // 2.5
/// ```
/// A number alone stands for itself, without a range.
///
/// - Edge cases: A negative range is legal, and goes from the highest to the lowest.
@frozen
public struct ParticleRange: Hashable, Sendable {
  /// The number in the middle.
  public let mean: Double

  /// The distance from the lowest number to the highest.
  public let range: Double

  /// Creates a distribution.
  ///
  /// - Parameters:
  ///   - mean: The number in the middle.
  ///   - range: The distance from the lowest number to the highest.
  /// - Precondition: Both are finite.
  @inlinable
  public init(_ mean: Double, range: Double = 0) {
    precondition(mean - mean == 0, "mean must be finite, but is \(mean)")
    precondition(range - range == 0, "range must be finite, but is \(range)")
    self.mean = mean
    self.range = range + 0  // −0 is 0.
  }

  /// Creates a distribution between two numbers.
  ///
  /// - Precondition: Both are finite, and so is their difference.
  @inlinable
  public init(from lowest: Double, to highest: Double) {
    self.init(lowest / 2 + highest / 2, range: highest - lowest)
  }

  /// The least number that occurs.
  @inlinable
  public var lowest: Double { mean - 0.5 * range.magnitude }

  /// The greatest number that may occur; where there is a range, only those below it do.
  @inlinable
  public var highest: Double { mean + 0.5 * range.magnitude }

  /// Maps a random number to one of the distribution.
  ///
  /// - Parameter unit: An evenly distributed number, at least 0 and below 1.
  /// - Returns: mean + (unit − ½) · range.
  @inlinable
  public func value(at unit: Double) -> Double { mean + (unit - 0.5) * range }

  /// The same for four random numbers, each with the same bits.
  @inlinable
  @inline(__always)
  func values(at units: SIMD4<Double>) -> SIMD4<Double> { mean + (units - 0.5) * range }

  /// Returns the distribution of the numbers times a factor.
  ///
  /// - Precondition: The products are finite.
  @inlinable
  public func scaled(by factor: Double) -> ParticleRange {
    ParticleRange(mean * factor, range: range * factor)
  }
}

extension ParticleRange: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a number that is always the same.
  @inlinable
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a number that is always the same.
  @inlinable
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
