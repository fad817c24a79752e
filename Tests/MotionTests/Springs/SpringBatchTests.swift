// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct SpringBatchTests {
  // MARK: Against the trajectory

  @Test func `doubles have the bits of the trajectory, at any damping and time`() {
    var generator = SeededGenerator(seed: 1)
    let batch = SpringBatch(Self.members(count: Effort.cases(4000), &generator, Double.self))
    // A million samples in optimized builds.
    let random = (0..<Effort.cases(241)).map { _ in generator.nextUnit() * generator.nextUnit() * 8
    }
    var count = 0
    for time in Self.times + random {
      let (values, velocities) = batch.sampled(at: time)
      for index in 0..<batch.count {
        let state = Self.expected(batch[index], at: time).0
        if values[index].bitPattern == state.value.bitPattern
          && velocities[index].bitPattern == state.velocity.bitPattern
        {
          count += 1
        }
      }
    }
    #expect(count == (Self.times.count + random.count) * batch.count)
  }

  @Test func `floats are a few ulp of theirs from the trajectory, however long it takes`() {
    var generator = SeededGenerator(seed: 2)
    let batch = SpringBatch(Self.members(count: Effort.cases(4000), &generator, Float.self))
    var worst = 0.0
    for time in Self.times {
      let (values, velocities) = batch.sampled(at: time)
      for index in 0..<batch.count {
        let (state, scale) = Self.expected(batch[index], at: time)
        worst = max(worst, abs(Double(values[index]) - state.value) / scale.value)
        worst = max(worst, abs(Double(velocities[index]) - state.velocity) / scale.velocity)
      }
    }
    #expect(worst < 0x1p-23 * 4, "\(worst * 0x1p23) ulp")
  }

  @Test func `damping is even through critical`() {
    var members: [SpringBatch<Double>.Member] = []
    for power in 1...60 {
      for sign in [-1.0, 1] {
        members.append(
          SpringBatch.Member(
            spring: Spring(
              duration: 0.5, bounce: sign * Double(sign: .plus, exponent: -power, significand: 1)),
            value: 1, velocity: -40, target: 5))
      }
    }
    let batch = SpringBatch(members)
    for time in stride(from: 0.01, to: 5, by: 0.07) {
      let (values, velocities) = batch.sampled(at: time)
      for index in members.indices {
        let (state, scale) = Self.expected(members[index], at: time)
        #expect(abs(values[index] - state.value) <= 4 * 0x1p-52 * scale.value)
        #expect(abs(velocities[index] - state.velocity) <= 4 * 0x1p-52 * scale.velocity)
      }
    }
  }

  // MARK: Laws

  @Test(arguments: [0, 0.3, 1, 7.5, 60])
  func `sub-ranges, single members and other neighbors change no bit`(time: Double) {
    Self.checkParts(Double.self, at: time)
    Self.checkParts(Float.self, at: time)
  }

  private static func checkParts<Scalar: VectorScalar & VectorSpace>(
    _ type: Scalar.Type, at time: Double
  ) {
    var generator = SeededGenerator(seed: 3)
    let members = members(count: 203, &generator, type)
    let batch = SpringBatch(members)
    let (values, velocities) = batch.sampled(at: time)
    for _ in 0..<Effort.cases(200) {
      let first = Int(generator.next() % 203)
      let range = first..<first + Int(generator.next() % UInt64(204 - first))
      let part = batch.sampled(range, at: time)
      #expect(part.values == Array(values[range]) && part.velocities == Array(velocities[range]))
    }
    for index in members.indices {
      let state = batch.state(index, at: time)
      #expect(state.value == values[index] && state.velocity == velocities[index])
    }
    let shuffled = members.indices.shuffled(using: &generator)
    let other = SpringBatch(shuffled.map { members[$0] }).sampled(at: time)
    #expect(other.values == shuffled.map { values[$0] })
    #expect(other.velocities == shuffled.map { velocities[$0] })
    var (spanned, spannedVelocities) = (
      values.map { _ in Scalar.zero }, values.map { _ in Scalar.zero }
    )
    spanned.withMutableSpan { values in
      spannedVelocities.withMutableSpan {
        batch.sample(at: time, into: &values, velocities: &$0)
      }
    }
    #expect(spanned == values && spannedVelocities == velocities)
  }

  @Test func `steps reach what samples reach`() {
    var generator = SeededGenerator(seed: 4)
    let members = Self.members(count: 500, &generator, Double.self)
    for deltaTime in [1.0 / 120, 1.0 / 7, 3.0] {
      var batch = SpringBatch(members)
      let still = batch
      for _ in 0..<40 { batch.advance(by: deltaTime) }
      for index in members.indices {
        let state = batch.state(index, at: batch.time)
        let expected = still.state(index, at: batch.time)
        let (_, scale) = Self.expected(members[index], at: batch.time)
        #expect(abs(state.value - expected.value) <= 0x1p-45 * scale.value)
        #expect(abs(state.velocity - expected.velocity) <= 0x1p-45 * scale.velocity)
      }
    }
  }

  @Test func `a step is the one of a single spring`() {
    for spring in [Spring.bouncy, .smooth, Spring(duration: 0.5, bounce: -0.4)] {
      var batch = SpringBatch<Double>(count: 9, spring: spring)
      for index in 0..<9 { batch.retarget(index, to: Double(index), at: 0) }
      var states = [KinematicState](repeating: KinematicState(value: 0.0), count: 9)
      for frame in 0..<100 {
        let deltaTime = frame < 50 ? 1.0 / 60 : 1.0 / 90
        batch.advance(by: deltaTime)
        let step = Spring.Step(spring, deltaTime: deltaTime)
        for index in states.indices {
          step.advance(&states[index], toward: Double(index))
          #expect(batch[index].value == states[index].value)
          #expect(batch[index].velocity == states[index].velocity)
        }
      }
    }
  }

  @Test func `a retarget keeps position and velocity`() {
    Self.checkRetargets(Double.self, ulp: 0x1p-52)
    Self.checkRetargets(Float.self, ulp: 0x1p-23)
  }

  private static func checkRetargets<Scalar: VectorScalar & VectorSpace>(
    _ type: Scalar.Type, ulp: Double
  ) {
    var generator = SeededGenerator(seed: 5)
    var batch = SpringBatch(members(count: 300, &generator, type))
    var other = batch
    var time = 0.0
    for _ in 0..<20 {
      time += generator.nextUnit()
      let before = batch.sampled(at: time)
      let targets = (0..<300).map { _ in Scalar(generator.nextUnit() * 200 - 100) }
      let old = batch
      for index in 0..<300 { batch.retarget(index, to: targets[index], at: time) }
      other.retarget(0..<300, to: targets, at: time)
      #expect(batch == other)
      let after = batch.sampled(at: time)
      let soon = batch.sampled(at: time.nextUp)
      for index in 0..<300 {
        let scale = abs(Double(before.values[index])) + abs(Double(targets[index])) + 1
        #expect(after.values[index] == before.values[index])
        guard time > old[index].start else { continue }
        #expect(after.velocities[index] == before.velocities[index])
        let gap = abs(Double(soon.values[index]) - Double(before.values[index]))
        // In an ulp of time it moves on, too.
        #expect(gap <= 4 * ulp * scale + abs(Double(before.velocities[index])) * time.ulp * 2)
      }
    }
  }

  @Test func `added velocities and other springs keep the position`() {
    var batch = SpringBatch<Double>(count: 5, spring: .bouncy)
    batch.retarget(3, to: 10, at: 1)
    let state = batch.state(3, at: 1.2)
    batch.addVelocity(50, to: 3, at: 1.2)
    #expect(batch.state(3, at: 1.2).value == state.value)
    #expect(batch.state(3, at: 1.2).velocity == state.velocity + 50)
    batch.setSpring(.smooth, of: 3, at: 1.2)
    #expect(
      batch.state(3, at: 1.2) == KinematicState(value: state.value, velocity: state.velocity + 50))
    #expect(batch[3].spring == .smooth && batch[3].target == 10)
    #expect(batch.state(2, at: 9) == KinematicState(value: 0))
  }

  // MARK: Rest and edges

  @Test func `what has settled is at its target, exactly, and stays there`() {
    var generator = SeededGenerator(seed: 6)
    let members = Self.members(count: 400, &generator, Double.self).filter {
      $0.spring.dampingRatio > 0.01
    }
    var batch = SpringBatch(members)
    let rest = batch.restTime
    #expect(rest < .infinity)
    let (values, velocities) = batch.sampled(at: rest)
    #expect(values == members.map(\.target) && velocities.allSatisfy { $0 == 0 })
    while batch.time < rest { batch.advance(by: 0.9) }
    for index in members.indices {
      #expect(batch[index].value == members[index].target && batch[index].velocity == 0)
    }
    let settled = batch
    batch.advance(by: 0.9)
    #expect((0..<batch.count).allSatisfy { batch[$0].value == settled[$0].value })
  }

  @Test func `settled members change no bit of others`() {
    var members = [SpringBatch<Double>.Member](
      repeating: SpringBatch.Member(spring: .bouncy, value: 0, target: 100), count: 64)
    let moving = SpringBatch(members)
    for index in members.indices where index % 3 == 1 {
      members[index] = SpringBatch.Member(spring: .smooth, value: 7)
    }
    var (mixed, alone) = (SpringBatch(members), moving)
    for frame in 1...200 {
      mixed.advance(by: 1.0 / 60)
      alone.advance(by: 1.0 / 60)
      for index in members.indices {
        #expect(mixed[index].value == (index % 3 == 1 ? 7 : alone[index].value), "\(frame)")
      }
    }
  }

  @Test func `times that are none, or beyond all`() {
    var generator = SeededGenerator(seed: 7)
    let batch = SpringBatch(Self.members(count: 99, &generator, Double.self))
    #expect(batch.sampled(at: .nan).values == batch.sampled(at: 0).values)
    let (first, still) = batch.sampled(at: -.infinity)
    #expect(first == (0..<99).map { batch[$0].value } && still.allSatisfy { $0 == 0 })
    let (last, rest) = batch.sampled(at: .infinity)
    #expect(last == (0..<99).map { batch[$0].target } && rest.allSatisfy { $0 == 0 })
    for index in 0..<99 {
      #expect(batch.state(index, at: batch[index].start).velocity == batch[index].velocity)
    }
    var moved = batch
    for deltaTime: Double in [0, -1, .nan, -.infinity] { moved.advance(by: deltaTime) }
    #expect(moved == batch)
    moved.advance(by: .infinity)
    for index in 0..<99 { #expect(moved[index].value == batch[index].target) }
  }

  @Test func `springs that never move, or jump`() {
    let members = [Spring(duration: 0.5, bounce: -1), Spring(duration: 0, bounce: 0), .bouncy].map {
      SpringBatch<Float>.Member(spring: $0, value: 1, velocity: 2, target: 3)
    }
    var batch = SpringBatch(members)
    for time in [0.0, 0.1, 5] {
      for index in 0..<2 {
        let expected = SpringTrajectory<Double>(
          from: 1, to: 3, velocity: 2, spring: members[index].spring
        ).state(at: time)
        let state = batch.state(index, at: time)
        #expect(Double(state.value) == expected.value, "\(index) \(time)")
        #expect(Double(state.velocity) == expected.velocity, "\(index) \(time)")
      }
    }
    batch.advance(by: 1.0 / 60)
    batch.advance(by: 1.0 / 60)
    #expect(batch[0].value == 1 && batch[0].velocity == 0)
    #expect(batch[1].value == 3 && batch[1].velocity == 0)
    #expect(batch[2].value > 1 && batch[2].value < 3)
  }

  @Test func `hostile numbers never give NaN or infinity`() {
    Self.checkHostile(Double.self)
    Self.checkHostile(Float.self)
  }

  private static func checkHostile<Scalar: VectorScalar & VectorSpace>(_ type: Scalar.Type) {
    var generator = SeededGenerator(seed: 8)
    func pick<Element>(_ list: [Element]) -> Element {
      list[Int(generator.next() % UInt64(list.count))]
    }
    let largest = Scalar.greatestFiniteMagnitude
    let numbers: [Scalar] = [
      0, -0.0, 1, -100, largest, -largest, .leastNonzeroMagnitude, Scalar(1e30), -Scalar(1e-30),
    ]
    let springs = [
      Spring.bouncy, .smooth, Spring(mass: 1, stiffness: 1e-300, damping: 0),
      Spring(mass: 1e-300, stiffness: 1e300, dampingRatio: 0.5),
      Spring(response: 1e300, dampingRatio: 1), Spring(response: 1e-300, dampingRatio: 0.1),
      Spring(response: 0.5, dampingRatio: 1e300), Spring(response: 0.5, dampingRatio: 0),
      Spring(response: 0.5, dampingRatio: .infinity), Spring(response: 0, dampingRatio: 1),
      Spring(response: 0.5, dampingRatio: 1e6), Spring(response: 0.5, dampingRatio: 1e-300),
      Spring(duration: 0.5, bounce: 1e-300), Spring(duration: 0.5, bounce: -1e-300),
    ]
    let times = [0, -0.0, 0.1, -3, 1e-300, 1e9, 1e300, -1e300, .nan, .infinity, 5]
    for _ in 0..<Effort.cases(200) {
      var batch = SpringBatch<Scalar>()
      for _ in 0..<13 {
        let start = pick(times)
        batch.append(
          SpringBatch.Member(
            spring: pick(springs), value: pick(numbers), velocity: pick(numbers),
            target: pick(numbers), start: start.isFinite ? start : 0))
      }
      for _ in 0..<10 {
        let time = pick(times)
        switch generator.next() % 4 {
        case 0: batch.advance(by: time)
        case 1: batch.retarget(Int(generator.next() % 13), to: pick(numbers), at: time)
        case 2: batch.addVelocity(pick(numbers), to: Int(generator.next() % 13), at: time)
        default: batch.setSpring(pick(springs), of: Int(generator.next() % 13), at: time)
        }
        let (values, velocities) = batch.sampled(at: pick(times))
        #expect(values.allSatisfy(\.isFinite) && velocities.allSatisfy(\.isFinite))
        for index in 0..<13 {
          #expect(batch[index].value.isFinite && batch[index].velocity.isFinite)
        }
      }
    }
  }

  @Test func `growing, removing, comparing and coding`() throws {
    var generator = SeededGenerator(seed: 9)
    let members = Self.members(count: 70, &generator, Float.self)
    var batch = SpringBatch<Float>(capacity: 3)
    for member in members { batch.append(member) }
    #expect(batch.count == 70 && (0..<70).map { batch[$0] } == members)
    #expect(batch == SpringBatch(members) && batch.hashValue == SpringBatch(members).hashValue)
    batch.advance(by: 0.25)
    let data = try JSONEncoder().encode(batch)
    let decoded = try JSONDecoder().decode(SpringBatch<Float>.self, from: data)
    #expect(decoded == batch)
    var (a, b) = (batch, decoded)
    a.advance(by: 0.25)
    b.advance(by: 0.25)
    #expect(a == b)
    batch.removeAll()
    #expect(batch.isEmpty && batch == SpringBatch<Float>() && batch.restTime == 0)
    batch.advance(by: 1)
    var (none, still) = ([Float](), [Float]())
    none.withMutableSpan { none in
      still.withMutableSpan { batch.sample(at: 0, into: &none, velocities: &$0) }
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        SpringBatch<Double>.self, from: Data(#"{"members": [], "time": -1}"#.utf8))
    }
  }

  // MARK: Random members

  static let times = [0.001, 0.05, 0.31, 1, 1.7, 4, 11, 63, 1000]

  /// Springs of all regimes, some of which start late.
  static func members<Scalar: VectorScalar & VectorSpace>(
    count: Int, _ generator: inout SeededGenerator, _ type: Scalar.Type
  ) -> [SpringBatch<Scalar>.Member] {
    (0..<count).map { index in
      let ratio: Double
      switch generator.next() % 5 {
      case 0: ratio = 1
      case 1: ratio = 1 + generator.nextUnit() * 3
      case 2:
        ratio =
          1 + (generator.nextUnit() - 0.5)
          * Double(sign: .plus, exponent: -Int(generator.next() % 50), significand: 1)
      case 3: ratio = generator.nextUnit() * 0.1
      default: ratio = generator.nextUnit()
      }
      return SpringBatch.Member(
        spring: Spring(response: 0.1 + generator.nextUnit() * 2, dampingRatio: ratio),
        value: Scalar(generator.nextUnit() * 200 - 100),
        velocity: Scalar(generator.nextUnit() * 2000 - 1000),
        target: Scalar(generator.nextUnit() * 200 - 100),
        start: index % 3 == 0 ? 0 : generator.nextUnit())
    }
  }

  struct Scale {
    var value, velocity: Double
  }

  /// What a trajectory does, and the greatest position and speed that energy allows.
  static func expected<Scalar: VectorScalar & VectorSpace>(
    _ member: SpringBatch<Scalar>.Member, at time: Double
  ) -> (KinematicState<Double>, Scale) {
    let (value, target) = (Double(member.value), Double(member.target))
    let (velocity, spring) = (Double(member.velocity), member.spring)
    let elapsed = time - member.start
    let state = SpringTrajectory(from: value, to: target, velocity: velocity, spring: spring)
      .state(at: elapsed)
    let frequency = 2 * Double.pi / spring.response
    let reach = abs(value - target) + abs(velocity) / frequency
    return (
      state,
      Scale(
        value: reach + abs(target), velocity: reach * frequency * max(1, spring.dampingRatio))
    )
  }
}

extension SpringBatch {
  fileprivate func sampled(at time: Double) -> (values: [Scalar], velocities: [Scalar]) {
    sampled(0..<count, at: time)
  }

  fileprivate func sampled(
    _ range: Range<Int>, at time: Double
  ) -> (values: [Scalar], velocities: [Scalar]) {
    var values = [Scalar](repeating: .nan, count: range.count)
    var velocities = values
    values.withMutableSpan { values in
      velocities.withMutableSpan { sample(range, at: time, into: &values, velocities: &$0) }
    }
    return (values, velocities)
  }
}
