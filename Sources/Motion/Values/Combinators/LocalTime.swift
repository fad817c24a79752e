// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The local times of a base outside the common case, which combinators compute inline.
///
/// It is not inlined: if the compiler sees the infinities, it splits the code of a whole chain by
/// them and copies the inner motions at each join.
@usableFromInline
enum LocalTime {
  /// The base's time before its beginning, after its rest time, and for NaN.
  @usableFromInline
  @inline(never)
  static func beside(_ time: Double, delay: Double) -> Double {
    if time >= delay { return .infinity }
    return time != time && delay == 0 ? 0 : -.infinity
  }

  /// The same, and all times with a negative delay.
  @usableFromInline
  @inline(never)
  static func beside(_ time: Double, delay: Double, restTime: Double) -> Double {
    if delay >= 0 { return beside(time, delay: delay) }
    if !(time >= 0) { return -delay }
    return time <= restTime ? at(time, begunAt: -delay) : .infinity
  }

  /// The base's time if it is at a positive time at time 0: the greatest not above the exact sum.
  @usableFromInline
  @inline(never)
  static func at(_ time: Double, begunAt start: Double) -> Double {
    let (sum, error) = ExactArithmetic.twoSum(time, start)
    return error < 0 ? sum.nextDown : sum
  }

  /// The first instant that shows a time of such a base: the least not below the exact difference.
  @usableFromInline
  @inline(never)
  static func instant(_ time: Double, begunAt start: Double) -> Double {
    time > start ? ExactArithmetic.sumRoundedUp(time, -start) : 0
  }

  /// The base's time before time 0, from the rest time onwards, at speed 0, and for NaN.
  @usableFromInline
  @inline(never)
  static func beside(_ time: Double, factor: Double, restTime: Double) -> Double {
    // At speed 0 even time ∞ shows the start of the base.
    guard factor > 0 else { return time < 0 ? -.infinity : 0 }
    if time < 0 { return -.infinity }
    return time <= restTime || time != time ? time * factor : .infinity
  }

  /// The base's time at the first instant of its reversal, outside it, and for NaN.
  @usableFromInline
  @inline(never)
  static func beside(
    _ time: Double, reversedDuration duration: Double, isEndless: Bool, restsAtEnd: Bool
  ) -> Double {
    if time < 0 || isEndless { return .infinity }
    // NaN is treated as 0, the first instant, which shows the end of the base if the duration is
    // positive.
    if !(time < duration) && !(time.isNaN && duration > 0) { return -.infinity }
    return time > 0 ? duration - time : restsAtEnd ? duration : .infinity
  }
}
