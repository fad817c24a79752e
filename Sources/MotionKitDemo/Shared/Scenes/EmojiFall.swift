// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// Handfuls of emoji that jump from where the stage is tapped, fall, bounce and roll to rest.
///
/// Each tap is a separate emitter, with its time, its position and its seed. What it emits lands on
/// the floor, or on the ceiling where gravity points upwards.
public struct EmojiFall: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case count, speed, gravity, spread, size, kept, axis, seed
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case height, speed
  }

  private let handfuls: [EmojiHandful]

  /// The positions and times of the handfuls without a tap.
  static let opening = [
    SceneTap(time: 0, x: 320, y: 150), SceneTap(time: 0.45, x: 180, y: 190),
    SceneTap(time: 0.9, x: 470, y: 170),
  ]

  /// Creates the scene without taps.
  public init(parameters: Parameters) { self.init(parameters: parameters, taps: []) }

  /// Creates the scene from the emitter's parameters, the axis, the seed and the taps.
  public init(parameters: Parameters, taps: [SceneTap]) {
    let count = Int(parameters[.count])
    let (speed, gravity) = (parameters[.speed], parameters[.gravity])
    let (spread, size) = (parameters[.spread] * (.pi / 180), parameters[.size])
    let axis: YAxis = parameters[.axis] < 0.5 ? .down : .up
    let seed = UInt64(parameters[.seed]) << 8
    var handfuls: [EmojiHandful] = []
    for (index, tap) in (Self.opening + taps).enumerated() {
      var emitter = Emitter.emojiFall(at: SIMD2(tap.x, tap.y), seed: seed + UInt64(index))
      emitter.births = Emitter.Schedule(rate: 500, count: count, beginTime: tap.time)
      emitter.angle = Emitter.Variation(-.pi / 2, range: spread)
      emitter.speed = Emitter.Variation(speed, range: 50)
      emitter.acceleration = SIMD2(0, gravity)
      emitter.scale = Emitter.Variation(size, range: size / 4)
      emitter.axis = axis
      handfuls.append(EmojiHandful(emitter, count: count, kept: parameters[.kept]))
    }
    self.handfuls = handfuls
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .count: SceneParameter("Emoji", 1...12, step: 1, initial: 4, recorded: 2)
    case .speed: SceneParameter("Speed", unit: "pt/s", 50...700, step: 10, initial: 350)
    case .gravity: SceneParameter("Gravity", unit: "pt/s²", 300...2000, step: 50, initial: 1000)
    case .spread: SceneParameter("Spread", unit: "°", 0...180, step: 5, initial: 60)
    case .size: SceneParameter("Size", 0.5...4, step: 0.1, initial: 2)
    case .kept: SceneParameter("Speed kept", 0...0.8, step: 0.01, initial: 0.55)
    case .axis:
      SceneParameter(
        "The y axis points",
        choices: [SceneChoice("down", code: ".down"), SceneChoice("up", code: ".up")])
    case .seed: SceneParameter("Seed", 0...99, step: 1, initial: 7)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "emoji-fall", title: "Emoji fall", group: .particles,
      caption: """
        Tap the stage to throw a handful. Each piece has an angle, a speed and a size of its own. \
        It bounces, rolls and comes to rest by formulas of the time, so you can scrub back as you \
        like.
        """,
      note: """
        In SpriteKit y points up, on a screen it points down. With the other axis the same numbers \
        make the pieces dip and then fall to the ceiling: an angle means nothing without its axis. \
        The menu has both.
        """,
      plots: [
        plot("Height of the newest piece", unit: "pt", .height),
        plot("Speed", unit: "pt per second", .speed),
      ],
      code: """
        var taps = [
          (x: 320.0, y: 150.0, time: 0.0),
          (x: 180, y: 190, time: 0.45),
          (x: 470, y: 170, time: 0.9),
        ]
        {taps}

        // The last handful so far.
        let number = taps.lastIndex {
          $0.time <= time
        } ?? 0
        let tap = taps[number]
        let gravity = {gravity}
        var emitter = Emitter.emojiFall(
          at: SIMD2(tap.x, tap.y),
          seed: {#seed} * 256
            + UInt64(number))
        emitter.births = Emitter.Schedule(
          rate: 500, count: {#count},
          beginTime: tap.time)
        emitter.angle = Emitter.Variation(
          -.pi / 2,
          range: {spread} * .pi / 180)
        emitter.speed = Emitter.Variation(
          {speed}, range: 50)
        emitter.acceleration =
          SIMD2(0, gravity)
        emitter.scale = Emitter.Variation(
          {size}, range: {size} / 4)
        emitter.axis = {axis}

        // Its first piece, as it is thrown.
        let piece = emitter.particle(
          age: 0, samples: Emitter.Samples(
            emitter.stream.random, index: 0))
        let radius = 11 * piece.scale
        let up = emitter.axis == .down
          ? -1.0 : 1
        let high = max(0, 144 - radius
          + up * (piece.position.y - 200))

        // It falls, and bounces while fast.
        var speed = up * piece.velocity.y
        let impact = (speed * speed
          + 2 * gravity * high).squareRoot()
        let fall = (speed + impact) / gravity
        var flights: [Keyframe<Double>] = [
          .cubic(
            to: 0, duration: fall,
            startVelocity: speed,
            endVelocity: -impact)
        ]
        speed = {kept} * impact
        while speed > 20 {
          flights.append(.cubic(
            to: 0,
            duration: 2 * speed / gravity,
            startVelocity: speed,
            endVelocity: -speed))
          speed *= {kept}
        }
        let bouncing = Track(
          from: high, flights)

        // It rolls from its first impact on:
        // a disc keeps 2/3 of its speed.
        let start = piece.position.x
        let across = piece.velocity.x
        let landing = start + across * fall
        let roll = across * 2 / 3
        let hops = bouncing.duration - fall
        let stop = roll.magnitude / 120
        let rolling = Track(from: start, [
          .linear(
            to: landing, duration: fall),
          .linear(
            to: landing + roll * hops,
            duration: hops),
          .cubic(
            to: landing
              + roll * (hops + stop / 2),
            duration: stop,
            startVelocity: roll,
            endVelocity: 0),
        ])
        let fading = Track(from: 1.0, [
          .linear(
            to: 1,
            duration: rolling.duration + 0.8),
          .linear(to: 0, duration: 0.4),
        ])

        let age = time - tap.time
        let height = bouncing.value(at: age)
        let x = rolling.value(at: age)
        let way = age > fall ? x - landing : 0
        print(
          x, piece.rotation
            - up * way / radius,
          fading.value(at: age))
        """,
      imports: ["MotionEffects"], result: result("height", .height),
      takesTaps: true,
      tapCode: "taps.append(\n  (x: {x}, y: {y}, time: {time}))")
  }

  /// The time until the last emoji has faded, and a moment more.
  public var duration: Double {
    min(handfuls.reduce(1) { max($0, $1.gone + 0.2) }, 20)
  }

  /// The times of the throws, of the turn and the impacts of the plotted emoji, and of the end.
  public var marks: [SceneMark] {
    let end = duration
    var marks: [SceneMark] = []
    for (index, handful) in handfuls.enumerated() where handful.begin <= end {
      marks.append(SceneMark(.begin, time: handful.begin))
      let first = handful.pieces[0]
      func mark(_ kind: SceneMark.Kind, age: Double) {
        let time = first.birth + age
        if time <= end, last(at: time) == index { marks.append(SceneMark(kind, time: time)) }
      }
      if first.turn > 0 { mark(.peak, age: first.turn) }
      for age in first.impacts { mark(.impact, age: age) }
    }
    let gone = handfuls.reduce(0) { max($0, $1.gone) }
    if gone <= end { marks.append(SceneMark(.end, time: gone)) }
    return marks
  }

  /// Returns the last handful thrown by a time.
  private func last(at time: Double) -> Int {
    handfuls.lastIndex { $0.begin <= time } ?? 0
  }

  /// Writes the height of the first emoji of the last handful above its place of rest, and its
  /// speed.
  public func sample(at time: Double, into frame: Frame) {
    let time = max(0, bounded(time))
    let motion = handfuls[last(at: time)].pieces[0].motion(at: time)
    frame[.height] = motion.height
    frame[.speed] = motion.speed
  }

  /// One number for the count of emoji, and five for each.
  public var fieldCount: Int { handfuls.reduce(1) { $0 + 5 * $1.pieces.count } }

  /// Writes the count of emoji, and the position, the opacity, the rotation and the scale of each.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let time = max(0, bounded(time))
    field[0] = Float((field.count - 1) / 5)
    var place = 1
    for handful in handfuls {
      for piece in handful.pieces {
        let look = piece.look(at: time)
        field[place] = Float(look.x)
        field[place + 1] = Float(look.y)
        field[place + 2] = Float(look.opacity)
        field[place + 3] = Float(look.rotation)
        field[place + 4] = Float(look.scale)
        place += 5
      }
    }
  }
}
