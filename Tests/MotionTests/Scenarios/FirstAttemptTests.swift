// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// What people write first when they want a motion, as they would write it.
///
/// The expected values are computed here by hand or by the formula in the comment; the tests of each
/// type are elsewhere.
struct FirstAttemptTests {
  private let second = EasedTrajectory(from: 0.0, to: 100, duration: 1, easing: .linear)

  /// A critically damped spring from 0 to 100 with a response of 0.5 seconds: ω = 2π / 0.5.
  private func smooth(_ time: Double) -> Double {
    let (frequency, target) = (4 * Double.pi, 100.0)
    return target - target * (1 + frequency * time) * Elementary.exp(-frequency * time)
  }

  @Test func `a part of a motion is played`() {
    let part = EasedTrajectory(from: 0.0, to: 500, duration: 5, easing: .linear)
      .clipped(from: 2, to: 3)
    #expect(part.duration == 1)
    #expect(part.value(at: 0) == 200 && part.value(at: 0.25) == 225 && part.value(at: 9) == 300)
  }

  @Test func `a part of a motion is asked for its values`() throws {
    // A sine of 1 Hz: 1 at 0.25 s, −1 at 0.75 s.
    let wave = SpringTrajectory(
      from: 0.0, to: 0, velocity: 2 * .pi, spring: Spring(response: 1, dampingRatio: 0))
    let (peak, trough) = (wave.peak(in: 0...0.6), wave.trough(in: 0...1))
    #expect(abs(peak.time - 0.25) < 1e-12 && abs(peak.value - 1) < 1e-12)
    #expect(abs(trough.time - 0.75) < 1e-12 && abs(trough.value + 1) < 1e-12)
    let first = try #require(wave.firstTime(reaching: 0.5, in: 0...1))
    let last = try #require(wave.lastTime(reaching: 0.5, in: 0...1))
    #expect(abs(first - 1.0 / 12) < 1e-12 && abs(last - 5.0 / 12) < 1e-12)
  }

  @Test func `a spring is asked how far it overshoots`() {
    // A damping ratio ζ overshoots by exp(−πζ / √(1 − ζ²)).
    let ratio = 0.4
    let expected = 100 * Elementary.exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())
    let spring = SpringTrajectory(
      from: 0.0, to: 100, spring: Spring(response: 1, dampingRatio: ratio))
    #expect(abs(spring.overshoot(of: 100) - expected) < 1e-9)
  }

  @Test func `a yoyo pauses at both of its turns`() {
    let yoyo = second.repeated(3, pause: 0.5, autoreverses: true)
    #expect(yoyo.duration == 4)
    let values = [0.5, 1, 1.25, 1.5, 2, 2.5, 2.75, 3, 3.5, 4].map { yoyo.value(at: $0) }
    #expect(values == [50, 100, 100, 100, 50, 0, 0, 0, 50, 100])
  }

  @Test func `an endless loop finishes its round`() {
    let finishing = second.repeated().finishing(at: 2.25)
    #expect(finishing.duration == 3)
    #expect(finishing.value(at: 2.75) == 75 && finishing.value(at: 3.5) == 100)
  }

  @Test func `something happens in the middle of a motion`() {
    enum Cue: Int { case landed }
    let card = second.marked(Cue.landed, at: 0.4)
    let events = card.events(after: 0.25, through: 0.5)
    #expect(events.map(\.time) == [0.4])
    #expect(events.first?.kind == .marker(Cue.landed.rawValue))
  }

  private struct Card: Sendable {
    var x = 0.0
    var opacity = 0.0
    var angle = 0.0
    var scale = 0.0
  }

  @Test func `a timeline is written step by step`() {
    var timeline = TrackTimeline(initialValue: Card())
    timeline.append(\.x, second)  // 0 … 1
    timeline.append(\.opacity, second, .after(-0.25))  // 0.75 … 1.75
    timeline.append(\.angle, second, .with)  // with the opacity
    timeline.label("end")
    timeline.append(\.scale, second, .at("end", 0.5))  // 2.25 … 3.25
    #expect(timeline.time(of: "end") == 1.75)
    #expect(timeline.duration == 3.25)
    let card = timeline.value(at: 1.25)
    #expect(card.x == 100 && card.opacity == 50 && card.angle == 50 && card.scale == 0)
    #expect(timeline.value(at: 2.75).scale == 50)
  }

  @Test func `values are computed with`() {
    let sum = (second * 2 + second).value(at: 0.25)
    let difference = (-second - second).value(at: 0.25)
    #expect(sum == 75 && difference == -50)
    #expect(second.map { "\(Int($0)) %" }.value(at: 0.42) == "42 %")
  }

  @Test func `a curve of one's own is data`() {
    // A smoothstep: 3x² − 2x³.
    let curve = Easing(within: 1e-5) { x in x * x * (3 - 2 * x) }
    for x in stride(from: 0.0, through: 1, by: 1.0 / 64) {
      #expect(abs(curve.value(at: x) - x * x * (3 - 2 * x)) <= 1e-5)
    }
    // Penner's back: (s + 1) x³ − s x².
    #expect(abs(Easing.easeInBack(overshoot: 3).value(at: 0.5) - (4 * 0.125 - 3 * 0.25)) < 1e-12)
    // A part of the time, as Flutter's Interval.
    let part = Easing.linear.during(0.25...0.75)
    #expect(part.value(at: 0.2) == 0 && part.value(at: 0.375) == 0.25 && part.value(at: 0.9) == 1)
  }

  @Test func `an eased motion changes its mind`() {
    // CSS: reversed at a quarter of the way, the way back takes a quarter of the time.
    let shortened = TransitionCurve.eased(duration: 1, easing: .linear, retargeting: .shortening)
    var state = PhaseTrajectory([false: 0.0, true: 100], curve: shortened)
    state.go(to: true, at: 0)
    state.go(to: false, at: 0.25)
    #expect(state.value(at: 0.25) == 25)
    #expect(abs(state.value(at: 0.375) - 12.5) < 1e-9 && state.value(at: 0.5) == 0)
    // UIKit: the velocity is kept, as the first motion goes on and another is added to it.
    let adding = TransitionCurve.eased(duration: 1, easing: .linear, retargeting: .adding)
    var added = PhaseTrajectory([false: 0.0, true: 100], curve: adding)
    added.go(to: true, at: 0)
    added.go(to: false, at: 0.25)
    // 100 t − 100 (t − ¼) until the first ends.
    #expect(abs(added.value(at: 0.75) - 25) < 1e-9 && abs(added.value(at: 1.25)) < 1e-9)
  }

  @Test func `a change comes late, and is revoked`() {
    var state = PhaseTrajectory([0: 0.0, 1: 100, 2: 50], curve: .spring(Spring(duration: 0.5)))
    state.go(to: 1, at: 0)
    let kept = state
    state.go(to: 2, at: 1)
    state.removeChanges(after: 0.5)
    #expect(state == kept)
    #expect(abs(state.value(at: 0.2) - smooth(0.2)) < 1e-9)
  }

  @Test func `a sheet has detents of unequal size`() {
    let sheet = Paging(
      offsets: [0, 300, 700], rule: .anchored(threshold: 0.5, minimumVelocity: 125))
    #expect(sheet.page(from: 140, velocity: 0, startPage: 0) == 0)
    #expect(sheet.page(from: 160, velocity: 0, startPage: 0) == 1)
    #expect(sheet.page(from: 20, velocity: 200, startPage: 0) == 1)
    #expect(sheet.page(from: 520, velocity: 0, startPage: 1) == 2)
  }

  @Test func `a motion is driven by hand, and let go`() {
    var playhead = Playhead(playing: second, at: 10)
    #expect(playhead.value(of: second, at: 10.5) == 50)
    playhead.pause(at: 10.5)
    playhead.seek(progress: 0.75, of: second, at: 11)
    #expect(playhead.value(of: second, at: 12) == 75)
    #expect(playhead.progress(of: second, at: 12) == 0.75)
    playhead.setSpeed(-1, at: 12)
    playhead.resume(at: 12)
    #expect(playhead.value(of: second, at: 12.25) == 50)
  }

  @Test func `time runs slowly in the middle`() {
    // Full speed for a second, then a quarter of it: 1 + (t − 1) / 4.
    let speed = Track(from: 1.0, [.hold(duration: 1), .move(to: 0.25)])
    let slow = EasedTrajectory(from: 0.0, to: 200, duration: 2, easing: .linear)
      .timed(speed: speed)
    #expect(abs(slow.value(at: 0.5) - 50) < 1e-4 && abs(slow.value(at: 3) - 150) < 1e-4)
    #expect(abs(slow.duration - 5) < 1e-4)
  }
}
