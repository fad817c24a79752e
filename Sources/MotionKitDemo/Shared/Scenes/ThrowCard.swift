// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A card that a hand drags over a table, throws, and catches in flight.
public struct ThrowCard: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case rate, response, bounce, rubber, anchors
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case x, y, speed, velocityX, velocityY, restX, restY, held
  }

  private let play: CardPlay

  /// The card, and the distance at which a finger still catches it.
  static var card: SIMD2<Double> { SIMD2(132, 84) }
  private static var slop: Double { 12 }

  /// The range of the card's middle: the whole card is on the table.
  static var bounds: Bounds {
    Bounds(x: 82, y: 58, width: 476, height: 284)
  }

  /// The corners and the middle.
  static var anchors: [SIMD2<Double>] {
    let (low, high) = (bounds.minimum, bounds.maximum)
    return [low, SIMD2(high.x, low.y), (low + high) / 2, SIMD2(low.x, high.y), high]
  }

  /// Creates the scene with the recorded gesture.
  public init(parameters: Parameters) {
    self.init(parameters: parameters, pointer: Self.gesture)
  }

  /// Creates the scene from rate, response, bounce, rubber and anchors, and from a hand's reports.
  public init(parameters: Parameters, pointer: [ScenePointer]) {
    let (low, high) = (Self.bounds.minimum, Self.bounds.maximum)
    let table = CardPlay.Table(
      bounds: Self.bounds, reach: Self.card / 2 + SIMD2(repeating: Self.slop),
      bands: (
        RubberBand(coefficient: parameters[.rubber], dimension: high.x - low.x),
        RubberBand(coefficient: parameters[.rubber], dimension: high.y - low.y)
      ),
      rate: DecayRate(perMillisecond: parameters[.rate]),
      spring: Spring(duration: parameters[.response], bounce: parameters[.bounce]),
      anchors: parameters[.anchors] < 0.5 ? [] : Self.anchors)
    play = CardPlay(pointer, on: table, home: Self.home)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .rate:
      SceneParameter("Speed kept each millisecond", 0.99...0.999, step: 0.0005, initial: 0.998)
    case .response:
      SceneParameter("Duration of the spring", unit: "s", 0.1...1, step: 0.01, initial: 0.45)
    case .bounce: SceneParameter("Bounce of the spring", 0...0.8, step: 0.01, initial: 0.35)
    case .rubber: SceneParameter("Rubber band", 0.1...1, step: 0.01, initial: 0.55)
    case .anchors:
      SceneParameter(
        "Comes to rest",
        choices: [
          SceneChoice("anywhere", code: "[]"),
          SceneChoice(
            "at the nearest anchor",
            code: """
              [
                SIMD2(82.0, 58), SIMD2(558, 58),
                SIMD2(320, 200), SIMD2(82, 342),
                SIMD2(558, 342),
              ]
              """),
        ])
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "throw-card", title: "Throw a card", group: .handsOn,
      caption: """
        Take the card, drag it past an edge, throw it, and catch it in flight. The ring shows \
        where it will come to rest; the scrubber goes back over everything that your hand did.
        """,
      plots: [
        plot("Place", unit: "points", .x, .y),
        plot("Speed", unit: "points per second", .speed),
      ],
      code: """
        let table = Bounds(
          x: 82, y: 58, width: 476, height: 284)
        let spring = Spring(
          duration: {response}, bounce: {bounce})
        let rate = DecayRate(
          perMillisecond: {rate})
        let anchors: [SIMD2<Double>] = {anchors}

        // The hand drags, also over an edge.
        let band = RubberBand(
          coefficient: {rubber}, dimension: 476)
        var hand =
          VelocityTracker<SIMD2<Double>>()
        hand.add(SIMD2(500, 200), at: 0)
        hand.add(SIMD2(590, 190), at: 0.016)
        let velocity = hand.velocity(at: 0.02)
        let x = band.dragged(
          from: 500, by: 90,
          velocity: velocity.x, in: 82...558)

        // It lets go.
        let place = SIMD2(x.value, 190)
        let free = BoundedDecay.plane(
          from: place, velocity: velocity,
          rate: rate, in: table,
          spring: spring)
        let projection = Projection(rate: rate)
        let anchor = projection.nearest(
          to: anchors, from: place,
          velocity: velocity)
        let card = if let anchor {
          SpringTrajectory(
            from: place, to: anchor,
            velocity: velocity, spring: spring
          ).value(at: time)
        } else {
          free.value(at: time)
        }
        """, gesture: gesture)
  }

  /// The time until the last report and until the card rests, in half seconds.
  public var duration: Double {
    let end = (play.settled ?? play.lastReport) + 0.5
    return Double(Int(max(end, 2) * 2) + 1) / 2
  }

  /// The times at which it was caught and released, passed an edge, and came to rest.
  public var marks: [SceneMark] { Array(play.marks.suffix(64)) }

  /// Writes position and velocity of the card, its resting position, and whether it is held.
  public func sample(at time: Double, into frame: Frame) {
    let sight = play.sight(at: bounded(time))
    let (place, velocity) = (sight.state.value, sight.state.velocity)
    frame[.x] = place.x
    frame[.y] = place.y
    frame[.speed] = velocity.magnitude
    frame[.velocityX] = velocity.x
    frame[.velocityY] = velocity.y
    frame[.restX] = sight.restingPlace.x
    frame[.restY] = sight.restingPlace.y
    frame[.held] = sight.isHeld ? 1 : 0
  }
}

extension ThrowCard {
  /// The initial position of the card.
  static var home: SIMD2<Double> { SIMD2(170, 262) }

  /// The recorded gesture: a throw that is caught in flight, drawn over an edge, and thrown back.
  static var gesture: [ScenePointer] {
    let corner = SIMD2(635.0, 90)
    typealias Hand = ScenePointer
    return Hand.stroke(from: 0.4, SIMD2(182, 270), to: SIMD2(292, 226), seconds: 0.2)
      + Hand.stroke(from: 0.72, SIMD2(440, 142), to: corner, seconds: 0.35, rests: 0.25).dropLast()
      + Hand.stroke(from: 1.4, corner, to: SIMD2(481, 184), seconds: 0.2).dropFirst()
  }
}
