// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Emitters of every kind, one particle at a time and in bulk.
struct EmitterScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 31, index: index)
    let emitter = RandomEmitter(seed: index / 8, isHostile: index / 8 % 8 == 7).emitter
    let any = arguments.bits()
    // Beyond the births that 32 bits can count, an `Int` of that size counts fewer.
    let time = index % 8 == 7 ? (any < 1 ? any : .infinity) : arguments.even(-0.1, 6)
    var print = Fingerprint()
    let live = emitter.aliveIndices(at: time)
    print.combine(Double(live.lowerBound))
    print.combine(Double(live.upperBound))
    if let first = live.first {
      let chosen = first + Int(arguments.even(0, Double(live.count)))
      print.combine(emitter.birthTime(of: chosen))
      if let particle = emitter.particle(chosen, at: time) { combine(particle, into: &print) }
      if index % 8 == 1 && !emitter.subEmitters.isEmpty {
        let stream = emitter.stream(ofSubEmitter: 0, fromParticle: first)
        if let spark = stream.aliveIndices(at: time).last {
          if let particle = stream.particle(spark, at: time) { combine(particle, into: &print) }
        }
      }
    }
    if index % 64 == 0 {
      var small = emitter
      small.capacity = 40
      var buffer = ParticleBuffer(attributes: .all)
      small.sample(at: time, into: &buffer)
      print.combine(Double(buffer.count))
      for index in stride(from: 0, to: buffer.count, by: 3) {
        for plane in ParticleBuffer.Plane.allCases { print.combine(Double(buffer[plane, index])) }
      }
    }
    return print.value
  }

  private func combine(_ particle: Emitter.Particle, into print: inout Fingerprint) {
    print.combine(particle.position)
    print.combine(particle.velocity)
    print.combine(particle.rotation)
    print.combine(particle.scale)
    for lane in 0..<4 { print.combine(particle.color[lane]) }
    print.combine(particle.age)
    print.combine(particle.lifetime)
    print.combine(particle.progress)
  }
}

/// An emitter with random parameters, a pure function of a seed.
public struct RandomEmitter {
  private var arguments: ScenarioArguments
  private let isHostile: Bool

  /// The emitter.
  public private(set) var emitter: Emitter

  /// Creates an emitter.
  ///
  /// A hostile emitter has rates, lifetimes and forces of any magnitude.
  public init(seed: Int, isHostile: Bool) {
    arguments = ScenarioArguments(seed: 30, index: seed)
    self.isHostile = isHostile
    emitter = Emitter()
    emitter = made(depth: 0)
  }

  private mutating func integer(_ count: Int) -> Int {
    Swift.min(count - 1, Int(arguments.even(0, Double(count))))
  }

  private mutating func number(_ lower: Double, _ upper: Double) -> Double {
    guard isHostile && integer(5) == 0 else { return arguments.even(lower, upper) }
    return integer(3) == 0 ? 0 : arguments.signed(-490, 490)
  }

  private mutating func range(_ lower: Double, _ upper: Double) -> Emitter.Variation {
    let mean = number(lower, upper)
    return Emitter.Variation(mean, range: integer(3) == 0 ? 0 : number(0, upper - lower))
  }

  private mutating func births() -> Emitter.Schedule {
    let count = integer(3) == 0 ? integer(400) : nil
    var bursts: [Emitter.Schedule.Burst] = []
    for _ in 0..<integer(4) {
      bursts.append(
        Emitter.Schedule.Burst(count: integer(isHostile ? 1_000_000 : 60), at: arguments.even(0, 4))
      )
    }
    let begin = integer(3) == 0 ? arguments.even(-1, 1) : 0
    let warmupTime = integer(3) == 0 ? arguments.even(0, 3) : 0
    guard integer(4) == 0 else {
      var rate = arguments.even(0, 120)
      if isHostile {
        rate = [0, -7, 1e8, 1e-300, .leastNonzeroMagnitude, 40][integer(6)]
      }
      return Emitter.Schedule(
        rate: rate, count: count, bursts: bursts, beginTime: begin, warmupTime: warmupTime)
    }
    let track =
      isHostile
      ? Track(
        values: [-40.0, 60, -9], mode: .cubic(), easings: [.easeIn], duration: arguments.even(0, 2))
      : RandomEmitter.rates[integer(RandomEmitter.rates.count)]
    return Emitter.Schedule(
      rate: track, count: count, bursts: bursts, beginTime: begin, warmupTime: warmupTime)
  }

  private static let rates: [Track<Double>] = [
    Track(from: 0, [.linear(to: 90, duration: 2), .linear(to: 20, duration: 2)]),
    Track(from: 40, [.linear(to: -40, duration: 2, easing: .easeInOut), .move(to: 30)]),
    Track(from: 10, [.cubic(to: 80, duration: 1), .cubic(to: 0, duration: 2)]),
    Track(from: 0, [.spring(to: 60, duration: 3, spring: .bouncy)]),
  ]

  private mutating func made(depth: Int) -> Emitter {
    let shapes: [Emitter.Shape] = [
      .point, .line(length: 40), .rectangle(width: 30, height: 20), .circle(radius: 25),
      .rectangle(width: 30, height: 20, .outline), .circle(radius: 25, .outline),
    ]
    var emitter = Emitter(
      births: births(), lifetime: range(0.2, 3), position: SIMD2(number(-9, 9), number(-9, 9)),
      shape: shapes[integer(shapes.count)], angle: range(-4, 4), speed: range(-50, 300),
      acceleration: SIMD2(number(-90, 90), number(-90, 90)))
    if integer(2) == 0 { emitter.drag = number(0, 3).magnitude }
    if integer(2) == 0 { (emitter.rotation, emitter.spin) = (range(-4, 4), range(-9, 9)) }
    if integer(2) == 0 { (emitter.scale, emitter.scaleSpeed) = (range(0, 2), number(-1, 1)) }
    emitter.mirrorsNegativeScale = integer(2) == 0
    if integer(2) == 0 {
      emitter.color = Emitter.Color(
        SIMD4(arguments.even(0, 1), 0.5, 1, 0.9),
        range: SIMD4(0.5, number(0, 1), 0, number(0, 1)),
        speed: SIMD4(number(-1, 1), 0, 0, number(-1, 0)))
    }
    if integer(4) == 0 { emitter.scaleOverLife = Track(values: [0.0, 1, 0], mode: .cubic()) }
    if integer(4) == 0 { emitter.alphaOverLife = Track(values: [1.0, 0.2]) }
    if integer(6) == 0 {
      emitter.colorOverLife = Track(values: [SIMD4(1.0, 1, 1, 1), SIMD4(0.2, 0, 1, 0)])
    }
    emitter.axis = integer(3) == 0 ? .up : .down
    emitter.capacity = isHostile ? integer(400) : 5000
    emitter.seed = UInt64(integer(1_000_000))
    if depth < 2 && integer(3) == 0 {
      var child = made(depth: depth + 1)
      if child.births.total == nil { child.births = Emitter.Schedule(rate: 20, count: 30) }
      emitter.subEmitters = [Emitter.SubEmitter(child, from: integer(2) == 0 ? .birth : .death)]
    }
    return emitter
  }
}
