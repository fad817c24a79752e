// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// A motion in a composition whose time is the value of another motion.
struct LottieRemapping<Base: Playable>: Playable {
  let base: Base

  /// The time of the composition, in seconds.
  let time: AnyTrajectory<Double>

  var duration: Double { time.duration }

  var restTime: Double { time.restTime }

  func value(at time: Double) -> Base.Output { base.value(at: self.time.value(at: time)) }

  static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.time.visitEvents(from: start, to: end, body)
  }
}

extension LottieRemapping: Trajectory where Base: Trajectory {
  typealias Value = Base.Value

  func state(at time: Double) -> KinematicState<Base.Value> {
    let inner = self.time.state(at: time)
    let state = base.state(at: inner.value)
    return KinematicState(
      value: state.value, velocity: state.velocity.scaled(within: inner.velocity))
  }
}
#endif
