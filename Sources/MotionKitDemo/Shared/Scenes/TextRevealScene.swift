// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A line of text that is revealed from a blur, letter by letter.
public struct TextRevealScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case total, element, divisor
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case opacity = 0
    case blur = 14
    case translation = 28
    case begin = 42

    /// One label for each letter.
    public var labels: [String] { (1...TextRevealScene.count).map { "\(words) \($0)" } }
  }

  private let reveal: TextReveal
  private let total: Double

  /// The count of letters.
  static let count = 14

  /// Creates the scene from the seconds of all and of one letter, and the divisor of the delay.
  public init(parameters: Parameters) {
    total = parameters[.total]
    reveal = TextReveal(
      totalDuration: parameters[.total], elementDuration: parameters[.element], count: Self.count,
      divisor: parameters[.divisor] < 0.5 ? .count : .gaps)
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .total: SceneParameter("Whole text", unit: "s", 0.3...3, step: 0.05, initial: 0.9)
    case .element: SceneParameter("One letter", unit: "s", 0.1...1, step: 0.05, initial: 0.4)
    case .divisor:
      SceneParameter(
        "Delay",
        choices: [
          SceneChoice("by letters: ends early", code: ".count"),
          SceneChoice("by gaps: ends in time", code: ".gaps"),
        ])
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "text-reveal", title: "Text reveal", group: .transitions,
      caption: """
        Fourteen letters appear one after the other. Each has an opacity, a blur and a spring of \
        its own.
        """,
      note: """
        The delay from letter to letter can be the free time divided by the count of letters, or \
        by the count of gaps between them. With letters, the last one ends before the whole time \
        is over. The menu has both.
        """,
      plots: [
        plot("Opacity", of: .opacity, [0, 6, 13]),
        plot("Translation", unit: "descents", of: .translation, [0, 6, 13]),
      ],
      code: """
        let reveal = TextReveal(
          totalDuration: {total},
          elementDuration: {element}, count: 14,
          divisor: {divisor})

        for index in 0..<14 {
          let glyph = reveal.glyph(
            index, at: time)
          print(
            glyph.opacity, glyph.blur,
            glyph.translation)
        }
        """,
      result: result("reveal.glyph(0, at: time).opacity", .opacity))
  }

  /// The reveal and a short rest.
  public var duration: Double { total * 1.2 }

  /// The time at which the last letter is complete.
  public var marks: [SceneMark] {
    [SceneMark(.end, time: reveal.stagger.duration, channel: Channel.opacity, Self.count - 1)]
  }

  /// Writes opacities, blurs, translations, and the time at which each letter begins.
  public func sample(at time: Double, into frame: Frame) {
    for index in 0..<Self.count {
      let glyph = reveal.glyph(index, at: time)
      frame[.opacity, index] = glyph.opacity
      frame[.blur, index] = glyph.blur
      frame[.translation, index] = glyph.translation
      frame[.begin, index] = reveal.stagger.delay(for: index)
    }
  }
}
