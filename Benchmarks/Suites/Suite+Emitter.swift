// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Emitters, next to a stepped simulation and a closed form of one particle at a time.
  static var emitter: Suite {
    Suite(
      name: "Emitter",
      benchmarks: [
        closedForm("10 000 live particles", fountain(drag: 0, color: false)),
        disk,
        closedForm("the same with drag", fountain(drag: 0.8, color: false)),
        closedForm("the same with colors", fountain(drag: 0, color: true)),
        overLife, stirred, moving, bouncing, late, frame, changingRate, subEmitters,
      ])
  }

  /// The count of particles in a debug build.
  static var fewParticles: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    emitter.births = Emitter.Schedule(rate: 500)
    return closedForm("a particle of 1000", emitter)
  }

  /// 5 000 births a second with lifetimes of about two seconds.
  private static func fountain(drag: Double, color: Bool) -> Emitter {
    Emitter(
      births: Emitter.Schedule(rate: 5000), lifetime: Emitter.Variation(2, range: 0.5),
      position: SIMD2(200, 400), shape: .rectangle(width: 80, height: 20),
      angle: Emitter.Variation(-.pi / 2, range: .pi / 3), speed: Emitter.Variation(600, range: 200),
      acceleration: SIMD2(0, 900), drag: drag, rotation: Emitter.Variation(0, range: 2 * .pi),
      spin: Emitter.Variation(0, range: 4), scale: Emitter.Variation(1, range: 0.5),
      scaleSpeed: -0.3,
      color: Emitter.Color(
        SIMD4(1, 0.6, 0.2, 1), range: color ? SIMD4(0.2, 0.3, 0.2, 0) : .zero,
        speed: SIMD4(0, 0, 0, -0.4)), seed: 7)
  }

  private static let attributes: ParticleBuffer.Attributes = [
    .position, .alpha, .rotation, .scale,
  ]

  private static func closedForm(
    _ name: String, _ emitter: Emitter, at time: Double = 10
  ) -> Benchmark {
    let hasColors = emitter.color.range != .zero
    let buffer = Filled(hasColors ? attributes.union(.color) : attributes)
    let floor = SeededFountain(emitter)
    // The particles alive; those that have died before the longest life is over cost time as well.
    emitter.sample(at: time, into: &buffer.buffer)
    return Benchmark(
      name: name, count: buffer.buffer.count,
      floorName: "a closed form of each, in structures, with libm",
      run: { emitter.sample(at: time, into: &buffer.buffer) },
      runFloor: { floor.evaluate(at: time) },
      checksum: { buffer.checksum })
  }

  /// Positions that need a root, a sine and a cosine.
  private static var disk: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    emitter.shape = .circle(radius: 40)
    return closedForm("the same from a disk", emitter)
  }

  /// Scale and opacity as tracks over life.
  private static var overLife: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    emitter.scaleOverLife = Track(values: [0.0, 1, 0.3], keyTimes: [0, 0.2, 1], mode: .cubic())
    emitter.alphaOverLife = Track(values: [0.0, 1, 1, 0], keyTimes: [0, 0.1, 0.7, 1])
    return closedForm("the same with tracks over life", emitter)
  }

  /// Positions that six waves displace.
  private static var stirred: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    emitter.turbulence = Emitter.Turbulence(strength: 30)
    return closedForm("the same in turbulent air", emitter)
  }

  /// An emitter that moves, next to the same one that stands.
  private static var moving: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    let points = (0..<24).map { index -> SIMD2<Double> in
      let turn = Elementary.sineAndCosine(2 * .pi * Double(index) / 23)
      return SIMD2(300 * turn.cosine, 150 * turn.sine)
    }
    emitter.path = Track(values: points, mode: .cubic(), duration: 12)
    return besidePlain("the same along a path of 23 cubics", emitter, "the same emitter, standing")
  }

  /// An emitter over a floor, which nearly all of its particles have touched.
  private static var bouncing: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    emitter.floor = Emitter.Floor(y: emitter.position.y + 1, restitution: 0.8)
    return besidePlain("the same, bouncing on a floor", emitter, "the same emitter without a floor")
  }

  /// A frame of an emitter, next to that of the plain one.
  private static func besidePlain(
    _ name: String, _ emitter: Emitter, _ floorName: String
  ) -> Benchmark {
    let plain = fountain(drag: 0, color: false)
    let (buffer, other) = (Filled(attributes), Filled(attributes))
    return Benchmark(
      name: name, count: 10_000, floorName: floorName,
      run: { emitter.sample(at: 10, into: &buffer.buffer) },
      runFloor: { plain.sample(at: 10, into: &other.buffer) },
      checksum: { buffer.checksum })
  }

  /// Ten hours in, as at one second.
  private static var late: Benchmark {
    let emitter = fountain(drag: 0, color: false)
    let (buffer, early) = (Filled(attributes), Filled(attributes))
    return Benchmark(
      name: "ten hours in", count: 10_000,
      floorName: "ten seconds in",
      run: { emitter.sample(at: 36_000, into: &buffer.buffer) },
      runFloor: { emitter.sample(at: 10, into: &early.buffer) },
      checksum: { buffer.checksum })
  }

  /// The frames of a tenth of a second, next to the data that a renderer keeps of each particle.
  private static var frame: Benchmark {
    let emitter = fountain(drag: 0, color: false)
    let buffer = Filled(attributes)
    let kept = KeptLaunches(emitter, until: 10.1)
    let times = (0..<6).map { 10 + Double($0) / 60 }
    let living = times.reduce(0) { sum, time in
      emitter.sample(at: time, into: &buffer.buffer)
      return sum + buffer.buffer.count
    }
    return Benchmark(
      name: "frames of 10 000, beside kept launches", count: living,
      floorName: "a closed form over flat arrays of launches, made once",
      run: { for time in times { emitter.sample(at: time, into: &buffer.buffer) } },
      runFloor: { for time in times { kept.sample(at: time) } },
      checksum: { buffer.checksum })
  }

  /// A birth rate that is a track.
  private static var changingRate: Benchmark {
    var emitter = fountain(drag: 0, color: false)
    emitter.births = Emitter.Schedule(
      rate: Track(from: 3000, [.linear(to: 7000, duration: 4), .linear(to: 3000, duration: 4)]))
    let swelling = emitter
    let constant = fountain(drag: 0, color: false)
    let (buffer, other) = (Filled(attributes), Filled(attributes))
    return Benchmark(
      name: "a birth rate that changes", count: 10_000,
      floorName: "10 000 at a rate that does not",
      run: { swelling.sample(at: 3, into: &buffer.buffer) },
      runFloor: { constant.sample(at: 10, into: &other.buffer) },
      checksum: { buffer.checksum })
  }

  /// Rockets that burst.
  private static var subEmitters: Benchmark {
    let spark = Emitter(
      births: Emitter.Schedule(bursts: [.init(count: 200, at: 0)]),
      lifetime: Emitter.Variation(1.5, range: 0.5), angle: Emitter.Variation(0, range: 2 * .pi),
      speed: Emitter.Variation(160, range: 120), acceleration: SIMD2(0, 120), drag: 1.5)
    let rockets = Emitter(
      births: Emitter.Schedule(rate: 20), lifetime: Emitter.Variation(1.2, range: 0.4),
      angle: Emitter.Variation(-.pi / 2, range: 0.5), speed: 500, acceleration: SIMD2(0, 200),
      subEmitters: [Emitter.SubEmitter(spark, from: .death)], seed: 3)
    let buffer = Filled([.position, .alpha])
    rockets.sample(at: 20, into: &buffer.buffer)
    let simple = SeededFountain(fountain(drag: 1.5, color: false))
    return Benchmark(
      name: "sparks of 30 rockets", count: buffer.buffer.count,
      floorName: "10 000 closed forms, in structures, with libm",
      run: { rockets.sample(at: 20, into: &buffer.buffer) },
      runFloor: { simple.evaluate(at: 10) },
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
      buffer.withPlane(plane) {
        for index in $0.indices { fingerprint.combine(Double($0[index])) }
      }
    }
    return fingerprint
  }
}

/// The data of a sprite, as a structure.
private struct Sprite {
  var (x, y, alpha, rotation, scale) = (0.0, 0.0, 0.0, 0.0, 0.0)
  var (red, green, blue) = (0.0, 0.0, 0.0)
}

/// A particle of a simulation.
private struct Body {
  var sprite = Sprite()
  var (vx, vy, spin, age, life) = (0.0, 0.0, 0.0, 0.0, 0.0)

  /// Draws the random numbers of a particle at birth.
  init(_ emitter: Emitter, _ generator: inout SeededGenerator) {
    func draw(_ range: Emitter.Variation) -> Double { range.value(at: generator.nextUnit()) }
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

/// A closed form in its usual notation: a structure for each particle, seeded by its index.
private final class SeededFountain {
  private let emitter: Emitter
  private let waves: [(turnsX: Double, turnsY: Double, rate: Double, phase: Double, crest: Double)]
  private var sprites: [Sprite] = []

  init(_ emitter: Emitter) {
    self.emitter = emitter
    let air = emitter.turbulence
    waves = (0..<(air == nil ? 0 : 6)).map { wave in
      let (angle, size) = (2.4 * Double(wave), Foundation.pow(2, -Double(wave) / 2))
      return (
        2 * .pi * Foundation.cos(angle) / size / (air?.size ?? 1),
        2 * .pi * Foundation.sin(angle) / size / (air?.size ?? 1),
        2 * .pi / Foundation.pow(size, 2.0 / 3) / (air?.period ?? 1), 1.7 * Double(wave),
        (air?.strength ?? 0) * size
      )
    }
  }

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
      if let air = emitter.turbulence {
        var (x, y) = (0.0, 0.0)
        for wave in waves {
          let crest =
            wave.crest
            * Foundation.sin(
              wave.turnsX * body.sprite.x + wave.turnsY * body.sprite.y + wave.rate * time
                + wave.phase)
          x -= crest * wave.turnsY
          y += crest * wave.turnsX
        }
        let growth = age / (age + air.period)
        (body.sprite.x, body.sprite.y) = (body.sprite.x + growth * x, body.sprite.y + growth * y)
      }
      body.sprite.rotation += body.spin * age
      body.sprite.scale = max(0, body.sprite.scale + emitter.scaleSpeed * age)
      body.sprite.alpha = min(1, max(0, body.sprite.alpha + emitter.color.speed.w * age))
      sprites.append(body.sprite)
    }
  }
}

/// The random numbers of each particle, drawn once, in flat arrays, and planes filled from them.
private struct KeptLaunches {
  private typealias Column = UnsafeMutablePointer<Float>

  private let births: UnsafeMutableBufferPointer<Double>
  private let x, y, vx, vy, rotation, spin, scale, alpha, life: Column
  private let outX, outY, outRotation, outScale, outAlpha: Column
  private let acceleration, scaleSpeed, alphaSpeed: Float
  private let longest: Double

  init(_ emitter: Emitter, until end: Double) {
    let rate = emitter.births.rate
    let count = Int(end * rate)
    births = .allocate(capacity: count)
    let all = Column.allocate(capacity: 14 * count)
    all.initialize(repeating: 0, count: 14 * count)
    func column(_ index: Int) -> Column { all + index * count }
    (x, y, vx, vy) = (column(0), column(1), column(2), column(3))
    (rotation, spin, scale, alpha) = (column(4), column(5), column(6), column(7))
    (life, outX, outY) = (column(8), column(9), column(10))
    (outRotation, outScale, outAlpha) = (column(11), column(12), column(13))
    for index in 0..<count {
      var generator = SeededGenerator(seed: emitter.seed &+ UInt64(index))
      let body = Body(emitter, &generator)
      births[index] = Double(index) / rate
      (x[index], y[index]) = (Float(body.sprite.x), Float(body.sprite.y))
      (vx[index], vy[index]) = (Float(body.vx), Float(body.vy))
      (rotation[index], spin[index]) = (Float(body.sprite.rotation), Float(body.spin))
      (scale[index], alpha[index]) = (Float(body.sprite.scale), Float(body.sprite.alpha))
      life[index] = Float(body.life)
    }
    acceleration = Float(emitter.acceleration.y / 2)
    (scaleSpeed, alphaSpeed) = (Float(emitter.scaleSpeed), Float(emitter.color.speed.w))
    longest = emitter.lifetime.highest
  }

  func sample(at time: Double) {
    var first = 0
    while first < births.count && births[first] < time - longest { first += 512 }
    var count = 0
    for index in max(0, first - 512)..<births.count {
      let age = Float(time - births[index])
      if age < 0 { break }
      guard age < life[index] else { continue }
      outX[count] = x[index] + vx[index] * age
      outY[count] = y[index] + (vy[index] + acceleration * age) * age
      outRotation[count] = rotation[index] + spin[index] * age
      outScale[count] = max(0, scale[index] + scaleSpeed * age)
      outAlpha[count] = min(1, max(0, alpha[index] + alphaSpeed * age))
      count += 1
    }
  }
}
