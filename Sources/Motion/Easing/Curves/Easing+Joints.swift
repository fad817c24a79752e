// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// The progress values in (0, 1) at which the easing is not smooth or not monotone, in ascending
  /// order.
  ///
  /// They are those at which it turns, jumps or bends, or may be vertical. A staircase of more than
  /// 4096 jumps lists none of them.
  var joints: [Double] {
    let points = joints(from: 0, upTo: 1)
    return zip(points, points.dropFirst() + [1]).filter { $0 < $1 }.map { $0.0 }
  }

  /// Returns the joints inside an interval of progress that may lie outside [0, 1].
  private func joints(from low: Double, upTo high: Double) -> [Double] {
    func inside(_ points: [Double]) -> [Double] { points.filter { $0 > low && $0 < high } }
    switch kind {
    case .linear: return []
    case .bezier, .penner: return inside([0] + turningPoints + [1])
    case .steps(let count, _):
      let steps = Double(count)
      let first = Elementary.floor(low * steps)
      let last = -Elementary.floor(-high * steps)
      guard last - first <= 4096 else { return inside([0, 1]) }
      return inside((0...Int(last - first)).map { (first + Double($0)) / steps })
    case .stops(let list): return inside(list.points.map { $0.input })
    case .reversed(let base):
      return base.joints(from: 1 - high, upTo: 1 - low).reversed().map { 1 - $0 }
    case .mirrored(let base):
      let first =
        low < 0.5 ? base.joints(from: 2 * low, upTo: Swift.min(2 * high, 1)).map { $0 / 2 } : []
      let second =
        high > 0.5
        ? base.joints(from: 2 - 2 * high, upTo: Swift.min(2 - 2 * low, 1)).reversed()
          .map { 1 - $0 / 2 } : []
      return first + inside([0.5]) + second
    case .nested(let outer, let inner):
      let own = inner.joints(from: low, upTo: high)
      let all = own + Easing.arrivals(at: outer, of: inner, between: [low] + own + [high])
      return inside(all.sorted())
    case .inverse(let base): return inside([0] + base.joints.map { base.value(at: $0) } + [1])
    }
  }

  /// Returns the progress values at which an easing passes joints of another, if they are few.
  ///
  /// - Parameters:
  ///   - outer: The other easing, to which the output of this one is the progress.
  ///   - inner: This easing.
  ///   - ends: The ends of intervals in which it is monotone.
  /// - Returns: The progress values; none if there are more than 8192.
  private static func arrivals(
    at outer: Easing, of inner: Easing, between ends: [Double]
  ) -> [Double] {
    var result: [Double] = []
    for (left, right) in zip(ends, ends.dropFirst()) where left < right {
      let (first, last) = (inner.output(at: left.nextUp), inner.output(at: right.nextDown))
      guard first != last else { continue }
      for level in outer.joints(from: Swift.min(first, last), upTo: Swift.max(first, last)) {
        if let point = inner.crossing(of: level, from: left, to: right) { result.append(point) }
      }
      if result.count > greatestComplexity { return [] }
    }
    return result
  }
}
