// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite struct ElementaryTests {
  static let functions: [String: @Sendable (Double, Double) -> Double] = [
    "exp": { x, _ in Elementary.exp(x) }, "expMinusOne": { x, _ in Elementary.expMinusOne(x) },
    "exp2": { x, _ in Elementary.exp2(x) }, "log": { x, _ in Elementary.log(x) },
    "logOnePlus": { x, _ in Elementary.log(onePlus: x) },
    "log2": { x, _ in Elementary.log2(x) }, "sin": { x, _ in Elementary.sin(x) },
    "cos": { x, _ in Elementary.cos(x) }, "tan": { x, _ in Elementary.tan(x) },
    "asin": { x, _ in Elementary.asin(x) }, "acos": { x, _ in Elementary.acos(x) },
    "atan": { x, _ in Elementary.atan(x) }, "sinh": { x, _ in Elementary.sinh(x) },
    "cosh": { x, _ in Elementary.cosh(x) }, "tanh": { x, _ in Elementary.tanh(x) },
    "cbrt": { x, _ in Elementary.cbrt(x) }, "pow": { Elementary.pow($0, $1) },
    "hypot": { Elementary.hypot($0, $1) }, "atan2": { Elementary.atan2(y: $0, x: $1) },
  ]

  static let floatFunctions: [String: @Sendable (Float, Float) -> Float] = [
    "exp": { x, _ in Elementary.exp(x) }, "expMinusOne": { x, _ in Elementary.expMinusOne(x) },
    "exp2": { x, _ in Elementary.exp2(x) }, "log": { x, _ in Elementary.log(x) },
    "logOnePlus": { x, _ in Elementary.log(onePlus: x) },
    "log2": { x, _ in Elementary.log2(x) }, "sin": { x, _ in Elementary.sin(x) },
    "cos": { x, _ in Elementary.cos(x) }, "tan": { x, _ in Elementary.tan(x) },
    "asin": { x, _ in Elementary.asin(x) }, "acos": { x, _ in Elementary.acos(x) },
    "atan": { x, _ in Elementary.atan(x) }, "sinh": { x, _ in Elementary.sinh(x) },
    "cosh": { x, _ in Elementary.cosh(x) }, "tanh": { x, _ in Elementary.tanh(x) },
    "cbrt": { x, _ in Elementary.cbrt(x) }, "pow": { Elementary.pow($0, $1) },
    "hypot": { Elementary.hypot($0, $1) }, "atan2": { Elementary.atan2(y: $0, x: $1) },
  ]

  @Test(arguments: ElementaryArguments.names)
  func `Double results are within one ulp of the exact value`(name: String) throws {
    let fixture = try ElementaryFixture(name: name, isSingle: false)
    #expect(fixture.results.count >= 20_000)
    let function = try #require(Self.functions[name])
    let worst = fixture.worst(isSingle: false, function)
    #expect(worst.error <= 1, "\(name) errs by \(worst.error) ulp at \(worst.argument)")
  }

  @Test(arguments: ElementaryArguments.names)
  func `Float results are within two ulp of the exact value`(name: String) throws {
    let fixture = try ElementaryFixture(name: name, isSingle: true)
    #expect(fixture.results.count >= 20_000)
    let function = try #require(Self.floatFunctions[name])
    let worst = fixture.worst(isSingle: true) { Double(function(Float($0), Float($1))) }
    #expect(worst.error <= 2, "\(name) errs by \(worst.error) ulp at \(worst.argument)")
  }

  @Test func `the sine and cosine of sineAndCosine have the bits of sin and cos`() throws {
    let fixture = try ElementaryFixture(name: "sin", isSingle: false)
    for (x, _) in fixture.arguments {
      let (sine, cosine) = Elementary.sineAndCosine(x)
      guard sine.bitPattern == Elementary.sin(x).bitPattern,
        cosine.bitPattern == Elementary.cos(x).bitPattern
      else {
        Issue.record("sineAndCosine differs at \(x)")
        return
      }
    }
    for (x, _) in try ElementaryFixture(name: "sin", isSingle: true).arguments {
      let (sine, cosine) = Elementary.sineAndCosine(Float(x))
      guard sine.bitPattern == Elementary.sin(Float(x)).bitPattern,
        cosine.bitPattern == Elementary.cos(Float(x)).bitPattern
      else {
        Issue.record("sineAndCosine differs at Float(\(x))")
        return
      }
    }
  }

  @Test func `floor is exact and fract is what lies above it`() {
    var generator = SeededGenerator(seed: 1)
    for index in 0..<20_480 {
      let word = generator.next()
      let scale = Double(sign: .plus, exponent: Int(generator.next() % 60) - 3, significand: 1)
      let raw =
        index % 2 == 0 ? Double(bitPattern: word) : (Double(word >> 11) * 0x1p-52 - 1) * scale
      let x = raw.isFinite ? raw : 0.5
      let exact = x.rounded(.down)
      #expect(Elementary.floor(x).bitPattern == exact.bitPattern, "floor(\(x))")
      let fraction = Elementary.fract(x)
      #expect(fraction >= 0 && fraction < 1 && abs(fraction - (x - exact)) <= 0x1p-53)

      let rawFloat = index % 2 == 0 ? Float(bitPattern: UInt32(word >> 32)) : Float(raw)
      let y = rawFloat.isFinite ? rawFloat : 0.5
      let exactFloat = y.rounded(.down)
      #expect(Elementary.floor(y).bitPattern == exactFloat.bitPattern, "floor(Float(\(y)))")
      let floatFraction = Elementary.fract(y)
      #expect(
        floatFraction >= 0 && floatFraction < 1
          && abs(floatFraction - (y - exactFloat)) <= 0x1p-24)
    }
  }
}
