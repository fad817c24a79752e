// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Handfuls of emoji that jump from where the stage is tapped, and fall.
///
/// Each tap is a separate emitter, with its time, its position and its seed.
public struct EmojiFall: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case count, speed, gravity, spread, size, axis, seed
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case height, speed
  }

  private let handfuls: [EmojiHandful]
  private let count: Int

  /// The positions and times of the handfuls without a tap.
  static let opening = [
    SceneTap(time: 0, x: 320, y: 150), SceneTap(time: 0.45, x: 180, y: 190),
    SceneTap(time: 0.9, x: 470, y: 170),
  ]

  private static let slots = ParticleSlots([.position, .alpha, .rotation, .scale])

  /// Creates the scene without taps.
  public init(parameters: Parameters) { self.init(parameters: parameters, taps: []) }

  /// Creates the scene from the emitter's parameters, the axis, the seed and the taps.
  public init(parameters: Parameters, taps: [SceneTap]) {
    count = Int(parameters[.count])
    let (speed, gravity) = (parameters[.speed], parameters[.gravity])
    let (spread, size) = (parameters[.spread] * (.pi / 180), parameters[.size])
    let axis: YAxis = parameters[.axis] < 0.5 ? .down : .up
    let seed = UInt64(parameters[.seed]) << 8
    var handfuls: [EmojiHandful] = []
    for (index, tap) in (Self.opening + taps).enumerated() {
      var emitter = Emitter.emojiFall(at: SIMD2(tap.x, tap.y), seed: seed + UInt64(index))
      emitter.births = EmissionSchedule(rate: 500, count: count, beginTime: tap.time)
      emitter.angle = ParticleRange(-.pi / 2, range: spread)
      emitter.speed = ParticleRange(speed, range: 50)
      emitter.acceleration = SIMD2(0, gravity)
      emitter.scale = ParticleRange(size, range: size / 4)
      emitter.axis = axis
      handfuls.append(EmojiHandful(emitter, count: count))
    }
    self.handfuls = handfuls
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .count: SceneParameter("Emoji", 1...12, step: 1, initial: 4)
    case .speed: SceneParameter("Speed", unit: "pt/s", 50...700, step: 10, initial: 350)
    case .gravity: SceneParameter("Gravity", unit: "pt/s²", 300...2000, step: 50, initial: 1000)
    case .spread: SceneParameter("Spread", unit: "°", 0...180, step: 5, initial: 60)
    case .size: SceneParameter("Size", 0.5...4, step: 0.1, initial: 2)
    case .axis:
      SceneParameter(
        "Y points",
        choices: [SceneChoice("down", code: ".down"), SceneChoice("up", code: ".up")])
    case .seed: SceneParameter("Seed", 0...99, step: 1, initial: 7)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "emoji-fall", title: "Emoji fall", group: .particles,
      caption: """
        Tap the stage to throw a handful: each piece has an angle, a speed and a spin of its own, \
        from a seed.
        """,
      note: """
        In SpriteKit y points up, on a screen down. With the other axis the very same numbers dip \
        and fly away: an angle means nothing without its axis. The menu has both.
        """,
      plots: [
        plot("First of the newest handful, height", unit: "pt", .height),
        plot("Speed", unit: "pt per second", .speed),
      ],
      code: """
        var taps = [
          (x: 320.0, y: 150.0, time: 0.0),
          (x: 180, y: 190, time: 0.45),
          (x: 470, y: 170, time: 0.9),
        ]
        {taps}

        for (index, tap)
          in taps.enumerated()
        {
          var emitter = Emitter.emojiFall(
            at: SIMD2(tap.x, tap.y),
            seed: UInt64({seed}) * 256
              + UInt64(index))
          emitter.births = EmissionSchedule(
            rate: 500, count: Int({count}),
            beginTime: tap.time)
          emitter.angle = ParticleRange(
            -.pi / 2,
            range: {spread} * .pi / 180)
          emitter.speed = ParticleRange(
            {speed}, range: 50)
          emitter.acceleration =
            SIMD2(0, {gravity})
          emitter.scale = ParticleRange(
            {size}, range: {size} / 4)
          emitter.axis = {axis}
          let first = emitter
            .particle(0, at: time)
          print(first?.position ?? .zero)
        }
        """,
      takesTaps: true,
      tapCode: "taps.append(\n  (x: {x}, y: {y}, time: {time}))")
  }

  /// The time until the last emoji has left, and a moment more.
  public var duration: Double {
    min(handfuls.reduce(1) { max($0, $1.gone + 0.2) }, 20)
  }

  /// The times of the throws, of the turn of the first emoji of each, and of the end.
  public var marks: [SceneMark] {
    let end = duration
    var marks: [SceneMark] = []
    for (index, handful) in handfuls.enumerated() where handful.begin <= end {
      marks.append(SceneMark(.begin, time: handful.begin))
      if let turn = handful.turn, turn <= end, newest(at: turn) == index {
        marks.append(SceneMark(.peak, time: turn))
      }
    }
    let gone = handfuls.reduce(0) { max($0, $1.gone) }
    if gone <= end { marks.append(SceneMark(.end, time: gone)) }
    return marks
  }

  /// Returns the newest handful.
  private func newest(at time: Double) -> Int {
    var newest = 0
    for (index, handful) in handfuls.enumerated() where handful.begin <= time {
      if handful.begin >= handfuls[newest].begin { newest = index }
    }
    return newest
  }

  /// Writes the height of the first emoji of the newest handful above its start, and its speed.
  ///
  /// An emoji that has left the stage stays where it left.
  public func sample(at time: Double, into frame: Frame) {
    let time = max(0, bounded(time))
    let handful = handfuls[newest(at: time)]
    let first = handful.first(at: time)
    frame[.height] = handful.emitter.position.y - first.position.y
    frame[.speed] = first.velocity.magnitude
  }

  /// One number for the count of slots, and the numbers of the slots.
  public var fieldCount: Int { 1 + Self.slots.stride * count * handfuls.count }

  /// Writes the count of slots, and every emoji of every handful.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let time = max(0, bounded(time))
    let slots = Self.slots
    var buffer = slots.buffer()
    field[0] = Float(count * handfuls.count)
    var start = 1
    for handful in handfuls {
      slots.write(
        handful.emitter, at: min(time, handful.gone), &buffer, into: field, from: start,
        count: count)
      start += slots.stride * count
    }
  }
}
