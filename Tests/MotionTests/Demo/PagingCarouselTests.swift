// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

private typealias Channel = PagingCarousel.Channel

/// What a hand does to a row of pages, and what a page looks like.
@Suite struct PagingCarouselTests {
  static let gesture = PagingCarousel.description.gesture
  static let ruleCount = PagingCarousel.parameter(.rule).choices.count

  /// A press, moves each sixtieth of a second, and the release, which may come after a rest.
  static func drag(
    by way: Double, from begin: Double = 0.1, frames: Int = 12, rests: Double = 0.004
  ) -> [ScenePointer] {
    var reports = [ScenePointer(.down, time: begin, x: 400, y: 180)]
    for index in 1...frames {
      let share = Double(index) / Double(frames)
      reports.append(
        ScenePointer(.move, time: begin + Double(index) / 60, x: 400 + way * share, y: 180))
    }
    let last = reports[frames]
    return reports + [ScenePointer(.up, time: last.time + rests, x: last.x, y: last.y)]
  }

  static func scene(
    _ reports: [ScenePointer], rule: Int = 0, limit: Int = 0, bounce: Double = 0.15,
    threshold: Int = 0
  ) -> SceneInstance {
    SceneEntry(PagingCarousel.self).make(
      [Double(rule), Double(limit), 0.5, bounce, 150, Double(threshold)], pointer: reports)
  }

  static func page(_ scene: SceneInstance, _ time: Double) -> Double {
    scene.frame(at: time)[Channel.page]
  }

  @Test func `the row follows the hand, and a rubber band over its ends`() {
    let inside = Self.scene(Self.drag(by: -210, rests: 1))
    #expect(abs(Self.page(inside, 0.5) - 0.7) < 1e-12)
    #expect(inside.frame(at: 0.1).last == 1 && inside.frame(at: 0.1.nextDown).last == 0)
    let outside = Self.scene(Self.drag(by: 150, rests: 1))
    let shown = RubberBand(dimension: 640).shown(-150)
    #expect(abs(Self.page(outside, 0.5) - shown / 300) < 1e-12)
    #expect(
      outside.frame(at: 0.5)[Channel.target] == 0 && abs(Self.page(outside, .infinity)) < 1e-3)
  }

  @Test func `it comes to rest on the page of the rule, and without a jump at the release`() {
    for way in stride(from: -700.0, through: 300, by: 50) {
      for rests in [0.004, 0.2] {
        let reports = Self.drag(by: way, rests: rests)
        let release = reports[reports.count - 1].time
        for rule in 0..<Self.ruleCount {
          let scene = Self.scene(reports, rule: rule)
          let (before, after) = (scene.frame(at: release.nextDown), scene.frame(at: release))
          #expect(
            abs(before[Channel.page] - after[Channel.page]) < 1e-12
              && abs(before[Channel.velocity] - after[Channel.velocity]) < 1e-9)
          #expect(before[Channel.target] == after[Channel.target], "what was promised holds")
          // What the library says of the same numbers.
          let rules: [Paging.Rule] = [
            .projected(Projection(rate: .fast)), .projectedAhead(Projection(rate: .fast)),
            .directional,
            .snapping(minimumVelocity: 400),
            .fling(minimumVelocity: 400, minimumDistance: 25),
          ]
          let page = Paging(pageSize: 300, count: 5, rule: rules[rule])
            .page(
              from: before[Channel.page] * 300, velocity: before[Channel.velocity], startPage: 0)
          #expect(after[Channel.target] == Double(page))
          #expect(abs(Self.page(scene, .infinity) - Double(page)) < 2e-3)
          let limited = Self.scene(reports, rule: rule, limit: 1)
          #expect(limited.frame(at: release)[Channel.target] <= 1)
        }
      }
    }
    // The velocity decides: the same way at rest turns no page.
    #expect(Self.page(Self.scene(Self.drag(by: -100, frames: 8)), .infinity) > 0.99)
    #expect(Self.page(Self.scene(Self.drag(by: -100, rests: 0.2)), .infinity) < 0.01)
  }

  @Test func `a row that is caught in flight stops where it is, and its past stays`() {
    let thrown = Self.drag(by: -250)
    let flying = Self.scene(thrown, bounce: 0.5)
    for part in 1...20 {
      let time = thrown[thrown.count - 1].time + Double(part) / 40
      let there = Self.page(flying, time)
      let caught = Self.scene(
        thrown + [ScenePointer(.down, time: time, x: 100, y: 100)], bounce: 0.5)
      #expect(flying.frame(at: time).last == 0 && caught.frame(at: time).last == 1)
      #expect(Self.page(caught, time) == there && Self.page(caught, time + 3) == there)
      for earlier in stride(from: 0, to: time, by: 0.03) {
        #expect(caught.frame(at: earlier) == flying.frame(at: earlier))
      }
      #expect(caught.marks.map(\.kind) == [.caught, .released, .caught])
    }
  }

  @Test func `it moves as a spring from where the hand was, as fast`() {
    let reports = Self.drag(by: -100, frames: 8)
    let release = reports[reports.count - 1].time
    let scene = Self.scene(reports)
    let state = scene.frame(at: release)
    let spring = SpringTrajectory(
      from: state[Channel.page] * 300, to: 300, velocity: state[Channel.velocity],
      spring: Spring(duration: 0.5, bounce: 0.15))
    for time in [0.01, 0.05, 0.1, 0.3, 0.6] {
      #expect(abs(Self.page(scene, release + time) * 300 - spring.value(at: time)) < 1e-9)
    }
    // What is cancelled has no velocity.
    let cancelled = Self.scene(
      reports.dropLast() + [ScenePointer(.cancel, time: release, x: 0, y: 0)])
    #expect(
      cancelled.frame(at: release)[Channel.velocity] == 0 && Self.page(cancelled, .infinity) < 0.01)
  }

  @Test func `a press above or below the pages is not heard`() {
    for y in [20.0, 390] {
      let missed = Self.drag(by: -200).map { ScenePointer($0.phase, time: $0.time, x: $0.x, y: y) }
      let scene = Self.scene(missed)
      #expect(scene.marks.isEmpty && Self.page(scene, 0.3) == 0)
    }
  }

  @Test func `the phase of a page is that of its frame, and what it looks like follows it`() {
    for threshold in 0...1 {
      let scene = Self.scene(Self.gesture, threshold: threshold)
      let transition = ViewportTransition(
        threshold: threshold == 0 ? .centered : .visible, easing: .linear)
      for step in 0...300 {
        let time = scene.duration * Double(step) / 300
        let (frame, field) = (scene.frame(at: time), scene.field(at: time))
        for page in 0..<5 {
          let left = 182 + 300 * Double(page) - 300 * frame[Channel.page]
          let phase = transition.phase(of: left...left + 276, in: 0...640)
          #expect(abs(frame[4 + page] - phase) < 1e-9)
          let look = field[(7 * page)..<(7 * page + 7)].map { Double($0) }
          #expect(abs(look[0] - left - 138) < 1e-3)
          #expect(abs(look[2] - (1 - 0.14 * abs(phase))) < 1e-6)
          #expect(abs(look[3] - 2.5 * phase) < 1e-6 && abs(look[5] + 150 * phase) < 1e-3)
        }
      }
    }
  }

  @Test func `each report changes nothing that came before it`() {
    SceneTests.checkCausality(of: Self.gesture) { Self.scene($0) }
    let whole = Self.scene(Self.gesture)
    #expect(whole.marks.filter { $0.kind == .caught }.count == 6)
    // It turns four pages, catches one in flight, and pulls the first over the end.
    let places = (0...700).map { Self.page(whole, Double($0) / 100) }
    #expect((places.max() ?? 0) > 2.9 && (places.min() ?? 0) < -0.2)
    #expect(abs(places[700]) < 0.01)
  }

  @Test func `a gesture may begin where another ended`() {
    let start = ScenePointer(.start, time: 0, x: 320 - 600, y: 0)
    #expect(Self.page(Self.scene([start]), 0) == 2)
    let dragged = Self.scene([start] + Self.drag(by: -100, frames: 8))
    #expect(Self.page(dragged, 0) == 2 && abs(Self.page(dragged, .infinity) - 3) < 0.01)
  }

  @Test func `hostile hands give finite numbers, marks on the axis, and a bounded time`() {
    SceneTests.checkHostileHands(of: PagingCarousel.self, seed: 12, in: -100...700) {
      SIMD2($0, 200)
    }
  }
}
