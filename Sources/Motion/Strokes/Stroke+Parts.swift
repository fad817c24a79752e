// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stroke {
  /// Returns the points at even steps along the stroke, as many as are asked for.
  ///
  /// ```swift
  /// let corner = Stroke(through: [SIMD2(0, 0), SIMD2(3, 0), SIMD2(3, 3)])
  /// corner.resampled(count: 4).points[2].position  // SIMD2<Double>(3.0, 1.0)
  /// ```
  /// - Parameter count: How many points there are to be. An open stroke keeps both its ends, unless
  ///   the count is 1; a closed one begins where it began, and is as far from its last point to
  ///   its first as from any to the next.
  /// - Returns: A stroke with interpolated pressures and times. An empty one stays empty.
  /// - Edge cases: Along a stroke of length 0 the steps are even in the index of the points.
  /// - Complexity: O(*n* + count) for *n* points.
  /// - Precondition: The count is in 1...1048576.
  public func resampled(count: Int) -> Stroke {
    ParameterFlaw.trap(if: ParameterFlaw("count", Double(count), .count(1...Stroke.limit)))
    var walk = StrokeWalk(self)
    let steps = Double(isClosed ? count : Swift.max(1, count - 1))
    return walk.stroke(
      at: (0..<count).lazy.map { Double($0) / steps }.map { [total = walk.length] in
        $0 < 1 ? $0 * total : total
      })
  }

  /// Returns the points at a spacing along the stroke, and its end.
  ///
  /// ```swift
  /// let line = Stroke(through: [SIMD2(0, 0), SIMD2(10, 0)])
  /// line.resampled(spacing: 4).points.map { $0.position.x }  // [0.0, 4.0, 8.0, 10.0]
  /// ```
  /// - Parameter spacing: How far it is from each point to the next, measured along the stroke. The
  ///   last step, to the end or around to the start of a closed stroke, may be shorter.
  /// - Returns: A stroke with interpolated pressures and times. An empty one stays empty.
  /// - Edge cases: Of a stroke of length 0 the ends remain. A spacing so small that there were more
  ///   than 1 048 576 points is made larger. With infinity the ends remain.
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
    // A last step that is all rounding is none.
    let count = Int(whole) + (steps - whole > 1e-9 || whole == 0 ? 1 : 0)
    var walk = StrokeWalk(self)
    let places = (0..<count).lazy.map { Double($0) * spacing }
    return isClosed ? walk.stroke(at: places) : walk.stroke(at: places, end: total)
  }

  /// Returns the part of the stroke between two shares of its length.
  ///
  /// Drawn with a growing second share, a stroke appears as if it were written.
  /// ```swift
  /// let line = Stroke([StrokePoint(SIMD2(0, 0)), StrokePoint(SIMD2(10, 0), time: 2)])
  /// line.trimmed(from: 0, to: 0.5).points[1].time  // 1
  /// ```
  /// - Parameters:
  ///   - first: Where the part begins, from 0 to 1; held to this range, and 0 for NaN.
  ///   - second: Where it ends, likewise.
  /// - Returns: An open stroke, or the whole as it is. It is empty if the second share is not
  ///   greater than the first. What ends at a share ends, to the bit, where what begins there
  ///   begins.
  /// - Edge cases: Along a stroke of length 0 the shares are those of the index of the points.
  /// - Complexity: O(*n*) for *n* points.
  public func trimmed(from first: Double, to second: Double) -> Stroke {
    let (lower, upper) = (first.clamped(to: 0...1), second.clamped(to: 0...1))
    if lower == 0 && upper == 1 { return self }
    guard lower < upper, !points.isEmpty else { return Stroke() }
    var walk = StrokeWalk(self)
    // 1 is the end, also where the product would fall short of it.
    let end = upper < 1 ? upper * walk.length : .infinity
    var points = [walk.point(atLength: lower * walk.length)]
    var index = lower > 0 ? walk.place + 1 : 1
    while index < walk.points.count && walk.lengths[index] < end {
      points.append(walk.points[index])
      index += 1
    }
    if upper < 1 { points.append(walk.point(atLength: end)) }
    // The closing point is one more than a stroke may have.
    if points.count > Stroke.limit { points.remove(at: points.count - 2) }
    return Stroke(points)
  }
}

/// The points of a stroke with the lengths at which they lie, walked along from the start.
struct StrokeWalk {
  /// The points, at the end the first again if the stroke is closed.
  let points: [StrokePoint]

  /// The length before each point, or its index if the whole has no length.
  let lengths: [Double]

  /// The index of the segment that was found last.
  private(set) var place = 0

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

  /// The length of the whole.
  var length: Double { lengths.last ?? 0 }

  /// The point at a length, which must not be less than those that were asked for before.
  mutating func point(atLength length: Double) -> StrokePoint {
    guard length > 0 else { return points[0] }
    guard length < self.length else { return points[points.count - 1] }
    while lengths[place + 1] <= length { place += 1 }
    let (lower, upper) = (lengths[place], lengths[place + 1])
    return points[place].interpolated(
      to: points[place + 1], by: (length - lower) / (upper - lower))
  }

  /// The stroke through the points at lengths that do not fall, and at the end.
  mutating func stroke(at lengths: some Collection<Double>, end: Double? = nil) -> Stroke {
    var result: [StrokePoint] = []
    guard !points.isEmpty else { return Stroke(isClosed: isClosed) }
    result.reserveCapacity(lengths.count + 1)
    for length in lengths { result.append(point(atLength: length)) }
    if let end { result.append(point(atLength: end)) }
    return Stroke(result, isClosed: isClosed)
  }
}
