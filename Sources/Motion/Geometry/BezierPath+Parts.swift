// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// The smallest rectangle that contains the path, or nil if it has no segment.
  ///
  /// It is tight: control points do not count, only what the curves touch.
  public var bounds: Bounds? {
    guard let first = segments.first else { return nil }
    return segments.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
  }

  /// Measures the length of all subpaths together.
  ///
  /// - Parameter accuracy: How far the result may be off, in the unit of the points; 0 for as exact
  ///   as it gets, which is 10⁻¹² of the whole.
  /// - Returns: The length, in the unit of the points.
  /// - Complexity: O(*n*) for *n* segments, as ``CubicSegment/length(accuracy:)``. Nothing is
  ///   allocated.
  /// - Precondition: The accuracy is not negative and not NaN.
  public func length(accuracy: Double = 0) -> Double {
    precondition(accuracy >= 0, "accuracy must not be negative, but is \(accuracy)")
    let arcs = segments.lazy.map { $0.arc }
    return ArcMeasurement(of: arcs, accuracy: accuracy, keepsPieces: false).length
  }

  /// Returns the path from its end to its start.
  ///
  /// The last subpath comes first, so that positions by length run backwards as a whole.
  public func reversed() -> BezierPath {
    var path = BezierPath()
    path.segments.reserveCapacity(segments.count)
    for subpath in subpaths.reversed() {
      let parts = segments[subpath.segments].reversed().map { $0.reversed() }
      path.append(parts, from: parts.first?.start ?? subpath.start, isClosed: subpath.isClosed)
    }
    return path
  }

  /// Returns the path with every point transformed.
  public func transformed(by transform: Affine2D) -> BezierPath {
    var path = self
    for index in segments.indices {
      path.segments[index] = segments[index].transformed(by: transform)
    }
    for index in subpaths.indices { path.subpaths[index].start = transform(subpaths[index].start) }
    return path
  }

  /// Returns the part of the path between two shares of its length.
  ///
  /// ```swift
  /// let ring = BezierPath.circle(center: .zero, radius: 50)
  /// ring.trimmed(from: 0, to: 0.25).segments.count  // 1
  /// ```
  /// A subpath that is cut is open; one that is not stays as it is, to the bit.
  ///
  /// - Parameters:
  ///   - first: Where the part begins, from 0 to 1; held to this range, and 0 for NaN.
  ///   - second: Where it ends, likewise.
  ///   - accuracy: How exactly lengths are measured, as for ``length(accuracy:)``.
  /// - Returns: An empty path if the second share is not greater than the first.
  /// - Complexity: That of measuring the path. To trim it again and again, make a ``PathMeasure``.
  /// - Precondition: The accuracy is not negative and not NaN.
  public func trimmed(
    from first: Double, to second: Double, accuracy: Double = 0
  ) -> BezierPath {
    let (lower, upper) = (CubicSegment.clamped(first), CubicSegment.clamped(second))
    if lower == 0 && upper == 1 { return self }
    let measure = PathMeasure(self, accuracy: accuracy)
    // 1 is the end, also where the product would fall short of it.
    return measure.path(
      fromLength: lower * measure.length,
      toLength: upper < 1 ? upper * measure.length : .infinity)
  }

  /// Cuts the path in two at a share of its length.
  ///
  /// The first ends where the second begins, to the bit.
  ///
  /// - Parameters:
  ///   - fraction: From 0 through 1; beyond, and for NaN, one of the two is empty.
  ///   - accuracy: How exactly lengths are measured, as for ``length(accuracy:)``.
  /// - Returns: What comes before the cut, and what comes after it.
  /// - Precondition: The accuracy is not negative and not NaN.
  public func split(
    at fraction: Double, accuracy: Double = 0
  ) -> (first: BezierPath, second: BezierPath) {
    (
      trimmed(from: 0, to: fraction, accuracy: accuracy),
      trimmed(from: fraction, to: 1, accuracy: accuracy)
    )
  }

  /// Returns the path with every closed subpath beginning at another of its segments.
  ///
  /// It draws the same. Morphed into, it lets a shape flow around itself.
  ///
  /// - Parameter index: How many segments later a closed subpath begins; any integer, for it goes
  ///   round.
  /// - Returns: A path of the same topology. Open subpaths stay as they are.
  public func beginning(atSegment index: Int) -> BezierPath {
    var path = BezierPath()
    path.segments.reserveCapacity(segments.count)
    for subpath in subpaths {
      var parts = Array(segments[subpath.segments])
      if subpath.isClosed, !parts.isEmpty {
        let rest = index % parts.count
        let shift = rest < 0 ? rest + parts.count : rest
        parts = Array(parts[shift...] + parts[..<shift])
      }
      path.append(parts, from: parts.first?.start ?? subpath.start, isClosed: subpath.isClosed)
    }
    return path
  }

  /// Adds a subpath of segments that follow each other.
  mutating func append(
    _ parts: some Collection<CubicSegment>, from start: SIMD2<Double>, isClosed: Bool
  ) {
    let place = segments.count
    segments += parts
    subpaths.append(
      Subpath(start: start, segments: place..<segments.count, isClosed: isClosed))
  }
}
