// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A path through points, by each of Core Animation's modes, and one more.
public struct SplineModes: Scene {
  private let track: Track<SIMD2<Double>>

  /// The points of the path.
  static var points: [SIMD2<Double>] {
    [
      SIMD2(0.04, 0.66), SIMD2(0.2, 0.2), SIMD2(0.34, 0.74), SIMD2(0.5, 0.74), SIMD2(0.8, 0.12),
      SIMD2(0.96, 0.56),
    ]
  }

  /// Creates the scene from the mode, the duration, and tension, continuity and bias.
  public init(parameters: [Double]) {
    let (tension, continuity, bias) = (parameters[2], parameters[3], parameters[4])
    let modes: [TrackInterpolation] = [
      .linear, .discrete, .paced,
      .cubic(tension: tension, continuity: continuity, bias: bias),
      .cubicPaced(tension: tension, continuity: continuity, bias: bias),
      .monotone,
    ]
    track = Track(
      values: Self.points, mode: modes[Int(parameters[0])], duration: parameters[1])
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    let shape = "(\n    tension: tension,\n    continuity: continuity,\n    bias: bias)"
    return SceneDescription(
      id: "spline-modes", title: "Spline modes", article: "Explorers",
      caption: """
        Six points, and the ways from each to the next. The small dots lie at equal distances of \
        time: where they crowd, the motion is slow; paced modes space them evenly.
        """,
      parameters: [
        SceneParameter(
          "mode", "Mode",
          choices: [
            SceneChoice("linear", code: ".linear"), SceneChoice("discrete", code: ".discrete"),
            SceneChoice("paced", code: ".paced"), SceneChoice("cubic", code: ".cubic" + shape),
            SceneChoice("cubicPaced", code: ".cubicPaced" + shape),
            SceneChoice("monotone", code: ".monotone"),
          ], initial: 3),
        SceneParameter("duration", "Duration", unit: "s", 1...6, step: 0.25, initial: 3),
        SceneParameter("tension", "Tension", -1...1, step: 0.05, initial: 0),
        SceneParameter("continuity", "Continuity", -1...1, step: 0.05, initial: 0),
        SceneParameter("bias", "Bias", -1...1, step: 0.05, initial: 0),
      ],
      channels: ["x", "y", "speed"],
      plots: [
        ScenePlot("Place", channels: [0, 1]),
        ScenePlot("Speed", unit: "per second", channels: [2]),
      ],
      code: """
        let (tension, continuity, bias) =
          ({tension}, {continuity}, {bias})
        let track = Track(
          values: [
            SIMD2(0.04, 0.66),
            SIMD2(0.2, 0.2),
            SIMD2(0.34, 0.74),
            SIMD2(0.5, 0.74),
            SIMD2(0.8, 0.12),
            SIMD2(0.96, 0.56),
          ],
          mode: {mode},
          duration: {duration})
        let state = track.state(at: time)
        let speed = state.velocity.magnitude
        """)
  }

  /// The track and a short rest.
  public var duration: Double { track.duration * 1.1 }

  /// The time at which the path ends.
  public var marks: [SceneMark] { [SceneMark(.end, time: track.duration)] }

  /// Writes the position and the speed.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let state = track.state(at: time)
    frame[0] = state.value.x
    frame[1] = state.value.y
    frame[2] = state.velocity.magnitude
  }
}
