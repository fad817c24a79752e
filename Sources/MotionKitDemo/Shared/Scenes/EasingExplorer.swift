// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Every easing at once, and one family of them moving side by side.
public struct EasingExplorer: Scene {
  private let span: Double
  private let lanes: [EasedTrajectory<Double>]
  private let catalog: [Easing]

  /// The count of easings that move side by side; the last is the bezier of the sliders.
  static let laneCount = 5

  /// Creates the scene from the duration, the family and a bezier's control points.
  public init(parameters: [Double]) {
    span = parameters[0]
    let custom = Easing.bezier(parameters[2], parameters[3], parameters[4], parameters[5])
    catalog = EasingCatalog.entries.map { $0.easing }
    let span = span
    lanes = (Self.family(Int(parameters[1])) + [custom]).map {
      EasedTrajectory(from: 0.0, to: 1, duration: span, easing: $0)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    let names = EasingCatalog.entries.map { $0.name }
    let lanes = ["lane 1", "lane 2", "lane 3", "lane 4", "bezier"]
    return SceneDescription(
      id: "easing-explorer", title: "Easing", article: "Explorers",
      caption: "One family in step with a bezier of your own, and below it every easing there is.",
      parameters: [
        SceneParameter("duration", "Duration", unit: "s", 0.2...3, step: 0.05, initial: 1),
        SceneParameter("family", "Family", choices: choices, initial: 9),
        SceneParameter("x1", "Bezier x₁", 0...1, step: 0.01, initial: 0.3),
        SceneParameter("y1", "Bezier y₁", -1...2, step: 0.01, initial: -0.2),
        SceneParameter("x2", "Bezier x₂", 0...1, step: 0.01, initial: 0.2),
        SceneParameter("y2", "Bezier y₂", -1...2, step: 0.01, initial: 1.3),
      ],
      channels: lanes + lanes.map { $0 + " velocity" } + names,
      plots: [
        ScenePlot("Value", channels: [4, 0, 1, 2, 3]),
        ScenePlot("Velocity", unit: "per second", channels: [9, 5, 6, 7, 8]),
      ],
      code: """
        let easing = Easing.bezier(
          {x1}, {y1}, {x2}, {y2})
        let motion = EasedTrajectory(
          from: 0.0, to: 1,
          duration: {duration}, easing: easing)
        let now = motion.state(at: time)

        // Beside it:
        let family: [Easing] = [
          {family}
        ]
        """)
  }

  /// The run and a short rest.
  public var duration: Double { span * 1.25 }

  /// The time at which the run ends.
  public var marks: [SceneMark] { [SceneMark(.end, time: span, channel: 4)] }

  /// The bezier of the sliders as CSS.
  public var css: SceneCSS? {
    SceneCSS(lanes[Self.laneCount - 1].easing, for: span, as: .transition)
  }

  /// Writes the lanes' values, their velocities, and the values of the whole catalog.
  ///
  /// Some easings start or end vertically. A plot has no infinity: slopes steeper than 25 to 1 are
  /// clamped to that.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let progress = time.isNaN ? 0 : min(max(time / span, 0), 1)
    for (index, lane) in lanes.enumerated() {
      let state = lane.state(at: time)
      frame[index] = state.value
      frame[Self.laneCount + index] = min(max(state.velocity, -25 / span), 25 / span)
    }
    for (index, easing) in catalog.enumerated() {
      frame[2 * Self.laneCount + index] = easing.value(at: progress)
    }
  }
}
