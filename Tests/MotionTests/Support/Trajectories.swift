// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Times that break careless code.
let hostileTimes: [Double] = [
  .nan, -.nan, .infinity, -.infinity, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
  .leastNormalMagnitude, 1e-300, -1e-300, 1e308, -1e308, .greatestFiniteMagnitude,
  -.greatestFiniteMagnitude, 0.5, 1, -1, 1e6, 1e15,
]

/// What a law test may assume of a trajectory beyond the protocol.
struct Promises: OptionSet {
  let rawValue: Int

  /// Its value has no jump.
  static let continuous = Promises(rawValue: 1)

  /// Its velocity has a jump only at instants that it names as turns.
  static let smooth = Promises(rawValue: 2)
}

/// Runs the laws of `Trajectory` on one conformer.
func checkTrajectory<Motion: Trajectory>(
  _ motion: Motion, _ promises: Promises = [.continuous, .smooth],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  checkTotality(motion, sourceLocation)
  checkEnds(motion, sourceLocation)
  checkBeyond(motion, sourceLocation)
  checkCalls(motion, sourceLocation)
  checkAnyOrder(motion, sourceLocation)
  checkStretches(motion, sourceLocation)
  if promises.contains(.continuous) { checkContinuity(motion, sourceLocation) }
  if promises.contains(.smooth) { checkVelocity(motion, sourceLocation) }
}

private func isFinite<Value: VectorSpace>(_ value: Value) -> Bool {
  value.squaredMagnitude < .infinity
}

private func horizon<Motion: Trajectory>(_ motion: Motion) -> Double {
  motion.duration < .infinity
    ? motion.duration : max(1, 3 * min(motion.recurrences.first?.period ?? 10, 10))
}

// None is specialized for each of eighty motions, which would take most of the time of building
// with optimization.
@_semantics("optimize.sil.specialize.generic.never")
private func checkTotality<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  for time in hostileTimes + hostileTimes.map({ $0 * horizon(motion) }) {
    let state = motion.state(at: time)
    #expect(
      isFinite(state.value) && isFinite(state.velocity), "finite at \(time)",
      sourceLocation: location)
  }
}

/// Tells whether two values have the same bits, of values without components whether they are
/// equal.
func areSame<Value: VectorSpace>(_ a: Value, _ b: Value) -> Bool {
  guard Value.componentCount > 0 else { return a == b }
  return (0..<Value.componentCount).allSatisfy {
    a[component: $0].bitPattern == b[component: $0].bitPattern
  }
}

/// Tells whether two states have the same bits.
func areSame<Value: VectorSpace>(_ a: KinematicState<Value>, _ b: KinematicState<Value>) -> Bool {
  areSame(a.value, b.value) && areSame(a.velocity, b.velocity)
}

@_semantics("optimize.sil.specialize.generic.never")
private func checkEnds<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  for time: Double in [-1, -.leastNonzeroMagnitude, -.infinity] {
    #expect(areSame(motion.start, motion.value(at: time)), "start", sourceLocation: location)
    #expect(motion.velocity(at: time) == .zero, sourceLocation: location)
  }
  #expect(
    areSame(motion.state(at: .nan), motion.state(at: 0)), "NaN is treated as time 0",
    sourceLocation: location)
  #expect(motion.velocity(at: .infinity) == .zero, sourceLocation: location)
  let (duration, rest) = (motion.duration, motion.restTime)
  #expect(duration >= 0 && rest >= duration, "\(duration), \(rest)", sourceLocation: location)
  guard rest < .infinity else { return }
  for time: Double in [rest, rest.nextUp, 2 * rest, .infinity] {
    #expect(
      areSame(motion.value(at: time), motion.end), "the end is held at \(time): \(motion)",
      sourceLocation: location)
    #expect(
      time == rest || motion.velocity(at: time) == .zero, "at rest at \(time)",
      sourceLocation: location)
  }
}

/// What a motion shows beyond its own time begins and ends with its own.
@_semantics("optimize.sil.specialize.generic.never")
private func checkBeyond<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  let duration = motion.duration
  #expect(
    areSame(motion.state(beyond: -.infinity), motion.state(at: -.infinity)), "−∞ is the start",
    sourceLocation: location)
  #expect(
    areSame(motion.state(beyond: .infinity), motion.state(at: .infinity)), "∞ is the end",
    sourceLocation: location)
  for step in 0..<16 where duration > 0 {
    let time = horizon(motion) * Double(step) / 16
    #expect(
      areSame(motion.state(beyond: time), motion.state(at: time)), "inside at \(time)",
      sourceLocation: location)
  }
  for time in hostileTimes {
    // So far out that a square would be infinite, differences still tell.
    let state = motion.state(beyond: time)
    #expect(
      state.value - state.value == .zero && state.velocity - state.velocity == .zero,
      "finite beyond \(time)",
      sourceLocation: location)
  }
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

private func state<Motion: Trajectory>(
  of motion: Motion, _ time: Double
) -> KinematicState<Motion.Value> { motion.state(at: time) }

/// A motion shows the same bits whether it is asked for a value or a state, directly, through a
/// generic function, or erased.
@_semantics("optimize.sil.specialize.generic.never")
private func checkCalls<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  let end = horizon(motion)
  let erased = AnyTrajectory(motion)
  let playable = AnyPlayable(motion)
  let inside = (-1...17).map { end * Double($0) / 16 }
  for time in hostileTimes + inside + [motion.duration, motion.restTime] {
    let (value, beyond) = (motion.value(at: time), motion.value(beyond: time))
    let whole = motion.state(at: time)
    #expect(areSame(value, whole.value), "the state's at \(time)", sourceLocation: location)
    #expect(
      areSame(beyond, motion.state(beyond: time).value), "the state's beyond \(time)",
      sourceLocation: location)
    #expect(areSame(motion.velocity(at: time), whole.velocity), sourceLocation: location)
    #expect(areSame(state(of: motion, time), whole), "generic", sourceLocation: location)
    #expect(areSame(erased.state(at: time), whole), "erased", sourceLocation: location)
    for seen in [Seen(motion, time), Seen(erased, time), Seen(playable, time)] {
      #expect(areSame(seen.value, value), "generic or erased at \(time)", sourceLocation: location)
      #expect(
        areSame(seen.beyond, beyond), "generic or erased beyond \(time)", sourceLocation: location)
      #expect(
        seen.duration == motion.duration && seen.restTime == motion.restTime,
        sourceLocation: location)
    }
  }
  #expect(erased.recurrences == motion.recurrences, sourceLocation: location)
}

/// Stretches tile the time, and in each the motion stays between the numbers at its ends.
@_semantics("optimize.sil.specialize.generic.never")
private func checkStretches<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  var direction = Motion.Value.zero
  for index in 0..<Motion.Value.componentCount { direction[component: index] = 1 }
  // Of components of single precision a distance is rounded twice.
  let isSingle = direction.scaled(by: 1 + 1e-12) == direction
  let precision = isSingle ? 1e-6 : 1e-9
  let end = motion.restTime < .infinity ? Double.infinity : 2 * horizon(motion)
  for measure in [Measure.along(direction), .distance(from: motion.end)] {
    let stretches = motion.stretches(of: measure, from: -1, upTo: end)
    #expect(
      stretches.tile(from: -1, upTo: end), "\(measure): \(stretches)", sourceLocation: location)
    for stretch in stretches where stretch.begin < stretch.end {
      let (low, high) = (min(stretch.first, stretch.last), max(stretch.first, stretch.last))
      let slack = precision * max(1, low.magnitude, high.magnitude)
      let last = min(stretch.end.nextDown, max(stretch.begin, 2 * horizon(motion)))
      for step in 0...8 {
        let time = stretch.begin.interpolated(to: last, by: Double(step) / 8)
        let number = measure(motion.state(at: time))
        #expect(
          number >= low - slack && number <= high + slack,
          "\(measure) is \(number) at \(time), beyond \(stretch): \(motion)",
          sourceLocation: location)
      }
    }
  }
}

@_semantics("optimize.sil.specialize.generic.never")
private func checkAnyOrder<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  let end = horizon(motion)
  let times = (0...200).map { Double($0) / 200 * end * 1.1 - end * 0.05 }
  let forward = times.map(motion.state(at:))
  let backward = times.reversed().map(motion.state(at:)).reversed()
  #expect(forward.elementsEqual(backward), "any order, same values", sourceLocation: location)
}

@_semantics("optimize.sil.specialize.generic.never")
private func checkContinuity<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  let end = horizon(motion)
  var scale = motion.value(at: 0).magnitude
  for step in 0...64 { scale = max(scale, motion.value(at: end * Double(step) / 64).magnitude) }
  for step in 0...500 {
    let time = end * Double(step) / 500
    let distance = motion.value(at: time).distance(to: motion.value(at: time.nextUp))
    #expect(distance <= 1e-6 * scale, "continuous at \(time)", sourceLocation: location)
  }
}

@_semantics("optimize.sil.specialize.generic.never")
private func checkVelocity<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  let end = horizon(motion)
  guard end > 0 else { return }
  let step = end * 1e-5
  var scale = 0.0
  for index in 0...64 {
    scale = max(scale, motion.velocity(at: end * Double(index) / 64).magnitude)
  }
  for index in 1..<400 {
    let time = end * (Double(index) + 0.37) / 400.5
    let rise = motion.value(at: time + step) - motion.value(at: time - step)
    let slope = rise.scaled(by: 0.5 / step)
    let error = slope.distance(to: motion.velocity(at: time))
    #expect(error <= 2e-4 * scale, "velocity is the slope at \(time)", sourceLocation: location)
  }
}

/// Tells whether a time is the least at which a condition holds.
func isLeast(_ time: Double, where holds: (Double) -> Bool) -> Bool {
  holds(time) && !holds(time.nextDown)
}

extension Trajectory {
  /// Lists the stretches of an interval.
  func stretches(
    of measure: Measure<Value>, from start: Double = 0, upTo end: Double = .infinity
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    _ = visitStretches(of: measure, from: start, upTo: end) {
      stretches.append($0)
      return true
    }
    return stretches
  }
}

extension [Stretch] {
  /// Tells whether the stretches cover an interval in ascending order without a gap.
  func tile(from start: Double, upTo end: Double) -> Bool {
    first?.begin ?? end == start && last?.end ?? end == end
      && zip(self, dropFirst()).allSatisfy { $0.end == $1.begin }
      && allSatisfy { $0.begin <= $0.end }
  }
}

/// A trajectory that does the least that the protocol allows.
struct Pendulum: Trajectory {
  var duration: Double { 10 }

  func state(at time: Double) -> KinematicState<Double> {
    let inside = time > 0 ? min(time, duration) : 0
    let (sine, cosine) = Elementary.sineAndCosine(3 * inside)
    let isMoving = time >= 0 && time <= duration || time.isNaN
    return KinematicState(value: sine, velocity: isMoving ? 3 * cosine : 0)
  }
}
