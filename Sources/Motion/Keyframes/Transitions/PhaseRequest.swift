// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What is asked for by a change of phase, from which it can be made anew.
package struct PhaseRequest<Value: VectorSpace>: Sendable {
  /// The index of the phase.
  let to: Int

  /// The first state, if it is given.
  var state: KinematicState<Value>?

  /// The curve, if it is given.
  var curve: TransitionCurve?
}

extension TransitionSequence {
  /// The greatest number of transitions to which one is added.
  static var greatestAddedCount: Int { 255 }

  /// Adds a transition after all others.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - from: The index of the phase that is left.
  ///   - target: The value of the phase that is entered.
  ///   - curve: The curve.
  ///   - time: The time, not before that of the last change.
  ///   - tolerance: The distance from the target within which a spring has arrived.
  /// - Returns: The change.
  mutating func append(
    _ request: PhaseRequest<Value>, from: Int, toward target: Value, along curve: TransitionCurve,
    at time: Double, within tolerance: Double
  ) -> Change {
    let origin = request.state ?? state(at: time)
    var (curve, addedCount) = (curve, 0)
    var (shortening, reversalTarget) = (Double?.none, Value?.none)
    var (motion, arrival) = (curve.motion(from: origin, to: target), 0.0)
    switch curve {
    case .spring(let spring):
      if tolerance > 0 {
        arrival = spring.settlingTime(
          from: origin.value - target, velocity: origin.velocity, within: tolerance)
      }
    case .eased(let duration, let easing, let retargeting):
      arrival = duration
      reversalTarget = origin.value.bounded
      if request.state != nil { break }
      if retargeting == .shortening, let reversal = reversal(toward: target, at: time) {
        (shortening, reversalTarget) = reversal
        arrival = duration == .infinity ? duration : duration * reversal.shortening
        curve = .eased(duration: arrival, easing: easing)
        motion = curve.motion(from: origin, to: target)
      } else if retargeting == .adding, let last = changes.last {
        addedCount = underWayCount(at: time)
        if addedCount > 0 {
          let departure = KinematicState(value: last.target)
          motion = curve.motion(from: departure, to: target)
          arrival = Swift.max(arrival, last.arrival - time)
          reversalTarget = nil
        }
      }
    }
    let change = Change(
      time: time, motion: motion, from: from, to: request.to, arrival: arrival,
      isGiven: request.state != nil, givenCurve: request.curve, addedCount: addedCount,
      shortening: shortening, reversalTarget: reversalTarget)
    changes.append(change)
    return change
  }

  /// Returns the share of the way that a reversal takes back, and the value to which a reversal of
  /// it leads; nil if a transition to the target is none.
  private func reversal(
    toward target: Value, at time: Double
  ) -> (shortening: Double, target: Value?)? {
    guard let last = changes.last, case .first(let motion) = last.motion,
      last.reversalTarget == target.bounded, time - last.time < motion.duration
    else { return nil }
    let covered = motion.easing.value(at: (time - last.time) / motion.duration)
    let before = last.shortening ?? 1
    let share = (covered * before + (1 - before)).magnitude
    return (Swift.min(share, 1), motion.target)
  }

  /// Removes the first changes; the one that is first then is kept as it is.
  mutating func removeFirst(_ count: Int) {
    changes.removeFirst(count)
    changes[0].isGiven = true
    for index in changes.indices.prefix(TransitionSequence.greatestAddedCount) {
      changes[index].addedCount = Swift.min(changes[index].addedCount, index)
    }
  }

  /// The number of transitions, up to the last one, that have not come to rest on their target.
  private func underWayCount(at time: Double) -> Int {
    guard let last = changes.last else { return 0 }
    let first = changes.indices.suffix(last.addedCount + 1).first {
      let remainder = changes[$0].remainder
      return time - changes[$0].time < remainder.restTime || remainder.end != .zero
    }
    let count = first.map { changes.count - $0 } ?? 0
    return count > TransitionSequence.greatestAddedCount ? 0 : count
  }
}
