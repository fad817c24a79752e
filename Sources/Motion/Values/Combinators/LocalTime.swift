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
