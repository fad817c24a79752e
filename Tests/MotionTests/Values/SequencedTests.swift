// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct SequencedTests {
  @Test func `one motion follows another`() {
    let first = CombinatorTests.clipped
    let handover = first.state(at: first.duration)
    let second = SpringTrajectory(
      from: handover.value, to: -2, velocity: handover.velocity, spring: .smooth)
    let sequence = first.followed(by: second)
    checkTrajectory(sequence)
    #expect(isLeast(sequence.duration) { $0 - 0.8 >= second.duration })
    #expect(isLeast(sequence.restTime) { $0 - 0.8 >= second.restTime })
    #expect(sequence.value(at: 0.8) == second.value(at: 0))
    #expect(sequence.end == -2)
    let jump = first.followed(by: EasedTrajectory(from: 9.0, to: 10, duration: 1, easing: .linear))
    checkTrajectory(jump, [])
    #expect(jump.firstTime(reaching: 7) == 0.8, "a jump reaches what it passes")
  }

  @Test func `the second motion takes over at the duration of the first, as member 1`() {
    let first = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    let second = EasedTrajectory(from: 5.0, to: 7, duration: 2, easing: .linear)
    let sequence = first.followed(by: second)
    #expect(sequence.handover == 0.5 && sequence.duration == 2.5)
    #expect(sequence.state(at: 0.5.nextDown).velocity == 2)
    #expect(sequence.state(at: 0.5) == KinematicState(value: 5, velocity: 1))
    #expect(sequence.value(beyond: -0.5) == -1, "the first goes on along its line before")
    #expect(sequence.value(beyond: 3.5) == 8, "and the second after")
    let events = sequence.events(after: -1, through: 9)
    #expect(events.filter { $0.path == MotionEvent.Path(1) }.map(\.time) == [0.5, 2.5])
    #expect(events.filter { $0.path.isEmpty }.map(\.time) == [0, 2.5])
  }

  @Test func `far from the end is also what the first motion shows`() {
    let away = EasedTrajectory(from: 0.0, to: 10, duration: 1, easing: .linear)
    let still = EasedTrajectory(from: 0.0, to: 0, duration: 1)
    // It is 10 away just before the handover, and on its way back 2 away at 0.8.
    #expect(away.followed(by: still).settlingTime(within: 2) == 1.0.nextDown)
    let back = away.reversed().followed(by: still)
    #expect(abs(back.settlingTime(within: 2) - 0.8) < 1e-15)
  }
}
