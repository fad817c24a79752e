// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EmissionScheduleTests {
  @Test func `a birth is counted at the very Double that its time gives`() {
    for rate in [0.1, 1, 3, 7, 60, 144, 150, 500, 1e3 / 3, 1e9] {
      let births = Emitter.Schedule(rate: rate)
      for index in [0, 1, 2, 3, 49, 1000, 99_999, 123_456_789, 35_999_999_999] {
        let time = births.time(of: index)
        #expect(births.count(through: time) == index + 1, "\(index) at \(rate)")
        #expect(births.count(through: time.nextDown) == index, "\(index) at \(rate)")
        #expect(time == Double(index) / rate)
      }
    }
  }

  @Test func `a time of −0 is 0, as JSON that leaves it out says`() {
    let births = Emitter.Schedule(rate: 1, beginTime: -0.0, warmupTime: -0.0)
    #expect(births.beginTime.sign == .plus && births.warmupTime.sign == .plus)
  }

  @Test func `ages are within 2 ulp after ten hours`() throws {
    // Whole numbers of thirds and 1/1024 s: the age times 3072 is a whole number.
    let emitter = Emitter(births: Emitter.Schedule(rate: 3), lifetime: 10)
    for tick in stride(from: 0, to: 4096, by: 137) {
      let time = 36_000 + Double(tick) / 1024
      for index in emitter.aliveIndices(at: time) {
        let age = Double((36_000 * 1024 + tick) * 3 - index * 1024) / 3072
        let found = try #require(emitter.particle(index, at: time)).age
        #expect(abs(found - age) <= 2 * age.ulp)
      }
    }
  }

  @Test func `a delayed and warmed-up emitter has its particles at its begin`() throws {
    let plain = Emitter(births: Emitter.Schedule(rate: 10), lifetime: 2, speed: 10)
    var warm = plain
    warm.births = Emitter.Schedule(rate: 10, beginTime: 5, warmupTime: 3)
    #expect(warm.aliveIndices(at: 4.999).isEmpty)
    #expect(warm.aliveIndices(at: 5) == plain.aliveIndices(at: 3))
    #expect(warm.particle(25, at: 5.25) == plain.particle(25, at: 3.25))
    #expect(warm.birthTime(of: 25) == 4.5)
    #expect(plain.aliveIndices(at: -0.001).isEmpty && plain.aliveIndices(at: 0) == 0..<1)
    #expect(plain.aliveIndices(at: .nan) == 0..<1 && plain.aliveIndices(at: .infinity).isEmpty)
  }

  @Test func `begun late or warmed-up, a particle is there at its own birth time, not before`() {
    var generator = SeededGenerator(seed: 5)
    for round in 0..<300 {
      let begin = Double.random(in: -5...5, using: &generator)
      let warmupTime = round % 3 == 0 ? Double.random(in: 0...500, using: &generator) : 0
      let births = Emitter.Schedule(
        rate: Double.random(in: 0.1...300, using: &generator),
        bursts: [.init(count: 3, at: Double.random(in: 0...3, using: &generator))],
        beginTime: begin, warmupTime: warmupTime)
      let dust = Emitter(births: births, lifetime: 2)
      let comet = Emitter(
        births: Emitter.Schedule(rate: 1.7, beginTime: begin), lifetime: 9,
        subEmitters: [Emitter.SubEmitter(dust)])
      for stream in [dust.stream, comet.stream(ofSubEmitter: 0, fromParticle: 3)] {
        for step in 0..<12 {
          let index = step * 7 + births.count(through: warmupTime)
          let time = stream.birthTime(of: index)
          guard time < .infinity else { continue }
          #expect(stream.particle(index, at: time) != nil, "\(index) at \(time)")
          #expect(stream.particle(index, at: time.nextDown) == nil, "\(index) at \(time)")
        }
      }
    }
  }

  @Test func `the first particle's age is exact at rates that vanish beside it`() {
    for rate in [1e-300, .leastNormalMagnitude / 64, .leastNonzeroMagnitude] {
      let emitter = Emitter(births: Emitter.Schedule(rate: rate), lifetime: 9)
      for age in [0, 1e-12, 0.1, 1.4, 8.9] {
        #expect(emitter.particle(0, at: age)?.age == age)
      }
    }
  }

  @Test func `at most 2⁵³ particles are born`() {
    let limit = Int(clamping: Int64(1) << 53)
    let endless = Emitter.Schedule(rate: 1)
    #expect(endless.count(through: 1e300) == limit)
    #expect(endless.time(of: limit - 1) == Double(limit - 1))
    #expect(endless.time(of: limit) == .infinity && endless.time(of: .max) == .infinity)
    let many = Emitter.Schedule(rate: 1, count: .max)
    #expect(many.count == .max && many.total == limit && many.time(of: limit) == .infinity)
  }

  @Test func `bursts are counted in order of birth`() {
    let births = Emitter.Schedule(
      rate: 10,
      bursts: [.init(count: 5, at: 1), .init(count: 3, at: 0), .init(count: 2, at: 1)])
    // At 0: one of the stream, then three; at 1: the eleventh, then five, then two.
    #expect(births.bursts.map(\.count) == [3, 5, 2])
    #expect(births.count(through: 0) == 4)
    #expect(births.count(through: 0.95) == 13)
    #expect(births.count(through: 1) == 21)
    #expect((0..<5).map(births.time(of:)) == [0, 0, 0, 0, 0.1])
    #expect(births.time(of: 13) == 1 && births.time(of: 20) == 1 && births.time(of: 21) == 1.1)
    var last = 0.0
    for index in 0..<400 {
      let time = births.time(of: index)
      #expect(time >= last && births.count(through: time) > index)
      #expect(births.count(through: time.nextDown) <= index)
      last = time
    }
  }

  @Test func `a total ends them all`() {
    let births = Emitter.Schedule(rate: 10, count: 12, bursts: [.init(count: 5, at: 0.55)])
    #expect(births.total == 12 && births.count(through: 9) == 12)
    #expect(births.time(of: 11) == 0.6 && births.time(of: 12) == .infinity)
    #expect(Emitter.Schedule(rate: 10).total == nil)
    #expect(
      Emitter.Schedule(rate: 0).total == 0 && Emitter.Schedule(rate: -3).count(through: 9) == 0)
    #expect(Emitter.Schedule(bursts: [.init(count: 7, at: 2)]).total == 7)
    #expect(Emitter.Schedule(rate: 5, count: 0).count(through: 9) == 0)
  }

  /// Rates of every kind of segment, positive ones, and such that change their sign.
  private static let tracks: [Track<Double>] = [
    Track(from: 10, [.linear(to: 50, duration: 2), .linear(to: 0, duration: 1)]),
    Track(from: 0, [.linear(to: 80, duration: 2, easing: .easeInOut), .hold(duration: 1)]),
    Track(from: 5, [.cubic(to: 60, duration: 1), .cubic(to: 10, duration: 2)]),
    Track(from: 20, [.spring(to: 60, duration: 2, spring: .bouncy), .move(to: 0)]),
    Track(from: 20, [.linear(to: -30, duration: 1), .linear(to: 30, duration: 1), .move(to: 0)]),
    Track(from: 0, [.spring(to: 30, duration: 3, spring: Spring(duration: 0.5, bounce: 0.9))]),
    Track(
      values: [0.0, 90, 20], mode: .cubic(), easings: [.easeIn, .easeOut], duration: 3),
    Track(
      from: 0,
      [.linear(to: 60, duration: 2, easing: .stops([.init(0), .init(0, at: 0.5), .init(1)]))]),
  ]

  @Test(arguments: tracks)
  func `births by a track are the integral of the rate`(track: Track<Double>) {
    let births = Emitter.Schedule(rate: track)
    // Simpson's rule over 2¹² intervals, of the positive part.
    let (end, steps) = (track.duration, 1 << 12)
    var integral = [0.0]
    func rate(_ half: Int) -> Double {
      max(0, track.value(at: end * Double(half) / Double(2 * steps)))
    }
    for step in 0..<steps {
      let sum = rate(2 * step) + 4 * rate(2 * step + 1) + rate(2 * step + 2)
      integral.append(integral[step] + sum / 6 * end / Double(steps))
    }
    for step in stride(from: 100, to: steps, by: 97) {
      let found = births.count(through: end * Double(step) / Double(steps))
      let exact = integral[step]
      #expect(
        abs(exact - exact.rounded()) < 1e-4 || found == Int(exact) + 1
          || exact == 0 && found == 0,
        "\(step): \(found), \(exact)")
    }
    for index in 1..<Int(integral[steps]) {
      let time = births.time(of: index)
      let lower = time / end * Double(steps)
      let step = min(Int(lower), steps - 1)
      let reached = integral[step] + (integral[step + 1] - integral[step]) * (lower - Double(step))
      #expect(abs(reached - Double(index)) < 1e-4, "\(index) at \(time)")
      #expect(births.time(of: index - 1) <= time)
    }
  }

  @Test(arguments: tracks)
  func `a birth by a track is counted at the very Double of its time`(track: Track<Double>) {
    let births = Emitter.Schedule(rate: track)
    let count = births.count(through: track.duration.nextDown)
    for index in 1..<count {
      let time = births.time(of: index)
      #expect(births.count(through: time) > index, "\(index) at \(time)")
      #expect(births.count(through: time.nextDown) <= index, "\(index) at \(time)")
    }
  }

  @Test func `the last rate of a track goes on`() {
    let births = Emitter.Schedule(rate: Track(from: 0, [.linear(to: 3, duration: 3)]))
    // 4.5 births in 3 s, then three in a second.
    #expect(births.rate == 3 && births.total == nil)
    #expect(births.count(through: 3) == 5)
    #expect(abs(births.time(of: 5) - (3 + 0.5 / 3)) < 1e-15 * 4)
    #expect(births.count(through: 36_003) == 108_005)
    let emitter = Emitter(births: births, lifetime: 10)
    let time = 36_003.0
    for index in emitter.aliveIndices(at: time) {
      let exact = (36_000 * 6 - Double(2 * index - 9)) / 6
      let age = emitter.particle(index, at: time)?.age ?? .nan
      #expect(abs(age - exact) <= 4 * exact.ulp)
    }
    let ended = Emitter.Schedule(rate: Track(from: 2, [.hold(duration: 2), .move(to: 0)]))
    #expect(ended.total == 4 && ended.count(through: 99) == 4)
    #expect(Emitter.Schedule(rate: Track(from: 4.0, [])).count(through: 2) == 9)
    #expect(Emitter.Schedule(rate: Track(from: -4.0, [])).total == 0)
  }

  @Test func `no particle is born before the rate is positive`() {
    let births = Emitter.Schedule(
      rate: Track(from: 0, [.hold(duration: 2), .linear(to: 10, duration: 1), .move(to: 0)]))
    #expect(births.count(through: 1.9) == 0 && births.time(of: 0) == 2)
    #expect(births.count(through: 2) == 1 && births.total == 5)
    let waiting = Emitter.Schedule(
      rate: Track(
        from: 0,
        [.linear(to: 60, duration: 2, easing: .stops([.init(0), .init(0, at: 0.5), .init(1)]))]))
    #expect(abs(waiting.time(of: 0) - 1) < 1e-12)
  }

  @Test(arguments: [nil] + tracks.map(Optional.some))
  func `a changed rate leaves what is born, and goes on from there`(track: Track<Double>?) throws {
    let before = track.map { Emitter.Schedule(rate: $0, beginTime: 2, warmupTime: 1) }
    var emitter = Emitter(
      births: before ?? Emitter.Schedule(rate: 7, beginTime: 2, warmupTime: 1), lifetime: 1e3,
      speed: 9)
    let plain = emitter
    // A frame at 2.6 is 1.6 s after the emitter's own start.
    emitter.setBirthRate(40, at: 2.6)
    let ownTime: Double = 2.6 - 2 + 1
    #expect(emitter.births.changes == [Emitter.Schedule.Change(rate: 40, at: ownTime)])
    let born = plain.births.count(through: 1.6.nextDown)
    #expect(emitter.births.count(through: 1.6.nextDown) == born && born > 0)
    for index in 0..<born {
      #expect((emitter.birthTime(of: index) - plain.birthTime(of: index)).magnitude < 1e-12)
      let (now, then) = (emitter.particle(index, at: 9), plain.particle(index, at: 9))
      let way = try #require(now).position - #require(then).position
      #expect(way.magnitude < 1e-9)
    }
    // From there on one is born every fortieth of a second, and the integral does not jump.
    let first = emitter.birthTime(of: born)
    #expect((2.6...2.625 + 1e-12).contains(first))
    for index in stride(from: 1, to: 1000, by: 37) {
      let expected: Double = first + Double(index) / 40
      #expect((emitter.birthTime(of: born + index) - expected).magnitude < 1e-11)
    }
    // Every birth is counted at its time.
    for index in 0..<(born + 100) {
      let time = emitter.births.time(of: index)
      #expect(emitter.births.count(through: time) > index)
      #expect(time == 0 || emitter.births.count(through: time.nextDown) <= index)
    }
    #expect(emitter.births.total == nil)
    emitter.setBirthRate(0, at: 12)
    let total = try #require(emitter.births.total)
    #expect(emitter.birthTime(of: total - 1) < 12 && emitter.birthTime(of: total) == .infinity)
    // Bulk sampling has the bits of single particles.
    var buffer = ParticleBuffer()
    emitter.sample(at: 12.5, into: &buffer)
    #expect(buffer.count == total)
    for index in stride(from: 0, to: total, by: 17) {
      let position = try #require(emitter.particle(index, at: 12.5)).position
      #expect(buffer[.x, index] == Float(position.x) && buffer[.y, index] == Float(position.y))
    }
  }

  @Test func `a change that comes late or early replaces what follows it`() {
    var emitter = Emitter(births: Emitter.Schedule(rate: 10), lifetime: 2)
    emitter.setBirthRate(20, at: 5)
    emitter.setBirthRate(30, at: 8)
    emitter.setBirthRate(0, at: 6)
    #expect(
      emitter.births
        == Emitter.Schedule(rate: 10, changes: [.init(rate: 20, at: 5), .init(rate: 0, at: 6)]))
    // 50 births in 5 s, then 20; the one at 6 s is not born any more.
    #expect(emitter.births.total == 70)
    emitter.setBirthRate(1, at: -3)
    #expect(emitter.births.changes == [.init(rate: 1, at: 0)])
    #expect(emitter.births.time(of: 4) == 4)
    // No rate, then one: particle 0 is born where it begins.
    var late = Emitter(births: Emitter.Schedule(), lifetime: 2)
    late.setBirthRate(4, at: 3)
    #expect((0..<3).map { late.birthTime(of: $0) } == [3, 3.25, 3.5])
    late.setBirthRate(-4, at: 4)
    #expect(late.births.total == 4)
    late.setBirthRate(4, at: 10)
    #expect(late.birthTime(of: 4) == 10)
  }

  @Test func `changes in any order are those of their times`() throws {
    let changes = [(2.0, 8.0), (1, 4), (2, 16)].map { Emitter.Schedule.Change(rate: $1, at: $0) }
    let births = Emitter.Schedule(rate: 1, changes: changes)
    #expect(births.changes.map(\.rate) == [4, 16] && births.rate == 1)
    // 1 + 4 births up to 2 s.
    #expect(births.count(through: 2) == 6 && births.time(of: 21) == 3)
    let text = try String(decoding: JSONEncoder().encode(births), as: UTF8.self)
    #expect(text.contains("changes"))
    #expect(try JSONDecoder().decode(Emitter.Schedule.self, from: Data(text.utf8)) == births)
    #expect(
      !String(decoding: try JSONEncoder().encode(Emitter.Schedule(rate: 1)), as: UTF8.self)
        .contains("changes"))
    // A track without a duration is a constant rate, in a file too.
    for jump in [births.changes, []] {
      let jumping = Emitter.Schedule(rate: Track(from: 1, [.move(to: 3)]), changes: jump)
      #expect(jumping == Emitter.Schedule(rate: 3, changes: jump) && jumping.track == nil)
      let data = try JSONEncoder().encode(jumping)
      #expect(try JSONDecoder().decode(Emitter.Schedule.self, from: data) == jumping)
    }
    for refused in [#"{"rate": 1, "time": -1}"#, #"{"rate": 1}"#, #"{"rate": 1e12, "time": 1e9}"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          Emitter.Schedule.self, from: Data(#"{"rate": 1e9, "changes": [\#(refused)]}"#.utf8))
      }
    }
  }

  @Test func `nonsense in a change traps`() async {
    await #expect(processExitsWith: .failure) { _ = Emitter.Schedule.Change(rate: .nan, at: 0) }
    await #expect(processExitsWith: .failure) { _ = Emitter.Schedule.Change(rate: 1, at: -1) }
    await #expect(processExitsWith: .failure) {
      var emitter = Emitter(births: Emitter.Schedule(rate: 1e9), lifetime: 1)
      emitter.setBirthRate(0, at: 1e9)
    }
    await #expect(processExitsWith: .failure) {
      var emitter = Emitter(births: Emitter.Schedule(rate: 1), lifetime: 1)
      emitter.setBirthRate(.infinity, at: 1)
    }
  }
}
