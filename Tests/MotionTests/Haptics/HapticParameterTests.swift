// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

@Suite struct HapticParameterTests {
  @Test func `a control jumps to the value, and keeps it`() {
    let pattern = HapticPattern([
      .event(HapticEvent(.continuous(duration: 9), intensity: 0.5)),
      .parameter(HapticParameter(.intensity, 0.5, at: 2)),
      .parameter(HapticParameter(.intensity, 0, at: 5)),
    ])
    func felt(_ time: Double) -> Double { pattern.sample(at: time).intensity }
    #expect([0, 2.0.nextDown, 2, 4.9, 5, 8].map(felt) == [0.5, 0.5, 0.25, 0.25, 0, 0])
  }

  @Test func `the value is clamped to the range of its control, and NaN is the default`() {
    #expect(HapticParameter(.intensity, 7).value == 1 && HapticParameter(.intensity, -7).value == 0)
    #expect(HapticParameter(.audioPan, -7).value == -1)
    #expect(HapticParameter(.intensity, .nan).value == 1)
    #expect(HapticParameter(.attackTime, .nan).value == 0)
    #expect(
      HapticParameter(.audioPitch, 0.25, at: 3).time == 3
        && HapticParameter(.audioPitch, 0).time == 0)
  }

  @Test func `parameters are equal by control, value and time`() {
    let parameter = HapticParameter(.sharpness, 0.25, at: 1)
    let others = [
      HapticParameter(.audioPan, 0.25, at: 1), HapticParameter(.sharpness, 0.5, at: 1),
      HapticParameter(.sharpness, 0.25, at: 2),
    ]
    #expect(
      others.allSatisfy { $0 != parameter } && Set(others + [parameter, parameter]).count == 4)
  }

  @Test func `a time that is negative or none traps`() async {
    await #expect(processExitsWith: .failure) { _ = HapticParameter(.intensity, 1, at: -1) }
    await #expect(processExitsWith: .failure) { _ = HapticParameter(.intensity, 1, at: .nan) }
  }
}
