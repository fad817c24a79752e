// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Three rings that grow out of a point, one after the other, forever.
///
/// Each ring is one group of three motions under one timing: radius, opacity and line width. The
/// group begins later for each ring, and a ring that has not begun is not shown.
public struct PulseRings: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case period, gap, width
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case radius = 0
    case opacity = 3
    case lineWidth = 6

    /// One label for each ring.
    public var labels: [String] { (1...PulseRings.ringCount).map { "\(words) \($0)" } }
  }

  private let ring:
    TrackGroup<
      Zipped3<EasedTrajectory<Double>, EasedTrajectory<Double>, EasedTrajectory<Double>>
    >
  private let timings: [Timing]
  private let period: Double
  private let gap: Double

  /// The count of rings.
  static let ringCount = 3

  /// Creates the scene from the seconds of a ring, the seconds between two, and the width of the
  /// view.
  public init(parameters: Parameters) {
    let (period, gap, width) = (parameters[.period], parameters[.gap], parameters[.width])
    ring = TrackGroup(
      EasedTrajectory(from: 0, to: width, duration: period, easing: .linear),
      EasedTrajectory(from: 0.1, to: 0, duration: period, easing: .linear),
      EasedTrajectory(from: width, to: width / 2, duration: period, easing: .linear))
    timings = (0..<Self.ringCount).map {
      Timing(delay: Double($0) * gap, duration: period, iterations: .infinity)
    }
    self.period = period
    self.gap = gap
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .period: SceneParameter("One ring", unit: "s", 2...10, step: 0.25, initial: 6)
    case .gap: SceneParameter("Next ring after", unit: "s", 0.25...3, step: 0.25, initial: 1)
    case .width: SceneParameter("View", unit: "pt", 60...240, step: 5, initial: 120)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "pulse-rings", title: "Pulse rings", group: .keyframes,
      caption: """
        Three rings grow and fade, forever. Radius, opacity and line width of a ring are one \
        group; each ring is the same group, begun a little later.
        """,
      plots: [
        plot("Radius", unit: "pt", .radius),
        plot("Opacity", .opacity),
      ],
      code: """
        let period = {period}
        let width = {width}
        func line(
          _ from: Double, _ to: Double
        ) -> EasedTrajectory<Double> {
          EasedTrajectory(
            from: from, to: to,
            duration: period, easing: .linear)
        }
        let ring = TrackGroup(
          line(0, width), line(0.1, 0),
          line(width, width / 2))

        // Radius, opacity and line width,
        // or nothing before a ring begins:
        let rings = (0..<3).map { index in
          Timing(
            delay: Double(index) * {gap},
            duration: period,
            iterations: .infinity
          ).sample(at: time).progress.map {
            ring.value(progress: $0)
          }
        }
        let second = rings[1]?.0 ?? 0
        """,
      result: result("second", .radius, 1))
  }

  /// Two iterations of every ring.
  public var duration: Double { 2 * (period + gap) }

  /// The time at which each ring begins.
  public var marks: [SceneMark] {
    timings.indices.map { SceneMark(.begin, time: timings[$0].delay, channel: Channel.radius, $0) }
  }

  /// Writes the radii, the opacities and the line widths, zeros for a ring that is not shown.
  public func sample(at time: Double, into frame: Frame) {
    for (index, timing) in timings.enumerated() {
      var values = (0.0, 0.0, 0.0)
      if let progress = timing.sample(at: bounded(time)).progress {
        values = ring.value(progress: progress)
      }
      frame[.radius, index] = values.0
      frame[.opacity, index] = values.1
      frame[.lineWidth, index] = values.2
    }
  }
}
