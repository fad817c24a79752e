// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A path with its lengths measured, to be followed by the length of the way.
///
/// Even steps of a segment's parameter are uneven on the page. A measure finds where a length of
/// the path has been passed, and in which direction it goes on from there:
/// ```swift
/// let measure = PathMeasure(.circle(center: .zero, radius: 50))
/// measure.length  // 314.2033
/// let half = measure.state(atLength: measure.length / 2)
/// half.value.x  // -50
/// half.velocity.y  // -1
/// ```
/// Make it once for a path, and sample it as often as you like; to lead something along the path,
/// see ``traversed(by:)``.
///
/// - Units: Lengths are in the unit of the points.
/// - Accuracy: Every length, and with it every position along the path, is within `accuracy`, or
///   within 10⁻¹² of the whole where that is more. Ends of segments are met to the bit.
/// - Edge cases: From one subpath to the next the position jumps, and no length is passed. A path
///   of length 0 stays at its start, an empty one at the origin.
/// - Complexity: O(*n*) to make, for *n* segments. A sample is a binary search and about three
///   quadratures of 8 nodes, and allocates nothing.
public struct PathMeasure: Equatable, Sendable {
  /// The path that is measured.
  public let path: BezierPath

  /// How far lengths may be off, 0 for as exact as it gets.
  public let accuracy: Double

  /// The length of all subpaths together.
  public let length: Double

  /// The length at which each segment begins, and the length of all.
  ///
  /// They never decrease. For a path without segments, it is a single 0.
  public let keyLengths: [Double]

  @usableFromInline let arcs: MeasuredArcs<SIMD2<Double>>

  /// Measures a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - accuracy: How far lengths may be off, in the unit of the points; 0 for as exact as it
  ///     gets. A pixel is long: with a thousandth of it, a measure has a third of the pieces.
  /// - Precondition: The accuracy is not negative and not NaN.
  public init(_ path: BezierPath, accuracy: Double = 0) {
    precondition(accuracy >= 0, "accuracy must not be negative, but is \(accuracy)")
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

  /// Evaluates the position where a length of the path has been passed.
  @inlinable
  public func value(atLength length: Double) -> SIMD2<Double> { state(atLength: length).value }

  /// Evaluates the position and the direction where a length of the path has been passed.
  ///
  /// The velocity counts per length, so it is the unit vector of the direction. To move along the
  /// path at a speed, scale it by the speed.
  ///
  /// - Parameter length: From 0 through ``length``; before and after, the ends are held, and the
  ///   velocity is zero. NaN reads as 0.
  /// - Returns: The position, and its derivative by the length.
  /// - Edge cases: Where the direction jumps, at a corner, at a cusp or from one subpath to the
  ///   next, it is the one in which the path goes on.
  @inlinable
  public func state(atLength length: Double) -> KinematicState<SIMD2<Double>> {
    arcs.state(atLength: length)
  }

  /// Finds the segment and its parameter where a length of the path has been passed.
  ///
  /// - Parameter length: Held to 0 through ``length``, 0 for NaN. Where two segments meet, it is
  ///   the start of the second.
  /// - Returns: An index of the path's segments and a parameter from 0 through 1, `nil` if the path
  ///   has no length.
  public func place(atLength length: Double) -> (segment: Int, parameter: Double)? {
    arcs.place(atLength: length)
  }

  /// Returns the part of the path between two lengths.
  ///
  /// A subpath that is cut is open; one that is not stays as it is, to the bit.
  ///
  /// - Parameters:
  ///   - first: Where the part begins; before the start it is the start, also for NaN.
  ///   - second: Where it ends; after the end it is the end.
  /// - Returns: An empty path if the second is not greater than the first.
  public func path(fromLength first: Double, toLength second: Double) -> BezierPath {
    var result = BezierPath()
    let (lower, upper) = (first > 0 ? first : 0, second < length ? second : length)
    if lower == 0 && upper == length && second == second { return path }
    guard lower < upper, second == second, let from = place(atLength: lower),
      let to = place(atLength: upper)
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
        if begin < end { parts.append(path.segments[index].part(from: begin, to: end)) }
      }
      if let part = parts.first { result.append(parts, from: part.start, isClosed: false) }
    }
    return result
  }
}
