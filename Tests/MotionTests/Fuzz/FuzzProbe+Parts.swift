// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What is asked of what motions are made of.
extension FuzzProbe {
  func examine(_ easing: Easing) {
    for time in FuzzRandom.times + (0..<4).map({ _ in draw { $0.time(around: 1) } }) {
      let state = measure(".state(at:)") { easing.state(at: time) }
      finite(state.value)
      // A slope may be vertical.
      number(state.velocity)
      finite(measure(".value(at:)") { easing.value(at: time) })
      finite(measure(".integral(to:)") { easing.integral(to: time) })
      number(measure(".value(extrapolatedProgress:)") { easing.value(extrapolatedProgress: time) })
    }
    look(at: ".value(at: .nan)")
    expect(easing.value(at: .nan).bitPattern == easing.value(at: 0).bitPattern, "is not that at 0")
    for turn in measure(".turningPoints", { easing.turningPoints }) { finite(turn) }
    _ = measure(".description") { easing.description }
    if let text = measure(".css", { easing.css }) {
      look(at: "Easing(css:)")
      let copy = try? Easing(css: text)
      expect(copy == easing, "reads \(text) as \(copy.map { "\($0)" } ?? "nothing")")
    }
    if let inverse = measure(".inverse", { easing.inverse }) {
      finite(measure(".inverse.value(at:)") { inverse.value(at: 0.3) })
    }
    examine(EasedTrajectory(from: 0, to: 1, duration: 1, easing: easing))
  }

  func examine<Value: VectorSpace>(_ keyframe: Keyframe<Value>) {
    // A spring that never settles must have a duration.
    if case .spring(_, nil, _, _) = keyframe { return }
    examine(Track(from: .zero, [keyframe]))
  }

  func examine(_ spring: Spring) {
    for value in [spring.bounce, spring.mass, spring.response] { finite(value) }
    // Infinite for a spring that never moves, or is at its target at once.
    for value in [spring.damping, spring.dampingRatio, spring.stiffness] { number(value) }
    number(measure(".duration") { spring.duration })
    number(measure(".settlingDuration") { spring.settlingDuration })
    number(
      measure(".settlingTime(from:within:)") { spring.settlingTime(from: 1.0, within: 0.001) })
    number(
      measure(".settlingTime(from:within:slowerThan:)") {
        spring.settlingTime(from: 1.0, within: 0.001, slowerThan: 0.01)
      })
    _ = measure(".description") { "\(spring)" }
    look(at: "==")
    expect(spring == spring, "is not equal to itself")
    var (value, velocity) = (0.0, 1.0)
    measure(".update(value:velocity:target:deltaTime:)") {
      for delta in [0.016, 0, -1, 1e300, .infinity, .nan] as [Double] {
        spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: delta)
        finite(value)
        finite(velocity)
      }
    }
    measure("Spring.Step(_:deltaTime:)") {
      for delta in [0.016, 0, 1e300] as [Double] {
        _ = Spring.Step(spring, deltaTime: delta)
      }
    }
    examine(SpringTrajectory(from: 0, to: 1, spring: spring))
  }

  func examine(_ timing: Timing) {
    number(timing.activeDuration)
    number(timing.endTime)
    for time in times(timing.duration, timing.endTime) {
      for rate in [1, -1, 0] as [Double] {
        let sample = measure(".sample(at:speed:)") {
          timing.sample(at: time, speed: rate)
        }
        number(sample.activeTime ?? 0)
        number(sample.iteration ?? 0)
        finite(sample.progress ?? 0)
        if let state = measure(
          ".state(at:speed:)", { timing.state(at: time, speed: rate) })
        {
          finite(state)
        }
      }
    }
    examine(EasedTrajectory(from: 0, to: 1, duration: 1).timed(by: timing))
  }

  /// What a timing shows outside of its own time, and backwards.
  func examineEffects<Motion: Trajectory>(_ timed: Timed<Motion>) {
    for time in times(timed.timing.duration, timed.timing.endTime) {
      if let value = measure(".effectValue(at:)", { timed.effectValue(at: time, speed: -1) }) {
        finite(value)
      }
      if let state = measure(".effectState(at:)", { timed.effectState(at: time) }) { finite(state) }
    }
  }

  func examine(_ clock: PlaybackClock) {
    number(clock.speed)
    for _ in 0..<8 {
      let time = draw { $0.time(around: 1) }
      number(measure(".localTime(at:)") { clock.localTime(at: time) })
      number(measure(".parentTime(at:)") { clock.parentTime(at: time) } ?? 0)
      integer(measure(".isFinished(at:)") { clock.isFinished(at: time) } ? 1 : 0)
    }
    let driven = EasedTrajectory(from: 0, to: 1, duration: 1).driven(by: clock)
    number(measure("EasedTrajectory.driven(by:).duration") { driven.duration })
    for time in FuzzRandom.times {
      finite(measure("EasedTrajectory.driven(by:).state(at:)") { driven.state(at: time) })
    }
  }

  func examine(_ playhead: Playhead) {
    let motion = EasedTrajectory(from: 0, to: 1, duration: 1).repeated(3)
    var head = playhead
    for time in [0.5, 1.5, 1.5, 0.2, 4, 1e300, .nan, .infinity] as [Double] {
      var count = 0
      measure(".drain(_:through:)") { head.drain(motion, through: time) { _ in count += 1 } }
      integer(count)
    }
    examine(head.clock)
  }

  func examine(_ stagger: Stagger) {
    finite(measure(".totalDelay") { stagger.totalDelay })
    finite(measure(".duration") { stagger.duration })
    guard stagger.count > 0 else { return }
    for index in Set([0, 1, stagger.count / 2, stagger.count - 1]).sorted()
    where index < stagger.count {
      finite(measure(".delay(for:)") { stagger.delay(for: index) })
      for time in FuzzRandom.times {
        finite(measure(".elementTime(for:at:)") { stagger.elementTime(for: index, at: time) })
        finite(
          measure(".elementProgress(for:at:)") { stagger.elementProgress(for: index, at: time) })
      }
    }
    _ = measure(".reversed()") { stagger.reversed() }
  }

  func examine(_ transition: ViewportTransition) {
    let edges: [Double] = [-1e300, -100, 0, 0, 50, 100, 1e300]
    for _ in 0..<6 {
      let (a, b, c, d) = draw {
        ($0.pick(edges), $0.pick(edges), $0.pick(edges), $0.pick(edges))
      }
      let (frame, viewport) = (min(a, b)...max(a, b), min(c, d)...max(c, d))
      finite(measure(".phase(of:in:)") { transition.phase(of: frame, in: viewport) })
      integer(
        measure(".discretePhase(of:in:)") {
          transition.discretePhase(of: frame, in: viewport).rawValue
        })
    }
  }
}
