// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Emitters beside what steps, and beside a closed form of one particle at a time.
  static var emitter: Suite {
    Suite(
      name: "Emitter",
      benchmarks: [
        closedForm("10 000 live particles", fountain(drag: 0, color: false), limit: 0.5),
        disk,
        closedForm("the same with drag", fountain(drag: 0.8, color: false), limit: 0.5),
        closedForm("the same with colors", fountain(drag: 0, color: true), limit: 0.5),
        overLife, late, frame, changingRate, offspring,
      ])
  }

  /// 5 000 births in a second that live for about two.
  private static func fountain(drag: Double, color: Bool) -> Emitter {
    Emitter(
      births: ParticleBirths(rate: 5000), lifetime: ParticleRange(2, range: 0.5),
      position: SIMD2(200, 400), shape: .rectangle(width: 80, height: 20),
      angle: ParticleRange(-.pi / 2, range: .pi / 3), speed: ParticleRange(600, range: 200),
      acceleration: SIMD2(0, 900), drag: drag, rotation: ParticleRange(0, range: 2 * .pi),
      spin: ParticleRange(0, range: 4), scale: ParticleRange(1, range: 0.5), scaleSpeed: -0.3,
      color: ParticleColor(
        SIMD4(1, 0.6, 0.2, 1), range: color ? SIMD4(0.2, 0.3, 0.2, 0) : .zero,
        speed: SIMD4(0, 0, 0, -0.4)), seed: 7)
  }

  private static let attributes: ParticleBuffer.Attributes = [
    .position, .alpha, .rotation, .scale,
  ]

  private static func closedForm(
    _ name: String, _ emitter: Emitter, at time: Double = 10, limit: Double? = nil
  ) -> Benchmark {
    let hasColors = emitter.color.range != .zero
    let buffer = Filled(hasColors ? attributes.union(.color) : attributes)
    let naive = NaiveFountain(emitter)
    // Those that live: those that have died before the longest life is over cost time as well.
    emitter.sample(at: time, into: &buffer.buffer)
    return Benchmark(
      name: name, count: buffer.buffer.count, limit: limit,
      baselineName: "a closed form of each, in structures, with libm",
      run: { emitter.sample(at: time, into: &buffer.buffer) },
      runBaseline: { naive.evaluate(at: time) },
      checksum: { buffer.checksum })
  }

  /// Places that need a root, a sine and a cosine.
  private static var disk: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    emitter.shape = .circle(radius: 40)
    return closedForm("the same from a disk", emitter, limit: 0.5)
  }

  /// Scale and opacity as tracks over life.
  private static var overLife: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    emitter.scaleOverLife = Track(values: [0.0, 1, 0.3], keyTimes: [0, 0.2, 1], mode: .cubic())
    emitter.alphaOverLife = Track(values: [0.0, 1, 1, 0], keyTimes: [0, 0.1, 0.7, 1])
    return closedForm("the same with tracks over life", emitter)
  }

  /// Ten hours in, as at one second.
  private static var late: Benchmark {
    let emitter = fountain(drag: 0, color: false)
    let (buffer, early) = (Filled(attributes), Filled(attributes))
    return Benchmark(
      name: "ten hours in", count: 10_000,
      baselineName: "ten seconds in",
      run: { emitter.sample(at: 36_000, into: &buffer.buffer) },
      runBaseline: { emitter.sample(at: 10, into: &early.buffer) },
      checksum: { buffer.checksum })
  }

  /// One frame of a fountain that has been running.
  private static var frame: Benchmark {
    let emitter = fountain(drag: 0, color: false)
    let buffer = Filled(attributes)
    let simulation = Simulation(emitter)
    for _ in 0..<180 { simulation.step() }
    var time = 10.0
    return Benchmark(
      name: "one frame of 10 000", count: 10_000,
      baselineName: "a step of a simulation, in structures, with libm",
      run: {
        time = time > 11 ? 10 : time + 1.0 / 60
        emitter.sample(at: time, into: &buffer.buffer)
      },
      runBaseline: { simulation.step() },
      checksum: {
        emitter.sample(at: 10, into: &buffer.buffer)
        return buffer.checksum
      })
  }

  /// A birth rate that is a track.
  private static var changingRate: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    emitter.births = ParticleBirths(
      rate: Track(from: 3000, [.linear(to: 7000, duration: 4), .linear(to: 3000, duration: 4)]))
    let swelling = emitter
    let constant = fountain(drag: 0, color: false)
    let (buffer, other) = (Filled(attributes), Filled(attributes))
    return Benchmark(
      name: "a birth rate that changes", count: 10_000,
      baselineName: "10 000 at a rate that does not",
      run: { swelling.sample(at: 3, into: &buffer.buffer) },
      runBaseline: { constant.sample(at: 10, into: &other.buffer) },
      checksum: { buffer.checksum })
  }

  /// Rockets that burst.
  private static var offspring: Benchmark {
    let spark = Emitter(
      births: ParticleBirths(bursts: [.init(count: 200, at: 0)]),
      lifetime: ParticleRange(1.5, range: 0.5), angle: ParticleRange(0, range: 2 * .pi),
      speed: ParticleRange(160, range: 120), acceleration: SIMD2(0, 120), drag: 1.5)
    let rockets = Emitter(
      births: ParticleBirths(rate: 20), lifetime: ParticleRange(1.2, range: 0.4),
      angle: ParticleRange(-.pi / 2, range: 0.5), speed: 500, acceleration: SIMD2(0, 200),
      offspring: [Emitter.Offspring(spark, from: .death)], seed: 3)
    let buffer = Filled([.position, .alpha])
    rockets.sample(at: 20, into: &buffer.buffer)
    let simple = NaiveFountain(fountain(drag: 1.5, color: false))
    return Benchmark(
      name: "sparks of 30 rockets", count: buffer.buffer.count,
      baselineName: "10 000 closed forms, in structures, with libm",
      run: { rockets.sample(at: 20, into: &buffer.buffer) },
      runBaseline: { simple.evaluate(at: 10) },
      checksum: { buffer.checksum })
  }
}

/// A buffer that several closures share.
private final class Filled {
  var buffer: ParticleBuffer

  init(_ attributes: ParticleBuffer.Attributes) { buffer = ParticleBuffer(attributes: attributes) }

  var checksum: Fingerprint {
    var fingerprint = Fingerprint()
    for plane in ParticleBuffer.Plane.allCases where buffer.attributes.contains(plane) {
      buffer.withPlane(plane) { for value in $0 { fingerprint.combine(Double(value)) } }
    }
    return fingerprint
  }
}

/// What a sprite needs, as a structure.
private struct Sprite {
  var (x, y, alpha, rotation, scale) = (0.0, 0.0, 0.0, 0.0, 0.0)
  var (red, green, blue) = (0.0, 0.0, 0.0)
}

/// A particle of a simulation.
private struct Body {
  var sprite = Sprite()
  var (vx, vy, spin, age, life) = (0.0, 0.0, 0.0, 0.0, 0.0)

  /// Draws the numbers of a particle at birth.
  init(_ emitter: Emitter, _ generator: inout SeededGenerator) {
    func draw(_ range: ParticleRange) -> Double { range.value(at: generator.nextUnit()) }
    let angle = draw(emitter.angle)
    let speed = draw(emitter.speed)
    let (u, v, size) = (generator.nextUnit(), generator.nextUnit(), emitter.shape.size)
    (sprite.x, sprite.y) = (emitter.position.x, emitter.position.y)
    if emitter.shape.figure == .circle {
      let distance = size.x / 2 * Foundation.sqrt(u)
      sprite.x += distance * Foundation.cos(2 * Double.pi * v)
      sprite.y += distance * Foundation.sin(2 * Double.pi * v)
    } else {
      sprite.x += (u - 0.5) * size.x
      sprite.y += (v - 0.5) * size.y
    }
    (vx, vy) = (speed * Foundation.cos(angle), speed * Foundation.sin(angle))
    sprite.rotation = draw(emitter.rotation)
    spin = draw(emitter.spin)
    sprite.scale = draw(emitter.scale)
    life = draw(emitter.lifetime)
    sprite.alpha = emitter.color.mean.w
    sprite.red = emitter.color.mean.x + (generator.nextUnit() - 0.5) * emitter.color.range.x
    sprite.green = emitter.color.mean.y + (generator.nextUnit() - 0.5) * emitter.color.range.y
    sprite.blue = emitter.color.mean.z + (generator.nextUnit() - 0.5) * emitter.color.range.z
  }
}

/// A closed form as one writes it: a structure for each particle, seeded by its index.
private final class NaiveFountain {
  private let emitter: Emitter
  private var sprites: [Sprite] = []

  init(_ emitter: Emitter) { self.emitter = emitter }

  func evaluate(at time: Double) {
    sprites.removeAll(keepingCapacity: true)
    let rate = emitter.births.rate
    let first = max(0, Int((time - emitter.lifetime.highest) * rate))
    for index in first...Int(time * rate) {
      var generator = SeededGenerator(seed: emitter.seed &+ UInt64(index))
      var body = Body(emitter, &generator)
      let age = time - Double(index) / rate
      guard age < body.life else { continue }
      let (a, k) = (emitter.acceleration.y, emitter.drag)
      if k > 0 {
        let rest = Foundation.exp(-k * age)
        body.sprite.x += body.vx * (1 - rest) / k
        body.sprite.y += (body.vy - a / k) * (1 - rest) / k + a / k * age
      } else {
        body.sprite.x += body.vx * age
        body.sprite.y += body.vy * age + 0.5 * a * age * age
      }
      body.sprite.rotation += body.spin * age
      body.sprite.scale = max(0, body.sprite.scale + emitter.scaleSpeed * age)
      body.sprite.alpha = min(1, max(0, body.sprite.alpha + emitter.color.speed.w * age))
      sprites.append(body.sprite)
    }
  }
}

/// A simulation as engines have it: every frame moves all, removes the dead, and adds the new.
private final class Simulation {
  private let emitter: Emitter
  private var bodies: [Body] = []
  private var generator = SeededGenerator(seed: 1)
  private var missing = 0.0

  init(_ emitter: Emitter) { self.emitter = emitter }

  func step() {
    let step = 1.0 / 60
    missing += emitter.births.rate * step
    while missing >= 1 {
      bodies.append(Body(emitter, &generator))
      missing -= 1
    }
    for index in bodies.indices {
      bodies[index].vy += emitter.acceleration.y * step
      bodies[index].sprite.x += bodies[index].vx * step
      bodies[index].sprite.y += bodies[index].vy * step
      bodies[index].sprite.rotation += bodies[index].spin * step
      bodies[index].sprite.scale = max(0, bodies[index].sprite.scale + emitter.scaleSpeed * step)
      bodies[index].sprite.alpha = max(0, bodies[index].sprite.alpha + emitter.color.speed.w * step)
      bodies[index].age += step
    }
    bodies.removeAll { $0.age >= $0.life }
  }
}
