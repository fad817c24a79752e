// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// The distance of the control points of a quarter circle from its ends, in radii.
  ///
  /// It is 4/3 (√2 − 1): the middle of the segment lies on the circle.
  private static var quarter: Double { 0x1.1ac5111534a22p-1 }

  /// Returns a circle of four segments.
  ///
  /// It begins at the right and continues downwards, clockwise on a screen.
  ///
  /// - Accuracy: Outside the circle by up to 2.8·10⁻⁴ radii, and longer by 1.5·10⁻⁴.
  /// - Precondition: The radius is not negative and at most 10¹⁵⁰.
  public static func circle(center: SIMD2<Double> = .zero, radius: Double) -> BezierPath {
    ellipse(center: center, radii: SIMD2(radius, radius))
  }

  /// Returns an ellipse of four segments that fills a rectangle.
  public static func ellipse(in bounds: Bounds) -> BezierPath {
    ellipse(center: bounds.center, radii: bounds.size * 0.5)
  }

  /// Returns an ellipse of four segments, with horizontal and vertical axes.
  ///
  /// - Precondition: The radii are not negative and at most 10¹⁵⁰.
  public static func ellipse(center: SIMD2<Double>, radii: SIMD2<Double>) -> BezierPath {
    check(radii)
    let handle = radii * quarter
    let (right, down) = (SIMD2(radii.x, 0), SIMD2(0, radii.y))
    let (toRight, toDown) = (SIMD2(handle.x, 0), SIMD2(0, handle.y))
    var path = BezierPath()
    path.move(to: center + right)
    path.addCubic(
      to: center + down, control1: center + (right + toDown), control2: center + (down + toRight))
    path.addCubic(
      to: center - right, control1: center + (down - toRight),
      control2: center - (right - toDown))
    path.addCubic(
      to: center - down, control1: center - (right + toDown),
      control2: center - (down + toRight))
    path.addCubic(
      to: center + right, control1: center - (down - toRight),
      control2: center + (right - toDown))
    path.close()
    return path
  }

  /// Returns a rectangle of four lines, clockwise on a screen from its top left corner.
  public static func rectangle(_ bounds: Bounds) -> BezierPath {
    let (minimum, maximum) = (bounds.minimum, bounds.maximum)
    var path = BezierPath()
    path.move(to: minimum)
    path.addLine(to: SIMD2(maximum.x, minimum.y))
    path.addLine(to: maximum)
    path.addLine(to: SIMD2(minimum.x, maximum.y))
    path.addLine(to: minimum)
    path.close()
    return path
  }

  /// Returns a rectangle with rounded corners, of eight segments whatever the radius is.
  ///
  /// It begins after the top left corner and continues clockwise on a screen. Any two rounded
  /// rectangles can be morphed into each other.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle.
  ///   - cornerRadius: The radius of the corners, clamped to half of the shorter side.
  /// - Returns: A closed path.
  /// - Precondition: The radius is not negative.
  public static func roundedRectangle(_ bounds: Bounds, cornerRadius: Double) -> BezierPath {
    require("cornerRadius", cornerRadius, .notNegativeOrInfinite)
    let (size, minimum, maximum) = (bounds.size, bounds.minimum, bounds.maximum)
    let radius = Swift.min(cornerRadius, Swift.min(size.x, size.y) * 0.5)
    let handle = radius * (1 - quarter)
    var path = BezierPath()
    path.move(to: SIMD2(minimum.x + radius, minimum.y))
    path.addLine(to: SIMD2(maximum.x - radius, minimum.y))
    path.addCubic(
      to: SIMD2(maximum.x, minimum.y + radius), control1: SIMD2(maximum.x - handle, minimum.y),
      control2: SIMD2(maximum.x, minimum.y + handle))
    path.addLine(to: SIMD2(maximum.x, maximum.y - radius))
    path.addCubic(
      to: SIMD2(maximum.x - radius, maximum.y), control1: SIMD2(maximum.x, maximum.y - handle),
      control2: SIMD2(maximum.x - handle, maximum.y))
    path.addLine(to: SIMD2(minimum.x + radius, maximum.y))
    path.addCubic(
      to: SIMD2(minimum.x, maximum.y - radius), control1: SIMD2(minimum.x + handle, maximum.y),
      control2: SIMD2(minimum.x, maximum.y - handle))
    path.addLine(to: SIMD2(minimum.x, minimum.y + radius))
    path.addCubic(
      to: SIMD2(minimum.x + radius, minimum.y), control1: SIMD2(minimum.x, minimum.y + handle),
      control2: SIMD2(minimum.x + handle, minimum.y))
    path.close()
    return path
  }

  static func check(_ radii: SIMD2<Double>) {
    precondition(
      radii.x >= 0 && radii.y >= 0 && isLegal(radii.x) && isLegal(radii.y),
      "radii must be in 0...1e150, but are \(radii)")
  }
}
