// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

private typealias Channel = ColorMeshScene.Channel

@Suite struct ColorMeshSceneTests {
  @Test func `after two seconds the article's mesh stands where the article has it`() {
    let scene = SceneEntry(ColorMeshScene.self).make([1, 0, 1, 0.9, 0.3, 0.14, 0])
    let frame = scene.frame(at: 2)
    #expect(
      abs(frame[Channel.middleX] - 0.9) <= 1e-15 && abs(frame[Channel.middleY] - 0.3) <= 1e-15)
    let points = scene.field(at: 2).suffix(18)
    for (found, point) in zip(points, ColorMeshes.points.flatMap { [$0.x, $0.y] }) {
      #expect(abs(Double(found) - point) <= 1e-7)
    }
  }

  @Test func `the field holds the engine's vertices, and its end is its start`() {
    let scene = SceneEntry(ColorMeshScene.self).make()
    let (start, end) = (scene.field(at: 0), scene.field(at: 8))
    #expect(start.count == 5 * 4 * 17 * 17 + 18)
    for (a, b) in zip(start, end) { #expect(abs(a - b) <= 1e-6) }
    // The corners of the sheet never move.
    for time in [0.0, 1, 2.7, 5] {
      let field = scene.field(at: time)
      #expect(field[0] == 0 && field[1] == 0)
      let last = 5 * (4 * 17 * 17 - 1)
      #expect(field[last] == 1 && field[last + 1] == 1)
      #expect(field[0..<5780].allSatisfy { $0 > -0.1 && $0 < 1.1 })
    }
  }
}
