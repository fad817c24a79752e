// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// Returns a given number of points at even steps along the stroke.
  ///
  /// ```swift
  /// let corner = Stroke(through: [SIMD2(0, 0), SIMD2(3, 0), SIMD2(3, 3)])
  /// corner.resampled(count: 4).points[2].position  // SIMD2<Double>(3.0, 1.0)
  /// ```
  /// - Parameter count: The number of points. An open stroke keeps both its ends, unless the count
  ///   is 1; a closed stroke keeps its first point, and the closing step is as long as every other.
  /// - Returns: A stroke with interpolated pressures and times. An empty stroke stays empty.
  /// - Edge cases: Along a stroke of length 0 the steps are even in the index of the points.
  /// - Complexity: O(*n* + count) for *n* points.
  /// - Precondition: The count is in 1...1048576.
  public func resampled(count: Int) -> Stroke {
    ParameterFlaw.trap(if: ParameterFlaw("count", Double(count), .count(1...Stroke.limit)))
    var walk = StrokeWalk(self)
    let steps = Double(isClosed ? count : Swift.max(1, count - 1))
    let total = walk.length
    let lengths = (0..<count).lazy.map { index -> Double in
      let share = Double(index) / steps
      return share < 1 ? share * total : total
    }
    return walk.stroke(at: lengths)
  }

  /// Returns points at a given spacing along the stroke, and its end.
  ///
  /// ```swift
  /// let line = Stroke(through: [SIMD2(0, 0), SIMD2(10, 0)])
  /// line.resampled(spacing: 4).points.map { $0.position.x }  // [0.0, 4.0, 8.0, 10.0]
  /// ```
  /// - Parameter spacing: The distance from each point to the next, measured along the stroke. The
  ///   last step, to the end or around to the start of a closed stroke, may be shorter.
  /// - Returns: A stroke with interpolated pressures and times. An empty stroke stays empty.
  /// - Edge cases: A stroke of length 0 keeps only its ends, as any stroke does with infinite
  ///   spacing. A spacing that would give more than 1 048 576 points is increased.
  /// - Complexity: O(*n* + *m*) for *n* points and *m* in the result.
  /// - Precondition: The spacing is positive.
  public func resampled(spacing: Double) -> Stroke {
    ParameterFlaw.trap(if: ParameterFlaw("spacing", spacing, .positiveOrInfinite))
    let total = length
    guard total > 0 else {
      return Stroke(
        points.count > 1 && !isClosed
          ? [points[0], points[points.count - 1]]
          : Array(points.prefix(1)), isClosed: isClosed)
    }
    let spacing = Swift.max(spacing, total / Double(Stroke.limit - 2))
    let steps = total / spacing
    let whole = Elementary.floor(steps)
    // A last step that consists of rounding errors only is dropped.
    let count = Int(whole) + (steps - whole > 1e-9 || whole == 0 ? 1 : 0)
    var walk = StrokeWalk(self)
    let marks = (0..<count).lazy.map { Double($0) * spacing }
    return isClosed ? walk.stroke(at: marks) : walk.stroke(at: marks, end: total)
  }

  /// Returns the part of the stroke between two fractions of its length.
  ///
  /// With an increasing second fraction, the stroke appears as if it were being written.
  /// ```swift
  /// let line = Stroke([Stroke.Point(SIMD2(0, 0)), Stroke.Point(SIMD2(10, 0), time: 2)])
  /// line.trimmed(from: 0, to: 0.5).points[1].time  // 1
  /// ```
  /// - Parameters:
  ///   - first: The fraction at which the part begins, clamped to 0...1; NaN is treated as 0.
  ///   - second: The fraction at which the part ends, clamped likewise.
  /// - Returns: An open stroke, or the unchanged stroke for all of it. It is empty if the second
  ///   fraction is not greater than the first. The end of one part at a fraction has the bits of
  ///   the beginning of another.
  /// - Edge cases: Along a stroke of length 0 the fractions refer to the index of the points.
  /// - Complexity: O(*n*) for *n* points.
  public func trimmed(from first: Double, to second: Double) -> Stroke {
    let (lower, upper) = (first.clamped(to: 0...1), second.clamped(to: 0...1))
    if lower == 0 && upper == 1 { return self }
    guard lower < upper, !points.isEmpty else { return Stroke() }
    var walk = StrokeWalk(self)
    // The fraction 1 is the end, even if the product were less than the length.
    let end = upper < 1 ? upper * walk.length : .infinity
    var points = [walk.point(atLength: lower * walk.length)]
    var index = lower > 0 ? walk.segmentIndex + 1 : 1
    while index < walk.points.count && walk.lengths[index] < end {
      points.append(walk.points[index])
      index += 1
    }
    if upper < 1 { points.append(walk.point(atLength: end)) }
    // With the closing point, the count may exceed the limit by one.
    if points.count > Stroke.limit { points.remove(at: points.count - 2) }
    return Stroke(points)
  }
}

/// The points of a stroke with their lengths along it, visited from the start.
struct StrokeWalk {
  /// The points; the first is repeated at the end if the stroke is closed.
  let points: [Stroke.Point]

  /// The length up to each point, or its index if the total length is 0.
  let lengths: [Double]

  /// The index of the segment that was found last.
  private(set) var segmentIndex = 0

  private let isClosed: Bool

  init(_ stroke: Stroke) {
    let points = stroke.closingPoint.map { stroke.points + [$0] } ?? stroke.points
    var lengths: [Double] = []
    lengths.reserveCapacity(points.count)
    var length = 0.0
    for index in points.indices {
      if index > 0 { length += (points[index].position - points[index - 1].position).length }
      lengths.append(length)
    }
    self.points = points
    self.lengths = length > 0 ? lengths : points.indices.map { Double($0) }
    isClosed = stroke.isClosed
  }

  /// The total length.
  var length: Double { lengths.last ?? 0 }

  /// Returns the point at a length, which must not be less than that of an earlier call.
  mutating func point(atLength length: Double) -> Stroke.Point {
    guard length > 0 else { return points[0] }
    guard length < self.length else { return points[points.count - 1] }
    while lengths[segmentIndex + 1] <= length { segmentIndex += 1 }
    let (lower, upper) = (lengths[segmentIndex], lengths[segmentIndex + 1])
    return points[segmentIndex].interpolated(
      to: points[segmentIndex + 1], by: (length - lower) / (upper - lower))
  }

  /// Returns the stroke through the points at nondecreasing lengths, and at the end.
  mutating func stroke(at lengths: some Collection<Double>, end: Double? = nil) -> Stroke {
    var result: [Stroke.Point] = []
    guard !points.isEmpty else { return Stroke(isClosed: isClosed) }
    result.reserveCapacity(lengths.count + 1)
    for length in lengths { result.append(point(atLength: length)) }
    if let end { result.append(point(atLength: end)) }
    return Stroke(result, isClosed: isClosed)
  }
}
