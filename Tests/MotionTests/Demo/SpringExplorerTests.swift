// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import MotionTesting
import Testing

private typealias Channel = SpringExplorer.Channel

/// The marks of the spring explorer stand where they say.
@Suite struct SpringExplorerTests {
  static let parameters: [[Double]] = [
    [0.5, 0.3, 0, 1], [0.5, 0.8, 0, 1], [1, 0.5, -12, 1], [0.4, 0.6, 9, -0.5], [0.7, 0.4, 5, 0],
    [0.5, 0, 0, 1], [0.5, -0.5, 20, 0.2], [2, 0.7, 0, -1],
  ]

  @Test(arguments: parameters)
  func `crossings, peak and settling are what they are called`(_ parameters: [Double]) {
    let scene = SceneEntry(SpringExplorer.self).make(parameters)
    let (duration, velocity, target) = (parameters[0], parameters[2], parameters[3])
    let way = max(abs(target), abs(velocity) * duration / 10)
    #expect(!scene.marks.isEmpty)
    for mark in scene.marks {
      let frame = scene.frame(at: mark.time)
      switch mark.kind {
      case .crossing:
        #expect(abs(frame[Channel.value] - target) <= 1e-12 * way)
      case .peak:
        #expect(abs(frame[Channel.velocity]) <= 1e-9 * way / duration)
        let most = max(abs(frame[Channel.value]), abs(target))
        for index in 0...200 {
          let value = scene.frame(at: scene.duration * Double(index) / 200)[Channel.value]
          #expect(abs(value) <= most + 1e-12)
        }
      case .settled:
        #expect(abs(abs(frame[Channel.value] - target) - way * 1e-3) <= 1e-9 * way)
        for index in 1...200 {
          let value = scene.frame(at: mark.time + duration * Double(index) / 50)[Channel.value]
          #expect(abs(value - target) < way * 1e-3)
        }
      case .handover, .cut, .end, .begin, .caught, .released, .tap, .impact:
        Issue.record("a spring has no \(mark.kind)")
      }
    }
  }

  @Test func `the energy never grows, and starts as the work to hold the ball back`() {
    let scene = SceneEntry(SpringExplorer.self).make([0.5, 0.3, 0, 1])
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(scene.frame(at: 0)[Channel.energy] == spring.stiffness / 2)
    var before = Double.infinity
    for index in 0...500 {
      let energy = scene.frame(at: scene.duration * Double(index) / 500)[Channel.energy]
      #expect(energy <= before)
      before = energy
    }
  }

  @Test func `a spring at rest at its target shows nothing, and says so`() {
    let scene = SceneEntry(SpringExplorer.self).make([0.5, 0.3, 0, 0])
    #expect(scene.marks.isEmpty)
    #expect(scene.frame(at: 0.3).prefix(5) == [0, 0, 0, 0, 0])
  }

  static func scene(_ reports: [ScenePointer]) -> SceneInstance {
    SceneEntry(SpringExplorer.self).make([0.5, 0.3, 0, 1], pointer: reports)
  }

  static let spring = Spring(duration: 0.5, bounce: 0.3)

  /// A press on the ball in flight, moves each sixtieth of a second, and the release.
  static func drag(by way: Double, from begin: Double = 0.1, lifts: Bool = true) -> [ScenePointer] {
    let place = SpringTrajectory(from: 0.0, to: 1, spring: spring).value(at: begin)
    var reports = [ScenePointer(.down, time: begin, x: place + 0.05, y: 0.02)]
    for index in 1...12 {
      reports.append(
        ScenePointer(
          .move, time: begin + Double(index) / 60, x: place + 0.05 + way * Double(index) / 12,
          y: 0.3))
    }
    let last = reports[12]
    if lifts { reports.append(ScenePointer(.up, time: last.time + 0.004, x: last.x, y: 0)) }
    return reports
  }

  @Test func `without a hand the ball is the library's spring`() {
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: Self.spring)
    for time in stride(from: -0.1, to: 1, by: 0.01) {
      let (frame, state) = (Self.scene([]).frame(at: time), motion.state(at: time))
      #expect(frame[Channel.value] == state.value && frame[Channel.velocity] == state.velocity)
      #expect(frame[Channel.target] == 1 && frame[Channel.held] == 0)
    }
  }

  @Test func `a ball that is caught in flight stops, follows the hand, and flies as fast`() {
    let flying = Self.scene([])
    let held = Self.scene(Self.drag(by: -0.5, lifts: false))
    let place = flying.frame(at: 0.1)[Channel.value]
    #expect(
      held.frame(at: 0.1)[Channel.value] == place && held.frame(at: 0.1)[Channel.velocity] == 0)
    #expect(
      held.frame(at: 0.1)[Channel.held] == 1 && held.frame(at: 0.1.nextDown)[Channel.held] == 0)
    #expect(held.frame(at: 0.1.nextDown) == flying.frame(at: 0.1.nextDown))
    #expect(
      abs(held.frame(at: 3)[Channel.value] - (place - 0.5)) < 1e-12
        && held.frame(at: 3)[Channel.velocity] == 0)
    let reports = Self.drag(by: -0.5)
    let scene = Self.scene(reports)
    let release = reports[reports.count - 1].time
    let (before, after) = (scene.frame(at: release.nextDown), scene.frame(at: release))
    // 0.5 in 12 frames of a sixtieth.
    #expect(abs(after[Channel.velocity] + 2.5) < 1e-9 && before[0...6] == after[0...6])
    let motion = SpringTrajectory(
      from: after[Channel.value], to: 1, velocity: after[Channel.velocity], spring: Self.spring)
    for time in [0.01, 0.1, 0.4, 1.3] {
      #expect(abs(scene.frame(at: release + time)[Channel.value] - motion.value(at: time)) < 1e-12)
    }
    #expect(scene.marks.map(\.kind) == [.caught, .released, .settled])
    #expect(scene.marks.allSatisfy { 0...scene.duration ~= $0.time })
  }

  @Test func `a press elsewhere on its way leads it there, and one beside is not heard`() {
    let flying = Self.scene([])
    let press = ScenePointer(.down, time: 0.1, x: 0.9, y: -0.1)
    let led = Self.scene([press, ScenePointer(.up, time: 0.2, x: 0.9, y: 0)])
    #expect(led.frame(at: 0.1).prefix(2) == flying.frame(at: 0.1).prefix(2))
    #expect(led.frame(at: 0.1)[Channel.target] == 0.9 && led.frame(at: 0.1)[Channel.held] == 0.5)
    #expect(
      led.frame(at: 0.2)[Channel.held] == 0 && abs(led.frame(at: 9)[Channel.value] - 0.9) < 1e-9)
    #expect(led.marks.first?.kind == .handover)
    let moved = Self.scene([press, ScenePointer(.move, time: 0.15, x: 0.3, y: 0)])
    #expect(
      moved.frame(at: 0.14)[Channel.target] == 0.9 && moved.frame(at: 0.15)[Channel.target] == 0.3)
    let far = Self.scene([press, ScenePointer(.move, time: 0.15, x: 9000, y: 0)])
    #expect(far.frame(at: 1)[Channel.target] == far.frame(at: 1)[Channel.railTo])
    for (x, y) in [(0.9, 1.0), (5, 0), (-3, 0)] {
      let missed = Self.scene([ScenePointer(.down, time: 0.1, x: x, y: y)])
      #expect(missed.frame(at: 0.5) == flying.frame(at: 0.5))
      #expect(missed.marks == flying.marks && missed.duration == flying.duration)
    }
  }

  @Test func `each report changes nothing that came before it`() {
    let reports =
      Self.drag(by: -0.5) + [
        ScenePointer(.down, time: 0.6, x: 0.1, y: 0), ScenePointer(.move, time: 0.7, x: 0.3, y: 0),
        ScenePointer(.up, time: 0.8, x: 0.3, y: 0),
      ]
    let whole = Self.scene(reports)
    for count in reports.indices {
      let part = Self.scene(Array(reports[..<count]))
      for time in [reports[count].time.nextDown, reports[count].time - 0.03] {
        #expect(part.frame(at: time) == whole.frame(at: time))
      }
    }
  }

  @Test func `hostile hands give finite numbers, marks on the axis, and a bounded time`() {
    var generator = SeededGenerator(seed: 13)
    let numbers: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, 1e-300, 0.3, 61]
    for parameters in SceneTests.parameters(of: SpringExplorer.description) {
      let isWild = Bool.random(using: &generator)
      let reports = (0..<80).map { _ in
        func number(_ range: ClosedRange<Double>) -> Double {
          isWild && Bool.random(using: &generator)
            ? numbers.randomElement(using: &generator) ?? 0 : .random(in: range, using: &generator)
        }
        let phase = ScenePointer.Phase.allCases.randomElement(using: &generator) ?? .down
        return ScenePointer(phase, time: number(0...8), x: number(-1...2), y: number(-0.2...0.2))
      }
      let scene = SceneEntry(SpringExplorer.self).make(parameters, pointer: reports)
      #expect(0.01...80 ~= scene.duration)
      #expect(scene.marks.count <= 64)
      #expect(scene.marks.allSatisfy { 0...scene.duration ~= $0.time })
      for time in SceneTests.hostileTimes + [0.5, 3, 7.9, 60] {
        let isFinite = scene.frame(at: time).allSatisfy { $0.isFinite }
        #expect(isFinite, "\(parameters) at \(time)")
      }
    }
  }
}
