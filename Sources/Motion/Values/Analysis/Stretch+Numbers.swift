// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension VectorSpace {
  /// The value whose components are all 1.
  @usableFromInline
  static var ones: Self {
    var ones = Self.zero
    for index in 0..<componentCount { ones[component: index] = 1 }
    return ones
  }
}

extension Stretch {
  /// Finds the instant of the stretch at which a function stops being negative.
  ///
  /// Where a curve jumps that is not monotone to the last bit, up to eight instants at either end
  /// may show what is beyond it; they don't count.
  ///
  /// - Parameter value: The function. It is negative at first, and not at last.
  /// - Returns: The instant; the end of the stretch if the function reaches zero only there.
  @usableFromInline
  func passage(notNegative value: (Double) -> Double) -> Double {
    let found = Thresholds.leastLasting(from: begin, upTo: end, notNegative: value)
    let earlier = Double(order: end.order &- 8)
    guard found == end, begin < earlier, !(value(earlier) < 0) else { return found }
    return Thresholds.leastLasting(from: begin, upTo: earlier, notNegative: value)
  }
}

extension Trajectory {
  /// Visits the stretches of the distance of a scalar motion from a point, derived from the
  /// stretches of its value.
  ///
  /// The distance turns where the value turns and where it passes the point.
  ///
  /// - Precondition: The value has one component.
  @inlinable
  func visitDistances(
    from point: Value, from start: Double, upTo end: Double, beyond: Bool = false,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    let level = point[component: 0]
    return visitMagnitudes(of: .along(.ones), from: level, start, end, beyond, body)
  }

  /// Visits the stretches of the speed of a scalar motion, derived from the stretches of its
  /// velocity.
  ///
  /// - Precondition: The value has one component.
  @inlinable
  func visitSpeeds(from start: Double, upTo end: Double, _ body: (Stretch) -> Bool) -> Bool {
    visitMagnitudes(of: .rate(along: .ones), from: 0, start, end, false, body)
  }

  @inlinable
  func visitMagnitudes(
    of measure: Measure<Value>, from level: Double, _ start: Double, _ end: Double,
    _ beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    visitStretches(of: measure, from: start, upTo: end, beyond: beyond) { stretch in
      let (first, last) = (stretch.first - level, stretch.last - level)
      var (near, far) = (stretch, stretch)
      (near.first, near.last) = (first.magnitude, 0)
      (far.first, far.last) = (0, last.magnitude)
      guard first * last < 0 else {
        near.last = last.magnitude
        return body(near)
      }
      let crossing = stretch.passage {
        let number = measure(state(at: $0, isBeyond: beyond))
        return first < 0 ? number - level : level - number
      }
      (near.end, far.begin) = (crossing, crossing)
      return body(near) && body(far)
    }
  }
}
