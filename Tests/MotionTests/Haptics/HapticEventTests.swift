// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

@Suite struct HapticEventTests {
  @Test func `an envelope rises, holds, falls and fades`() {
    func felt(_ event: HapticEvent, _ times: Double..., controls: [HapticPattern.Item] = [])
      -> [Double]
    {
      let pattern = HapticPattern([.event(event)] + controls)
      return times.map { pattern.sample(at: $0).intensity }
    }
    let held = HapticEvent(
      .continuous(duration: 2), at: 1, intensity: 0.5, attackTime: 0.5, releaseTime: 1)
    #expect(felt(held, 1, 1.25, 1.5, 2.9, 3, 3.5, 4) == [0, 0.25, 0.5, 0.5, 0.5, 0.25, 0])
    #expect(HapticPattern([.event(held)]).duration == 4)
    let struck = HapticEvent(
      .continuous(duration: 2), at: 1, intensity: 0.5, decayTime: 1, isSustained: false)
    #expect(felt(struck, 1, 1.5, 2, 2.5) == [0.5, 0.25, 0, 0])
    #expect(HapticPattern([.event(struck)]).duration == 2)
    // One that is released on its way fades from where it is.
    let cut = HapticEvent(
      .continuous(duration: 0.5), intensity: 1, attackTime: 1, releaseTime: 0.5)
    #expect(felt(cut, 0.25, 0.5, 0.75, 1) == [0.25, 0.5, 0.25, 0])
    let fallen = HapticEvent(
      .continuous(duration: 0.5), intensity: 1, decayTime: 1, releaseTime: 0.5, isSustained: false)
    #expect(felt(fallen, 0.25, 0.5, 0.75, 1) == [0.75, 0.5, 0.25, 0])
    // A control stretches it, as it is when the ramp begins.
    let slower = HapticPattern.Item.parameter(HapticParameter(.attackTime, 1))
    let later = HapticPattern.Item.parameter(HapticParameter(.attackTime, -1, at: 1.125))
    #expect(felt(held, 1.25, 1.5, 2, controls: [slower, later]) == [0.125, 0.25, 0.5])
  }

  @Test func `an event without an end lasts as long as it may`() {
    let pattern = HapticPattern([.event(HapticEvent(.continuous(duration: 0), at: 1))])
    #expect(pattern.duration == 31)
    #expect(pattern.sample(at: 30.9).intensity == 1 && pattern.sample(at: 31) == .silence)
    let long = HapticPattern([.event(HapticEvent(.continuous(duration: 99)))])
    #expect(long.duration == 30)
    #expect(long.assuming(HapticAssumptions(longestEvent: 120)).duration == 99)
  }

  @Test func `properties that are not stated are nil, and of several the last applies`() {
    let tap = HapticEvent(.transient, at: 0.5, intensity: 0.8, isSustained: false)
    #expect(tap[.intensity] == 0.8 && tap[.sustained] == 0 && tap[.sharpness] == nil)
    #expect(tap.parameters.map(\.property) == [.intensity, .sustained] && tap.time == 0.5)
    let twice = HapticEvent(.transient, parameters: [.init(.intensity, 1), .init(.intensity, 0.5)])
    #expect(twice[.intensity] == 0.5 && twice.parameters.count == 2)
    #expect(HapticPattern([.event(twice)]).sample(at: 0).intensity == 0.5)
  }

  @Test func `values are clamped to their range, and NaN is the default or the middle`() {
    #expect(HapticEvent(.transient, intensity: 3, sharpness: -1)[.intensity] == 1)
    #expect(HapticEvent(.transient, intensity: 3, sharpness: -1)[.sharpness] == 0)
    #expect(HapticEvent.Parameter(.audioPan, -3).value == -1)
    #expect(HapticEvent.Parameter(.attackTime, .nan).value == 0)
    #expect(HapticEvent.Parameter(.sharpness, .nan).value == 0.5)
  }

  @Test func `the duration is that of the kind, and audio is not felt`() {
    let kinds: [HapticEvent.Kind] = [
      .transient, .continuous(duration: 2), .audioContinuous(duration: 3),
      .audioCustom(HapticSound(path: "a.wav", duration: 4)),
    ]
    #expect(kinds.map(\.duration) == [0, 2, 3, 4])
    #expect(kinds.map(\.isHaptic) == [true, true, false, false])
    for kind in kinds {
      let sample = HapticPattern([.event(HapticEvent(kind))]).sample(at: 0)
      #expect((sample.activeCount > 0) == kind.isHaptic, "\(kind)")
    }
  }

  @Test func `events are equal by what they state`() {
    let event = HapticEvent(.continuous(duration: 1), at: 2, intensity: 0.5)
    let others = [
      HapticEvent(.continuous(duration: 2), at: 2, intensity: 0.5),
      HapticEvent(.continuous(duration: 1), at: 3, intensity: 0.5),
      HapticEvent(.continuous(duration: 1), at: 2), HapticEvent(.transient, at: 2, intensity: 0.5),
    ]
    #expect(others.allSatisfy { $0 != event } && Set(others + [event, event]).count == 5)
  }

  @Test func `padding of anything but a tap, and negative times, trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = HapticEvent(.continuous(duration: 1), padding: 1, parameters: [])
    }
    await #expect(processExitsWith: .failure) { _ = HapticEvent(.transient, at: -1) }
    await #expect(processExitsWith: .failure) { _ = HapticEvent(.continuous(duration: .nan)) }
  }
}
