// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct TrajectorySamplesTests {
  @Test func `samples are at multiples of the interval and at the end`() {
    let motion = CombinatorTests.clipped
    let samples = motion.samples(every: 0.3)
    #expect(samples.map(\.time) == [0, 0.3, 0.6, 0.8])
    #expect(samples.map(\.value) == samples.map { motion.value(at: $0.time) })
    #expect(samples.last?.value == motion.end)
    #expect(motion.samples(every: 0.2).map(\.time) == [0, 0.2, 0.4, 0.2 * 3, 0.8])
    #expect(motion.samples(every: 5).count == 2)
    #expect(motion.clipped(to: 0).samples(every: 1).count == 1)
    let long = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1))
    #expect(long.samples(every: 0.1, until: 1000).count == 10_001)
    #expect(long.samples(every: 0.1, until: 1000)[9_999].time == 9_999 * 0.1)
  }

  @Test func `samples are a collection of times, positions and velocities`() {
    let line = EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: .linear)
    let samples = line.samples(every: 0.75)
    #expect(samples.startIndex == 0 && samples.endIndex == 4 && samples.count == 4)
    #expect(samples[1].time == 0.75 && samples[1].value == 3.75 && samples[1].velocity == 5)
    #expect(samples[2].time == 1.5 && samples[3].time == 2 && samples[3].value == 10)
    #expect(samples.reversed().map(\.time) == [2, 1.5, 0.75, 0])
    #expect(line.samples(every: .infinity).map(\.time) == [0, 2])
    #expect(line.samples(every: 0.5, until: 1.25).map(\.value) == [0, 2.5, 5, 6.25])
    #expect(line.samples(every: 1, until: -3).map(\.time) == [0])
  }

  @Test func `the millionth sample is at the exact product`() {
    let samples = Pendulum().repeated().samples(every: 1.0 / 60, until: 1e6)
    #expect(samples.count == 60_000_001 && samples[59_999_999].time == 59_999_999 * (1.0 / 60))
    #expect(samples.last?.time == 1e6)
  }

  @Test func `an interval of nothing, an endless motion and an index beyond trap`() async {
    await #expect(processExitsWith: .failure) { _ = Pendulum().samples(every: 0) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().repeated().samples(every: 1) }
    await #expect(processExitsWith: .failure) { _ = Pendulum().samples(every: 1)[11] }
  }

  @Test func `a count of samples includes both ends, and frames are steps of a second`() {
    let motion = EasedTrajectory(from: 0.0, to: 10, duration: 0.7, easing: .linear)
    for count in [2, 3, 7, 60, 1000] {
      let samples = motion.samples(count: count)
      #expect(samples.count == count && samples.first?.value == 0 && samples.last?.value == 10)
      #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time < $1.time })
      #expect(abs(samples[1].time - 0.7 / Double(count - 1)) < 1e-15)
    }
    let frames = motion.samples(every: 1.0 / 60).map(\.value)
    #expect(motion.samples(fps: 60).map(\.value) == frames)
  }
}
