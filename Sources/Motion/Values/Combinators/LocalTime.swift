// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The times of a base outside of the usual case, which a combinator has in line.
///
/// Out of line: where the compiler sees the infinities it splits the code of a whole chain by
/// them, and copies the motions inside at each join.
@usableFromInline
enum LocalTime {
  /// The base's time before it begins, after it has come to rest, and for NaN.
  @usableFromInline
  @inline(never)
  static func beside(_ time: Double, delay: Double) -> Double {
    if time >= delay { return .infinity }
    return time != time && delay == 0 ? 0 : -.infinity
  }

  /// The base's time before time 0, from the rest time on, at speed 0, and for NaN.
  @usableFromInline
  @inline(never)
  static func beside(_ time: Double, factor: Double, restTime: Double) -> Double {
    // At speed 0 even the end of time is the start of the base.
    guard factor > 0 else { return time < 0 ? -.infinity : 0 }
    if time < 0 { return -.infinity }
    return time <= restTime || time != time ? time * factor : .infinity
  }

  /// The base's time at the first instant of its reversal, outside of it, and for NaN.
  @usableFromInline
  @inline(never)
  static func beside(
    _ time: Double, reversedDuration duration: Double, isEndless: Bool, isExact: Bool
  ) -> Double {
    if time < 0 || isEndless { return .infinity }
    // NaN, like 0, is the first instant, which shows the end of the base if there is time for it.
    if !(time < duration) && !(time.isNaN && duration > 0) { return -.infinity }
    return time > 0 ? duration - time : isExact ? duration : .infinity
  }
}
