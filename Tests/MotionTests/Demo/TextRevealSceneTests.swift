// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

private typealias Channel = TextRevealScene.Channel

/// The letters against the numbers of `effect-stagger.json`.
@Suite struct TextRevealSceneTests {
  struct Vectors: Decodable { let glyph: [[Double]] }

  @Test func `opacity, blur and translation of every letter are the reference's`() throws {
    let rows = try Fixture.decode("effect-stagger", as: Vectors.self).glyph
    #expect(rows.count == 18)
    let scene = SceneEntry(TextRevealScene.self).make()
    for row in rows {
      let frame = scene.frame(at: row[1])
      let letter = Int(row[0])
      // The columns: letter, time, its own time, progress, opacity, blur, translation.
      #expect(abs(frame[Channel.opacity, letter] - row[4]) <= 2e-15, "opacity: \(row)")
      #expect(abs(frame[Channel.blur, letter] - row[5]) <= 2e-16, "blur: \(row)")
      #expect(abs(frame[Channel.translation, letter] - row[6]) <= 4e-15, "translation: \(row)")
    }
  }

  @Test(arguments: [[0.9, 0.4, 0], [0.9, 0.4, 1], [0.3, 1, 0], [3, 0.1, 1]])
  func `the mark stands where the last letter is there`(parameters: [Double]) throws {
    let scene = SceneEntry(TextRevealScene.self).make(parameters)
    let end = try #require(scene.marks.first).time
    #expect(
      abs(end - (scene.frame(at: 0)[Channel.begin, 13] + min(parameters[1], parameters[0])))
        <= 1e-15)
    #expect(scene.frame(at: end + 1e-9) == scene.frame(at: scene.duration))
    #expect(scene.frame(at: end - 0.01)[Channel.blur, 13] > 0)
  }
}
