// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A spring from rest at zero to a target, with its energy, and a hand that throws it.
public struct SpringExplorer: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case duration, bounce, velocity, target
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case value, velocity, energy, potential, target, railFrom, railTo, held
  }

  private let motion: SpringTrajectory<Double>

  /// The range of the motion without a hand, and a margin.
  private let rail: BallPlay.Rail
  private let play: BallPlay

  /// Creates the scene from duration, bounce, initial velocity and target.
  public init(parameters: Parameters) { self.init(parameters: parameters, pointer: []) }

  /// Creates the scene from its parameters and from a hand's reports, in the spring's units.
  public init(parameters: Parameters, pointer: [ScenePointer]) {
    motion = SpringTrajectory(
      from: 0.0, to: parameters[.target], velocity: parameters[.velocity],
      spring: Spring(duration: parameters[.duration], bounce: parameters[.bounce]))
    let turns = motion.extrema(in: 0...16 * parameters[.duration]).map { $0.value }
    let low = turns.reduce(min(0, motion.target), min)
    let span = max(turns.reduce(max(0, motion.target), max) - low, 0.5)
    rail = BallPlay.Rail(low: low - 0.15 * span, high: low + 1.15 * span)
    play = BallPlay(pointer, of: motion, on: rail)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .duration:
      SceneParameter(
        "Duration", unit: "s", 0.1...2, step: 0.01, initial: 0.5,
        help: """
          The time of one swing without damping. The ball is at rest later: see “at rest” below the \
          time axis.
          """)
    case .bounce: SceneParameter("Bounce", -0.8...0.95, step: 0.01, initial: 0.3)
    case .velocity: SceneParameter("Initial velocity", unit: "/s", -20...20, step: 0.1, initial: 0)
    case .target: SceneParameter("Target", -1...1, step: 0.01, initial: 1)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "spring-explorer", title: "Spring", group: .explorers,
      caption: """
        A spring pulls the ball to its target. With more bounce it goes further beyond it. Catch \
        the ball in flight and throw it, or press anywhere on its line to send it there.
        """,
      plots: [
        plot("Value", .value),
        plot("Velocity", unit: "per second", .velocity),
        plot("Energy", unit: "per unit of mass", .energy, .potential),
      ],
      code: """
        let spring = Spring(
          duration: {duration}, bounce: {bounce})
        let motion = SpringTrajectory(
          from: 0.0, to: {target},
          velocity: {velocity}, spring: spring)

        let now = motion.state(at: time)
        let ball = now.value
        let speed = now.velocity

        // A hand catches it, and throws it.
        var held = InterruptibleSpring(motion)
        held.hold(at: 0.1)
        let place = held.value(at: 0.1)
        var hand = Drag(
          beganAt: place, at: 0.1)
        hand.move(to: place - 0.2, at: 0.12)
        held.drag(to: place - 0.2, at: 0.12)
        hand.end(at: 0.13)
        held.release(
          velocity: hand.releaseState.velocity,
          at: 0.13)
        held.retarget(to: 0.5, at: 0.3)
        """,
      result: result("now.value", .value), takesPointer: true)
  }

  /// The time to settle and a little more, at most eight seconds; after a hand in half seconds.
  public var duration: Double {
    guard play.presses.isEmpty else {
      let end = min(settledAfterHand ?? play.lastReport, play.lastReport + 8) + 0.5
      return Double(Int(max(end, 2) * 2) + 1) / 2
    }
    return min(max(settlingTime, motion.spring.duration) * 1.2, 8)
  }

  /// The time at which the motion after a hand has settled; nil while it holds the ball.
  private var settledAfterHand: Double? { play.settled(within: (rail.high - rail.low) * 1e-3) }

  /// The times at which it crosses the target, is farthest from it, and has settled.
  ///
  /// With a hand: the times at which it was caught, thrown and retargeted.
  public var marks: [SceneMark] {
    guard play.presses.isEmpty else {
      var marks = play.marks
      if let settledAfterHand, settledAfterHand <= duration {
        marks.append(SceneMark(.settled, time: settledAfterHand))
      }
      return Array(marks.suffix(64))
    }
    let settled = settlingTime
    guard settled > 0 else { return [] }
    let shown = min(settled, duration)
    var marks = crossings(until: shown).prefix(12).map { SceneMark(.crossing, time: $0) }
    let turns = motion.extrema(in: 0...shown).filter { $0.time > 0 }
    if var peak = turns.first {
      for turn in turns where abs(turn.value) > abs(peak.value) { peak = turn }
      marks.append(SceneMark(.peak, time: peak.time))
    }
    if settled <= duration { marks.append(SceneMark(.settled, time: settled)) }
    return marks
  }

  /// The spring as CSS: a transition, or an animation if it returns to its start.
  ///
  /// Nil once a hand has acted.
  public var css: SceneCSS? {
    guard play.presses.isEmpty, motion.duration > 0 else { return nil }
    let target = motion.target
    let track = Track(
      from: 0.0,
      [
        .spring(
          to: target, duration: SceneCSS.rounded(motion.duration), spring: motion.spring,
          startVelocity: motion.initialVelocity)
      ])
    guard target == 0 else { return SceneCSS(track, from: 0, to: target, as: .transition) }
    return SceneCSS(
      track, from: 0, to: 1,
      as: .animation(
        name: "spring", from: "translate: 0;", to: "translate: 100px;", after: ""))
  }

  /// Writes value, velocity, energy and its potential part, both per unit of mass, and then the
  /// target, the ends of the rail, and the hold of a hand.
  public func sample(at time: Double, into frame: Frame) {
    let state = play.state(at: time)
    let target = play.spring.target(at: time)
    let displacement = state.value - target
    let potential = motion.spring.stiffness * displacement * displacement / 2
    frame[.value] = state.value
    frame[.velocity] = state.velocity
    frame[.energy] = potential + state.velocity * state.velocity / 2
    frame[.potential] = potential
    frame[.target] = target
    frame[.railFrom] = rail.low
    frame[.railTo] = rail.high
    frame[.held] = play.hold(at: time)
  }

  /// The last time at which it is farther from the target than a thousandth of the travel.
  private var settlingTime: Double {
    let way = max(abs(motion.target), abs(motion.initialVelocity) * motion.spring.duration / 10)
    return way > 0 ? motion.settlingTime(within: way * 1e-3) : 0
  }

  /// Returns the times at which an oscillating spring is at its target.
  ///
  /// With d for the travel and v for the initial velocity, x(t) − target = e^(−λt)·(−d cos ωt + (v
  /// − λd)/ω·sin ωt), which is zero where tan ωt = ωd/(v − λd): once in each half period π/ω.
  private func crossings(until end: Double) -> [Double] {
    let ζ = motion.spring.dampingRatio
    guard ζ < 1 else { return [] }
    let natural = 2 * Double.pi / motion.spring.duration
    let (λ, ω) = (ζ * natural, natural * ((1 - ζ) * (1 + ζ)).squareRoot())
    let d = motion.target
    var angle = Elementary.atan2(y: ω * d, x: motion.initialVelocity - λ * d)
    if angle <= 0 { angle += .pi }
    var instants: [Double] = []
    while angle / ω <= end {
      instants.append(angle / ω)
      angle += .pi
    }
    return instants
  }
}
