// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// Returns a smooth path along the stroke, whose curves join without corners.
  ///
  /// ```swift
  /// let zigzag = Stroke(through: (0..<5).map { SIMD2(Double($0) * 10, Double($0 % 2) * 8) })
  /// zigzag.smoothed().svg  // M0 0 C10 8 20 0 30 0 L30 0 L40 0
  /// ```
  /// In an open stroke, each curve takes two points as its handles and skips the next: it ends
  /// halfway between its second handle and the point after the skipped one, where the next curve
  /// begins. The two or three remaining points are joined by straight segments; if there is a
  /// curve, the first of these has length 0. For *n* ≥ 5 points there are (*n* − 3) / 2 curves,
  /// rounded down.
  ///
  /// In a closed stroke, each point is the handle of a quadratic curve from the middle of the
  /// segment before it to the middle of the segment after it, without any corner.
  ///
  /// - Returns: The path; it is empty for an empty stroke. The points of a closed stroke of fewer
  ///   than three points are joined by straight segments; a last point equal to the first is not
  ///   counted.
  /// - Complexity: O(*n*) for *n* points.
  /// - Source: The strokes of the app Haptics for iOS.
  public func smoothed() -> BezierPath { isClosed ? smoothedLoop : smoothedLine }

  private var smoothedLine: BezierPath {
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

  private var smoothedLoop: BezierPath {
    var positions = points.map { $0.position }
    if positions.count > 1, positions[0] == positions[positions.count - 1] {
      positions.removeLast()
    }
    guard positions.count > 2 else { return path }
    var path = BezierPath()
    path.move(to: Stroke.middle(positions[positions.count - 1], positions[0]))
    for index in positions.indices {
      let next = positions[index + 1 < positions.count ? index + 1 : 0]
      path.addQuadratic(to: Stroke.middle(positions[index], next), control: positions[index])
    }
    path.close()
    return path
  }

  private static func middle(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    (a + b) * 0.5
  }
}
