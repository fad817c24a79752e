// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct InterruptibleSpringTests {
  /// Random interruptions at ascending times, some of them at one instant.
  static func interruptions(
    _ count: Int, seed: UInt64, until end: Double = 60
  ) -> [Interruption<Double>] {
    var random = SeededGenerator(seed: seed)
    func unit() -> Double { Double.random(in: 0...1, using: &random) }
    let springs: [Spring] = [
      .smooth, .snappy, .bouncy, Spring(duration: 0.3, bounce: -0.4),
      Spring(response: 0.4, dampingRatio: 1 + 0x1p-30), Spring(duration: 2, bounce: 0.95),
    ]
    var times = (0..<count).map { _ in unit() * end }.sorted()
    for index in times.indices.dropFirst() where unit() < 0.05 { times[index] = times[index - 1] }
    return times.map { time in
      let kind: Interruption<Double>.Kind =
        switch Int(unit() * 9) {
        case 0: .addVelocity(1000 * unit() - 500)
        case 1, 2: .spring(springs[Int(unit() * 5.99)])
        case 3: .hold
        case 4: .drag(to: 400 * unit() - 200)
        case 5: .release(velocity: 2000 * unit() - 1000)
        case 6: .handOver(KinematicState(value: 200 * unit(), velocity: 500 * unit()))
        default: .retarget(to: 400 * unit() - 200)
        }
      return Interruption(at: time, kind)
    }
  }

  static func spring(_ interruptions: [Interruption<Double>]) -> InterruptibleSpring<Double> {
    var spring = InterruptibleSpring(from: 10.0, to: 100, velocity: 50, spring: .snappy)
    for interruption in interruptions { spring.interrupt(interruption) }
    return spring
  }

  @Test func `it obeys the laws`() {
    checkTrajectory(InterruptibleSpring(at: 3.0))
    checkTrajectory(InterruptibleSpring(from: 0.0, to: 1, spring: .bouncy))
    var card = InterruptibleSpring(from: 0.0, to: 100, velocity: 30, spring: .bouncy)
    card.retarget(to: 300, at: 0.1)
    card.retarget(to: -20, at: 0.35, spring: .snappy)
    checkTrajectory(card)
    card.addVelocity(-900, at: 0.5)
    card.hold(at: 0.6)
    card.drag(to: 50, at: 0.7)
    card.retarget(to: 0, at: 0.8)
    card.release(velocity: 3000, at: 1)
    checkTrajectory(card, [])
    checkTrajectory(Self.spring(Self.interruptions(40, seed: 1, until: 8)), [])
    var point = InterruptibleSpring(
      SpringTrajectory(from: SIMD2(1.0, 2), to: SIMD2(-3, 4), velocity: SIMD2(9, 40)),
      beginTime: 0.25)
    point.retarget(to: SIMD2(5, 5), at: 0.4)
    checkTrajectory(point, [.continuous])
  }

  @Test func `ten thousand interruptions leave no jump behind, and change no past`() {
    let interruptions = Self.interruptions(Effort.cases(10_000), seed: 2)
    var spring = InterruptibleSpring(from: 10.0, to: 100, velocity: 50, spring: .snappy)
    var past: [(time: Double, state: KinematicState<Double>)] = []
    var worst = (value: 0.0, velocity: 0.0)
    for (index, interruption) in interruptions.enumerated() {
      let (time, before) = (interruption.time, spring)
      spring.interrupt(interruption)
      guard time > before.interruptions.last?.time ?? 0 else { continue }
      past.append((time.nextDown, before.state(at: time.nextDown)))
      let (old, new) = (before.state(at: time), spring.state(at: time))
      let scale = KinematicState(
        value: max(abs(old.value), 100), velocity: max(abs(old.velocity), 1000))
      let isHeld = before.isHeld(at: time)
      var expected = old
      switch interruption.kind {
      case .retarget, .spring: break
      case .addVelocity(let velocity): expected.velocity += isHeld ? 0 : velocity
      case .hold: expected.velocity = 0
      case .drag(let position): expected = KinematicState(value: position)
      case .release(let velocity): if isHeld { expected.velocity = velocity }
      case .handOver(let state): expected = state
      }
      worst.value = max(worst.value, abs(new.value - expected.value) / scale.value.ulp)
      worst.velocity = max(
        worst.velocity, abs(new.velocity - expected.velocity) / scale.velocity.ulp)
      if index % 1000 == 999 {
        for sample in past { #expect(spring.state(at: sample.time) == sample.state) }
      }
    }
    #expect(worst.value <= 4 && worst.velocity <= 4, "\(worst) ulp of the scale")
    for sample in past { #expect(spring.state(at: sample.time) == sample.state) }
  }

  @Test(arguments: Effort.cases([2, 63, 64, 65, 66, 300, 2000]))
  func `of times that are anyhow dense the leg is found`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    func unit() -> Double { Double.random(in: 0..<1, using: &random) }
    let ways: [(Int) -> Double] = [
      { Double($0) / 60 }, { _ in unit() }, { floor(20 * unit()) + 0.01 * Double($0 % 5) },
      { pow(1.3, Double($0 % 2000) - 1000) }, { $0 == 0 ? 1e308 : unit() },
      { .leastNonzeroMagnitude * Double($0 / 2) }, { _ in 7 }, { Double($0 / 40) * 100 + unit() },
    ]
    for (way, time) in ways.enumerated() {
      let times = (0..<count).map(time).sorted()
      var spring = InterruptibleSpring(at: -1.0)
      for (index, time) in times.enumerated() { spring.retarget(to: Double(index), at: time) }
      let between = (0..<200).map { _ in
        times[0] + (times[count - 1] - times[0]) * unit()
      }
      for time in times + times.map(\.nextDown) + times.map(\.nextUp) + between + hostileTimes {
        let expected = times.lastIndex { $0 <= time } ?? -1
        #expect(spring.target(at: time) == Double(expected), "\(way), at \(time)")
      }
    }
  }

  @Test func `the order in which interruptions arrive does not matter`() {
    let sorted = Self.interruptions(200, seed: 3).reduce(into: [Interruption<Double>]()) {
      if $0.last?.time != $1.time { $0.append($1) }
    }
    var random = SeededGenerator(seed: 4)
    let (first, second) = (Self.spring(sorted), Self.spring(sorted.shuffled(using: &random)))
    #expect(first == second)
    for step in 0...2000 {
      let time = Double(step) * 0.031
      #expect(first.state(at: time) == second.state(at: time))
    }
  }

  @Test func `what happens at one instant happens in the order of the calls`() {
    var spring = InterruptibleSpring(at: 0.0)
    spring.retarget(to: 1, at: 1)
    spring.retarget(to: 2, at: 1)
    spring.addVelocity(3, at: 1)
    spring.addVelocity(4, at: 1)
    #expect(spring.end == 2 && spring.velocity(at: 1) == 7)
    #expect(spring.interruptions.map(\.time) == [1, 1, 1, 1])
  }

  @Test func `between two interruptions it is the spring that it says`() {
    var spring = InterruptibleSpring(from: 0.0, to: 100, spring: .bouncy)
    spring.retarget(to: -50, at: 0.25, spring: .smooth)
    spring.addVelocity(300, at: 0.5)
    let first = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
    let second = first.retargeted(to: -50, at: 0.25, spring: .smooth)
    let caught = second.state(at: 0.25)
    let third = SpringTrajectory(
      from: caught.value, to: -50, velocity: caught.velocity + 300, spring: .smooth)
    for step in 0..<200 {
      let time = Double(step) / 128
      let expected =
        time < 0.25
        ? first.state(at: time)
        : time < 0.5 ? second.state(at: time - 0.25) : third.state(at: time - 0.5)
      #expect(spring.state(at: time) == expected)
    }
    #expect(spring.restTime == 0.5 + third.restTime)
    #expect(spring.target(at: 0.2) == 100 && spring.target(at: 0.25) == -50)
    #expect(spring.spring(at: 0.2) == .bouncy && spring.spring(at: 9) == .smooth)
  }

  @Test func `a hand holds, moves and throws it`() {
    var card = InterruptibleSpring(from: 0.0, to: 100)
    card.hold(at: 0.1)
    let caught = card.value(at: 0.1)
    #expect(card.state(at: 5) == KinematicState(value: caught))
    #expect(card.end == caught && card.restTime == 0.1 && card.isHeld(at: 0.1))
    card.addVelocity(500, at: 0.2)
    #expect(card.end == caught)
    card.retarget(to: 700, at: 0.3)
    #expect(card.end == caught && card.target(at: 0.3) == 700)
    card.drag(to: 40, at: 0.4)
    card.drag(to: 55, at: 0.5)
    #expect(card.value(at: 0.45) == 40 && card.value(at: 0.5) == 55)
    card.release(velocity: -200, at: 0.6)
    #expect(card.state(at: 0.6) == KinematicState(value: 55, velocity: -200))
    #expect(card.end == 700 && !card.isHeld(at: 0.6) && card.isHeld(at: 0.6.nextDown))
    card.release(velocity: 9999, at: 0.6)
    #expect(card.velocity(at: 0.6) == -200)
  }

  @Test func `it takes over from any motion`() {
    let drag = EasedTrajectory(from: 0.0, to: 100, duration: 0.4, easing: .linear)
    let first = InterruptibleSpring(drag.springing(to: 300, at: 0.2), beginTime: 5)
    #expect(first.beginTime == 5)
    #expect(first.state(at: 5) == KinematicState(value: 50, velocity: 250))
    #expect(first.state(at: 5.0.nextDown) == KinematicState(value: 50))
    var second = InterruptibleSpring(from: 0.0, to: 300)
    second.hold(at: 0.1)
    second.handOver(from: drag.state(at: 0.3), at: 2)
    #expect(second.state(at: 2) == drag.state(at: 0.3))
    #expect(second.end == 300)
  }

  @Test func `history is forgotten and taken back on request`() throws {
    let whole = Self.spring(Self.interruptions(300, seed: 5))
    for time in [-1, 0, 0.3, 17.2, 59.9, 100, whole.interruptions[40].time] {
      var trimmed = whole
      trimmed.removeHistory(before: time)
      let restored = try JSONDecoder().decode(
        InterruptibleSpring<Double>.self, from: JSONEncoder().encode(trimmed))
      #expect(restored == trimmed)
      #expect(trimmed.beginTime <= max(0, time))
      for step in 0...700 {
        let later = max(0, time) + Double(step) * 0.1
        #expect(trimmed.state(at: later) == whole.state(at: later))
        #expect(restored.state(at: later) == whole.state(at: later))
        #expect(trimmed.target(at: later) == restored.target(at: later))
      }
      var early = whole
      early.removeInterruptions(after: time)
      #expect(early.interruptions == whole.interruptions.filter { $0.time <= time })
      for interruption in whole.interruptions where interruption.time > time {
        early.interrupt(interruption)
      }
      #expect(early == whole && early.state(at: 61) == whole.state(at: 61))
    }
  }

  @Test func `a late interruption before the history counts at its beginning`() {
    var spring = InterruptibleSpring(
      SpringTrajectory(from: 0.0, to: 1), beginTime: 10)
    spring.retarget(to: 5, at: 3)
    #expect(spring.interruptions.map(\.time) == [10] && spring.end == 5)
    spring.retarget(to: 6, at: .nan)
    #expect(spring.interruptions.map(\.time) == [10, 10] && spring.end == 6)
  }

  @Test func `interruptions are events`() {
    var spring = InterruptibleSpring(from: 0.0, to: 1)
    spring.retarget(to: 2, at: 0.25)
    spring.hold(at: 0.5)
    let events = spring.events(after: -.infinity, through: .infinity)
    #expect(
      events.map(\.kind) == [.begin, .interruption(0), .interruption(1), .end])
    #expect(events.map(\.time) == [0, 0.25, 0.5, 0.5])
    let back = spring.events(after: 0.5, through: 0.25)
    #expect(back.map(\.kind) == [.interruption(0)])
    #expect(spring.nextEvent(from: 0.3, isBackward: false) == 0.5)
    #expect(spring.nextEvent(from: 0.3, isBackward: true) == 0.25)
  }

  @Test func `no interruption removes an event from the history`() {
    var random = SeededGenerator(seed: 8)
    var ends = (reached: 0, missed: 0)
    for round in 0..<12 {
      let interruptions = Self.interruptions(7, seed: UInt64(round))
      let changes = zip(randomMoments(7, &random), interruptions).map { time, interruption in
        (
          time: time,
          apply: { (motion: inout InterruptibleSpring<Double>) -> Void in
            motion.interrupt(Interruption(at: time, interruption.kind))
          }
        )
      }
      let found = ChangingHistory(motion: Self.spring([]), changes: changes).check("\(round)")
      ends = (ends.reached + found.reached, ends.missed + found.missed)
    }
    #expect(ends.reached > 12 && ends.missed > 12)
  }

  @Test func `its answers are those of dense sampling`() {
    let spring = Self.spring(Self.interruptions(60, seed: 6, until: 6))
    #expect(spring.isAnalyzable)
    var (highest, fastest, settled) = (-Double.infinity, 0.0, 0.0)
    let step = 0.0005
    for index in 0...20_000 {
      let state = spring.state(at: Double(index) * step)
      highest = max(highest, state.value)
      fastest = max(fastest, abs(state.velocity))
      if abs(state.value - spring.end) >= 1 { settled = Double(index) * step }
    }
    #expect(spring.peak.value >= highest && spring.peak.value < highest + 1)
    #expect(spring.peakSpeed >= fastest && spring.peakSpeed < 1.01 * fastest)
    let time = spring.settlingTime(within: 1)
    #expect(time >= settled && time < settled + step)
  }

  @Test func `what swings forever never settles`() {
    var spring = InterruptibleSpring(from: 0.0, to: 1)
    spring.set(spring: Spring(duration: 1, bounce: 1), at: 0.1)
    #expect(spring.duration == .infinity && spring.restTime == .infinity)
    #expect(spring.settlingTime(within: 0.01) == .infinity && spring.isAnalyzable)
  }

  @Test func `ten thousand interruptions can be analyzed`() {
    let spring = Self.spring(Self.interruptions(10_000, seed: 7))
    #expect(spring.isAnalyzable)
    #expect(spring.peak.value > 100)
    #expect(spring.settlingTime(within: 1) > 59)
  }

  @Test func `beyond its own time it holds its start, also if it jumps at once`() {
    var card = InterruptibleSpring(from: 0.0, to: 100)
    card.drag(to: 50, at: 0)
    card.release(velocity: 800, at: 0.1)
    #expect(card.value(beyond: -1) == 0 && card.value(beyond: card.duration) == 100)
    var stretches: [Stretch] = []
    _ = card.visitStretches(of: .along(1), from: -1, upTo: card.duration + 1, beyond: true) {
      stretches.append($0)
      return true
    }
    #expect(stretches.first == Stretch(begin: -1, end: 0, first: 0, last: 0))
    #expect(stretches.dropFirst().first?.first == 50)
    #expect(stretches.last?.begin == card.duration && stretches.last?.first == 100)
  }

  @Test func `hostile interruptions are harmless`() {
    var spring = InterruptibleSpring(from: 1e308, to: -1e308, velocity: 1e308)
    spring.addVelocity(1.7e308, at: 0.01)
    spring.addVelocity(1.7e308, at: 0.01)
    spring.set(spring: Spring(duration: 0), at: 0.02)
    spring.set(spring: Spring(duration: 1, bounce: -1), at: 1e300)
    spring.retarget(to: 0, at: .greatestFiniteMagnitude)
    for time in hostileTimes {
      let state = spring.state(at: time)
      #expect(state.value.isFinite && state.velocity.isFinite, "at \(time)")
    }
    var early = InterruptibleSpring(at: 0.0)
    early.retarget(to: 1, at: -.infinity)
    early.removeHistory(before: .nan)
    early.removeInterruptions(after: .nan)
    #expect(early.value(at: .nan) == 0)
  }

  @Test(arguments: [
    (#"{"beginTime":-1,"motion":M,"interruptions":[]}"#, "beginTime"),
    (#"{"beginTime":0,"motion":M,"interruptions":[{"time":-1,"kind":"hold"}]}"#, "time"),
    (#"{"beginTime":2,"motion":M,"interruptions":[{"time":1,"kind":"hold"}]}"#, "interruptions"),
    (#"{"beginTime":0,"motion":M,"interruptions":[{"time":1,"kind":"blow"}]}"#, "kind"),
  ])
  func `bad data is refused with its path`(text: String, key: String) throws {
    let motion = try JSONEncoder().encode(SpringTrajectory(from: 0.0, to: 1))
    let data = Data(
      text.replacingOccurrences(of: "M", with: String(decoding: motion, as: UTF8.self)).utf8)
    do {
      _ = try JSONDecoder().decode(InterruptibleSpring<Double>.self, from: data)
      Issue.record("decoded")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.last?.stringValue == key)
    }
  }

  @Test func `a late interruption of a long history moves nothing but the later ones`() {
    var spring = InterruptibleSpring(from: 0.0, to: 1, spring: .bouncy)
    for index in 1...2000 { spring.retarget(to: Double(index % 7), at: Double(index)) }
    var places: Set<UnsafeRawPointer?> = []
    for index in 1...40 {
      spring.retarget(to: 5, at: 1998 + Double(index) / 64)
      places.insert(spring.interruptions.withUnsafeBytes { UnsafeRawPointer($0.baseAddress) })
    }
    #expect(places.count <= 2, "the storage moves at most once, to grow")
    #expect(spring.interruptions.count == 2040)
    #expect(spring.interruptions.map(\.time) == spring.interruptions.map(\.time).sorted())
  }
}
