// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionHaptics
import Testing

@Suite struct HapticAssumptionsTests {
  private static let ramps = HapticAssumptions(shortestRamp: 0.5, longestRamp: 2.5, stretch: 4)

  @Test func `the defaults are those that the documentation states`() {
    let usual = HapticAssumptions()
    #expect(usual.intensity == 1 && usual.sharpness == 0.5 && usual.transientLength == 0.02)
    #expect(usual.longestEvent == 30 && usual.shortestRamp == 0 && usual.longestRamp == 1)
    #expect(usual.stretch == 2 && HapticPattern([]).assumptions == usual)
  }

  @Test func `an event that states nothing has the assumed numbers`() {
    let plain = HapticPattern([.event(HapticEvent(.transient))])
    #expect(plain.sample(at: 0) == HapticSample(intensity: 1, sharpness: 0.5, activeCount: 1))
    let other = plain.assuming(
      HapticAssumptions(intensity: 0.25, sharpness: 0.75, transientLength: 0.5))
    #expect(other.sample(at: 0.4) == HapticSample(intensity: 0.25, sharpness: 0.75, activeCount: 1))
    #expect(plain.sample(at: 0.4) == .silence && other.sample(at: 0.5) == .silence)
    let stated = HapticPattern([.event(HapticEvent(.transient, intensity: 0.5, sharpness: 0))])
      .assuming(HapticAssumptions(intensity: 0.25, sharpness: 0.75))
    #expect(stated.sample(at: 0) == HapticSample(intensity: 0.5, sharpness: 0, activeCount: 1))
  }

  @Test func `a ramp lasts from the shortest to the longest, stretched by its control`() {
    func rising(_ controls: HapticPattern.Item..., attackTime: Double) -> Double? {
      let event = HapticEvent(.continuous(duration: 20), intensity: 1, attackTime: attackTime)
      let pattern = HapticPattern([.event(event)] + controls).assuming(HapticAssumptionsTests.ramps)
      return (0...200).map { Double($0) / 8 }.first { pattern.sample(at: $0).intensity == 1 }
    }
    // 0.5 s and a share of the 2 s up to 2.5 s.
    #expect(rising(attackTime: 0) == 0.5 && rising(attackTime: 1) == 2.5)
    #expect(rising(attackTime: 0.5) == 1.5)
    #expect(rising(.parameter(HapticParameter(.attackTime, 1)), attackTime: 1) == 10)
    #expect(rising(.parameter(HapticParameter(.attackTime, -1)), attackTime: 1) == 0.625)
    #expect(rising(.parameter(HapticParameter(.attackTime, 0.5)), attackTime: 1) == 5)
  }

  @Test func `missing numbers are the defaults in data, and illegal ones are refused`() throws {
    func read(_ text: String) throws -> HapticAssumptions {
      try JSONDecoder().decode(HapticAssumptions.self, from: Data(text.utf8))
    }
    #expect(try read("{}") == HapticAssumptions())
    #expect(
      try read(#"{"sharpness": 0.25, "stretch": 3}"#)
        == HapticAssumptions(sharpness: 0.25, stretch: 3))
    for (text, name) in [
      (#"{"intensity": 1.5}"#, "intensity"), (#"{"longestRamp": -1}"#, "longestRamp"),
      (#"{"stretch": 0.5}"#, "stretch"), (#"{"transientLength": 1e7}"#, "transientLength"),
    ] {
      let error = #expect(throws: DecodingError.self) { try read(text) }
      #expect(String(describing: error).contains(name))
    }
    #expect(
      Set([HapticAssumptions(), HapticAssumptions(), HapticAssumptionsTests.ramps]).count == 2)
  }

  @Test func `an illegal number in code traps`() async {
    await #expect(processExitsWith: .failure) { _ = HapticAssumptions(sharpness: 1.1) }
    await #expect(processExitsWith: .failure) { _ = HapticAssumptions(stretch: 0) }
  }
}
