// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One coordinate of a cubic Bézier curve from 0 to 1, as a function of the parameter.
///
/// With A = 3c₁ − 1 and B = 3c₂ − 3c₁ − 1 for the control points c₁ and c₂ it is
///
///     c(t) = t + t (1 − t) (A + Bt)
///
/// which has a rounding error of about an ulp of 1 although the terms cancel.
@frozen
@usableFromInline
struct BezierCoordinate: Sendable {
  // The coordinates of the control points.
  @usableFromInline let first: Double
  @usableFromInline let second: Double

  // The differences of the control points: half the slope is a sum of these and `first`.
  @usableFromInline let middle: Double
  @usableFromInline let last: Double

  // The coefficients A and B.
  @usableFromInline let a: Double
  @usableFromInline let b: Double

  /// The slope at the start.
  @usableFromInline let start: Double

  /// Half the change of the slope at the start.
  @usableFromInline let curve: Double

  @inlinable
  init(_ first: Double, _ second: Double) {
    self.first = first
    self.second = second
    middle = second - first
    last = 1 - second
    let (p1, p2) = (3 * first, 3 * second)
    a = p1 - 1
    b = p2 - p1 - 1
    start = p1
    curve = p2 - (p1 + p1)
  }

  /// The coordinate at a parameter.
  @inlinable
  @inline(__always)
  func value(at t: Double) -> Double { t + (t - t * t) * (a + b * t) }

  /// Takes Householder's step of fourth order toward the parameter at a coordinate.
  ///
  /// The remaining error is error⁴ bend (3 jerk slope(0) − curve² − jerk slope) / slope⁷, which
  /// a guess's `reach` keeps below 2⁻⁵⁴.
  ///
  /// - Returns: The parameter, and whether the step was short enough to be the last.
  @inlinable
  @inline(__always)
  func step(from t: Double, to x: Double, reach: Double) -> (parameter: Double, isLast: Bool) {
    // x(t + h) = x(t) + slope h + bend h² − b h³
    let st = t - t * t
    let error = (x - t) - st * (a + b * t)
    let bt = (3 * b) * t
    let bend = curve - bt
    let slope = ((curve + curve) - bt) * t + start
    let g = slope * slope
    let be = bend * error
    let q = g + be
    let h = error * q / (slope * (q + be) - b * (error * error))
    return (t + h, error.magnitude < reach * g && st >= 0)
  }
}
