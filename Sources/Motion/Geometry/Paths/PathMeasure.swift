// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A path with measured lengths, for evaluation by arc length.
///
/// ![Marks on a path at equal parameters are uneven, at equal lengths they are even](paths)
///
/// Even steps of a segment's parameter are uneven in length. A measure finds the point at a length
/// of the path, and the direction in which the path continues:
/// ```swift
/// let measure = PathMeasure(.circle(center: .zero, radius: 50))
/// measure.length  // 314.2033
/// let half = measure.state(atLength: measure.length / 2)
/// half.value.x  // -50
/// half.velocity.y  // -1
/// ```
/// Create it once for a path, and sample it any number of times; for a motion along the path, see
/// ``traversed(by:)``.
///
/// - Units: Lengths are in the unit of the points.
/// - Accuracy: Every length, and so every position along the path, is within `accuracy`, or within
///   10⁻¹² of the whole if that is more. Ends of segments are exact to the bit.
/// - Edge cases: Between subpaths the position jumps, at no length. A path of length 0 stays at its
///   start, an empty one at the origin.
/// - Complexity: O(*n*) to create, for *n* segments. A sample is a binary search and about three
///   quadratures of 8 nodes, and allocates nothing.
public struct PathMeasure: Equatable, Sendable {
  /// The path that is measured.
  public let path: BezierPath

  /// The allowed error of lengths, 0 for the best accuracy.
  public let accuracy: Double

  /// The total length of all subpaths.
  public let length: Double

  /// The length at which each segment begins, and the total length.
  ///
  /// They never decrease. For a path without segments, the list is a single 0.
  public let keyLengths: [Double]

  @usableFromInline let arcs: MeasuredArcs<SIMD2<Double>>

  /// Measures a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - accuracy: The allowed error of lengths, in the unit of the points; 0 for the best
  ///     accuracy. With an accuracy of 0.001, a measure typically has a third of the pieces that it
  ///     has with 0.
  /// - Precondition: The accuracy is not negative and not NaN.
  public init(_ path: BezierPath, accuracy: Double = 0) {
    require("accuracy", accuracy, .notNegativeOrInfinite)
    self.path = path
    self.accuracy = accuracy
    let segments = path.segments.map { $0.arc }
    let measurement = ArcMeasurement(of: segments, accuracy: accuracy)
    length = measurement.length
    keyLengths = measurement.keyLengths
    let start = path.subpaths.first?.start ?? .zero
    arcs = MeasuredArcs(
      segments, measurement, from: segments.first?.start ?? start,
      to: segments.last?.end ?? start)
  }

  /// Evaluates the position at a length of the path.
  @inlinable
  public func value(atLength length: Double) -> SIMD2<Double> { state(atLength: length).value }

  /// Evaluates the position and the direction at a length of the path.
  ///
  /// The velocity is the derivative with respect to length, and so the unit vector of the
  /// direction. For a motion along the path, multiply it by the speed.
  ///
  /// - Parameter length: From 0 through ``length``; before and after, the ends are held, and the
  ///   velocity is zero. NaN is treated as 0.
  /// - Returns: The position, and its derivative with respect to length.
  /// - Edge cases: Where the direction jumps, at a corner, at a cusp or between subpaths, it is the
  ///   direction in which the path continues.
  @inlinable
  public func state(atLength length: Double) -> KinematicState<SIMD2<Double>> {
    arcs.state(atLength: length)
  }

  /// Returns the angle of the direction of the path at a length.
  ///
  /// ```swift
  /// let circle = PathMeasure(.circle(center: .zero, radius: 50))
  /// circle.heading(atLength: circle.length / 4)  // 3.1416
  /// ```
  ///
  /// - Parameter length: The length, clamped to 0…``length``; NaN is treated as 0.
  /// - Returns: Radians from −π to π, from the x axis toward the y axis; 0 if the path has no
  ///   length.
  /// - Edge cases: Where the direction jumps it is that in which the path continues, and at the end
  ///   the one in which it arrives.
  public func heading(atLength length: Double) -> Double {
    let direction = state(
      atLength: length > 0 ? Swift.min(length, self.length) : 0
    ).velocity
    return Elementary.atan2(y: direction.y, x: direction.x)
  }

  /// Returns the segment and its parameter at a length of the path.
  ///
  /// - Parameter length: The length, clamped to 0…``length``; NaN is treated as 0. Where two
  ///   segments meet, the result is the start of the second.
  /// - Returns: An index of the path's segments and a parameter from 0 through 1; `nil` if the path
  ///   has no length.
  public func location(atLength length: Double) -> (segment: Int, parameter: Double)? {
    arcs.location(atLength: length)
  }

  /// Returns the part of the path between two lengths.
  ///
  /// A subpath that is cut is open; any other is unchanged, to the bit.
  ///
  /// - Parameters:
  ///   - first: The beginning of the part; before the start, and for NaN, it is the start.
  ///   - second: The end of the part; after the end it is the end.
  /// - Returns: The part; an empty path if the second length is NaN or not greater than the first.
  public func path(fromLength first: Double, toLength second: Double) -> BezierPath {
    var result = BezierPath()
    let (lower, upper) = (first > 0 ? first : 0, second < length ? second : length)
    if lower == 0 && upper == length && second == second { return path }
    guard lower < upper, second == second, let from = location(atLength: lower),
      let to = location(atLength: upper)
    else { return result }
    for subpath in path.subpaths {
      let range = subpath.segments
      let isWhole =
        (from.segment, from.parameter) <= (range.lowerBound, 0)
        && (to.segment, to.parameter) >= (range.upperBound - 1, 1)
      if isWhole && !range.isEmpty {
        result.append(path.segments[range], from: subpath.start, isClosed: subpath.isClosed)
        continue
      }
      var parts: [CubicSegment] = []
      for index in range where index >= from.segment && index <= to.segment {
        let begin = index == from.segment ? from.parameter : 0
        let end = index == to.segment ? to.parameter : 1
        if begin < end { parts.append(path.segments[index].subsegment(from: begin, to: end)) }
      }
      if let part = parts.first { result.append(parts, from: part.start, isClosed: false) }
    }
    return result
  }
}
