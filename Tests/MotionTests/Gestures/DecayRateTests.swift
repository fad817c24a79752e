// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct DecayRateTests {
  @Test func `the rates of other systems are one`() {
    #expect(abs(DecayRate.normal.exponent - 2.002_002_670_673_079_1) < 1e-14)
    #expect(abs(DecayRate.fast.exponent - 10.050_335_853_501_45) < 1e-13)
    for rate in [DecayRate.normal, .fast, DecayRate(perSecond: 0.135)] {
      for other in [
        DecayRate(perMillisecond: rate.perMillisecond), DecayRate(perSecond: rate.perSecond),
        DecayRate(timeConstant: rate.timeConstant),
        DecayRate(frictionMultiplier: rate.exponent / 4.2),
      ] {
        #expect(abs(other.exponent - rate.exponent) <= 1e-12 * rate.exponent)
      }
    }
  }

  @Test func `each number says what remains of the speed`() {
    // A time constant of half a second is an exponent of 2; e⁻² and e^(−0.002) by mpmath.
    let rate = DecayRate(timeConstant: 0.5)
    #expect(rate.exponent == 2 && rate.timeConstant == 0.5 && rate == DecayRate(exponent: 2))
    #expect(abs(rate.perSecond - 0.135_335_283_236_612_7) < 1e-16)
    #expect(abs(rate.perMillisecond - 0.998_001_998_667_333) < 1e-15)
    #expect(DecayRate(frictionMultiplier: 1).exponent == 4.2)
    let decay = Decay(from: 0.0, velocity: 100, rate: rate)
    #expect(abs(decay.velocity(at: 1) / 100 - rate.perSecond) < 1e-15)
    #expect(abs(decay.velocity(at: 0.5) / 100 - Elementary.exp(-1)) < 1e-15)
  }

  @Test func `UIKit's rates are the shares of their names`() {
    #expect(DecayRate.normal == DecayRate(perMillisecond: 0.998))
    #expect(DecayRate.fast == DecayRate(perMillisecond: 0.99))
    #expect(Set([DecayRate.normal, .fast, .normal]).count == 2)
  }

  @Test func `any of four numbers is read, and the exponent is written`() throws {
    func read(_ text: String) throws -> DecayRate {
      try JSONDecoder().decode(DecayRate.self, from: Data(text.utf8))
    }
    #expect(try read(#"{"exponent": 2}"#) == DecayRate(exponent: 2))
    #expect(try read(#"{"perMillisecond": 0.998}"#) == .normal)
    #expect(try read(#"{"perSecond": 0.5}"#) == DecayRate(perSecond: 0.5))
    #expect(try read(#"{"timeConstant": 0.25}"#) == DecayRate(exponent: 4))
    let data = try JSONEncoder().encode(DecayRate.normal)
    #expect(String(decoding: data, as: UTF8.self).contains("exponent"))
    #expect(try JSONDecoder().decode(DecayRate.self, from: data) == .normal)
    for text in [
      "{}", #"{"exponent": 0}"#, #"{"perSecond": 1}"#, #"{"perMillisecond": 0}"#,
      #"{"timeConstant": -1}"#, #"{"exponent": 1e151}"#,
    ] {
      #expect(throws: DecodingError.self, "\(text)") { try read(text) }
    }
  }

  @Test func `a rate that loses no speed, or all of it, traps`() async {
    await #expect(processExitsWith: .failure) { _ = DecayRate(perMillisecond: 1) }
    await #expect(processExitsWith: .failure) { _ = DecayRate(perSecond: 0) }
    await #expect(processExitsWith: .failure) { _ = DecayRate(exponent: 0) }
    await #expect(processExitsWith: .failure) { _ = DecayRate(timeConstant: .infinity) }
  }
}
