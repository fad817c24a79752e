// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// Returns a smooth path through every point of the stroke.
  ///
  /// ```swift
  /// let zigzag = Stroke(through: (0..<5).map { SIMD2(Double($0) * 10, Double($0 % 2) * 8) })
  /// zigzag.smoothed().bounds?.height  // 8.0
  /// ```
  /// Between two points there is one cubic curve, and the curves join without a corner. A point where
  /// the stroke turns back stays a sharp tip. The spline is centripetal: between near points it turns
  /// sharply, and it makes neither loops nor cusps between two points. A new point of a stroke that is
  /// being drawn changes the last curve alone: what is drawn follows the finger without a lag, and what
  /// lies behind it stays.
  ///
  /// - Returns: The path; it is empty for an empty stroke. Of equal points in a row one counts. The
  ///   points of a closed stroke of fewer than three points are joined by straight segments.
  /// - Complexity: O(*n*) for *n* points.
  /// - Source: E. Catmull, R. Rom, A Class of Local Interpolating Splines, 1974; P. J. Barry,
  ///   R. N. Goldman, A Recursive Evaluation Algorithm for a Class of Catmull–Rom Splines, 1988;
  ///   C. Yuksel, S. Schaefer, J. Keyser, Parameterization and Applications of Catmull–Rom Curves,
  ///   2011, for the centripetal parameters.
  public func smoothed() -> BezierPath {
    var places: [SIMD2<Double>] = []
    for point in points where places.last != point.position { places.append(point.position) }
    if isClosed, places.count > 1, places[0] == places[places.count - 1] { places.removeLast() }
    guard places.count > 2 else { return path }
    let count = places.count
    // The square roots of the distances are the times between the points.
    let times = places.indices.map {
      let next = places[$0 + 1 < count ? $0 + 1 : 0]
      return Elementary.hypot(next.x - places[$0].x, next.y - places[$0].y).squareRoot()
    }
    let velocities = places.indices.map { index -> SIMD2<Double>? in
      guard isClosed || index > 0 && index < count - 1 else { return nil }
      let before = index > 0 ? index - 1 : count - 1
      let next = places[index + 1 < count ? index + 1 : 0]
      let (arrival, departure) = (times[before], times[index])
      return (places[index] - places[before]) / arrival + (next - places[index]) / departure
        - (next - places[before]) / (arrival + departure)
    }
    var path = BezierPath()
    path.move(to: places[0])
    for index in 0..<(isClosed ? count : count - 1) {
      let end = index + 1 < count ? index + 1 : 0
      let step = places[end] - places[index]
      // At an end of the stroke the curve points at its neighbour.
      let departure = velocities[index].map { $0 * (times[index] / 3) } ?? step / 3
      let arrival = velocities[end].map { $0 * (times[index] / 3) } ?? step / 3
      path.addCubic(
        to: places[end], control1: places[index] + departure, control2: places[end] - arrival)
    }
    if isClosed { path.close() }
    return path
  }

  /// Returns the stroke along its smooth path, with pressures and times between those of its points.
  ///
  /// ```swift
  /// let zigzag = Stroke(through: (0..<5).map { SIMD2(Double($0) * 10, Double($0 % 2) * 8) })
  /// zigzag.smoothed(within: 0.1).points.count  // 31
  /// ```
  /// It has every point of the stroke, and so many between two of them that its segments are as near
  /// to ``smoothed()`` as the tolerance says.
  ///
  /// - Parameter tolerance: The greatest distance of the segments from the curves.
  /// - Returns: The stroke; of equal points in a row it has one. Of a stroke of fewer than three points
  ///   it has the points.
  /// - Edge cases: There are at most 1 048 576 points, however small the tolerance is.
  /// - Complexity: O(*n*) for *n* points of the result.
  /// - Precondition: The tolerance is positive and finite.
  /// - Source: G. Wang, The Subdivision Method for Finding the Intersection between Two Bézier Curves
  ///   or Surfaces, 1984, for the number of segments.
  public func smoothed(within tolerance: Double) -> Stroke {
    require("tolerance", tolerance, .positive)
    // The points between which the curves of the smooth path lie.
    var corners: [Stroke.Point] = []
    for point in points where corners.last?.position != point.position { corners.append(point) }
    if isClosed, let last = corners.last, last.position == corners[0].position {
      corners.removeLast()
    }
    guard corners.count > 2 else { return self }
    let curves = smoothed().segments
    let most = Swift.max(1, (Stroke.limit - 1) / curves.count)
    var smooth = [corners[0]]
    for (index, curve) in curves.enumerated() {
      let start = corners[index]
      let end = index + 1 < corners.count ? corners[index + 1] : closingPoint ?? corners[0]
      let bend = Swift.max(
        (curve.start - 2 * curve.control1 + curve.control2).length,
        (curve.control1 - 2 * curve.control2 + curve.end).length)
      let exact = (0.75 * bend / tolerance).squareRoot()
      let count = exact < Double(most) ? Swift.max(1, Int(exact) + 1) : most
      for step in 1..<count {
        let part = Double(step) / Double(count)
        let between = start.interpolated(to: end, by: part)
        smooth.append(
          Stroke.Point(
            BezierPath.clamped(curve.value(at: part)), pressure: between.pressure,
            time: between.time))
      }
      // The curve that closes a stroke ends at its first point, which is there.
      if index + 1 < corners.count { smooth.append(end) }
    }
    return Stroke(smooth, isClosed: isClosed)
  }

  /// Returns the path that the app Haptics draws along an open stroke, which omits points.
  ///
  /// ```swift
  /// let zigzag = Stroke(through: (0..<5).map { SIMD2(Double($0) * 10, Double($0 % 2) * 8) })
  /// zigzag.smoothedOmittingPoints().svg  // M0 0 C10 8 20 0 30 0 L30 0 L40 0
  /// ```
  /// Each curve takes two points as its handles and skips the next: it ends halfway between its second
  /// handle and the point after the skipped one, where the next curve begins. The two or three
  /// remaining points are joined by straight segments; if there is a curve, the first of these has
  /// length 0. For *n* ≥ 5 points there are (*n* − 3) / 2 curves, rounded down. What is drawn at a
  /// skipped point is lost: ``smoothed()`` keeps it.
  ///
  /// - Returns: The path of the points in their order, whether the stroke is closed or not; it is
  ///   empty for an empty stroke.
  /// - Complexity: O(*n*) for *n* points.
  /// - Source: The strokes of the app Haptics for iOS.
  public func smoothedOmittingPoints() -> BezierPath {
    var path = BezierPath()
    guard let first = points.first else { return path }
    path.move(to: first.position)
    // The remaining points are `head`, if it is not nil, and those from `index` onwards.
    var head: SIMD2<Double>?
    var index = 1
    while points.count - index >= (head == nil ? 4 : 3) {
      let start = index - (head == nil ? 0 : 1)
      let middle = Stroke.middle(points[start + 1].position, points[start + 3].position)
      path.addCubic(
        to: middle, control1: head ?? points[start].position,
        control2: points[start + 1].position)
      head = middle
      index = start + 3
    }
    if let head { path.addLine(to: head) }
    for point in points[index...] { path.addLine(to: point.position) }
    return path
  }

  private static func middle(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    (a + b) * 0.5
  }
}
