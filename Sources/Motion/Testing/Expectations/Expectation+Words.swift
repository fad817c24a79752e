// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Expectation where Motion: Trajectory {
  /// Expects that the motion is at rest by a time, as a viewer sees it.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - tolerance: How near to its end it stays from then on.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  @discardableResult
  public func rests(
    by time: Double, within tolerance: Tolerance = .looksDone
  ) throws(ExpectationFailure) -> Self {
    guard motion.restTime < .infinity else { throw failure("The motion never comes to rest.") }
    guard motion.isAnalyzable else {
      guard !(motion.restTime <= time) else { return self }
      throw failure(
        "The motion is not at rest by \(short(time)) s, but at \(short(motion.restTime)) s.")
    }
    let settled = motion.settlingTime(within: tolerance)
    guard !(settled <= time) else { return self }
    let distance = tolerance.distance(scale: motion.maximumDistanceFromEnd)
    let now = motion.value(at: time).distance(to: motion.end)
    throw failure(
      "The motion is not at rest by \(short(time)) s: there it is \(short(now)) from its end, "
        + "\(short(motion.end)), and stays within \(short(distance)) only from \(short(settled)) s on.",
      plot(time: time))
  }

  /// Expects that the motion never moves faster than a speed.
  ///
  /// - Parameter speed: The greatest speed, in units of the value a second.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  @discardableResult
  public func moves(atMost speed: Double) throws(ExpectationFailure) -> Self {
    try requireAnalyzable("its greatest speed")
    let found = motion.peakSpeed
    guard !(found <= speed) else { return self }
    let time = firstTime(atSpeed: found)
    throw failure(
      "The motion moves by \(short(found)) a second at \(short(time)) s, "
        + "faster than \(short(speed)).", plot(time: time))
  }

  /// Expects what the motion shows at a time.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - time: The time, in seconds.
  ///   - distance: How far from it the motion may be, in the unit of the value.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  @discardableResult
  public func shows(
    _ value: Motion.Value, at time: Double, within distance: Double = 1e-6
  ) throws(ExpectationFailure) -> Self {
    let found = motion.value(at: time)
    let gap = found.distance(to: value)
    guard found != value, !(gap <= distance) else { return self }
    throw failure(
      "The motion shows \(short(found)) at \(short(time)) s, not \(short(value)): "
        + "it is \(short(gap)) away.", plot(time: time))
  }

  /// Expects that the motion and another one are at the same place at a time.
  ///
  /// - Parameters:
  ///   - other: The other motion.
  ///   - time: The time, in seconds.
  ///   - distance: How far from each other they may be, in the unit of the value.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  @discardableResult
  public func meets<Other: Trajectory>(
    _ other: Other, at time: Double, within distance: Double = 1e-6
  ) throws(ExpectationFailure) -> Self where Other.Value == Motion.Value {
    let (a, b) = (motion.value(at: time), other.value(at: time))
    let gap = a.distance(to: b)
    guard a != b, !(gap <= distance) else { return self }
    throw failure(
      "The motions do not meet at \(short(time)) s: one shows \(short(a)), the other \(short(b)), "
        + "\(short(gap)) apart.", plot(with: other, until: max(shownDuration, time), time: time))
  }

  /// Expects that another motion goes on where this one is interrupted, with its velocity.
  ///
  /// - Parameters:
  ///   - next: The motion that takes over, at its own time 0.
  ///   - time: The time of the interruption, in seconds.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  @discardableResult
  public func continues<Next: Trajectory>(
    into next: Next, at time: Double
  ) throws(ExpectationFailure) -> Self where Next.Value == Motion.Value {
    try requireEqual(
      motion.state(at: time), next.state(at: 0), at: time, plot: plot(time: time))
    return self
  }

  /// Expects that neither the value nor the velocity jumps at a time.
  ///
  /// - Parameter time: The time, in seconds, such as that of an interruption. At time 0 the motion
  ///   must start without a velocity, as it rests before.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  @discardableResult
  public func isSmooth(at time: Double) throws(ExpectationFailure) -> Self {
    try requireEqual(
      motion.state(at: time.nextDown), motion.state(at: time.nextUp), at: time,
      plot: plot(time: time))
    return self
  }

  /// Expects that the value never jumps.
  ///
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  /// - Accuracy: A motion of one's own that leaves its stretches to the library reports no jump: of
  ///   such a motion, steps of a hundredth of its size are found where the velocity does not explain
  ///   them.
  /// - Complexity: O(stretches of the motion). Of more than 100 000 the first are looked at.
  @discardableResult
  public func isContinuous() throws(ExpectationFailure) -> Self {
    try requireAnalyzable("where it jumps")
    for measure in measures {
      var before: Stretch?
      var jump: (time: Double, from: Double, to: Double)?
      visitStretches(of: measure) { stretch in
        let slack = 1e-6 * max(stretch.first.magnitude, before?.last.magnitude ?? 0)
        if let before, (before.last - stretch.first).magnitude > slack {
          jump = (stretch.begin, before.last, stretch.first)
        }
        before = stretch
        return jump == nil
      }
      guard let jump else { continue }
      throw failure(
        "The motion jumps from \(short(jump.from)) to \(short(jump.to)) at \(short(jump.time)) s.",
        plot(time: jump.time))
    }
    guard motion.exactness == .sampled else { return self }
    for component in 0..<Motion.Value.componentCount {
      if let flaw = MotionLaws.slope(RandomMotion("the motion", number(component))) {
        throw failure("The motion \(flaw).", plot())
      }
    }
    return self
  }

  /// The numbers of the motion: its components, or its distance from its end if it does not tell
  /// them.
  private var measures: [Measure<Motion.Value>] {
    let count = Motion.Value.componentCount
    guard count > 0 else { return [.distance(from: motion.end)] }
    return (0..<count).map { .along(.axis($0)) }
  }

  private func requireEqual(
    _ before: KinematicState<Motion.Value>, _ after: KinematicState<Motion.Value>, at time: Double,
    plot: @autoclosure () -> String
  ) throws(ExpectationFailure) {
    // Two instants beside a time are some units in its last place apart.
    let reach = max(before.value.magnitude, after.value.magnitude)
    let speed = max(before.velocity.magnitude, after.velocity.magnitude)
    let step = 4 * max(1, time.magnitude).ulp
    let gap = before.value.distance(to: after.value)
    guard gap <= 1e-6 * max(1, reach) + speed * step else {
      throw failure(
        "The value jumps at \(short(time)) s, from \(short(before.value)) to "
          + "\(short(after.value)).", plot())
    }
    let kick = before.velocity.distance(to: after.velocity)
    guard kick <= 1e-6 * max(1, speed) else {
      throw failure(
        "The velocity jumps at \(short(time)) s, from \(short(before.velocity)) to "
          + "\(short(after.velocity)) a second.", plot())
    }
  }

  /// Visits the stretches until the motion rests; of an endless one, those that a plot shows.
  private func visitStretches(of measure: Measure<Motion.Value>, _ body: (Stretch) -> Bool) {
    let end = motion.restTime < .infinity ? motion.restTime.nextUp : shownDuration
    var count = 0
    _ = motion.visitStretches(of: measure, from: 0, upTo: end) { stretch in
      count += 1
      return body(stretch) && count < 100_000
    }
  }

  /// Returns the first end of a stretch at which the motion is as fast as a speed, or time 0.
  private func firstTime(atSpeed speed: Double) -> Double {
    var time: Double?
    visitStretches(of: .speed) { stretch in
      time = stretch.first >= speed ? stretch.begin : stretch.last >= speed ? stretch.end : nil
      return time == nil
    }
    return time ?? 0
  }
}

extension Expectation where Motion: Trajectory, Motion.Value: VectorScalar {
  /// Expects that the motion goes past its end by no more than a distance.
  ///
  /// - Parameter distance: The greatest overshoot, in the unit of the value.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  @discardableResult
  public func overshoots(atMost distance: Double) throws(ExpectationFailure) -> Self {
    guard motion.restTime < .infinity else { throw failure("The motion has no end to overshoot.") }
    let found = motion.overshoot
    guard !(found <= distance) else { return self }
    let (peak, trough, end) = (motion.peak, motion.trough, Double(motion.end))
    let farthest = end - trough.value == found ? trough : peak
    throw failure(
      "The motion overshoots its end, \(short(end)), by \(short(found)) at "
        + "\(short(farthest.time)) s, more than \(short(distance)).",
      plot(time: farthest.time, level: end))
  }

  /// Expects that the motion is never outside of a range.
  ///
  /// - Parameter range: The range, in the unit of the value.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  @discardableResult
  public func stays(in range: ClosedRange<Double>) throws(ExpectationFailure) -> Self {
    try requireAnalyzable("its greatest value")
    let (peak, trough) = (motion.peak, motion.trough)
    let (extremum, bound) =
      peak.value > range.upperBound ? (peak, range.upperBound) : (trough, range.lowerBound)
    guard peak.value > range.upperBound || trough.value < range.lowerBound else { return self }
    throw failure(
      "The motion shows \(short(extremum.value)) at \(short(extremum.time)) s, outside of "
        + "\(short(range.lowerBound))...\(short(range.upperBound)).",
      plot(time: extremum.time, level: bound))
  }

  /// Expects that the motion has reached a value by a time.
  ///
  /// - Parameters:
  ///   - value: The value, which it may pass.
  ///   - time: The time, in seconds.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  @discardableResult
  public func reaches(_ value: Motion.Value, by time: Double) throws(ExpectationFailure) -> Self {
    try requireAnalyzable("when it reaches \(short(Double(value)))")
    let found = motion.firstTime(reaching: value)
    if let found, found <= time { return self }
    let when = found.map { "only at \(short($0)) s" } ?? "at no time"
    throw failure(
      "The motion does not reach \(short(Double(value))) by \(short(time)) s, but \(when): there it "
        + "shows \(short(Double(motion.value(at: time)))).",
      plot(time: time, level: Double(value)))
  }
}
