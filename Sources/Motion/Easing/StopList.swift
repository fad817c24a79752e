// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The canonical points of a piecewise linear easing: every input is known, none falls.
@usableFromInline
struct StopList: Hashable, Sendable {
  /// A point with both coordinates.
  @usableFromInline
  struct Point: Hashable, Sendable {
    let input: Double
    let output: Double
  }

  /// The points in rising order of their inputs; at least two.
  let points: [Point]

  /// Creates a list from points in order.
  init(points: [Point]) {
    self.points = points
  }

  /// Fills in missing inputs and raises falling ones.
  ///
  /// - Source: [css-easing-2], "create a linear easing function".
  init(canonicalizing stops: [Easing.Stop]) {
    var inputs = stops.map { $0.input?.clampedToLegal }
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
      for place in index..<next {
        let input = left + (right - left) * Double(place - index + 1) / width
        known.append(input > right ? right : input)
      }
      index = next
    }
    let list = stops.indices.map {
      Point(input: known[$0], output: stops[$0].output.clampedToLegal)
    }
    // One stop is a constant, which CSS can only write as a line without width.
    points = list.count == 1 ? [list[0], list[0]] : list
  }

  /// The index of the last point whose input is at most a progress, or −1.
  private func lastIndex(atOrBefore progress: Double) -> Int {
    var low = 0
    var high = points.count
    while low < high {
      let middle = (low + high) / 2
      if points[middle].input <= progress { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The output and the slope at any finite progress.
  ///
  /// At a jump both are those after it.
  func sample(at progress: Double) -> (value: Double, slope: Double) {
    let index = lastIndex(atOrBefore: progress)
    let last = points.count - 1
    if index < 0 { return line(0, through: 0, at: progress) }
    if index == last { return line(last - 1, through: last, at: progress) }
    return line(index, through: index, at: progress)
  }

  /// The line of the segment that starts at `index`, as seen from a point of it.
  private func line(
    _ index: Int, through anchor: Int, at progress: Double
  ) -> (value: Double, slope: Double) {
    let (a, b, base) = (points[index], points[index + 1], points[anchor])
    let width = b.input - a.input
    if !(width > 0) { return (base.output, 0) }
    let rise = b.output - a.output
    let slope = (rise / width).clampedToFinite
    if progress == base.input { return (base.output, slope) }
    let value = base.output + rise * ((progress - base.input) / width)
    return (value.isNaN ? base.output : value.clampedToFinite, slope)
  }

  /// The integral of the output from 0 to a progress in [0, 1].
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

  /// The list read sideways, if it is a strictly monotone function onto [0, 1].
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
