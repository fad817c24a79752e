// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// Returns the stroke with fewer points, within a distance of the removed ones.
  ///
  /// ```swift
  /// let stroke = Stroke(through: [SIMD2(0, 0), SIMD2(5, 0.4), SIMD2(10, 0), SIMD2(10, 10)])
  /// stroke.simplified(within: 0.5).points.count  // 3
  /// ```
  /// The algorithm is that of Douglas and Peucker, with the distance to the segment instead of the
  /// line through it: a range of points is replaced by the segment between its ends if no point is
  /// farther from it than the tolerance, and otherwise divided at the farthest point, the first of
  /// several. A loop that ends where it began therefore does not collapse. The first point always
  /// remains, and so does the last point of an open stroke.
  ///
  /// - Parameter tolerance: The maximum distance of a removed point from the segment that replaces
  ///   it. If it is 0, negative or NaN, only points exactly on the segment are removed; if it is
  ///   infinite, only the ends remain, or the first point of a closed stroke.
  /// - Returns: The remaining points of the stroke, with their pressures and times.
  /// - Accuracy: Distances have errors of a few ulp of the largest coordinate.
  /// - Complexity: As ``simplifiedIndices(within:)``.
  /// - Source: D. Douglas and T. Peucker, "Algorithms for the reduction of the number of points
  ///   required to represent a digitized line or its caricature", Cartographica 10 (1973).
  public func simplified(within tolerance: Double) -> Stroke {
    Stroke(simplifiedIndices(within: tolerance).map { points[$0] }, isClosed: isClosed)
  }

  /// Returns the stroke with at most a number of points, within as small a distance as possible.
  ///
  /// ```swift
  /// let wave = Stroke(through: (0..<100).map { SIMD2(Double($0), Elementary.sin(Double($0) / 9)) })
  /// wave.simplified(toCount: 12).points.count  // 12
  /// ```
  /// It is ``simplified(within:)`` with the smallest tolerance that leaves no more points.
  ///
  /// - Parameter count: The greatest number of points, at least 2.
  /// - Returns: The remaining points of the stroke, with their pressures and times; fewer than the
  ///   number if several of them become necessary at once.
  /// - Complexity: That of at most 64 simplifications.
  /// - Precondition: The count is at least 2.
  public func simplified(toCount count: Int) -> Stroke {
    require("count", count, in: 2 ... .max)
    guard points.count > count else { return self }
    var kept = simplifiedIndices(within: 0)
    // The patterns of tolerances that leave too many points, and few enough.
    var (low, high) = (UInt64(0), Double.infinity.bitPattern)
    if kept.count <= count { high = low } else { kept = simplifiedIndices(within: .infinity) }
    while high > low + 1 && kept.count < count {
      let middle = low + (high - low) / 2
      let indices = simplifiedIndices(within: Double(bitPattern: middle))
      if indices.count > count { low = middle } else { (kept, high) = (indices, middle) }
    }
    return Stroke(kept.map { points[$0] }, isClosed: isClosed)
  }

  /// Returns the indices of the points that remain when the stroke is simplified.
  ///
  /// Uneven divisions, as on a spiral, would make the time quadratic, so measured distances are
  /// counted. After more than 2²⁷, which no stroke of up to 16 000 points reaches, a range whose
  /// farthest point is in its outer quarters is also divided in its middle. The remaining points
  /// may then differ from the definition; removed points are still within the tolerance.
  ///
  /// - Parameter tolerance: As for ``simplified(within:)``.
  /// - Returns: Indices of ``points``, ascending.
  /// - Complexity: O(*n* log *n*) for *n* points, without recursion.
  public func simplifiedIndices(within tolerance: Double) -> [Int] {
    PolylineReduction(points.lazy.map { $0.position }, isClosed: isClosed)
      .keptIndices(tolerance: tolerance)
  }
}
