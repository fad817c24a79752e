// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import MotionEffects
import Testing

/// What people write first with shapes, strokes, particles and haptics.
struct FirstAttemptShapeTests {
  private let square = BezierPath.rectangle(Bounds(x: 0, y: 0, width: 100, height: 100))

  /// The area of a polygon of 4000 points on an outline.
  private func area(of outline: BezierPath) -> Double {
    let measure = PathMeasure(outline)
    let corners = (0...4000).map { measure.value(atLength: measure.length * Double($0) / 4000) }
    let sum = zip(corners, corners.dropFirst()).reduce(0.0) { sum, side in
      sum + (side.0.x * side.1.y - side.1.x * side.0.y)
    }
    return abs(sum) / 2
  }

  @Test func `a disc becomes a square`() {
    let morph = PathMorph(from: .circle(center: SIMD2(50, 50), radius: 50), to: square)
    #expect(morph.path(at: 0) == morph.start && morph.path(at: 1) == square)
    // Between π · 50² and 100².
    let area = area(of: morph.path(at: 0.5))
    #expect(area > .pi * 2500 && area < 10_000)
  }

  @Test func `a trim wraps across the start`() {
    // The last fifth of 400 points and the first: 80 + 80, in one piece.
    let part = square.trimmed(from: 0.8, to: 1.2)
    #expect(abs(part.length() - 160) < 1e-9)
    #expect(part.subpaths.count == 1)
    #expect(part.subpaths.first?.isClosed == false)
  }

  @Test func `a closed spline has no kink at its seam`() {
    let track = Track(
      values: [SIMD2(0.0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 0)],
      mode: .cubic(isClosed: true), duration: 3)
    let (first, last) = (track.velocity(at: 0), track.velocity(at: 3.nextDown))
    #expect((first - last).magnitude < 1e-9)
  }

  @Test func `a cart heads where it rides`() {
    // An L: along x, then down, 100 points each.
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: SIMD2(100, 0))
    path.addLine(to: SIMD2(100, 100))
    let ride = PathMeasure(path).traversed(in: 2, easing: .easeInOut)
    let headings = [0, 0.5, 1.5, 2].map { ride.heading.value(at: $0) }
    #expect(headings == [0, 0, .pi / 2, .pi / 2])
    #expect(ride.value(at: 2) == SIMD2(100, 100))
  }

  @Test func `a pen's line is as wide as it was pressed`() throws {
    // A straight line whose width falls from 10 to 0: a triangle, and half a disc at its wide end.
    let stroke = Stroke([
      Stroke.Point(SIMD2(0, 0), pressure: 1), Stroke.Point(SIMD2(100, 0), pressure: 0),
    ])
    let outline = stroke.outline { 10 * $0.pressure }
    let bounds = try #require(outline.bounds)
    #expect(abs(bounds.minimum.x + 5) < 0.1 && abs(bounds.maximum.x - 100) < 0.1)
    #expect(abs(bounds.minimum.y + 5) < 0.1 && abs(bounds.maximum.y - 5) < 0.1)
    // Its area: 10 · 100 / 2, and half of π · 5².
    #expect(abs(area(of: outline) - 539.27) < 5)
  }

  /// The distance from a point to the nearest of a stroke's segments.
  private func distance(from point: SIMD2<Double>, to stroke: Stroke) -> Double {
    var least = Double.infinity
    for (start, end) in zip(stroke.points, stroke.points.dropFirst()) {
      let chord: SIMD2<Double> = end.position - start.position
      let share: Double = ((point - start.position) * chord).sum() / (chord * chord).sum()
      let nearest: SIMD2<Double> = start.position + chord * Swift.max(0, Swift.min(share, 1))
      least = Swift.min(least, (point - nearest).magnitude)
    }
    return least
  }

  @Test func `a drawn line keeps so many points`() {
    let wave = Stroke(
      through: (0...1000).map { SIMD2(Double($0), 40 * Elementary.sin(Double($0) / 100)) })
    let simplified = wave.simplified(toCount: 40)
    #expect(simplified.points.count == 40)
    // Equal chords of 25.6 points leave the wave by c² κ / 8 with the curvature κ = 40 / 100².
    let bound: Double = 2 * 25.6 * 25.6 * (40 / 10_000) / 8
    let distances = wave.points.map { distance(from: $0.position, to: simplified) }
    #expect(distances.count == 1001 && (distances.max() ?? .infinity) < bound)
  }

  @Test func `a moving emitter leaves a trail`() throws {
    // It goes 100 points a second; what was born at 1 s stands at 100, in second 3 as in second 2.
    let path = Track(from: SIMD2(0.0, 0), [.linear(to: SIMD2(500, 0), duration: 5)])
    let trail = Emitter(births: Emitter.Schedule(rate: 10), lifetime: 10, path: path)
    let particle = try #require(trail.particle(10, at: 3))
    #expect(trail.birthTime(of: 10) == 1)
    #expect(abs(particle.position.x - 100) < 1e-9 && particle == trail.particle(10, at: 3))
    #expect(trail.particle(10, at: 2)?.position == particle.position)
  }

  @Test func `several emitters share a buffer`() {
    let burst = Emitter(births: .burst(60), lifetime: Emitter.Variation(1...2))
    var buffer = ParticleBuffer(capacity: 200)
    buffer.removeAll()
    burst.append(at: 0.5, into: &buffer)
    burst.delayed(by: 0.25).append(at: 0.5, into: &buffer)
    #expect(buffer.count == 120)
    // None lives shorter than a second, or longer than two.
    #expect(burst.particles(at: 0.999).count == 60 && burst.particles(at: 2.001).isEmpty)
    #expect(burst.duration <= 2)
  }

  @Test func `a ball comes to rest on the floor`() throws {
    // From 100 points at 1000 points/s²: it lands after √0.2 s and loses half of its speed each
    // time, so that it rests after √0.2 (1 + 2 (½ + ¼ + …)) = 3 √0.2 s.
    let ball = Emitter(
      births: .burst(1), lifetime: 10, acceleration: SIMD2(0, 1000),
      floor: Emitter.Floor(y: 100, restitution: 0.5, friction: 0))
    let landing = 0.2.squareRoot()
    func height(_ time: Double) throws -> Double {
      try #require(ball.particle(0, at: time)).position.y
    }
    #expect(abs(try height(landing / 2) - 25) < 1e-9)
    // The first bounce rises to a quarter of 100 points, half a second fall later.
    #expect(abs(try height(1.5 * landing) - 75) < 1e-9)
    #expect(abs(try height(3.01 * landing) - 100) < 1e-9)
  }

  @Test func `drag and eddies are functions of the time`() throws {
    // Drag of 2 per second: 100 points/s become (100 / 2) (1 − e⁻²ᵗ) points.
    let smoke = Emitter(births: .burst(1), lifetime: 10, speed: 100, drag: 2)
    let place = try #require(smoke.particle(0, at: 1.5)).position
    #expect(abs(place.magnitude - 50 * (1 - Elementary.exp(-3))) < 1e-9)
    let air = Emitter.Turbulence(strength: 20, size: 100)
    let carried = Emitter(births: .burst(1), lifetime: 10, speed: 100, drag: 2, turbulence: air)
    let moved = try #require(carried.particle(0, at: 1.5)).position - place
    #expect(moved.magnitude > 0 && moved.magnitude < 60)
  }

  @Test func `a rate changes and the living stay`() {
    var fountain = Emitter(births: Emitter.Schedule(rate: 10), lifetime: 1)
    let before = fountain.particles(at: 0.95)
    fountain.setBirthRate(100, at: 1)
    let after = fountain.particles(at: 0.95)
    #expect(after.count == 10 && before.count == 10)
    let changes = zip(before, after).map { abs($0.age - $1.age) }
    #expect(changes.allSatisfy { $0 < 1e-15 })
    // Ten in the first second, then a hundred.
    #expect(abs(fountain.birthTime(of: 60) - 1.5) < 1e-9)
  }

  @Test func `effects have names`() {
    let area = Bounds(x: 0, y: 0, width: 300, height: 200)
    let effects = [
      Emitter.confetti(at: .zero), .snow(over: area), .rain(over: area), .fire(at: .zero),
      .smoke(at: .zero), .sparks(at: .zero),
    ]
    for effect in effects { #expect(!effect.particles(at: 0.3).isEmpty) }
  }

  @Test func `a playing haptic is ducked, and muted`() {
    let hum = HapticPattern([
      .event(HapticEvent(.continuous(duration: 4), intensity: 0.8, sharpness: 0.5))
    ])
    var player = HapticPlayer(hum, at: 10)
    player.send(HapticParameter(.intensity, 0.5), at: 11)
    #expect(abs(player.sample(at: 10.5).intensity - 0.8) < 1e-12)
    #expect(abs(player.sample(at: 11.5).intensity - 0.4) < 1e-12)
    // From a half to nothing within a second.
    let fade = HapticCurve(.intensity, [.init(0, 0.5), .init(1, 0)])
    player.send(fade, at: 12)
    #expect(abs(player.sample(at: 12.5).intensity - 0.2) < 1e-12)
    player.isMutedForHaptics = true
    #expect(player.sample(at: 11.5).intensity == 0)
  }
}
