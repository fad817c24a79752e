// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct EitherTests {
  private typealias Motion = Either<SpringTrajectory<Double>, Looped<EasedTrajectory<Double>>>
  private let spring = SpringTrajectory(from: 0.0, to: 100, velocity: 300, spring: .bouncy)
  private let loop = EasedTrajectory(from: 0.0, to: 10, duration: 1).repeated(3, autoreverses: true)

  @Test func `it answers as the motion that it is`() {
    check(Motion.first(spring), as: spring)
    check(Motion.second(loop), as: loop)
    checkTrajectory(Motion.first(spring))
    checkTrajectory(Motion.second(loop))
  }

  @Test func `sequences of it hand over as those of its motions`() {
    let either = Motion.first(spring).followed(by: Motion.second(loop))
    check(either, as: spring.followed(by: loop))
  }

  private func check(_ either: some Trajectory<Double>, as motion: some Trajectory<Double>) {
    #expect((either.duration, either.restTime) == (motion.duration, motion.restTime))
    #expect(either.recurrences == motion.recurrences)
    for time in stride(from: -0.5, through: 4, by: 0.01) + [-.infinity, .infinity, .nan] {
      #expect(either.state(at: time) == motion.state(at: time))
      #expect(either.state(beyond: time) == motion.state(beyond: time))
      #expect(either.value(at: time) == motion.value(at: time))
      #expect(either.value(beyond: time) == motion.value(beyond: time))
      for isBackward in [false, true] {
        #expect(
          either.nextEvent(from: time, isBackward: isBackward)
            == motion.nextEvent(from: time, isBackward: isBackward))
      }
    }
    #expect(
      either.events(after: -1, through: 9).map(\.time)
        == motion.events(after: -1, through: 9).map(\.time))
    #expect(either.peak == motion.peak)
    #expect(either.extrema.elementsEqual(motion.extrema))
    for distance in [50, 1, 0.01] {
      #expect(either.settlingTime(within: distance) == motion.settlingTime(within: distance))
    }
  }
}
