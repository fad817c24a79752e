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
    .trajectory {
      SplineFling(
        from: $0.number(), velocity: $0.number(), friction: $0.scale(), density: $0.scale())
    } look: { fling, probe in
      let place = probe.draw { $0.number() }
      probe.number(probe.measure(".time(reaching:)") { fling.time(reaching: place) } ?? 0)
    },
    .trajectory {
      SplineFling<SIMD2<Double>>(from: $0.vector(), velocity: $0.vector(), friction: $0.scale())
    },
    .trajectory {
      PowerFling(
        from: $0.number(), velocity: $0.number(), friction: $0.scale(), density: $0.scale())
    } look: { fling, probe in
      let place = probe.draw { $0.number() }
      probe.number(probe.measure(".time(reaching:)") { fling.time(reaching: place) } ?? 0)
    },
    .trajectory {
      PowerFling<SIMD2<Double>>(from: $0.vector(), velocity: $0.vector(), friction: $0.scale())
    },
    .trajectory {
      Braking(
        from: $0.number(), velocity: $0.number(), drag: $0.notNegative(),
        deceleration: $0.positive().clamped(1e-150, 1e150))
    } look: { braking, probe in
      let place = probe.draw { $0.number() }
      probe.number(probe.measure(".time(reaching:)") { braking.time(reaching: place) } ?? 0)
    },
    .trajectory {
      Braking<SIMD4<Float>>(
        from: $0.vector(), velocity: $0.vector(), drag: $0.notNegative(),
        deceleration: $0.positive().clamped(1e-150, 1e150))
    },
    .trajectory {
      Fall(
        from: $0.number(), velocity: $0.number(), acceleration: $0.number(),
        drag: $0.notNegative(), duration: Swift.min(1e10, $0.seconds()))
    } look: { fall, probe in
      if let terminal = fall.terminalVelocity { probe.finite(terminal) }
      let place = probe.draw { $0.number() }
      let landing = probe.measure("landingAt:") {
        Fall(
          from: fall.origin, velocity: fall.initialVelocity, acceleration: fall.acceleration,
          drag: fall.drag, landingAt: place)
      }
      probe.finite(landing?.end ?? 0)
    },
    .trajectory {
      Fall<SIMD2<Double>>(
        from: $0.vector(), velocity: $0.vector(), acceleration: $0.vector(),
        drag: $0.notNegative(), duration: Swift.min(1e10, $0.seconds()))
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
        probe.number(
          probe.measure(".derivative(at:in:)") { band.derivative(at: offset, in: bounds) })
        probe.number(
          probe.measure(".dragged(from:by:velocity:in:)") {
            band.dragged(from: shown, by: offset, velocity: 1, in: bounds)
          }.value)
      }
    },
    .trajectory {
      $0.drag(Double.self)
    } look: { drag, probe in
      probe.finite(drag.releaseState.value)
      probe.finite(drag.releaseState.velocity)
      probe.examine(
        drag.thrown { BoundedDecay(from: $0.value, velocity: $0.velocity, in: -100...100) })
    },
    .trajectory { $0.drag(SIMD2<Double>.self) },
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
    .trajectory {
      $0.following(Double.self)
    } look: { spring, probe in
      let time = probe.draw { $0.seconds() }
      probe.finite(probe.measure(".target(at:)") { spring.target(at: time) })
    },
    .trajectory { $0.following(SIMD2<Double>.self) },
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
    .coded {
      $0.pagingRule()
    },
    .coded {
      let limit = $0.optional { 1 + $0.below(9) }
      if $0.chance(0.3) {
        var offsets = [$0.inside(-1e9, 1e9)]
        for _ in 0..<$0.below(4) {
          offsets.append(offsets[offsets.count - 1] + 1 + Double($0.below(900)))
        }
        return Paging(offsets: offsets, rule: $0.pagingRule(), limit: limit)
      }
      return Paging(
        pageSize: $0.positive(), count: 1 + $0.below(1 << 53), rule: $0.pagingRule(), limit: limit)
    } look: { paging, probe in
      for _ in 0..<6 {
        let (offset, velocity) = probe.draw { ($0.number(), $0.number()) }
        let page = probe.measure(".page(from:velocity:startPage:)") {
          paging.page(from: offset, velocity: velocity, startPage: 1)
        }
        probe.expect(page >= 0 && page < paging.count, "page \(page)")
        probe.finite(paging.offset(of: page))
      }
    },
    .coded { $0.estimator() },
    .coded { random in
      var tracker = VelocityTracker<SIMD2<Double>>(estimator: random.estimator())
      for _ in 0..<random.below(30) { tracker.add(random.vector(), at: random.number() * 0.05) }
      return tracker
    } look: { tracker, probe in
      let now = probe.draw { $0.time(around: 0.1) }
      let state = probe.measure(".state(at:)") { tracker.state(at: now) }
      probe.finite(state.value.x + state.velocity.y)
      probe.number(Double(tracker.count(at: now)))
      var later = tracker
      later.add(SIMD2(1, 2), at: now)
      probe.finite(later.velocity(at: now).x)
    },
  ]
}

extension Double {
  func clamped(_ least: Double, _ most: Double) -> Double {
    Swift.min(most, Swift.max(least, self))
  }
}

extension FuzzRandom {
  /// A friction or a density.
  mutating func scale() -> Double { positive().clamped(1e-50, 1e50) }

  mutating func pagingRule() -> Paging.Rule {
    let projection = Projection(rate: decayRate(), form: pick(Array(Projection.Form.allCases)))
    return switch below(6) {
    case 0: .projected(projection)
    case 1: .projectedAhead(projection)
    case 2: .directional
    case 3: .snapping(minimumVelocity: chance(0.2) ? .infinity : notNegative())
    case 4: .anchored(threshold: inside(0, 1), minimumVelocity: notNegative())
    default: .fling(minimumVelocity: notNegative(), minimumDistance: notNegative())
    }
  }

  mutating func decayRate() -> DecayRate {
    switch below(4) {
    case 0: .normal
    case 1: .fast
    case 2: DecayRate(exponent: Swift.min(1e150, Swift.max(1e-150, positive())))
    default: DecayRate(perSecond: 0.001 + 0.998 * inside(0, 1))
    }
  }

  mutating func estimator() -> VelocityEstimator {
    switch below(4) {
    case 0: .leastSquares(degree: 1 + below(2))
    case 1: .sinceReversal(degree: 1 + below(2))
    case 2: .impulse
    default: .differences(newest: number(), second: number(), third: number())
    }
  }

  mutating func drag<Value: VectorSpace>(_: Value.Type) -> Drag<Value> {
    var drag = Drag<Value>(
      beganAt: vector(), at: chance(0.8) ? 0 : seconds(), estimator: estimator())
    for _ in 0..<below(30) { drag.move(to: vector(), at: drag.duration + 0.03 * fraction()) }
    if chance(0.2) { drag.move(to: vector(), at: seconds()) }
    if chance(0.7) { drag.end(at: drag.duration + 0.06 * fraction()) }
    return drag
  }

  mutating func interruption<Value: VectorSpace>(_: Value.Type) -> Interruption<Value> {
    let kind: Interruption<Value>.Kind =
      switch below(8) {
      case 0: .addVelocity(vector())
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
      springing(), beginTime: chance(0.8) ? 0 : Swift.min(.greatestFiniteMagnitude, notNegative())
    )
    for _ in 0..<below(6) { motion.interrupt(interruption(Value.self)) }
    return motion
  }

  mutating func following<Value: VectorSpace>(_: Value.Type) -> FollowingSpring<Value> {
    func follow(
      _ target: some Trajectory<Value>, upTo horizon: Double
    ) -> FollowingSpring<Value> {
      let horizon = Swift.min(horizon, chance(0.9) ? 2 : .greatestFiniteMagnitude)
      return FollowingSpring(
        from: vector(), velocity: vector(), following: target, spring: spring(), until: horizon,
        within: chance(0.5) ? .relative(0x1p-20) : .absolute(number()))
    }
    switch below(3) {
    case 0: return follow(noise(), upTo: seconds())
    case 1: return follow(interruptible(Value.self), upTo: seconds())
    default:
      let target: SpringTrajectory<Value> = springing()
      return follow(target, upTo: target.restTime)
    }
  }
}
