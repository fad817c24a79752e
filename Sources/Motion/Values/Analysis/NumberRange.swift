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

  /// Whether it contains only 0, which a sum or a product does not round.
  @inlinable
  var isZero: Bool { low == 0 && high == 0 }

  @inlinable
  static func + (a: NumberRange, b: NumberRange) -> NumberRange {
    if a.isZero { return b }
    if b.isZero { return a }
    return NumberRange((a.low + b.low).nextDown, (a.high + b.high).nextUp)
  }

  @inlinable
  static func - (a: NumberRange, b: NumberRange) -> NumberRange {
    if b.isZero { return a }
    return NumberRange((a.low - b.high).nextDown, (a.high - b.low).nextUp)
  }

  @inlinable
  static func * (a: NumberRange, b: NumberRange) -> NumberRange {
    if a.isZero || b.isZero { return NumberRange(0, 0) }
    let (p, q, r, s) = (a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high)
    return NumberRange(
      Swift.min(Swift.min(p, q), Swift.min(r, s)).nextDown,
      Swift.max(Swift.max(p, q), Swift.max(r, s)).nextUp)
  }
}
