// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct TrackTimelineTests {
  private struct Card: Equatable, Sendable {
    var scale = 1.0
    var offset = SIMD2(10.0, 20)
    var opacity: Float = 0.5
    var title = "card"
  }

  private static func line(
    _ start: Double, _ end: Double, _ duration: Double
  ) -> EasedTrajectory<Double> {
    EasedTrajectory(from: start, to: end, duration: duration, easing: .linear)
  }

  @Test func `an empty timeline is its initial value`() {
    let timeline = TrackTimeline(initialValue: Card())
    #expect(timeline.duration == 0)
    for time in hostileTimes {
      #expect(timeline.value(at: time) == Card())
      #expect(timeline.value(progress: time) == Card())
      #expect(timeline.value(beyond: time) == Card())
    }
  }

  @Test func `each track writes its property, and no other`() {
    let slow = Spring(duration: 1.5, bounce: 0.3)
    let timeline = TrackTimeline(
      initialValue: Card(),
      [
        .track(\.scale, Self.line(1, 3, 1)),
        .track(\.offset.y, SpringTrajectory(from: 0, to: 100, spring: slow).clipped(to: 2)),
        .track(\.opacity, EasedTrajectory(from: 0, to: 1, duration: 0.5, easing: .linear)),
      ])
    #expect(timeline.duration == 2, "that of the longest")
    let card = timeline.value(at: 0.25)
    let height = SpringTrajectory(from: 0.0, to: 100, spring: slow).value(at: 0.25)
    #expect(card == Card(scale: 1.5, offset: SIMD2(10, height), opacity: 0.5, title: "card"))
    #expect(timeline.value(at: 1.5).scale == 3, "a shorter track holds its end")
    #expect(timeline.value(progress: 0.25) == timeline.value(at: 0.5))
    #expect(timeline.value(progress: 1) == timeline.value(at: 2))
    #expect(timeline.value(progress: 7) == timeline.value(at: 2))
  }

  @Test func `the last writer of a property wins`() {
    var timeline = TrackTimeline(initialValue: Card())
    timeline.append(\.offset, EasedTrajectory(from: .zero, to: SIMD2(1, 1), duration: 1), .at(0))
    timeline.append(\.offset.x, Self.line(5, 6, 2), .at(0))
    #expect(timeline.value(at: 1).offset == SIMD2(5.5, 1))
    #expect(timeline.value(at: 3).offset == SIMD2(6, 1), "also when it is over")
    timeline.append(\.offset, EasedTrajectory(from: .zero, to: SIMD2(7, 7), duration: 0.5), .at(0))
    #expect(timeline.value(at: 3).offset == SIMD2(7, 7))
    #expect(timeline.duration == 2)
  }

  @Test func `a track without a key path moves the whole value`() {
    let timeline = TrackTimeline(
      initialValue: SIMD2(3.0, 4),
      [
        .track(\.self, EasedTrajectory(from: .zero, to: SIMD2(2, 4), duration: 1, easing: .linear)),
        .track(\.y, Self.line(0, 1, 1)),
      ])
    #expect(timeline.value(at: 0.5) == SIMD2(1, 0.5))
  }

  @Test func `every sample begins with the initial value, and timelines are values`() {
    var timeline = TrackTimeline(
      initialValue: Card(), [.track(\.scale, Self.line(1, 2, 1))])
    let copy = timeline
    timeline.initialValue.title = "other"
    timeline.append(\.opacity, EasedTrajectory(from: 1, to: 0, duration: 3), .at(0))
    #expect(timeline.value(at: 9) == Card(scale: 2, opacity: 0, title: "other"))
    #expect(copy.value(at: 9) == Card(scale: 2) && copy.duration == 1)
    #expect(timeline.value(at: 0).scale == 1, "no sample leaves a trace")
  }

  @Test func `an update leaves alone what no track writes`() {
    let timeline = TrackTimeline(initialValue: Card(), [.track(\.scale, Self.line(1, 2, 1))])
    var card = Card(scale: 9, offset: .zero, opacity: 1, title: "mine")
    timeline.update(&card, at: 0.5)
    #expect(card == Card(scale: 1.5, offset: .zero, opacity: 1, title: "mine"))
  }

  @Test func `outside the duration each track holds its own ends`() {
    let jump = EasedTrajectory(from: 3.0, to: 4, duration: 0)
    let timeline = TrackTimeline(
      initialValue: Card(), [.track(\.scale, jump), .track(\.offset.x, Self.line(0, 1, 1))])
    for time in [-1.0, -.leastNonzeroMagnitude, -.infinity] {
      #expect(timeline.value(at: time).scale == 3 && timeline.value(at: time).offset.x == 0)
    }
    #expect(timeline.value(at: 0).scale == 4 && timeline.value(at: .nan).scale == 4)
    #expect(timeline.value(at: .infinity) == timeline.value(at: 1))
    #expect(timeline.value(progress: .nan) == timeline.value(at: 0))
    #expect(timeline.value(progress: -.infinity) == timeline.value(at: -1))
  }

  @Test func `a time beyond the duration carries the longest tracks on`() {
    let timeline = TrackTimeline(
      initialValue: Card(),
      [.track(\.scale, Self.line(0, 10, 2)), .track(\.offset.x, Self.line(0, 10, 1))])
    #expect(timeline.value(beyond: 3).scale == 15)
    #expect(timeline.value(beyond: 3).offset.x == 10)
    #expect(timeline.value(beyond: -1).scale == -5)
    #expect(timeline.value(beyond: 1) == timeline.value(at: 1))
    #expect(timeline.value(beyond: .infinity) == timeline.value(at: 2))
    #expect(timeline.value(beyond: -.infinity) == timeline.value(at: 0))
    for time in hostileTimes {
      #expect(timeline.value(beyond: time).scale.isFinite)
    }
  }

  @Test func `an endless track makes the timeline endless`() {
    let swing = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1))
    let timeline = TrackTimeline(initialValue: Card(), [.track(\.scale, swing)])
    #expect(timeline.duration == .infinity)
    #expect(timeline.value(at: 12.3).scale == swing.value(at: 12.3))
    for progress in hostileTimes {
      #expect(timeline.value(progress: progress).scale == 0)
    }
    for time in hostileTimes {
      #expect(timeline.value(beyond: time) == timeline.value(at: time), "it has no beyond")
    }
  }

  @Test func `a key path through an object traps`() async {
    await #expect(processExitsWith: .failure) {
      struct Box: Sendable {
        nonisolated(unsafe) let pointer = UnsafeMutablePointer<Double>.allocate(capacity: 1)
      }
      _ = TrackTimeline(
        initialValue: Box(),
        [.track(\.pointer.pointee, EasedTrajectory(from: 0, to: 1, duration: 1))])
    }
  }

  private static func fade(
    _ start: Float, _ end: Float, _ duration: Double
  ) -> EasedTrajectory<Float> {
    EasedTrajectory(from: start, to: end, duration: duration, easing: .linear)
  }

  @Test func `what is appended follows in time`() {
    var timeline = TrackTimeline(initialValue: Card())
    timeline.append(\.scale, Self.line(1, 2, 1))
    timeline.append(\.offset.x, Self.line(0, 10, 1))
    #expect(timeline.duration == 2 && timeline.value(at: 1.5).offset.x == 5)
    // 0.25 s before the end of the one before, with it, and 0.5 s after its beginning.
    timeline.append(\.opacity, Self.fade(1, 0, 3), .after(-0.25))
    #expect(timeline.duration == 4.75 && timeline.value(at: 1.75 + 1.5).opacity == 0.5)
    timeline.append(\.offset.y, Self.line(0, 8, 2), .with)
    #expect(timeline.value(at: 2.75).offset.y == 4 && timeline.duration == 4.75)
    timeline.append(\.scale, Self.line(5, 6, 0.5), .with(0.5))
    #expect(timeline.value(at: 2.5).scale == 5.5)
    // After the one before, which ends earlier than the timeline does.
    timeline.append(\.scale, Self.line(7, 8, 0.5), .after())
    #expect(timeline.value(at: 3).scale == 7.5)
    timeline.label("out")
    timeline.label("peek", .at("out", -0.75))
    #expect(timeline.time(of: "out") == 4.75 && timeline.time(of: "peek") == 4)
    #expect(timeline.time(of: "in") == nil)
    timeline.append(\.opacity, Self.fade(0, 1, 1), .at("out", 1))
    #expect(timeline.duration == 6.75 && timeline.value(at: 6.25).opacity == 0.5)
    timeline.append(\.opacity, Self.fade(0, 4, 8), .at(-4))
    #expect(timeline.value(at: -9).opacity == 2 && timeline.value(at: 2).opacity == 3)
    var twice = TrackTimeline(initialValue: Card())
    twice.append(timeline)
    twice.append(timeline, .after(0.25))
    #expect(
      twice.duration == 13.75 && twice.value(at: 13.5).opacity == timeline.value(at: 6.5).opacity)
    var playhead = Playhead(playing: timeline, at: 100)
    playhead.seek(to: timeline.time(of: "peek") ?? 0, at: 101)
    #expect(playhead.value(of: timeline, at: 102) == timeline.value(at: 5))
  }

  @Test func `a place that there is not traps`() async {
    await #expect(processExitsWith: .failure) {
      var timeline = TrackTimeline(initialValue: 0.0)
      timeline.append(\.self, EasedTrajectory(from: 0, to: 1, duration: 1), .at("nowhere"))
    }
    await #expect(processExitsWith: .failure) {
      var timeline = TrackTimeline(initialValue: 0.0)
      timeline.append(\.self, EasedTrajectory(from: 0, to: 1, duration: 1).repeated())
      timeline.append(\.self, EasedTrajectory(from: 0, to: 1, duration: 1))
    }
  }
}
