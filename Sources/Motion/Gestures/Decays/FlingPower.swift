// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A fling whose remaining distance is a power of the remaining time.
@usableFromInline
enum FlingPower {
  /// Returns the remaining share of the speed and the passed share of the travel, at a time.
  ///
  /// Neither loses its last bits, however small it is.
  @usableFromInline
  static func shares(at time: Double, of duration: Double) -> (left: Double, passed: Double) {
    let share = time / duration
    if share < 0.5 {
      let logarithm = Elementary.log(onePlus: -share)
      return (
        Elementary.exp((FlingScale.exponent - 1) * logarithm),
        -Elementary.expMinusOne(FlingScale.exponent * logarithm)
      )
    }
    let rest = (duration - time) / duration
    let left = Elementary.pow(rest, FlingScale.exponent - 1)
    return (left, 1 - left * rest)
  }
}
