// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A picture that is revealed from a blur: radius and opacity as a group.
///
/// The members ease, and so does the group around them: time is warped twice, and the middle of the
/// motion is steeper than with one easing alone.
public struct BlurReveal: Scene {
  typealias Reveal = TrackGroup<
    Zipped2<EasedTrajectory<Double>, EasedTrajectory<Double>>
  >

  private let nested: Reveal
  private let single: Reveal
  private let radius: Double
  private let easing: Easing

  /// Creates the scene from the duration, the initial radius, and the group's easing.
  public init(parameters: [Double]) {
    let (duration, radius) = (parameters[0], parameters[1])
    self.radius = radius
    easing = EasingCatalog.plain[Int(parameters[2])].easing
    func reveal(_ easing: Easing) -> Reveal {
      TrackGroup(
        EasedTrajectory(from: radius, to: 0, duration: duration, easing: .easeInOut),
        EasedTrajectory(from: 0, to: 1, duration: duration, easing: .easeInOut),
        easing: easing)
    }
    nested = reveal(easing)
    single = reveal(.linear)
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "blur-reveal", title: "Blur reveal", article: "A0 · Haptics app",
      caption: """
        Radius and opacity in one group whose easing warps the time that its members see: an ease \
        within an ease. Beside it the same with one easing alone.
        """,
      parameters: [
        SceneParameter("duration", "Duration", unit: "s", 0.1...2, step: 0.05, initial: 0.4),
        SceneParameter("radius", "Blur", unit: "pt", 0...40, step: 1, initial: 20),
        SceneParameter(
          "easing", "Group’s easing",
          choices: EasingCatalog.plain.map { SceneChoice($0.name, code: $0.code) }, initial: 4),
      ],
      channels: ["nested radius", "single radius", "nested opacity", "single opacity"],
      plots: [
        ScenePlot("Blur", unit: "pt", channels: [0, 1]),
        ScenePlot("Opacity", channels: [2, 3]),
      ],
      code: """
        let reveal = TrackGroup(
          EasedTrajectory(
            from: Double({radius}), to: 0,
            duration: {duration},
            easing: .easeInOut),
          EasedTrajectory(
            from: 0.0, to: 1,
            duration: {duration},
            easing: .easeInOut),
          easing: {easing})
        let (radius, opacity) =
          reveal.value(at: time)
        """)
  }

  /// The reveal and a rest of the same length.
  public var duration: Double { 2 * nested.duration }

  /// The time at which the picture is complete.
  public var marks: [SceneMark] {
    [SceneMark(.end, time: nested.duration), SceneMark(.end, time: nested.duration, channel: 2)]
  }

  /// The nested easing as CSS, for both radius and opacity.
  public var css: SceneCSS? {
    SceneCSS(
      Easing.easeInOut.nested(in: easing), for: nested.duration,
      as: .animation(
        name: "reveal", from: "filter: blur(\(SceneCSS.text(radius))px); opacity: 0;",
        to: "filter: none; opacity: 1;", after: " backwards"))
  }

  /// Writes the radii and the opacities, those of the eased group first.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    (frame[0], frame[2]) = nested.value(at: time)
    (frame[1], frame[3]) = single.value(at: time)
  }
}
