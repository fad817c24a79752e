// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// What particles emit.
@Suite struct ParticleStreamTests {
  private let spark = Emitter(
    births: Emitter.Schedule(bursts: [.init(count: 40, at: 0)]),
    lifetime: Emitter.Variation(1, range: 0.4), angle: Emitter.Variation(0, range: 2 * .pi),
    speed: Emitter.Variation(120, range: 40), acceleration: SIMD2(0, 90), drag: 1)

  private var rocket: Emitter {
    Emitter(
      births: Emitter.Schedule(rate: 2), lifetime: Emitter.Variation(1.5, range: 0.5),
      position: SIMD2(100, 500), angle: Emitter.Variation(-.pi / 2, range: 0.4), speed: 400,
      acceleration: SIMD2(0, 150), drag: 0.2,
      subEmitters: [Emitter.SubEmitter(spark, from: .death)],
      seed: 11)
  }

  @Test func `sparks burst where and when their rocket dies`() throws {
    var velocities: [SIMD2<Double>] = []
    for index in 0..<12 {
      let stream = rocket.stream(ofSubEmitter: 0, fromParticle: index)
      let birth = Double(index) / 2
      let alive = try #require(rocket.particle(index, at: birth))
      let death = birth + alive.lifetime
      let last = try #require(rocket.particle(index, at: death - 1e-9))
      #expect(stream.aliveIndices(at: death - 1e-9).isEmpty)
      #expect(stream.aliveIndices(at: death + 1e-9) == 0..<40)
      #expect(abs(stream.birthTime(of: 0) - death) < 1e-12)
      let first = try #require(stream.particle(0, at: death + 1e-9))
      #expect(first.position.distance(to: last.position) < 1e-5)
      #expect(stream.aliveIndices(at: death + 1.3).isEmpty)
      velocities.append(first.velocity)
    }
    // The sparks of each rocket fly differently.
    #expect(Set(velocities).count == velocities.count)
  }

  @Test func `a trail is left where the particle was`() throws {
    let dust = Emitter(
      births: Emitter.Schedule(rate: 50), lifetime: 0.5, angle: .init(.pi), speed: 30)
    let comet = Emitter(
      births: Emitter.Schedule(rate: 1), lifetime: 2, angle: 0.5, speed: 100,
      acceleration: SIMD2(0, 60), subEmitters: [Emitter.SubEmitter(dust)])
    let stream = comet.stream(ofSubEmitter: 0, fromParticle: 1)
    #expect(stream.aliveIndices(at: 0.9).isEmpty)
    #expect(stream.aliveIndices(at: 2) == 26..<51)
    for index in stream.aliveIndices(at: 2) {
      let dust = try #require(stream.particle(index, at: 2))
      let birth = stream.birthTime(of: index)
      let head = try #require(comet.particle(1, at: birth))
      // Backwards, seen from the direction of flight.
      let direction = head.velocity.scaled(by: -30 / head.velocity.magnitude)
      #expect(dust.velocity.distance(to: direction) < 1e-9)
      let place = head.position + direction.scaled(by: 2 - birth)
      #expect(dust.position.distance(to: place) < 1e-9)
    }
    // While the comet lives, and until the last dust has gone.
    #expect(stream.aliveIndices(at: 3.41) == 96..<100)
    #expect(stream.aliveIndices(at: 3.5).isEmpty)
  }

  @Test func `a particle that stands still emits along its own direction`() throws {
    let puff = Emitter(births: Emitter.Schedule(rate: 10), lifetime: 1, speed: 10)
    let post = Emitter(
      births: Emitter.Schedule(rate: 1), lifetime: 2, position: SIMD2(5, 6), angle: .init(.pi / 2),
      subEmitters: [Emitter.SubEmitter(puff)])
    let found = try #require(post.stream(ofSubEmitter: 0, fromParticle: 0).particle(0, at: 0.5))
    #expect(found.position.distance(to: SIMD2(5, 11)) < 1e-14)
  }

  @Test func `a sample holds the emitter's own particles, then what they emit`() {
    let time = 7.3
    var (all, part) = (
      ParticleBuffer(attributes: [.position, .index]),
      ParticleBuffer(attributes: [.position, .index])
    )
    rocket.sample(at: time, into: &all)
    var places: [SIMD2<Float>] = []
    rocket.stream.sample(at: time, into: &part)
    places += (0..<part.count).map { SIMD2(part[.x, $0], part[.y, $0]) }
    #expect(part.count > 1)
    for index in 0..<20 {
      rocket.stream(ofSubEmitter: 0, fromParticle: index).sample(at: time, into: &part)
      places += (0..<part.count).map { SIMD2(part[.x, $0], part[.y, $0]) }
    }
    #expect(places == (0..<all.count).map { SIMD2(all[.x, $0], all[.y, $0]) })
    #expect(all.count > 60)
  }

  @Test func `generations nest`() {
    let glow = Emitter(
      births: Emitter.Schedule(bursts: [.init(count: 2, at: 0)]), lifetime: 0.5)
    var spark = spark
    spark.lifetime = 1
    spark.subEmitters = [Emitter.SubEmitter(glow, from: .death)]
    var rocket = rocket
    rocket.births = Emitter.Schedule(bursts: [.init(count: 1, at: 0)])
    rocket.lifetime = 1
    rocket.subEmitters = [Emitter.SubEmitter(spark, from: .death)]
    var buffer = ParticleBuffer()
    for (time, count) in [(0.5, 1), (1.5, 40), (2.25, 80), (2.6, 0)] {
      rocket.sample(at: time, into: &buffer)
      #expect(buffer.count == count)
    }
    #expect(rocket.duration == 2.5)
    #expect(
      rocket.stream(ofSubEmitter: 0, fromParticle: 0).stream(ofSubEmitter: 0, fromParticle: 39)
        .aliveIndices(at: 2.25) == 0..<2)
  }

  @Test func `of too many sub-emitters the oldest are left out`() {
    var (all, some) = (ParticleBuffer(attributes: .all), ParticleBuffer(attributes: .all))
    var rocket = rocket
    rocket.sample(at: 9.1, into: &all)
    for capacity in [3, 20, 41, 60, 1000] {
      rocket.capacity = capacity
      rocket.sample(at: 9.1, into: &some)
      #expect(some.count <= capacity && some.count >= min(capacity, all.count) - 40)
      // The last ones are the same.
      for back in 1...max(1, some.count - 3) where some.count > 3 {
        #expect(some[.x, some.count - back] == all[.x, all.count - back])
      }
    }
    #expect(some == all)
  }

  @Test func `who is never born emits nothing`() {
    var rocket = rocket
    rocket.births = Emitter.Schedule(rate: 2, count: 3)
    #expect(rocket.stream(ofSubEmitter: 0, fromParticle: 3).aliveIndices(at: 4).isEmpty)
    #expect(rocket.stream(ofSubEmitter: 0, fromParticle: 3).birthTime(of: 0) == .infinity)
    #expect(rocket.stream(ofSubEmitter: 0, fromParticle: 2).birthTime(of: 40) == .infinity)
    rocket.lifetime = -1
    #expect(rocket.stream(ofSubEmitter: 0, fromParticle: 2).aliveIndices(at: 1).isEmpty)
  }
}
