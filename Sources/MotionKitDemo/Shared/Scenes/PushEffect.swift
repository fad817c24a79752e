// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A card that a finger pushes: one spring down, cut short, and one up from there.
///
/// Both springs are cut before they have settled. The second continues with the value and the
/// velocity of the first; starting it at the first's target instead makes a corner.
public struct PushEffect: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case scale, cut, down, up
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case continued, restarted, continuedVelocity, restartedVelocity
  }

  private let track: Track<Double>
  private let restart: SpringTrajectory<Double>
  private let scale: Double
  private let cut: Double

  /// Creates the scene from the pressed scale, the seconds of each spring, and two bounces.
  public init(parameters: Parameters) {
    let scale = parameters[.scale]
    self.scale = scale
    cut = parameters[.cut]
    let up = Spring(duration: 0.5, bounce: parameters[.up])
    track = Track(
      from: 1.0,
      [
        .spring(to: scale, duration: cut, spring: Spring(duration: 0.5, bounce: parameters[.down])),
        .spring(to: 1, duration: cut, spring: up),
      ])
    restart = SpringTrajectory(from: scale, to: 1, velocity: 0, spring: up)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .scale: SceneParameter("Pressed scale", 0.7...1, step: 0.005, initial: 0.95)
    case .cut:
      SceneParameter("Time of each spring", unit: "s", 0.05...0.6, step: 0.01, initial: 0.2)
    case .down: SceneParameter("Bounce when pressed", 0...0.9, step: 0.01, initial: 0.15)
    case .up: SceneParameter("Bounce when let go", 0...0.9, step: 0.01, initial: 0.3)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "push", title: "Button press", group: .keyframes,
      caption: """
        A button is pressed and let go. The second spring begins before the first is at rest, and \
        takes over its value and its speed; the hollow dot shows a spring that begins without \
        speed.
        """,
      plots: [
        plot("Scale", .continued, .restarted),
        plot("Velocity", unit: "per second", .continuedVelocity, .restartedVelocity),
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
        """,
      result: result("scale", .continued))
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
  public func sample(at time: Double, into frame: Frame) {
    let continued = track.state(at: time)
    let restarted = time > cut && time <= track.duration ? restart.state(at: time - cut) : continued
    frame[.continued] = continued.value
    frame[.restarted] = restarted.value
    frame[.continuedVelocity] = continued.velocity
    frame[.restartedVelocity] = restarted.velocity
  }
}
