// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The emoji of one tap, and the times of their turn and of their end.
struct EmojiHandful {
  /// Their emitter.
  let emitter: Emitter

  /// The time at which the last of them has left the stage.
  let gone: Double

  private let firstLeaves: Double

  /// The stage, in the scene's points.
  static let stage = SIMD2(640.0, 400)

  /// The greatest width on either side of the stage that a wide page shows too.
  static let side = 120.0

  /// The radius of an emoji of scale 1.
  static let radius = 11.0

  init(_ emitter: Emitter, count: Int) {
    self.emitter = emitter
    let random = emitter.stream.random
    var (gone, first) = (0.0, 0.0)
    for index in 0..<count {
      let emoji = emitter.particle(age: 0, samples: Emitter.Samples(random, index: index))
      let leaves = emitter.birthTime(of: index) + Self.stay(of: emoji, under: emitter)
      gone = max(gone, leaves)
      if index == 0 { first = leaves }
    }
    (self.gone, firstLeaves) = (gone, first)
  }

  /// The time of the throw.
  var begin: Double { emitter.births.beginTime }

  /// Returns the first emoji at a time; after it has left, where it left.
  func first(at time: Double) -> Emitter.Particle {
    emitter.particle(
      age: min(time, firstLeaves) - begin, samples: Emitter.Samples(emitter.stream.random, index: 0)
    )
  }

  /// The time at which the first emoji turns, where its vertical speed is 0.
  ///
  /// Nil if it has left by then.
  var turn: Double? {
    let turn = begin + first(at: begin).velocity.y.magnitude / emitter.acceleration.y
    return turn < firstLeaves ? turn : nil
  }

  /// Returns the time that an emoji spends on the stage, from its first state.
  ///
  /// It leaves by the edge towards which it falls, at the later root of s = v t + g t²/2, or before
  /// that by a side with its visible margin.
  static func stay(of emoji: Emitter.Particle, under emitter: Emitter) -> Double {
    let reach = radius * emoji.scale
    let isFalling = emitter.axis == .down
    let way =
      (isFalling ? stage.y - emoji.position.y : emoji.position.y) + reach
    let speed = isFalling ? emoji.velocity.y : -emoji.velocity.y
    let gravity = emitter.acceleration.y
    let square = speed * speed + 2 * gravity * way
    guard square > 0 else { return 0 }
    let fall = (square.squareRoot() - speed) / gravity
    let across = emoji.velocity.x
    let aside = (across < 0 ? emoji.position.x : stage.x - emoji.position.x) + side + reach
    guard across != 0 else { return max(0, fall) }
    return max(0, min(fall, aside / across.magnitude))
  }
}
