// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The emitters of a firework: rockets, their trails, and their bursts.
struct Firework {
  let rate: Double
  let sparks: Int
  let speed, drag, gravity: Double
  let trail: Double
  let seed: UInt64

  /// The colors of the bursts, each with the evenness of its sparks' speeds.
  static let kinds: [(color: SIMD4<Double>, evenness: Double)] = [
    (SIMD4(1, 0.62, 0.22, 1), 0.3), (SIMD4(0.42, 0.62, 1, 1), 0.86), (SIMD4(1, 0.3, 0.4, 1), 0.4),
    (SIMD4(0.45, 0.95, 0.6, 1), 0.7), (SIMD4(0.78, 0.48, 1, 1), 0.35),
  ]

  static let fuse = Emitter.Variation(1.35, range: 0.4)
  static let sparkLife = 2.2
  static let trailLife = 0.5

  /// The greatest time from the birth of a rocket to the death of its last spark.
  static var span: Double { fuse.highest + max(sparkLife, trailLife) }

  /// The time for which the show has been running at time 0.
  static let lead = 20.0

  /// Returns the emitter of the rockets whose bursts have one color; they alternate.
  func rockets(kind: Int) -> Emitter {
    let turns = Double(Self.kinds.count)
    return Emitter(
      births: Emitter.Schedule(rate: rate / turns, beginTime: Double(kind) / rate - Self.lead),
      lifetime: Self.fuse, position: SIMD2(320, 362), shape: .line(length: 440),
      angle: Emitter.Variation(-.pi / 2, range: 0.36), speed: Emitter.Variation(315, range: 60),
      acceleration: SIMD2(0, 180), scale: 1.2, color: Emitter.Color(SIMD4(1, 0.86, 0.6, 0.9)),
      subEmitters: [Emitter.SubEmitter(tail), Emitter.SubEmitter(burst(kind), from: .death)],
      seed: seed * 8 + UInt64(kind))
  }

  private var tail: Emitter {
    Emitter(
      births: Emitter.Schedule(rate: trail), lifetime: Emitter.Variation(Self.trailLife),
      angle: Emitter.Variation(.pi, range: 0.8), speed: Emitter.Variation(36, range: 40),
      acceleration: SIMD2(0, 60), drag: 1, scale: 0.55,
      color: Emitter.Color(SIMD4(1, 0.7, 0.34, 0.8)),
      alphaOverLife: Track(from: 1.0, [.linear(to: 0, duration: 1)]))
  }

  private func burst(_ kind: Int) -> Emitter {
    let (color, evenness) = Self.kinds[kind]
    return Emitter(
      births: Emitter.Schedule(bursts: [.init(count: sparks, at: 0)]),
      lifetime: Emitter.Variation(Self.sparkLife),
      angle: Emitter.Variation(0, range: 2 * .pi),
      speed: Emitter.Variation(evenness * speed...speed), acceleration: SIMD2(0, gravity),
      drag: drag, scale: Emitter.Variation(1, range: 0.6),
      color: Emitter.Color(color * SIMD4(1, 1, 1, 0.7), range: SIMD4(0.2, 0.2, 0.2, 0.6)),
      alphaOverLife: Track(
        from: 1.0, [.linear(to: 0.75, duration: 3), .linear(to: 0, duration: 4)]),
      colorOverLife: Track(
        from: SIMD4(3, 3, 3, 1),
        [
          .linear(to: SIMD4(1, 1, 1, 1), duration: 1),
          .linear(to: SIMD4(1, 0.7, 0.6, 1), duration: 4),
        ]))
  }
}

extension Firework {
  /// The code of the first kind.
  static var code: String {
    """
    let spark = Emitter(
      births: Emitter.Schedule(bursts: [
        .init(
          count: {#sparks}, at: 0)
      ]),
      lifetime: 2.2,
      angle: Emitter.Variation(
        0, range: 2 * .pi),
      speed: Emitter.Variation(
        0.3 * {speed}...{speed}),
      acceleration: SIMD2(0, {gravity}),
      drag: {drag},
      color: Emitter.Color(
        SIMD4(1, 0.62, 0.22, 0.7),
        range: SIMD4(
          0.2, 0.2, 0.2, 0.6)),
      alphaOverLife: Track(
        from: 1.0,
        [
          .linear(to: 0.75, duration: 3),
          .linear(to: 0, duration: 4),
        ]))
    let trail = Emitter(
      births: Emitter.Schedule(
        rate: {trail}),
      lifetime: 0.5,
      angle: Emitter.Variation(
        .pi, range: 0.8),
      speed: Emitter.Variation(
        36, range: 40),
      acceleration: SIMD2(0, 60),
      drag: 1)

    // One of five colors.
    let rockets = Emitter(
      births: Emitter.Schedule(
        rate: {rate} / 5, beginTime: -20),
      lifetime: Emitter.Variation(
        1.35, range: 0.4),
      position: SIMD2(320, 362),
      shape: .line(length: 440),
      angle: Emitter.Variation(
        -.pi / 2, range: 0.36),
      speed: Emitter.Variation(
        315, range: 60),
      acceleration: SIMD2(0, 180),
      subEmitters: [
        Emitter.SubEmitter(trail),
        Emitter.SubEmitter(
          spark, from: .death),
      ],
      seed: {#seed} * 8)
    var sky = ParticleBuffer(
      attributes: [.position, .color])
    rockets.sample(at: time, into: &sky)
    """
  }
}
