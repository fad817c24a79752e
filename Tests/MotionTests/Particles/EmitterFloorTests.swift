// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EmitterFloorTests {
  /// A particle that is moved from contact to contact.
  struct Ball {
    /// The height above the floor and along it, and the velocities; heights grow upwards.
    var (height, climb, along, speed): (Double, Double, Double, Double)
    var turned = 0.0
    var contacts = 0

    /// Moves the ball by seconds; it rests when its bounces are shorter than can be resolved.
    mutating func move(_ seconds: Double, gravity: Double, _ floor: Emitter.Floor) {
      var left = seconds
      var spin = Foundation.pow(1 - floor.friction, Double(contacts))
      while left > 0 {
        let root = (climb * climb + 2 * gravity * height).squareRoot()
        let flight = climb > 0 ? (climb + root) / gravity : 2 * height / (root - climb)
        if height == 0 && climb <= 1e-13 {
          if floor.friction == 0 { along += speed * left } else { speed = 0 }
          if floor.friction == 0 { turned += left }
          climb = 0
          return
        }
        let step = min(left, flight)
        along += speed * step
        turned += spin * step
        if flight > left {
          height += climb * step - gravity / 2 * step * step
          climb -= gravity * step
          return
        }
        left -= step
        height = 0
        climb = root * floor.restitution
        speed *= 1 - floor.friction
        spin *= 1 - floor.friction
        contacts += 1
      }
    }
  }

  @Test func `bounces agree with a simulation from contact to contact`() throws {
    var greatest = 0.0
    for (restitution, friction) in [
      (0.5, 0.2), (0.9, 0), (0.99, 0.01), (0.999, 0.0005), (0.1, 0.5), (0, 0), (0, 1), (0.7, 1),
      (1, 0), (1, 0.25),
    ] {
      for (height, climb, speed, gravity) in [
        (500.0, 0.0, 120.0, 1000.0), (0, 800, -30, 1500), (3, -900, 10, 400), (80, 200, 0, 9.81),
      ] {
        let floor = Emitter.Floor(y: 640, restitution: restitution, friction: friction)
        let direction = Foundation.atan2(-climb, speed)
        let emitter = Emitter(
          births: .burst(1), lifetime: 1e6, position: SIMD2(7, 640 - height),
          angle: Emitter.Variation(direction),
          speed: Emitter.Variation((climb * climb + speed * speed).squareRoot()),
          acceleration: SIMD2(0, gravity), floor: floor, spin: 2)
        var ball = Ball(height: height, climb: climb, along: 7, speed: speed)
        let root = (climb * climb + 2 * gravity * height).squareRoot()
        let size = root * root / gravity + 1
        var time = 0.0
        // Until a thousand bounces are over, or the ball has been at rest for a while.
        let series =
          restitution < 1
          ? restitution * (1 - Foundation.pow(restitution, 1000)) / (1 - restitution) : 1000
        let end = min(1.2 * (climb / gravity + root / gravity + 2 * root / gravity * series), 5e4)
        while time < end {
          let step = end / (Double(Effort.cases(4000)) + 1.7)
          ball.move(step, gravity: gravity, floor)
          time += step
          let particle = try #require(emitter.particle(0, at: time))
          let error =
            max(
              abs(particle.position.y - (640 - ball.height)),
              abs(particle.position.x - ball.along)) / size
          greatest = max(greatest, error)
          #expect(error < 1e-9, "\(restitution) \(friction) \(height) \(time) \(ball.contacts)")
          #expect(
            abs(particle.rotation - 2 * ball.turned) < 1e-9 * (1 + time),
            "\(restitution) \(friction) \(time)")
        }
        if restitution == 0.999 { #expect(ball.contacts > 1000) }
      }
    }
    #expect(greatest > 0)
  }

  @Test func `velocities are the derivatives, and turn around at a contact`() throws {
    let floor = Emitter.Floor(y: 100, restitution: 0.8, friction: 0.3)
    let emitter = Emitter(
      births: .burst(1), lifetime: 60, speed: 50, acceleration: SIMD2(4, 800), floor: floor)
    let h = 1e-6
    for step in 1..<900 {
      let time = Double(step) * 0.005 + 0.0013
      let (a, b, c) = (
        try #require(emitter.particle(0, at: time - h)),
        try #require(emitter.particle(0, at: time)), try #require(emitter.particle(0, at: time + h))
      )
      let slope = (c.position - a.position) / (2 * h)
      if abs(c.velocity.y - a.velocity.y) < 1 {
        #expect(slope.distance(to: b.velocity) < 1e-3, "\(time)")
      }
      #expect(b.position.y <= 100)
    }
    // It falls 100 points in half a second, at 400 points per second.
    let (before, after) = (
      try #require(emitter.particle(0, at: 0.5 - 1e-9)),
      try #require(emitter.particle(0, at: 0.5 + 1e-9))
    )
    #expect(abs(before.velocity.y - 400) < 1e-5 && abs(after.velocity.y + 320) < 1e-5)
    #expect(before.velocity.x == 52 || abs(before.velocity.x - 52) < 1e-6)
    #expect(abs(after.velocity.x - (0.7 * 50 + 2)) < 1e-6)
    // 0.5 s of fall and four of bounces, 0.8 each of the one before, of 0.8 s.
    #expect(emitter.particle(0, at: 4.5001)?.velocity == .zero)
    #expect(emitter.particle(0, at: 4.4)?.velocity != .zero)
  }

  @Test func `buffers have the bits of single particles, in any range, backwards in time`() {
    var emitter = Emitter(
      births: Emitter.Schedule(rate: 400), lifetime: Emitter.Variation(2...6),
      position: SIMD2(100, 50),
      shape: .circle(radius: 20), angle: Emitter.Variation(0, range: 6.3),
      speed: Emitter.Variation(50...200),
      acceleration: SIMD2(10, 700), floor: Emitter.Floor(y: 240, restitution: 0.7, friction: 0.1),
      spin: Emitter.Variation(0, range: 9), axis: .down, seed: 5)
    for axis in YAxis.allCases {
      emitter.axis = axis
      emitter.floor = Emitter.Floor(y: axis == .down ? 240 : -240, restitution: 0.7)
      var buffer = ParticleBuffer(attributes: .all)
      var part = ParticleBuffer(attributes: [.rotation, .index])
      for time in [9, 5.5, 3, 0.7] {
        emitter.sample(at: time, into: &buffer)
        let particles = emitter.particles(at: time)
        #expect(buffer.count == particles.count && buffer.count > 100)
        var touched = 0
        for (index, particle) in particles.enumerated() {
          #expect(buffer[.x, index] == Float(particle.position.x))
          #expect(buffer[.y, index] == Float(particle.position.y))
          #expect(buffer[.rotation, index] == Float(particle.rotation))
          let y = particle.position.y
          #expect(axis == .down ? y <= 240 : y >= -240)
          touched += particle.velocity.y * (axis == .down ? 1 : -1) < -250 ? 1 : 0
        }
        #expect(time < 1 || touched > 0)
        let live = emitter.aliveIndices(at: time)
        let middle = live.lowerBound + live.count / 3
        emitter.sample(middle..<live.upperBound, at: time, into: &part)
        for index in 0..<part.count {
          #expect(part[.rotation, index] == buffer[.rotation, buffer.count - part.count + index])
        }
      }
    }
  }

  @Test func `a particle that carries an emitter bounces too`() throws {
    let sparks = Emitter(births: Emitter.Schedule(rate: 10), lifetime: 0.5)
    let ball = Emitter(
      births: .burst(1), lifetime: 20, acceleration: SIMD2(0, 1000),
      floor: Emitter.Floor(y: 500, restitution: 0.5), subEmitters: [Emitter.SubEmitter(sparks)])
    let trail = ball.stream(ofSubEmitter: 0, fromParticle: 0)
    for index in 0..<60 {
      let birth = trail.birthTime(of: index)
      let spark = try #require(trail.particle(index, at: birth))
      let carrier = try #require(ball.particle(0, at: birth))
      #expect(spark.position.distance(to: carrier.position) < 1e-9)
    }
  }

  @Test func `odd worlds stay finite`() throws {
    let tiny = Double.leastNonzeroMagnitude
    let sizes = [0, -0.0, 1, -1, tiny, 1e-160, 1e15, -1e300, .greatestFiniteMagnitude]
    for y in Effort.cases(sizes.reversed()) {
      for (speed, gravity) in sizes.flatMap({ one in sizes.map { (one, $0) } }) {
        for restitution in [0, tiny, 0.5, 1.0.nextDown, 1] {
          for friction in [0, 0.5, 1.0.nextDown, 1] {
            let emitter = Emitter(
              births: .burst(1), lifetime: 1e9, angle: 1, speed: Emitter.Variation(speed),
              acceleration: SIMD2(speed, gravity),
              floor: Emitter.Floor(y: y, restitution: restitution, friction: friction), spin: 1)
            for age in [0, 1e-9, 1, 1e6] {
              let particle = emitter.particle(age: age)
              let numbers = [
                particle.position.x, particle.position.y, particle.velocity.x,
                particle.velocity.y, particle.rotation,
              ]
              #expect(numbers.allSatisfy { $0.isFinite }, "\(y) \(speed) \(gravity) \(age)")
            }
          }
        }
      }
    }
    // Without an acceleration a particle bounces once; an upward one makes a ceiling.
    let floor = Emitter.Floor(y: 10, restitution: 0.5, friction: 0)
    let free = Emitter(lifetime: 9, angle: .init(.pi / 2), speed: 10, floor: floor)
    #expect(abs(free.particle(age: 3).position.y) < 1e-12)
    let balloon = Emitter(
      lifetime: 9, position: SIMD2(0, 20), acceleration: SIMD2(0, -20), floor: floor)
    #expect(balloon.particle(age: 1).position.y == 10 && balloon.particle(age: 8).position.y == 10)
    #expect(abs(balloon.particle(age: 1.5).position.y - 12.5) < 1e-12)
    let buried = Emitter(
      lifetime: 9, position: SIMD2(0, 99), acceleration: SIMD2(0, 5), floor: floor)
    #expect(buried.particle(age: 1).position.y == 10)
  }

  @Test func `a floor is data, and refuses what has no closed form`() throws {
    func read(_ text: String) throws -> Emitter {
      try JSONDecoder().decode(Emitter.self, from: Data(text.utf8))
    }
    #expect(try read(#"{"floor": {"y": 4}}"#) == Emitter(floor: Emitter.Floor(y: 4)))
    let floor = Emitter.Floor(y: 1, restitution: 0.25, friction: 1)
    let emitter = Emitter(floor: floor)
    let data = try JSONEncoder().encode(emitter)
    #expect(try JSONDecoder().decode(Emitter.self, from: data) == emitter)
    for text in [
      #"{"floor": {}}"#, #"{"floor": {"y": 1, "restitution": 1.5}}"#,
      #"{"floor": {"y": 1, "friction": -1}}"#, #"{"floor": {"y": 1}, "drag": 1}"#,
    ] {
      #expect(throws: DecodingError.self, "\(text)") { try read(text) }
    }
    #expect("\(floor)" == "Emitter.Floor(y: 1, restitution: 0.25, friction: 1)")
  }
}
