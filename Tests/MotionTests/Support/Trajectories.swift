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
  checkAnyOrder(motion, sourceLocation)
  if promises.contains(.continuous) { checkContinuity(motion, sourceLocation) }
  if promises.contains(.smooth) { checkVelocity(motion, sourceLocation) }
}

private func isFinite<Value: VectorSpace>(_ value: Value) -> Bool {
  value.squaredMagnitude < .infinity
}

private func horizon<Motion: Trajectory>(_ motion: Motion) -> Double {
  motion.duration < .infinity ? motion.duration : max(1, 3 * min(motion.span, 10))
}

private func checkTotality<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  for time in hostileTimes + hostileTimes.map({ $0 * horizon(motion) }) {
    let state = motion.state(at: time)
    #expect(
      isFinite(state.value) && isFinite(state.velocity), "finite at \(time)",
      sourceLocation: location)
  }
}

private func checkEnds<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  let start = motion.state(at: 0).value
  #expect(motion.start == motion.value(at: -1), sourceLocation: location)
  #expect(motion.value(at: .nan) == start, "NaN reads as time 0", sourceLocation: location)
  #expect(motion.velocity(at: -1) == .zero, sourceLocation: location)
  #expect(motion.velocity(at: -.infinity) == .zero, sourceLocation: location)
  #expect(motion.velocity(at: .infinity) == .zero, sourceLocation: location)
  guard motion.duration < .infinity else { return }
  let after = motion.duration + max(1e-6, motion.duration * 1e-6)
  #expect(motion.end == motion.value(at: after), "the end is held", sourceLocation: location)
  #expect(motion.velocity(at: after) == .zero, sourceLocation: location)
}

private func checkAnyOrder<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  let end = horizon(motion)
  let times = (0...200).map { Double($0) / 200 * end * 1.1 - end * 0.05 }
  let forward = times.map(motion.state(at:))
  let backward = times.reversed().map(motion.state(at:)).reversed()
  #expect(forward.elementsEqual(backward), "any order, same values", sourceLocation: location)
}

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
