// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A card that a hand drags over a table, throws, and catches in flight.
public struct ThrowCard: Scene {
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
  public init(parameters: [Double]) {
    self.init(parameters: parameters, pointer: Self.gesture)
  }

  /// Creates the scene from rate, response, bounce, rubber and anchors, and from a hand's reports.
  public init(parameters: [Double], pointer: [ScenePointer]) {
    let (low, high) = (Self.bounds.minimum, Self.bounds.maximum)
    let table = CardPlay.Table(
      bounds: Self.bounds, reach: Self.card / 2 + SIMD2(repeating: Self.slop),
      bands: (
        RubberBand(coefficient: parameters[3], dimension: high.x - low.x),
        RubberBand(coefficient: parameters[3], dimension: high.y - low.y)
      ),
      rate: DecayRate(perMillisecond: parameters[0]),
      spring: Spring(duration: parameters[1], bounce: parameters[2]),
      anchors: parameters[4] < 0.5 ? [] : Self.anchors)
    play = CardPlay(pointer, on: table, home: Self.home)
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "throw-card", title: "Throw a card", article: "Explorers",
      caption: """
        Take the card, drag it over an edge, throw it, and catch it in flight. The ring is where \
        it would come to rest; the scrubber goes back over all that your hand did.
        """,
      parameters: [
        SceneParameter(
          "rate", "Speed kept each millisecond", 0.99...0.999, step: 0.0005, initial: 0.998),
        SceneParameter(
          "response", "Duration of the spring", unit: "s", 0.1...1, step: 0.01, initial: 0.45),
        SceneParameter("bounce", "Bounce of the spring", 0...0.8, step: 0.01, initial: 0.35),
        SceneParameter("rubber", "Rubber band", 0.1...1, step: 0.01, initial: 0.55),
        SceneParameter(
          "anchors", "Comes to rest",
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
          ]),
      ],
      channels: ["x", "y", "speed", "velocity x", "velocity y", "rest x", "rest y", "held"],
      plots: [
        ScenePlot("Place", unit: "points", channels: [0, 1]),
        ScenePlot("Speed", unit: "points per second", channels: [2]),
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
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let sight = play.sight(at: bounded(time))
    let (place, velocity) = (sight.state.value, sight.state.velocity)
    frame[0] = place.x
    frame[1] = place.y
    frame[2] = velocity.magnitude
    frame[3] = velocity.x
    frame[4] = velocity.y
    frame[5] = sight.restingPlace.x
    frame[6] = sight.restingPlace.y
    frame[7] = sight.isHeld ? 1 : 0
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
