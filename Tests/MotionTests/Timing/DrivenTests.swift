// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Motions on a clock.
@Suite struct DrivenTests {
  static let card = SpringTrajectory(from: 0.0, to: 1000, spring: .bouncy)

  @Test func `a held clock shows the end, and not what looked done`() {
    let card = DrivenTests.card
    let clock = PlaybackClock(playing: card, at: 3)
    let driven = card.driven(by: clock)
    #expect(card.value(at: card.duration) != 1000)
    #expect(driven.value(at: 3 + 2 * card.duration) == 1000)
    #expect(driven.value(at: .infinity) == 1000)
    #expect(driven.velocity(at: 3 + 2 * card.duration) == 0)
    #expect(driven.value(at: 3.25) == card.value(at: 0.25))
    #expect(driven.value(at: 2) == 0)
  }

  @Test func `the duration is the first time of the parent at which the clock is there`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 0.3, easing: .steps(4))
    for speed in [0.7, 1, 3.1] {
      let driven = line.driven(by: PlaybackClock(playing: line, at: 0.1, speed: speed))
      #expect(driven.value(at: driven.duration) == 1)
      #expect(driven.value(at: driven.duration.nextDown) < 1)
      #expect(abs(driven.duration - (0.1 + 0.3 / speed)) < 1e-15)
      let events = driven.events(after: -.infinity, through: 10)
      #expect(events.map(\.kind) == [.begin, .end])
      #expect(events.map(\.time) == [0.1, driven.duration])
    }
  }

  @Test func `a clock that runs backwards plays a motion backwards`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    let driven = line.driven(by: PlaybackClock(playing: line, at: 1, speed: -2))
    #expect(driven.value(at: 1.125) == 0.5)
    #expect(driven.velocity(at: 1.125) == -4)
    #expect(driven.duration == 1.25)
    #expect(driven.value(at: 9) == 0 && driven.velocity(at: 9) == 0)
    let events = driven.events(after: -.infinity, through: 9)
    #expect(events.map(\.kind) == [.end, .begin] && events.allSatisfy(\.isBackward))
    #expect(events.map(\.time) == [1, 1.25])
  }

  @Test func `anything that plays can be driven`() {
    let group = zip(
      DrivenTests.card, EasedTrajectory(from: 0.0, to: 1, duration: 0.25, easing: .linear))
    var clock = PlaybackClock(playing: group, at: 0)
    clock.pause(at: 0.125)
    #expect(group.driven(by: clock).value(at: 5).1 == 0.5)
    #expect(group.driven(by: clock).nextEvent(from: 0, isBackward: false) == nil)
    #expect(clock.endTime == DrivenTests.card.duration)
  }
}
