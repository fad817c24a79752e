// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Searches for the first number at which a condition holds.
///
/// A sample computes its local time with rounding, so the first instant that shows something
/// differs from the sum or the quotient in real numbers. It is found by evaluating the arithmetic
/// of the sample itself.
@usableFromInline
package enum Thresholds {
  /// Finds the least number at which a condition holds.
  ///
  /// - Parameters:
  ///   - guess: A number near the result. NaN is treated as 0.
  ///   - holds: A condition that holds for every number after one at which it holds.
  /// - Returns: The number, or infinity if it holds for no finite one.
  /// - Complexity: Three evaluations if the guess is the result; O(log *n*) of them if the result
  ///   is *n* numbers away.
  @usableFromInline
  package static func least(near guess: Double, _ holds: (Double) -> Bool) -> Double {
    var step: Int64 = 1
    var high = (guess == guess ? guess : 0).order
    var low = high
    if holds(Double(order: high)) {
      repeat {
        guard low > first else { return -.infinity }
        high = low
        low = low > first + step ? low - step : first
        step = Swift.min(step << 1, 1 << 61)
      } while holds(Double(order: low))
    } else {
      repeat {
        guard high < last else { return .infinity }
        low = high
        high = high < last - step ? high + step : last
        step = Swift.min(step << 1, 1 << 61)
      } while !holds(Double(order: high))
    }
    return bisected(low, high, holds)
  }

  /// Returns the number at which a condition begins to hold, between two positions in the order.
  private static func bisected(
    _ low: Int64, _ high: Int64, _ holds: (Double) -> Bool
  ) -> Double {
    var (low, high) = (low, high)
    while high &- low != 1 {
      let middle = Double.middleOrder(low, high)
      if holds(Double(order: middle)) { high = middle } else { low = middle }
    }
    return Double(order: high)
  }

  /// Returns the number at which to divide an interval whose first part is known to be dense.
  ///
  /// - Returns: The middle, unless that is thousands of times as far as the dense part reaches:
  ///   then the number whose exponent is in the middle of the remaining ones.
  @usableFromInline
  static func middle(of low: Double, _ high: Double, dense: Double) -> Double {
    let middle = low + (high - low) / 2
    guard dense > 0 && dense < 0x1p-12 * (high - low) else { return middle }
    let exponents = (dense.exponent + (high - low).exponent) / 2
    return low + Double(sign: .plus, exponent: exponents, significand: 1)
  }

  /// Returns the latest time at which instants within a period can be distinguished well.
  ///
  /// Later times have fewer than 13 bits for the position in a period, and several events there
  /// would have one instant.
  @inlinable
  static func latest(ofPeriod period: Double) -> Double { period * 0x1p40 }

  /// Returns the first instant at which a time has passed since another instant.
  @usableFromInline
  package static func instant(_ time: Double, after begin: Double) -> Double {
    least(near: begin + time) { $0 - begin >= time }
  }

  /// Returns the last instant before another one; infinity if that is infinite.
  @inlinable
  static func last(before instant: Double) -> Double {
    instant < .infinity ? instant.nextDown : .infinity
  }

  /// Returns the first instant at which less than a time remains until another instant.
  @usableFromInline
  static func instant(lessThan time: Double, before end: Double) -> Double {
    least(near: end - time) { end - $0 < time }
  }

  /// Finds the least number of a half-open interval at which a condition holds.
  ///
  /// - Parameters:
  ///   - begin: The first number of the interval.
  ///   - end: The end of the interval, excluded.
  ///   - holds: A condition that holds for every number after one at which it holds.
  /// - Returns: The number, or `end` if the condition holds for none before it.
  /// - Complexity: At most 65 evaluations.
  @usableFromInline
  static func least(from begin: Double, upTo end: Double, _ holds: (Double) -> Bool) -> Double {
    guard begin < end else { return end }
    if holds(begin) { return begin }
    return bisected(begin.order, end.order, holds)
  }

  /// Finds the least number of a half-open interval from which onwards a condition always holds.
  ///
  /// A curve is not monotone to the last bit: if the condition holds at the first number, but no
  /// longer eight numbers later, the first does not count.
  @usableFromInline
  static func leastLasting(
    from begin: Double, upTo end: Double, _ holds: (Double) -> Bool
  ) -> Double {
    let later = Double(order: begin.order &+ 8)
    return least(
      from: begin < end && later < end && !holds(later) ? later : begin, upTo: end, holds)
  }

  /// Finds the least number of a half-open interval from which onwards a function is never
  /// negative.
  ///
  /// Interpolation finds it in about ten evaluations. If the function is not negative at the first
  /// number, but negative eight numbers later, the first does not count.
  @usableFromInline
  static func leastLasting(
    from begin: Double, upTo end: Double, notNegative value: (Double) -> Double
  ) -> Double {
    let found = Roots.leastNotNegative(from: begin, upTo: end, value)
    let later = Double(order: begin.order &+ 8)
    guard found == begin, later < end, value(later) < 0 else { return found }
    return Roots.leastNotNegative(from: later, upTo: end, value)
  }

  private static var first: Int64 { (-Double.infinity).order }
  private static var last: Int64 { Double.infinity.order }
}
