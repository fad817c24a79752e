// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// Returns the stroke with fewer points, and no point far from where it was.
  ///
  /// ```swift
  /// let stroke = Stroke(through: [SIMD2(0, 0), SIMD2(5, 0.4), SIMD2(10, 0), SIMD2(10, 10)])
  /// stroke.simplified(tolerance: 0.5).points.count  // 3
  /// ```
  /// It is what Douglas and Peucker do, with the distance to the segment and not to the line
  /// through it: a range of points is replaced by the segment between its ends if no point is
  /// farther from it than the tolerance, and divided at the farthest point, the first of several,
  /// otherwise. So a loop that ends where it began does not collapse. The first point always
  /// remains, and of an open stroke the last.
  ///
  /// - Parameter tolerance: How far a point that is left out may be from the segment that replaces
  ///   it. With 0, and for what is negative or NaN, only points that are on the segment are left
  ///   out, without any rounding; with infinity only the ends remain, and of a closed stroke its
  ///   first point.
  /// - Returns: Points of the stroke, with their pressures and times.
  /// - Accuracy: Distances are rounded to some ulp of the largest coordinate.
  /// - Complexity: As ``simplifiedIndices(tolerance:)``.
  /// - Source: D. Douglas and T. Peucker, "Algorithms for the reduction of the number of points
  ///   required to represent a digitized line or its caricature", Cartographica 10 (1973).
  public func simplified(tolerance: Double) -> Stroke {
    Stroke(simplifiedIndices(tolerance: tolerance).map { points[$0] }, isClosed: isClosed)
  }

  /// Finds the points that remain where a stroke is simplified.
  ///
  /// Divisions may be so uneven that the time is quadratic, as on a spiral. So the distances that
  /// are measured are counted. Once there are more than 2²⁷, which no stroke of up to 16 000 points
  /// comes to, a range whose farthest point is in its outer quarters is divided in its middle too.
  /// Other points than by the definition may then remain; none that is left out is farther away.
  ///
  /// - Parameter tolerance: As for ``simplified(tolerance:)``.
  /// - Returns: Indices of ``points``, ascending.
  /// - Complexity: O(*n* log *n*) for *n* points, without recursion.
  public func simplifiedIndices(tolerance: Double) -> [Int] {
    PolylineReduction(points.lazy.map { $0.position }, isClosed: isClosed)
      .keptIndices(tolerance: tolerance)
  }
}
