// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// One easing, chosen or drawn, beside its family, and every easing at once.
public struct EasingExplorer: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case duration, easing, x1, y1, x2, y2
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case lane = 0
    case velocity = 5
    case easing = 10

    /// The labels of the lanes, or of the whole catalog.
    public var labels: [String] {
      let lanes = ["lane 1", "lane 2", "lane 3", "lane 4", "chosen"]
      return switch self {
      case .lane: lanes
      case .velocity: lanes.map { $0 + " velocity" }
      case .easing: EasingCatalog.entries.map { $0.name }
      }
    }
  }

  private let span: Double
  private let lanes: [EasedTrajectory<Double>]
  private let catalog: [Easing]

  /// The count of easings that move side by side; the last is the chosen one.
  static let laneCount = 5

  /// Creates the scene from the duration, the easing and a bezier's control points.
  public init(parameters: Parameters) {
    span = parameters[.duration]
    let drawn = Easing.bezier(parameters[.x1], parameters[.y1], parameters[.x2], parameters[.y2])
    let choice = Int(parameters[.easing])
    let chosen = choice > 0 ? Self.named[choice - 1].easing : drawn
    catalog = EasingCatalog.entries.map { $0.easing }
    let span = span
    lanes = (Self.family(of: choice) + [chosen]).map {
      EasedTrajectory(from: 0.0, to: 1, duration: span, easing: $0)
    }
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .duration: SceneParameter("Duration", unit: "s", 0.2...3, step: 0.05, initial: 1)
    case .easing: SceneParameter("Easing", choices: choices)
    case .x1: SceneParameter("Bezier x₁", 0...1, step: 0.01, initial: 0.3)
    case .y1: SceneParameter("Bezier y₁", -0.6...1.6, step: 0.01, initial: -0.2)
    case .x2: SceneParameter("Bezier x₂", 0...1, step: 0.01, initial: 0.2)
    case .y2: SceneParameter("Bezier y₂", -0.6...1.6, step: 0.01, initial: 1.3)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "easing-explorer", title: "Easing", group: .explorers,
      caption: """
        An easing says how much of the way is done when a part of the time has passed. Choose one, \
        or draw your own by its two points; its family moves beside it.
        """,
      plots: [
        plot("Value", of: .lane, [4, 0, 1, 2, 3]),
        plot("Velocity", unit: "per second", of: .velocity, [4, 0, 1, 2, 3]),
      ],
      code: """
        let easing: Easing = {easing}
        let motion = EasedTrajectory(
          from: 0.0, to: 1,
          duration: {duration}, easing: easing)
        let now = motion.state(at: time)
        """,
      result: result("now.value", .lane, 4))
  }

  /// The run and a short rest.
  public var duration: Double { span * 1.25 }

  /// The time at which the run ends.
  public var marks: [SceneMark] { [SceneMark(.end, time: span, channel: Channel.lane, 4)] }

  /// The chosen easing as CSS, exactly where CSS has it.
  public var css: SceneCSS? {
    SceneCSS(lanes[Self.laneCount - 1].easing, for: span, as: .transition)
  }

  /// Writes the lanes' values, their velocities, and the values of the whole catalog.
  ///
  /// Some easings start or end vertically. A plot has no infinity: slopes steeper than 25 to 1 are
  /// clamped to that.
  public func sample(at time: Double, into frame: Frame) {
    let progress = time.isNaN ? 0 : min(max(time / span, 0), 1)
    for (index, lane) in lanes.enumerated() {
      let state = lane.state(at: time)
      frame[.lane, index] = state.value
      frame[.velocity, index] = min(max(state.velocity, -25 / span), 25 / span)
    }
    for (index, easing) in catalog.enumerated() {
      frame[.easing, index] = easing.value(at: progress)
    }
  }
}
