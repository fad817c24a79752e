// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Confetti from two cannons, and from taps on the stage, slowed down by the air.
public struct ConfettiScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case count, spread, speed, drag, gravity, cannons
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case withDrag, without, fallsWithDrag, terminal, fallsWithout
  }

  private let cannons: [ConfettiVolley]
  private let taps: [ConfettiVolley]
  private let pieces: Int
  private let law: TerminalFall

  private static let slots = ParticleSlots([.position, .alpha, .rotation, .scale, .color])

  /// The maximum count of volleys of taps; of more, the last are shown.
  static let volleyLimit = 6

  /// Creates the scene without taps.
  public init(parameters: Parameters) { self.init(parameters: parameters, taps: []) }

  /// Creates the scene from the parameters of a cannon, the choice of cannons, and the taps.
  public init(parameters: Parameters, taps: [SceneTap]) {
    pieces = Int(parameters[.count] / 10) * 10
    let (spread, speed) = (parameters[.spread] * (.pi / 180), parameters[.speed])
    let (drag, gravity) = (parameters[.drag], parameters[.gravity])
    let count = pieces
    func volley(_ x: Double, _ y: Double, _ angle: Double, time: Double, seed: Int)
      -> ConfettiVolley
    {
      ConfettiVolley(
        count: count, at: SIMD2(x, y), time: time,
        angle: Emitter.Variation(angle * (.pi / 180), range: spread), speed: speed, drag: drag,
        gravity: gravity, seed: UInt64(seed))
    }
    cannons =
      parameters[.cannons] < 0.5
      ? [volley(0, 400, -62, time: 0, seed: 0), volley(640, 400, -118, time: 0, seed: 1)]
      : [volley(320, 400, -90, time: 0, seed: 0)]
    self.taps = taps.enumerated().map { index, tap in
      volley(tap.x, tap.y, -90, time: tap.time, seed: 2 + index)
    }
    law = TerminalFall(cannons[0].emitters[0])
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .count: SceneParameter("Pieces", 20...300, step: 10, initial: 160)
    case .spread: SceneParameter("Spread", unit: "°", 0...180, step: 5, initial: 50)
    case .speed: SceneParameter("Speed", unit: "pt/s", 200...2400, step: 50, initial: 1200)
    case .drag: SceneParameter("Drag", unit: "per s", 0...8, step: 0.25, initial: 3.5)
    case .gravity: SceneParameter("Gravity", unit: "pt/s²", 100...1200, step: 25, initial: 350)
    case .cannons:
      SceneParameter(
        "Cannons",
        choices: [
          SceneChoice("both", code: shotCode(0, -62) + "\n" + shotCode(640, -118)),
          SceneChoice("one", code: shotCode(320, -90)),
        ])
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "confetti", title: "Confetti", group: .particles,
      caption: """
        Paper that leaves a cannon at a thousand points a second soon falls at a hundred, because \
        the air takes a share of its speed. Tap the stage to fire once more.
        """,
      plots: [
        plot("Middle piece, on the stage", unit: "pt", .withDrag, .without),
        plot("Its fall", unit: "pt per second", .fallsWithDrag, .terminal, .fallsWithout),
      ],
      code: """
        let palette: [SIMD4<Double>] = [
        \(ConfettiVolley.paletteCode)
        ]

        var shots = [
        {cannons}
        ]
        {taps}

        let fade = Track(
          from: 1.0,
          [
            .linear(to: 1, duration: 4),
            .linear(to: 0, duration: 1),
          ])
        var papers: [Emitter] = []
        for (number, shot)
          in shots.enumerated()
        {
          for (hue, color)
            in palette.enumerated()
          {
            papers.append(Emitter(
              births: Emitter.Schedule(
                bursts: [.init(
                  count: {#count} / 5,
                  at: 0)],
                beginTime: shot.time),
              lifetime: 5,
              position:
                SIMD2(shot.x, shot.y),
              angle: Emitter.Variation(
                shot.degrees * .pi / 180,
                range: {spread} * .pi / 180),
              speed: Emitter.Variation(
                {speed}, range: 0.9 * {speed}),
              acceleration:
                SIMD2(0, {gravity}),
              drag: {drag},
              rotation: Emitter.Variation(
                0, range: 2 * .pi),
              spin: Emitter.Variation(
                0, range: 14),
              scale: Emitter.Variation(
                1, range: 0.7),
              color: Emitter.Color(
                color, range: SIMD4(
                  0.12, 0.12, 0.12, 0)),
              alphaOverLife: fade,
              seed: UInt64(
                number * 8 + hue)))
          }
        }

        let middle = papers[0]
          .particle(age: time)
        let height = 400 - middle.position.y
        """,
      result: result("min(max(height, 0), 400)", .withDrag),
      takesTaps: true,
      tapCode: """
        shots.append(
          (x: {x}, y: {y},
           degrees: -90, time: {time}))
        """)
  }

  private static func shotCode(_ x: Int, _ degrees: Int) -> String {
    "  (x: \(x).0, y: 400.0,\n   degrees: \(degrees).0, time: 0.0),"
  }

  /// The time until the last volley has faded.
  public var duration: Double {
    min(taps.reduce(ConfettiVolley.lifetime) { max($0, $1.begin + ConfettiVolley.lifetime) }, 20)
  }

  /// The shots, the middle piece's highest point, and the time at which it reaches its terminal
  /// speed.
  public var marks: [SceneMark] {
    let end = duration
    var marks = [SceneMark(.begin, time: 0)]
    marks.append(SceneMark(.peak, time: min(law.apex, end)))
    if let settled = law.settlingTime, settled <= end {
      marks.append(SceneMark(.settled, time: settled, channel: Channel.fallsWithDrag))
    }
    for volley in taps where volley.begin <= end {
      marks.append(SceneMark(.begin, time: volley.begin))
    }
    return marks
  }

  /// Writes heights and falling speeds of the middle piece, with and without drag.
  ///
  /// Heights are clamped to the stage. Without drag there is no terminal speed: it grows forever.
  public func sample(at time: Double, into frame: Frame) {
    let time = max(0, bounded(time))
    let (piece, free) = (law.piece(at: time), law.freePiece(at: time))
    frame[.withDrag] = Self.height(piece)
    frame[.without] = Self.height(free)
    frame[.fallsWithDrag] = piece.velocity.y
    frame[.terminal] = law.terminalSpeed ?? free.velocity.y
    frame[.fallsWithout] = free.velocity.y
  }

  private static func height(_ piece: Emitter.Particle) -> Double {
    min(max(400 - piece.position.y, 0), 400)
  }

  /// One number for the count of slots, and the numbers of the slots.
  public var fieldCount: Int {
    1 + Self.slots.stride * pieces * (cannons.count + min(taps.count, Self.volleyLimit))
  }

  /// Writes the count of slots, and the slots of one volley after the other.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let time = max(0, bounded(time))
    let slots = Self.slots
    var buffer = slots.buffer()
    var start = 1
    func write(_ volley: ConfettiVolley) {
      let count = volley.count / volley.emitters.count
      for emitter in volley.emitters {
        slots.write(emitter, at: time, &buffer, into: field, from: start, count: count)
        start += slots.stride * count
      }
    }
    for volley in cannons { write(volley) }
    // Volley number n of the taps has slot n modulo 6, until a later one takes it.
    for place in 0..<min(taps.count, Self.volleyLimit) {
      var shown = place
      while shown + Self.volleyLimit < taps.count,
        taps[shown + Self.volleyLimit].begin <= time
      {
        shown += Self.volleyLimit
      }
      write(taps[shown])
    }
    field[0] = Float((start - 1) / slots.stride)
  }
}
