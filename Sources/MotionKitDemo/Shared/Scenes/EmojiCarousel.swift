// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// Pictures pushed in one after the other, each before the previous push ends, and a spring at the
/// last.
///
/// The picture shown is a function of the time, not of the number of timer events: a late tick
/// loses nothing.
public struct EmojiCarousel: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case interval, push, ratio
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case picture, push, scale, scaleVelocity
  }

  private let carousel: FrameCarousel

  /// The count of pictures.
  static let count = 14

  /// Creates the scene from the interval, the seconds of a push, and the damping of the final
  /// spring.
  public init(parameters: Parameters) {
    carousel = FrameCarousel(
      frames: FrameSequence(count: Self.count, interval: parameters[.interval], delay: 0.3),
      pushDuration: parameters[.push],
      spring: Spring(settlingDuration: 1, dampingRatio: parameters[.ratio]))
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .interval: SceneParameter("Interval", unit: "s", 0.05...0.4, step: 0.01, initial: 0.1)
    case .push: SceneParameter("Push", unit: "s", 0.05...0.4, step: 0.01, initial: 0.15)
    case .ratio: SceneParameter("Damping ratio", 0.1...1, step: 0.05, initial: 0.4)
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "emoji-carousel", title: "Emoji carousel", group: .transitions,
      caption: """
        Fourteen pictures follow each other at a steady interval, each pushed in from the right. A \
        push takes longer than the interval, so the next one cuts it short; the last picture grows \
        on a spring.
        """,
      plots: [
        plot("Picture", counting: .picture), plot("Push", .push),
        plot("Scale", .scale),
      ],
      code: """
        let carousel = FrameCarousel(
          frames: FrameSequence(
            count: 14, interval: {interval},
            delay: 0.3),
          pushDuration: {push},
          finalScale: 1.3,
          spring: Spring(
            settlingDuration: 1,
            dampingRatio: {ratio}))

        let frame = carousel.value(at: time)
        if let picture = frame.index {
          print(
            picture, frame.push, frame.scale)
        }
        """,
      imports: ["MotionEffects"], result: result("frame.scale", .scale))
  }

  /// The pictures and the spring.
  public var duration: Double { carousel.frames.duration + 1.2 }

  /// The times of the first picture, and of the end of the pictures.
  public var marks: [SceneMark] {
    let frames = carousel.frames
    var marks = [
      SceneMark(.begin, time: frames.time(ofFrame: 0)),
      SceneMark(.handover, time: frames.duration),
    ]
    let peak = frames.duration + carousel.swelling.peak.time
    if peak <= duration { marks.append(SceneMark(.peak, time: peak, channel: Channel.scale)) }
    return marks
  }

  /// Writes the picture’s index, −1 before the first, the progress of its push, and its scale.
  public func sample(at time: Double, into frame: Frame) {
    let shown = carousel.value(at: bounded(time))
    frame[.picture] = Double(shown.index ?? -1)
    frame[.push] = shown.push
    frame[.scale] = shown.scale
    frame[.scaleVelocity] = shown.scaleVelocity
  }
}
