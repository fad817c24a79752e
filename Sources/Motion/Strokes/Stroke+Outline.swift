// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// Returns the outline of the stroke as a round pen draws it whose width varies.
  ///
  /// ```swift
  /// let line = Stroke(through: [SIMD2(0, 0), SIMD2(100, 0)])
  /// line.outline { _ in 10 }.bounds?.width  // 110.0
  /// ```
  /// Between two points the width changes evenly. The width may follow from the pressure, from the
  /// time, or from both:
  /// ```swift
  /// let drawn = Stroke([
  ///   .init(SIMD2(0, 0), pressure: 0.2), .init(SIMD2(60, 20), pressure: 1),
  ///   .init(SIMD2(120, 0), pressure: 0.4),
  /// ])
  /// let ink = drawn.smoothed(within: 0.1).outline { 2 + 6 * $0.pressure }
  /// ink.bounds?.minimum.x  // -1.6
  /// ```
  ///
  /// - Parameter width: The width of the pen at a point, in the unit of the positions.
  /// - Returns: A path to be filled by the nonzero rule: for each segment the convex hull of the pen at
  ///   its two ends, all in the same direction. It is empty for an empty stroke; where the width is 0 at
  ///   both ends of a segment, nothing is drawn.
  /// - Accuracy: Arcs are cubics, within 4.3 · 10⁻⁶ of their radius.
  /// - Complexity: O(*n*) for *n* points.
  /// - Precondition: The widths are in 0...1e150.
  public func outline(width: (Stroke.Point) -> Double) -> BezierPath {
    let pens = points.map { point -> (center: SIMD2<Double>, radius: Double) in
      let width = width(point)
      require("width", width, .range(0...1e150))
      return (point.position, width / 2)
    }
    var path = BezierPath()
    if pens.count == 1 { path.addHull(of: pens[0], pens[0]) }
    for index in pens.indices.dropFirst() { path.addHull(of: pens[index - 1], pens[index]) }
    if isClosed, pens.count > 2 { path.addHull(of: pens[pens.count - 1], pens[0]) }
    return path
  }
}

extension BezierPath {
  /// Adds the convex hull of two circles, clockwise as it is seen with y down.
  fileprivate mutating func addHull(
    of first: (center: SIMD2<Double>, radius: Double),
    _ second: (center: SIMD2<Double>, radius: Double)
  ) {
    let way = second.center - first.center
    let (distance, change) = (way.length, first.radius - second.radius)
    guard distance > change.magnitude else {
      let larger = change < 0 ? second : first
      guard larger.radius > 0 else { return }
      let circle = EllipticalArc(
        center: larger.center, radii: SIMD2(repeating: larger.radius), rotation: 0, startAngle: 0,
        sweep: 2 * Double.pi)
      move(to: circle.start)
      circle.add(to: &self)
      close()
      return
    }
    // The tangents touch the circles at this angle from the way, on both sides of it.
    let heading = Elementary.atan2(y: way.y, x: way.x)
    let cosine = change / distance
    let angle = Elementary.atan2(y: ((1 - cosine) * (1 + cosine)).squareRoot(), x: cosine)
    let back = EllipticalArc(
      center: first.center, radii: SIMD2(repeating: first.radius), rotation: 0,
      startAngle: heading + angle, sweep: 2 * (Double.pi - angle))
    let front = EllipticalArc(
      center: second.center, radii: SIMD2(repeating: second.radius), rotation: 0,
      startAngle: heading - angle, sweep: 2 * angle)
    move(to: back.start)
    back.add(to: &self)
    addLine(to: front.start)
    front.add(to: &self)
    close()
  }
}
