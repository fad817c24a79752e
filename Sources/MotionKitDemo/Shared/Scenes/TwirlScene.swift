// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// A card that twirls in and out, and may leave while it is still arriving.
public struct TwirlScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case motion, duration, leaving
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case scale, opacity, blur, rotation, brightness
  }

  private let appearance: Presence<Twirl>
  private let pace: Double
  private let leaving: Double

  /// The time at which the card is inserted.
  static let arriving = 0.2

  /// Creates the scene from the motion, its duration, and the time at which the card leaves.
  public init(parameters: Parameters) {
    pace = parameters[.duration]
    let motion: TransitionCurve =
      parameters[.motion] < 0.5
      ? .spring(Spring(duration: pace, bounce: 0.2)) : .eased(duration: pace)
    leaving = parameters[.leaving]
    var appearance = Presence.twirl(motion)
    appearance.appear(at: Self.arriving)
    appearance.disappear(at: leaving)
    self.appearance = appearance
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .motion:
      SceneParameter(
        "Motion",
        choices: [
          SceneChoice("spring", code: ".spring(Spring(\n    duration: duration, bounce: 0.2))"),
          SceneChoice("easeInOut", code: ".eased(duration: duration)"),
        ])
    case .duration: SceneParameter("Duration", unit: "s", 0.1...1.5, step: 0.05, initial: 0.7)
    case .leaving: SceneParameter("Leaves at", unit: "s", 0.25...2, step: 0.05, initial: 1.6)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "twirl", title: "Twirl", group: .transitions,
      caption: """
        A view comes and goes by scale, blur, rotation and brightness, all driven by one motion. \
        Let it leave before it has arrived, and it turns back from where it is.
        """,
      plots: [
        plot("Scale and opacity", .scale, .opacity),
        plot("Rotation", unit: "degrees", .rotation),
      ],
      code: """
        let duration = {duration}
        var card = Presence.twirl(
          {motion})
        card.appear(at: 0.2)
        card.disappear(at: {leaving})

        let twirl = card.value(at: time)
        print(twirl.scale, twirl.rotation)
        """,
      imports: ["MotionEffects"], result: result("twirl.scale", .scale))
  }

  /// The time until the card has left, and a moment more.
  public var duration: Double { leaving + 2 * pace + 0.2 }

  /// The times at which it arrives and leaves.
  public var marks: [SceneMark] {
    [SceneMark(.begin, time: Self.arriving), SceneMark(.handover, time: leaving)]
  }

  /// Writes the properties, the rotation in degrees.
  public func sample(at time: Double, into frame: Frame) {
    let twirl = appearance.value(at: bounded(time))
    frame[.scale] = twirl.scale
    frame[.opacity] = twirl.opacity
    frame[.blur] = twirl.blur
    frame[.rotation] = twirl.rotation * 180 / .pi
    frame[.brightness] = twirl.brightness
  }
}
