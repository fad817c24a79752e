// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The first numbers at which a condition holds.
///
/// A sample computes its local time with rounding, so the instant at which it shows something is
/// not the sum or the quotient that real numbers would give. It is found by asking the very
/// arithmetic of the sample.
@usableFromInline
enum Thresholds {
  /// Finds the least number at which a condition holds.
  ///
  /// - Parameters:
  ///   - guess: A number near it. NaN counts as 0.
  ///   - holds: A condition that holds for every number after one at which it holds.
  /// - Returns: The number, or infinity if it holds for no finite one.
  /// - Complexity: Three evaluations where the guess is the answer; O(log *n*) of them if the
  ///   answer is *n* numbers away.
  @usableFromInline
  static func least(near guess: Double, _ holds: (Double) -> Bool) -> Double {
    var step: Int64 = 1
    var high = order(guess == guess ? guess : 0)
    var low = high
    if holds(number(high)) {
      repeat {
        guard low > first else { return -.infinity }
        high = low
        low = low > first + step ? low - step : first
        step = Swift.min(step << 1, 1 << 61)
      } while holds(number(low))
    } else {
      repeat {
        guard high < last else { return .infinity }
        low = high
        high = high < last - step ? high + step : last
        step = Swift.min(step << 1, 1 << 61)
      } while !holds(number(high))
    }
    while high &- low != 1 {
      let middle = (low &>> 1) &+ (high &>> 1) &+ (low & high & 1)
      if holds(number(middle)) { high = middle } else { low = middle }
    }
    return number(high)
  }

  /// Where to cut an interval, of which the first part is known to be dense.
  ///
  /// - Returns: The middle, unless that is thousands of times as far as the dense part reaches:
  ///   then the number whose exponent is in the middle of what is left.
  @usableFromInline
  static func middle(of low: Double, _ high: Double, dense: Double) -> Double {
    let middle = low + (high - low) / 2
    guard dense > 0 && dense < 0x1p-12 * (high - low) else { return middle }
    let exponents = (dense.exponent + (high - low).exponent) / 2
    return low + Double(sign: .plus, exponent: exponents, significand: 1)
  }

  /// The latest time at which instants that are a period apart are told apart.
  ///
  /// Later ones have less than 13 bits for where in a period they are, and events there would come
  /// at one instant.
  @inlinable
  static func latest(ofPeriod period: Double) -> Double { period * 0x1p40 }

  /// The first instant at which a time has passed since another one.
  @usableFromInline
  static func instant(_ time: Double, after begin: Double) -> Double {
    least(near: begin + time) { $0 - begin >= time }
  }

  /// The last instant before another one; infinity if that never comes.
  @inlinable
  static func last(before instant: Double) -> Double {
    instant < .infinity ? instant.nextDown : .infinity
  }

  /// The first instant at which less than a time is left until another one.
  static func instant(lessThan time: Double, before end: Double) -> Double {
    least(near: end - time) { end - $0 < time }
  }

  /// Finds the least number of a half-open interval at which a condition holds.
  ///
  /// - Parameters:
  ///   - begin: The least number that is asked about.
  ///   - end: The first number that is not.
  ///   - holds: A condition that holds for every number after one at which it holds.
  /// - Returns: The number, or `end` if it holds for none before it.
  /// - Complexity: At most 65 evaluations.
  @usableFromInline
  static func least(from begin: Double, upTo end: Double, _ holds: (Double) -> Bool) -> Double {
    guard begin < end else { return end }
    if holds(begin) { return begin }
    var (low, high) = (order(begin), order(end))
    while high &- low != 1 {
      let middle = (low &>> 1) &+ (high &>> 1) &+ (low & high & 1)
      if holds(number(middle)) { high = middle } else { low = middle }
    }
    return number(high)
  }

  /// Finds the least number of a half-open interval from which on a condition holds.
  ///
  /// A curve is not monotone to the last bit: where it holds at the first number, but no longer
  /// eight numbers later, the first does not count.
  @usableFromInline
  static func leastLasting(
    from begin: Double, upTo end: Double, _ holds: (Double) -> Bool
  ) -> Double {
    let later = number(order(begin) &+ 8)
    return least(
      from: begin < end && later < end && !holds(later) ? later : begin, upTo: end, holds)
  }

  /// Finds the least number of a half-open interval from which on a function is not negative.
  ///
  /// It is found in some ten evaluations, as the values lead there. That it is not negative at the
  /// first number alone, and no longer eight numbers later, does not count.
  static func leastLasting(
    from begin: Double, upTo end: Double, notNegative value: (Double) -> Double
  ) -> Double {
    let later = number(order(begin) &+ 8)
    return Roots.leastNotNegative(
      from: begin < end && later < end && value(later) < 0 ? later : begin, upTo: end, value)
  }

  /// The place of a number among all numbers in their order, both zeros being one.
  private static func order(_ number: Double) -> Int64 {
    let bits = Int64(bitPattern: number.bitPattern)
    return bits >= 0 ? bits : Int64.min &- bits
  }

  private static func number(_ order: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: order >= 0 ? order : Int64.min &- order))
  }

  private static var first: Int64 { order(-.infinity) }
  private static var last: Int64 { order(.infinity) }
}
