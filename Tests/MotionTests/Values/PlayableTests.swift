// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct PlayableTests {
  /// The least that the protocol asks for: the number of whole seconds, from 0 to 3.
  private struct Counter: Playable {
    var duration: Double { 3 }
    func value(at time: Double) -> Int { time > 0 ? Int(min(time, 3)) : 0 }
  }

  /// Holds the promises that every playable makes.
  private func checkPromises<Motion: Playable>(_ motion: Motion) where Motion.Output: Equatable {
    let (duration, rest) = (motion.duration, motion.restTime)
    #expect(duration >= 0 && rest >= duration, "\(motion)")
    #expect(motion.value(at: .nan) == motion.value(at: 0), "\(motion)")
    for time: Double in [-.infinity, -1e300, -1, -.leastNonzeroMagnitude] {
      #expect(motion.value(at: time) == motion.start, "\(motion) at \(time)")
    }
    for time: Double in [rest, rest.nextUp, 2 * rest, .infinity] where rest < .infinity {
      #expect(motion.value(at: time) == motion.end, "\(motion) at \(time)")
    }
    #expect(motion.value(beyond: -.infinity) == motion.start, "\(motion)")
    #expect(motion.value(beyond: .infinity) == motion.end, "\(motion)")
    for step in 0..<40 where duration > 0 && duration < .infinity {
      let share = Double(step) / 40
      let time = share * duration
      #expect(motion.value(beyond: time) == motion.value(at: time), "\(motion) at \(time)")
      #expect(motion.value(progress: share) == motion.value(at: time), "\(motion) at \(share)")
    }
    #expect(motion.isFinished(at: .infinity) == (duration < .infinity), "\(motion)")
    #expect(duration == 0 || !motion.isFinished(at: duration.nextDown), "\(motion)")
  }

  @Test func `playables of every kind hold their ends and agree with themselves`() {
    let line = EasedTrajectory(from: 1.0, to: 5, duration: 0.7, easing: .easeOut)
    checkPromises(Counter())
    checkPromises(Counter().delayed(by: 0.5))
    checkPromises(Counter().speed(3))
    checkPromises(Counter().reversed())
    checkPromises(Counter().clipped(to: 1.5))
    checkPromises(Counter().repeated(2.5))
    checkPromises(Counter().followed(by: Counter().speed(2)))
    checkPromises(AnyPlayable(Counter()))
    checkPromises(FrameSequence(count: 5, interval: 0.25, cycles: 2))
    checkPromises(line)
    checkPromises(SpringTrajectory(from: 0.0, to: 1, spring: .bouncy))
    checkPromises(TrackGroup(line, easing: .penner(.back, .out)))
    checkPromises(line.timed(by: Timing(duration: 2, iterations: 2.5)))
    checkPromises(Presence(willAppear: 0.0, identity: 1, didDisappear: 0, curve: .spring(.snappy)))
    checkPromises(Pendulum())
  }

  @Test func `duration and value are enough for a conformer`() {
    let counter = Counter()
    #expect(counter.restTime == 3 && counter.start == 0 && counter.end == 3)
    #expect(counter.value(beyond: 2.5) == 2 && counter.value(beyond: -4) == 0)
    #expect(counter.value(beyond: 99) == 3 && counter.value(at: 99, beyond: 200) == 3)
    #expect(counter.isFinished(at: 3) && !counter.isFinished(at: 3.0.nextDown))
    #expect(!counter.isFinished(at: .nan) && !counter.repeated().isFinished(at: .infinity))
    let events = counter.events(after: -1, through: 9)
    #expect(events.map(\.kind) == [.begin, .end] && events.map(\.time) == [0, 3])
    #expect(counter.nextEvent(from: 0, isBackward: false) == 3)
    #expect(counter.nextEvent(from: 2, isBackward: true) == 0)
    #expect(counter.nextEvent(from: 3, isBackward: false) == nil)
    let (count, other) = zip(counter.delayed(by: 1), counter.speed(2)).value(at: 1.5)
    #expect(count == 0 && other == 3)
  }

  @Test func `a share of the duration is held outside 0 to 1, and is the start without an end`() {
    let line = EasedTrajectory(from: 0.0, to: 10, duration: 4, easing: .linear)
    #expect(line.value(progress: 0.25) == 2.5 && line.value(progress: 1) == 10)
    #expect(line.value(progress: -3) == 0 && line.value(progress: 7) == 10)
    #expect(line.value(progress: .nan) == 0 && line.value(progress: .infinity) == 10)
    let endless = line.repeated()
    for share in [-1, 0, 0.5, 1, Double.infinity, .nan] {
      #expect(endless.value(progress: share) == 0)
    }
  }

  @Test func `the progress is the share of the duration that is over`() {
    let ease = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    for (time, share) in [(-1, 0.0), (0, 0), (0.125, 0.25), (0.5, 1), (9, 1), (.infinity, 1)] {
      #expect(ease.progress(at: time) == share)
      #expect(PlaybackClock(playing: ease, at: 2).progress(at: 2 + time) == share)
    }
    #expect(ease.progress(at: .nan) == 0 && ease.repeated().progress(at: 3) == 0)
    #expect(PlaybackClock().progress(at: 3) == 0)
    let still = EasedTrajectory(from: 0.0, to: 1, duration: 0)
    #expect(still.progress(at: 0) == 1 && still.progress(at: -1) == 0)
    for share in [0.1, 0.5, 0.9] {
      #expect(ease.value(progress: share) == ease.value(at: share * ease.duration))
    }
  }
}
