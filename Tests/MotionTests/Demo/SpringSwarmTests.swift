// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import MotionTesting
import Testing

private typealias Channel = SpringSwarm.Channel

/// What thousands of springs do behind a pointer, and that a replay is to the bit.
@Suite struct SpringSwarmTests {
  static let parameters = [100, 0.8, 0.6, 60.0]

  static func scene(_ reports: [ScenePointer]) -> SceneInstance {
    SceneEntry(SpringSwarm.self).make(parameters, pointer: reports)
  }

  static func bits(_ scene: inout SceneInstance, _ time: Double) -> [UInt32] {
    scene.nextField(at: time).map(\.bitPattern)
  }

  /// Presses, moves and releases at random times and places.
  static func hand(seed: UInt64, count: Int) -> [ScenePointer] {
    var generator = SeededGenerator(seed: seed)
    var time = 0.0
    return (0..<count).map { index in
      time += Double.random(in: 0...0.06, using: &generator)
      let phase: ScenePointer.Phase = index == 0 ? .down : index % 40 == 39 ? .up : .move
      return ScenePointer(
        index > 0 && index % 40 == 0 ? .down : phase, time: time,
        x: .random(in: 0...640, using: &generator), y: .random(in: 0...400, using: &generator))
    }
  }

  @Test func `each spring goes where a spring with its history would`() {
    let reports = SpringSwarm.description.gesture
    var scene = Self.scene(reports)
    let random = CounterRandom(seed: 10)
    let home = scene.nextField(at: -1)
    let fields = [0.4, 2.2, 3.4, 5.9, 7.1, 9].map { (time: $0, field: scene.nextField(at: $0)) }
    for index in [0, 17, 99] {
      let spring = Spring(
        duration: 0.8 * (0.25 + 0.75 * random.unit(index: index)),
        bounce: 0.6 * random.unit(index: index, channel: 1))
      for axis in 0...1 {
        let place = index + 100 * axis
        let offset = Double(home[place]) - reports[0].place[axis]
        #expect(abs(offset) <= 60)
        var one = InterruptibleSpring(at: Double(home[place]), spring: spring)
        for report in reports {
          one.retarget(to: report.place[axis] + offset, at: report.time)
        }
        for (time, field) in fields {
          let state = one.state(at: time)
          #expect(abs(Double(field[place]) - state.value) < 2e-3)
          #expect(abs(Double(field[place + 200]) - state.velocity) < 2e-2)
        }
      }
    }
  }

  @Test func `a report turns the springs without a jump`() {
    let reports = SpringSwarm.description.gesture
    var whole = Self.scene(reports)
    for count in [30, 92, 95] {
      let time = reports[count].time
      let before = Self.scene(Array(reports[..<count])).field(at: time)
      for (a, b) in zip(before, whole.nextField(at: time)) { #expect(abs(a - b) < 0.01) }
      let earlier = Self.scene(Array(reports[..<count])).field(at: time.nextDown)
      let whole = whole.nextField(at: time.nextDown)
      #expect(earlier == whole)
    }
  }

  @Test func `forward, backward and shuffled, the springs have the same bits`() {
    var generator = SeededGenerator(seed: 3)
    for reports in [SpringSwarm.description.gesture, Self.hand(seed: 4, count: 260)] {
      let made = Self.scene(reports)
      let times = (0...2).map { made.duration * Double($0) / 2 }
      let alone = times.map { time in made.field(at: time).map(\.bitPattern) }
      var scene = made
      for (time, bits) in zip(times, alone) { #expect(Self.bits(&scene, time) == bits) }
      for (time, bits) in zip(times, alone).reversed() { #expect(Self.bits(&scene, time) == bits) }
      for index in times.indices.shuffled(using: &generator) {
        #expect(Self.bits(&scene, times[index]) == alone[index])
      }
    }
  }

  @Test func `what another hand left in the memory changes no bit`() {
    var generator = SeededGenerator(seed: 5)
    let (one, other) = (Self.hand(seed: 6, count: 160), Self.hand(seed: 7, count: 160))
    var memory = SceneMemory()
    for _ in 0..<Effort.cases(30) {
      // A beginning of one hand, and then another one.
      let count = Int.random(in: 1...160, using: &generator)
      let reports = one[..<count] + other.filter { $0.time > one[count - 1].time }
      var scene = Self.scene(Array(Bool.random(using: &generator) ? reports : one[..<count]))
      let time = Double.random(in: -1...6, using: &generator)
      let alone = scene.field(at: time).map(\.bitPattern)
      scene.memory = memory
      #expect(Self.bits(&scene, time) == alone)
      memory = scene.memory
    }
    var smaller = SceneEntry(SpringSwarm.self).make([200, 0.5, 0.1, 20], pointer: one)
    let alone = smaller.field(at: 2).map(\.bitPattern)
    smaller.memory = memory
    #expect(Self.bits(&smaller, 2) == alone)
  }

  @Test func `after the pointer they come to rest around it`() {
    let reports = [
      ScenePointer(.down, time: 0.2, x: 100, y: 50), ScenePointer(.move, time: 0.4, x: 500, y: 300),
      ScenePointer(.up, time: 0.5, x: 500, y: 300),
    ]
    let scene = Self.scene(reports)
    let field = scene.field(at: scene.duration)
    let middle = (field[..<100].reduce(0, +) / 100, field[100..<200].reduce(0, +) / 100)
    #expect(abs(middle.0 - 500) < 2 && abs(middle.1 - 300) < 2)
    #expect(field[200...].allSatisfy { abs($0) < 20 })
    let end = scene.frame(at: scene.duration)
    #expect(abs(end[Channel.quickestX] - 500) < 0.01 && abs(end[Channel.slowestX] - 500) < 0.5)
    #expect(scene.frame(at: 0.3).last == 1 && scene.frame(at: 0.5).last == 0)
    #expect(scene.marks.map(\.kind) == [.caught, .released, .settled])
  }

  @Test func `hostile hands give finite numbers, marks on the axis, and a bounded time`() {
    var generator = SeededGenerator(seed: 12)
    let numbers: [Double] = [.nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, 1e-300, 0.3, 61]
    for round in 0..<4 {
      let reports = (0..<40).map { _ in
        func number(_ range: ClosedRange<Double>) -> Double {
          Bool.random(using: &generator) && round % 2 == 0
            ? numbers.randomElement(using: &generator) ?? 0 : .random(in: range, using: &generator)
        }
        let phase = ScenePointer.Phase.allCases.randomElement(using: &generator) ?? .down
        return ScenePointer(phase, time: number(0...8), x: number(0...640), y: number(0...400))
      }
      var scene = Self.scene(reports)
      #expect(2...80 ~= scene.duration)
      #expect(scene.marks.count <= 64)
      #expect(scene.marks.allSatisfy { 0...scene.duration ~= $0.time })
      for time in SceneTests.hostileTimes + [0.5, 3, 7.9, 60] {
        let isFinite =
          scene.frame(at: time).allSatisfy { $0.isFinite }
          && scene.nextField(at: time).allSatisfy { $0.isFinite }
        #expect(isFinite, "round \(round) at \(time)")
      }
    }
  }
}
