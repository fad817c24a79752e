// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The curve of Android's fling, which is `cubic-bezier(0.175, 0.5, 0.35, 1)`.
///
/// With the parameter *s* its time is (21 *s* + 19 *s*³) / 40, its travel (3 *s* − *s*³) / 2.
@usableFromInline
enum FlingSpline {
  /// Returns the remaining share of the speed and the passed share of the travel, at a share of the
  /// time.
  ///
  /// The equation for *s* is solved by a cubic that is within 0.003 of it, followed by two Halley
  /// iterations.
  @usableFromInline
  static func shares(at time: Double) -> (left: Double, passed: Double) {
    let x = 40 * time
    var s = time * (2.00136 + time * (-1.58868 + time * 0.58999))
    for _ in 0..<2 {
      let square = s * s
      let error = s * (21 + 19 * square) - x
      let slope = 21 + 57 * square
      s -= error * slope / (slope * slope - 57 * s * error)
    }
    s = Swift.min(s, 1)
    let square = s * s
    return (7 * (1 - square) / (7 + 19 * square), s * (1.5 - 0.5 * square))
  }

  /// Returns the share of the time at which a share of the travel has passed.
  ///
  /// Here *s* is 2 sin(asin(*y*) / 3).
  static func time(passing share: Double) -> Double {
    let s = 2 * Elementary.sin(Elementary.asin(share) / 3)
    return s * (0.525 + 0.475 * (s * s))
  }
}
