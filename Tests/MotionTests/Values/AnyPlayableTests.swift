// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct AnyPlayableTests {
  @Test func `every requirement is that of the wrapped playable`() {
    let frames = FrameSequence(count: 4, interval: 0.5)
    let erased = AnyPlayable(frames)
    #expect(erased.duration == frames.duration && erased.restTime == frames.restTime)
    for time in hostileTimes + [0.25, 0.75, 1.25, 1.75, 2.5] {
      #expect(erased.value(at: time) == frames.value(at: time))
      #expect(erased.value(beyond: time) == frames.value(beyond: time))
      #expect(erased.value(at: time, beyond: 9) == frames.value(at: time, beyond: 9))
    }
    #expect(erased.events(after: -1, through: 9) == frames.events(after: -1, through: 9))
    #expect(
      erased.nextEvent(from: 0, isBackward: false) == frames.nextEvent(from: 0, isBackward: false))
  }

  @Test func `playables of different types share a list, and combine`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let list: [AnyPlayable<Double>] = [
      AnyPlayable(line), AnyPlayable(line.delayed(by: 0.5)), AnyPlayable(TrackGroup(line)),
    ]
    #expect(list.map { $0.value(at: 0.75) } == [0.75, 0.25, 0.75])
    #expect(list[0].followed(by: list[1]).value(at: 2) == 0.5)
    #expect(list[0].value(beyond: 2) == 2, "a line goes on, erased too")
  }
}
