// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

private typealias Channel = ScrollTransitions.Channel

/// What a hand does to a feed, and what its rows look like.
@Suite struct ScrollTransitionsTests {
  static let gesture = ScrollTransitions.description.gesture
  static let last = 1158.0
  static let thresholds: [ViewportTransition.Threshold] = [
    .visible, .visible(0.3), .visible.inset(by: 60), .centered,
  ]
  static let easings: [Easing] = [.easeInOut, .linear, .easeOut, .easeOutBack]

  /// A press, moves each sixtieth of a second, and the release, which may come after a rest.
  static func drag(
    by way: Double, from begin: Double = 0.1, frames: Int = 12, rests: Double = 0.004
  ) -> [ScenePointer] {
    var reports = [ScenePointer(.down, time: begin, x: 400, y: 200)]
    for index in 1...frames {
      let share = Double(index) / Double(frames)
      reports.append(
        ScenePointer(.move, time: begin + Double(index) / 60, x: 400, y: 200 + way * share))
    }
    let end = reports[frames]
    return reports + [ScenePointer(.up, time: end.time + rests, x: end.x, y: end.y)]
  }

  static func scene(
    _ reports: [ScenePointer], effect: Int = 0, strength: Double = 1, threshold: Int = 0,
    easing: Int = 0, rate: Int = 0
  ) -> SceneInstance {
    let numbers = [
      Double(effect), strength, Double(threshold), Double(easing), Double(rate),
    ]
    return SceneEntry(ScrollTransitions.self).make(numbers, pointer: reports)
  }

  static func offset(_ scene: SceneInstance, _ time: Double) -> Double {
    scene.frame(at: time)[Channel.offset]
  }

  @Test func `the feed follows the hand, and a rubber band over its ends`() {
    let inside = Self.scene(Self.drag(by: -210, rests: 1))
    #expect(abs(Self.offset(inside, 0.5) - 210) < 1e-12)
    #expect(inside.frame(at: 0.1).last == 1 && inside.frame(at: 0.1.nextDown).last == 0)
    let outside = Self.scene(Self.drag(by: 150, rests: 1))
    let shown = RubberBand(dimension: 416).shown(-150)
    #expect(abs(Self.offset(outside, 0.5) - shown) < 1e-12)
    #expect(outside.frame(at: 0.5)[Channel.rest] == 0)
    #expect(abs(Self.offset(outside, .infinity)) < 0.2)
  }

  @Test func `it goes on from where the hand was, as fast, as a decay between its ends`() {
    for way in stride(from: -300.0, through: 300, by: 40) {
      for rate in 0...1 {
        let reports = Self.drag(by: way)
        let release = reports[reports.count - 1].time
        let scene = Self.scene(reports, rate: rate)
        let (before, after) = (scene.frame(at: release.nextDown), scene.frame(at: release))
        for channel in [Channel.offset, .rest, .velocity] {
          #expect(abs(before[channel] - after[channel]) < 1e-9 * max(1, abs(after[channel])))
        }
        let scroll = BoundedDecay(
          from: after[Channel.offset], velocity: after[Channel.velocity],
          rate: rate == 0 ? .normal : .fast, in: 0...Self.last)
        for time in [0.01, 0.1, 0.3, 0.6, 1.2] {
          #expect(abs(Self.offset(scene, release + time) - scroll.value(at: time)) < 1e-9)
        }
        #expect(abs(after[Channel.rest] - scroll.end) < 1e-9)
      }
    }
    // What is cancelled has no velocity.
    let thrown = Self.drag(by: -100)
    let release = thrown[thrown.count - 1].time
    let cancelled = Self.scene(
      thrown.dropLast() + [ScenePointer(.cancel, time: release, x: 0, y: 0)])
    #expect(Self.offset(cancelled, .infinity) == Self.offset(cancelled, release))
  }

  @Test func `a feed that is caught in flight stops where it is, and its past stays`() {
    let thrown = Self.drag(by: -250)
    let flying = Self.scene(thrown)
    for part in 1...20 {
      let time = thrown[thrown.count - 1].time + Double(part) / 20
      let there = Self.offset(flying, time)
      let caught = Self.scene(thrown + [ScenePointer(.down, time: time, x: 200, y: 10)])
      #expect(flying.frame(at: time).last == 0 && caught.frame(at: time).last == 1)
      #expect(Self.offset(caught, time) == there && Self.offset(caught, time + 3) == there)
      for earlier in stride(from: 0, to: time, by: 0.03) {
        #expect(caught.frame(at: earlier) == flying.frame(at: earlier))
      }
      #expect(caught.marks.filter { $0.kind == .caught }.count == 2)
    }
  }

  @Test func `a press beside the feed is not heard`() {
    for x in [100.0, 560] {
      let missed = Self.drag(by: -200).map { ScenePointer($0.phase, time: $0.time, x: x, y: $0.y) }
      let scene = Self.scene(missed)
      #expect(scene.marks.isEmpty && Self.offset(scene, 0.3) == 0)
    }
  }

  @Test func `the phase of a row is that of its frame, and the look follows it or the frame`() {
    for (threshold, easing) in [(0, 0), (1, 1), (2, 2), (3, 3)] {
      let transition = ViewportTransition(
        threshold: Self.thresholds[threshold], easing: Self.easings[easing])
      for effect in 0...4 {
        let scene = Self.scene(Self.gesture, effect: effect, threshold: threshold, easing: easing)
        for step in 0...60 {
          let time = scene.duration * Double(step) / 60
          let (frame, field) = (scene.frame(at: time), scene.field(at: time))
          for row in 0..<12 {
            let top = 14 + 130 * Double(row) - frame[Channel.offset]
            let phase = transition.phase(of: top...top + 116, in: 0...416)
            #expect(abs(frame[3 + row] - phase) < 1e-9)
            let look = field[(8 * row)..<(8 * row + 8)].map { Double($0) }
            let over = max(0, 14 - top)
            let expected =
              switch effect {
              case 0: [320, top + 58, 1 - 0.24 * abs(phase), 0]
              case 1: [320 + 24 * abs(phase), top + 58, 1, 8 * phase]
              case 3: [320, top + 58 + 0.88 * over, 1 - min(over, 400) / 1000, 0]
              default: [320, top + 58, 1, 0]
              }
            for (number, wanted) in zip(look, expected) {
              #expect(abs(number - wanted) < 1e-6 * max(1, abs(wanted)) + 1e-4)
            }
            #expect(abs(look[6] - (effect == 2 ? -48 * phase : 0)) < 1e-4)
            #expect(abs(look[7] - (effect == 4 ? top / 10 : 0)) < 1e-4)
            #expect(0...1 ~= look[4] && look[5] >= 0)
          }
        }
      }
    }
  }

  @Test func `the curve is the phase from just above the viewport to just below it`() {
    for threshold in 0...3 {
      let field = Self.scene([], threshold: threshold, easing: 1).field(at: 0)
      let curve = field[96...].map { Double($0) }
      #expect(curve.count == 33 && curve[0] == -1 && curve[16] == 0 && curve[32] == 1)
      #expect(zip(curve, curve.dropFirst()).allSatisfy { $0 <= $1 })
      let transition = ViewportTransition(threshold: Self.thresholds[threshold], easing: .linear)
      #expect(abs(curve[5] - transition.phase(of: -32.875...83.125, in: 0...416)) < 1e-6)
    }
  }

  @Test func `without strength all rows look as they do in place`() {
    for effect in 0...4 {
      let scene = Self.scene(Self.gesture, effect: effect, strength: 0, threshold: 3)
      for time in [0.0, 1, 4.5] {
        let field = scene.field(at: time)
        for row in 0..<12 {
          let look = field[(8 * row)..<(8 * row + 8)].map { Double($0) }
          let top = 14 + 130 * Double(row) - Self.offset(scene, time)
          #expect(abs(look[1] - top - 58) < 1e-3)
          #expect([look[0]] + look[2...] == [320, 1, 0, 1, 0, 0, 0])
        }
      }
    }
  }

  @Test func `each report changes nothing that came before it`() {
    SceneTests.checkCausality(of: Self.gesture) { Self.scene($0) }
  }

  @Test func `the recorded gesture catches it in flight, and passes both ends`() {
    let scene = Self.scene([])
    #expect(scene.marks.filter { $0.kind == .caught }.count == 5)
    #expect(scene.marks.filter { $0.kind == .crossing }.count == 2)
    #expect(abs(scene.frame(at: 1.1.nextDown)[Channel.velocity]) > 200, "it is in flight")
    let places = (0...900).map { Self.offset(scene, Double($0) / 100) }
    // As far over the bottom as the spring of an edge swings with the velocity there.
    let lift = scene.frame(at: 2.205)
    let flick = BoundedDecay(
      from: lift[Channel.offset], velocity: lift[Channel.velocity], in: 0...Self.last)
    #expect(flick.peak.value > Self.last && abs((places.max() ?? 0) - flick.peak.value) < 0.2)
    // The last stroke pulls it by 210 points from where it still swings at the top.
    let pulled = RubberBand(dimension: 416)
      .dragged(from: Self.offset(scene, 6), by: -210, in: 0...Self.last)
    #expect(pulled.value < -60 && abs((places.min() ?? 0) - pulled.value) < 1e-9)
    #expect(abs(places[900]) < 0.2)
  }

  @Test func `a gesture may begin where another ended`() {
    let start = ScenePointer(.start, time: 0, x: 320, y: -600)
    #expect(Self.offset(Self.scene([start]), 0) == 600)
    let dragged = Self.scene([start] + Self.drag(by: -100, rests: 0.2))
    #expect(Self.offset(dragged, 0) == 600 && Self.offset(dragged, .infinity) == 700)
  }

  @Test func `hostile hands give finite numbers, marks on the axis, and a bounded time`() {
    SceneTests.checkHostileHands(of: ScrollTransitions.self, seed: 19, in: -100...500) {
      SIMD2(300, $0)
    }
  }
}
