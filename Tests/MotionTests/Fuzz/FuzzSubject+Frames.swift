// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What drives motions and what is drawn in bulk, with JSON.
extension FuzzSubject {
  static let frames: [FuzzSubject] = [
    .coded { $0.pick([FrameClock.GapPolicy.clamp, .catchUp, .freeze]) },
    .coded {
      $0.frameClock()
    } look: { clock, probe in
      var clock = clock
      for _ in 0..<8 {
        let time = probe.draw { $0.pick(FuzzRandom.times + [0.1, 0.2, 0.3, 1e3]) }
        probe.examine(probe.measure(".tick(at:)") { clock.tick(at: time) })
      }
    },
    .coded { random in
      FrameClock.Tick(
        index: random.below(5), timestamp: random.number(), deltaTime: random.notNegative(),
        elapsed: random.notNegative(), previousElapsed: 0, droppedFrames: 0)
    } look: {
      $1.examine($0)
    },
    .coded { random in
      var debouncer = Debouncer<String>(delay: random.notNegative())
      if random.chance(0.7) { _ = debouncer.send("key", at: random.pick(FuzzRandom.times)) }
      return debouncer
    } look: { debouncer, probe in
      var debouncer = debouncer
      probe.number(debouncer.deadline ?? 0)
      for time in FuzzRandom.times {
        let sent = probe.measure(".send(_:at:)") { debouncer.send("key", at: time) }
        probe.number(sent?.time ?? 0)
        probe.number(probe.measure(".take(at:)") { debouncer.take(at: time / 2) }?.time ?? 0)
      }
    },
    .coded { random in
      var debouncer = Debouncer<String>(delay: 0.1)
      _ = debouncer.send("key", at: random.number())
      return debouncer.take(at: 1e301) ?? Debouncer<String>.Delivery.lost
    } look: {
      $1.number($0.time)
    },
    .coded { random in
      var stepper = FixedTimestep(step: random.positive(), maximumSteps: 1 + random.below(9))
      if random.chance(0.7) { _ = stepper.advance(by: random.notNegative()) }
      return stepper
    } look: { stepper, probe in
      var stepper = stepper
      for delta in [stepper.step, 0.016, stepper.step / 3] + FuzzRandom.times {
        let frame = probe.measure(".advance(by:)") { stepper.advance(by: delta) }
        probe.finite(frame.fraction)
        probe.integer(frame.steps)
        probe.expect(
          frame.steps >= 0 && frame.steps <= stepper.maximumSteps && frame.droppedSteps >= 0,
          "\(frame) for \(delta), at most \(stepper.maximumSteps)")
        probe.expect(
          frame.fraction >= 0 && frame.fraction <= 1, "\(frame.fraction) is no fraction")
      }
    },
  ]
}

extension Debouncer<String>.Delivery {
  /// What a debouncer delivers for a key at time 0.
  fileprivate static var lost: Self {
    var debouncer = Debouncer<String>(delay: 0)
    _ = debouncer.send("key", at: 0)
    guard let delivery = debouncer.take(at: 1) else {
      preconditionFailure("what is sent is delivered")
    }
    return delivery
  }
}

extension FuzzRandom {
  mutating func frameClock() -> FrameClock {
    var clock = FrameClock(
      maximumDelta: positive(), firstDelta: notNegative(), speed: notNegative(),
      gapPolicy: pick([.clamp, .catchUp, .freeze]))
    for time in list(below: 5, { $0.number() }).sorted() { _ = clock.tick(at: time) }
    if chance(0.2) { clock.pause() }
    return clock
  }
}

extension FuzzProbe {
  func examine(_ tick: FrameClock.Tick) {
    finite(tick.deltaTime)
    finite(tick.elapsed)
    // Before the first tick there was none.
    number(tick.previousElapsed)
    integer(tick.index)
    integer(tick.droppedFrames)
  }
}
