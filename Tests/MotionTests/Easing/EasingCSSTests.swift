// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EasingCSSTests {
  @Test func `every easing function of css-easing-2 is read`() throws {
    let texts: [(String, Easing)] = [
      ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
      ("ease-in-out", .easeInOut), ("step-start", .steps(1, .jumpStart)),
      ("step-end", .steps(1, .jumpEnd)), ("  EASE-In\n", .easeIn),
      ("cubic-bezier(.4,0,.2,1)", .bezier(0.4, 0, 0.2, 1)),
      ("Cubic-Bezier( +0.25 , -1e-1 ,2.5E-1, 1e+0 )", .bezier(0.25, -0.1, 0.25, 1)),
      ("cubic-bezier(0, -2, 1, 3)", .bezier(0, -2, 1, 3)),
      ("cubic-bezier(/* x1 */0,0/**/,1,1)", .bezier(0, 0, 1, 1)),
      ("steps(4)", .steps(4)), ("steps(+3, start)", .steps(3, .jumpStart)),
      ("steps(3,END)", .steps(3)), ("steps(2, jump-none)", .steps(2, .jumpNone)),
      ("steps( 5 , jump-both )", .steps(5, .jumpBoth)),
      ("steps(1, jump-start)", .steps(1, .jumpStart)),
      ("linear(0, 1)", .stops([.init(0), .init(1)])),
      (
        "linear(0, 25% 75% .5, 1)",
        .stops([.init(0), .init(0.5, at: 0.25), .init(0.5, at: 0.75), .init(1)])
      ),
      ("linear(0 -50%, 1e1 1.5e2%)", .stops([.init(0, at: -0.5), .init(10, at: 1.5)])),
    ]
    for (text, easing) in texts {
      #expect(try Easing(css: text) == easing, "\(text)")
    }
  }

  @Test func `bad text is rejected with what is wrong and where`() {
    let texts: [(String, String, Int)] = [
      ("", "expected an easing, but found the end of the text", 0),
      ("cubic-bezier(2,0,0", "x1 must be in 0...1, but is 2", 13),
      ("cubic-bezier(0,0,-.1,1)", "x2 must be in 0...1, but is -0.1", 17),
      ("cubic-bezier(0,0,1", "expected ',' after x2, but found the end of the text", 18),
      ("cubic-bezier(0,0,1,1", "expected ')' after y2, but found the end of the text", 20),
      ("cubic-bezier(0,0,1,1,1)", "expected ')' after y2, but found ','", 20),
      ("cubic-bezier(0,0%,1,1)", "y1 must be a number, not a percentage", 15),
      ("cubic-bezier(0,1e999,1,1)", "number is too large", 15),
      ("cubic-bezier(0,1.,1,1)", "expected ',' after y1, but found '.'", 16),
      ("cubic-bezier (0,0,1,1)", "expected '(' after 'cubic-bezier'", 12),
      ("steps(0)", "the number of steps must be at least 1, but is 0", 6),
      ("steps(-2)", "the number of steps must be at least 1, but is -2", 6),
      ("steps(1.5)", "the number of steps must be an integer", 6),
      ("steps(2e0)", "the number of steps must be an integer", 6),
      ("steps(1, jump-none)", "the number of jump-none steps must be at least 2, but is 1", 6),
      ("steps(99999999999999999999)", "the number of steps is too large", 6),
      ("steps(2, middle)", "expected jump-start, jump-end, jump-none, jump-both, start or end", 9),
      ("linear()", "expected a number or a percentage, but found ')'", 7),
      ("linear(0)", "linear() needs at least 2 points", 7),
      ("linear(0% 1 50%)", "percentages must stand together", 12),
      ("linear(0% 100% 0)", "linear() needs at least 2 points", 7),
      ("linear(0, 10%)", "a point needs a number, but has only percentages", 13),
      ("linear(0 1, 1)", "expected ',' between two points", 9),
      ("linear(0 1% 2% 3%, 1)", "a point has at most two percentages", 15),
      ("linear(0, 1,)", "expected a number or a percentage, but found ')'", 12),
      ("bounce", "unknown easing 'bounce'", 0),
      ("spring(1)", "unknown easing function 'spring()'", 0),
      ("ease ease", "expected the end of the text, but found 'e'", 5),
      ("ease /* ", "comment has no end", 5), ("é", "expected an easing, but found byte 195", 0),
    ]
    for (text, message, offset) in texts {
      #expect(throws: ParsingError(message: message, offset: offset), "\(text)") {
        try Easing(css: text)
      }
    }
    let error = ParsingError(message: "x1 must be in 0...1, but is 2", offset: 13)
    #expect("\(error)" == "x1 must be in 0...1, but is 2 at offset 13")
  }

  @Test func `printed text is canonical`() {
    #expect(Easing.bezier(0.25, 0.1, 0.25, 1).css == "ease")
    #expect(Easing.bezier(0.4, -1, 0.2, 1e21).css == "cubic-bezier(0.4, -1, 0.2, 1e+21)")
    #expect(Easing.steps(4).css == "steps(4)")
    #expect(Easing.steps(4, .jumpBoth).css == "steps(4, jump-both)")
    let stops = Easing.stops([.init(0), .init(0.7), .init(0.1, at: 0.07), .init(1, at: 1.25)])
    #expect(stops.css == "linear(0 0%, 0.7 3.5%, 0.1 7%, 1 125%)")
    #expect(Easing.penner(.back, .in).css == nil)
    #expect(Easing.bezier(0.1, 0, 0.1, 1).reversed().css == nil)
  }

  @Test func `an easing says what it is as Swift writes it`() {
    #expect("\(Easing.bezier(0.4, 0, 0.2, 1))" == ".bezier(0.4, 0, 0.2, 1)")
    #expect("\(Easing.easeIn.nested(in: .steps(3)))" == ".easeIn.nested(in: .steps(3, .jumpEnd))")
    #expect("\(Easing.penner(.sine, .inOut))" == ".penner(.sine, .inOut)")
    #expect("\(Easing.circularEaseIn.mirrored())" == ".circularEaseInOut")
    #expect("\(Easing.stops([.init(0), .init(1)]))" == ".stops([.init(0, at: 0), .init(1, at: 1)])")
    #expect("\(Easing.penner(.quad, .in).inverse ?? .linear)" == ".penner(.quad, .in).inverse")
  }

  @Test func `text and JSON read back as the same bits`() throws {
    var generator = EasingTestGenerator(seed: 7)
    var easings = easingsOfEveryKind
    for _ in 0..<500 {
      func unit() -> Double { generator.unit() }
      easings.append(.bezier(unit(), 4 * unit() - 2, unit(), 4 * unit() - 2))
      easings.append(
        .stops([.init(unit()), .init(unit() * 1e-9, at: unit()), .init(1e9 * unit())]))
    }
    for easing in easings {
      if let css = easing.css { #expect(try Easing(css: css) == easing, "\(css)") }
      let data = try JSONEncoder().encode([easing])
      #expect(try JSONDecoder().decode([Easing].self, from: data) == [easing])
    }
  }

  @Test func `bad JSON is a decoding error that says why`() {
    let texts = [
      (#""cubic-bezier(2,0,0""#, "x1 must be in 0...1, but is 2 at offset 13"),
      (#"{"penner": "spring", "mode": "in"}"#, "unknown family 'spring'"),
      (#"{"penner": "sine", "mode": "up"}"#, "unknown mode 'up'"),
      (#"{"inverse": "steps(2)"}"#, "the easing has no inverse"),
      (#"{"x": 1}"#, "unknown key 'x'"), (#"{}"#, "expected CSS text"),
    ]
    for (text, reason) in texts {
      do {
        _ = try JSONDecoder().decode(Easing.self, from: Data(text.utf8))
        Issue.record("\(text) was read")
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.debugDescription.contains(reason), "\(context.debugDescription)")
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Easing.self, from: Data("[1]".utf8))
    }
  }

  @Test func `mutated text is read or rejected, and never traps`() {
    var generator = EasingTestGenerator(seed: 7)
    let seeds = [
      "cubic-bezier(0.4, -1e-3, .2, 1)", "steps(4, jump-none)", "linear(0, 0.5 25% 75%, 1 100%)",
      "ease-in-out", "/* a */ linear(0 -1e2%, 5)",
    ]
    let alphabet = Array("0123456789+-.eE%(),/* \n\tabstéjump🙂".utf8)
    var accepted = 0
    for round in 0..<20_000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0...(generator.below(3)) {
        let place = generator.below(bytes.count)
        switch generator.below(4) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(alphabet[generator.below(alphabet.count)], at: place)
        case 2: bytes[place] = alphabet[generator.below(alphabet.count)]
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { break }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(ParsingError) {
        let easing = try Easing(css: text)
        accepted += 1
        #expect(easing.value(extrapolatedProgress: 0.3).isFinite)
      } catch {
        #expect(error.offset >= 0 && error.offset <= text.utf8.count, "\(text)")
        #expect(!error.message.contains("\n"))
      }
    }
    #expect(accepted > 500)
  }
}
