// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What is left of a fling by a power of the time that is left.
@usableFromInline
enum FlingPower {
  /// The shares of the speed that is left, and of the way that has passed, at a time.
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
