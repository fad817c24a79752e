// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A rectangle with horizontal and vertical sides.
///
/// ```swift
/// let screen = Bounds(x: 0, y: 0, width: 390, height: 844)
/// screen.center  // SIMD2<Double>(195.0, 422.0)
/// screen.union(Bounds(x: -10, y: 20, width: 5, height: 5)).width  // 400
/// ```
/// A rectangle without width or height is legal: it is a line or a point.
///
/// - Units: Points; y points down, so that the minimum is the top left corner.
@frozen
public struct Bounds: Hashable, Sendable {
  /// The top left corner, with the least coordinates.
  public let minimum: SIMD2<Double>

  /// The bottom right corner, with the greatest coordinates.
  public let maximum: SIMD2<Double>

  /// Creates a rectangle from two corners.
  ///
  /// - Parameters:
  ///   - minimum: The least coordinates.
  ///   - maximum: The greatest coordinates.
  /// - Precondition: No coordinate of `minimum` exceeds that of `maximum`, and none is NaN.
  @inlinable
  public init(minimum: SIMD2<Double>, maximum: SIMD2<Double>) {
    ParameterFlaw.trap(if: Bounds.flaw(minimum: minimum, maximum: maximum))
    self.minimum = minimum
    self.maximum = maximum
  }

  @inlinable
  static func flaw(minimum: SIMD2<Double>, maximum: SIMD2<Double>) -> ParameterFlaw? {
    ParameterFlaw(
      "maximum", unless: minimum.x <= maximum.x && minimum.y <= maximum.y,
      "must not be less than minimum, \(minimum), but is \(maximum)")
  }

  /// Creates a rectangle from its top left corner and its size.
  ///
  /// - Precondition: Width and height are not negative; no number is NaN.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    require("width", width, .notNegativeOrInfinite)
    require("height", height, .notNegativeOrInfinite)
    self.init(minimum: SIMD2(x, y), maximum: SIMD2(x + width, y + height))
  }

  /// Creates the smallest rectangle that contains all points.
  ///
  /// - Returns: `nil` if there is no point, or if a coordinate is NaN.
  /// - Complexity: O(*n*) for *n* points.
  @inlinable
  public init?(containing points: some Sequence<SIMD2<Double>>) {
    var minimum = SIMD2<Double>(repeating: .infinity)
    var maximum = -minimum
    for point in points {
      guard point.x == point.x && point.y == point.y else { return nil }
      minimum.replace(with: point, where: point .< minimum)
      maximum.replace(with: point, where: point .> maximum)
    }
    guard minimum.x <= maximum.x && minimum.y <= maximum.y else { return nil }
    self.init(minimum: minimum, maximum: maximum)
  }

  /// The top left corner.
  @inlinable
  public var origin: SIMD2<Double> { minimum }

  /// The width and the height.
  @inlinable
  public var size: SIMD2<Double> { maximum - minimum }

  /// The horizontal extent.
  @inlinable
  public var width: Double { maximum.x - minimum.x }

  /// The vertical extent.
  @inlinable
  public var height: Double { maximum.y - minimum.y }

  /// The center.
  @inlinable
  public var center: SIMD2<Double> { minimum.interpolated(to: maximum, by: 0.5) }

  /// The length of the diagonal.
  @inlinable
  public var diagonal: Double { size.magnitude }

  /// Returns whether a point lies inside or on a side.
  @inlinable
  public func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= minimum.x && point.x <= maximum.x && point.y >= minimum.y && point.y <= maximum.y
  }

  /// Returns the smallest rectangle that contains both rectangles.
  @inlinable
  public func union(_ other: Bounds) -> Bounds {
    Bounds(
      minimum: pointwiseMin(minimum, other.minimum), maximum: pointwiseMax(maximum, other.maximum))
  }

  /// Returns the intersection of both rectangles, or nil if they are disjoint.
  ///
  /// Rectangles that only touch share a line or a point.
  @inlinable
  public func intersection(_ other: Bounds) -> Bounds? {
    let lower = pointwiseMax(minimum, other.minimum)
    let upper = pointwiseMin(maximum, other.maximum)
    guard lower.x <= upper.x && lower.y <= upper.y else { return nil }
    return Bounds(minimum: lower, maximum: upper)
  }

  /// Returns the rectangle with each side moved inwards, or outwards for a negative distance.
  ///
  /// - Edge cases: Sides that would pass each other meet in the middle. NaN moves no side.
  @inlinable
  public func inset(by distance: Double) -> Bounds {
    guard distance == distance else { return self }
    let (lower, upper) = (minimum + distance, maximum - distance)
    let isNarrow = lower .> upper
    return Bounds(
      minimum: lower.replacing(with: center, where: isNarrow),
      maximum: upper.replacing(with: center, where: isNarrow))
  }
}
