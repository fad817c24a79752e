// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What the protocols ask of a conformer: each says what is wrong with it, or nothing.
package enum ConformerLaws {
  /// How long a motion is looked at, in seconds.
  package static func horizon<Motion: Trajectory>(_ motion: Motion) -> Double {
    motion.duration < .infinity
      ? motion.duration : max(1, 3 * min(motion.recurrences.first?.period ?? 10, 10))
  }

  /// The first law that a motion breaks.
  package static func flaw<Motion: Trajectory>(of motion: Motion) -> String? {
    samples(motion) ?? order(motion) ?? ends(motion) ?? beyond(motion) ?? calls(motion)
      ?? stretches(motion) ?? settling(motion)
  }

  /// Every sample is finite, at any time.
  private static func samples<Motion: Trajectory>(_ motion: Motion) -> String? {
    for time in hostileTimes + hostileTimes.map({ $0 * horizon(motion) }) {
      let state = motion.state(at: time)
      guard state.value.squaredMagnitude < .infinity, state.velocity.squaredMagnitude < .infinity
      else { return "is not finite at \(time): \(state)" }
    }
    return nil
  }

  /// The start holds before time 0, and the end from the rest time on.
  private static func ends<Motion: Trajectory>(_ motion: Motion) -> String? {
    for time: Double in [-1, -.leastNonzeroMagnitude, -.infinity] {
      guard areSame(motion.start, motion.value(at: time)), motion.velocity(at: time) == .zero else {
        return "does not rest at its start, \(motion.start), at \(time): \(motion.state(at: time))"
      }
    }
    guard areSame(motion.state(at: .nan), motion.state(at: 0)) else {
      return "shows \(motion.state(at: .nan)) at NaN, not what it shows at time 0"
    }
    let (duration, rest) = (motion.duration, motion.restTime)
    guard duration >= 0, rest >= duration else {
      return "has duration \(duration) and rest time \(rest), which is not at least as late"
    }
    guard rest < .infinity else {
      let velocity = motion.velocity(at: .infinity)
      return velocity == .zero ? nil : "moves by \(velocity) at an infinite time"
    }
    for time: Double in [rest, rest.nextUp, 2 * rest, .infinity] {
      guard areSame(motion.value(at: time), motion.end) else {
        return "shows \(motion.value(at: time)) at \(time), not its end, \(motion.end); "
          + "it rests from \(rest) on"
      }
      guard time == rest || motion.velocity(at: time) == .zero else {
        return "moves by \(motion.velocity(at: time)) at \(time), after its rest time \(rest)"
      }
    }
    return nil
  }

  /// What a motion shows beyond its own time begins and ends with its own.
  private static func beyond<Motion: Trajectory>(_ motion: Motion) -> String? {
    for time in [-Double.infinity, .infinity] {
      guard areSame(motion.state(beyond: time), motion.state(at: time)) else {
        return "shows \(motion.state(beyond: time)) beyond \(time), not \(motion.state(at: time))"
      }
    }
    for step in 0..<16 where motion.duration > 0 {
      let time = horizon(motion) * Double(step) / 16
      guard areSame(motion.state(beyond: time), motion.state(at: time)) else {
        return "shows \(motion.state(beyond: time)) beyond \(time), inside its duration, but "
          + "\(motion.state(at: time)) at it"
      }
    }
    for time in hostileTimes {
      // So far out that a square would be infinite, differences still tell.
      let state = motion.state(beyond: time)
      guard state.value - state.value == .zero, state.velocity - state.velocity == .zero else {
        return "is not finite beyond \(time): \(state)"
      }
    }
    return nil
  }

  /// A motion shows the same bits whether it is sampled forwards, backwards, or once.
  private static func order<Motion: Trajectory>(_ motion: Motion) -> String? {
    let end = horizon(motion)
    let times = (0...200).map { Double($0) / 200 * end * 1.1 - end * 0.05 }
    let forward = times.map(motion.state(at:))
    let backward = Array(times.reversed().map(motion.state(at:)).reversed())
    let again = stride(from: 0, through: 200, by: 7).map { motion.state(at: times[$0]) }
    for (index, time) in times.enumerated() {
      let others = [backward[index]] + (index % 7 == 0 ? [again[index / 7]] : [])
      for other in others where !areSame(forward[index], other) {
        return "shows \(forward[index].value) at \(time) if it is sampled forwards, and "
          + "\(other.value) in another order"
      }
    }
    return nil
  }

  /// What is seen through a generic function, which knows no more than the protocol.
  private struct Seen<Output: Sendable> {
    let value, beyond: Output
    let duration, restTime: Double

    init<Motion: Playable>(_ motion: Motion, _ time: Double) where Motion.Output == Output {
      value = motion.value(at: time)
      beyond = motion.value(beyond: time)
      duration = motion.duration
      restTime = motion.restTime
    }
  }

  private static func state<Motion: Trajectory>(
    of motion: Motion, _ time: Double
  ) -> KinematicState<Motion.Value> { motion.state(at: time) }

  /// A motion shows the same bits whether it is asked for a value or a state, directly, through a
  /// generic function, or erased.
  private static func calls<Motion: Trajectory>(_ motion: Motion) -> String? {
    let end = horizon(motion)
    let erased = AnyTrajectory(motion)
    let playable = AnyPlayable(motion)
    let inside = (-1...17).map { end * Double($0) / 16 }
    for time in hostileTimes + inside + [motion.duration, motion.restTime] {
      let (value, beyond) = (motion.value(at: time), motion.value(beyond: time))
      let whole = motion.state(at: time)
      guard areSame(value, whole.value), areSame(motion.velocity(at: time), whole.velocity) else {
        return "shows value \(value) and velocity \(motion.velocity(at: time)) at \(time), but the "
          + "state \(whole)"
      }
      guard areSame(beyond, motion.state(beyond: time).value) else {
        return "shows value \(beyond) beyond \(time), but the state \(motion.state(beyond: time))"
      }
      for other in [state(of: motion, time), erased.state(at: time)]
      where !areSame(other, whole) {
        return "shows \(whole) at \(time), but \(other) through a generic function"
      }
      for seen in [Seen(motion, time), Seen(erased, time), Seen(playable, time)] {
        guard areSame(seen.value, value), areSame(seen.beyond, beyond) else {
          return "shows \(value) and \(beyond) at and beyond \(time), but \(seen.value) and "
            + "\(seen.beyond) through a generic function"
        }
        guard seen.duration == motion.duration, seen.restTime == motion.restTime else {
          return "has duration \(motion.duration), but \(seen.duration) through a generic function"
        }
      }
    }
    guard erased.recurrences == motion.recurrences else {
      return "recurs by \(motion.recurrences), but erased by \(erased.recurrences)"
    }
    return nil
  }

  /// Stretches tile the time, and in each the motion stays between the numbers at its ends.
  private static func stretches<Motion: Trajectory>(_ motion: Motion) -> String? {
    let direction = ones(Motion.Value.self)
    // Of components of single precision a distance is rounded twice.
    let precision = isSingle(Motion.Value.self) ? 1e-6 : 1e-9
    let end = motion.restTime < .infinity ? Double.infinity : 2 * horizon(motion)
    for measure in [Measure.along(direction), .distance(from: motion.end)] {
      let stretches = motion.stretches(of: measure, from: -1, upTo: end)
      guard stretches.tile(from: -1, upTo: end) else {
        return "has stretches of \(measure) that leave a gap: \(stretches.prefix(8))"
      }
      for stretch in stretches where stretch.begin < stretch.end {
        let (low, high) = (min(stretch.first, stretch.last), max(stretch.first, stretch.last))
        let slack = precision * max(1, low.magnitude, high.magnitude)
        let last = min(stretch.end.nextDown, max(stretch.begin, 2 * horizon(motion)))
        for step in 0...8 {
          let time = stretch.begin.interpolated(to: last, by: Double(step) / 8)
          let number = measure(motion.state(at: time))
          guard number >= low - slack, number <= high + slack else {
            return "has \(measure) of \(number) at \(time), outside of \(stretch)"
          }
        }
      }
    }
    return nil
  }

  /// From the settling time on the motion is near its end, and just before it is not.
  private static func settling<Motion: Trajectory>(_ motion: Motion) -> String? {
    guard motion.restTime < .infinity, motion.isAnalyzable else { return nil }
    let reach = motion.maximumDistanceFromEnd
    let slack = (isSingle(Motion.Value.self) ? 1e-5 : 1e-9) * max(reach, motion.end.magnitude)
    func distance(_ time: Double) -> Double { motion.value(at: time).distance(to: motion.end) }
    for share in [0.5, 0.1, 0.01] where share * reach > 4 * slack {
      let most = share * reach
      let settled = motion.settlingTime(within: most)
      let last = max(motion.restTime, settled)
      let edge = 32 * max(1, settled).ulp
      for step in 1...64 {
        let time = settled.interpolated(to: last, by: Double(step) / 64)
        // At the instant of a jump either side may show.
        guard time > settled + edge else { continue }
        guard distance(time) <= most + slack else {
          return "settles within \(short(most)) at \(short(settled)), but is "
            + "\(short(distance(time))) from its end at \(short(time))"
        }
      }
      let near = [settled - edge, settled.nextDown, settled, settled.nextUp, settled + edge]
      guard settled <= edge || near.contains(where: { distance($0) >= most * (1 - 1e-3) - slack })
      else {
        return "settles within \(short(most)) at \(short(settled)), though it is only "
          + "\(short(distance(settled))) from its end there, and comes from no farther"
      }
    }
    return nil
  }

  /// Whether the components of a value are of single precision.
  package static func isSingle<Value: VectorSpace>(_ type: Value.Type) -> Bool {
    let ones = ones(type)
    return ones.scaled(by: 1 + 1e-12) == ones
  }

  /// The value of which each component is 1.
  private static func ones<Value: VectorSpace>(_ type: Value.Type) -> Value {
    var ones = Value.zero
    for index in 0..<Value.componentCount { ones[component: index] = 1 }
    return ones
  }
}
