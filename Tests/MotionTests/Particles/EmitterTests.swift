// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import Testing

@Suite struct EmitterTests {
  private struct Vectors: Decodable {
    let emoji: [[Double]]
    let bubble: [[Double]]
  }

  private let vectors = Result { try Fixture.decode("effect-emitters", as: Vectors.self) }

  private func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-12) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(b))
  }

  @Test func `emoji fly as in the recorded effect`() throws {
    let emitter = Emitter.emojiFall(at: .zero)
    let rows = try vectors.get().emoji
    #expect(rows.count == 80)
    for row in rows {
      var draws = Emitter.Samples()
      draws[.positionX] = row[1]
      draws[.angle] = row[2]
      draws[.speed] = row[3]
      draws[.scale] = row[4]
      draws[.rotation] = row[5]
      let (index, time) = (Int(row[0]), row[6])
      #expect((emitter.particle(index, at: time) != nil) == (row[8] == 1), "\(row)")
      if let living = emitter.particle(index, at: time) {
        #expect(isNear(living.age, row[7]))
      }
      let found = emitter.particle(age: row[7], samples: draws)
      let numbers = [
        found.position.x, found.position.y, found.velocity.x, found.velocity.y, found.scale,
        found.rotation,
      ]
      // Before birth the rows hold the particle at its birth.
      for (number, expected) in zip(numbers, row[9...]) {
        #expect(isNear(number, expected), "\(row)")
      }
    }
  }

  @Test func `emoji dip 61.25 points in 0.35 s and fly up where y points up`() throws {
    var emitter = Emitter.emojiFall(at: .zero)
    #expect(isNear(emitter.particle(age: 0.35).position.y, -61.25))
    #expect(emitter.particle(age: 2).position.y > 0)
    emitter.axis = .up
    #expect(isNear(emitter.particle(age: 0.35).position.y, 61.25))
    #expect(emitter.particle(age: 2).position.y < 0)
    let end: Double = 3 / 500 + 50
    #expect(emitter.duration == end)
    #expect(emitter.aliveIndices(at: 49) == 0..<4 && emitter.aliveIndices(at: 51).isEmpty)
  }

  @Test func `bubbles rise as in the recorded effect`() throws {
    let emitter = Emitter.bubbles(at: .zero, radius: 195)
    let rows = try vectors.get().bubble
    #expect(rows.count == 63)
    for row in rows {
      var draws = Emitter.Samples()
      draws[.speed] = row[1]
      draws[.angle] = row[2]
      draws[.spin] = row[3]
      draws[.scale] = row[4]
      draws[.alpha] = row[5]
      let (index, time) = (Int(row[0]), row[6])
      #expect((emitter.particle(index, at: time) != nil) == (row[9] == 1), "\(row)")
      #expect(isNear(emitter.birthTime(of: index), row[7]))
      draws[.positionX] = 0
      let found = emitter.particle(age: row[8], samples: draws)
      let numbers = [
        found.position.x, found.position.y, found.rotation, found.scale, found.color.w,
      ]
      for (number, expected) in zip(numbers, row[10...]) {
        #expect(isNear(number, expected), "\(row)")
      }
    }
    #expect(emitter.aliveIndices(at: 60).count == 900)
    let shared = Emitter.bubbles(at: .zero, radius: 195, contentCount: 3)
    #expect(shared.aliveIndices(at: 60).count == 300)
  }

  private struct Drag: Decodable {
    let x0, v0, acceleration, drag, t, x, v, tolX, tolV: Double
  }

  @Test func `drag follows its closed form within 10⁻¹⁴ of the terms`() throws {
    let cases = try Fixture.cases("oracle-linear-drag", as: Drag.self)
    #expect(cases.count == 110)
    for row in cases {
      let emitter = Emitter(
        lifetime: 1, position: SIMD2(row.x0, 0), speed: Emitter.Variation(row.v0),
        acceleration: SIMD2(row.acceleration, 0), drag: row.drag)
      let found = emitter.particle(age: row.t)
      let t = row.t
      let reach = abs(row.x0) + abs(row.v0 * t) + abs(row.acceleration) * t * t / 2
      #expect(abs(found.position.x - row.x) <= min(row.tolX, 1e-14 * reach), "\(row)")
      let speed = abs(row.v0) + abs(row.acceleration) * t
      #expect(abs(found.velocity.x - row.v) <= min(row.tolV, 1e-14 * speed), "\(row)")
    }
  }

  @Test func `drag is smooth through one half`() {
    var last = Double.infinity
    for step in -200...200 {
      let drag = 0.5 + Double(step) * 1e-6
      let emitter = Emitter(lifetime: 1, speed: 1000, drag: drag)
      let way = emitter.particle(age: 1).position.x
      #expect(way < last)
      // 1000 (1 − e^(−k)) / k, which is 786.9 with a slope of −360.8 there.
      #expect(abs(way - (786.938680574733 - 360.8160417242 * (drag - 0.5))) < 1e-5)
      last = way
    }
  }

  @Test func `every attribute of a particle is drawn from its channel`() throws {
    let range = Emitter.Variation(1, range: 1)
    let emitter = Emitter(
      births: Emitter.Schedule(rate: 10), lifetime: Emitter.Variation(3, range: 1),
      shape: .rectangle(width: 8, height: 6), angle: range, speed: range, rotation: range,
      spin: range, scale: range,
      color: Emitter.Color(SIMD4(repeating: 0.5), range: SIMD4(repeating: 0.5)), seed: 99)
    let random = CounterRandom(seed: 99)
    for index in 20..<30 {
      let draws = Emitter.Samples(random, index: index)
      func unit(_ channel: Emitter.Channel) -> Double {
        let word = random.bits(index: index, channel: channel.rawValue / 2)
        return Double(channel.rawValue % 2 == 0 ? word >> 32 : word & 0xffff_ffff) * 0x1p-32
      }
      let time = Double(index) / 10 + 1
      let found = try #require(emitter.particle(index, at: time))
      let same = emitter.particle(age: found.age, samples: draws)
      #expect(found == same)
      #expect(found.lifetime == 2.5 + unit(.lifetime))
      #expect(isNear(found.rotation, 1 + unit(.rotation) + unit(.spin)))
      #expect(found.scale == 0.5 + unit(.scale))
      #expect(isNear(found.velocity.magnitude, 0.5 + unit(.speed)))
      #expect(isNear(found.color.x, 0.25 + 0.5 * unit(.red)))
      #expect(isNear(found.color.y, 0.25 + 0.5 * unit(.green)))
      #expect(isNear(found.color.z, 0.25 + 0.5 * unit(.blue)))
      #expect(isNear(found.color.w, 0.25 + 0.5 * unit(.alpha)))
      let birth = found.position - found.velocity.scaled(by: found.age)
      #expect(isNear(birth.x, 8 * (unit(.positionX) - 0.5)))
      #expect(isNear(birth.y, 6 * (unit(.positionY) - 0.5)))
    }
  }

  @Test func `over life, tracks are factors`() {
    let emitter = Emitter(
      lifetime: 4, scale: 3, scaleSpeed: -0.5,
      color: Emitter.Color(SIMD4(1, 0.5, 0.25, 0.8), speed: SIMD4(0, 0, 0, -0.1)),
      scaleOverLife: Track(values: [0.0, 1], duration: 9),
      alphaOverLife: Track(values: [1.0, 0.5]),
      colorOverLife: Track(values: [SIMD4(1.0, 1, 1, 1), SIMD4(0, 1, 2, 1)]))
    let found = emitter.particle(age: 2)
    #expect(found.progress == 0.5 && found.scale == 1)
    #expect(found.color == SIMD4(0.5, 0.5, 0.375, 0.75 * (0.8 - 0.2)))
    #expect(emitter.particle(age: 9).progress == 1)
  }

  @Test func `a scale below zero is none, or a mirror image`() {
    var emitter = Emitter(lifetime: 4, scale: 0.5, scaleSpeed: -1)
    #expect(emitter.particle(age: 1).scale == 0)
    emitter.mirrorsNegativeScale = true
    #expect(emitter.particle(age: 1).scale == -0.5)
  }

  @Test func `both vocabularies describe the same emitter`() {
    let sprites = Emitter(
      particleBirthRate: 20, particleLifetime: 3, particleLifetimeRange: 1,
      emissionAngle: 1, emissionAngleRange: 0.5, particleSpeed: 60, particleSpeedRange: 20,
      xAcceleration: 3, yAcceleration: 4, particleAlpha: 0.5, particleAlphaRange: 0.2,
      particleAlphaSpeed: -0.1, particleScale: 2, particleScaleRange: 1,
      particleScaleSpeed: -0.25, particleRotationSpeed: 0.5,
      particleColor: SIMD4(0.25, 0.5, 0.75, 1), particleColorRedRange: 0.1,
      particleColorGreenRange: 0.2, particleColorBlueRange: 0.3, particleColorRedSpeed: -0.1,
      particleColorGreenSpeed: -0.2, particleColorBlueSpeed: -0.3, axis: .down, seed: 5)
    var cells = Emitter(
      birthRate: 10, lifetime: 1.5, lifetimeRange: 0.5, velocity: 30, velocityRange: 10,
      emissionLongitude: 1, emissionRange: 0.5, xAcceleration: 3, yAcceleration: 4, spin: 0.25,
      scale: 4, scaleRange: 2, scaleSpeed: -0.5, color: SIMD4(0.25, 0.5, 0.75, 0.5),
      redRange: 0.1, greenRange: 0.2, blueRange: 0.3, alphaRange: 0.2, redSpeed: -0.1,
      greenSpeed: -0.2, blueSpeed: -0.3, alphaSpeed: -0.1, emitterShape: .rectangle,
      layerBirthRate: 2, layerLifetime: 2, layerVelocity: 2, layerScale: 0.5, layerSpin: 2,
      seed: 5)
    #expect(cells.mirrorsNegativeScale)
    cells.mirrorsNegativeScale = false
    #expect(sprites == cells)
    let line = Emitter(
      birthRate: 1, lifetime: 1, emitterShape: .line, emitterSize: SIMD2(9, 3))
    #expect(line.shape == .line(length: 9))
    let ring = Emitter(
      birthRate: 1, lifetime: 1, emitterCells: [line], emitterShape: .circle,
      emitterSize: SIMD2(9, 3), emitterMode: .outline)
    #expect(ring.shape == .circle(radius: 9, .outline))
    #expect(ring.subEmitters == [Emitter.SubEmitter(line)])
    let opaque = Emitter(
      particleBirthRate: 1, numParticlesToEmit: 7, particleLifetime: 1,
      particleAlpha: 0.5, particleAlphaSpeed: 1,
      particleColor: SIMD4(1, 1, 1, 0.5), particleColorAlphaRange: 0.5,
      advanceSimulationTime: 2)
    #expect(opaque.axis == .up && opaque.births.count == 7 && opaque.births.warmupTime == 2)
    #expect(opaque.color.mean.w == 0.25 && opaque.color.range.w == 0.25)
    #expect(opaque.color.speed.w == 0.5)
  }
}

extension EmitterTests {
  @Test func `nonsense in code ends the program`() async {
    await #expect(processExitsWith: .failure) { _ = Emitter.Variation(.nan) }
    await #expect(processExitsWith: .failure) { _ = Emitter.Schedule(rate: .infinity) }
    await #expect(processExitsWith: .failure) { _ = Emitter(drag: -1) }
    await #expect(processExitsWith: .failure) {
      var emitter = Emitter(floor: Emitter.Floor(y: 3))
      emitter.drag = 0.5
    }
    await #expect(processExitsWith: .failure) { _ = Emitter.Floor(y: 0, restitution: 1.1) }
    await #expect(processExitsWith: .failure) {
      var emitter = Emitter()
      emitter.acceleration = SIMD2(0, .nan)
    }
    await #expect(processExitsWith: .failure) {
      _ = Emitter.SubEmitter(Emitter(births: Emitter.Schedule(rate: 1)), from: .death)
    }
    await #expect(processExitsWith: .failure) { _ = Emitter.Shape.circle(radius: -1) }
    await #expect(processExitsWith: .failure) {
      let endless = Spring(stiffness: 100, damping: 1e-6)
      _ = Emitter.Schedule(rate: Track(from: 0, [.spring(to: 10, spring: endless)]))
    }
  }

  @Test func `several emitters in one buffer, and later ones`() {
    let first = Emitter(
      births: .burst(12), lifetime: Emitter.Variation(1...2), speed: 40, seed: 1)
    let sparks = Emitter(births: .burst(3), lifetime: 1, speed: 5)
    let second = Emitter(
      births: Emitter.Schedule(rate: 100), lifetime: 0.5, subEmitters: [Emitter.SubEmitter(sparks)],
      capacity: 60)
    var (buffer, one, two) = (ParticleBuffer(), ParticleBuffer(), ParticleBuffer())
    for time in [0.2, 1.5, 0.9] {
      first.sample(at: time, into: &one)
      second.sample(at: time, into: &two)
      first.sample(at: time, into: &buffer)
      second.append(at: time, into: &buffer)
      #expect(buffer.count == one.count + two.count && two.count > 20)
      for index in 0..<one.count { #expect(buffer[.x, index] == one[.x, index]) }
      for index in 0..<two.count {
        #expect(buffer[.x, one.count + index] == two[.x, index])
      }
    }
    let later = first.delayed(by: 0.75)
    #expect(later.births.beginTime == 0.75 && later.duration == first.duration + 0.75)
    #expect(later.particles(at: 0.74).isEmpty && later.delayed(by: -0.75) == first)
    #expect(later.particle(4, at: 1.25) == first.particle(4, at: 0.5))
  }

  @Test func `the particles at a time are those that are alive, one after the other`() {
    let emitter = Emitter(
      births: .burst(12, at: 0.5), lifetime: Emitter.Variation(1, range: 0.5), speed: 40)
    for time in [0, 0.5, 1.2, 1.4, 1.49, 3] {
      var buffer = ParticleBuffer()
      emitter.sample(at: time, into: &buffer)
      let particles = emitter.particles(at: time)
      #expect(particles.count == buffer.count && buffer.indices == 0..<particles.count)
      #expect(buffer.indices.allSatisfy { Float(particles[$0].position.x) == buffer[.x, $0] })
    }
    #expect(emitter.particles(at: 0.5).count == 12 && emitter.particles(at: 0.49).isEmpty)
    #expect(Emitter.Schedule.burst(3) == Emitter.Schedule(bursts: [.init(count: 3)]))
  }
}
