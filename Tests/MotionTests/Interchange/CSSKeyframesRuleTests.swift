// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import Testing

@Suite struct CSSKeyframesRuleTests {
  private func keyframes(
    _ blocks: String, of property: String = "top", easing: Easing = .linear,
    underlying: Double? = nil
  ) throws -> [EasedKeyframe<Double>] {
    try CSSKeyframesRule(css: "@keyframes k { \(blocks) }").keyframes(
      of: property, form: "*px", easing: easing, underlying: underlying
    ).keyframes
  }

  private func message(_ blocks: String) -> String? {
    do {
      _ = try keyframes(blocks)
      return nil
    } catch {
      return (error as? ParsingError)?.message
    }
  }

  @Test func `keyframes are in order, each with its easing`() throws {
    let list = try keyframes(
      """
      to { top: 4px; animation-timing-function: ease-in }
      from, 50% { top: 0; animation-timing-function: steps(2, start) }
      25% { top: 1in } 75% { left: 3px }
      """, easing: .easeOut)
    #expect(list.map(\.offset) == [0, 0.25, 0.5, 1])
    #expect(list.map(\.value) == [0, 96, 0, 4])
    #expect(
      list.map(\.easing) == [.steps(2, .jumpStart), .easeOut, .steps(2, .jumpStart), .easeIn])
  }

  @Test func `of one offset what has one easing is one keyframe, and the rest jumps`() throws {
    // As Chromium 156 gives it by `getKeyframes()`.
    let merged = try keyframes("from { top: 0 } 50% { top: 10px } 50% { top: 100px } to { top: 0 }")
    #expect(merged.map(\.value) == [0, 100, 0])
    let jump = try keyframes(
      """
      from { top: 0 } 50% { top: 10px; animation-timing-function: linear }
      50% { top: 100px; animation-timing-function: ease-in } to { top: 200px }
      """)
    #expect(jump.map(\.value) == [0, 10, 100, 200] && jump.map(\.offset) == [0, 0.5, 0.5, 1])
    let track = Track(jump, duration: 2)
    #expect(track.value(at: 0.5) == 5 && track.value(at: 1) == 100)
    // The keyframe stands where the last one with its easing does, whatever that declares.
    let late = try keyframes(
      """
      from { top: 0 } 50% { top: 10px } 50% { top: 20px; animation-timing-function: ease }
      50% { left: 1px } to { top: 0 }
      """)
    #expect(late.map(\.value) == [0, 20, 10, 0])
  }

  @Test func `the last declaration of a block wins`() throws {
    #expect(try keyframes("from, to { top: 1px; TOP: 2px }").map(\.value) == [2, 2])
    let custom = try CSSKeyframesRule(css: "@keyframes k { from, to { --A: 1; --a: 2 } }")
    let keyframes: CSSKeyframes<Double> = try custom.keyframes(of: "--A")
    #expect(keyframes.keyframes[0].value == 1)
  }

  @Test func `a start and an end that are missing need what is underneath`() throws {
    let list = try keyframes("50% { top: 1px }", easing: .easeIn, underlying: 7)
    #expect(list.map(\.value) == [7, 1, 7] && list[0].easing == .easeIn)
    #expect(
      message("50% { top: 1px } to { top: 0 }")
        == "@keyframes k does not declare 'top' at its start")
    #expect(message("from { top: 1px }") == "@keyframes k does not declare 'top' at its end")
    #expect(message("from { left: 1px }") == "@keyframes k does not declare 'top'")
  }

  @Test func `what cannot be read is told with its line and column`() {
    #expect(
      message("from { top: 0 }\nto { top:\n  auto }")
        == "top: expected a number in px, but found 'a', in line 3, column 3")
    #expect(
      message("from { top: 1px;\n animation-timing-function: steps(0) } to { top: 0 }")
        == "animation-timing-function: the number of steps must be at least 1, but is 0, "
        + "in line 2, column 35")
    #expect(
      message("from { top: 1px; animation-composition: add } to { top: 0 }")
        == "animation-composition: only 'replace' is known, in line 1, column 56")
  }

  @Test func `the form of a property is that of all its values`() throws {
    let rule = try CSSKeyframesRule(
      css: """
        @keyframes k {
          from { transform: translate3d(0, -30px, 0) scaleY(1.1); scale: none; color: #fff }
          50% { transform: none; scale: 2 }
          to { transform: translate3d(10%, 0, 0) scaleY(1); rotate: 1px 2px; color: #000 }
        }
        """)
    #expect(try rule.form(of: "transform") == "translate3d(*%, *px, *) scaleY(*)")
    #expect(try rule.form(of: "scale") == "*" && rule.form(of: "opacity") == nil)
    #expect(throws: ParsingError.self) { try rule.form(of: "color") }
    let mixed = try CSSKeyframesRule(
      css: "@keyframes k { from { x: 1 } 50% { x: 0% } to { x: 0 } }")
    #expect(try mixed.form(of: "x") == "*")
    let scale = try rule.keyframes(of: "scale", underlying: 3.0)
    #expect(scale.keyframes.map(\.value) == [1, 2, 3])
    let colors = try rule.keyframes(of: "color") { text throws(ParsingError) in
      Premultiplied(try SRGB(css: text))
    }
    #expect(colors.keyframes.map(\.value.color) == [.white, .black])
    let other = try CSSKeyframesRule(css: "@keyframes k { from { x: a(1) } to { x: b(1) } }")
    #expect(throws: ParsingError.self) { try other.form(of: "x") }
  }

  @Test func `what is written reads back to the bit`() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<200 {
      let count = 2 + Int(generator.next() % 5)
      let easings: [Easing] = [
        .linear, .ease, .bezier(0.3, -0.2, 0.1, 1.7), .steps(3, .jumpBoth),
        .stops([.init(0, at: 0), .init(1.2, at: 0.3), .init(1, at: 1)]),
      ]
      let track = Track(
        values: (0..<count).map { _ in
          SIMD2(generator.nextUnit() * 100, generator.nextUnit() * 1e-7)
        },
        easings: (1..<count).map { _ in easings[Int(generator.next() % 5)] }, duration: 2)
      let written = try CSSKeyframes(track, named: "k", within: 1e-3)
      let text = written.text(property: "translate", form: "*px *em")
      let read: CSSKeyframes<SIMD2<Double>> = try CSSKeyframesRule(css: text)
        .keyframes(of: "translate", form: "*px *em")
      let again = Track(read.keyframes, duration: 2)
      for index in 0...40 {
        let time = Double(index) / 20
        #expect(again.value(at: time) == track.value(at: time), "\(text) at \(time)")
      }
    }
  }
}
