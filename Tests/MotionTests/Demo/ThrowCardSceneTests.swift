// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import MotionTesting
import Testing

private typealias Channel = ThrowCard.Channel

/// What a hand does to the card, and what a scene is given of it.
@Suite struct ThrowCardSceneTests {
  static let home = SIMD2(170.0, 262)
  static let gesture = ThrowCard.description.gesture

  /// A press on the card at home, moves each sixtieth of a second, and the release.
  static func drag(
    by way: SIMD2<Double>, from begin: Double = 0.1, frames: Int = 12, lifts: Bool = true
  ) -> [ScenePointer] {
    var reports = [ScenePointer(.down, time: begin, x: home.x + 10, y: home.y - 5)]
    for index in 1...frames {
      let place = home + SIMD2(10, -5) + way * (Double(index) / Double(frames))
      let time = begin + Double(index) / 60
      reports.append(ScenePointer(.move, time: time, x: place.x, y: place.y))
    }
    let last = reports[frames]
    if lifts { reports.append(ScenePointer(.up, time: last.time + 0.004, x: last.x, y: last.y)) }
    return reports
  }

  static func scene(_ reports: [ScenePointer], anchors: Bool = false) -> SceneInstance {
    SceneEntry(ThrowCard.self).make([0.998, 0.45, 0.35, 0.55, anchors ? 1 : 0], pointer: reports)
  }

  static func place(_ scene: SceneInstance, _ time: Double) -> SIMD2<Double> {
    let frame = scene.frame(at: time)
    return SIMD2(frame[Channel.x], frame[Channel.y])
  }

  @Test func `the card follows the hand, and a rubber band over an edge`() {
    let way = SIMD2(100.0, -40)
    let inside = Self.scene(Self.drag(by: way, lifts: false))
    #expect((Self.place(inside, 0.5) - Self.home - way).magnitude < 1e-12)
    #expect(
      inside.frame(at: 0.1)[Channel.held] == 1 && inside.frame(at: 0.1.nextDown)[Channel.held] == 0)
    let outside = Self.scene(Self.drag(by: SIMD2(-200, 0), lifts: false))
    let band = RubberBand(coefficient: 0.55, dimension: 476)
    #expect(abs(Self.place(outside, 0.5).x - band.shown(-30, in: 82...558)) < 1e-12)
  }

  @Test func `a throw goes on from where the hand was, as fast, and slows down as a decay`() {
    let reports = Self.drag(by: SIMD2(120, -24))
    let scene = Self.scene(reports)
    let release = reports[reports.count - 1].time
    let before = scene.frame(at: release.nextDown)
    let after = scene.frame(at: release)
    // 120 points in 12 frames of a sixtieth.
    #expect(
      abs(after[Channel.velocityX] - 600) < 1e-6 && abs(after[Channel.velocityY] + 120) < 1e-6)
    #expect(before[0...4] == after[0...4])
    let x = BoundedDecay(
      from: after[Channel.x], velocity: after[Channel.velocityX], in: 82...558,
      spring: Spring(duration: 0.45, bounce: 0.35))
    for time in [0.01, 0.1, 0.5, 1.5] {
      #expect(
        scene.frame(at: release + time)[Channel.x].distance(to: x.value(at: time)).magnitude < 1e-9)
    }
    #expect(abs(after[Channel.restX] - x.end) < 1e-9)
  }

  @Test func `a card that is cancelled does not fly, and a press beside it does nothing`() {
    var reports = Self.drag(by: SIMD2(120, -24), lifts: false)
    let last = reports[reports.count - 1]
    reports.append(ScenePointer(.cancel, time: last.time, x: last.x, y: last.y))
    let scene = Self.scene(reports)
    #expect(scene.frame(at: last.time)[Channel.speed] == 0)
    #expect(Self.place(scene, 5) == Self.place(scene, last.time))
    let missed = Self.drag(by: SIMD2(50, 0)).map {
      ScenePointer($0.phase, time: $0.time, x: $0.x + 200, y: $0.y)
    }
    #expect(Self.place(Self.scene(missed), 1) == Self.home)
    #expect(Self.scene(missed).marks.isEmpty)
  }

  @Test func `with anchors it comes to rest on the one nearest to where it would have`() {
    let scene = Self.scene(Self.drag(by: SIMD2(120, -60)), anchors: true)
    #expect((Self.place(scene, .infinity) - SIMD2(558, 58)).magnitude < 0.5)
    let still = Self.drag(by: SIMD2(-60, 50))
      .map { $0.phase == .up ? ScenePointer(.up, time: $0.time + 1, x: $0.x, y: $0.y) : $0 }
    #expect(
      (Self.place(Self.scene(still, anchors: true), .infinity) - SIMD2(82, 342)).magnitude < 0.5)
  }

  @Test func `a card that is caught in flight stops where it is, without a jump`() throws {
    for parts in 1...20 {
      let thrown = Self.drag(by: SIMD2(150, -70))
      let time = thrown[thrown.count - 1].time + Double(parts) / 20
      let flying = Self.scene(thrown)
      let there = Self.place(flying, time)
      let caught = Self.scene(
        thrown + [ScenePointer(.down, time: time, x: there.x + 5, y: there.y)])
      #expect(
        flying.frame(at: time)[Channel.held] == 0 && caught.frame(at: time)[Channel.held] == 1)
      #expect(Self.place(caught, time) == there && Self.place(caught, time + 3) == there)
      #expect((Self.place(caught, time.nextDown) - there).magnitude < 1e-9)
      for earlier in stride(from: 0, to: time, by: 0.11) {
        #expect(Self.place(caught, earlier) == Self.place(flying, earlier))
      }
      #expect(caught.marks.filter { $0.kind == .caught }.count == 2)
    }
  }

  @Test func `the recorded gesture is what is played without another, and is replayed to the bit`()
  {
    for anchors in [false, true] {
      let (played, given) = (
        Self.scene([], anchors: anchors), Self.scene(Self.gesture, anchors: anchors)
      )
      #expect(played.duration == given.duration && played.marks == given.marks)
      for index in (0...60).reversed() {
        let time = given.duration * Double(index) / 60
        #expect(played.frame(at: time).map(\.bitPattern) == given.frame(at: time).map(\.bitPattern))
      }
      #expect(given.marks.filter { $0.kind == .caught }.count == 2)
      #expect(given.marks.filter { $0.kind == .released }.count == 2)
    }
    // It stretches the band, and passes an edge in flight.
    #expect(Self.scene([]).frame(at: 1.3)[Channel.x] > 570)
    #expect(Self.scene([]).marks.contains { $0.kind == .crossing })
  }

  @Test func `each report changes nothing that came before it`() {
    SceneTests.checkCausality(of: Self.gesture) { Self.scene($0) }
  }

  @Test func `a gesture may begin where another ended`() {
    let start = ScenePointer(.start, time: 0, x: 400, y: 100)
    #expect(Self.place(Self.scene([start]), 0) == SIMD2(400, 100))
    let late = Self.drag(by: SIMD2(50, 0)) + [ScenePointer(.start, time: 2, x: 400, y: 100)]
    #expect(Self.place(Self.scene(late), 3) == Self.place(Self.scene(late.dropLast()), 3))
  }

  @Test
  func `reports come in the order of their times, and those that are not finite are left out`() {
    let bad = [Double.nan, .infinity, -.infinity].flatMap {
      [
        ScenePointer(.down, time: $0, x: 0, y: 0), ScenePointer(.move, time: 0, x: $0, y: 0),
        ScenePointer(.up, time: 0, x: 0, y: $0),
      ]
    }
    #expect(ScenePointer.legal(bad).isEmpty)
    let reports = [(0.5, 1.0), (0.2, 2), (0.5, 3), (-1, 4), (1e300, 5)]
      .map { ScenePointer(.move, time: $0.0, x: $0.1, y: 1e300) }
    #expect(ScenePointer.legal(reports).map(\.x) == [4, 2, 1, 3, 5])
    #expect(ScenePointer.legal(reports).allSatisfy { $0.y == 1e4 && 0...60 ~= $0.time })
    #expect(ScenePointer.legal(Array(repeating: reports[0], count: 9000)).count == 4096)
    let shuffled = Self.gesture.filter { $0.phase != .up }
    #expect(ScenePointer.legal(shuffled.reversed()) == shuffled)
  }

  @Test func `hostile hands give finite numbers, marks on the axis, and a bounded time`() {
    var generator = SeededGenerator(seed: 11)
    let numbers: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, 1e-300, 0.3, 61]
    for round in 0..<8 {
      var reports: [ScenePointer] = []
      for _ in 0..<(round < 7 ? 100 : 6000) {
        let phase = ScenePointer.Phase.allCases.randomElement(using: &generator) ?? .down
        let isWild = Bool.random(using: &generator) && round % 2 == 0
        func number(_ range: ClosedRange<Double>) -> Double {
          (isWild ? numbers.randomElement(using: &generator) : nil)
            ?? Double.random(in: range, using: &generator)
        }
        reports.append(
          ScenePointer(phase, time: number(0...8), x: number(0...640), y: number(0...400)))
      }
      for parameters in SceneTests.parameters(of: ThrowCard.description).prefix(3) {
        let scene = SceneEntry(ThrowCard.self).make(parameters, pointer: reports)
        #expect(2...80 ~= scene.duration)
        #expect(scene.marks.count <= 64)
        #expect(scene.marks.allSatisfy { 0...scene.duration ~= $0.time })
        for time in SceneTests.hostileTimes + [0.5, 3, 7.9, 60] {
          let isFinite = scene.frame(at: time).allSatisfy { $0.isFinite }
          #expect(isFinite, "round \(round) at \(time)")
        }
      }
    }
  }
}
