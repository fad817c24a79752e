// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import MotionInterchange
import Testing

@Suite struct ParsingErrorTests {
  @Test func `it says what is wrong and after how many bytes`() {
    let error = ParsingError(message: "expected a number", offset: 7)
    #expect(error.description == "expected a number at offset 7" && "\(error)" == error.description)
    #expect(error == ParsingError(message: "expected a number", offset: 7))
    #expect(error != ParsingError(message: "expected a number", offset: 8))
    #expect(Set([error, error, ParsingError(message: "", offset: 7)]).count == 2)
  }

  @Test func `every parser throws it, with an offset inside the text or at its end`() {
    func check(_ text: String, _ read: (String) throws -> Void) {
      do {
        try read(text)
        Issue.record("\(text) is read")
      } catch let error as ParsingError {
        #expect((0...text.utf8.count).contains(error.offset), "\(text): \(error)")
        #expect(!error.message.isEmpty && !error.message.contains("\n"), "\(text): \(error)")
        #expect(!error.message.hasSuffix("."), "\(text): \(error)")
      } catch {
        Issue.record("\(text) throws \(error)")
      }
    }
    for text in ["", "é", "M 0 0 L", "linear(", "#12", "{", "12é", "cubic-bezier(0, 0, 2, 0)"] {
      check(text) { _ = try Easing(css: $0) }
      check(text) { _ = try SRGB(css: $0) }
      check(text) { _ = try HapticPattern(ahap: $0) }
      check(text) { _ = try CSSKeyframesRule(css: $0) }
      check(text) { _ = try WebKeyframes<Double>(json: $0, property: "x") }
      check(text) { _ = try LottieKeyframes<Double>(json: $0) }
      if !text.isEmpty { check(text) { _ = try BezierPath(svg: $0) } }
    }
  }

  @Test func `the offset counts bytes, not characters`() {
    // The comment has five characters of six bytes.
    let error = ParsingError(message: "'}' closes nothing, in line 1, column 7", offset: 7)
    #expect(throws: error) { try CSSStyleSheet(css: "/*é*/ }") }
  }
}
