// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A line that scans up and down: one motion, alternating forever.
///
/// The return is the time reversal of the first direction. To ease it separately, as a second
/// motion in the other direction would, looks the same only if the easing is symmetrical.
public struct ScanLine: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case duration, easing
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case mirrored, easedAnew, mirroredVelocity, easedAnewVelocity
  }

  private let timing: Timing

  /// Creates the scene from the seconds of one direction and the easing.
  public init(parameters: Parameters) {
    timing = Timing(
      duration: parameters[.duration], iterations: .infinity, direction: .alternate,
      easing: EasingCatalog.plain[Int(parameters[.easing])].easing)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .duration: SceneParameter("One way", unit: "s", 0.3...3, step: 0.05, initial: 1)
    case .easing:
      SceneParameter(
        "Easing",
        choices: EasingCatalog.plain.map { SceneChoice($0.name, code: $0.code) },
        initial: 3)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "scan-line", title: "Scan line", group: .keyframes,
      caption: """
        A line goes down and back, forever. One motion that alternates plays its easing backwards \
        on the way back; the dashed line is eased anew each way. They meet where the easing is \
        symmetrical.
        """,
      plots: [
        plot("Offset", .mirrored, .easedAnew),
        plot("Velocity", unit: "per second", .mirroredVelocity, .easedAnewVelocity),
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
        """,
      result: result("offset ?? 0", .mirrored))
  }

  /// Two full cycles.
  public var duration: Double { 4 * timing.duration }

  /// The times at which the line turns.
  public var marks: [SceneMark] {
    (1...3).map { SceneMark(.handover, time: Double($0) * timing.duration) }
  }

  /// One direction as CSS, whose `alternate` reverses time as the scene does.
  public var css: SceneCSS? {
    SceneCSS(
      timing.easing, for: timing.duration,
      as: .animation(
        name: "scan", from: "top: 0;", to: "top: 100%;", after: " infinite alternate"))
  }

  /// Writes the offset as a fraction of the height, that of a separately eased return, and the
  /// velocities.
  public func sample(at time: Double, into frame: Frame) {
    let sample = timing.sample(at: bounded(time))
    let line = timing.state(at: bounded(time)) ?? .init(value: 0)
    frame[.mirrored] = line.value
    frame[.mirroredVelocity] = drawable(line.velocity)
    let elapsed = (sample.activeTime ?? 0) - (sample.iteration ?? 0) * timing.duration
    let anew = timing.easing.state(at: elapsed / timing.duration)
    let isBack = Int(sample.iteration ?? 0) % 2 == 1
    frame[.easedAnew] = isBack ? 1 - anew.value : anew.value
    frame[.easedAnewVelocity] = drawable(
      (isBack ? -anew.velocity : anew.velocity) / timing.duration)
  }

  /// Returns a slope that a plot can show: one steeper than 25 to 1 is clamped to that.
  private func drawable(_ velocity: Double) -> Double {
    min(max(velocity, -25 / timing.duration), 25 / timing.duration)
  }
}
