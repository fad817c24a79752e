// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A form of text that the library reads: words that it is made of, and what is asked of it.
struct FuzzLanguage: Sendable {
  /// The call that reads it.
  let name: String

  /// Texts that are legal.
  let corpus: [String]

  /// What texts are made of.
  let words: [String]

  /// Reads a text, asks what is asked of a value, and tells whether there was one.
  let read: @Sendable (String, FuzzProbe) -> Bool

  static let all = drawn + haptics + interchange

  private static let drawn: [FuzzLanguage] = [
    FuzzLanguage(
      name: "Easing(css:)",
      corpus: [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "step-start", "step-end",
        "cubic-bezier(0.3, 0, 0.2, 1)", "cubic-bezier(0, 1e3, 1, -1e3)", "steps(4, jump-both)",
        "steps(2, jump-none)", "steps(3, start)", "linear(0, 0.5 20%, 0.7 40% 60%, 1)",
        "linear(0, 1 50% 10%, 0)", "linear(1, -2, 3, 1e3 99%, 1)", "steps(1000000, end)",
      ],
      words: [
        "linear(", "cubic-bezier(", "steps(", "ease", ", ", ",", ")", "(", " ", "%", "10%", "-50%",
        "jump-both", "jump-none", "start", "end", "calc(", "0", "/* */",
      ]
    ) { text, probe in
      guard let easing = probe.parse({ () throws(ParsingError) in try Easing(css: text) }, text)
      else { return false }
      probe.examine(easing)
      return true
    },
    FuzzLanguage(
      name: "SRGB(css:)",
      corpus: [
        "red", "rebeccapurple", "transparent", "#fff", "#fff8", "#123456", "#12345678",
        "rgb(1, 2, 3)", "rgb(1 2 3 / 50%)", "rgba(10%, 20%, 30%, 0.5)", "color(srgb 1 0.5 0)",
        "hsl(120deg 50% 50%)", "hsla(0.5turn, 100%, 50%, 1)", "rgb(none 1e3 -1e3 / 2)",
        "oklab(0.5 0.1 -0.1)", "color(srgb-linear 0.1 2 -1 / 50%)", "lab(50% 40 -20)",
        "lch(50 40 0.5turn / none)", "oklch(70% 40% 3.5rad)", "hwb(90 20% 30%)",
        "color(display-p3 1 none 0)", "color(prophoto-rgb 0.4 5 -3)", "color(xyz-d50 1e9 0 1)",
      ],
      words: [
        "#", "rgb(", "rgba(", "hsl(", "color(srgb ", "color(rec2020 ", "oklab(", "lab(", "oklch(",
        "lch(", "hwb(", ")", "grad", "1e308", "-", "/**/", ",", " / ", " ", "%", "deg",
        "turn", "none", "red", "f", "0", "255",
      ]
    ) { text, probe in
      guard let color = probe.parse({ () throws(ParsingError) in try SRGB(css: text) }, text)
      else { return false }
      probe.examine(color)
      return true
    },
    FuzzLanguage(
      name: "BezierPath(svg:)",
      corpus: [
        "M0 0L10 10", "M0,0 H5 V5 h-5 z", "m1 1 c1 2 3 4 5 6 s1 2 3 4 q1 2 3 4 t5 6",
        "M0 0A5 5 0 1 0 10 10z", "M10 80 a 45.5 45 30 01 125 125", "M0 0Q1 1 2 0T4 0 6 0",
        "M1e3-2.5.5.5L-1-1", "M0 0z m1 1 l2 2 Z", "", "M0 0C1e150 1 1 1 1 1",
      ],
      words: [
        "M", "m", "L", "l", "H", "h", "V", "v", "C", "c", "S", "s", "Q", "q", "T", "t", "A", "a",
        "Z", "z", " ", ",", "-", ".", "0", "1", "01", "e", "A5 5 0 1 0 ",
      ]
    ) { text, probe in
      guard let path = probe.parse({ () throws(ParsingError) in try BezierPath(svg: text) }, text)
      else { return false }
      probe.examine(path)
      return true
    },
  ]

  /// Makes a text of another one, or of words.
  func mutated(_ random: inout FuzzRandom) -> String {
    let mutation = JSONMutation()
    var bytes = Array(random.pick(corpus).utf8)
    let rounds = random.chance(0.6) ? 1 : 1 + random.below(4)
    for _ in 0..<rounds {
      switch random.below(8) {
      case 0: bytes = mutation.damaged(bytes, &random)
      case 1: bytes += Array(random.pick(corpus).utf8)
      case 2, 3: insert(random.pick(words), &bytes, &random)
      case 4:
        let place = random.below(bytes.count + 1)
        let word = Array(random.pick(words).utf8)
        let count = random.pick([2, 10, 300])
        bytes.insert(contentsOf: (0..<count).flatMap { _ in word }, at: place)
      case 5:
        let other = Array(random.pick(corpus).utf8)
        bytes =
          bytes.prefix(random.below(bytes.count + 1))
          + other.suffix(random.below(other.count + 1))
      default: replaceNumber(&bytes, &random)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func insert(_ word: String, _ bytes: inout [UInt8], _ random: inout FuzzRandom) {
    bytes.insert(contentsOf: Array(word.utf8), at: random.below(bytes.count + 1))
  }

  /// Puts a hostile number in the place of one of the digits.
  private func replaceNumber(_ bytes: inout [UInt8], _ random: inout FuzzRandom) {
    let isDigit = { (byte: UInt8) in byte >= 48 && byte < 58 || byte == 46 }
    let digits = bytes.indices.filter { isDigit(bytes[$0]) }
    guard !digits.isEmpty else { return insert("1e308", &bytes, &random) }
    let place = random.pick(digits)
    var (start, end) = (place, place)
    while start > 0, isDigit(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    bytes.replaceSubrange(start..<end, with: random.pick(JSONMutation.numbers))
  }
}

extension FuzzProbe {
  /// Reads a text, or holds that its error lies in it.
  func parse<Value>(
    _ body: () throws(ParsingError) -> Value, _ text: String
  ) -> Value? {
    do {
      return try measure("") { try body() }
    } catch {
      guard let error = error as? ParsingError else { return nil }
      expect(
        error.offset >= 0 && error.offset <= text.utf8.count,
        "error at \(error.offset) of \(text.utf8.count)")
      return nil
    }
  }
}
