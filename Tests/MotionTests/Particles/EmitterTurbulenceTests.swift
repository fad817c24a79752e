// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EmitterTurbulenceTests {
  private static let air = Emitter.Turbulence(strength: 20, size: 90, period: 1.5, seed: 7)

  /// The displacement as the documentation states it, with the system's sines.
  private func displacement(
    _ air: Emitter.Turbulence, at place: SIMD2<Double>, age: Double, time: Double
  ) -> SIMD2<Double> {
    let random = CounterRandom(seed: air.seed)
    let golden = 1 - 1 / ((1 + Foundation.sqrt(5)) / 2)
    var sum = SIMD2<Double>.zero
    var squares = 0.0
    for wave in 0..<6 {
      let length = Foundation.pow(2, -Double(wave) / 2)
      let angle = 2 * Double.pi * (random.unit(index: 6) + golden * Double(wave))
      let (sine, cosine) = (Foundation.sin(angle), Foundation.cos(angle))
      let turns: Double =
        (cosine * place.x + sine * place.y) / (air.size * length)
        + time / (air.period * Foundation.pow(length, 2.0 / 3)) + random.unit(index: wave)
      sum += length * Foundation.sin(2 * Double.pi * turns) * SIMD2(-sine, cosine)
      squares += length * length / 2
    }
    return air.strength / squares.squareRoot() * age / (age + air.period) * sum
  }

  private let stream = Emitter(
    births: Emitter.Schedule(rate: 400, beginTime: 0.3, warmupTime: 1),
    lifetime: Emitter.Variation(1...3),
    position: SIMD2(100, -40), shape: .circle(radius: 20),
    angle: Emitter.Variation(-1, range: 2), speed: Emitter.Variation(30...90),
    acceleration: SIMD2(4, 60), drag: 0.4,
    turbulence: air, seed: 3)

  @Test func `particles are where the six waves carry them`() throws {
    var still = stream
    still.turbulence = nil
    var farthest = 0.0
    for time in [0.3, 0.9, 2.2, 400.7] {
      for index in stream.aliveIndices(at: time) {
        guard let free = still.particle(index, at: time) else { continue }
        let found = try #require(stream.particle(index, at: time))
        // The emitter's own time begins with the warm-up.
        let way = displacement(Self.air, at: free.position, age: free.age, time: time - 0.3 + 1)
        #expect((found.position - free.position - way).magnitude < 1e-9)
        farthest = max(farthest, way.magnitude)
        #expect(found.age == free.age && found.scale == free.scale)
      }
    }
    #expect(farthest > 10 && farthest < 60)
  }

  @Test func `velocities are the derivatives`() throws {
    for index in stride(from: 410, to: 900, by: 7) {
      let birth = stream.birthTime(of: index)
      for age in [0.1, 0.4, 0.9] {
        let (time, step) = (birth + age, 1e-5)
        let (before, after) = (
          try #require(stream.particle(index, at: time - step)),
          try #require(stream.particle(index, at: time + step))
        )
        let state = try #require(stream.particle(index, at: time))
        let slope = (after.position - before.position) / (2 * step)
        #expect((slope - state.velocity).magnitude < 1e-4)
      }
    }
  }

  @Test func `buffers have the bits of single particles, in any order and range`() throws {
    var (buffer, part) = (ParticleBuffer(), ParticleBuffer())
    for time in [2.5, 0.7, 1.9, 0.3, 55] {
      stream.sample(at: time, into: &buffer)
      let alive = stream.aliveIndices(at: time).filter { stream.particle($0, at: time) != nil }
      #expect(buffer.count == alive.count && buffer.count > 100)
      for (slot, index) in alive.enumerated() {
        let particle = try #require(stream.particle(index, at: time))
        #expect(buffer[.x, slot] == Float(particle.position.x))
        #expect(buffer[.y, slot] == Float(particle.position.y))
      }
      let middle = alive[alive.count / 3]
      stream.sample(middle..<stream.aliveIndices(at: time).upperBound, at: time, into: &part)
      #expect(part[.x, 0] == buffer[.x, alive.count / 3])
    }
  }

  /// The place of a particle of still flight that is born at a place, at an age.
  private func carried(_ place: SIMD2<Double>, age: Double = 3) -> SIMD2<Double> {
    Emitter(lifetime: 9, position: place, turbulence: Self.air).particle(age: age).position
  }

  @Test func `the air is neither gathered nor thinned out, and carries as far as it says`() {
    var random = SeededGenerator(seed: 9)
    var squares = 0.0
    let count = Effort.cases(32_000)
    for _ in 0..<count {
      let place = SIMD2(random.nextUnit() * 9e3, random.nextUnit() * 9e3)
      let way = carried(place) - place
      squares += way.squaredMagnitude
      #expect(way.magnitude < 3 * Self.air.strength * 2 / 3)
      let step = 1e-3
      let (alongX, alongY) = (SIMD2(step, 0), SIMD2(0, step))
      let growth =
        (carried(place + alongX) - carried(place - alongX)).x
        + (carried(place + alongY) - carried(place - alongY)).y
      #expect((growth / (2 * step) - 2).magnitude < 1e-6)
    }
    // At the age of two periods two thirds of the displacement are reached.
    let mean = (squares / Double(count)).squareRoot() / (Self.air.strength * 2 / 3)
    #expect((mean - 1).magnitude < 0.05)
  }

  @Test func `neighbors are moved alike, and a plume changes with time`() throws {
    let far = carried(SIMD2(500, 500)) - SIMD2(500, 500)
    let near = carried(SIMD2(500.01, 500)) - SIMD2(500.01, 500)
    #expect((far - near).magnitude < 0.05 && far != near)
    // Particles of one flight do not follow each other on one curve.
    let plume = Emitter(
      births: Emitter.Schedule(rate: 10), lifetime: 5, speed: 50, turbulence: Self.air)
    let (first, later) = (plume.particle(0, at: 2), plume.particle(7, at: 2.7))
    let gap = try #require(first).position - #require(later).position
    #expect(gap.magnitude > 1)
    // A delayed emitter takes its air along.
    let delayed = plume.delayed(by: 4)
    #expect(delayed.particle(7, at: 6.5)?.position == plume.particle(7, at: 2.5)?.position)
  }

  @Test func `a carried emitter is where the air carries its carrier`() throws {
    let sparks = Emitter(births: .burst(1, at: 0.7), lifetime: 1)
    let rockets = Emitter(
      births: .burst(5), lifetime: 2, angle: Emitter.Variation(0, range: 6), speed: 80,
      turbulence: Self.air, subEmitters: [Emitter.SubEmitter(sparks)])
    for index in 0..<5 {
      let spark = rockets.stream(ofSubEmitter: 0, fromParticle: index).particle(0, at: 1.2)
      let carrier = try #require(rockets.particle(index, at: 0.7))
      #expect((try #require(spark).position - carrier.position).magnitude < 1e-9)
    }
    var end = rockets
    end.subEmitters = [Emitter.SubEmitter(Emitter(births: .burst(1), lifetime: 1), from: .death)]
    for index in 0..<5 {
      let spark = end.stream(ofSubEmitter: 0, fromParticle: index).particle(0, at: 2.5)
      let carrier = try #require(rockets.particle(index, at: 2.nextDown))
      #expect((try #require(spark).position - carrier.position).magnitude < 1e-9)
    }
  }

  @Test func `extreme numbers stay finite`() {
    let sizes = [Double.leastNonzeroMagnitude, 1e-160, 1, 1e15, .greatestFiniteMagnitude]
    for (size, period) in sizes.flatMap({ size in sizes.map { (size, $0) } }) {
      for strength in [0, 1, .greatestFiniteMagnitude] {
        let emitter = Emitter(
          births: .burst(1), lifetime: 1e9, speed: 1e300, acceleration: SIMD2(1e300, 1),
          turbulence: Emitter.Turbulence(strength: strength, size: size, period: period))
        for age in [0, 1e-300, 1, 1e9, 1e300] {
          let particle = emitter.particle(age: age)
          let numbers = [
            particle.position.x, particle.position.y, particle.velocity.x, particle.velocity.y,
          ]
          let areFinite = numbers.allSatisfy(\.isFinite)
          #expect(areFinite, "\(size) \(period) \(strength) \(age)")
        }
      }
    }
  }

  @Test func `it is read and written, and what is illegal is refused`() async throws {
    let air = Emitter.Turbulence(strength: 3, period: 2)
    #expect("\(air)" == "Emitter.Turbulence(strength: 3, period: 2)")
    let data = try JSONEncoder().encode(air)
    #expect(try JSONDecoder().decode(Emitter.Turbulence.self, from: data) == air)
    func read(_ text: String) throws -> Emitter {
      try JSONDecoder().decode(Emitter.self, from: Data(text.utf8))
    }
    #expect(
      try read(#"{"turbulence": {"strength": 4}}"#)
        == Emitter(turbulence: Emitter.Turbulence(strength: 4)))
    for text in [
      #"{"strength": -1}"#, #"{"strength": 1, "size": 0}"#, #"{"strength": 1, "period": 0}"#,
      #"{"size": 3}"#, #"{"strength": 1, "scale": 2}"#,
    ] {
      #expect(throws: DecodingError.self) { try read(#"{"turbulence": \#(text)}"#) }
    }
    #expect(throws: DecodingError.self) {
      try read(#"{"floor": {"y": 1}, "turbulence": {"strength": 1}}"#)
    }
    await #expect(processExitsWith: .failure) {
      var emitter = Emitter(floor: Emitter.Floor(y: 3))
      emitter.turbulence = Emitter.Turbulence(strength: 1)
    }
  }
}
