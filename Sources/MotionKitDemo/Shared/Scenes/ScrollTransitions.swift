// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A feed that a hand scrolls, whose rows are drawn by their positions in the viewport.
public struct ScrollTransitions: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case effect, strength, threshold, easing, rate
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case offset, rest, velocity, phase
    case held = 15

    /// The name for readers.
    public var label: String { self == .rest ? "comes to rest at" : words }

    /// One label, or one for each row.
    public var labels: [String] {
      self == .phase ? (1...ScrollTransitions.count).map { "row \($0)" } : [label]
    }
  }

  /// The effects, in the order of their choices: three follow the phase, two the frame itself.
  private enum Effect: Int { case fade, turn, parallax, stack, hue }

  private let play: CardPlay
  private let transition: ViewportTransition
  private let effect: Effect
  private let strength: Double

  static var count: Int { 12 }

  /// The viewport, and the margin before the first and after the last row.
  static var viewport: ClosedRange<Double> { 0...416 }
  static var margin: Double { 14 }

  /// The height of a row, and the distance from its top to that of the next.
  static var rowHeight: Double { 116 }
  static var pitch: Double { 130 }

  /// The horizontal middle of the rows, and the range in which a hand catches them.
  static var middle: Double { 320 }
  static var column: ClosedRange<Double> { 140...500 }

  /// The offsets of the top and the bottom of the feed.
  static var ends: ClosedRange<Double> {
    0...margin + pitch * Double(count) - viewport.upperBound
  }

  static var thresholds: [ViewportTransition.Threshold] {
    [.visible, .visible(0.3), .visible.inset(by: 60), .centered]
  }

  static var easings: [Easing] { [.easeInOut, .linear, .easeOut, .easeOutBack] }

  /// Creates the scene with the recorded gesture.
  public init(parameters: Parameters) {
    self.init(parameters: parameters, pointer: Self.gesture)
  }

  /// Creates the scene from effect, strength, threshold, easing and rate, and from a hand's
  /// reports.
  ///
  /// The feed is a card that moves along one axis: its bounds have no width, and a hand catches it
  /// at any height.
  public init(parameters: Parameters, pointer: [ScenePointer]) {
    func choice(_ name: Parameter) -> Int { Int(parameters[name] + 0.5) }
    let (column, end) = (Self.column, Self.ends.upperBound)
    let band = RubberBand(dimension: Self.viewport.upperBound)
    let table = CardPlay.Table(
      bounds: Bounds(x: 0, y: -end, width: 0, height: end), reach: SIMD2(repeating: .infinity),
      bands: (band, band), rate: choice(.rate) == 0 ? .normal : .fast,
      spring: BoundedDecay.edgeSpring, anchors: [])
    let reports = pointer.filter { $0.phase != .down || column.contains($0.x) }
      .map { ScenePointer($0.phase, time: $0.time, x: 0, y: $0.y) }
    play = CardPlay(reports, on: table, home: .zero)
    transition = ViewportTransition(
      threshold: Self.thresholds[choice(.threshold)], easing: Self.easings[choice(.easing)])
    effect = Effect(rawValue: choice(.effect)) ?? .fade
    strength = parameters[.strength]
  }

  /// The time until the last report and until the feed rests, in half seconds.
  public var duration: Double {
    let end = (play.settled ?? play.lastReport) + 0.5
    return Double(Int(max(end, 2) * 2) + 1) / 2
  }

  /// The times at which it was caught and released, passed an end, and came to rest.
  public var marks: [SceneMark] {
    play.marks.suffix(64).map { SceneMark($0.kind, time: $0.time) }
  }

  /// Writes the offset of the feed, the one at which it comes to rest, its velocity, the phase of
  /// each row, and whether a hand holds it.
  public func sample(at time: Double, into frame: Frame) {
    let sight = play.sight(at: bounded(time))
    let offset = -sight.state.value.y
    frame[.offset] = offset
    frame[.rest] = -sight.restingPlace.y
    frame[.velocity] = -sight.state.velocity.y
    for row in 0..<Self.count { frame[.phase, row] = phase(top: top(of: row, at: offset)) }
    frame[.held] = sight.isHeld ? 1 : 0
  }

  /// Returns the top of a row in the viewport.
  private func top(of row: Int, at offset: Double) -> Double {
    Self.margin + Self.pitch * Double(row) - offset
  }

  /// Returns the phase of a row with a given top.
  private func phase(top: Double) -> Double {
    transition.phase(of: top...top + Self.rowHeight, in: Self.viewport)
  }

  /// The count of phases from the top of the viewport to its bottom.
  private static var curveCount: Int { 33 }

  /// For each row the position of its middle, its scale, turn in degrees, opacity and softness, the
  /// offset of its picture, and the turn of its hue in degrees; then the phases of rows whose
  /// middles are at equal distances, from just above the viewport to just below it.
  public var fieldCount: Int { 8 * Self.count + Self.curveCount }

  /// Writes the appearance of each row, and the curve of the phase.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let offset = -play.sight(at: bounded(time)).state.value.y
    var index = 0
    func write(_ number: Double) {
      field[index] = Float(number)
      index += 1
    }
    for row in 0..<Self.count {
      let top = top(of: row, at: offset)
      let look = look(top: top)
      write(Self.middle + look.aside)
      write(top + Self.rowHeight / 2 + look.lower)
      write(look.scale)
      write(look.degrees)
      write(look.opacity)
      write(look.blur)
      write(look.picture)
      write(look.hue)
    }
    let way = Self.viewport.upperBound + Self.rowHeight
    for step in 0..<Self.curveCount {
      write(phase(top: way * Double(step) / Double(Self.curveCount - 1) - Self.rowHeight))
    }
  }

  /// The appearance of a row.
  private struct Look {
    var (aside, lower) = (0.0, 0.0)
    var (scale, degrees, opacity, blur) = (1.0, 0.0, 1.0, 0.0)
    var (picture, hue) = (0.0, 0.0)
  }

  /// Returns the appearance of a row with a given top.
  private func look(top: Double) -> Look {
    let phase = phase(top: top)
    let amount = strength * phase.magnitude
    // The distance by which it would be above its place at the top.
    let over = max(0, Self.margin - top)
    var look = Look()
    switch effect {
    case .fade:
      look.opacity = max(0, 1 - 0.8 * amount)
      look.scale = 1 - 0.24 * amount
      look.blur = 8 * amount
    case .turn:
      look.degrees = 8 * strength * phase
      look.aside = 24 * amount
      look.opacity = max(0, 1 - 0.5 * amount)
    case .parallax:
      look.picture = -48 * strength * phase
    case .stack:
      look.lower = 0.88 * min(1, strength) * over
      look.scale = 1 - strength * min(over, 400) / 1000
      look.opacity = max(0, 1 - strength * over / 300)
    case .hue:
      look.hue = strength * top / 10
    }
    return look
  }
}

extension ScrollTransitions {
  /// A stroke of a finger: its beginning, the heights between which it moves, the seconds in which
  /// it does, and those that it rests before it lifts.
  private typealias Stroke = (
    begin: Double, from: Double, to: Double, seconds: Double, rest: Double
  )

  /// The strokes of the recorded gesture: it flicks the feed, catches it in flight and draws it
  /// back a little, flicks it over its bottom and back to the top, and pulls it over that.
  private static var strokes: [Stroke] {
    [
      (0.4, 330, 170, 0.2, 0), (1.1, 200, 260, 0.3, 0.3), (2, 340, 200, 0.2, 0),
      (3.9, 130, 330, 0.2, 0), (6, 120, 330, 0.45, 0.3),
    ]
  }

  static var gesture: [ScenePointer] {
    strokes.flatMap { stroke in
      ScenePointer.stroke(
        from: stroke.begin, SIMD2(400, stroke.from), to: SIMD2(400, stroke.to),
        seconds: stroke.seconds, rests: stroke.rest)
    }
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .effect:
      SceneParameter("Effect", choices: effects)
    case .strength: SceneParameter("Strength", 0...2, step: 0.05, initial: 1)
    case .threshold:
      SceneParameter(
        "A row counts as in view",
        choices: [
          SceneChoice("when all of it shows", code: ".visible"),
          SceneChoice("when 30 % of it shows", code: ".visible(0.3)"),
          SceneChoice("when it is 60 points inside", code: ".visible.inset(by: 60)"),
          SceneChoice("in the middle", code: ".centered"),
        ], initial: 2)
    case .easing:
      SceneParameter(
        "Easing of the phase",
        choices: [
          SceneChoice("ease in and out", code: ".easeInOut"),
          SceneChoice("linear", code: ".linear"),
          SceneChoice("ease out", code: ".easeOut"),
          SceneChoice("ease out, back", code: ".easeOutBack"),
        ])
    case .rate:
      SceneParameter(
        "Slows down",
        choices: [
          SceneChoice("at UIKit’s normal rate", code: ".normal"),
          SceneChoice("at UIKit’s fast rate", code: ".fast"),
        ])
    }
  }

  private static var effects: [SceneChoice] {
    [
      SceneChoice(
        "fade, shrink and soften",
        code: """
          let amount = {strength} * phase.magnitude
          let opacity = max(0, 1 - 0.8 * amount)
          let scale = 1 - 0.24 * amount
          let blur = 8 * amount
          print(opacity, scale, blur)
          """),
      SceneChoice(
        "turn into place",
        code: """
          let amount = {strength} * phase.magnitude
          let degrees = 8 * {strength} * phase
          let aside = 24 * amount
          let opacity = max(0, 1 - 0.5 * amount)
          print(degrees, aside, opacity)
          """),
      SceneChoice(
        "parallax of the picture",
        code: """
          let picture = -48 * {strength} * phase
          print(picture)
          """),
      SceneChoice(
        "stack at the top",
        code: """
          let over = max(0, 14 - top)
          let lower =
            0.88 * min(1, {strength}) * over
          let opacity = max(
            0, 1 - {strength} * over / 300)
          let scale = 1
            - {strength} * min(over, 400) / 1000
          print(lower, scale, opacity)
          """),
      SceneChoice(
        "hue by place",
        code: """
          let degrees = {strength} * top / 10
          print(degrees)
          """),
    ]
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "scroll-transitions", title: "Scroll transitions", group: .transitions,
      caption: """
        Drag the feed, flick it, pull it past an end, or catch it in flight. How a row looks \
        depends only on its place in the window.
        """,
      note: """
        SwiftUI documents the phases −1, 0 and 1 of scrollTransition, but not the numbers between \
        them: here they follow the distance by which a view has entered, up to the threshold.
        """,
      plots: [
        plot("Offset", unit: "points", .offset, .rest),
        plot("Phase", of: .phase, [3, 0, 6, 9]),
      ],
      code: """
        let ends = 0.0...1158.0
        let band = RubberBand(dimension: 416)
        var scroll = BoundedDecay(
          from: 0, velocity: 0, in: ends)
        var (released, offset) = (0.0, 0.0)

        // Strokes of a finger: when, from and
        // to which height, for how long, and
        // how long it rests before it lifts.
        let strokes = [
          (0.4, 330.0, 170.0, 0.2, 0.0),
          (1.1, 200.0, 260.0, 0.3, 0.3),
          (2.0, 340.0, 200.0, 0.2, 0.0),
          (3.9, 130.0, 330.0, 0.2, 0.0),
          (6.0, 120.0, 330.0, 0.45, 0.3),
        ]
        for (begin, from, to, seconds, rest)
          in strokes where begin <= time
        {
          // It catches the feed, and drags.
          let shown = scroll.value(
            at: begin - released)
          var finger = Drag(
            beganAt: from, at: begin)
          let count = Int(seconds * 60)
          for move in 1...count {
            let part =
              Double(move) / Double(count)
            let pace =
              rest > 0 ? 2 - part : part
            let way = (to - from) * part * pace
            finger.move(
              to: from + way,
              at: begin + part * seconds)
          }
          let lift =
            begin + seconds + rest + 0.005
          let hand = finger.state(
            at: min(time, lift))
          let feed = band.dragged(
            from: shown, by: from - hand.value,
            velocity: -hand.velocity, in: ends)
          offset = feed.value
          if lift <= time {
            scroll = BoundedDecay(
              from: feed.value,
              velocity: feed.velocity,
              rate: {rate}, in: ends)
            released = lift
            offset = scroll.value(
              at: time - released)
          }
        }

        // What the fourth row looks like.
        let top = 14 + 130 * 3 - offset
        let transition = ViewportTransition(
          threshold: {threshold},
          easing: {easing})
        let phase = transition.phase(
          of: top...top + 116, in: 0...416)
        {effect}
        """,
      result: result("phase", .phase, 3), gesture: gesture)
  }
}
