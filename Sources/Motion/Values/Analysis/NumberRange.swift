// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A range of numbers that supports sums and products.
@frozen
@usableFromInline
struct NumberRange {
  @usableFromInline var low, high: Double

  @inlinable
  init(_ a: Double, _ b: Double) {
    (low, high) = (Swift.min(a, b), Swift.max(a, b))
  }

  /// The ranges of a number and of its rate between two states.
  @inlinable
  static func between(
    _ a: KinematicState<Double>, _ b: KinematicState<Double>
  ) -> (number: NumberRange, rate: NumberRange) {
    (NumberRange(a.value, b.value), NumberRange(a.velocity, b.velocity))
  }

  /// The range of the rate of a blend, from the ranges of its motions and its weight.
  @inlinable
  static func ratesOfBlend(
    _ a: (number: NumberRange, rate: NumberRange), _ b: (number: NumberRange, rate: NumberRange),
    weight: (number: NumberRange, rate: NumberRange)
  ) -> NumberRange {
    let rest = NumberRange(1, 1) - weight.number
    return a.rate * rest + b.rate * weight.number + (b.number - a.number) * weight.rate
  }

  /// The bounds are exact where the sums are: a part that is constant adds no doubt.
  @inlinable
  static func + (a: NumberRange, b: NumberRange) -> NumberRange {
    NumberRange(
      -ExactArithmetic.sumRoundedUp(-a.low, -b.low), ExactArithmetic.sumRoundedUp(a.high, b.high))
  }

  @inlinable
  static func - (a: NumberRange, b: NumberRange) -> NumberRange { a + NumberRange(-b.low, -b.high) }

  @inlinable
  static func * (a: NumberRange, b: NumberRange) -> NumberRange {
    let (p, q) = (product(a.low, b.low), product(a.low, b.high))
    let (r, s) = (product(a.high, b.low), product(a.high, b.high))
    return NumberRange(
      Swift.min(Swift.min(p.low, q.low), Swift.min(r.low, s.low)),
      Swift.max(Swift.max(p.high, q.high), Swift.max(r.high, s.high)))
  }

  /// The bounds of the product of two numbers, which is exact if one of them is 0.
  @inlinable
  static func product(_ a: Double, _ b: Double) -> (low: Double, high: Double) {
    a == 0 || b == 0 ? (0, 0) : ((a * b).nextDown, (a * b).nextUp)
  }
}
