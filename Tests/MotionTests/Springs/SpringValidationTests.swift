// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct SpringValidationTests {
  private static let numbers: [Double] = [
    .nan, -.infinity, -1e150, -1, -.leastNonzeroMagnitude, -0.0, 0, .leastNonzeroMagnitude, 1e-150,
    0.3, 1, 1.5, 1e150, .greatestFiniteMagnitude, .infinity,
  ]

  /// Reads a spring from data that may hold infinities and NaN.
  private func decoded(_ parameters: [String: Double]) -> Spring? {
    let texts = parameters.map { key, value in
      "\"\(key)\": " + (value.isFinite ? "\(value)" : "\"\(value)\"")
    }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(Spring.self, from: Data("{\(texts.joined(separator: ","))}".utf8))
  }

  @Test func `a failable initializer accepts what decoding accepts, and makes the same spring`() {
    // As texts: at the ends of what a `Double` holds a derived parameter may be NaN, which is
    // not equal to itself.
    func text(_ spring: Spring?) -> String? {
      spring.map { "\($0), \($0.state(target: 1.0, time: 0.1))" }
    }
    for a in Self.numbers {
      for b in Self.numbers {
        let byBounce = Spring(validatingDuration: a, bounce: b)
        #expect(text(byBounce) == text(decoded(["duration": a, "bounce": b])), "\(a) \(b)")
        let byRatio = Spring(validatingResponse: a, dampingRatio: b)
        #expect(text(byRatio) == text(decoded(["response": a, "dampingRatio": b])), "\(a) \(b)")
        for c in Self.numbers {
          let byMass = Spring(validatingMass: a, stiffness: b, dampingRatio: c)
          #expect(text(byMass) == text(decoded(["mass": a, "stiffness": b, "dampingRatio": c])))
          let physical = Spring(
            validatingMass: a, stiffness: b, damping: c, allowOverDamping: true)
          #expect(text(physical) == text(decoded(["mass": a, "stiffness": b, "damping": c])))
        }
      }
    }
  }

  @Test func `legal are exactly the parameters that the documentation says`() {
    for a in Self.numbers {
      let isNotNegative = a >= 0 && a.isFinite
      let isPositive = a > 0 && a.isFinite
      #expect((Spring(validatingDuration: a) != nil) == isNotNegative)
      #expect((Spring(validatingDuration: 1, bounce: a) != nil) == !a.isNaN)
      #expect((Spring(validatingResponse: a, dampingRatio: 1) != nil) == isNotNegative)
      #expect((Spring(validatingResponse: 1, dampingRatio: a) != nil) == (a >= 0))
      #expect((Spring(validatingMass: a, stiffness: 1, damping: 1) != nil) == isPositive)
      #expect((Spring(validatingMass: 1, stiffness: a, damping: 1) != nil) == isPositive)
      #expect((Spring(validatingMass: 1, stiffness: 1, damping: a) != nil) == isNotNegative)
      #expect((Spring(validatingMass: 1, stiffness: a, dampingRatio: 1) != nil) == isPositive)
      #expect((Spring(validatingSettlingTime: a, dampingRatio: 1) != nil) == isNotNegative)
      #expect((Spring(validatingSettlingTime: 1, dampingRatio: a) != nil) == isPositive)
      let isBetween = a > 0 && a < 1
      #expect(
        (Spring(validatingSettlingTime: 1, dampingRatio: 1, within: a) != nil) == isBetween)
      #expect(
        (Spring(validatingSettlingDuration: 1, dampingRatio: 1, epsilon: a) != nil) == isBetween)
      #expect((Spring(validatingSettlingDuration: a, dampingRatio: 0.5) != nil) == !a.isNaN)
      #expect((Spring(validatingSettlingDuration: 1, dampingRatio: a) != nil) == !a.isNaN)
      #expect(
        (Spring(validatingOvershoot: a, settlingTime: 1) != nil) == (a >= 0 && a < 1))
    }
  }

  @Test func `a legal parameter makes the spring of the trapping initializer`() {
    #expect(Spring(validatingDuration: 0.4) == Spring(duration: 0.4))
    #expect(Spring(validatingDuration: 0.4, bounce: 0.2) == Spring(duration: 0.4, bounce: 0.2))
    #expect(
      Spring(validatingMass: 1, stiffness: 100, damping: 30) == Spring(stiffness: 100, damping: 30))
    #expect(
      Spring(validatingSettlingDuration: 0.8, dampingRatio: 0.7)
        == Spring(settlingDuration: 0.8, dampingRatio: 0.7))
    #expect(
      Spring(validatingSettlingTime: 0.8, dampingRatio: 0.7, within: 0.01)
        == Spring(settlingTime: 0.8, dampingRatio: 0.7, within: 0.01))
    #expect(
      Spring(validatingOvershoot: 0.1, settlingTime: 0.6)
        == Spring(overshoot: 0.1, settlingTime: 0.6))
  }

  @Test func `another system's spring is refused where its parameters are not legal`() {
    let legal: [Spring.Equivalent] = [
      .css(), .compose(), .flutter(mass: 1, stiffness: 2, damping: 3),
      .flutterRatio(mass: 2, stiffness: 3), .coreAnimation(), .tension(170, friction: 260),
    ]
    for equivalent in legal {
      #expect(Spring(validating: equivalent) == Spring(matching: equivalent))
    }
    let illegal: [Spring.Equivalent] = [
      .css(mass: 0), .css(damping: -1), .compose(dampingRatio: -0.1), .compose(stiffness: 0),
      .flutter(mass: 1, stiffness: .infinity, damping: 3), .flutterRatio(mass: .nan, stiffness: 3),
      .coreAnimation(damping: .infinity), .tension(-170), .tension(mass: 0),
    ]
    for equivalent in illegal { #expect(Spring(validating: equivalent) == nil, "\(equivalent)") }
  }

  @Test func `a settling time whose response no number holds is refused`() {
    let time = Double.greatestFiniteMagnitude
    #expect(Spring(validatingSettlingTime: time, dampingRatio: 1, within: 0.999) == nil)
  }
}
