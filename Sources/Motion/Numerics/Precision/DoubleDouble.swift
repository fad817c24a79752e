// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A number as the sum of two `Double`s, with about 104 significant bits.
///
/// The kernels use it where the last bit of a result depends on more than 53 bits of an
/// intermediate one. Magnitudes must stay within 2^±480, which callers ensure.
///
/// - Source: Dekker (1971), see `ExactArithmetic`.
package struct DoubleDouble {
  /// The nearest `Double`.
  package var high: Double

  /// The remainder, at most half an ulp of `high`.
  package var low: Double

  /// Creates a number from two parts that do not overlap.
  @inline(__always)
  package init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// Creates a number from a larger and a smaller part.
  @inline(__always)
  package init(normalizing high: Double, _ low: Double) {
    let sum = ExactArithmetic.quickTwoSum(high, low)
    self.init(sum.sum, sum.error)
  }

  /// The number rounded to a `Double`.
  @inline(__always) package var rounded: Double { high + low }

  /// Adds two numbers.
  @inline(__always)
  package static func + (a: Self, b: Self) -> Self {
    let high = ExactArithmetic.twoSum(a.high, b.high)
    let low = ExactArithmetic.twoSum(a.low, b.low)
    let middle = ExactArithmetic.quickTwoSum(high.sum, high.error + low.sum)
    return Self(normalizing: middle.sum, middle.error + low.error)
  }

  /// Adds a `Double`.
  @inline(__always)
  package static func + (a: Self, b: Double) -> Self {
    let high = ExactArithmetic.twoSum(a.high, b)
    return Self(normalizing: high.sum, high.error + a.low)
  }

  /// Changes the sign.
  @inline(__always)
  package static prefix func - (a: Self) -> Self { Self(-a.high, -a.low) }

  /// Multiplies two numbers.
  @inline(__always)
  package static func * (a: Self, b: Self) -> Self {
    let high = ExactArithmetic.smallTwoProduct(a.high, b.high)
    return Self(normalizing: high.product, high.error + (a.high * b.low + a.low * b.high))
  }

  /// Divides two numbers: a rounded quotient, then one correction from its exact remainder.
  @inline(__always)
  package static func / (a: Self, b: Self) -> Self {
    let quotient = a.high / b.high
    let back = ExactArithmetic.smallTwoProduct(quotient, b.high)
    let remainder = ((a.high - back.product) - back.error) + (a.low - quotient * b.low)
    return Self(normalizing: quotient, remainder / b.high)
  }
}
