// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Three rings that grow out of a point, one after the other, forever.
///
/// Each ring is one group of three motions under one timing: radius, opacity and line width. The
/// group begins later for each ring, and a ring that has not begun is not shown.
public struct PulseRings: Scene {
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
  public init(parameters: [Double]) {
    let (period, gap, width) = (parameters[0], parameters[1], parameters[2])
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

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    let names = ["radius", "opacity", "line width"]
    return SceneDescription(
      id: "pulse-rings", title: "Pulse rings", article: "A4 · Emitters and pulses",
      caption: """
        Radius, opacity and line width run as one group, forever. Each ring’s timing begins later; \
        none counts how often it has run.
        """,
      parameters: [
        SceneParameter("period", "One ring", unit: "s", 2...10, step: 0.25, initial: 6),
        SceneParameter("gap", "Next ring after", unit: "s", 0.25...3, step: 0.25, initial: 1),
        SceneParameter("width", "View", unit: "pt", 60...240, step: 5, initial: 120),
      ],
      channels: names.flatMap { name in (1...ringCount).map { "\(name) \($0)" } },
      plots: [
        ScenePlot("Radius", unit: "pt", channels: [0, 1, 2]),
        ScenePlot("Opacity", channels: [3, 4, 5]),
      ],
      code: """
        let period = Double({period})
        let width = Double({width})
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

        for index in 0..<3 {
          let timing = Timing(
            delay: Double(index) * {gap},
            duration: period,
            iterations: .infinity)
          if let progress =
            timing.sample(at: time).progress {
            let (radius, opacity, width) =
              ring.value(progress: progress)
            print(radius, opacity, width)
          }
        }
        """)
  }

  /// Two iterations of every ring.
  public var duration: Double { 2 * (period + gap) }

  /// The time at which each ring begins.
  public var marks: [SceneMark] {
    timings.indices.map { SceneMark(.begin, time: timings[$0].delay, channel: $0) }
  }

  /// Writes the radii, the opacities and the line widths, zeros for a ring that is not shown.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    for (index, timing) in timings.enumerated() {
      var values = (0.0, 0.0, 0.0)
      if let progress = timing.sample(at: bounded(time)).progress {
        values = ring.value(progress: progress)
      }
      frame[index] = values.0
      frame[Self.ringCount + index] = values.1
      frame[2 * Self.ringCount + index] = values.2
    }
  }
}
