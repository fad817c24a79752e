// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

// Emitters that people know by name, in points, with y pointing down. Each is an ordinary emitter:
// every property can be changed afterwards.

extension Emitter {
  /// Returns a shot of paper that soon slows down in the air, and falls while it turns.
  ///
  /// ```swift
  /// let shot = Emitter.confetti(at: SIMD2(320, 400), count: 80)
  /// shot.aliveIndices(at: 1).count  // 80
  /// ```
  ///
  /// - Parameters:
  ///   - position: The muzzle.
  ///   - count: The number of pieces.
  ///   - angle: The direction, in radians; by default upward.
  ///   - seed: The seed of all random numbers.
  /// - Returns: An emitter of pieces of a few points, which are fired at time 0 and live for 5 s.
  /// - Precondition: The numbers are finite, and the count is not negative.
  public static func confetti(
    at position: SIMD2<Double>, count: Int = 120, angle: Double = -.pi / 2, seed: UInt64 = 0
  ) -> Emitter {
    Emitter(
      births: .burst(count), lifetime: 5, position: position,
      angle: Emitter.Variation(angle, range: .pi / 3),
      speed: Emitter.Variation(300...1500),
      acceleration: SIMD2(0, 350), drag: 3.5, rotation: Emitter.Variation(0, range: 2 * .pi),
      spin: Emitter.Variation(0, range: 14), scale: Emitter.Variation(0.6...1.4),
      color: Emitter.Color(SIMD4(0.6, 0.55, 0.6, 1), range: SIMD4(0.8, 0.8, 0.8, 0)),
      alphaOverLife: Track(from: 1.0, [.linear(to: 1, duration: 4), .linear(to: 0, duration: 1)]),
      seed: seed)
  }

  /// Returns flakes that drift down over an area, each at its own pace.
  ///
  /// ```swift
  /// let snow = Emitter.snow(over: Bounds(x: 0, y: 0, width: 640, height: 400), rate: 50)
  /// snow.aliveIndices(at: 0).count  // 641
  /// ```
  ///
  /// - Parameters:
  ///   - area: The area, which is full from time 0 on. Flakes are born just above it and die below.
  ///   - rate: The births per second.
  ///   - seed: The seed of all random numbers.
  /// - Returns: An emitter of flakes that fall 35 to 75 points a second.
  public static func snow(over area: Bounds, rate: Double = 40, seed: UInt64 = 0) -> Emitter {
    falling(
      over: area, rate: rate, slowest: 35, fastest: 75, slant: Emitter.Variation(0, range: 0.5),
      scale: Emitter.Variation(0.4...1.2), seed: seed
    ) {
      $0.rotation = Emitter.Variation(0, range: 2 * .pi)
      $0.spin = Emitter.Variation(0, range: 2)
      $0.color = Emitter.Color(range: SIMD4(0, 0, 0, 0.4))
    }
  }

  /// Returns drops that fall fast over an area, all along one slant.
  ///
  /// ```swift
  /// let rain = Emitter.rain(over: Bounds(x: 0, y: 0, width: 640, height: 400), rate: 300)
  /// rain.particle(age: 0.5).position.y  // 430.0
  /// ```
  ///
  /// - Parameters:
  ///   - area: The area, which is full from time 0 on. Drops are born just above it and die below.
  ///   - rate: The births per second.
  ///   - slant: The angle by which the wind turns the fall toward the x axis, in radians.
  ///   - seed: The seed of all random numbers.
  /// - Returns: An emitter of drops that fall 700 to 1100 points a second, turned along their way.
  public static func rain(
    over area: Bounds, rate: Double = 200, slant: Double = 0, seed: UInt64 = 0
  ) -> Emitter {
    falling(
      over: area, rate: rate, slowest: 700, fastest: 1100, slant: Emitter.Variation(slant),
      scale: Emitter.Variation(0.7...1.1), seed: seed
    ) {
      $0.rotation = Emitter.Variation(-slant)
      $0.color = Emitter.Color(SIMD4(0.75, 0.85, 1, 0.7), range: SIMD4(0, 0, 0, 0.4))
    }
  }

  /// The distance above an area at which falling particles are born, and below which they die.
  private static var margin: Double { 20 }

  private static func falling(
    over area: Bounds, rate: Double, slowest: Double, fastest: Double, slant: Emitter.Variation,
    scale: Emitter.Variation, seed: UInt64, _ finish: (inout Emitter) -> Void
  ) -> Emitter {
    let lifetime = (area.height + 2 * margin) / slowest * 1.02
    var emitter = Emitter(
      births: Emitter.Schedule(rate: rate, warmupTime: lifetime),
      lifetime: Emitter.Variation(lifetime),
      position: SIMD2(area.center.x, area.minimum.y - margin),
      shape: .line(length: area.width),
      angle: Emitter.Variation(.pi / 2 - slant.mean, range: slant.range),
      speed: Emitter.Variation(slowest...fastest), scale: scale, seed: seed)
    finish(&emitter)
    return emitter
  }

  /// Returns flames that rise from a line, narrow, and change from yellow over red to nothing.
  ///
  /// ```swift
  /// let fire = Emitter.fire(at: SIMD2(320, 380), width: 60)
  /// fire.particle(age: 0.5).position.y  // 326.5
  /// ```
  ///
  /// - Parameters:
  ///   - position: The middle of the line.
  ///   - width: The length of the line.
  ///   - rate: The births per second.
  ///   - seed: The seed of all random numbers.
  /// - Returns: An emitter for a soft picture of 40 points that is added to what is below.
  public static func fire(
    at position: SIMD2<Double>, width: Double = 40, rate: Double = 90, seed: UInt64 = 0
  ) -> Emitter {
    let life = Emitter.Variation(0.6...1.4)
    return Emitter(
      births: Emitter.Schedule(rate: rate, warmupTime: life.mean + life.range), lifetime: life,
      position: position, shape: .line(length: width),
      angle: Emitter.Variation(-.pi / 2, range: 0.3), speed: Emitter.Variation(60...130),
      acceleration: SIMD2(0, -48), scale: Emitter.Variation(0.7...1.2),
      scaleOverLife: Track(
        from: 0.6, [.linear(to: 1, duration: 1), .linear(to: 0.1, duration: 4)]),
      alphaOverLife: Track(
        from: 0.0, [.linear(to: 0.9, duration: 1), .linear(to: 0, duration: 5)]),
      colorOverLife: Track(
        from: SIMD4(1, 0.9, 0.5, 1),
        [
          .linear(to: SIMD4(1, 0.55, 0.12, 1), duration: 2),
          .linear(to: SIMD4(0.75, 0.12, 0.05, 1), duration: 3),
        ]),
      seed: seed)
  }

  /// Returns smoke that rises ever more slowly, swirls, spreads, and thins out.
  ///
  /// ```swift
  /// let smoke = Emitter.smoke(at: SIMD2(320, 380))
  /// smoke.aliveIndices(at: 9).count  // 70
  /// ```
  ///
  /// - Parameters:
  ///   - position: The source.
  ///   - rate: The births per second.
  ///   - seed: The seed of all random numbers.
  /// - Returns: An emitter for a soft picture of 40 points.
  public static func smoke(
    at position: SIMD2<Double>, rate: Double = 14, seed: UInt64 = 0
  ) -> Emitter {
    let life = Emitter.Variation(3...5)
    return Emitter(
      births: Emitter.Schedule(rate: rate, warmupTime: life.mean + life.range), lifetime: life,
      position: position, shape: .circle(radius: 6),
      angle: Emitter.Variation(-.pi / 2, range: 0.6), speed: Emitter.Variation(70...130),
      acceleration: SIMD2(0, -12), drag: 0.5,
      turbulence: Emitter.Turbulence(strength: 20, size: 160, period: 2, seed: seed),
      rotation: Emitter.Variation(0, range: 2 * .pi),
      spin: Emitter.Variation(0, range: 1), scale: Emitter.Variation(0.8...1.2),
      color: Emitter.Color(SIMD4(0.55, 0.56, 0.6, 1), range: SIMD4(0.1, 0.1, 0.1, 0)),
      scaleOverLife: Track(from: 0.5, [.linear(to: 3, duration: 1, easing: .easeOut)]),
      alphaOverLife: Track(
        from: 0.0, [.linear(to: 0.4, duration: 1), .linear(to: 0, duration: 5)]),
      seed: seed)
  }

  /// Returns a burst of sparks that fly in all directions, fall, and burn out.
  ///
  /// ```swift
  /// let sparks = Emitter.sparks(at: SIMD2(320, 200), count: 60)
  /// sparks.aliveIndices(at: 0.3).count  // 60
  /// sparks.aliveIndices(at: 1.2).count  // 0
  /// ```
  ///
  /// - Parameters:
  ///   - position: The source.
  ///   - count: The number of sparks.
  ///   - seed: The seed of all random numbers.
  /// - Returns: An emitter of sparks that start at time 0, for a picture of a few points.
  /// - Precondition: The count is not negative.
  public static func sparks(
    at position: SIMD2<Double>, count: Int = 60, seed: UInt64 = 0
  ) -> Emitter {
    Emitter(
      births: .burst(count), lifetime: Emitter.Variation(0.4...1.2), position: position,
      angle: Emitter.Variation(0, range: 2 * .pi), speed: Emitter.Variation(60...520),
      acceleration: SIMD2(0, 500), drag: 1.5, scale: Emitter.Variation(0.6...1.2),
      scaleOverLife: Track(from: 1.0, [.linear(to: 0.2, duration: 1)]),
      alphaOverLife: Track(from: 1.0, [.linear(to: 1, duration: 3), .linear(to: 0, duration: 2)]),
      colorOverLife: Track(
        from: SIMD4(1, 1, 0.9, 1),
        [
          .linear(to: SIMD4(1, 0.75, 0.3, 1), duration: 1),
          .linear(to: SIMD4(0.9, 0.25, 0.1, 1), duration: 1),
        ]),
      seed: seed)
  }
}
