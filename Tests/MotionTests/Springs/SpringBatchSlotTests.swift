// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Slots that are emptied and taken again, beside an array of trajectories.
@Suite struct SpringBatchSlotTests {
  /// What a member does, by itself.
  private struct Model {
    var spring: Spring
    var motion: SpringTrajectory<Double>
    var start: Double

    init<Scalar: VectorScalar & VectorSpace>(_ member: SpringBatch<Scalar>.Member) {
      spring = member.spring
      start = member.start
      motion = SpringTrajectory(
        from: Double(member.value), to: Double(member.target), velocity: Double(member.velocity),
        spring: member.spring)
    }

    func state(at time: Double) -> KinematicState<Double> { motion.state(at: time - start) }
  }

  /// Each kind of motion that lanes have a formula for, and some that they have none for.
  private static let springs = [
    Spring(response: 0.4, dampingRatio: 0.2), Spring(response: 0.5, dampingRatio: 0.9),
    Spring(response: 0.4, dampingRatio: 1), Spring(response: 0.6, dampingRatio: 1),
    Spring(response: 0.4, dampingRatio: 1.01), Spring(response: 0.5, dampingRatio: 1.07),
    Spring(response: 0.4, dampingRatio: 1.2), Spring(response: 0.3, dampingRatio: 3),
    Spring(duration: 0, bounce: 0), Spring(duration: 0.5, bounce: -1),
  ]

  @Test(arguments: [UInt64(1), 2, 3])
  func `springs that change kind, come and go are those of the model`(seed: UInt64) {
    Self.check(Double.self, seed: seed, tolerance: 0x1p-44)
    Self.check(Float.self, seed: seed, tolerance: 0x1p-20)
  }

  private static func check<Scalar: VectorScalar & VectorSpace>(
    _ type: Scalar.Type, seed: UInt64, tolerance: Double
  ) {
    var generator = SeededGenerator(seed: seed)
    var batch = SpringBatch<Scalar>()
    var models: [Model] = []
    var time = 0.0
    func place() -> Scalar { Scalar(generator.nextUnit() * 200 - 100) }
    func spring() -> Spring { springs[Int(generator.next() % UInt64(springs.count))] }
    func member() -> SpringBatch<Scalar>.Member {
      SpringBatch.Member(
        spring: spring(), value: place(), velocity: place(), target: place(), start: time)
    }
    for round in 0..<Effort.cases(400) {
      time += generator.nextUnit() * 0.1
      let change = round < 40 ? 0 : generator.next() % 8
      let index = models.isEmpty ? 0 : Int(generator.next() % UInt64(models.count))
      switch change {
      case 0:
        let member = member()
        batch.append(member)
        models.append(Model(member))
      case 1:
        let member = member()
        batch[index] = member
        models[index] = Model(member)
      case 2, 3:
        batch.setSpring(spring(), of: index, at: time)
        models[index] = Model(batch[index])
      case 4:
        batch.retarget(index, to: place(), at: time)
        models[index] = Model(batch[index])
      case 5:
        let range = index..<Swift.min(models.count, index + 9)
        batch.retarget(range, to: range.map { _ in place() }, at: time)
        for index in range { models[index] = Model(batch[index]) }
      case 6:
        batch.advance(by: time + 0.01 - batch.time)
        time = batch.time
        for index in models.indices { models[index] = Model(batch[index]) }
      default:
        // There is no removal of one: those that stay are appended anew.
        guard models.count > 30 else { continue }
        let members = models.indices.filter { $0 % 3 != 1 }.map { batch[$0] }
        batch.removeAll()
        for member in members { batch.append(member) }
        models = members.map { Model($0) }
      }
      compare(batch, models, at: time + generator.nextUnit() * 0.5, tolerance, &generator)
    }
  }

  private static func compare<Scalar: VectorScalar & VectorSpace>(
    _ batch: SpringBatch<Scalar>, _ models: [Model], at time: Double, _ tolerance: Double,
    _ generator: inout SeededGenerator
  ) {
    #expect(batch.count == models.count)
    let first = Int(generator.next() % UInt64(models.count))
    let last = first + Int(generator.next() % UInt64(models.count - first + 1))
    for range in [0..<models.count, first..<last] {
      var values = [Scalar](repeating: .nan, count: range.count)
      var velocities = values
      values.withMutableSpan { values in
        velocities.withMutableSpan {
          batch.sample(range, at: time, into: &values, velocities: &$0)
        }
      }
      for (offset, index) in range.enumerated() {
        let expected = models[index].state(at: time)
        let state = batch.state(index, at: time)
        #expect(state.value == values[offset] && state.velocity == velocities[offset])
        #expect(abs(Double(state.value) - expected.value) <= tolerance * 1e3)
        #expect(abs(Double(state.velocity) - expected.velocity) <= tolerance * 2e4)
      }
    }
  }
}
