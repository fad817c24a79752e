// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import Testing

@Suite struct CSSStyleSheetTests {
  private func message(_ css: String) -> String? {
    do throws(ParsingError) {
      _ = try CSSStyleSheet(css: css)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `rules are found wherever they stand, and the rest is skipped`() throws {
    let sheet = try CSSStyleSheet(
      css: """
        @charset "utf-8"; @import url(a.css); /* } */
        :root { --ease: { a: b }; --text: "}" }
        a[href="{"]::after { content: '\\'}'; color: red }
        @font-face { src: url("a;b") }
        @media (min-width: 1px) { @supports (top: 1px) {
          @-webkit-keyframes "two words" { FROM { TOP: 1px; } } } }
        @KEYFRAMES s\\70 in { from, to { --Own: 3; top: 2px } 25%, 75.5% { top: 1px } }
        .x { animation: spin 1s; & > .y, &:hover { animation: other 2s } @media all { animation: z } }
        @keyframes empty {}
        """)
    #expect(sheet.rules.map(\.name) == ["two words", "spin", "empty"])
    #expect(sheet.rules[0].blocks.map(\.offsets) == [[0]])
    #expect(sheet.rules[1].blocks.map(\.offsets) == [[0, 1], [0.25, 0.755]])
    #expect(sheet.rules[1].properties == ["--Own", "top"])
    let place = sheet.rules[1].blocks[0].declarations[1]
    #expect(place.description == "top: 2px" && place.line == 7 && place.column == 48)
    #expect(sheet.styles.map(\.selector) == ["& > .y, &:hover", ".x", ".x"])
    #expect(sheet.styles.flatMap(\.animations).map(\.name) == ["other", "z", "spin"])
    #expect(sheet.notes.isEmpty)
    #expect(sheet.rule(named: "spin") == sheet.rules[1] && sheet.rule(named: "x") == nil)
  }

  @Test func `longhands change what the shorthand says, and are repeated`() throws {
    let sheet = try CSSStyleSheet(
      css: """
        .a { animation: one 1s, two 2s both, three 3s !important; animation-delay: 1s, 200ms;
          animation-iteration-count: infinite; animation-direction: reverse, alternate-reverse;
          animation-timing-function: linear; animation-play-state: paused; }
        .b { animation-duration: 1s }
        .c { animation-name: none; animation: none 2s }
        .d { animation: a var(--x); animation-duration: -1s; animation-name: ok;
          -webkit-animation-duration: auto }
        """)
    #expect(sheet.styles.map(\.selector) == [".a", ".d"])
    let list = sheet.styles[0].animations
    #expect(list.map(\.name) == ["one", "two", "three"])
    #expect(list.map(\.timing.delay) == [1, 0.2, 1])
    #expect(list.map(\.timing.duration) == [1, 2, 3])
    #expect(list.map(\.timing.fill) == [.none, .both, .none])
    #expect(list.map(\.timing.direction) == [.reverse, .alternateReverse, .reverse])
    #expect(list.allSatisfy { $0.timing.iterations == .infinity && $0.isPaused })
    #expect(list.allSatisfy { $0.easing == .linear && $0.timing.easing == .linear })
    #expect(sheet.styles[1].animations == [CSSAnimation(name: "ok", timing: Timing(duration: 0))])
    #expect(
      sheet.notes.map(\.description) == [
        "animation: unknown easing function 'var()', in line 6, column 19",
        "animation-duration: the duration must be finite and not negative, but is -1, "
          + "in line 6, column 49",
      ])
  }

  @Test func `what browsers ignore among keyframes is noted`() throws {
    let sheet = try CSSStyleSheet(
      css: "@keyframes a { -1% { top: 1px } 50%, 200% { top: 3px }\nto { top: 4px !important } }")
    #expect(sheet.rules[0].blocks.map(\.offsets) == [[1]])
    #expect(sheet.rules[0].properties.isEmpty)
    #expect(sheet.notes.map(\.line) == [1, 1, 2] && sheet.notes.map(\.column) == [16, 33, 6])
  }

  @Test func `what cannot be read is told with its line and column`() {
    let cases = [
      ("a", "expected '{', but found the end of the text, in line 1, column 2"),
      ("a {", "a block has no end, in line 1, column 4"),
      ("}", "'}' closes nothing, in line 1, column 1"),
      ("a { b: ( }", "'}' closes nothing, in line 1, column 10"),
      ("a { b: \"c }", "a text in quotes has no end, in line 1, column 8"),
      ("a {}\n/* b", "comment has no end, in line 2, column 1"),
      ("@keyframes { }", "expected the name of keyframes, in line 1, column 12"),
      ("@keyframes none { }", "expected the name of keyframes, in line 1, column 12"),
      ("@keyframes a", "expected '{', but found the end of the text, in line 1, column 13"),
      (
        "@keyframes a { top: 1px }",
        "expected 'from', 'to' or a percentage, but found 'top', in line 1, column 16"
      ),
      ("@keyframes a { 50 { } }", "an offset must be a percentage, in line 1, column 16"),
      ("@keyframes a { 5e999% { } }", "number is too large, in line 1, column 16"),
      ("@keyframes a {\n from { ,} }", "expected a declaration, in line 2, column 9"),
      (String(repeating: "@media x {", count: 70), "more than 64 levels, in line 1, column 641"),
      ("a { b: " + String(repeating: "(", count: 70), "more than 64 levels, in line 1, column 72"),
    ]
    for (text, expected) in cases { #expect(message(text) == expected, "\(text.prefix(40))") }
  }

  @Test func `a text takes time in proportion to its length`() throws {
    let blocks = (0..<10_000).map { "\(Double($0 % 100))% { top: \($0)px; easing: \($0 % 7) }" }
    let text = "@keyframes a { \(blocks.joined()) }" + String(repeating: "b:c{}", count: 10_000)
    let rule = try CSSKeyframesRule(css: text)
    let keyframes = try rule.keyframes(of: "top", form: "*px", underlying: 0.0)
    #expect(keyframes.keyframes.count == 101)
    #expect(keyframes.keyframes[99].value == 9_999)
  }
}
