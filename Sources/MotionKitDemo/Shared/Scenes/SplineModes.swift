// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A path through points, by each of Core Animation's modes, and one more.
public struct SplineModes: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case mode, duration, tension, continuity, bias
    case x1, y1, x2, y2, x3, y3, x4, y4, x5, y5, x6, y6
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case x, y, speed
  }

  private let track: Track<SIMD2<Double>>

  /// The initial points of the path.
  static var points: [SIMD2<Double>] {
    [
      SIMD2(0.04, 0.66), SIMD2(0.2, 0.2), SIMD2(0.34, 0.74), SIMD2(0.5, 0.74), SIMD2(0.8, 0.12),
      SIMD2(0.96, 0.56),
    ]
  }

  /// Creates the scene from the mode, the duration, tension, continuity and bias, and the points.
  public init(parameters: Parameters) {
    let (tension, continuity, bias) = (
      parameters[.tension], parameters[.continuity], parameters[.bias]
    )
    let modes: [TrackInterpolation] = [
      .linear, .discrete, .paced,
      .cubic(tension: tension, continuity: continuity, bias: bias),
      .cubicPaced(tension: tension, continuity: continuity, bias: bias),
      .monotone,
    ]
    track = Track(
      values: parameters.points(from: .x1, count: Self.points.count),
      mode: modes[Int(parameters[.mode])], duration: parameters[.duration])
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    let shape = "(\n    tension: tension,\n    continuity: continuity,\n    bias: bias)"
    return switch name {
    case .mode:
      SceneParameter(
        "Mode",
        choices: [
          SceneChoice("linear", code: ".linear"), SceneChoice("discrete", code: ".discrete"),
          SceneChoice("paced", code: ".paced"), SceneChoice("cubic", code: ".cubic" + shape),
          SceneChoice("cubicPaced", code: ".cubicPaced" + shape),
          SceneChoice("monotone", code: ".monotone"),
        ], initial: 3)
    case .duration: SceneParameter("Duration", unit: "s", 1...6, step: 0.25, initial: 3)
    case .tension: SceneParameter("Tension", -1...1, step: 0.05, initial: 0)
    case .continuity: SceneParameter("Continuity", -1...1, step: 0.05, initial: 0)
    case .bias: SceneParameter("Bias", -1...1, step: 0.05, initial: 0)
    default:
      .coordinate(
        name.rawValue - Parameter.x1.rawValue, of: points, 0...1, step: 0.01)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "spline-modes", title: "Spline modes", group: .keyframes,
      caption: """
        Drag the six points: the mode decides how the motion runs between them. The small dots are \
        equal times apart, so they crowd where the motion is slow; the paced modes keep the speed \
        even.
        """,
      plots: [
        plot("Place", .x, .y),
        plot("Speed", unit: "per second", .speed),
      ],
      code: """
        let (tension, continuity, bias) =
          ({tension}, {continuity}, {bias})
        let track = Track(
          values: [
            SIMD2({x1}, {y1}),
            SIMD2({x2}, {y2}),
            SIMD2({x3}, {y3}),
            SIMD2({x4}, {y4}),
            SIMD2({x5}, {y5}),
            SIMD2({x6}, {y6}),
          ],
          mode: {mode},
          duration: {duration})
        let state = track.state(at: time)
        let speed = state.velocity.magnitude
        """,
      result: result("speed", .speed))
  }

  /// The track and a short rest.
  public var duration: Double { track.duration * 1.1 }

  /// The time at which the path ends.
  public var marks: [SceneMark] { [SceneMark(.end, time: track.duration)] }

  /// Writes the position and the speed.
  public func sample(at time: Double, into frame: Frame) {
    let state = track.state(at: time)
    frame[.x] = state.value.x
    frame[.y] = state.value.y
    frame[.speed] = state.velocity.magnitude
  }
}
