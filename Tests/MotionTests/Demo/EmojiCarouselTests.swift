// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

private typealias Channel = EmojiCarousel.Channel

/// The pictures against the numbers of `effect-timing.json`.
@Suite struct EmojiCarouselTests {
  struct Timings: Decodable { let clock: [[Double]] }

  @Test func `the picture that shows is the reference's`() throws {
    let rows = try Fixture.decode("effect-timing", as: Timings.self).clock
    #expect(rows.count == 7)
    let scene = SceneEntry(EmojiCarousel.self).make()
    // The reference's clock waits 0.4 s for its first tick, as the scene does, and counts on.
    for row in rows {
      #expect(scene.frame(at: row[0])[Channel.picture] == min(row[1], 13), "\(row)")
    }
  }

  @Test func `each push starts anew, and the last is whole`() throws {
    let scene = SceneEntry(EmojiCarousel.self).make()
    let end = try #require(scene.marks.first { $0.kind == .handover }).time
    for picture in 0..<14 {
      let begin = end - Double(14 - picture) * 0.1
      #expect(abs(scene.frame(at: begin + 1e-9)[Channel.push]) < 1e-6, "picture \(picture)")
      #expect(scene.frame(at: begin + 0.09)[Channel.push] > 0.5)
    }
    #expect(scene.frame(at: end + 0.06)[Channel.push] == 1)
    #expect(scene.frame(at: end)[Channel.scale] == 1)
    #expect(abs(scene.frame(at: scene.duration)[Channel.scale] - 1.3) < 0.01)
  }
}
