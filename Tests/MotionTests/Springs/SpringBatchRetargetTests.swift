// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Retargets in bulk beside the same ones by one.
@Suite struct SpringBatchRetargetTests {
  @Test(arguments: Effort.cases([UInt64(1), 2]))
  func `retargets in bulk are those of one by one, to the bit`(seed: UInt64) {
    Self.check(Double.self, seed: seed)
    Self.check(Float.self, seed: seed)
  }

  /// Members that move, rest, wait, and that only single steps can evaluate.
  private static func members<Scalar: VectorScalar & VectorSpace>(
    _ generator: inout SeededGenerator, _ type: Scalar.Type
  ) -> [SpringBatch<Scalar>.Member] {
    SpringBatchTests.members(count: 91, &generator, type).map { member in
      let target = Scalar(generator.nextUnit())
      switch generator.next() % 40 {
      case 0: return SpringBatch.Member(spring: member.spring, value: member.value)
      case 1: return SpringBatch.Member(spring: member.spring, value: 1, target: 2, start: 40)
      case 2:
        return SpringBatch.Member(
          spring: Spring(response: 0.5, dampingRatio: 0), value: 1, target: target)
      case 3:
        return SpringBatch.Member(
          spring: member.spring, value: 0x1p90, velocity: member.velocity, target: target)
      case 4:
        return SpringBatch.Member(
          spring: Spring(duration: 0, bounce: 0), value: member.value, target: target)
      default: return member
      }
    }
  }

  private static func check<Scalar: VectorScalar & VectorSpace>(
    _ type: Scalar.Type, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    var batch = SpringBatch(members(&generator, type))
    // Slots that stay empty in the middle of a block.
    for index in stride(from: 0, to: batch.count, by: 13) {
      let spring = Spring(response: 0.4, dampingRatio: index % 2 == 0 ? 0.3 : 1.5)
      batch.setSpring(spring, of: index, at: 0)
    }
    var other = batch
    var time = 0.0
    for round in 0..<40 {
      time += generator.nextUnit() * (round % 10 == 9 ? 30 : 0.2)
      let first = Int(generator.next() % 20)
      let range =
        switch round % 4 {
        case 0, 1: 0..<batch.count
        case 2: first..<batch.count - Int(generator.next() % 20)
        default: first..<first + Int(generator.next() % 40)
        }
      let targets = range.map { index in
        switch generator.next() % 20 {
        case 0: return batch[index].target
        case 1: return batch.state(index, at: time).value
        case 2 where round % 7 == 0: return Scalar(0x1p80)
        default: return Scalar(generator.nextUnit() * 200 - 100)
        }
      }
      batch.retarget(range, to: targets, at: time)
      for (index, target) in zip(range, targets) { other.retarget(index, to: target, at: time) }
      #expect(batch == other)
      #expect(batch.restTime == other.restTime)
      let soon = time + generator.nextUnit()
      #expect(states(batch, at: soon) == states(other, at: soon))
      guard round % 5 == 4 else { continue }
      batch.advance(by: soon - batch.time)
      other.advance(by: soon - other.time)
      for _ in 0..<Int(generator.next() % 100) {
        batch.advance(by: 1.0 / 60)
        other.advance(by: 1.0 / 60)
      }
      #expect(batch == other)
      #expect(states(batch, at: batch.time + 0.1) == states(other, at: other.time + 0.1))
      time = batch.time
    }
  }

  /// What lanes cannot evaluate rests in a block whose other members they step.
  @Test(arguments: [
    Spring(duration: 0), Spring(response: 1e-200, dampingRatio: 0.5),
    Spring(response: 1, dampingRatio: 1e200), Spring(response: 1e200, dampingRatio: 2),
  ])
  func `an extreme spring rests among others that move`(spring: Spring) {
    func check<Scalar: VectorScalar & VectorSpace>(_ type: Scalar.Type) {
      let resting = SpringBatch<Scalar>.Member(spring: spring, value: 5)
      var batch = SpringBatch<Scalar>([
        resting, .init(spring: .init(stiffness: 100, damping: 20), value: 0, target: 1), resting,
      ])
      for _ in 0..<5 { batch.advance(by: 1.0 / 60) }
      #expect(batch[1].value > 0.01 && batch[1].value < 1)
      for index in [0, 2] {
        #expect(batch[index].value == 5 && batch[index].velocity == 0)
      }
      #expect(batch == batch)
    }
    check(Double.self)
    check(Float.self)
  }

  /// A retarget knows when the first spring comes to rest, which a step has to see.
  @Test(arguments: [0.2, 1, 1.01, 1.5])
  func `steps after a retarget in bulk come to rest`(dampingRatio: Double) {
    let spring = Spring(response: 0.1, dampingRatio: dampingRatio)
    var batch = SpringBatch<Double>(count: 40, spring: spring)
    batch.retarget(0..<40, to: (0..<40).map { Double($0 + 1) }, at: 0)
    batch.advance(by: 1.0 / 120)
    batch.retarget(0..<40, to: (0..<40).map { Double($0 + 2) }, at: batch.time)
    let rest = batch.restTime
    #expect(rest < 60)
    while batch.time < rest { batch.advance(by: 1.0 / 120) }
    for index in 0..<40 {
      #expect(batch[index].value == Double(index + 2) && batch[index].velocity == 0)
    }
  }

  private static func states<Scalar: VectorScalar & VectorSpace>(
    _ batch: SpringBatch<Scalar>, at time: Double
  ) -> [KinematicState<Scalar>] {
    var values = [Scalar](repeating: 0, count: batch.count)
    var velocities = values
    values.withMutableSpan { values in
      velocities.withMutableSpan { batch.sample(at: time, into: &values, velocities: &$0) }
    }
    return zip(values, velocities).map { KinematicState(value: $0, velocity: $1) }
  }
}
