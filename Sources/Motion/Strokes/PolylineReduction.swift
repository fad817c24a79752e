// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The coordinates of a polyline, and the search for the points that a simplification keeps.
struct PolylineReduction {
  /// The coordinates, multiplied by a power of two so that the largest is near 1.
  ///
  /// No product of four scaled coordinates overflows, and the factor does not change the results.
  private var x: [Double]
  private var y: [Double]

  /// The power of two by which the coordinates are multiplied.
  private let scale: Double

  /// Whether the first point is repeated at the end.
  private let isClosed: Bool

  /// The number of distances that are measured before divisions must be even.
  private static var patience: Int { 1 << 27 }

  init(_ points: some Collection<SIMD2<Double>>, isClosed: Bool) {
    let largest = points.reduce(0) { Swift.max($0, Swift.max($1.x.magnitude, $1.y.magnitude)) }
    let exponent = largest > 0 ? Swift.min(1022, -Int(largest.exponent)) : 0
    let scale = Double(sign: .plus, exponent: exponent, significand: 1)
    self.scale = scale
    self.isClosed = isClosed
    x = points.map { $0.x * scale }
    y = points.map { $0.y * scale }
    if isClosed, let first = points.first {
      x.append(first.x * scale)
      y.append(first.y * scale)
    }
  }

  /// Returns the indices of the points that remain, ascending.
  func keptIndices(tolerance: Double) -> [Int] {
    let count = x.count
    guard count > 2 else { return Array(0..<(isClosed ? Swift.min(1, count) : count)) }
    let tolerance = tolerance > 0 ? tolerance * scale : 0
    var isKept = [Bool](repeating: false, count: count)
    (isKept[0], isKept[count - 1]) = (true, true)
    var ranges = [(first: 0, last: count - 1)]
    var work = 0
    x.withUnsafeBufferPointer { x in
      y.withUnsafeBufferPointer { y in
        while let (first, last) = ranges.popLast() {
          guard last - first > 1 else { continue }
          work += last - first
          let segment = SegmentDistance(x, y, from: first, to: last)
          guard let cut = segment.cut(tolerance) else { continue }
          var cuts = (first: cut, last: cut)
          let quarter = (last - first) / 4
          let isEven = cut - first >= quarter && last - cut >= quarter
          if work > PolylineReduction.patience && !isEven {
            let middle = first + (last - first) / 2
            cuts = (Swift.min(middle, cut), Swift.max(middle, cut))
          }
          (isKept[cuts.first], isKept[cuts.last]) = (true, true)
          if cuts.first < cuts.last { ranges.append(cuts) }
          // The shorter range is next, so the stack stays small.
          let (left, right) = ((first: first, last: cuts.first), (first: cuts.last, last: last))
          let isLeftShorter = cuts.first - first < last - cuts.last
          ranges.append(isLeftShorter ? right : left)
          ranges.append(isLeftShorter ? left : right)
        }
      }
    }
    return isKept.indices.filter { isKept[$0] && !(isClosed && $0 == count - 1) }
  }
}

/// The distances of the points between two others from the segment between the two.
///
/// A distance is measured by its square times `weight`, the squared length of the segment. This
/// avoids divisions, and is exact for small integers. A tolerance whose square would underflow is
/// compared with the distances themselves.
private struct SegmentDistance {
  let x, y: UnsafeBufferPointer<Double>
  let first, last: Int
  let start, end, change: SIMD2<Double>
  let squaredLength: Double

  init(
    _ x: UnsafeBufferPointer<Double>, _ y: UnsafeBufferPointer<Double>, from first: Int,
    to last: Int
  ) {
    (self.x, self.y, self.first, self.last) = (x, y, first, last)
    start = SIMD2(x[first], y[first])
    end = SIMD2(x[last], y[last])
    let step = end - start
    let square = step.x * step.x + step.y * step.y
    // The products of shorter segments underflow, which no tolerance tells from a point.
    (change, squaredLength) = square > 0x1p-600 ? (step, square) : (.zero, 0)
  }

  /// The factor of squared distances; 1 where the ends coincide.
  var weight: Double { squaredLength > 0 ? squaredLength : 1 }

  /// Returns the index at which to divide, or nil if no point is farther than a tolerance.
  func cut(_ tolerance: Double) -> Int? {
    if tolerance > 0 && tolerance < 0x1p-200 { return farthest(beyond: tolerance) }
    let farthest = farthest
    if farthest.distance > tolerance * tolerance * weight { return farthest.index }
    // Distances that are rounded to 0 may not be 0.
    return tolerance > 0 ? nil : (first + 1..<last).first { !isExactlyOn($0) }
  }

  /// Returns whether a point is on the segment, without any rounding.
  private func isExactlyOn(_ index: Int) -> Bool {
    let point = SIMD2(x[index], y[index])
    let (lower, upper) = (pointwiseMin(start, end), pointwiseMax(start, end))
    guard point == pointwiseMax(lower, pointwiseMin(point, upper)) else { return false }
    if start == end { return true }
    return ExactArithmetic.isOnLine(point, start, end)
  }

  /// Returns the index of the farthest point, unless none is farther than a tolerance, from
  /// distances that are not squared.
  private func farthest(beyond tolerance: Double) -> Int? {
    let step = end - start
    let largest = Swift.max(step.x.magnitude, step.y.magnitude)
    // A direction of about length 1, which is exact.
    let exponent = largest > 0 ? Swift.min(1022, -Int(largest.exponent)) : 0
    let direction = step * Double(sign: .plus, exponent: exponent, significand: 1)
    let length = Elementary.hypot(direction.x, direction.y)
    var (greatest, found) = (tolerance, Int?.none)
    for index in first + 1..<last {
      let point = SIMD2(x[index], y[index])
      let (from, to) = (point - start, point - end)
      let distance =
        largest == 0 || from.dot(direction) <= 0
        ? Elementary.hypot(from.x, from.y)
        : to.dot(direction) >= 0
          ? Elementary.hypot(to.x, to.y)
          : ExactArithmetic.differenceOfProducts(from.x, direction.y, from.y, direction.x).magnitude
            / length
      if distance > greatest { (greatest, found) = (distance, index) }
    }
    return found
  }

  /// The index of the farthest point, the first of several, and its weighted squared distance.
  private var farthest: (index: Int, distance: Double) {
    var (greatest, farthest) = (-1.0, first)
    let block = 256
    // The block with the greatest distance is found first, and then the index in the block.
    var index = first + 1
    while index < last {
      let distance = self.greatest(from: index, to: Swift.min(last, index + block))
      if distance > greatest { (greatest, farthest) = (distance, index) }
      index += block
    }
    while distance(farthest) != greatest { farthest += 1 }
    return (farthest, greatest)
  }

  /// Returns the greatest distance of the points from one index up to another, which is excluded.
  @inline(__always)
  private func greatest(from begin: Int, to end: Int) -> Double {
    var greatest = SIMD2<Double>(repeating: -1)
    var index = begin
    while index + 1 < end {
      let x = SIMD2(self.x[index], self.x[index + 1])
      let y = SIMD2(self.y[index], self.y[index + 1])
      let distance = distance(x, y)
      greatest.replace(with: distance, where: distance .> greatest)
      index += 2
    }
    var result = greatest.x > greatest.y ? greatest.x : greatest.y
    if index < end { result = Swift.max(result, distance(index)) }
    return result
  }

  private func distance(_ index: Int) -> Double {
    distance(SIMD2(repeating: x[index]), SIMD2(repeating: y[index])).x
  }

  @inline(__always)
  private func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> {
    let (fromX, fromY) = (x - start.x, y - start.y)
    let (toX, toY) = (x - end.x, y - end.y)
    let along = fromX * change.x + fromY * change.y
    let across = fromX * change.y - fromY * change.x
    let before = (fromX * fromX + fromY * fromY) * weight
    let behind = (toX * toX + toY * toY) * weight
    return (across * across).replacing(with: behind, where: along .>= squaredLength)
      .replacing(with: before, where: along .<= 0)
  }
}
