// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// Adds an arc of an ellipse to a point.
  ///
  /// Up to four arcs with these radii join the two points; the last two arguments choose one. Radii
  /// that are too small are increased in proportion.
  ///
  /// - Parameters:
  ///   - end: The end of the arc.
  ///   - radii: The radii of the ellipse; their signs are ignored.
  ///   - rotation: The angle of the first radius from the x axis, in radians.
  ///   - isLarge: Whether the arc is more than half of the ellipse.
  ///   - isClockwise: Whether it runs from the x axis to the y axis: clockwise on a screen, where y
  ///     points down.
  /// - Edge cases: With a radius of 0 it is a straight line. If the end is the current point,
  ///   nothing is added.
  /// - Accuracy: Within 4.3·10⁻⁶ of the larger radius; the end is exact to the bit.
  /// - Source: [SVG 2], appendix B.2.
  /// - Precondition: The rotation is finite, and the radii are within ±10¹⁵⁰.
  public mutating func addArc(
    to end: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double = 0, isLarge: Bool,
    isClockwise: Bool
  ) {
    BezierPath.check(end, "end")
    let radii = SIMD2(radii.x.magnitude, radii.y.magnitude)
    BezierPath.check(radii)
    require("rotation", rotation, .finite)
    guard currentPoint != end else { return }
    let arc = EllipticalArc(
      from: startOfSegment(), to: end, radii: radii, rotation: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    if let arc { arc.add(to: &self) } else { addLine(to: end) }
  }

  /// Adds an arc of an ellipse around a center.
  ///
  /// A straight line is added to the start of the arc, or a subpath begins there if the path has
  /// none.
  ///
  /// - Parameters:
  ///   - center: The center of the ellipse.
  ///   - radii: The radii of the ellipse.
  ///   - rotation: The angle of the first radius from the x axis, in radians.
  ///   - startAngle: The angle at which the arc begins, in radians from the first radius, measured
  ///     on the circle that is stretched to the ellipse.
  ///   - sweep: The angle of the arc in radians, positive for clockwise on a screen, where y points
  ///     down. An arc of more than a turn overlaps itself.
  /// - Accuracy: Within 4.3·10⁻⁶ of the larger radius.
  /// - Precondition: Angles are finite, the radii not negative and at most 10¹⁵⁰; the sweep is at
  ///   most a thousand turns.
  public mutating func addArc(
    center: SIMD2<Double>, radii: SIMD2<Double>, rotation: Double = 0, startAngle: Double,
    sweep: Double
  ) {
    BezierPath.check(center, "center")
    BezierPath.check(radii)
    require("rotation", rotation, .finite)
    require("startAngle", startAngle, .finite)
    precondition(sweep.magnitude <= 6284, "sweep must be at most 1000 turns, but is \(sweep)")
    let arc = EllipticalArc(
      center: center, radii: radii, rotation: rotation, startAngle: startAngle, sweep: sweep)
    if subpaths.isEmpty { move(to: arc.start) }
    if startOfSegment() != arc.start { addLine(to: arc.start) }
    if sweep != 0 { arc.add(to: &self) }
  }
}
