// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The values of one control of a pattern over time, from its parameters and curves.
///
/// Each applies from its time until the next begins; of several that begin at one time, the last in
/// the pattern applies.
struct HapticControlTrack: Sendable {
  /// The times at which the parameters and curves begin, ascending.
  private var starts: [Double] = []

  /// The index of the first point of each, followed by the number of points.
  private var firsts: [Int] = [0]

  /// The times of the points in seconds since their curve's time, ascending within each curve.
  private var times: [Double] = []
  private var values: [Double] = []

  private let defaultValue: Double

  init(_ control: HapticControl, of items: [HapticPattern.Item]) {
    defaultValue = control.defaultValue
    let own = items.indices.filter { items[$0].control == control }
    let order = own.sorted { (items[$0].time, $0) < (items[$1].time, $1) }
    for index in order {
      switch items[index] {
      case .event: break
      case .parameter(let parameter):
        append(at: parameter.time, [HapticCurve.Point(0, parameter.value)])
      case .curve(let curve):
        // A curve without points has no effect.
        if !curve.points.isEmpty { append(at: curve.time, curve.sortedPoints) }
      }
    }
  }

  private mutating func append(at start: Double, _ points: [HapticCurve.Point]) {
    starts.append(start)
    for point in points {
      times.append(point.time)
      values.append(point.value)
    }
    firsts.append(times.count)
  }

  /// Returns the value at a time that is not negative.
  ///
  /// - Complexity: O(log *n*) for *n* curves and points.
  func value(at time: Double) -> Double {
    guard let first = starts.first, time >= first else { return defaultValue }
    let index = starts.lastIndex(notAfter: time)
    let elapsed = time - starts[index]
    let (begin, end) = (firsts[index], firsts[index + 1])
    // There is at least one point.
    guard times[begin] <= elapsed else { return defaultValue }
    let point = times.withUnsafeBufferPointer {
      [Double].lastIndex(notAfter: elapsed, in: $0, from: begin, count: end - begin)
    }
    if point + 1 == end { return values[point] }
    let fraction = (elapsed - times[point]) / (times[point + 1] - times[point])
    return values[point].interpolated(to: values[point + 1], by: fraction)
  }
}
