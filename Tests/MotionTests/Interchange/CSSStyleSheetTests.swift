// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
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

  @Test func `the shorthand is read as browsers read it`() throws {
    // As Chromium 156 gives it.
    let cases: [(String, CSSAnimation)] = [
      ("2s", CSSAnimation(name: nil, timing: Timing(duration: 2))),
      ("a 2s 1s", CSSAnimation(name: "a", timing: Timing(delay: 1, duration: 2))),
      ("2s a 3", CSSAnimation(name: "a", timing: Timing(duration: 2, iterations: 3))),
      ("none 2s", CSSAnimation(name: nil, timing: Timing(duration: 2))),
      ("1s ease ease-in", CSSAnimation(name: "ease-in", timing: Timing(duration: 1))),
      (
        "forwards 1s forwards",
        CSSAnimation(name: "forwards", timing: Timing(duration: 1, fill: .forwards))
      ),
      ("a -1s", CSSAnimation(name: "a", timing: Timing(delay: -1, duration: 0))),
      ("a 1s -1s", CSSAnimation(name: "a", timing: Timing(delay: -1, duration: 1))),
      ("a 1s 0", CSSAnimation(name: "a", timing: Timing(duration: 1, iterations: 0))),
      ("a 1.5 1e3ms", CSSAnimation(name: "a", timing: Timing(duration: 1, iterations: 1.5))),
      (
        "linear 1s linear",
        CSSAnimation(name: "linear", timing: Timing(duration: 1), easing: .linear)
      ),
      ("normal normal 1s", CSSAnimation(name: "normal", timing: Timing(duration: 1))),
      ("running running 1s", CSSAnimation(name: "running", timing: Timing(duration: 1))),
      (
        "infinite infinite 1s",
        CSSAnimation(name: "infinite", timing: Timing(duration: 1, iterations: .infinity))
      ),
      ("a auto", CSSAnimation(name: "a", timing: Timing(duration: 0))),
      ("\"none\" 1s", CSSAnimation(name: "none", timing: Timing(duration: 1))),
      // [css-syntax-3], §3.3: no text has a null.
      ("\"a\0\\\0\" 1s", CSSAnimation(name: "a\u{FFFD}\u{FFFD}", timing: Timing(duration: 1))),
      (
        "a 1s steps(3)",
        CSSAnimation(name: "a", timing: Timing(duration: 1), easing: .steps(3, .jumpEnd))
      ),
      (
        "A 1S INFINITE Alternate-Reverse BOTH Paused",
        CSSAnimation(
          name: "A",
          timing: Timing(
            duration: 1, iterations: .infinity, direction: .alternateReverse, fill: .both),
          isPaused: true)
      ),
    ]
    for (text, expected) in cases {
      let animation = try CSSAnimation(css: text)
      #expect(animation == expected, "\(text)")
      #expect(try CSSAnimation(css: animation.css) == animation, "\(animation.css)")
    }
    #expect(try CSSAnimation.list(css: "a 1s, b").map(\.name) == ["a", "b"])
    #expect(try CSSAnimation(css: "both").name == nil)
  }

  @Test(arguments: [
    "", "a 1s,", "a a 1s", "a 1s 1s 1s", "a 1s -1", "both both both 1s", "3 3 1s", "a 1px",
    "initial",
    "a 1s inherit", "a 1s linear(0)", "a 1s linear linear", "a 1s; b", "'a' 'b' 1s", "a 1e999s",
  ]) func `what no animation is, is refused`(text: String) {
    #expect(throws: ParsingError.self) { try CSSAnimation.list(css: text) }
  }

  @Test func `names are written so that they read back`() throws {
    for name in [
      "a", "ease", "none", "two words", "1st", "--x", "\"", "é", "both", "\u{B}200ms", "x\n\"\\",
      "a\\b", "infinite",
    ] {
      let animation = CSSAnimation(name: name, timing: Timing(duration: 2))
      #expect(try CSSAnimation(css: animation.css) == animation, "\(animation.css)")
    }
  }

  @Test func `a text takes time in proportion to its length`() throws {
    let blocks = (0..<20_000).map { "\(Double($0 % 100))% { top: \($0)px; easing: \($0 % 7) }" }
    let text = "@keyframes a { \(blocks.joined()) }" + String(repeating: "b:c{}", count: 20_000)
    let rule = try CSSKeyframesRule(css: text)
    let keyframes = try rule.keyframes(of: "top", form: "*px", underlying: 0.0)
    #expect(keyframes.keyframes.count == 101)
    #expect(keyframes.keyframes[99].value == 19_999)
  }
}
