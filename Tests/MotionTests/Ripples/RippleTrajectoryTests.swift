// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import MotionTesting
import Testing

@Suite struct RippleTrajectoryTests {
  private static let ripples: [Ripple] =
    ripplePresets + [
      Ripple(amplitude: -3, frequency: 15, decay: 2, speed: 100),
      Ripple(amplitude: 3, frequency: -40, decay: 2, speed: 100, phase: 0.7),
      Ripple(amplitude: 3, frequency: 20, decay: 9, speed: 100, phase: -2.9),
      Ripple(amplitude: 3, frequency: 20, decay: 90, speed: 100, phase: 2),
      Ripple(amplitude: 3, frequency: 0.1, decay: 10, speed: 100, phase: 1),
      Ripple(amplitude: 3, frequency: 0, decay: 4, speed: 100, phase: 1),
      Ripple(amplitude: 3, frequency: 4, decay: 50, speed: 100),
      Ripple(amplitude: 3, frequency: 12, decay: 4, speed: 100, phase: 1e6),
    ]

  @Test(arguments: Effort.cases(ripples))
  func `waves obey the laws of motion`(ripple: Ripple) {
    for distance in [0.0, 37] {
      checkTrajectory(
        ripple.motion(atDistance: distance), ripple.phase == 0 ? [.continuous, .smooth] : [])
    }
    checkTrajectory(ripple.motion(atDistance: 1000), ripple.phase == 0 ? [.continuous] : [])
  }

  @Test(arguments: ripples)
  func `the first peak is the first turn, and no amount exceeds the maximum`(ripple: Ripple) {
    let peak = ripple.firstPeak
    #expect(abs(ripple.amount(at: peak.time) - peak.value) == 0)
    let samples = (0...4000).map { ripple.amount(at: Double($0) * 5e-4) }
    let highest = samples.map(abs).max() ?? 0
    #expect(highest <= ripple.maximumOffset && ripple.maximumOffset <= highest * 1.01)
    if peak.time > 0 {
      #expect(
        abs(ripple.velocity(at: peak.time)) <= max(1e-12, ripple.phase.ulp)
          * abs(ripple.amplitude * ripple.frequency))
      for share in [0.1, 0.5, 0.9, 0.99] {
        let sign = ripple.velocity(at: peak.time * share) * ripple.velocity(at: 0)
        #expect(sign > 0, "it does not turn before")
      }
    }
  }

  @Test func `the first peak has its closed form`() {
    let (f, decay) = (15.0, 5.5)
    let time = atan(f / decay) / f
    #expect(abs(Ripple.haptics.firstPeak.time - time) < 1e-16)
    let unit = f / (f * f + decay * decay).squareRoot() * exp(-decay * time)
    #expect(abs(Ripple.haptics.firstPeak.value - 10 * unit) < 1e-14)
    #expect(abs(Ripple.haptics.maximumOffset / 10 - 0.6004) < 5e-5)
    #expect(abs(Ripple.shader.maximumOffset / 12 - 0.4958) < 5e-5)
  }

  @Test(arguments: ripples)
  func `zero crossings are zeros, and there are no others`(ripple: Ripple) {
    guard ripple.frequency != 0 else {
      #expect(ripple.zeroCrossing(0) == .infinity)
      return
    }
    let scale = abs(ripple.amplitude * ripple.frequency)
    var before = 0.0
    for index in 0..<4 {
      let time = ripple.zeroCrossing(index)
      #expect(time >= before && time < (Double(index) + 1) * .pi / abs(ripple.frequency))
      #expect(abs(ripple.amount(at: time)) <= 1e-9 * scale)
      let (early, late) = (before + (time - before) * 0.01, before + (time - before) * 0.99)
      #expect(ripple.amount(at: early) * ripple.amount(at: late) >= 0)
      before = time
    }
    #expect(Ripple.haptics.zeroCrossing(0) == 0 && Ripple.haptics.zeroCrossing(3) == 3 * .pi / 15)
  }

  @Test(arguments: ripples)
  func `after the settling time no amount is reached, and at it one is`(ripple: Ripple) {
    for amount in [1.5, 0.05, 1e-6] {
      for distance in [0.0, 300] {
        let quiet = ripple.settlingTime(within: amount, atDistance: distance)
        let motion = ripple.motion(atDistance: distance)
        #expect(motion.settlingTime(within: amount) == quiet)
        let delay = motion.delay
        if quiet == 0 {
          #expect(ripple.maximumOffset < amount)
        } else {
          let time = quiet - delay
          #expect(abs(ripple.amount(at: time)) >= amount * (1 - 1e-9))
          #expect(abs(ripple.amount(at: time + 1e-9 + time * 1e-12)) < amount)
        }
        for step in 1...300 {
          #expect(abs(motion.value(at: quiet + 1e-9 + Double(step) * 0.004)) < amount)
        }
      }
    }
  }

  @Test func `the true last crossing is earlier than the envelope's`() {
    let quiet = Ripple.haptics.settlingTime(within: 0.05)
    let envelope = log(10 / 0.05) / 5.5
    #expect(abs(quiet - 0.9582) < 5e-5 && abs(envelope - 0.9633) < 5e-5)
    #expect(Ripple.haptics.settlingTime(within: 0) == .infinity)
    #expect(Ripple.haptics.settlingTime(within: .nan) == .infinity)
    // Below what 42 time constants leave, the wave is over when they are.
    #expect(Ripple.haptics.settlingTime(within: 1e-30) <= 42 / 5.5)
    #expect(Ripple.haptics.settlingTime(within: 1e-30) > 40 / 5.5)
  }

  @Test func `the analysis of motions works on waves`() {
    let motion = Ripple.haptics.motion(atDistance: 140)
    #expect(abs(motion.peak.value - Ripple.haptics.firstPeak.value) < 1e-14)
    #expect(abs(motion.peak.time - 0.1813) < 5e-5)
    #expect(motion.firstTime(reaching: 3) ?? 0 > 0.1)
    #expect(Array(motion.extrema(in: 0...1)).count == 4)
    #expect(motion.duration == motion.settlingTime(within: .relative(0.001)))
    #expect(abs(motion.value(at: motion.duration)) >= 0.001 * motion.peak.value * (1 - 1e-9))
    #expect(motion.restTime == (0.1 + 42 / 5.5).nextUp)
    let endless = Ripple(amplitude: 1, frequency: 2, decay: 0, speed: 10).motion(atDistance: 10)
    #expect(endless.duration == .infinity && endless.recurrences.map(\.period) == [.pi])
    #expect(endless.peak.value == 1 && endless.trough.value == -1)
    #expect(Ripple.haptics.motion(atDistance: .infinity).duration == 0)
    #expect(Ripple.haptics.motion(atDistance: .nan).value(at: .infinity) == 0)
  }

  @Test func `short waves at long times are analyzed without an end`() {
    let shrill = Ripple(amplitude: 1, frequency: 1e150, decay: 1e-150, speed: 1)
    #expect(shrill.motion(atDistance: 1).stretches(of: .along(1), from: 1e9, upTo: 2e9).count < 10)
    #expect(
      shrill.motion(atDistance: 1).stretches(of: .distance(from: 0), from: 1e9, upTo: 2e9).count
        < 10)
    #expect(shrill.settlingTime(within: 0.5) > 1)
  }

  @Test func `rates turn where their derivative is 0`() {
    for (frequency, decay, phase) in [
      (15.0, 8.0, 0.0), (40, 0.5, 1), (-9, 3, 2.5), (2, 30, -1), (0.01, 0, 3), (1e-100, 0, 1),
      (1e-46, .leastNonzeroMagnitude, 100), (7, 7, .pi),
    ] {
      let ripple = Ripple(
        amplitude: -12, frequency: frequency, decay: decay, speed: 100, phase: phase)
      let motion = ripple.motion(atDistance: 50)
      // The rate is A (f cos θ − δ sin θ) e^(−δτ), and turns where tan θ = 2fδ / (δ² − f²).
      func rate(_ time: Double) -> Double {
        let angle = frequency * time + phase
        return -12 * Foundation.exp(-decay * time)
          * (frequency * Foundation.cos(angle) - decay * Foundation.sin(angle))
      }
      let turn = Foundation.atan2(2 * frequency * decay, decay * decay - frequency * frequency)
      let half = Double.pi / frequency.magnitude
      let first = ((turn - phase) / frequency).truncatingRemainder(dividingBy: half)
      let peaks = [rate(0), rate(first < 0 ? first + half : first)].map(\.magnitude)
      let peak = max(peaks[0], peaks[1])
      #expect((motion.peakSpeed / peak - 1).magnitude < 1e-9, "\(ripple)")
    }
  }
}
