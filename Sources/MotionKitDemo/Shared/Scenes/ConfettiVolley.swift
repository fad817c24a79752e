// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// One shot of a cannon: an emitter for each color.
struct ConfettiVolley {
  /// An emitter for each color of the palette.
  let emitters: [Emitter]

  /// The count of pieces.
  let count: Int

  /// The lifetime of the pieces.
  static let lifetime = 5.0

  /// Red, green and blue of the papers.
  static let palette: [SIMD4<Double>] = [
    SIMD4(0.24, 0.44, 0.94, 1), SIMD4(0.96, 0.36, 0.42, 1), SIMD4(0.99, 0.76, 0.25, 1),
    SIMD4(0.26, 0.76, 0.56, 1), SIMD4(0.64, 0.42, 0.9, 1),
  ]

  init(
    count: Int, at position: SIMD2<Double>, time: Double, angle: Emitter.Variation, speed: Double,
    drag: Double, gravity: Double, seed: UInt64
  ) {
    self.count = count
    emitters = Self.palette.enumerated().map { hue, color in
      Emitter(
        births: Emitter.Schedule(
          bursts: [.init(count: count / Self.palette.count, at: 0)], beginTime: time),
        lifetime: Emitter.Variation(Self.lifetime), position: position, angle: angle,
        speed: Emitter.Variation(speed, range: 0.9 * speed), acceleration: SIMD2(0, gravity),
        drag: drag, rotation: Emitter.Variation(0, range: 2 * .pi),
        spin: Emitter.Variation(0, range: 14), scale: Emitter.Variation(1, range: 0.7),
        color: Emitter.Color(color, range: SIMD4(0.12, 0.12, 0.12, 0)),
        alphaOverLife: Track(
          from: 1.0, [.linear(to: 1, duration: 4), .linear(to: 0, duration: 1)]),
        seed: seed * 8 + UInt64(hue))
    }
  }

  /// The time of the shot.
  var begin: Double { emitters[0].births.beginTime }

  /// The palette in the notation of the scene's code.
  static var paletteCode: String {
    palette.map { "  SIMD4(\($0.x), \($0.y), \($0.z), 1)," }.joined(separator: "\n")
  }
}

/// The flight of the middle piece of an emitter, with and without air.
struct TerminalFall {
  private let emitter: Emitter
  private let free: Emitter

  init(_ emitter: Emitter) {
    self.emitter = emitter
    var free = emitter
    free.drag = 0
    self.free = free
  }

  /// Returns the piece with every attribute at its mean, in the air.
  func piece(at age: Double) -> Emitter.Particle { emitter.particle(age: age) }

  /// Returns the same piece without air.
  func freePiece(at age: Double) -> Emitter.Particle { free.particle(age: age) }

  /// The terminal speed: acceleration over drag; nil where the drag is too small for one.
  var terminalSpeed: Double? {
    let speed = emitter.acceleration.y / emitter.drag
    return speed.isFinite ? speed : nil
  }

  /// The time at which it is highest.
  ///
  /// Its vertical velocity (v + a/k) e^(−kt) − a/k, where v points up, is 0 at t = log(1 + vk/a) /
  /// k; without drag at v/a.
  var apex: Double {
    let speed = max(0, -piece(at: 0).velocity.y)
    let (drag, gravity) = (emitter.drag, emitter.acceleration.y)
    guard drag > 0 else { return speed / gravity }
    return Elementary.log(onePlus: speed * drag / gravity) / drag
  }

  /// The time from which onwards its velocity is within a thousandth of the change to the terminal
  /// one.
  ///
  /// The difference shrinks as e^(−kt). Nil where the drag is too small for one.
  var settlingTime: Double? {
    let time = Elementary.log(1000) / emitter.drag
    return time.isFinite ? time : nil
  }
}
