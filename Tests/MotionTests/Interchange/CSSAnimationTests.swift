// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import Testing

@Suite struct CSSAnimationTests {
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

  @Test func `an animation is played by its timing, and its easing is that of its keyframes`()
    throws
  {
    let pulse = try CSSAnimation(css: "pulse 2s ease-in-out 0.5s infinite alternate both")
    #expect(pulse.name == "pulse" && pulse.easing == .easeInOut && pulse.timing.easing == .linear)
    #expect(pulse.timing.delay == 0.5 && pulse.timing.duration == 2 && !pulse.isPaused)
    #expect(pulse.timing.direction == .alternate && pulse.timing.fill == .both)
    #expect(pulse.css == "pulse 2s ease-in-out 0.5s infinite alternate both")
  }

  @Test func `what CSS cannot express is left out`() {
    let timing = Timing(delay: 0, duration: .infinity, endDelay: 3)
    #expect(CSSAnimation(name: "a", timing: timing).css == "a 0s")
    let penner = CSSAnimation(
      name: "a", timing: Timing(duration: 1), easing: .penner(.elastic, .out))
    #expect(penner.css == "a 1s")
    #expect(CSSAnimation(name: nil, timing: Timing(duration: 0)).css == "none")
    #expect(CSSAnimation(name: nil, timing: Timing(duration: 0), isPaused: true).css == "paused")
  }

  @Test func `one animation is asked for, and a list has any number`() throws {
    #expect(throws: ParsingError.self) { try CSSAnimation(css: "a 1s, b 2s") }
    let list = try CSSAnimation.list(css: "fade 1s, spin 2s linear infinite, none")
    #expect(list.map(\.name) == ["fade", "spin", nil])
    #expect(list.map(\.timing.iterations) == [1, .infinity, 1])
    #expect(Set(list + list).count == 3)
  }
}
