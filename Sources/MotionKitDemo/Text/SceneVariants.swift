// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import MotionScenes

/// Every scene's code, with its parameters at their limits, at whole numbers, and with each choice,
/// as one program.
///
/// The program compares the result of each piece of code with the number of the scene's frame. After
/// what the code itself prints, it prints `✘` and what differs, and `✔` and the count of pieces.
struct SceneVariants {
  /// The text of the program.
  var program: String {
    let pieces = SceneEntry.all.flatMap { self.pieces(of: $0) }
    let calls = pieces.indices.map { "try piece\($0)()" }
    let end = "print(\"✔ \(pieces.count) pieces of code\")"
    let products = Set(SceneEntry.all.flatMap { $0.description().imports }).union(["Motion"])
    return
      (products.sorted().map { "import \($0)" } + [Self.opening] + functions(pieces) + calls + [end])
      .joined(separator: "\n")
  }

  /// A scene's text with some parameters, and a time of it.
  private struct Piece {
    let text: String
    let scene: SceneText
    let time: Double
  }

  private static let opening = """
    func compare(_ name: String, _ result: Double, _ expected: Double) {
      guard !(abs(result - expected) <= 1e-9 * max(1, abs(expected))) else { return }
      print("✘ \\(name) gives \\(result) and shows \\(expected)")
    }
    func compare(_ name: String, _ result: Int, _ expected: Double) {
      compare(name, Double(result), expected)
    }
    """

  private func functions(_ pieces: [Piece]) -> [String] {
    pieces.enumerated().map { index, piece in
      var lines = ["func piece\(index)() throws {", "let time = \(piece.time)", piece.scene.code]
      if let result = piece.scene.description.result {
        let expected = piece.scene.instance.frame(at: piece.time)[result.channel]
        let name = "\(piece.text) at \(piece.time)"
        lines.append("compare(\"\(name)\", \(result.expression), \(expected))")
      }
      return (lines + ["}"]).joined(separator: "\n")
    }
  }

  private func pieces(of entry: SceneEntry) -> [Piece] {
    let description = entry.description()
    var texts = [description.id]
    for parameter in description.parameters {
      let numbers: [Double]
      if parameter.choices.isEmpty {
        let whole = Double(Int((parameter.minimum + parameter.maximum) / 2))
        numbers = [parameter.minimum, parameter.clamped(whole), parameter.maximum]
      } else {
        numbers = parameter.choices.indices.map(Double.init)
      }
      texts += numbers.map { "\(description.id)(\(parameter.id): \($0))" }
    }
    if description.takesTaps { texts.append("\(description.id)(taps: 0.25/200/180; 0.5/120/90)") }
    return texts.enumerated().compactMap { index, text in
      guard let scene = try? SceneText(Notation(text)) else { return nil }
      // Another part of the time axis each time.
      let part = [0.31, 0.07, 0.62, 0.93][index % 4]
      let time = Double(Int(scene.instance.duration * part * 1000)) / 1000
      return Piece(text: text, scene: scene, time: time)
    }
  }
}
