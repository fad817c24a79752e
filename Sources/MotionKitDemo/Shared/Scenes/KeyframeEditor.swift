// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// One track with every kind of keyframe, each on sliders.
public struct KeyframeEditor: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case linear, linearTime, easing, cubic, cubicTime, spring, springTime, bounce, hold, move, last
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case value, velocity
  }

  private let track: Track<Double>
  private let boundaries: [Double]

  /// Creates the scene from the numbers of the keyframes, in their order.
  public init(parameters: Parameters) {
    let easing = EasingCatalog.plain[Int(parameters[.easing])].easing
    let spring = Spring(duration: 0.4, bounce: parameters[.bounce])
    track = Track(
      from: 0.0,
      [
        .linear(to: parameters[.linear], duration: parameters[.linearTime], easing: easing),
        .cubic(to: parameters[.cubic], duration: parameters[.cubicTime]),
        .spring(to: parameters[.spring], duration: parameters[.springTime], spring: spring),
        .hold(duration: parameters[.hold]),
        .move(to: parameters[.move]),
        .cubic(to: parameters[.last], duration: 0.3),
        .cubic(to: 0, duration: 0.3),
      ])
    var (boundaries, end) = ([Double](), 0.0)
    for length in [
      parameters[.linearTime], parameters[.cubicTime], parameters[.springTime], parameters[.hold],
      0.3, 0.3,
    ] {
      end += length
      boundaries.append(end)
    }
    self.boundaries = boundaries
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .linear: SceneParameter("Linear to", -1...1, step: 0.05, initial: 0.4)
    case .linearTime: SceneParameter("Linear", unit: "s", 0.1...1, step: 0.05, initial: 0.4)
    case .easing:
      SceneParameter(
        "Linear’s easing",
        choices: EasingCatalog.plain.map { SceneChoice($0.name, code: $0.code) }, initial: 2)
    case .cubic: SceneParameter("Cubic to", -1...1, step: 0.05, initial: 0.9)
    case .cubicTime: SceneParameter("Cubic", unit: "s", 0.1...1, step: 0.05, initial: 0.3)
    case .spring: SceneParameter("Spring to", -1...1, step: 0.05, initial: -0.4)
    case .springTime: SceneParameter("Spring", unit: "s", 0.1...1.5, step: 0.05, initial: 0.6)
    case .bounce: SceneParameter("Spring’s bounce", 0...0.9, step: 0.05, initial: 0.5)
    case .hold: SceneParameter("Hold", unit: "s", 0...1, step: 0.05, initial: 0.2)
    case .move: SceneParameter("Move to", -1...1, step: 0.05, initial: 0.6)
    case .last: SceneParameter("Then cubic to", -1...1, step: 0.05, initial: -0.6)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "keyframe-editor", title: "Keyframes", group: .keyframes,
      caption: """
        A track is a list of keyframes; this one has every kind. A cubic keyframe joins its \
        neighbors without a jump in speed. The spring ends before it is at rest, and the next \
        keyframe begins where it really is.
        """,
      plots: [
        plot("Value", .value),
        plot("Velocity", unit: "per second", .velocity),
      ],
      code: """
        let track = Track(from: 0.0, [
          .linear(to: {linear}, duration: {linearTime},
            easing: {easing}),
          .cubic(to: {cubic}, duration: {cubicTime}),
          .spring(to: {spring}, duration: {springTime},
            spring: Spring(
              duration: 0.4, bounce: {bounce})),
          .hold(duration: {hold}),
          .move(to: {move}),
          .cubic(to: {last}, duration: 0.3),
          .cubic(to: 0, duration: 0.3),
        ])
        let now = track.state(at: time)
        """,
      result: result("now.value", .value))
  }

  /// The track and a short rest.
  public var duration: Double { track.duration + 0.2 }

  /// The times at which one keyframe hands over to the next.
  public var marks: [SceneMark] {
    boundaries.enumerated().map { index, time in
      SceneMark(index == 5 ? .end : index == 2 ? .cut : .handover, time: time)
    }
  }

  /// The track as CSS, in which the value 1 is 100 points.
  public var css: SceneCSS? {
    SceneCSS(
      track, from: 0, to: 1,
      as: .animation(
        name: "track", from: "translate: 0;", to: "translate: 100px;", after: ""))
  }

  /// Writes the value and the velocity.
  public func sample(at time: Double, into frame: Frame) {
    let state = track.state(at: time)
    frame[.value] = state.value
    // Easings that start or end vertically have a velocity that a plot cannot show.
    frame[.velocity] = min(max(state.velocity, -50), 50)
  }
}
