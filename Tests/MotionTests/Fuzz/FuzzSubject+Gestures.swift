// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What follows a hand.
extension FuzzSubject {
  static let gestures: [FuzzSubject] = [
    .coded {
      $0.decayRate()
    } look: { rate, probe in
      for number in [rate.perMillisecond, rate.perSecond, rate.timeConstant] {
        probe.number(number)
      }
    },
    .trajectory {
      Decay(from: $0.number(), velocity: $0.number(), rate: $0.decayRate())
    } look: { decay, probe in
      let place = probe.draw { $0.number() }
      probe.number(probe.measure(".time(reaching:)") { decay.time(reaching: place) } ?? 0)
      probe.number(probe.measure(".velocity(reaching:)") { decay.velocity(reaching: place) } ?? 0)
    },
    .trajectory {
      Decay<SIMD2<Double>>(from: $0.vector(), velocity: $0.vector(), rate: $0.decayRate())
    },
    .trajectory { random in
      let edges = [random.number(), random.number()].sorted()
      return BoundedDecay(
        from: random.number(), velocity: random.number(), rate: random.decayRate(),
        in: edges[0]...edges[1], spring: random.spring())
    },
    .coded {
      RubberBand(coefficient: $0.fraction(), dimension: Swift.min(1e150, $0.notNegative()))
    } look: { band, probe in
      let edges = [probe.draw { $0.number() }, probe.draw { $0.number() }].sorted()
      let bounds = edges[0]...edges[1]
      for _ in 0..<6 {
        let offset = probe.draw { $0.number() }
        let shown = probe.measure(".shown(_:in:)") { band.shown(offset, in: bounds) }
        probe.finite(shown)
        probe.number(probe.measure(".raw(_:in:)") { band.raw(shown, in: bounds) })
        probe.number(probe.measure(".slope(_:in:)") { band.slope(offset, in: bounds) })
        probe.number(
          probe.measure(".dragged(from:by:velocity:in:)") {
            band.dragged(from: shown, by: offset, velocity: 1, in: bounds)
          }.value)
      }
    },
    .coded {
      $0.interruption(Double.self)
    } look: { interruption, probe in
      probe.number(interruption.time)
    },
    .trajectory {
      $0.interruptible(Double.self)
    } look: { spring, probe in
      let time = probe.draw { $0.seconds() }
      probe.finite(probe.measure(".target(at:)") { spring.target(at: time) })
      var (early, late) = (spring, spring)
      probe.measure(".removeInterruptions(after:)") { early.removeInterruptions(after: time) }
      probe.measure(".removeHistory(before:)") { late.removeHistory(before: time) }
      probe.finite(early.end)
      probe.finite(late.state(at: time).value)
    },
    .trajectory { $0.interruptible(SIMD2<Double>.self) },
    .cases(Projection.Form.self),
    .coded {
      Projection(rate: $0.decayRate(), form: $0.pick(Array(Projection.Form.allCases)))
    } look: { projection, probe in
      let (place, velocity) = probe.draw { ($0.number(), $0.number()) }
      let target = probe.measure(".target(from:velocity:)") {
        projection.target(from: place, velocity: velocity)
      }
      probe.finite(target)
    },
  ]
}

extension FuzzRandom {
  mutating func decayRate() -> DecayRate {
    switch below(4) {
    case 0: .normal
    case 1: .fast
    case 2: DecayRate(exponent: Swift.min(1e150, Swift.max(1e-150, positive())))
    default: DecayRate(perSecond: 0.001 + 0.998 * inside(0, 1))
    }
  }

  mutating func interruption<Value: VectorSpace>(_: Value.Type) -> Interruption<Value> {
    let kind: Interruption<Value>.Kind =
      switch below(8) {
      case 0: .nudge(velocity: vector())
      case 1: .spring(spring())
      case 2: .hold
      case 3: .drag(to: vector())
      case 4: .release(velocity: vector())
      case 5: .handOver(KinematicState(value: vector(), velocity: vector()))
      default: .retarget(to: vector())
      }
    return Interruption(at: Swift.min(.greatestFiniteMagnitude, seconds()), kind)
  }

  mutating func interruptible<Value: VectorSpace>(_: Value.Type) -> InterruptibleSpring<Value> {
    var motion = InterruptibleSpring<Value>(
      springing(), beginningAt: chance(0.8) ? 0 : Swift.min(.greatestFiniteMagnitude, notNegative())
    )
    for _ in 0..<below(6) { motion.interrupt(interruption(Value.self)) }
    return motion
  }
}
