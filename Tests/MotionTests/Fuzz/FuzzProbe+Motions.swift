// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What is asked of motions.
extension FuzzProbe {
  /// Times around a motion, and those that break careless code.
  func times(_ duration: Double, _ restTime: Double) -> [Double] {
    var times = FuzzRandom.times
    for mark in [duration, restTime, duration / 2] where mark < .infinity {
      times += [mark.nextDown, mark, mark.nextUp]
    }
    times += [restTime * 2, duration * 1e9]
    for _ in 0..<4 { times.append(draw { $0.time(around: duration) }) }
    return times
  }

  /// Samples what is playable, and holds its laws.
  func examine<Motion: Playable>(_ motion: Motion, _ look: (Motion.Output, FuzzProbe) -> Void) {
    let erased = AnyPlayable(motion)
    self.look(at: ".value(at:) of AnyPlayable")
    for time in [-1, 0, 0.1, 0.5, .infinity] as [Double] {
      let direct = digest { look(motion.value(at: time), self) }
      expect(digest { look(erased.value(at: time), self) } == direct, "differs at \(time)")
    }
    examineErased(erased, look)
  }

  /// The same of what is erased, which is compiled once for all motions.
  private func examineErased<Output: Sendable>(
    _ motion: AnyPlayable<Output>, _ look: (Output, FuzzProbe) -> Void
  ) {
    let duration = measure(".duration") { motion.duration }
    let restTime = measure(".restTime") { motion.restTime }
    number(duration)
    number(restTime)
    // What is thrown with 10³⁰⁰ may be far from its target when a millionth of that is left.
    let isInOrder = restTime >= duration || !isModest
    expect(duration >= 0 && isInOrder, "duration \(duration), rest time \(restTime)")
    let times = times(duration, restTime)
    for time in times {
      measure(".value(at:)") { look(motion.value(at: time), self) }
      measure(".value(beyond:)") { look(motion.value(beyond: time), self) }
    }
    measure(".value(progress:)") { look(motion.value(progress: draw { $0.number() }), self) }
    self.look(at: ".value(at:) in another order")
    func sample(_ time: Double) -> Fingerprint { digest { look(motion.value(at: time), self) } }
    let forward = times.map(sample)
    expect(times.reversed().map(sample).reversed() == forward, "depends on the order")
    self.look(at: ".value(at: .nan)")
    expect(sample(.nan) == sample(0), "is not that of time 0")
    self.look(at: ".value(at: -0.0)")
    expect(sample(-0.0) == sample(0), "is not that of time 0")
    self.look(at: ".value(at: -1)")
    let start = sample(-.infinity)
    for time in [-1, -.leastNonzeroMagnitude, -1e300] as [Double] {
      expect(sample(time) == start, "is not the start at \(time)")
    }
    if restTime < .infinity {
      self.look(at: ".value(at: .infinity)")
      let end = sample(.infinity)
      for time in [restTime, restTime.nextUp, restTime * 2] {
        expect(sample(time) == end, "is not the end at \(time), at rest from \(restTime) on")
      }
    }
    examineEvents(motion)
  }

  /// Lists events, and checks that neighboring intervals tile.
  private func examineEvents<Output: Sendable>(_ motion: AnyPlayable<Output>) {
    let marks = [-1, 0, 0.5, max(1, min(motion.duration, 1e3)), 1e15, 1e15 + 2]
    for (start, end) in zip(marks, marks.dropFirst()) {
      let events = measure(".events(after:through:limit:)") {
        motion.events(after: start, through: end, limit: 200)
      }
      var back = 0
      measure(".visitEvents(from:to:)") {
        _ = motion.visitEvents(from: end, to: start) { _ in
          back += 1
          return back < 200
        }
      }
      // One record may stand for many iterations, and not for the same ones both ways.
      if events.allSatisfy({ $0.count == 1 }) {
        expect(events.count == back, "\(events.count) there, \(back) back to \(start)")
      }
      for event in events {
        number(event.time)
        number(event.count)
        let isInside = event.time > start && event.time <= end
        expect(start > end || isInside, "\(event.time) is not after \(start), through \(end)")
      }
    }
    for time in [-.infinity, -1, 0, motion.duration, 1e17, .infinity, .nan] as [Double] {
      measure(".nextEvent(from:isBackward:)") {
        if let next = motion.nextEvent(from: time, isBackward: false) { number(next) }
        if let next = motion.nextEvent(from: time, isBackward: true) { number(next) }
      }
    }
  }

  /// Samples and analyzes a motion, and holds the laws of trajectories.
  func examine<Motion: Trajectory>(_ motion: Motion) {
    let erased = AnyTrajectory(motion)
    look(at: ".state(at:) of AnyTrajectory")
    for time in [-1, 0, 0.1, 0.5, .infinity] as [Double] {
      expect(areSameBits(motion.state(at: time), erased.state(at: time)), "differs at \(time)")
    }
    examineErased(erased)
  }

  /// The same of what is erased, which is compiled once for all motions.
  private func examineErased<Value: VectorSpace>(_ motion: AnyTrajectory<Value>) {
    examineErased(AnyPlayable(motion)) { $1.finite($0) }
    let (duration, restTime) = (motion.duration, motion.restTime)
    let times = times(duration, restTime)
    for time in times {
      let state = measure(".state(at:)") { motion.state(at: time) }
      finite(state)
      look(at: ".value(at:)")
      let value = motion.value(at: time)
      expect(areSameBits(value, state.value), "is not the state's at \(time)")
      let beyond = measure(".state(beyond:)") { motion.state(beyond: time) }
      finite(beyond)
      look(at: ".value(beyond:)")
      let valueBeyond = motion.value(beyond: time)
      expect(areSameBits(valueBeyond, beyond.value), "is not the state's at \(time)")
    }
    look(at: ".state(at: .nan)")
    let (zero, none) = (motion.state(at: 0), motion.state(at: .nan))
    expect(zero == none, "\(none) is not that of time 0, \(zero)")
    look(at: ".velocity(at:) before 0")
    for time in [-.infinity, -1, -.leastNonzeroMagnitude] as [Double] {
      let velocity = motion.velocity(at: time)
      expect(velocity == .zero, "\(velocity) at \(time)")
    }
    look(at: ".velocity(at:) after the rest time")
    for time in [restTime.nextUp, restTime * 2, .infinity] where time > restTime {
      let velocity = motion.velocity(at: time)
      expect(velocity == .zero, "\(velocity) at \(time), at rest from \(restTime) on")
    }
    analyze(motion)
  }

  func areSameBits<Value: VectorSpace>(_ a: Value, _ b: Value) -> Bool {
    guard Value.componentCount > 0 else { return a == b }
    return (0..<Value.componentCount).allSatisfy {
      a[component: $0].bitPattern == b[component: $0].bitPattern
    }
  }

  func areSameBits<Value: VectorSpace>(
    _ a: KinematicState<Value>, _ b: KinematicState<Value>
  ) -> Bool {
    areSameBits(a.value, b.value) && areSameBits(a.velocity, b.velocity)
  }
}
