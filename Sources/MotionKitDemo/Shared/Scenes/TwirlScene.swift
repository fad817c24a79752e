// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A card that twirls in and out, and may leave while it is still arriving.
public struct TwirlScene: Scene {
  private let appearance: Presence<Twirl>
  private let pace: Double
  private let leaving: Double

  /// The time at which the card is inserted.
  static let arriving = 0.2

  /// Creates the scene from the motion, its duration, and the time at which the card leaves.
  public init(parameters: [Double]) {
    pace = parameters[1]
    let motion: TransitionCurve =
      parameters[0] < 0.5
      ? .spring(Spring(duration: pace, bounce: 0.2)) : .eased(duration: pace)
    leaving = parameters[2]
    var appearance = Presence.twirl(motion)
    appearance.appear(at: Self.arriving)
    appearance.disappear(at: leaving)
    self.appearance = appearance
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "twirl", title: "Twirl", article: "A3 · WWDC24 effects",
      caption: """
        A transition with three faces: before it appears, itself, and after it has gone. Let it \
        leave before it has arrived, and it turns round where it is.
        """,
      parameters: [
        SceneParameter(
          "motion", "Motion",
          choices: [
            SceneChoice("spring", code: ".spring(Spring(\n    duration: duration, bounce: 0.2))"),
            SceneChoice("easeInOut", code: ".eased(duration: duration)"),
          ]),
        SceneParameter("duration", "Duration", unit: "s", 0.1...1.5, step: 0.05, initial: 0.7),
        SceneParameter("leaving", "Leaves at", unit: "s", 0.25...2, step: 0.05, initial: 1.6),
      ],
      channels: ["scale", "opacity", "blur", "rotation", "brightness"],
      plots: [
        ScenePlot("Scale and opacity", channels: [0, 1]),
        ScenePlot("Rotation", unit: "degrees", channels: [3]),
      ],
      code: """
        let duration = {duration}
        var card = Presence.twirl(
          {motion})
        card.appear(at: 0.2)
        card.disappear(at: {leaving})

        let twirl = card.value(at: time)
        print(twirl.scale, twirl.rotation)
        """)
  }

  /// The time until the card has left, and a moment more.
  public var duration: Double { leaving + 2 * pace + 0.2 }

  /// The times at which it arrives and leaves.
  public var marks: [SceneMark] {
    [SceneMark(.begin, time: Self.arriving), SceneMark(.handover, time: leaving)]
  }

  /// Writes the properties, the rotation in degrees.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let twirl = appearance.value(at: bounded(time))
    frame[0] = twirl.scale
    frame[1] = twirl.opacity
    frame[2] = twirl.blur
    frame[3] = twirl.rotation * 180 / .pi
    frame[4] = twirl.brightness
  }
}
