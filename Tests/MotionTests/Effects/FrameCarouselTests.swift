// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import MotionTesting
import Testing

/// The pictures against the numbers of `effect-timing.json`.
@Suite struct FrameCarouselTests {
  struct Timings: Decodable { let clock: [[Double]] }

  static let emojis = FrameCarousel(
    frames: FrameSequence(count: 14, interval: 0.1, delay: 0.3), pushDuration: 0.15)

  @Test func `the picture that shows is the reference's`() throws {
    let rows = try Fixture.decode("effect-timing", as: Timings.self).clock
    #expect(rows.count == 7)
    for row in rows {
      #expect(
        FrameCarouselTests.emojis.value(at: row[0]).index.map(Double.init) ?? -1 == min(row[1], 13))
    }
  }

  @Test func `a push is cut short by the next, and the last is whole`() {
    let carousel = FrameCarouselTests.emojis
    for picture in 0..<14 {
      let begin = carousel.frames.time(ofFrame: picture)
      let frame = carousel.value(at: begin)
      #expect(frame.index == picture && frame.push == 0)
      #expect(frame.previous == (picture > 0 ? picture - 1 : nil))
      let next = carousel.frames.time(ofFrame: picture + 1).nextDown
      #expect(picture == 13 || carousel.value(at: next).push < 1)
      #expect(carousel.value(at: next).push == carousel.push.value(at: next - begin))
    }
    #expect(carousel.value(at: 1.8).push < 1 && carousel.value(at: 1.85).push == 1)
    #expect(carousel.value(at: 0.39).index == nil && carousel.value(at: 0.39).push == 1)
  }

  @Test func `after all pictures the last one swells`() {
    let carousel = FrameCarouselTests.emojis
    #expect(carousel.frames.duration == 1.8)
    #expect(carousel.value(at: 1.8).scale == 1 && carousel.value(at: 1.9).scale > 1)
    #expect(carousel.value(at: .infinity).scale == 1.3)
    #expect(abs(carousel.duration - 1.8 - carousel.swelling.duration) < 1e-12)
    #expect(carousel.value(at: 1.9).scaleVelocity == carousel.swelling.velocity(at: 1.9 - 1.8))
  }

  @Test func `it lasts as long as its last push if that is longer`() {
    let slow = FrameCarousel(
      frames: FrameSequence(count: 3, interval: 0.125, firstAfterInterval: false),
      pushDuration: 2, finalScale: 1)
    #expect(slow.duration == 2.25 && slow.restTime == 2.25)
    #expect(slow.value(at: 2.25).push == 1 && slow.value(at: 2.2).push < 1)
  }

  @Test func `cycles go round, and a repeated carousel too`() {
    let ring = FrameCarousel(
      frames: FrameSequence(count: 3, interval: 1, cycles: .infinity), pushDuration: 0.5)
    #expect(ring.value(at: 4.25).index == 0 && ring.value(at: 4.25).previous == 2)
    #expect(ring.duration == .infinity && ring.value(at: .infinity).scale == 1)
    let twice = FrameCarouselTests.emojis.repeated(2)
    let time = FrameCarouselTests.emojis.duration + 0.5
    #expect(twice.value(at: time).index == FrameCarouselTests.emojis.value(at: 0.5).index)
  }

  @Test func `any time is a time`() {
    for count in [0, 1, 5] {
      for (delay, cycles) in [(0.0, 1.0), (-3, 1), (0.5, .infinity)] {
        let carousel = FrameCarousel(
          frames: FrameSequence(count: count, interval: 0.1, delay: delay, cycles: cycles),
          pushDuration: 0.3)
        for time in hostileTimes {
          let frame = carousel.value(at: time)
          for number in [frame.push, frame.scale, frame.scaleVelocity] {
            #expect(number.magnitude < .infinity)
          }
        }
        #expect(carousel.value(at: .nan) == carousel.value(at: 0))
        #expect(carousel.restTime >= carousel.duration)
      }
    }
  }

  @Test func `each picture is an event, once, and so is the swelling`() {
    let carousel = FrameCarouselTests.emojis
    let all = carousel.events(after: -.infinity, through: 9)
    #expect(all.count == 1 + 16 + 2 + 1)
    #expect(
      all.filter { $0.path == MotionEvent.Path(0) && $0.kind == .keyframe(3) }.map(\.time) == [0.7])
    #expect(all.filter { $0.path == MotionEvent.Path(1) && $0.kind == .begin }.map(\.time) == [1.8])
    #expect(all.last?.kind == .end && all.last?.time == carousel.duration)
    #expect(all.map(\.time) == all.map(\.time).sorted())
    var (seen, before) = ([MotionEvent](), -Double.infinity)
    for frame in 0...180 {
      seen += carousel.events(after: before, through: Double(frame) / 60)
      before = Double(frame) / 60
    }
    #expect(seen == all)
    let back = carousel.events(after: 9, through: -1)
    #expect(back.map(\.time) == all.map(\.time).reversed())
  }

  @Test func `it survives encoding, and broken data is refused`() throws {
    let carousel = FrameCarouselTests.emojis
    let data = try JSONEncoder().encode(carousel)
    #expect(try JSONDecoder().decode(FrameCarousel.self, from: data) == carousel)
    let text = String(decoding: data, as: UTF8.self)
    let broken = text.replacingOccurrences(of: "0.15", with: "-1")
    #expect(broken != text)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FrameCarousel.self, from: Data(broken.utf8))
    }
  }

  #if DEBUG
  @Test func `a negative push is a slip`() async {
    await #expect(processExitsWith: .failure) {
      _ = FrameCarousel(frames: FrameSequence(count: 1, interval: 1), pushDuration: -1)
    }
  }
  #endif
}
