// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Blob {
  /// The outline of the blob: a closed path of eleven segments around the origin.
  ///
  /// ```swift
  /// Blob.outline.length()  // 206.6232
  /// Blob.outline.bounds == Bounds(x: -33, y: -33, width: 66, height: 66)  // true
  /// ```
  /// - Complexity: The path is created on each access; store it.
  /// - Source: The shape of the blob in the article that ``Blob`` names.
  public static var outline: BezierPath {
    var path = BezierPath()
    path.move(to: SIMD2(13.71, -29.07))
    func add(
      _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
    ) {
      path.addCubic(to: SIMD2(x, y), control1: SIMD2(x1, y1), control2: SIMD2(x2, y2))
    }
    add(20.64, -25.95, 24.57, -20.72, 27.92, -14)
    add(30.08, -9.68, 33, -4.64, 33, 0.5)
    add(33, 10.93, 27.47, 17.84, 20.82, 26)
    add(16.02, 31.88, 7.63, 33, 0, 33)
    add(-6.21, 33, -11.89, 31.29, -16.72, 28.33)
    add(-19.59, 26.57, -22.22, 24.28, -23.86, 22)
    add(-25.19, 20.16, -26.74, 19.46, -28, 17)
    add(-30.24, 12.61, -33, 5.74, -33, 0.5)
    add(-33, -9.63, -31.23, -17.04, -23.86, -23)
    add(-18.17, -27.6, -12.51, -33, -4.57, -33)
    add(0.32, -33, 9.53, -30.95, 13.71, -29.07)
    path.close()
    return path
  }

  /// Returns the outline with each of its points moved towards the next.
  ///
  /// All points arrive at the same flow, so the shape changes between whole numbers and is the
  /// outline at each of them. The path itself is animated, not its transform.
  ///
  /// - Parameter flow: The number of points by which each moves. NaN is treated as 0, and so are
  ///   numbers of magnitude 2⁵³ and more, which are whole.
  /// - Returns: A path with the topology of the outline.
  /// - Complexity: Allocates. For use in every frame, store the outlines that begin at each
  ///   segment, and call ``BezierPath/interpolate(from:to:by:)`` between two of them.
  public static func outline(flow: Double) -> BezierPath {
    let outline = outline
    guard flow.magnitude < 0x1p+53 else { return outline }
    let whole = Elementary.floor(flow)
    let turns = Elementary.floor(whole / Double(outline.segments.count))
    let index = Int(whole - turns * Double(outline.segments.count))
    let from = outline.starting(atSegment: index)
    let to = outline.starting(atSegment: index + 1)
    return from.interpolated(to: to, by: flow - whole) ?? from
  }
}
