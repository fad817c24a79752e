// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import Testing

/// Emitters with names that people know.
@Suite struct EmitterPresetTests {
  private static let area = Bounds(x: 0, y: 0, width: 640, height: 400)

  private static let all: [(name: String, emitter: Emitter)] = [
    ("confetti", .confetti(at: SIMD2(320, 400), seed: 1)), ("snow", .snow(over: area, seed: 2)),
    ("rain", .rain(over: area, slant: 0.2, seed: 3)),
    ("fire", .fire(at: SIMD2(320, 380), seed: 4)), ("smoke", .smoke(at: SIMD2(320, 380), seed: 5)),
    ("sparks", .sparks(at: SIMD2(320, 200), seed: 6)),
  ]

  private static func particles(_ emitter: Emitter, at time: Double) -> [Emitter.Particle] {
    emitter.particles(at: time)
  }

  @Test func `all are sound, visible, and data`() throws {
    for (name, emitter) in EmitterPresetTests.all {
      for time in [0, 0.1, 0.4, 1, 7.5, 3600] {
        for particle in EmitterPresetTests.particles(emitter, at: time) {
          #expect(particle.scale > 0 && particle.scale < 6, "\(name)")
          #expect(particle.color.w >= 0 && particle.color.w <= 1, "\(name)")
        }
      }
      let shown = EmitterPresetTests.particles(emitter, at: 0.4)
      #expect(shown.count >= 25, "\(name)")
      #expect(shown.contains { $0.color.w > 0.3 }, "\(name)")
      let data = try JSONEncoder().encode(emitter)
      #expect(try JSONDecoder().decode(Emitter.self, from: data) == emitter, "\(name)")
    }
  }

  @Test func `snow and rain fill their area at all times, and leave it below`() {
    for emitter in [
      Emitter.snow(over: EmitterPresetTests.area, rate: 200),
      .rain(over: EmitterPresetTests.area, rate: 1500),
    ] {
      for time in [0, 0.3, 40, 5000] {
        let shown = EmitterPresetTests.particles(emitter, at: time)
        // Sixteen fields of the area: none is empty.
        var counts = [Int](repeating: 0, count: 16)
        for particle in shown {
          let place = particle.position / SIMD2(160, 100)
          guard place.x >= 0, place.x < 4, place.y >= 0, place.y < 4 else { continue }
          counts[Int(place.x) + 4 * Int(place.y)] += 1
        }
        #expect(counts.allSatisfy { $0 > 3 })
      }
      // The slowest one dies below the area, and none falls against gravity.
      for index in 0..<500 {
        let (birth, life) = (emitter.birthTime(of: index), emitter.lifetime.mean)
        let samples = Emitter.Samples(emitter.stream.random, index: index)
        #expect(emitter.particle(age: 0, samples: samples).position.y == -20)
        #expect(emitter.particle(age: life, samples: samples).position.y > 400)
        #expect(birth >= -life)
      }
    }
  }

  @Test func `rain falls along its slant, and its drops are turned along it`() {
    let rain = Emitter.rain(over: EmitterPresetTests.area, slant: 0.3)
    let (a, b) = (rain.particle(age: 0.1), rain.particle(age: 0.2))
    let way = b.position - a.position
    #expect(abs(way.x / way.y - tan(0.3)) < 1e-9)
    // A picture that is upright is turned by as much as the way is.
    #expect(abs(a.rotation + 0.3) < 1e-12)
  }

  @Test func `shots start at their time, and end`() {
    for emitter in [
      Emitter.confetti(at: SIMD2(9, 9), count: 40), .sparks(at: SIMD2(9, 9), count: 40),
    ] {
      #expect(EmitterPresetTests.particles(emitter, at: -0.01).isEmpty)
      #expect(EmitterPresetTests.particles(emitter, at: 0).count == 40)
      #expect(
        EmitterPresetTests.particles(emitter, at: 0).allSatisfy { $0.position == SIMD2(9, 9) })
      #expect(EmitterPresetTests.particles(emitter, at: 5.01).isEmpty)
    }
  }

  @Test func `fire and smoke rise, and smoke spreads`() {
    let (fire, swirling) = (Emitter.fire(at: .zero), Emitter.smoke(at: .zero))
    var smoke = swirling
    smoke.turbulence = nil
    for step in 1..<40 {
      let age = Double(step) * 0.02
      #expect(fire.particle(age: age).position.y < fire.particle(age: age - 0.02).position.y)
      #expect(
        smoke.particle(age: age * 4).position.y < smoke.particle(age: age * 4 - 0.08).position.y)
      #expect(smoke.particle(age: age * 4).scale > smoke.particle(age: age * 4 - 0.08).scale)
    }
    // Air slows smoke down: by the law of a fall with drag, with a mean of 100 at first.
    let (drag, pull) = (0.5, -12.0)
    let decay = (1 - exp(-drag * 2)) / drag
    let expected = -100 * decay + pull / drag * (2 - decay)
    #expect(abs(smoke.particle(age: 2).position.y - expected) < 1e-9)
    // Eddies carry it to either side, and it is still above its source.
    let ways = (1...40).map { swirling.particle(age: Double($0) / 10).position }
    let (least, most) = (ways.map(\.x).min() ?? 0, ways.map(\.x).max() ?? 0)
    #expect(least < -1 && most > 1 && ways.allSatisfy { $0.y < 0 })
  }
}
