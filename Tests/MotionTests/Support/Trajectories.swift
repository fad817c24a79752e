// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

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
  if let flaw = ConformerLaws.flaw(of: motion) {
    Issue.record("the motion \(flaw): \(motion)", sourceLocation: sourceLocation)
  }
  if promises.contains(.continuous) { checkContinuity(motion, sourceLocation) }
  if promises.contains(.smooth) { checkVelocity(motion, sourceLocation) }
}

// Not specialized for each of eighty motions, which would take most of the time of building with
// optimization.
@_semantics("optimize.sil.specialize.generic.never")
private func checkContinuity<Motion: Trajectory>(_ motion: Motion, _ location: SourceLocation) {
  let end = ConformerLaws.horizon(motion)
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
  let end = ConformerLaws.horizon(motion)
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
