// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A picture that is revealed from a blur: radius and opacity as a group.
///
/// The members ease, and so does the group around them: time is warped twice, and the middle of the
/// motion is steeper than with one easing alone.
public struct BlurReveal: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case duration, radius, easing
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case nestedRadius, singleRadius, nestedOpacity, singleOpacity
  }

  typealias Reveal = TrackGroup<
    Zipped2<EasedTrajectory<Double>, EasedTrajectory<Double>>
  >

  private let nested: Reveal
  private let single: Reveal
  private let radius: Double
  private let easing: Easing

  /// Creates the scene from the duration, the initial radius, and the group's easing.
  public init(parameters: Parameters) {
    let (duration, radius) = (parameters[.duration], parameters[.radius])
    self.radius = radius
    easing = EasingCatalog.plain[Int(parameters[.easing])].easing
    func reveal(_ easing: Easing) -> Reveal {
      TrackGroup(
        EasedTrajectory(from: radius, to: 0, duration: duration, easing: .easeInOut),
        EasedTrajectory(from: 0, to: 1, duration: duration, easing: .easeInOut),
        easing: easing)
    }
    nested = reveal(easing)
    single = reveal(.linear)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .duration: SceneParameter("Duration", unit: "s", 0.1...2, step: 0.05, initial: 0.4)
    case .radius: SceneParameter("Blur", unit: "pt", 0...40, step: 1, initial: 20)
    case .easing:
      SceneParameter(
        "Group’s easing",
        choices: EasingCatalog.plain.map { SceneChoice($0.name, code: $0.code) }, initial: 4)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "blur-reveal", title: "Blur reveal", group: .transitions,
      caption: """
        A picture comes into focus. On the left, blur and opacity are eased in a group that is \
        itself eased; on the right, each has one easing alone.
        """,
      plots: [
        plot("Blur", unit: "pt", .nestedRadius, .singleRadius),
        plot("Opacity", .nestedOpacity, .singleOpacity),
      ],
      code: """
        let reveal = TrackGroup(
          EasedTrajectory(
            from: {radius}, to: 0,
            duration: {duration},
            easing: .easeInOut),
          EasedTrajectory(
            from: 0.0, to: 1,
            duration: {duration},
            easing: .easeInOut),
          easing: {easing})
        let (radius, opacity) =
          reveal.value(at: time)
        """,
      result: result("radius", .nestedRadius))
  }

  /// The reveal and a rest of the same length.
  public var duration: Double { 2 * nested.duration }

  /// The time at which the picture is complete.
  public var marks: [SceneMark] {
    [
      SceneMark(.end, time: nested.duration),
      SceneMark(.end, time: nested.duration, channel: Channel.nestedOpacity),
    ]
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
  public func sample(at time: Double, into frame: Frame) {
    (frame[.nestedRadius], frame[.nestedOpacity]) = nested.value(at: time)
    (frame[.singleRadius], frame[.singleOpacity]) = single.value(at: time)
  }
}
