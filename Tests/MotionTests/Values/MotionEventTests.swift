// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// Events: each once, in order, whatever the frames.
@Suite struct MotionEventTests {
  @Test func `events tile at any frame rate, backwards and at turns`() {
    RandomMotion.check(seed: 3) { MotionLaws.events($0) }
  }

  @Test func `events of endless motions tile`() {
    RandomMotion.check(seed: 4, allowsEndless: true) { MotionLaws.events($0) }
  }

  @Test func `a keyframe shows at its time, and not before`() {
    var random = RandomMotions(seed: 5)
    let values = (0..<6).map { Double($0) }
    for _ in 0..<(30 * RandomMotion.share) {
      let base = Track(values: values, mode: .discrete, duration: random.number(0.1, 1))
      var motion = AnyTrajectory(base)
      for _ in 0..<3 {
        let number = random.number(0.05, 3)
        switch Int(random.number(0, 6)) {
        case 0: motion = AnyTrajectory(motion.delayed(by: number))
        case 1: motion = AnyTrajectory(motion.speed(number))
        case 2: motion = AnyTrajectory(motion.repeated(2.3))
        case 3: motion = AnyTrajectory(motion.timed(by: Timing(duration: number, iterations: 2)))
        case 4: motion = AnyTrajectory(TrackGroup(motion))
        default: motion = AnyTrajectory(motion.timed(by: Timing(delay: 0.1, duration: 0.4)))
        }
      }
      let all = motion.events(after: -.infinity, through: motion.duration)
      for event in all {
        guard case .keyframe(let index) = event.kind, event.time < motion.duration else {
          continue
        }
        #expect(motion.value(at: event.time) == values[index], "\(event)")
        #expect(index == 0 || motion.value(at: event.time.nextDown) == values[index - 1])
      }
    }
  }

  @Test func `three million iterations are a handful of records`() {
    let motion = EasedTrajectory(from: 0.0, to: 1, duration: 1e-6).repeated(3e6)
    var (count, records) = (0.0, 0)
    _ = motion.visitEvents(from: 0.25e-6, to: .infinity) {
      if case .iteration = $0.kind { count += $0.count }
      records += 1
      return true
    }
    #expect(count == 3e6 - 1)
    #expect(records <= 8)
  }

  @Test func `nothing happens before time 0`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    for motion in [AnyTrajectory(line.speed(0.07)), AnyTrajectory(line.reversed())] {
      #expect(motion.events(after: -.infinity, through: -.leastNonzeroMagnitude).isEmpty)
      #expect(motion.events(after: -.infinity, through: 0).map(\.time) == [0])
    }
  }

  @Test func `an easing that is not monotone to the last bit loses no event`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let timing = Timing(
      delay: 0.10847476078242657, duration: 0.9, iterations: 3, direction: .alternateReverse,
      easing: .bezier(
        0.8579487906698167, 0.12469421124910074, 0.8432131830324946, 1.1094448835379054))
    let motion = line.timed(by: timing)
    let all = motion.events(after: -.infinity, through: 4)
    for event in all {
      let before = motion.events(after: event.time.nextDown, through: event.time)
      let after = motion.events(after: event.time, through: event.time.nextUp)
      #expect(before.contains(event) && !after.contains(event))
    }
  }

  @Test func `what settles earlier has the events until then, and an end of its own`() {
    let track = Track(from: 0.0, [.linear(to: 90, duration: 0.5), .linear(to: 100, duration: 0.5)])
    let motion = track.settling(within: .absolute(5))
    let done = motion.duration
    #expect(abs(done - 0.75) < 1e-14)
    let kinds: [MotionEvent.Kind] = [.begin, .keyframe(0), .end]
    let forward = motion.events(after: -.infinity, through: 2)
    #expect(forward.map(\.kind) == kinds && forward.map(\.time) == [0, 0.5, done])
    let backward = motion.events(after: 2, through: -1)
    #expect(backward.map(\.kind) == kinds.reversed() && backward.allSatisfy(\.isBackward))
    #expect(motion.events(after: 0.6, through: done).map(\.kind) == [.end])
    #expect(motion.events(after: done, through: 2).isEmpty)
    #expect(motion.nextEvent(from: 0.6, isBackward: false) == done)
    #expect(motion.nextEvent(from: done, isBackward: false) == nil)
  }
}
