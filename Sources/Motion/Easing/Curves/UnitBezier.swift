// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x.
///
/// It rounds x and y alike: a curve with y = x is the identity to the last bits.
@frozen
@usableFromInline
package struct UnitBezier: Sendable {
  /// The polynomials of both coordinates, whose coefficients no sample computes again.
  @usableFromInline let input: BezierCoordinate
  @usableFromInline let output: BezierCoordinate

  /// The first approximation of a parameter.
  @usableFromInline let guess: BezierGuess

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    input = BezierCoordinate(x1, x2)
    output = BezierCoordinate(y1, y2)
    guess = BezierGuess(x1, x2)
  }

  // The control points.
  @inlinable
  package var x1: Double { input.first }
  @inlinable
  package var y1: Double { output.first }
  @inlinable
  package var x2: Double { input.second }
  @inlinable
  package var y2: Double { output.second }

  /// The curve whose output is its input.
  static let identity = UnitBezier(1 / 3, 1 / 3, 2 / 3, 2 / 3)

  /// The output at a parameter.
  @inlinable
  @inline(__always)
  func y(at t: Double) -> Double { output.value(at: t) }

  /// The input at a parameter.
  func x(at t: Double) -> Double { input.value(at: t) }

  /// Returns the output at an input, which is clamped to [0, 1]; NaN is treated as 0.
  @inlinable
  @inline(__always)
  func value(at x: Double) -> Double { x > 0 ? (x < 1 ? y(at: parameter(at: x)) : 1) : 0 }

  /// Returns the output and the slope at an input in (0, 1), from one solution.
  @inlinable
  @inline(__always)
  func state(at x: Double) -> KinematicState<Double> {
    let t = parameter(at: x)
    return KinematicState(value: y(at: t), velocity: slope(at: t))
  }

  /// Returns the output and the slope at an input in (0, 1); where the curve is almost vertical,
  /// the slope may be infinite too.
  @inlinable
  @inline(__always)
  func unboundedState(at x: Double) -> KinematicState<Double> {
    let t = parameter(at: x)
    let (run, rise) = rates(at: t)
    let slope = run > 0 ? rise / run : UnitBezier.slope(at: t, rise: rise, x1, y1, x2, y2)
    return KinematicState(value: y(at: t), velocity: slope)
  }

  /// Returns the parameter at which the curve has an input in (0, 1).
  ///
  /// A rational guess and one step of fourth order; if that is not enough, further steps.
  @inlinable
  @inline(__always)
  func parameter(at x: Double) -> Double {
    let step = input.step(from: guess.parameter(at: x), to: x, reach: guess.reach)
    if step.isLast { return step.parameter }
    return UnitBezier.steepParameter(at: x, x1, x2, from: step.parameter, reach: guess.reach)
  }

  /// Returns the parameter at an input, by a second step, or by a search where the curve is
  /// steeper.
  ///
  /// It takes the numbers that it needs: if it were a method, every sample would store a copy of
  /// the curve to point to, though this is rarely called.
  @inlinable
  @inline(never)
  static func steepParameter(
    at x: Double, _ x1: Double, _ x2: Double, from start: Double, reach: Double
  ) -> Double {
    let step = BezierCoordinate(x1, x2).step(from: start, to: x, reach: reach)
    return step.isLast ? step.parameter : parameter(at: x, x1, x2, from: step.parameter)
  }

  /// Returns the parameter at an input, by steps of fourth order kept inside a bracket.
  @inlinable
  @inline(never)
  static func parameter(
    at x: Double, _ x1: Double, _ x2: Double, from start: Double
  ) -> Double {
    let (p1, p2) = (3 * x1, 3 * x2)
    let jerk = 1 + (p1 - p2)
    let curve = p2 - (p1 + p1)
    var low = 0.0
    var high = 1.0
    var t = start > 0 && start < 1 ? start : x
    // The search starts on the correct side of the inflection or at it, not a few bits beyond it.
    let inflection = -curve / (3 * jerk)
    if inflection > 0 && inflection < 1 {
      let s = 1 - inflection
      let error = x - inflection * (p1 * s * s + inflection * (p2 * s + inflection))
      if error == 0 { return inflection }
      if error > 0 { low = inflection } else { high = inflection }
      if t < low || t > high { t = inflection }
    }
    for round in 1...200 {
      let s = 1 - t
      let error = x - t * (p1 * s * s + t * (p2 * s + t))
      if error == 0 { return t }
      if error > 0 { low = t } else { high = t }
      let bend = 3 * jerk * t + curve
      // All but the middle term are positive, so a small slope keeps its digits.
      let slope = p1 * s * s + 2 * (p2 - p1) * s * t + (3 - p2) * t * t
      let g = slope * slope
      let q = bend * error
      let step = error * (g + q) / (slope * (g + 2 * q) + jerk * (error * error))
      var next = t + step
      // A step that leaves the bracket, or every eighth step, is a bisection instead.
      let isInside = next > low && next < high && round % 8 != 0
      if !isInside { next = low + (high - low) / 2 }
      if next == t || next == low || next == high { return next }
      t = next
      // After so small a step the error of fourth order is below rounding.
      if isInside && abs(step) <= 0x1p-16 * slope { return t }
    }
    return t
  }

  /// The slope dy/dx at a parameter, infinite where the curve is vertical and nowhere else.
  @inlinable
  @inline(__always)
  func slope(at t: Double) -> Double {
    let (run, rise) = rates(at: t)
    if run > 0 { return UnitBezier.clampedQuotient(rise, run) }
    return UnitBezier.slope(at: t, rise: rise, x1, y1, x2, y2)
  }

  /// Returns a third of dx/dt and of dy/dt at a parameter.
  @inlinable
  @inline(__always)
  func rates(at t: Double) -> (run: Double, rise: Double) {
    let s = 1 - t
    let (ss, st, tt) = (s * s, 2 * s * t, t * t)
    return (
      input.first * ss + input.middle * st + input.last * tt,
      output.first * ss + output.middle * st + output.last * tt
    )
  }

  /// Returns the slope where the curve is vertical, or where both derivatives vanish.
  ///
  /// There the limit is the ratio of the next derivatives.
  @usableFromInline
  @inline(never)
  static func slope(
    at t: Double, rise: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    if rise != 0 { return rise > 0 ? .infinity : -.infinity }
    // Approached from t > 0 at the start and from t < 1 at the end.
    let bendX = (x2 - 2 * x1) + (1 + 3 * x1 - 3 * x2) * t
    let bendY = (y2 - 2 * y1) + (1 + 3 * y1 - 3 * y2) * t
    if bendX != 0 { return UnitBezier.clampedQuotient(bendY, bendX) }
    if bendY != 0 { return (bendY > 0) == (t < 1) ? .infinity : -.infinity }
    return (1 + 3 * y1 - 3 * y2) / (1 + 3 * x1 - 3 * x2)
  }

  /// The slope with which css-easing-2 extends the curve before 0.
  var startGradient: Double {
    if x1 > 0 { return UnitBezier.clampedQuotient(y1, x1) }
    if y1 == 0 && x2 > 0 { return UnitBezier.clampedQuotient(y2, x2) }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  /// The slope with which css-easing-2 extends the curve after 1.
  var endGradient: Double {
    if x2 < 1 { return UnitBezier.clampedQuotient(y2 - 1, x2 - 1) }
    if y2 == 1 && x1 < 1 { return UnitBezier.clampedQuotient(y1 - 1, x1 - 1) }
    return y2 == 1 && y1 == 1 ? 1 : 0
  }

  /// A quotient that overflows to the largest finite number.
  @inlinable
  @inline(__always)
  static func clampedQuotient(_ a: Double, _ b: Double) -> Double { (a / b).clampedToFinite }

  /// Returns the integral of the output over the inputs from 0 to one in [0, 1].
  ///
  /// The curve is cut at the input by de Casteljau's construction; the area below a cubic is a sum
  /// of products of its control points.
  func integral(to x: Double) -> Double {
    let t = x >= 1 ? 1 : x <= 0 ? 0 : parameter(at: x)
    let s = 1 - t
    let (a1, b1) = (x1 * t, y1 * t)
    let (c1, d1) = (x1 * s + x2 * t, y1 * s + y2 * t)
    let (e1, f1) = (x2 * s + t, y2 * s + t)
    let (a2, b2) = (a1 * s + c1 * t, b1 * s + d1 * t)
    let (c2, d2) = (c1 * s + e1 * t, d1 * s + f1 * t)
    let (a3, b3) = (a2 * s + c2 * t, b2 * s + d2 * t)
    let first = a1 * (6 * b1 + 3 * b2 + b3)
    let second = (a2 - a1) * (6 * b1 + 6 * b2 + 4 * b3)
    let third = (a3 - a2) * (3 * b1 + 6 * b2 + 10 * b3)
    return (first + second + third) / 20
  }

  /// The inputs in (0, 1) at which the output turns.
  var turningPoints: [Double] {
    // y′(t)/3 = p t² + 2 q t + r
    let p = 1 + 3 * y1 - 3 * y2
    let q = y2 - 2 * y1
    let r = y1
    var parameters: [Double] = []
    let discriminant = q * q - p * r
    if p == 0 {
      if q != 0 { parameters = [-r / (2 * q)] }
    } else if discriminant > 0 {
      let root = discriminant.squareRoot()
      let larger = q < 0 ? -q + root : -q - root
      parameters = larger == 0 ? [0] : [larger / p, r / larger]
    }
    return parameters.filter { $0 > 0 && $0 < 1 }.map { x(at: $0) }.sorted()
  }
}

extension UnitBezier: Hashable {
  /// Compares the control points, which determine the guess.
  @inlinable
  package static func == (a: UnitBezier, b: UnitBezier) -> Bool {
    a.x1 == b.x1 && a.y1 == b.y1 && a.x2 == b.x2 && a.y2 == b.y2
  }

  /// Hashes the control points.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(x1)
    hasher.combine(y1)
    hasher.combine(x2)
    hasher.combine(y2)
  }
}
