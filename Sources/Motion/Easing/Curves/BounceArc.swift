// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A flight of the ball of `bounce` between two instants on the ground: a parabola.
///
/// Each form of the curve has flights of its own, whose ends and vertex are the doubles nearest to
/// multiples of 1/11 or 1/22. Heights are exact at these instants, and never below the ground or
/// above the vertex: were the flights of one form those of another in reverse, 1 − t would miss
/// their ends by an ulp.
struct BounceArc {
  /// The instants at which the ball leaves the ground, is highest, and lands.
  let begin, vertex, end: Double

  /// The height of the vertex.
  let top: Double

  /// The curvature, so rounded that the height of the vertex is exact.
  var factor = BounceArc.curvature

  /// The quotient of the height below the vertex and the square of the time from it.
  static var curvature: Double { 7.5625 }

  /// The same for the forms at half size.
  static var halfCurvature: Double { 2 * curvature }

  /// The height above the ground at an instant of the flight.
  func height(at t: Double) -> Double { factor * ((t - begin) * (end - t)) }

  /// The flight of the "in" form at an instant; nil if the ball rises for good.
  static func `in`(at t: Double) -> BounceArc? {
    if t < 1.0 / 11 { return BounceArc(begin: 0, vertex: 0.5 / 11, end: 1.0 / 11, top: 0x1p-6) }
    if t < 3.0 / 11 {
      return BounceArc(
        begin: 1.0 / 11, vertex: 2.0 / 11, end: 3.0 / 11, top: 0x1p-4, factor: 7.5625 + 0x1p-49)
    }
    return t < 7.0 / 11
      ? BounceArc(begin: 3.0 / 11, vertex: 5.0 / 11, end: 7.0 / 11, top: 0x1p-2) : nil
  }

  /// The flight of the "out" form at an instant; nil before the ball first lands.
  static func out(at t: Double) -> BounceArc? {
    if t < 4.0 / 11 { return nil }
    if t < 8.0 / 11 {
      return BounceArc(begin: 4.0 / 11, vertex: 6.0 / 11, end: 8.0 / 11, top: 0x1p-2)
    }
    return t < 10.0 / 11
      ? BounceArc(begin: 8.0 / 11, vertex: 9.0 / 11, end: 10.0 / 11, top: 0x1p-4)
      : BounceArc(begin: 10.0 / 11, vertex: 10.5 / 11, end: 1, top: 0x1p-6)
  }

  /// The flight of the second half of the "inOut" form; nil before the ball first lands.
  static func secondHalf(at t: Double) -> BounceArc? {
    if t < 15.0 / 22 { return nil }
    if t < 19.0 / 22 {
      return BounceArc(
        begin: 15.0 / 22, vertex: 17.0 / 22, end: 19.0 / 22, top: 0x1p-3, factor: 15.125 - 0x1p-49)
    }
    return t < 21.0 / 22
      ? BounceArc(
        begin: 19.0 / 22, vertex: 20.0 / 22, end: 21.0 / 22, top: 0x1p-5, factor: halfCurvature)
      : BounceArc(
        begin: 21.0 / 22, vertex: 21.5 / 22, end: 1, top: 0x1p-7, factor: halfCurvature)
  }

  /// The instants in (0, 1) of a form at which the ball is on the ground or highest.
  static func turningPoints(_ mode: Easing.PennerMode) -> [Double] {
    let rising = [0.5, 1, 2, 3, 5, 7]
    switch mode {
    case .in: return rising.map { $0 / 11 }
    case .out: return rising.reversed().map { (11 - $0) / 11 }
    case .inOut: return rising.map { $0 / 22 } + [0.5] + rising.reversed().map { (22 - $0) / 22 }
    }
  }
}

extension BounceArc {
  /// The value and the slope of `bounce` at a progress in [0, 1].
  ///
  /// It is not inlined: the short paths of the other curves stay short.
  @inline(never)
  static func sample(
    _ mode: Easing.PennerMode, at progress: Double
  ) -> (value: Double, slope: Double) {
    switch mode {
    case .in: return sampleIn(at: progress)
    case .out: return sampleOut(at: progress)
    case .inOut:
      guard progress < 0.5 else { return sampleSecondHalf(at: progress) }
      let (value, slope) = sampleIn(at: 2 * progress)
      return (value / 2, slope)
    }
  }

  /// The value and the slope of the "in" form.
  static func sampleIn(at t: Double) -> (value: Double, slope: Double) {
    if let arc = `in`(at: t) {
      return (arc.height(at: t), 2 * curvature * (arc.vertex - t))
    }
    let value = t > 7.0 / 11 ? 1 - curvature * (1 - t) * (1 - t) : 0
    return (value, 2 * curvature * (1 - t))
  }

  /// The value and the slope of the "out" form.
  private static func sampleOut(at t: Double) -> (value: Double, slope: Double) {
    guard let arc = out(at: t) else { return (curvature * t * t, 2 * curvature * t) }
    return (1 - arc.height(at: t), 2 * curvature * (t - arc.vertex))
  }

  /// The value and the slope of the second half of the "inOut" form.
  private static func sampleSecondHalf(at t: Double) -> (value: Double, slope: Double) {
    let (curvature, rise) = (halfCurvature, t - 0.5)
    guard let arc = secondHalf(at: t) else {
      return (0.5 + curvature * rise * rise, 2 * curvature * rise)
    }
    return (1 - arc.height(at: t), 2 * curvature * (t - arc.vertex))
  }
}
