// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A vertex of a polyline over time.
struct ChainPoint: Equatable {
  var time: Double
  var value: Double
}

/// Two polylines over time that enclose one component of a motion.
///
/// Where the rate of the component increases, the component is convex: it lies below each chord and
/// above each tangent. Where the rate decreases, the opposite holds. So the chains are certain
/// wherever the stretches of the rate are, without a second derivative.
struct ValueEnclosure {
  var lower: [ChainPoint] = []
  var upper: [ChainPoint] = []

  /// The times at which both chains have the exact value of the component.
  var knots: [Double] = []

  /// The last value of a path, if it differs from that of the component.
  var arrival: Double?

  /// The last value of a path.
  var last: Double { arrival ?? lower[lower.count - 1].value }

  /// Moves the last point to another time, after the point before it.
  mutating func setEnd(_ time: Double) {
    lower[lower.count - 1].time = time
    upper[upper.count - 1].time = time
    knots[knots.count - 1] = time
  }

  /// Returns an upper bound of the distance of a chain from the enclosed component.
  ///
  /// - Parameter chain: Points with increasing times that begin and end with the enclosure.
  /// - Returns: The bound; infinity if the times do not increase.
  func distance(from chain: [ChainPoint]) -> Double {
    guard zip(chain, chain.dropFirst()).allSatisfy({ $0.time < $1.time }) else { return .infinity }
    return Swift.max(
      ValueEnclosure.rise(of: chain, over: lower, sign: 1),
      ValueEnclosure.rise(of: chain, over: upper, sign: -1))
  }

  /// Returns the maximum height of a chain above another, or its depth below it for the sign −1.
  ///
  /// The maximum is at a vertex of one of them.
  private static func rise(
    of chain: [ChainPoint], over base: [ChainPoint], sign: Double
  ) -> Double {
    var greatest = -Double.infinity
    func compare(_ points: [ChainPoint], with others: [ChainPoint], _ sign: Double) {
      var index = 0
      for point in points {
        while index + 2 < others.count && others[index + 1].time <= point.time { index += 1 }
        let other =
          others.count > 1
          ? line(others[index], others[index + 1], at: point.time) : others[0].value
        greatest = Swift.max(greatest, (point.value - other) * sign)
      }
    }
    compare(chain, with: base, sign)
    compare(base, with: chain, -sign)
    return greatest
  }

  /// Returns the value at a time of the line through two points of different times.
  static func line(_ a: ChainPoint, _ b: ChainPoint, at time: Double) -> Double {
    a.value.interpolated(to: b.value, by: (time - a.time) / (b.time - a.time))
  }
}

/// A part of a motion without a jump, with an enclosure of each component.
struct EnclosedRun {
  var begin: Double
  var end: Double
  var components: [ValueEnclosure]

  /// The parts without a corner, in ascending order.
  var spans: [EnclosedSpan] = []

  /// Sets the last value of all paths to one near that of the motion.
  mutating func arrive<Value: VectorSpace>(at value: Value) {
    for index in components.indices {
      components[index].arrival = value[component: index]
      spans[spans.count - 1].last[index].value = value[component: index]
    }
  }

  /// Returns the value at the beginning.
  func first<Value: VectorSpace>(as type: Value.Type) -> Value {
    var value = Value.zero
    for (index, enclosure) in components.enumerated() {
      value[component: index] = enclosure.lower[0].value
    }
    return value
  }
}

/// A part of a motion without a jump and without a corner, with the one-sided states at its ends.
struct EnclosedSpan {
  var begin: Double
  var end: Double

  // One state for each component.
  var first: [KinematicState<Double>]
  var last: [KinematicState<Double>]

  /// Returns whether two one-sided states join without a corner.
  static func isSmooth(_ a: KinematicState<Double>, _ b: KinematicState<Double>) -> Bool {
    let size = Swift.max(a.velocity.magnitude, b.velocity.magnitude)
    return (a.velocity - b.velocity).magnitude <= 1e-9 * size
  }
}
