// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A line drawn by a pen or a finger.
///
/// ![The points of a pen, fewer points within a tolerance, and curves through these](strokes)
///
/// ```swift
/// let stroke = Stroke(through: [SIMD2(0, 0), SIMD2(15, 1), SIMD2(30, 0), SIMD2(30, 40)])
/// stroke.length  // 70.0666
/// stroke.simplified(within: 2).points.count  // 3
/// stroke.trimmed(from: 0, to: 0.5).length  // 35.0333
/// stroke.smoothed().segments.count  // 3
/// ```
/// A stroke is a polyline whose points have a pressure and a time, which derived strokes keep or
/// interpolate. A closed stroke has another segment, from its last point to its first, along which
/// the time is constant, because the time of the pen's return is unknown.
///
/// - Units: Points, seconds; y points down.
/// - Edge cases: A stroke may be empty or a single point. Points may be equal, and times may
///   decrease.
public struct Stroke: Hashable, Sendable {
  /// The points in drawing order, at most 1 048 576.
  public let points: [Stroke.Point]

  /// Whether the last point is joined to the first.
  public let isClosed: Bool

  /// Creates a stroke from points.
  ///
  /// - Parameters:
  ///   - points: The points in drawing order.
  ///   - isClosed: Whether the last is joined to the first. A stroke whose last point is equal to
  ///     its first may be closed or not.
  /// - Precondition: There are at most 1 048 576 points.
  public init(_ points: [Stroke.Point] = [], isClosed: Bool = false) {
    ParameterFlaw.trap(if: Stroke.flaw(count: points.count))
    self.points = points
    self.isClosed = isClosed
  }

  /// Creates a stroke from positions, with the pressure 1 and the time 0.
  ///
  /// - Parameters:
  ///   - positions: The positions in drawing order.
  ///   - isClosed: Whether the last is joined to the first.
  /// - Precondition: There are at most 1 048 576 positions, each within ±10¹⁵⁰.
  @inlinable
  public init(through positions: some Sequence<SIMD2<Double>>, isClosed: Bool = false) {
    self.init(positions.map { Stroke.Point($0) }, isClosed: isClosed)
  }

  /// The smallest rectangle that contains the points, or nil if the stroke is empty.
  ///
  /// - Complexity: O(*n*) for *n* points.
  public var bounds: Bounds? { Bounds(containing: points.lazy.map { $0.position }) }

  /// The total length of the segments, in the unit of the points.
  ///
  /// - Accuracy: An ulp for every segment.
  /// - Complexity: O(*n*) for *n* points.
  public var length: Double {
    var length = 0.0
    for index in points.indices.dropFirst() { length += distance(from: index - 1, to: index) }
    return isClosed ? length + distance(from: points.count - 1, to: 0) : length
  }

  /// The straight segments as a path.
  ///
  /// - Returns: A path that is empty for an empty stroke, and has no segments for a single point.
  public var path: BezierPath {
    var path = BezierPath()
    guard let first = points.first else { return path }
    path.move(to: first.position)
    for point in points.dropFirst() { path.addLine(to: point.position) }
    if isClosed { path.close() }
    return path
  }

  /// Returns the stroke mapped from one rectangle to another.
  ///
  /// Each axis is scaled by the ratio of the sizes, so corners are mapped to corners.
  ///
  /// - Parameters:
  ///   - source: The rectangle in which the stroke was drawn.
  ///   - target: The rectangle in which it is displayed.
  /// - Returns: The stroke with mapped positions, clamped to ±10¹⁵⁰.
  /// - Edge cases: Along an axis where the size of the source is 0, the stroke is moved and not
  ///   scaled.
  /// - Precondition: Both rectangles are finite.
  public func rescaled(from source: Bounds, to target: Bounds) -> Stroke {
    ParameterFlaw.trap(
      if: .first("source", finite: [source.minimum, source.maximum])
        ?? .first("target", finite: [target.minimum, target.maximum]))
    func ratio(_ size: Double, _ newSize: Double) -> Double {
      let ratio = newSize / size
      return size > 0 && ratio < .infinity ? ratio : 1
    }
    let scale = SIMD2(ratio(source.width, target.width), ratio(source.height, target.height))
    return Stroke(
      points.map {
        let position = ($0.position - source.minimum) * scale + target.minimum
        return Stroke.Point(
          BezierPath.clamped(position), pressure: $0.pressure, time: $0.time)
      }, isClosed: isClosed)
  }

  /// Returns the distance between two points.
  func distance(from first: Int, to second: Int) -> Double {
    first >= 0 ? (points[second].position - points[first].position).length : 0
  }

  /// The end of the segment that closes the stroke: the first point, with the time of the last.
  var closingPoint: Stroke.Point? {
    guard isClosed, let first = points.first, let last = points.last else { return nil }
    return Stroke.Point(first.position, pressure: first.pressure, time: last.time)
  }

  /// The largest number of points.
  static var limit: Int { 1_048_576 }

  static func flaw(count: Int) -> ParameterFlaw? {
    ParameterFlaw("the count of points", Double(count), .count(0...limit))
  }
}

#if !hasFeature(Embedded)
extension Stroke: Described {}

extension Stroke: Codable {
  /// Reads the points, and whether the stroke is closed, false unless given.
  ///
  /// - Throws: `DecodingError` if a number of a point is outside its range, or if there are more
  ///   than 1 048 576 points.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("points", "isClosed")
    var list = try container.nestedUnkeyedContainer(forKey: "points")
    try container.refuse(Stroke.flaw(count: list.count ?? 0))
    var points: [Stroke.Point] = []
    while !list.isAtEnd {
      try container.refuse(Stroke.flaw(count: points.count + 1))
      points.append(try list.decode(Stroke.Point.self))
    }
    self.init(
      points, isClosed: try container.decode(forKey: "isClosed", default: false))
  }
}
#endif
