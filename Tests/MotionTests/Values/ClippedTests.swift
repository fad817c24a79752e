// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct ClippedTests {
  @Test func `a clipped motion stops where it is`() {
    checkTrajectory(CombinatorTests.clipped)
    checkTrajectory(CombinatorTests.spring.clipped(to: 0), [])
    #expect(CombinatorTests.clipped.duration == 0.8)
    #expect(CombinatorTests.clipped.end == CombinatorTests.spring.value(at: 0.8))
    #expect(CombinatorTests.spring.clipped(to: 1e9).duration == CombinatorTests.spring.duration)
  }

  @Test func `at the limit it still moves, and after it stands still at that value`() {
    let line = EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: .linear)
    let cut = line.clipped(to: 0.5)
    #expect(cut.limit == 0.5 && cut.restTime == 0.5)
    #expect(cut.state(at: 0.5) == KinematicState(value: 2.5, velocity: 5))
    #expect(cut.state(at: 0.5.nextUp) == KinematicState(value: 2.5))
    #expect(cut.value(beyond: 3) == 2.5, "a line that was cut does not go on")
    #expect(line.clipped(to: 2).value(beyond: 3) == 15, "and a whole one does")
    #expect(cut.events(after: -1, through: 9).map(\.time) == [0, 0.5])
    #expect(cut.events(after: 0, through: 9).map(\.kind) == [.end])
  }

  @Test(arguments: [0, -0.0, Double.leastNonzeroMagnitude, 1e-300, 0.1])
  func `a stop has the speed of the arrival, if there is one`(limit: Double) {
    let spring = SpringTrajectory(from: 0.0, to: 1, velocity: 4, spring: .bouncy)
    let line = EasedTrajectory(from: 0.0, to: 10, duration: 2.5, easing: .linear)
    func check(_ motion: some Trajectory<Double>) {
      let cut = motion.clipped(to: limit)
      let arrival = limit > 0 ? motion.velocity(at: limit) : 0
      #expect(motion.velocity(at: 0) == 4)
      #expect(cut.velocity(at: limit) == arrival && cut.state(beyond: limit).velocity == arrival)
      #expect(cut.value(at: limit) == motion.value(at: limit))
      #expect(cut.velocity(at: .nan) == (limit > 0 ? 4 : 0))
      #expect(cut.velocity(at: -1) == 0 && cut.velocity(at: limit.nextUp) == 0)
      #expect(limit > 0 ? cut.peakSpeed >= 4 : cut.peakSpeed == 0)
      checkTrajectory(cut, [])
    }
    check(spring)
    check(line)
  }

  @Test func `a limit that is negative or no number traps`() async {
    await #expect(processExitsWith: .failure) { _ = Pendulum().clipped(to: .nan) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().clipped(to: -1) }
  }

  @Test func `what is sampled and repeats is analyzed period by period`() {
    // 10⁹ and 10³⁰ seconds of a motion with a period of 63 s, and of one that stands still.
    for (rate, duration) in [(0.1, 1e9), (0.1, 1e30), (.leastNonzeroMagnitude, 1e30)] {
      let blob = Blob(rate: rate)
      let turns = Array(blob.extrema(along: .identity).prefix(10))
      let clip = blob.clipped(to: duration)
      #expect(Array(clip.extrema(along: .identity).prefix(10)).map(\.kind) == turns.map(\.kind))
      #expect(
        zip(clip.extrema(along: .identity).prefix(10), turns)
          .allSatisfy { ($0.time - $1.time).magnitude < 1e-6 })
      #expect(clip.peak(along: .identity).value == blob.peak(along: .identity).value)
    }
  }
}
