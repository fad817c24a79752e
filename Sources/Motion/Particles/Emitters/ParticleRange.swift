// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Emitter {
  /// The uniform distribution of a number around a mean.
  ///
  /// The range is the whole width, as in SpriteKit and Core Animation: the numbers lie
  /// between mean − range/2 and mean + range/2.
  /// ```swift
  /// let speed = Emitter.Variation(350, range: 50)
  /// speed.lowest  // 325.0
  /// speed.value(at: 0.5)  // 350.0
  /// Emitter.Variation(1...4).mean  // 2.5
  /// ```
  /// A number literal is a distribution with range 0.
  ///
  /// - Edge cases: A negative range is legal, and maps 0...1 from the highest to the lowest number.
  @frozen
  public struct Variation: Hashable, Sendable {
    /// The mean.
    public let mean: Double

    /// The distance from the lowest number to the highest.
    public let range: Double

    /// Creates a distribution.
    ///
    /// - Parameters:
    ///   - mean: The mean.
    ///   - range: The distance from the lowest number to the highest.
    /// - Precondition: Both are finite.
    @inlinable
    public init(_ mean: Double, range: Double = 0) {
      require("mean", mean, Emitter.Variation.legal)
      require("range", range, Emitter.Variation.legal)
      self.mean = mean
      self.range = range + 0  // −0 is 0.
    }

    @inlinable
    static var legal: NumberRule { .finite }

    /// Creates a distribution over a range of numbers.
    ///
    /// - Precondition: The bounds are finite, and so is their difference.
    @inlinable
    public init(_ range: ClosedRange<Double>) {
      self.init(
        range.lowerBound / 2 + range.upperBound / 2, range: range.upperBound - range.lowerBound)
    }

    /// The minimum.
    @inlinable
    public var lowest: Double { mean - 0.5 * range.magnitude }

    /// The maximum, which a number reaches only by rounding unless the range is 0.
    @inlinable
    public var highest: Double { mean + 0.5 * range.magnitude }

    /// Returns the number of the distribution for a random number.
    ///
    /// - Parameter unit: A uniformly distributed number, at least 0 and below 1.
    /// - Returns: mean + (unit − ½) · range.
    @inlinable
    public func value(at unit: Double) -> Double { mean + (unit - 0.5) * range }

    /// Returns the distribution multiplied by a factor.
    ///
    /// - Precondition: The products are finite.
    @inlinable
    public func scaled(by factor: Double) -> Emitter.Variation {
      Emitter.Variation(mean * factor, range: range * factor)
    }
  }
}

extension Emitter.Variation: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a distribution with range 0.
  @inlinable
  public init(floatLiteral value: Double) { self.init(value) }

  /// Creates a distribution with range 0.
  @inlinable
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
