// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// Returns whether another path has the same number of subpaths with the same numbers of
  /// segments, and the same of them closed.
  public func hasTopology(of other: BezierPath) -> Bool {
    guard segments.count == other.segments.count, subpaths.count == other.subpaths.count else {
      return false
    }
    for (a, b) in zip(subpaths, other.subpaths)
    where a.segments != b.segments || a.isClosed != b.isClosed { return false }
    return true
  }

  /// Interpolates every point toward that of another path by a fraction.
  ///
  /// ```swift
  /// let round = BezierPath.roundedRectangle(
  ///   Bounds(x: 0, y: 0, width: 80, height: 40), cornerRadius: 20)
  /// let sharp = BezierPath.roundedRectangle(
  ///   Bounds(x: 0, y: 0, width: 80, height: 80), cornerRadius: 4)
  /// round.interpolated(to: sharp, by: 0.5)?.bounds?.height  // 60
  /// ```
  /// Fractions outside 0…1 continue along the lines, so a spring may overshoot. A fraction of 0
  /// gives this path and 1 the other, to the bit; closed subpaths stay closed in between.
  ///
  /// - Parameters:
  ///   - end: The other path.
  ///   - fraction: The fraction; NaN is treated as 0, and an infinite fraction as the path on its
  ///     side.
  /// - Returns: `nil` if the topologies of the paths differ.
  public func interpolated(to end: BezierPath, by fraction: Double) -> BezierPath? {
    var path = self
    return path.interpolate(from: self, to: end, by: fraction) ? path : nil
  }

  /// Sets this path to the interpolation of two others, without allocating if it has enough
  /// capacity.
  ///
  /// The result is that of ``interpolated(to:by:)``. A path that is morphed in every frame between
  /// the same two paths keeps its memory.
  ///
  /// - Returns: Whether the two have the same topology. If not, this path is unchanged.
  @discardableResult
  public mutating func interpolate(
    from start: BezierPath, to end: BezierPath, by fraction: Double
  ) -> Bool {
    guard start.hasTopology(of: end) else { return false }
    if !hasTopology(of: start) { self = start }
    morphSegments(from: start, to: end, by: fraction)
    for index in subpaths.indices {
      subpaths[index].start = start.subpaths[index].start
        .interpolated(to: end.subpaths[index].start, by: fraction)
    }
    return true
  }

  private mutating func morphSegments(
    from start: BezierPath, to end: BezierPath, by fraction: Double
  ) {
    let isFinite = fraction.magnitude < .infinity
    let fraction = isFinite ? fraction.boundedFactor : fraction > 0 ? 1 : 0
    let nearer = fraction > 0.5 ? end : start
    let factor = fraction > 0.5 ? fraction - 1 : fraction
    for index in segments.indices {
      let change = end.segments[index] - start.segments[index]
      segments[index] = nearer.segments[index] + change.scaled(by: factor)
    }
  }
}
