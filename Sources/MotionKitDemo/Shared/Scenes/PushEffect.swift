// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A card that a finger pushes: one spring down, cut short, and one up from there.
///
/// Both springs are cut before they have settled. The second continues with the value and the
/// velocity of the first; starting it at the first's target instead makes a corner.
public struct PushEffect: Scene {
  private let track: Track<Double>
  private let restart: SpringTrajectory<Double>
  private let scale: Double
  private let cut: Double

  /// Creates the scene from the pressed scale, the seconds of each spring, and two bounces.
  public init(parameters: [Double]) {
    let scale = parameters[0]
    self.scale = scale
    cut = parameters[1]
    let up = Spring(duration: 0.5, bounce: parameters[3])
    track = Track(
      from: 1.0,
      [
        .spring(to: scale, duration: cut, spring: Spring(duration: 0.5, bounce: parameters[2])),
        .spring(to: 1, duration: cut, spring: up),
      ])
    restart = SpringTrajectory(from: scale, to: 1, velocity: 0, spring: up)
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "push", title: "Push", article: "A3 · WWDC24 effects",
      caption: """
        A track of two springs, each cut before it settles: snappy down, bouncy up. The second \
        takes over value and velocity.
        """,
      parameters: [
        SceneParameter("scale", "Pressed scale", 0.7...1, step: 0.005, initial: 0.95),
        SceneParameter(
          "cut", "Each spring’s time", unit: "s", 0.05...0.6, step: 0.01, initial: 0.2),
        SceneParameter("down", "Bounce down", 0...0.9, step: 0.01, initial: 0.15),
        SceneParameter("up", "Bounce up", 0...0.9, step: 0.01, initial: 0.3),
      ],
      channels: ["continued", "restarted", "continued velocity", "restarted velocity"],
      plots: [
        ScenePlot("Scale", channels: [0, 1]),
        ScenePlot("Velocity", unit: "per second", channels: [2, 3]),
      ],
      code: """
        let track = Track(from: 1.0, [
          .spring(
            to: {scale}, duration: {cut},
            spring: Spring(bounce: {down})),
          .spring(
            to: 1, duration: {cut},
            spring: Spring(bounce: {up})),
        ])

        let scale = track.value(at: time)
        let velocity =
          track.velocity(at: time)
        """)
  }

  /// Both springs and the rest after them.
  public var duration: Double { 2 * cut + 0.3 }

  /// The times at which the second spring takes over and at which it ends.
  public var marks: [SceneMark] {
    [SceneMark(.handover, time: cut), SceneMark(.cut, time: 2 * cut)]
  }

  /// The scale as CSS.
  public var css: SceneCSS? {
    SceneCSS(
      track, from: 1, to: scale,
      as: .animation(
        name: "push", from: "scale: 1;", to: "scale: \(SceneCSS.text(scale));", after: ""))
  }

  /// Writes the scale with the state continued, the scale restarted, and the two velocities.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let continued = track.state(at: time)
    let restarted = time > cut && time <= track.duration ? restart.state(at: time - cut) : continued
    frame[0] = continued.value
    frame[1] = restarted.value
    frame[2] = continued.velocity
    frame[3] = restarted.velocity
  }
}
