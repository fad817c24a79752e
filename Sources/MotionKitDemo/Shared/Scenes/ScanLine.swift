// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A line that scans up and down: one motion, alternating forever.
///
/// The way back is the way there in a mirror of time. To ease it anew, as a second motion in the
/// other direction would, looks the same only while the easing is symmetrical.
public struct ScanLine: Scene {
  private let timing: Timing

  /// Creates the scene from the seconds of one way and the easing.
  public init(parameters: [Double]) {
    timing = Timing(
      duration: parameters[0], iterations: .infinity, direction: .alternate,
      easing: EasingCatalog.plain[Int(parameters[1])].easing)
  }

  /// What the page must know to present the scene.
  public static var description: SceneDescription {
    SceneDescription(
      id: "scan-line", title: "Scan line", article: "A4 · Emitters and pulses",
      caption: """
        One way, then back, forever. The way back mirrors time; the dashed line eases anew each \
        way, which differs as soon as the easing is not symmetrical.
        """,
      parameters: [
        SceneParameter("duration", "One way", unit: "s", 0.3...3, step: 0.05, initial: 1),
        SceneParameter(
          "easing", "Easing",
          choices: EasingCatalog.plain.map { SceneChoice($0.name, code: $0.code) },
          initial: 4),
      ],
      channels: ["mirrored", "eased anew", "mirrored velocity", "eased anew velocity"],
      plots: [
        ScenePlot("Offset", channels: [0, 1]),
        ScenePlot("Velocity", unit: "per second", channels: [2, 3]),
      ],
      code: """
        let timing = Timing(
          duration: {duration},
          iterations: .infinity,
          direction: .alternate,
          easing: {easing})

        let line = timing.state(at: time)
        let offset = line?.value
        let velocity = line?.velocity
        """)
  }

  /// Twice there and back.
  public var duration: Double { 4 * timing.duration }

  /// Where the line turns.
  public var marks: [SceneMark] {
    (1...3).map { SceneMark(.handover, time: Double($0) * timing.duration) }
  }

  /// One way as CSS, whose `alternate` mirrors time as the scene does.
  public var css: SceneCSS? {
    SceneCSS(
      timing.easing, for: timing.duration,
      as: .animation(
        name: "scan", from: "top: 0;", to: "top: 100%;", after: " infinite alternate"))
  }

  /// Writes the offset as a part of the height, that of a way back eased anew, and the velocities.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let sample = timing.sample(at: bounded(time))
    let line = timing.state(at: bounded(time)) ?? .init(value: 0)
    frame[0] = line.value
    frame[2] = drawable(line.velocity)
    let elapsed = (sample.activeTime ?? 0) - (sample.iteration ?? 0) * timing.duration
    let anew = timing.easing.state(at: elapsed / timing.duration)
    let isBack = Int(sample.iteration ?? 0) % 2 == 1
    frame[1] = isBack ? 1 - anew.value : anew.value
    frame[3] = drawable((isBack ? -anew.velocity : anew.velocity) / timing.duration)
  }

  /// A plot has no infinity: what is steeper than 25 to 1 is drawn as if it were that.
  private func drawable(_ velocity: Double) -> Double {
    min(max(velocity, -25 / timing.duration), 25 / timing.duration)
  }
}
