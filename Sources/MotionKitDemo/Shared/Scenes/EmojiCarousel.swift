// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Pictures pushed in one after the other, faster than a push takes, and a spring at the last.
///
/// Which picture shows is a function of the time, not of how often a timer was heard: a tick that
/// comes late loses nothing.
public struct EmojiCarousel: Scene {
  private let steps: FrameSequence
  private let push: EasedTrajectory<Double>
  private let swelling: SpringTrajectory<Double>

  /// The count of pictures.
  static let count = 14

  /// Creates the scene from the interval, the seconds of a push, and the last spring's damping.
  public init(parameters: [Double]) {
    steps = FrameSequence(count: Self.count, interval: parameters[0], delay: 0.3)
    push = EasedTrajectory(from: 0.0, to: 1, duration: parameters[1], easing: .ease)
    swelling = SpringTrajectory(
      from: 1.0, to: 1.3, spring: Spring(settlingDuration: 1, dampingRatio: parameters[2]))
  }

  /// What the page must know to present the scene.
  public static var description: SceneDescription {
    SceneDescription(
      id: "emoji-carousel", title: "Emoji carousel", article: "A0 · Haptics app",
      caption: """
        Fourteen pictures at a steady interval, each pushed in from the right. A push takes longer \
        than the interval, so the next one cuts it short; the last swells on a spring.
        """,
      parameters: [
        SceneParameter("interval", "Interval", unit: "s", 0.05...0.4, step: 0.01, initial: 0.1),
        SceneParameter("push", "Push", unit: "s", 0.05...0.4, step: 0.01, initial: 0.15),
        SceneParameter("ratio", "Damping ratio", 0.1...1, step: 0.05, initial: 0.4),
      ],
      channels: ["picture", "push", "scale", "scale velocity"],
      plots: [
        ScenePlot("Picture", channels: [0]), ScenePlot("Push", channels: [1]),
        ScenePlot("Scale", channels: [2]),
      ],
      code: """
        let steps = FrameSequence(
          count: 14, interval: {interval},
          delay: 0.3)
        let push = EasedTrajectory(
          from: 0.0, to: 1,
          duration: {push}, easing: .ease)
        let swelling = SpringTrajectory(
          from: 1.0, to: 1.3,
          spring: Spring(
            settlingDuration: 1,
            dampingRatio: {ratio}))

        let index = steps.index(at: time)
        if let picture = index {
          let begin =
            steps.time(ofFrame: picture)
          let pushed = push.value(
            at: time - begin)
          let scale = swelling.value(
            at: time - steps.duration)
          print(picture, pushed, scale)
        }
        """)
  }

  /// The pictures and the spring.
  public var duration: Double { steps.duration + 1.2 }

  /// The first picture, and the end of them.
  public var marks: [SceneMark] {
    var marks = [
      SceneMark(.begin, time: steps.time(ofFrame: 0)),
      SceneMark(.handover, time: steps.duration),
    ]
    let peak = steps.duration + swelling.peak.time
    if peak <= duration { marks.append(SceneMark(.peak, time: peak, channel: 2)) }
    return marks
  }

  /// Writes the picture’s index, −1 before the first, how far it is pushed in, and its scale.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    let time = bounded(time)
    let index = steps.index(at: time)
    frame[0] = Double(index ?? -1)
    frame[1] = index.map { push.value(at: time - steps.time(ofFrame: $0)) } ?? 1
    let scale = swelling.state(at: time - steps.duration)
    frame[2] = scale.value
    frame[3] = scale.velocity
  }
}
