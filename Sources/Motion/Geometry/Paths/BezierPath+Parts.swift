// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension BezierPath {
  /// The smallest rectangle that contains the path, or nil if it has no segment.
  ///
  /// It is tight: it contains the curves, but not necessarily the control points.
  public var bounds: Bounds? {
    guard let first = segments.first else { return nil }
    return segments.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
  }

  /// Returns the total length of all subpaths.
  ///
  /// - Parameter accuracy: The allowed error of the result, in the unit of the points; 0 for the
  ///   best accuracy, which is 10⁻¹² of the whole.
  /// - Returns: The length, in the unit of the points.
  /// - Complexity: O(*n*) for *n* segments, as ``CubicSegment/length(accuracy:)``. Nothing is
  ///   allocated.
  /// - Precondition: The accuracy is not negative and not NaN.
  public func length(accuracy: Double = 0) -> Double {
    require("accuracy", accuracy, .notNegativeOrInfinite)
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
  /// A subpath that is cut is open; any other is unchanged, to the bit. A part that goes beyond an
  /// end continues at the other one, so that an offset added to both shares moves the part around:
  /// from 0.8 to 1.2 are the last and the first fifth, as one open subpath if the path is a single
  /// closed one.
  ///
  /// - Parameters:
  ///   - first: The beginning of the part; NaN is treated as 0.
  ///   - second: The end of the part, treated likewise.
  ///   - accuracy: The accuracy of lengths, as for ``length(accuracy:)``.
  /// - Returns: The part; an empty path if the second share is not greater than the first, and the
  ///   whole path if it is greater by 1 or more.
  /// - Complexity: That of measuring the path. To trim it repeatedly, create a ``PathMeasure``.
  /// - Precondition: The accuracy is not negative and not NaN.
  public func trimmed(
    from first: Double, to second: Double, accuracy: Double = 0
  ) -> BezierPath {
    require("accuracy", accuracy, .notNegativeOrInfinite)
    let (first, second) = (first == first ? first : 0, second == second ? second : 0)
    guard first < second else { return BezierPath() }
    if second - first >= 1 { return self }
    // The first share in 0..<1; whole turns are taken off exactly.
    let turns = Elementary.floor(first)
    let (lower, upper) = (first - turns, second - turns)
    let measure = PathMeasure(self, accuracy: accuracy)
    // 1 is the end, even if the product rounds to less.
    func part(_ lower: Double, _ upper: Double) -> BezierPath {
      measure.path(
        fromLength: lower < 1 ? lower * measure.length : .infinity,
        toLength: upper < 1 ? upper * measure.length : .infinity)
    }
    if upper <= 1 { return part(lower, upper) }
    var path = part(lower, 1)
    let rest = part(0, upper - 1)
    if subpaths.count == 1, subpaths[0].isClosed, !path.isEmpty {
      path.segments += rest.segments
      path.subpaths[0].segments = 0..<path.segments.count
    } else {
      path.append(rest)
    }
    return path
  }

  /// Divides the path into two parts at a share of its length.
  ///
  /// The first part ends where the second begins, to the bit.
  ///
  /// - Parameters:
  ///   - fraction: The share, from 0 through 1; outside, and for NaN, one of the parts is empty.
  ///   - accuracy: The accuracy of lengths, as for ``length(accuracy:)``.
  /// - Returns: The part before the cut, and the part after it.
  /// - Precondition: The accuracy is not negative and not NaN.
  public func split(
    at fraction: Double, accuracy: Double = 0
  ) -> (first: BezierPath, second: BezierPath) {
    let fraction = CubicSegment.clamped(fraction)
    return (
      trimmed(from: 0, to: fraction, accuracy: accuracy),
      trimmed(from: fraction, to: 1, accuracy: accuracy)
    )
  }

  /// Returns the path with every closed subpath beginning at another of its segments.
  ///
  /// It draws the same shape. As an end of a morph, it lets the shape rotate along its outline.
  ///
  /// - Parameter index: The number of segments by which the beginning of a closed subpath moves;
  ///   any integer, modulo the number of its segments.
  /// - Returns: A path of the same topology. Open subpaths are unchanged.
  public func starting(atSegment index: Int) -> BezierPath {
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

  /// Adds a subpath of consecutive segments.
  mutating func append(
    _ parts: some Collection<CubicSegment>, from start: SIMD2<Double>, isClosed: Bool
  ) {
    let firstSegment = segments.count
    segments += parts
    subpaths.append(
      Subpath(start: start, segments: firstSegment..<segments.count, isClosed: isClosed))
  }
}
