// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The canonical points of a piecewise linear easing: all inputs are known and none decreases.
@frozen
@usableFromInline
struct StopList: Sendable {
  /// A point with both coordinates.
  @frozen
  @usableFromInline
  struct Point: Hashable, Sendable {
    @usableFromInline let input: Double
    @usableFromInline let output: Double

    init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// The points in ascending order of their inputs; at least two.
  @usableFromInline let points: [Point]

  /// Finds the last point that a progress in [0, 1] has reached.
  @usableFromInline let table: ThresholdTable

  /// Creates a list from points in order.
  init(points: [Point]) {
    self.points = points
    table = ThresholdTable(points.map { $0.input > 0 ? $0.input : 0 }, upTo: 1)
  }

  /// Fills in missing inputs and raises decreasing ones.
  ///
  /// - Source: [css-easing-2], "create a linear easing function".
  init(canonicalizing stops: [Easing.Stop]) {
    var inputs = stops.map { $0.input?.boundedFactor }
    let last = stops.count - 1
    if inputs[0] == nil { inputs[0] = 0 }
    var largest = -Double.infinity
    for index in 0..<last {
      if let input = inputs[index] {
        largest = input > largest ? input : largest
        inputs[index] = largest
      }
    }
    let end = inputs[last] ?? 1
    inputs[last] = end > largest ? end : largest
    var known: [Double] = []
    known.reserveCapacity(stops.count)
    var index = 0
    while index < inputs.count {
      if let input = inputs[index] {
        known.append(input)
        index += 1
        continue
      }
      // A run of blanks between the known inputs at `index - 1` and `next`.
      var next = index
      var right = 0.0
      while next < inputs.count {
        if let input = inputs[next] {
          right = input
          break
        }
        next += 1
      }
      let left = known[index - 1]
      let width = Double(next - index + 1)
      for unplaced in index..<next {
        let input = left + (right - left) * Double(unplaced - index + 1) / width
        known.append(input > right ? right : input)
      }
      index = next
    }
    let list = stops.indices.map {
      Point(input: known[$0], output: stops[$0].output.boundedFactor)
    }
    // One stop is a constant, which CSS can write only as a line without width.
    self.init(points: list.count == 1 ? [list[0], list[0]] : list)
  }

  /// The index of the last point whose input is at most a progress; 0 if there is none.
  @inlinable
  @inline(__always)
  func lastIndex(atOrBefore progress: Double) -> Int {
    progress >= 0 && progress <= 1
      ? table.index(at: progress) : lastIndex(atOrBeforeOuter: progress)
  }

  /// The same index outside [0, 1], by bisection.
  @usableFromInline
  @inline(never)
  func lastIndex(atOrBeforeOuter progress: Double) -> Int {
    Swift.max(0, points.partitioningIndex { $0.input > progress } - 1)
  }

  /// Returns the output at any finite progress; at a jump, the output after it.
  @inlinable
  @inline(never)
  func value(at progress: Double) -> Double {
    let anchor = lastIndex(atOrBefore: progress)
    return points.withUnsafeBufferPointer { points in
      // The last line continues beyond the last point.
      let (a, b) = StopList.line(anchor, in: points)
      return StopList.value(from: points[anchor], along: a, b, at: progress)
    }
  }

  /// Returns the output and the slope at any finite progress.
  ///
  /// At a jump, they are the output and the slope after it.
  @inlinable
  @inline(never)
  func sample(at progress: Double) -> (value: Double, slope: Double) {
    let anchor = lastIndex(atOrBefore: progress)
    return points.withUnsafeBufferPointer { points in
      let (a, b) = StopList.line(anchor, in: points)
      let width = b.input - a.input
      let slope = width > 0 ? ((b.output - a.output) / width).clampedToFinite : 0
      return (StopList.value(from: points[anchor], along: a, b, at: progress), slope)
    }
  }

  /// Returns the ends of the line that begins at a point, or that ends there if it is the last.
  @inlinable
  @inline(__always)
  static func line(_ index: Int, in points: UnsafeBufferPointer<Point>) -> (Point, Point) {
    let first = index &- (index == points.count &- 1 ? 1 : 0)
    return (points[first], points[first &+ 1])
  }

  /// Returns the output of a line, computed from a point on it.
  ///
  /// Before the line's end it does not pass the output there, also when it is rounded.
  @inlinable
  @inline(__always)
  static func value(
    from base: Point, along a: Point, _ b: Point, at progress: Double
  ) -> Double {
    let width = b.input - a.input
    guard width > 0, progress != base.input else { return base.output }
    let value = base.output + (b.output - a.output) * ((progress - base.input) / width)
    if value.isNaN { return base.output }
    guard progress < b.input else { return value }
    let isRising = a.output < b.output
    return isRising ? Swift.min(value, b.output) : Swift.max(value, b.output)
  }

  /// Returns the integral of the output from 0 to a progress in [0, 1].
  func integral(to progress: Double) -> Double {
    var sum = 0.0
    var left = 0.0
    func add(to right: Double) {
      // The line inside the piece, so that a jump at its end is left out.
      let middle = left + (right - left) / 2
      sum += (right - left) * sample(at: middle).value
    }
    for point in points where point.input > left {
      if point.input >= progress { break }
      add(to: point.input)
      left = point.input
    }
    add(to: progress)
    return sum
  }

  /// The inputs in (0, 1) at which the slope changes.
  var turningPoints: [Double] {
    var result: [Double] = []
    for point in points where point.input > 0 && point.input < 1 && point.input != result.last {
      result.append(point.input)
    }
    return result
  }

  /// The inverse list, if the easing is a strictly monotone function onto [0, 1].
  var inverse: StopList? {
    let (first, last) = (sample(at: 0).value, sample(at: 1).value)
    guard first == 0 && last == 1 || first == 1 && last == 0 else { return nil }
    let rises = first < last
    for (a, b) in zip(points, points.dropFirst()) {
      guard a.input < b.input, rises ? a.output < b.output : a.output > b.output else {
        return nil
      }
    }
    let swapped = points.map { Point(input: $0.output, output: $0.input) }
    return StopList(points: rises ? swapped : swapped.reversed())
  }
}

extension StopList: Hashable {
  /// Compares the points, which determine the table.
  @usableFromInline
  static func == (a: StopList, b: StopList) -> Bool { a.points == b.points }

  /// Hashes the points.
  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(points) }
}
