// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import Testing

@Suite struct CSSKeyframesTests {
  @Test func `a rule of CSS has a line for each keyframe`() throws {
    let fade = Track(
      values: [0.0, 1, 0], keyTimes: [0, 0.25, 1], easings: [.easeOut], duration: 2)
    let keyframes = try CSSKeyframes(fade, named: "fade", within: 0.01)
    #expect(
      keyframes.text(property: "opacity") == """
        @keyframes fade {
          0% { opacity: 0; animation-timing-function: ease-out; }
          25% { opacity: 1; animation-timing-function: linear; }
          100% { opacity: 0; }
        }
        """)
    #expect(keyframes.text(property: "left", form: "*px").contains("25% { left: 1px;"))
  }

  @Test func `a hold that jumps is one step of CSS, and another jump takes a millionth`() throws {
    let track = Track(
      from: 1.0, [.hold(duration: 1), .move(to: 2), .linear(to: 3, duration: 1), .move(to: 0)])
    let text = try CSSKeyframes(track, named: "jumps", within: 0.01).text(property: "scale")
    #expect(
      text == """
        @keyframes jumps {
          0% { scale: 1; animation-timing-function: steps(1); }
          50% { scale: 2; animation-timing-function: linear; }
          99.9999% { scale: 3; animation-timing-function: linear; }
          100% { scale: 0; }
        }
        """)
    let web = try WebKeyframes(track, within: 0.01).keyframes
    #expect(web.map(\.offset) == [0, 0.5, 0.5, 1, 1])
    #expect(web.map(\.value) == [1, 1, 2, 3, 0])
  }

  @Test func `keyframes have a name, and are written in any form`() throws {
    var keyframes = CSSKeyframes(
      name: "move",
      keyframes: [
        EasedKeyframe(offset: 0, value: SIMD2(0.0, 0), easing: .easeIn),
        EasedKeyframe(offset: 1, value: SIMD2(10, -4)),
      ])
    #expect(
      keyframes.text(property: "translate", form: "*px *px") == """
        @keyframes move {
          0% { translate: 0px 0px; animation-timing-function: ease-in; }
          100% { translate: 10px -4px; }
        }
        """)
    let text = keyframes.text { "left: \($0.x)px; top: \($0.y)px" }
    #expect(text.contains("100% { left: 10.0px; top: -4.0px; }"))
    let before = keyframes
    keyframes.name = "other"
    #expect(keyframes != before && Set([keyframes, before, before]).count == 2)
  }

  @Test func `what is written is read by the reader of rules`() throws {
    let track = Track(
      from: 0.0, [.linear(to: 3, duration: 1, easing: .easeOut), .linear(to: -1, duration: 3)])
    let text = try CSSKeyframes(track, named: "a", within: 1e-3).text(property: "top", form: "*px")
    let read: CSSKeyframesRule = try CSSKeyframesRule(css: text)
    let keyframes = try read.keyframes(of: "top", form: "*px", underlying: 0.0).keyframes
    #expect(read.name == "a" && keyframes.map(\.offset) == [0, 0.25, 1])
    #expect(keyframes.map(\.value) == [0, 3, -1] && keyframes[0].easing == .easeOut)
  }
}
