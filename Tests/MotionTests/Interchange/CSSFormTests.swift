// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import Testing

@Suite struct CSSFormTests {
  private func message(_ form: CSSForm, _ text: String) -> String? {
    do throws(ParsingError) {
      _ = try form.numbers(text)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a word that needs escapes is read back`() throws {
    for text in [#"\ a(*px)"#, #"--0 *% a\(b"#, #"\31 a *\65 3"#, #"\-(*) -\31 "#] {
      let form = try CSSForm(text)
      #expect(try CSSForm(form.description) == form)
      #expect(try CSSForm(of: form.text(1.0)) == form)
    }
  }

  @Test func `a value is read as its form says, and written so that it reads back`() throws {
    let cases: [(CSSForm, String, [Double])] = [
      ("*", " .5 ", [0.5]), ("*", "50%", [0.5]), ("*", "/* a */ -3e2 /* b */", [-300]),
      ("*px", "0", [0]), ("*px", "1in", [96]), ("*px", "2.54CM", [96]), ("*px", "72pt", [96]),
      ("*px", "6pc", [96]), ("*px", "101.6q", [96]), ("*px", "25.4mm", [96]),
      ("*deg", "0.25turn", [90]), ("*deg", "100grad", [90]), ("*turn", "90deg", [0.25]),
      ("*rad", "180deg", [Double.pi]), ("*s", "700ms", [0.7]), ("*ms", "0.7s", [700]),
      ("*%", "50.1%", [50.1]), ("*em", "1.5EM", [1.5]),
      ("*px *px", "1px\n2px", [1, 2]), ("*px / *px", "1px/2px", [1, 2]),
      ("translate(*px, *px) rotate(*deg)", "TRANSLATE( 1px , 2px )rotate(3deg)", [1, 2, 3]),
      ("translate(*px, *px) scale(*)", "none", [0, 0, 1]),
      ("scaleX(*) skew(*deg)", "None", [1, 0]),
      ("inset(* round *px)", "inset(5% ROUND 2px)", [0.05, 2]), ("auto", "AUTO", []),
    ]
    for (form, text, numbers) in cases {
      #expect(try form.numbers(text) == numbers, "\(form) of \(text)")
      #expect(try CSSForm(form.description) == form)
    }
    let form: CSSForm = "translate3d(*px,*%,auto)matrix(*, *)"
    #expect(form.count == 4)
    #expect(form.description == "translate3d(*px, *%, auto) matrix(*, *)")
  }

  @Test func `written values read back as the same bits`() throws {
    let form: CSSForm = "translate(*px, *%) rotate(*deg)"
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let value = SIMD3<Double>(
        generator.nextUnit() * 200 - 100, (generator.nextUnit() - 0.5) * 1e-9,
        (generator.nextUnit() - 0.5) * 1e20)
      let text = form.text(value)
      let back: SIMD3<Double> = try form.value(text)
      #expect(back == value, "\(text)")
      #expect(try CSSForm(of: text) == form)
    }
  }

  @Test func `a unit with escapes is written so that it reads back`() throws {
    for text in [#"1\%a"#, #"1\%\\"#, #"2\65 3"#, #"1\-"#, "1é", #"1\31 "#] {
      let form = try CSSForm(of: text)
      #expect(try CSSForm(form.description) == form, "\(text) \(form)")
    }
  }

  @Test func `another form is refused, with what is wrong and where`() {
    #expect(message("*", "") == "expected a number, but found the end of the text at offset 0")
    #expect(
      message("*px", "5") == "expected a number in px, but found one without a unit at offset 0")
    #expect(message("*px", "5deg") == "expected a number in px, but found one in deg at offset 0")
    #expect(message("*px", "5%") == "expected a number in px, but found one in % at offset 0")
    #expect(message("*px", "5px 6px") == "expected the end of '*px', but found '6' at offset 4")
    #expect(
      message("rotate(*deg)", "skew(1deg)") == "expected 'rotate(*deg)', but found 's' at offset 0")
    #expect(
      message("a(*) b(*)", "a(1) c(2)") == "expected 'a(*) b(*)', but found 'c' at offset 5")
    #expect(message("*", "calc(1 + 2)") == "expected a number, but found 'c' at offset 0")
    #expect(message("*", "1e999") == "number is too large at offset 0")
    for text in ["a(", ")", "a(*", "*)", "#fff", "\"a\"", "*+*", "@"] {
      #expect(throws: ParsingError.self, "\(text)") { try CSSForm(text) }
    }
    #expect(throws: ParsingError.self) { try CSSForm(of: "#ffffff") }
  }
}
