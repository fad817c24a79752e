// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An arc of an ellipse, as cubic segments.
///
/// All computation is on the unit circle, which the radii and the rotation map to the plane. Points
/// are computed relative to the start, so that an arc of a huge circle is as exact as one of a
/// small circle.
struct EllipticalArc {
  /// The images of the axes of the circle.
  private let axisX: SIMD2<Double>
  private let axisY: SIMD2<Double>

  /// The beginning of the arc on the unit circle.
  private let first: SIMD2<Double>

  /// The angle of the arc, in radians; positive from the x axis to the y axis.
  private let sweep: Double

  /// The beginning and the end of the arc in the plane.
  let start: SIMD2<Double>
  let end: SIMD2<Double>

  private init(
    radii: SIMD2<Double>, rotation: Double, first: SIMD2<Double>, sweep: Double,
    start: SIMD2<Double>, end: SIMD2<Double>
  ) {
    let (sine, cosine) = Elementary.sineAndCosine(rotation)
    axisX = SIMD2(cosine, sine) * radii.x
    axisY = SIMD2(-sine, cosine) * radii.y
    self.first = first
    self.sweep = sweep
    self.start = start
    self.end = end
  }

  /// Creates an arc from its center and its angles.
  init(
    center: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double, startAngle: Double,
    sweep: Double
  ) {
    let (sine, cosine) = Elementary.sineAndCosine(startAngle)
    let arc = EllipticalArc(
      radii: radii, rotation: rotation, first: SIMD2(cosine, sine), sweep: sweep, start: .zero,
      end: .zero)
    let start = BezierPath.clamped(center + (arc.axisX * cosine + arc.axisY * sine))
    // A whole turn ends at its beginning.
    let isWhole = sweep.magnitude == 2 * .pi
    self.init(
      radii: radii, rotation: rotation, first: SIMD2(cosine, sine), sweep: sweep, start: start,
      end: isWhole ? start : BezierPath.clamped(start + arc.offset(at: sweep)))
  }

  /// Creates the arc between two points, with radii that are increased if necessary.
  ///
  /// - Returns: `nil` where SVG requires a straight line instead, and where radii would have to
  ///   exceed 10¹⁵⁰.
  /// - Source: [SVG 2], appendix B.2.4 and B.2.5 (F.6.5 and F.6.6 of SVG 1.1).
  init?(
    from start: SIMD2<Double>, to end: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double,
    isLarge: Bool, isClockwise: Bool
  ) {
    let (sine, cosine) = Elementary.sineAndCosine(rotation)
    let half = start.scaled(by: 0.5) - end.scaled(by: 0.5)
    guard radii.x > 0, radii.y > 0 else { return nil }
    // Half of the chord, from its middle to the start, on the unit circle.
    let chord = SIMD2(
      (cosine * half.x + sine * half.y) / radii.x, (cosine * half.y - sine * half.x) / radii.y)
    let length = chord.length
    guard length > 0, length < .infinity else { return nil }
    let along = chord.normalized ?? .zero
    // The distance of the chord from the center; 0 if the radii are too small and must be
    // increased.
    let isShort = length < 1
    guard isShort || BezierPath.isLegal(Swift.max(radii.x, radii.y) * length) else { return nil }
    let height = isShort ? ((1 - length) * (1 + length)).squareRoot() : 0
    let across = SIMD2(along.y, -along.x) * (isLarge == isClockwise ? -height : height)
    let angle = 2 * Elementary.atan2(y: isShort ? length : 1, x: height)
    let sweep = isLarge ? 2 * .pi - angle : angle
    self.init(
      radii: isShort ? radii : radii * length, rotation: rotation,
      first: along * (isShort ? length : 1) - across, sweep: isClockwise ? sweep : -sweep,
      start: start, end: end)
  }

  /// Returns the offset of a point of the arc from its start.
  private func offset(at angle: Double) -> SIMD2<Double> {
    // cos − 1, without cancellation.
    let half = Elementary.sin(angle * 0.5)
    let (along, across) = (-2 * half * half, Elementary.sin(angle))
    let x = first.x * along - first.y * across
    let y = first.y * along + first.x * across
    return axisX * x + axisY * y
  }

  /// Returns the derivative of the point with respect to the angle.
  private func slope(at angle: Double) -> SIMD2<Double> {
    let (sine, cosine) = Elementary.sineAndCosine(angle)
    let x = first.x * cosine - first.y * sine
    let y = first.y * cosine + first.x * sine
    return axisY * x - axisX * y
  }

  /// Adds the arc to a path whose current point is its start.
  ///
  /// - Source: M. Goldapp, "Approximation of circular arcs by cubic polynomials", CAGD 8 (1991);
  ///   the error is 2/27 sin⁶(θ/4) / cos²(θ/4) of the radius.
  func add(to path: inout BezierPath) {
    // Eighths of a turn; a rounded quarter has two.
    let count = Swift.max(1, -Int(Elementary.floor(-sweep.magnitude / (.pi / 4) + 0x1p-40)))
    let step = sweep / Double(count)
    let reach = 4.0 / 3 * Elementary.tan(step * 0.25)
    var (from, leaving) = (start, slope(at: 0))
    for index in 1...count {
      let angle = sweep * (Double(index) / Double(count))
      let to = index == count ? end : BezierPath.clamped(start + offset(at: angle))
      let arriving = slope(at: angle)
      path.addCubic(
        to: to, control1: BezierPath.clamped(from + leaving * reach),
        control2: BezierPath.clamped(to - arriving * reach))
      (from, leaving) = (to, arriving)
    }
  }
}
