// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A sketch that is scaled as it is sent, and springs back: correctly, and as in the article.
///
/// The article computes the damping as `1 − 4π·bounce/duration`, a slip of precedence for `(1 −
/// bounce)·4π/duration`. The result is negative, and its effect depends on its treatment: used as
/// it is, it adds energy to the card; clamped to zero, the card oscillates forever; refused, the
/// default damping of 10 stays, which happens to look fine.
public struct SketchSettle: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case side, bounce
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case scale = 0
    case velocity = 4

    /// The four ways to read the damping.
    public var labels: [String] {
      ["right", "negative", "set to 0", "fixed at 10"].map { name in
        self == .velocity ? name + " velocity" : name
      }
    }
  }

  private let scaling: EasedTrajectory<Double>
  private let right: SpringTrajectory<Double>
  private let refused: SpringTrajectory<Double>
  private let honored: DampedOscillation
  private let clamped: DampedOscillation

  /// The seconds until the scaling ends and the spring takes over.
  static let scalingDuration = 0.2

  /// The duration of the spring, after which the animation is removed.
  static let springDuration = 0.5

  /// The mass in the article.
  static let mass = 1.5

  /// The stiffness in the article: (2π/0.5)², without the mass.
  static let stiffness = (2 * Double.pi / springDuration) * (2 * Double.pi / springDuration)

  /// Creates the scene from the animating side (0 the sender, 1 the receiver) and the bounce.
  public init(parameters: Parameters) {
    let peak = parameters[.side] < 0.5 ? 0.95 : 1.1
    let bounce = parameters[.bounce]
    scaling = EasedTrajectory(
      from: 1.0, to: peak, duration: Self.scalingDuration, easing: .easeInOut)
    right = SpringTrajectory(
      from: peak, to: 1, velocity: 0,
      spring: Spring(duration: Self.springDuration, bounce: bounce))
    refused = SpringTrajectory(
      from: peak, to: 1, velocity: 0,
      spring: Spring(mass: Self.mass, stiffness: Self.stiffness, damping: 10))
    let written = 1 - 4 * .pi * bounce / Self.springDuration
    honored = DampedOscillation(
      displacement: peak - 1, mass: Self.mass, stiffness: Self.stiffness, damping: written)
    clamped = DampedOscillation(
      displacement: peak - 1, mass: Self.mass, stiffness: Self.stiffness, damping: max(0, written))
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .side:
      SceneParameter(
        "Direction",
        choices: [
          SceneChoice("shrinks to 0.95", code: "0.95"),
          SceneChoice("grows to 1.1", code: "1.1"),
        ])
    case .bounce: SceneParameter("Bounce", 0...1, step: 0.01, initial: 0.5)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "settle", title: "Ease, then spring", group: .keyframes,
      caption: """
        A card shrinks on an ease and comes back on a spring. Beside it is a frequent mistake in \
        the damping of the spring, with three ways in which a program can respond to it.
        """,
      note: """
        The damping follows from bounce and duration: (1 − bounce) · 4π ÷ duration. Without the \
        parentheses, 1 − 4π · bounce ÷ duration, it is negative. Used as it is, it adds energy; \
        set to zero, the card never rests; replaced by a fixed damping of 10, the card rests at \
        another time.
        """,
      plots: [
        plot("Scale", .scale),
        plot("Velocity", unit: "per second", .velocity),
      ],
      code: """
        let scaling = EasedTrajectory(
          from: 1.0, to: {side},
          duration: 0.2, easing: .easeInOut)
        let spring = Spring(
          duration: 0.5, bounce: {bounce})
        let settling = SpringTrajectory(
          from: {side}, to: 1, velocity: 0,
          spring: spring)

        // The spring is cut at 0.7 s.
        let scale = time < 0.2
          ? scaling.value(at: time)
          : time - 0.2 <= 0.5
          ? settling.value(at: time - 0.2)
          : 1

        // (1 − bounce) · 4π / duration
        let damping = spring.damping
        // Without the parentheses it is
        // negative: 1 − 4π · bounce / …
        """,
      result: result("scale", .scale))
  }

  /// The scaling, the spring, and the rest after its removal.
  public var duration: Double { Self.scalingDuration + Self.springDuration + 0.3 }

  /// The times at which the spring takes over and at which it is removed.
  public var marks: [SceneMark] {
    let cut = Self.scalingDuration + Self.springDuration
    return [SceneMark(.handover, time: Self.scalingDuration)]
      + (0..<4).map { SceneMark(.cut, time: cut, channel: Channel.scale, $0) }
  }

  /// The correct scale as CSS; after the animation's end the model value shows.
  public var css: SceneCSS? {
    let peak = scaling.target
    let track = Track(
      from: 1.0,
      [
        .linear(to: peak, duration: scaling.duration, easing: scaling.easing),
        .spring(
          to: 1, duration: Self.springDuration, spring: right.spring, startVelocity: 0),
      ])
    return SceneCSS(
      track, from: 1, to: peak,
      as: .animation(
        name: "settle", from: "scale: 1;", to: "scale: \(SceneCSS.text(peak));", after: ""))
  }

  /// Writes the four scales, then their four velocities.
  public func sample(at time: Double, into frame: Frame) {
    let elapsed = time - Self.scalingDuration
    if !(elapsed >= 0) {
      let state = scaling.state(at: time)
      for index in 0..<4 {
        frame[.scale, index] = state.value
        frame[.velocity, index] = state.velocity
      }
    } else if elapsed <= Self.springDuration {
      write(right.state(at: elapsed), 0, into: frame)
      let honored = honored.state(at: elapsed)
      write(KinematicState(value: 1 + honored.value, velocity: honored.velocity), 1, into: frame)
      let clamped = clamped.state(at: elapsed)
      write(KinematicState(value: 1 + clamped.value, velocity: clamped.velocity), 2, into: frame)
      write(refused.state(at: elapsed), 3, into: frame)
    } else {
      for index in 0..<4 { write(KinematicState(value: 1), index, into: frame) }
    }
  }

  private func write(
    _ state: KinematicState<Double>, _ index: Int, into frame: Frame
  ) {
    frame[.scale, index] = state.value
    frame[.velocity, index] = state.velocity
  }
}
