// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// A motion of tuples that begins later, with three requirements.
private struct Late<Base: Playable>: LegPlayable {
  typealias Output = Base.Output
  let base: Base

  var duration: Double { 1 + base.duration }
  func leg(at time: Double) -> MotionLeg {
    time < 1 ? .holding(-.infinity, until: 1) : .playing(from: 1)
  }
  func member(_ index: Int) -> Base { base }
}

/// A motion that is played to and fro: twice as fast, and back.
private struct Return<Base: Playable>: LegPlayable {
  typealias Output = Base.Output
  let base: Base

  var marksEnds: Bool { true }
  var duration: Double { 2 * base.duration }
  func leg(at time: Double) -> MotionLeg {
    let length = base.duration
    if time < 0 { return .holding(-.infinity, until: 0) }
    if time < length { return .playing(from: 0, until: length) }
    if time < 2 * length {
      return .playing(from: length, until: 2 * length, at: length, speed: -1)
    }
    return .holding(-.infinity, from: 2 * length)
  }
  func member(_ index: Int) -> Base { base }
}

@Suite struct LegPlayableTests {
  private let pair = zip(
    EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: .linear),
    EasedTrajectory(from: Float(4), to: 0, duration: 1, easing: .linear))

  @Test func `a motion of tuples is shown at the leg's time`() {
    let late = Late(base: pair)
    #expect(late.value(at: 0.5) == (0, 4))
    #expect(late.value(at: 1.5) == (2.5, 2))
    #expect(late.value(at: .nan) == late.value(at: 0))
    #expect(late.start == (0, 4))
    #expect(late.end == (10, 0))
    #expect((late.duration, late.restTime) == (3, 3))
  }

  @Test func `the nearest event is the member's, and there is none from no time`() {
    let late = Late(base: pair)
    #expect(late.nextEvent(from: -.infinity, isBackward: false) == 1)
    #expect(late.nextEvent(from: 1, isBackward: false) == 2)
    #expect(late.nextEvent(from: 2.5, isBackward: true) == 2)
    #expect(late.nextEvent(from: 3, isBackward: false) == nil)
    for isBackward in [false, true] {
      #expect(late.nextEvent(from: .nan, isBackward: isBackward) == nil)
      #expect(Return(base: pair).nextEvent(from: .nan, isBackward: isBackward) == nil)
    }
    let back = Return(base: pair)
    #expect(back.nextEvent(from: 2, isBackward: false) == 3)
    #expect(back.nextEvent(from: 4, isBackward: false) == nil)
    #expect(back.nextEvent(from: .infinity, isBackward: true) == 4)
  }

  @Test func `it continues beyond its end, and holds before its delay`() {
    let late = Late(base: pair)
    #expect(late.value(beyond: 4) == (15, 0))
    #expect(late.value(beyond: -1) == (0, 4))
    let delayed = pair.delayed(by: 1)
    for time in [-2, 0, 0.5, 1, 2.25, 3, 5] {
      #expect(late.value(beyond: time) == delayed.value(beyond: time))
    }
  }

  @Test func `its events are those of the base, in either direction`() {
    let (late, delayed) = (Late(base: pair), pair.delayed(by: 1))
    for (start, end) in [(-1.0, 4.0), (4, -1), (1.5, 2.5), (2, 1), (0.9, 1), (1, 0.9)] {
      #expect(
        late.events(after: start, through: end) == delayed.events(after: start, through: end))
    }
  }

  @Test func `a motion that returns passes each event once in each direction`() {
    let track = Track(from: 0.0, [.linear(to: 1, duration: 0.5), .linear(to: 3, duration: 0.5)])
    let story = Return(base: track)
    let events = story.events(after: -1, through: 3)
    #expect(events.map(\.time) == [0, 0, 0.5, 1, 1, 1, 1, 1.5, 2, 2])
    #expect(
      events.map(\.kind) == [
        .begin, .begin, .keyframe(0), .keyframe(1), .end, .end, .keyframe(1), .keyframe(0), .begin,
        .end,
      ])
    #expect(
      events.map(\.isBackward) == [
        false, false, false, false, false, true, true, true, true, false,
      ])
    let back = story.events(after: 3, through: -1)
    #expect(back.map(\.time) == events.reversed().map(\.time))
    #expect(back.map(\.kind) == events.reversed().map(\.kind))
    #expect(back.map(\.isBackward) == events.reversed().map { !$0.isBackward })
    for rate in [24.0, 60, 120] {
      var (found, time) = ([MotionEvent](), -0.1)
      while time < 2.5 {
        found += story.events(after: time, through: time + 1 / rate)
        time += 1 / rate
      }
      #expect(found == events)
    }
    #expect(story.nextEvent(from: 1.2, isBackward: false) == 1.5)
    #expect(story.nextEvent(from: 1.2, isBackward: true) == 1)
  }
}
