// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// Waves, meshes and particles, with JSON.
extension FuzzSubject {
  static let bulk: [FuzzSubject] = [
    .coded {
      $0.ripple()
    } look: {
      $1.examine($0)
    },
    .cases(Ripple.NearField.self), .cases(RippleRing.Rule.self),
    .coded { Shockwave(origin: $0.point(), time: $0.number()) },
    .coded { $0.pick([.never, .haptics, .telegram, RippleField.Expiry.crossings($0.positive())]) },
    .coded {
      $0.rippleField()
    } look: {
      $1.examine($0)
    },
    .coded { $0.springMember(Double.self) }, .coded { $0.springMember(Float.self) },
    .coded {
      SpringBatch($0.list(below: 9) { $0.springMember(Double.self) })
    } look: {
      $1.examine($0)
    },
    .coded {
      SpringBatch($0.list(below: 9) { $0.springMember(Float.self) })
    } look: {
      $1.examine($0)
    },
    .coded {
      $0.mesh()
    } look: {
      $1.examine($0)
    },
    .cases(YAxis.self), .cases(TransitionCurve.Retargeting.self),
    .cases(Emitter.Shape.Figure.self), .cases(Emitter.Shape.Part.self),
    .cases(Emitter.SubEmitter.Start.self),
    .coded {
      Emitter.Variation($0.number(), range: $0.notNegative())
    } look: { range, probe in
      for unit in [0, 0.5, 1] { probe.unchecked(range.value(at: unit)) }
    },
    .coded { $0.particleColor() },
    .coded {
      $0.shape()
    } look: { shape, probe in
      for unit in [0, 0.3, 1.0.nextDown] {
        probe.finite(probe.measure(".position(at:)") { shape.position(at: SIMD2(unit, 1 - unit)) })
      }
    },
    .coded { $0.emitterFloor() },
    .coded { $0.turbulence() },
    .coded { Emitter.Schedule.Burst(count: $0.below(9), at: $0.notNegative()) },
    .coded { Emitter.Schedule.Change(rate: $0.number(), at: $0.notNegative()) },
    .coded {
      $0.births()
    } look: {
      $1.examine($0)
    },
    .coded {
      $0.emitter()
    } look: {
      $1.examine($0)
    },
    .coded {
      Emitter.SubEmitter($0.emitter(depth: 0))
    } look: {
      $1.examine($0.emitter)
    },
    .coded { $0.pick([.leftToRight, .topToBottom, Dissolve.Sweep.angle($0.number())]) },
    .coded {
      $0.dissolve()
    } look: {
      $1.examine($0)
    },
    .coded {
      SeededGenerator(seed: $0.bits())
    } look: { generator, probe in
      var generator = generator
      probe.finite(generator.nextUnit())
    },
    .coded {
      CounterRandom(seed: $0.bits())
    } look: { random, probe in
      probe.finite(random.unit(index: 7))
    },
    .coded {
      LokiRandom(seed: UInt32(truncatingIfNeeded: $0.bits()))
    } look: { random, probe in
      var random = random
      for _ in 0..<4 { probe.finite(Double(random.nextUnit())) }
    },
  ]
}

extension FuzzRandom {
  mutating func springMember<Scalar: VectorScalar & VectorSpace>(
    _ type: Scalar.Type
  ) -> SpringBatch<Scalar>.Member {
    func legal(_ number: Double) -> Scalar {
      let scalar = Scalar(number)
      return scalar.isFinite ? scalar : .greatestFiniteMagnitude
    }
    return SpringBatch.Member(
      spring: spring(), value: legal(number()), velocity: legal(number()),
      target: legal(number()), start: number())
  }

  mutating func rippleField() -> RippleField {
    var field =
      chance(0.5)
      ? RippleField(ripple(), capacity: 1 + below(8))
      : RippleField(
        ripple(), bounds: bounds(), expiry: pick([.never, .crossings(positive())]),
        threshold: notNegative())
    for time in list(below: 5, { $0.number() }).sorted() { field.trigger(from: point(), at: time) }
    return field
  }

  mutating func mesh() -> ColorMesh {
    let (width, height) = (2 + below(3), 2 + below(3))
    return ColorMesh(
      width: width, height: height, points: (0..<(width * height)).map { _ in point() },
      colors: (0..<(width * height)).map { _ in SRGB(components: vector4()) },
      smoothsColors: chance(0.5), colorSpace: pick(InterpolationSpace.allCases))
  }

  mutating func particleColor() -> Emitter.Color {
    Emitter.Color(vector4(), range: vector4(), speed: vector4())
  }

  mutating func shape() -> Emitter.Shape {
    let part = pick(Emitter.Shape.Part.allCases)
    return switch below(4) {
    case 0: .point
    case 1: .line(length: notNegative())
    case 2: .circle(radius: notNegative(), part)
    default: .rectangle(width: notNegative(), height: notNegative(), part)
    }
  }

  mutating func births() -> Emitter.Schedule {
    let bursts = list(below: 3) { Emitter.Schedule.Burst(count: $0.below(9), at: $0.notNegative()) }
    let rate = min(notNegative(), 1e9)
    let changes = list(below: 3) {
      Emitter.Schedule.Change(rate: min($0.number(), 1e4), at: min($0.notNegative(), 100))
    }
    guard chance(0.5) else {
      return Emitter.Schedule(
        rate: changes.isEmpty ? number() : rate, count: optional { $0.below(20) }, bursts: bursts,
        changes: changes, beginTime: number(), warmupTime: notNegative())
    }
    return Emitter.Schedule(
      rate: Track(
        from: rate, [.linear(to: 2 * rate, duration: min(seconds(), 100), easing: easing())]),
      count: optional { $0.below(20) }, bursts: bursts, changes: changes, beginTime: number(),
      warmupTime: notNegative())
  }

  mutating func emitterFloor() -> Emitter.Floor {
    Emitter.Floor(y: number(), restitution: inside(0, 1), friction: pick([0, 0.3, 1]))
  }

  mutating func turbulence() -> Emitter.Turbulence {
    Emitter.Turbulence(
      strength: notNegative(), size: pick([1e-300, 0.5, 100, 1e300]),
      period: pick([1e-300, 1, 1e300]),
      seed: bits())
  }

  mutating func emitter(depth: Int = 1) -> Emitter {
    let floor = optional { $0.emitterFloor() }
    return Emitter(
      births: births(), lifetime: Emitter.Variation(notNegative(), range: notNegative()),
      position: point(), shape: shape(), angle: Emitter.Variation(number()),
      speed: Emitter.Variation(number(), range: notNegative()), acceleration: point(),
      drag: floor == nil ? notNegative() : 0, floor: floor,
      turbulence: floor == nil ? optional { $0.turbulence() } : nil,
      rotation: Emitter.Variation(number()),
      spin: Emitter.Variation(number()),
      scale: Emitter.Variation(number(), range: notNegative()), scaleSpeed: number(),
      mirrorsNegativeScale: chance(0.5), color: particleColor(),
      scaleOverLife: optional { $0.track() }, alphaOverLife: optional { $0.track() },
      colorOverLife: optional { $0.track() },
      subEmitters: depth > 0 && chance(0.3) ? [Emitter.SubEmitter(emitter(depth: 0))] : [],
      axis: pick(YAxis.allCases), capacity: below(40), seed: bits())
  }

  mutating func dissolve() -> Dissolve {
    let (speed, lifetime) = (size() / 2, size() / 2)
    return Dissolve(
      columns: below(6), rows: below(6), cell: SIMD2(size(), size()),
      window: EasingWindow(width: notNegative(), easing: easing()), ramp: size(),
      sweep: pick([.leftToRight, .rightToLeft, .angle(number())]), angle: 0...size(),
      speed: speed...(2 * speed), lifetime: lifetime...(2 * lifetime), fade: size(),
      acceleration: SIMD2(signed(), signed()), timeScale: signed(), axis: pick(YAxis.allCases),
      seed: bits())
  }

  private mutating func size() -> Double { Swift.min(1e30, notNegative()) }
  private mutating func signed() -> Double { number().clamped(-1e30, 1e30) }
}
