// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The state of a track while its steps are joined end to end.
struct KeyframeFlattening<Value: VectorSpace> {
  /// The initial position and velocity and the keyframes, all bounded.
  let start, velocity: Value
  let keyframes: [Keyframe<Value>]

  private(set) var assembly: TrackAssembly<Value>

  /// The target of the last step.
  private(set) var target: Value

  /// The position and velocity at the end of the last step.
  private var state: KinematicState<Value>

  init(from start: Value, velocity: Value, _ keyframes: [Keyframe<Value>]) {
    self.start = start.bounded
    self.velocity = velocity.bounded
    self.keyframes = keyframes.map { $0.bounded }
    assembly = TrackAssembly(boundaryIsEarlier: true, capacity: keyframes.count)
    assembly.keyframeTimes.reserveCapacity(keyframes.count)
    target = self.start
    // −0 becomes 0, as in JSON that omits it.
    state = KinematicState(value: self.start, velocity: self.velocity + .zero)
  }

  /// Appends a step with the instant that shows its end, unless it is a spring without a duration.
  mutating func step(_ index: Int) -> Bool {
    let begin = assembly.time
    guard append(index) else { return false }
    // A jump is shown just after its instant, but at time 0 at once.
    let isJump = assembly.time == begin && begin > 0
    assembly.keyframeTimes.append(isJump ? begin.nextUp : assembly.time)
    return true
  }

  private mutating func append(_ index: Int) -> Bool {
    let (from, begin) = (state.value, assembly.time)
    switch keyframes[index] {
    case .move(let value): jump(to: value)
    case .hold(let duration):
      if begin + duration > begin {
        assembly.addLine(until: begin + duration, from: from, to: from)
      }
      target = from
      state.velocity = .zero
    case .linear(let value, let duration, let easing):
      guard begin + duration > begin else {
        jump(to: value)
        break
      }
      assembly.addLine(until: begin + duration, from: from, to: value, easing: easing)
      target = value
      state = KinematicState(
        value: value, velocity: slope(from, value, duration, easing.velocity(at: 1)))
    case .cubic(let value, let duration, let startVelocity, _):
      guard begin + duration > begin else {
        jump(to: value)
        break
      }
      let velocities = (
        start: startVelocity ?? state.velocity, end: endVelocity(ofCubic: index, from: from)
      )
      assembly.addHermite(
        until: begin + duration, from: from, to: value, velocities: velocities)
      target = value
      state = KinematicState(value: value, velocity: velocities.end)
    case .spring(let value, let duration, let spring, let startVelocity):
      let motion = SpringTrajectory(
        from: from, to: value, velocity: startVelocity ?? state.velocity, spring: spring)
      let duration = duration ?? motion.settlingDuration
      guard duration < .infinity else { return false }
      // The time as a sample computes it, so that the next step begins there to the bit.
      let end = begin + duration
      state = motion.state(at: end - begin)
      if end > begin { assembly.addSpring(motion, until: end, at: state.value) }
      target = value
    }
    return true
  }

  private mutating func jump(to value: Value) {
    target = value
    state = KinematicState(value: value)
  }

  /// Returns the velocity with which a cubic ends: given, or determined by the next step.
  private func endVelocity(ofCubic index: Int, from start: Value) -> Value {
    guard case .cubic(let value, let duration, _, let given) = keyframes[index] else {
      return .zero
    }
    if let given { return given }
    guard index + 1 < keyframes.count else { return .zero }
    switch keyframes[index + 1] {
    case .move, .hold: return .zero
    case .linear(let next, let nextDuration, let easing):
      return nextDuration > 0 ? slope(value, next, nextDuration, easing.velocity(at: 0)) : .zero
    case .cubic(let next, let nextDuration, let velocity, _):
      guard nextDuration > 0 else { return .zero }
      return velocity ?? (next - start).scaled(by: 1 / (duration + nextDuration))
    case .spring(let next, _, _, let velocity):
      return velocity ?? slope(start, next, duration, 0.5)
    }
  }

  /// Returns the velocity of a line whose easing has a given slope.
  private func slope(
    _ start: Value, _ end: Value, _ duration: Double, _ slope: Double
  ) -> Value {
    guard slope.isFinite else { return .zero }
    return (end - start).scaled(by: (slope / duration).boundedFactor)
  }
}

extension SpringTrajectory {
  /// SwiftUI's estimate of the settling time, for a thousandth of the spring's travel.
  ///
  /// For a motion that starts at its target, the travel is that which its velocity causes.
  var settlingDuration: Double {
    let travel = target - origin
    let reach = Swift.max(
      travel.magnitude, initialVelocity.magnitude * spring.response / (2 * Double.pi))
    guard reach > 0 else { return 0 }
    return spring.settlingDuration(
      target: travel, initialVelocity: initialVelocity, epsilon: 0.001 * reach)
  }
}
