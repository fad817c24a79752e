// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// One track with every kind of keyframe, each on sliders.
public struct KeyframeEditor: Scene {
  private let track: Track<Double>
  private let boundaries: [Double]

  /// Creates the scene from the numbers of the keyframes, in their order.
  public init(parameters: [Double]) {
    let easing = EasingCatalog.plain[Int(parameters[2])].easing
    let spring = Spring(duration: 0.4, bounce: parameters[7])
    track = Track(
      from: 0.0,
      [
        .linear(to: parameters[0], duration: parameters[1], easing: easing),
        .cubic(to: parameters[3], duration: parameters[4]),
        .spring(to: parameters[5], duration: parameters[6], spring: spring),
        .hold(duration: parameters[8]),
        .move(to: parameters[9]),
        .cubic(to: parameters[10], duration: 0.3),
        .cubic(to: 0, duration: 0.3),
      ])
    var (boundaries, end) = ([Double](), 0.0)
    for length in [parameters[1], parameters[4], parameters[6], parameters[8], 0.3, 0.3] {
      end += length
      boundaries.append(end)
    }
    self.boundaries = boundaries
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      id: "keyframe-editor", title: "Keyframes", article: "Explorers",
      caption: """
        Every kind of keyframe in one track. Cubics take up the velocity of what is beside them; \
        the spring is cut at its time, and what follows goes on from where it truly is.
        """,
      parameters: [
        SceneParameter("linear", "Linear to", -1...1, step: 0.05, initial: 0.4),
        SceneParameter("linear-time", "Linear", unit: "s", 0.1...1, step: 0.05, initial: 0.4),
        SceneParameter(
          "easing", "Linear’s easing",
          choices: EasingCatalog.plain.map { SceneChoice($0.name, code: $0.code) }, initial: 2),
        SceneParameter("cubic", "Cubic to", -1...1, step: 0.05, initial: 0.9),
        SceneParameter("cubic-time", "Cubic", unit: "s", 0.1...1, step: 0.05, initial: 0.3),
        SceneParameter("spring", "Spring to", -1...1, step: 0.05, initial: -0.4),
        SceneParameter("spring-time", "Spring", unit: "s", 0.1...1.5, step: 0.05, initial: 0.6),
        SceneParameter("bounce", "Spring’s bounce", 0...0.9, step: 0.05, initial: 0.5),
        SceneParameter("hold", "Hold", unit: "s", 0...1, step: 0.05, initial: 0.2),
        SceneParameter("move", "Move to", -1...1, step: 0.05, initial: 0.6),
        SceneParameter("last", "Then cubic to", -1...1, step: 0.05, initial: -0.6),
      ],
      channels: ["value", "velocity"],
      plots: [
        ScenePlot("Value", channels: [0]),
        ScenePlot("Velocity", unit: "per second", channels: [1]),
      ],
      code: """
        let track = Track(from: 0.0, [
          .linear(to: {linear}, duration: {linear-time},
            easing: {easing}),
          .cubic(to: {cubic}, duration: {cubic-time}),
          .spring(to: {spring}, duration: {spring-time},
            spring: Spring(
              duration: 0.4, bounce: {bounce})),
          .hold(duration: {hold}),
          .move(to: {move}),
          .cubic(to: {last}, duration: 0.3),
          .cubic(to: 0, duration: 0.3),
        ])
        let now = track.state(at: time)
        """)
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
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let state = track.state(at: time)
    frame[0] = state.value
    // Easings that start or end vertically have a velocity that a plot cannot show.
    frame[1] = min(max(state.velocity, -50), 50)
  }
}
