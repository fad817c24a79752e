// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

/// A ball that falls and bounces, and a tap at each impact, made from the motion itself.
///
/// Between two impacts the height is a parabola, which a cubic with its two velocities reproduces
/// exactly. The ball loses the same fraction of its speed each time, so the taps become faster and
/// weaker; the last one that counts has a twentieth of the first speed.
public struct BouncingBall: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case height, kept, place, sharpness
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case height, velocity, intensity, sharpness
  }

  private let ball: Track<Double>
  private let pattern: HapticPattern
  private let height: Double

  /// The haptics of the impacts.
  public let haptics: SceneHaptics?

  /// The fraction of the first speed below which the ball lies still.
  static var leastSpeed: Double { 0.05 }

  /// The choices of a celestial body, with its acceleration in meters per second².
  static var places: [(name: String, gravity: Double)] {
    [("Earth", 9.81), ("Mars", 3.71), ("Moon", 1.62)]
  }

  /// Creates the scene from the height, the fraction of the speed that is kept, the celestial body,
  /// and the sharpness of the taps.
  public init(parameters: Parameters) {
    height = parameters[.height]
    let gravity = Self.places[Int(parameters[.place])].gravity
    // From rest: h = g t²/2.
    let fall = (2 * height / gravity).squareRoot()
    let first = gravity * fall
    var bounces: [Keyframe<Double>] = [
      .cubic(to: 0, duration: fall, startVelocity: 0, endVelocity: -first)
    ]
    var speed = first * parameters[.kept]
    while speed > Self.leastSpeed * first {
      bounces.append(
        .cubic(
          to: 0, duration: 2 * speed / gravity, startVelocity: speed, endVelocity: -speed))
      speed *= parameters[.kept]
    }
    ball = Track(from: height, bounces)
    pattern = HapticPattern(
      following: ball,
      HapticTapOptions(minimumIntensity: Self.leastSpeed / 2, sharpness: parameters[.sharpness]))
    haptics = SceneHaptics(pattern)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .height: SceneParameter("Height", unit: "m", 0.2...3, step: 0.05, initial: 1.2)
    case .kept: SceneParameter("Speed kept", 0.3...0.9, step: 0.01, initial: 0.72)
    case .place:
      SceneParameter(
        "Place",
        choices: places.map { place in
          SceneChoice("\(place.name), \(place.gravity) m/s²", code: "\(place.gravity)")
        })
    case .sharpness: SceneParameter("Sharpness", 0...1, step: 0.01, initial: 0.6)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "bouncing-ball", title: "Bouncing ball", group: .handsOn,
      caption: """
        A haptic pattern that follows a motion: a tap each time the ball hits the floor, as strong \
        as the ball is fast. The pictures of the ball are equal times apart.
        """,
      plots: [
        plot("What is felt", .intensity, .sharpness),
        plot("Velocity", unit: "m per second", .velocity),
      ],
      code: """
        let height = {height}
        let gravity = {place}
        let fall =
          (2 * height / gravity).squareRoot()
        var speed = gravity * fall
        var bounces: [Keyframe<Double>] = [
          .cubic(
            to: 0, duration: fall,
            startVelocity: 0,
            endVelocity: -speed)
        ]
        let least = 0.05 * speed
        speed *= {kept}
        while speed > least {
          bounces.append(.cubic(
            to: 0,
            duration: 2 * speed / gravity,
            startVelocity: speed,
            endVelocity: -speed))
          speed *= {kept}
        }
        let ball = Track(from: height, bounces)

        let pattern = HapticPattern(
          following: ball,
          HapticTapOptions(
            minimumIntensity: 0.025,
            sharpness: {sharpness}))

        let now = ball.state(at: time)
        let felt = pattern.sample(at: time)
        print(now.value, felt.intensity)
        """,
      imports: ["MotionHaptics"], result: result("now.value", .height))
  }

  /// The time until the ball lies still, and a rest.
  public var duration: Double { ball.duration + 0.4 }

  /// The impacts.
  public var marks: [SceneMark] {
    (haptics?.events ?? []).map { SceneMark(.impact, time: $0.begin, channel: Channel.intensity) }
  }

  /// The height as CSS, from the floor upwards.
  public var css: SceneCSS? {
    SceneCSS(
      ball, from: 0, to: height,
      as: .animation(
        name: "bouncing-ball", from: "translate: 0 0;", to: "translate: 0 -240px;", after: ""))
  }

  /// Writes height and velocity, and intensity and sharpness of the haptics.
  public func sample(at time: Double, into frame: Frame) {
    let time = time.isNaN ? 0 : min(max(time, 0), duration)
    let state = ball.state(at: time)
    let felt = pattern.sample(at: time)
    frame[.height] = state.value
    frame[.velocity] = state.velocity
    frame[.intensity] = felt.intensity
    frame[.sharpness] = felt.sharpness
  }
}
