// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A line of text that is revealed from a blur, letter by letter.
public struct TextRevealScene: Scene {
  private let reveal: TextReveal
  private let total: Double

  /// The count of letters.
  static let count = 14

  /// Creates the scene from the seconds of all and of one letter, and the divisor of the delay.
  public init(parameters: [Double]) {
    total = parameters[0]
    reveal = TextReveal(
      totalDuration: parameters[0], elementDuration: parameters[1], count: Self.count,
      divisor: parameters[2] < 0.5 ? .count : .gaps)
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    let parts = ["opacity", "blur", "translation", "begin"]
    return SceneDescription(
      id: "text-reveal", title: "Text reveal", article: "A3 · WWDC24 effects",
      caption: """
        Fourteen letters, each with an opacity, a blur and a spring of its own, one a little later \
        than the other. The recorded effect divides by the letters and not by the gaps, so it ends \
        early.
        """,
      parameters: [
        SceneParameter("total", "Whole text", unit: "s", 0.3...3, step: 0.05, initial: 0.9),
        SceneParameter("element", "One letter", unit: "s", 0.1...1, step: 0.05, initial: 0.4),
        SceneParameter(
          "divisor", "Divides by",
          choices: [
            SceneChoice("letters, as the recorded effect", code: ".count"),
            SceneChoice("gaps, filling evenly", code: ".gaps"),
          ]),
      ],
      channels: parts.flatMap { part in (0..<count).map { "\(part) \($0 + 1)" } },
      plots: [
        ScenePlot("Opacity", channels: [0, 6, 13]),
        ScenePlot("Translation", unit: "descents", channels: [28, 34, 41]),
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
        """)
  }

  /// The reveal and a short rest.
  public var duration: Double { total * 1.2 }

  /// The time at which the last letter is complete.
  public var marks: [SceneMark] {
    [SceneMark(.end, time: reveal.stagger.duration, channel: Self.count - 1)]
  }

  /// Writes opacities, blurs, translations, and the time at which each letter begins.
  public func sample(at time: Double, into frame: UnsafeMutableBufferPointer<Double>) {
    for index in 0..<Self.count {
      let glyph = reveal.glyph(index, at: time)
      frame[index] = glyph.opacity
      frame[Self.count + index] = glyph.blur
      frame[2 * Self.count + index] = glyph.translation
      frame[3 * Self.count + index] = reveal.stagger.delay(of: index)
    }
  }
}
