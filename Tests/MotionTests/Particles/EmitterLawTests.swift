// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionScenes
import Testing

/// What holds of every emitter.
@Suite struct EmitterLawTests {
  /// Emitters of every kind.
  private static func emitter(_ seed: Int) -> Emitter {
    var emitter = RandomEmitter(seed: seed, isHostile: false).emitter
    if seed % 2 == 1 { emitter.path = path }
    return emitter
  }

  /// A path with lines, curves, a jump, a spring and an eased segment.
  private static let path = Track(
    from: SIMD2(0.0, 0),
    [
      .linear(to: SIMD2(40, 0), duration: 0.3), .cubic(to: SIMD2(40, 60), duration: 0.4),
      .cubic(to: SIMD2(-20, 30), duration: 0.2), .move(to: SIMD2(5, 5)),
      .spring(to: SIMD2(100, 0), duration: 0.5),
      .linear(to: SIMD2(0, 0), duration: 1, easing: .easeInOut),
    ])

  @Test func `a moving emitter leaves its particles where they were born`() throws {
    let rate = Effort.isWhole ? 5000.0 : 1000
    let still = Emitter(
      births: Emitter.Schedule(rate: rate, beginTime: 0.5, warmupTime: 0.25), lifetime: 2,
      position: SIMD2(7, -3), shape: .circle(radius: 4), angle: Emitter.Variation(0, range: 6),
      speed: Emitter.Variation(40, range: 9), acceleration: SIMD2(0, 90), capacity: 20_000)
    var moving = still
    moving.path = Self.path
    var (rest, whole, part) = (ParticleBuffer(), ParticleBuffer(), ParticleBuffer())
    var frames: [Double: [[UInt32]]] = [:]
    for time in stride(from: 0.5, through: 4, by: 0.5) {
      still.sample(at: time, into: &rest)
      moving.sample(at: time, into: &whole)
      frames[time] = bits(whole)
      #expect(whole.count == rest.count && (time < 2.5 || whole.count == 2 * Int(rate)))
      for (slot, index) in moving.aliveIndices(at: time).enumerated() where index % 7 == 0 {
        let place = Self.path.value(at: moving.birthTime(of: index) - 0.5)
        let (from, to) = (
          try #require(still.particle(index, at: time)),
          try #require(moving.particle(index, at: time))
        )
        #expect((to.position - from.position).distance(to: place) < 1e-9)
        #expect(to.velocity == from.velocity && to.age == from.age)
        #expect(
          SIMD2(Float(to.position.x), Float(to.position.y))
            == SIMD2(whole[.x, slot], whole[.y, slot]))
      }
      let live = moving.aliveIndices(at: time)
      for share in [0.1, 0.5, 0.77] {
        let middle = live.lowerBound + Int(share * Double(live.count))
        moving.sample(live.lowerBound..<middle, at: time, into: &part)
        let front = bits(part)
        moving.sample(middle..<live.upperBound, at: time, into: &part)
        #expect(zip(front, bits(part)).map { $0 + $1 } == bits(whole))
      }
    }
    for (time, frame) in frames.sorted(by: { $0.key > $1.key }) {
      moving.sample(at: time, into: &whole)
      #expect(bits(whole) == frame, "backwards in time")
    }
    // The path is at its start during the warm-up and at its end after its duration.
    #expect(moving.particle(age: 0).position == still.particle(age: 0).position)
  }

  @Test func `particles of a moving emitter carry emitters from where they are`() throws {
    let sparks = Emitter(births: .burst(3), lifetime: 1, path: Track(values: [SIMD2(0.0, 1)]))
    let rockets = Emitter(
      births: Emitter.Schedule(rate: 4), lifetime: 1,
      path: Track(values: [SIMD2(0.0, 0), SIMD2(80, 0)], duration: 2),
      subEmitters: [Emitter.SubEmitter(sparks, from: .death)])
    let stream = rockets.stream(ofSubEmitter: 0, fromParticle: 4)
    #expect(stream.birthTime(of: 0) == 2)
    #expect(try #require(stream.particle(0, at: 2.5)).position == SIMD2(40, 1))
  }

  private func bits(_ buffer: ParticleBuffer) -> [[UInt32]] {
    ParticleBuffer.Plane.allCases.filter(buffer.attributes.contains).map { plane in
      buffer.numbers(plane).map(\.bitPattern)
    }
  }

  @Test func `a thousand times in random order give the bits of a forward pass`() {
    let emitter = Emitter(
      births: Emitter.Schedule(rate: 8, bursts: [.init(count: 9, at: 3)]),
      lifetime: Emitter.Variation(1, range: 0.5), shape: .circle(radius: 9),
      angle: Emitter.Variation(0, range: 6), speed: Emitter.Variation(90, range: 50),
      acceleration: SIMD2(3, 70), drag: 0.4, spin: Emitter.Variation(0, range: 2),
      scale: Emitter.Variation(1, range: 0.3), color: Emitter.Color(range: SIMD4(repeating: 0.5)))
    var buffer = ParticleBuffer(attributes: .all)
    let times = (0..<1000).map { Double($0) / 100 }
    func digest(_ time: Double) -> UInt64 {
      emitter.sample(at: time, into: &buffer)
      var print = Fingerprint()
      for index in 0..<buffer.count {
        for plane in ParticleBuffer.Plane.allCases { print.combine(Double(buffer[plane, index])) }
      }
      return print.value
    }
    let forward = times.map(digest)
    var generator = SeededGenerator(seed: 8)
    for place in times.indices.shuffled(using: &generator) {
      #expect(digest(times[place]) == forward[place])
    }
    #expect(Set(forward).count > 900)
  }

  @Test func `two halves have the bits of the whole`() {
    for seed in 0..<8 {
      var emitter = EmitterLawTests.emitter(seed)
      emitter.subEmitters = []
      let time = 0.5 + Double(seed) / 3
      var (whole, one, two) = (
        ParticleBuffer(attributes: .all), ParticleBuffer(attributes: .all),
        ParticleBuffer(attributes: .all)
      )
      emitter.sample(at: time, into: &whole)
      let live = emitter.aliveIndices(at: time)
      for share in [0, live.count / 3, live.count / 2 + 1] {
        let middle = min(live.upperBound, live.lowerBound + share)
        emitter.sample(live.lowerBound..<middle, at: time, into: &one)
        emitter.sample(middle..<live.upperBound, at: time, into: &two)
        let joined = zip(bits(one), bits(two)).map { $0 + $1 }
        #expect(joined == bits(whole), "seed \(seed), \(share)")
      }
      emitter.sample(0..<Int.max, at: time, into: &one)
      #expect(one == whole)
    }
  }

  @Test func `a particle alone has the bits of the bulk`() {
    for seed in 0..<8 {
      var emitter = EmitterLawTests.emitter(seed)
      emitter.subEmitters = []
      let time = 0.7 + Double(seed) / 5
      var buffer = ParticleBuffer(attributes: .all)
      emitter.sample(at: time, into: &buffer)
      let living = emitter.aliveIndices(at: time).compactMap { index in
        emitter.particle(index, at: time).map { (index, $0) }
      }
      #expect(living.count == buffer.count)
      for (place, (index, particle)) in living.enumerated() where place % 5 == 0 {
        let expected = [
          Float(particle.position.x), Float(particle.position.y), Float(particle.color.w),
          Float(particle.rotation), Float(particle.scale), Float(particle.color.x),
          Float(particle.color.y), Float(particle.color.z), 0, 0, Float(particle.progress),
          Float(index & 0xff_ffff),
        ]
        let found = ParticleBuffer.Plane.allCases.map { buffer[$0, place] }
        #expect(found.map(\.bitPattern) == expected.map(\.bitPattern), "seed \(seed)")
        #expect(particle.age >= 0 && particle.age < particle.lifetime)
      }
    }
  }

  @Test func `planes do not depend on which others there are`() {
    for seed in 0..<4 {
      let emitter = EmitterLawTests.emitter(seed)
      let live = emitter.aliveIndices(at: 2)
      let some = live.lowerBound..<min(live.upperBound, live.lowerBound + 301)
      var all = ParticleBuffer(attributes: .all)
      emitter.sample(some, at: 2, into: &all)
      for plane in ParticleBuffer.Plane.allCases {
        var one = ParticleBuffer(attributes: .init(plane))
        emitter.sample(some, at: 2, into: &one)
        #expect(bits(one)[0] == bits(all)[plane.rawValue], "\(plane)")
      }
    }
  }

  @Test func `ages and births agree, in the order of birth`() throws {
    for seed in 0..<8 {
      let emitter = EmitterLawTests.emitter(seed)
      let time = 3.25
      var last = Double.infinity
      for index in emitter.aliveIndices(at: time) {
        guard let particle = emitter.particle(index, at: time) else { continue }
        #expect(particle.age <= last)
        #expect(abs(time - emitter.birthTime(of: index) - particle.age) < 1e-12)
        last = particle.age
      }
    }
  }

  @Test func `velocity is the slope of position`() throws {
    for seed in 0..<24 {
      let emitter = EmitterLawTests.emitter(seed)
      let draws = Emitter.Samples(CounterRandom(seed: 1), index: seed)
      for step in 1...8 {
        let (age, width) = (Double(step) / 4, 1e-4)
        let before = emitter.particle(age: age - width, samples: draws)
        let after = emitter.particle(age: age + width, samples: draws)
        let slope = (after.position - before.position).scaled(by: 0.5 / width)
        let found = emitter.particle(age: age, samples: draws)
        #expect(slope.distance(to: found.velocity) < 1e-4 * (1 + found.velocity.magnitude))
      }
    }
  }

  @Test(arguments: [1.0, 0x1p-1000, 0x1p-1030, 0x1p-1060])
  func `attributes are drawn from the halves of words`(range: Double) throws {
    let spread = Emitter.Variation(0, range: range)
    let emitter = Emitter(
      births: Emitter.Schedule(bursts: [.init(count: 100, at: 0)]), lifetime: 1, rotation: spread,
      scale: spread, mirrorsNegativeScale: true, seed: 5)
    let random = CounterRandom(seed: 5)
    func half(_ channel: Emitter.Channel, of index: Int) -> Double {
      let word = random.bits(index: index, channel: channel.rawValue / 2)
      return Double(channel.rawValue % 2 == 0 ? word >> 32 : word & 0xffff_ffff) * 0x1p-32
    }
    for index in 0..<100 {
      let particle = try #require(emitter.particle(index, at: 0))
      #expect(particle.scale == spread.value(at: half(.scale, of: index)))
      #expect(particle.rotation == spread.value(at: half(.rotation, of: index)))
    }
  }

  @Test(arguments: [0.0, 0.3, Double.pi, 40, -1e6])
  func `directions are those of angles`(mean: Double) {
    for range in [0.0, 1e-9, 1.6, 2 * Double.pi, -9, 1e6] {
      let angle = Emitter.Variation(mean, range: range)
      let emitter = Emitter(lifetime: 1, angle: angle, speed: 1)
      for step in 0...64 {
        var samples = Emitter.Samples()
        samples[.angle] = Double(step) / 64
        let found = emitter.particle(age: 0, samples: samples).velocity
        let (sine, cosine) = Elementary.sineAndCosine(angle.value(at: samples[.angle]))
        // The angle is rounded once in radians, and once in turns.
        let bound = 4e-16 * (1 + abs(mean) + abs(range))
        #expect(found.distance(to: SIMD2(cosine, sine)) < bound)
      }
    }
  }

  @Test func `a plane does not depend on the others`() {
    for seed in 0..<Effort.cases(12) {
      let emitter = EmitterLawTests.emitter(seed)
      var all = ParticleBuffer(attributes: .all)
      emitter.sample(at: 3.25, into: &all)
      // A dirty workspace.
      var one = ParticleBuffer(attributes: .all)
      Dissolve(columns: 40, rows: 30, seed: 1).sample(at: 0.5, into: &one)
      for plane in ParticleBuffer.Plane.allCases {
        one = ParticleBuffer(attributes: .init(plane))
        emitter.sample(at: 3.25, into: &one)
        #expect(bits(one) == [all.numbers(plane).map(\.bitPattern)])
      }
    }
  }

  @Test func `of too many the newest survive, and no evicted particle returns`() {
    var emitter = Emitter(
      births: Emitter.Schedule(rate: 100), lifetime: Emitter.Variation(4, range: 2), capacity: 50)
    #expect(emitter.aliveIndices(at: 10) == 951..<1001)
    var buffer = ParticleBuffer(attributes: [.index])
    emitter.sample(at: 10, into: &buffer)
    #expect(buffer.count == 50 && buffer[.index, 0] == 951)
    #expect(emitter.particle(950, at: 10) == nil)
    for time in stride(from: 9.5, to: 14, by: 0.25) {
      #expect((emitter.particle(951, at: time) != nil) == (time > 9.505 && time < 10.005))
    }
    emitter.capacity = 0
    emitter.sample(at: 10, into: &buffer)
    #expect(buffer.isEmpty && emitter.aliveIndices(at: 10).isEmpty)
  }

  @Test func `hostile emitters are finite at any time, and bounded`() {
    var buffer = ParticleBuffer(attributes: .all)
    for seed in 0..<60 {
      var emitter = RandomEmitter(seed: seed, isHostile: true).emitter
      emitter.capacity = min(emitter.capacity, 40)
      for time in [.nan, .infinity, -1e308, 0, 1e-300, 0.75, 3, 1e15, 1e308] as [Double] {
        let live = emitter.aliveIndices(at: time)
        #expect(live.count <= emitter.capacity)
        emitter.sample(at: time, into: &buffer)
        #expect(buffer.count <= emitter.capacity)
        for index in stride(from: 0, to: buffer.count, by: 5) {
          let isFinite = ParticleBuffer.Plane.allCases.allSatisfy { buffer[$0, index].isFinite }
          #expect(isFinite, "seed \(seed) at \(time)")
        }
        if let index = live.first, let particle = emitter.particle(index, at: time) {
          let sum = particle.position + particle.velocity
          #expect(sum.x.isFinite && sum.y.isFinite && particle.rotation.isFinite)
        }
      }
      #expect(!emitter.duration.isNaN)
    }
  }

  @Test func `a billion births in a second neither hang nor allocate`() {
    var emitter = Emitter(births: Emitter.Schedule(rate: 1e9), lifetime: 10, speed: 5)
    #expect(emitter.aliveIndices(at: 1).count == 65_536)
    #expect(emitter.aliveIndices(at: 1).upperBound == 1_000_000_001)
    emitter.capacity = 300
    var buffer = ParticleBuffer()
    for time in [0.0, 1e-9, 1, 36_000, 1e15, 1e300] {
      emitter.sample(at: time, into: &buffer)
      #expect(buffer.count <= 300 && buffer.stride <= 304)
    }
    // Generations of them: no more than that many particles are asked what they emit.
    for _ in 0..<4 {
      emitter.subEmitters = [Emitter.SubEmitter(emitter), Emitter.SubEmitter(emitter)]
    }
    emitter.sample(at: 2, into: &buffer)
    #expect(buffer.count <= 300)
  }

  @Test func `no particle is alive at the end time or later`() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let spark = Emitter(
        births: Emitter.Schedule(
          bursts: [.init(count: 2, at: Double.random(in: 0...3, using: &generator))],
          beginTime: Double.random(in: 0...2, using: &generator)),
        lifetime: Emitter.Variation(Double.random(in: 0.01...2, using: &generator)))
      let count = Int.random(in: 1...900, using: &generator)
      var emitter = Emitter(
        births: Emitter.Schedule(
          rate: Double.random(in: 0.1...300, using: &generator), count: count,
          beginTime: Double.random(in: -5...5, using: &generator)),
        lifetime: Emitter.Variation(Double.random(in: 0.01...20, using: &generator)))
      var end = emitter.duration
      for time in [end, end.nextUp, end + 1] {
        #expect(emitter.particle(count - 1, at: time) == nil, "\(emitter.births), \(time)")
      }
      #expect(emitter.particle(count - 1, at: end - 1e-11) != nil, "\(emitter.births), \(end)")
      emitter.subEmitters = [Emitter.SubEmitter(spark, from: .death)]
      end = emitter.duration
      let sparks = emitter.stream(ofSubEmitter: 0, fromParticle: count - 1)
      #expect(sparks.particle(1, at: end) == nil && sparks.particle(1, at: end - 1e-11) != nil)
    }
  }

  @Test func `tracks over life times any legal numbers are finite`() throws {
    let emitter = Emitter(
      births: Emitter.Schedule(rate: 1), lifetime: 1e150, scale: 1e150, scaleSpeed: 1e150,
      color: Emitter.Color(speed: SIMD4(repeating: 1e150)),
      scaleOverLife: Track(values: [1e150, -1e150]), alphaOverLife: Track(values: [1e150, 1e150]),
      colorOverLife: Track(values: [SIMD4.zero, SIMD4.zero]))
    for age in [0, 1, 0.9e150] {
      let found = emitter.particle(age: age)
      #expect(found.scale.isFinite && found.color == .zero, "\(age)")
    }
  }

  @Test func `rates and lifetimes of nothing show nothing`() {
    var buffer = ParticleBuffer()
    for emitter in [
      Emitter(), Emitter(births: Emitter.Schedule(rate: 9)),
      Emitter(births: Emitter.Schedule(rate: 9), lifetime: -3),
      Emitter(births: Emitter.Schedule(rate: 0), lifetime: 3),
      Emitter(births: Emitter.Schedule(rate: 9, count: 0), lifetime: 3),
      Emitter(births: Emitter.Schedule(bursts: [.init(count: 0, at: 1)]), lifetime: 3),
    ] {
      for time in [0.0, 1, 1e9] {
        emitter.sample(at: time, into: &buffer)
        #expect(buffer.isEmpty && emitter.aliveIndices(at: time).isEmpty)
        #expect(emitter.particle(0, at: time) == nil)
      }
      let isEndless = emitter.births.total == nil && emitter.lifetime.highest > 0
      #expect(isEndless || emitter.duration == 0)
    }
  }
}
