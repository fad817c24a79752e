// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import MotionTesting
import Testing

/// The cases of `effect-ripple`.
struct RippleEffects: Decodable {
  struct Parameters: Decodable {
    let params: [Double]
    let firstPeakLocalTime: Double
    let firstPeakUnit: Double
    let rows: [[Double]]

    func ripple(_ nearField: Ripple.NearField = .none) -> Ripple {
      Ripple(
        amplitude: params[0], frequency: params[1], decay: params[2], speed: params[3],
        nearField: nearField)
    }
  }

  let sets: [Parameters]
  let expiry: [[Double]]
  let gridParams: [Double]
  let gridSize: [Double]
  let gridWaves: [[Double]]
  let grid11x11: [[Double]]

  static func read() throws -> RippleEffects {
    try Fixture.decode("effect-ripple", as: RippleEffects.self)
  }
}

let ripplePresets: [Ripple] = [.shader, .haptics, .conversation, .paywall, .telegram]

@Suite struct RippleTests {
  private struct Case: Decodable {
    let amplitude, angularFrequency, decay, speed, distance, phase, t: Double
    let arrival, value, derivative, envelope, tol, tolDerivative: Double
  }

  @Test func `amounts and velocities are those of 50 digits`() throws {
    let rows = try Fixture.cases("oracle-ripple", as: Case.self)
    #expect(rows.count == 75)
    for row in rows {
      let ripple = Ripple(
        amplitude: row.amplitude, frequency: row.angularFrequency, decay: row.decay,
        speed: row.speed, phase: row.phase)
      let delay = ripple.delay(atDistance: row.distance)
      #expect(abs(delay - row.arrival) <= 4e-16 * row.arrival)
      let state = ripple.state(at: row.t, delayedBy: delay)
      #expect(abs(state.value - row.value) <= min(row.tol, 1e-12 * row.amplitude))
      #expect(abs(state.velocity - row.derivative) <= row.tolDerivative)
      // The wave swings between ± the envelope, which value and velocity give together.
      let across = (state.velocity + row.decay * state.value) / row.angularFrequency
      let envelope = Elementary.hypot(state.value, across)
      let slack = (row.tolDerivative + row.decay * row.tol) / row.angularFrequency
      #expect(abs(envelope - row.envelope) <= row.tol + slack)
      #expect(state.value == ripple.amount(at: row.t, delayedBy: delay))
      #expect(state.velocity == ripple.velocity(at: row.t, delayedBy: delay))
      #expect(state == ripple.motion(atDistance: row.distance).state(at: row.t))
    }
  }

  @Test func `displacements, sample positions and brightness are those of 50 digits`() throws {
    let sets = try RippleEffects.read().sets
    #expect(sets.count == 4)
    for set in sets {
      #expect(set.rows.count == 468)
      let ripple = set.ripple()
      let unit = Ripple(
        amplitude: 1, frequency: ripple.frequency, decay: ripple.decay, speed: ripple.speed)
      let (step, smooth) = (set.ripple(.step), set.ripple(.smooth))
      #expect(abs(ripple.firstPeak.time - set.firstPeakLocalTime) <= 1e-15)
      #expect(abs(ripple.firstPeak.value / ripple.amplitude - set.firstPeakUnit) <= 1e-15)
      let tolerance = 2e-14 * ripple.amplitude
      for row in set.rows {
        let (point, origin, time) = (SIMD2(row[0], row[1]), SIMD2(row[2], row[3]), row[4])
        let delay = ripple.delay(atDistance: row[5])
        #expect(abs(max(0, time - delay) - row[6]) <= 1e-15)
        #expect(abs(unit.amount(at: time, delayedBy: delay) - row[7]) <= 2e-14)
        #expect(abs(ripple.amount(at: time, delayedBy: delay) - row[8]) <= tolerance)
        let sample = ripple.samplePosition(for: point, from: origin, at: time)
        #expect(sample.distance(to: SIMD2(row[9], row[10])) <= 2e-13)
        let brightness = ripple.brightness(of: point, from: origin, at: time)
        #expect(abs(brightness - row[11]) <= 1e-14)
        let stepped = step.displacement(of: point, from: origin, at: time)
        #expect(stepped.distance(to: SIMD2(row[12], row[13])) <= tolerance)
        let smoothed = smooth.displacement(of: point, from: origin, at: time)
        #expect(smoothed.distance(to: SIMD2(row[14], row[15])) <= tolerance)
        #expect(
          point - sample == point
            - (point - ripple.displacement(of: point, from: origin, at: time)))
      }
    }
  }

  @Test func `presets have the constants of their apps`() {
    #expect(ripplePresets.map(\.amplitude) == [12, 10, 15, 15, 10])
    #expect(ripplePresets.map(\.decay) == [8, 5.5, 5.5, 5.5, 5.5])
    #expect(ripplePresets.map(\.speed) == [1200, 1400, 1300, 700, 1400])
    #expect(ripplePresets.allSatisfy { $0.frequency == 15 && $0.phase == 0 })
    #expect(ripplePresets.map(\.nearField) == [.none, .step, .step, .step, .smooth])
  }

  @Test func `near the origin a step shows, and the smooth law has none`() {
    typealias Law = Ripple.NearField
    #expect(Law.step.factor(atDistance: 60) == 0.3 && Law.step.factor(atDistance: 60.0.nextUp) == 1)
    #expect(abs(Law.smooth.factor(atDistance: 60.0.nextDown) - 1) < 1e-15)
    #expect(abs(Law.smooth.factor(atDistance: 30) - 0.65) < 1e-15)
    for law in [Law.step, .smooth] {
      #expect(law.factor(atDistance: 1.0.nextDown) == 0 && law.factor(atDistance: 1) >= 0.3)
    }
    #expect(Law.none.factor(atDistance: 0) == 1 && Law.none.factor(atDistance: 0.5) == 1)
  }

  @Test func `at the origin nothing has a direction, and it shines all the same`() {
    let origin = SIMD2(3.0, 4)
    for ripple in ripplePresets {
      #expect(ripple.displacement(of: origin, from: origin, at: 0.1) == .zero)
      #expect(ripple.samplePosition(for: origin, from: origin, at: 0.1) == origin)
      #expect(ripple.brightness(of: origin, from: origin, at: 0.1) > 0.1)
    }
  }

  @Test func `a wave without amplitude still shines`() {
    let dark = Ripple(amplitude: 0, frequency: 15, decay: 8, speed: 1200)
    #expect(
      dark.brightness(of: SIMD2(60, 0), from: .zero, at: 0.1)
        == Ripple.shader.brightness(of: SIMD2(60, 0), from: .zero, at: 0.1))
    #expect(dark.maximumOffset == 0)
  }

  @Test func `a wave that does not run never arrives`() {
    for speed in [0, -1200, -0.0] {
      let ripple = Ripple(amplitude: 12, frequency: 15, decay: 8, speed: speed)
      #expect(ripple.delay(atDistance: 0) == .infinity)
      #expect(ripple.displacement(of: SIMD2(1, 2), from: .zero, at: 1) == .zero)
      #expect(ripple.brightness(of: SIMD2(1, 2), from: .zero, at: .infinity) == 0)
      #expect(ripple.settlingTime(within: 1) == 0)
    }
  }

  @Test func `a wave is over after 42 time constants, and at infinity without decay`() {
    let ripple = Ripple.haptics
    #expect(ripple.amount(at: 42 / 5.5) != 0 && ripple.amount(at: 42.001 / 5.5) == 0)
    let endless = Ripple(amplitude: 1, frequency: 2, decay: 0, speed: 10)
    #expect(abs(endless.amount(at: 1e6) - sin(2e6)) < 1e-12)
    #expect(endless.state(at: .infinity) == KinematicState(value: 0))
    #expect(
      endless.settlingTime(within: 0.5) == .infinity && endless.settlingTime(within: 1.5) == 0)
  }

  @Test func `nothing makes a wave trap, infinite or NaN`() {
    let sizes = [0, -0.0, 1e-300, 1e-150, 1, -15, 1e150, -1e150]
    for amplitude in sizes {
      for frequency in sizes {
        for decay in [0, 1e-300, 5.5, 1e150] {
          let ripple = Ripple(
            amplitude: amplitude, frequency: frequency, decay: decay, speed: 1e-3,
            nearField: .smooth, phase: frequency)
          for time in hostileTimes {
            let state = ripple.state(at: time, delayedBy: 0)
            #expect(abs(state.value) < .infinity && abs(state.velocity) < .infinity)
            let moved = ripple.displacement(of: SIMD2(1e-160, -30), from: .zero, at: time)
            #expect(moved.magnitude < .infinity)
          }
          #expect(ripple.firstPeak.value.magnitude < .infinity && ripple.maximumOffset >= 0)
          #expect(
            !ripple.settlingTime(within: 0.5).isNaN && !ripple.settlingTime(within: 1e-300).isNaN)
        }
      }
    }
    for x in hostileTimes {
      for point in [SIMD2(x, 1), SIMD2(1, x), SIMD2(x, x)] {
        for ripple in ripplePresets {
          #expect(ripple.displacement(of: point, from: .zero, at: 0.2).magnitude <= 10)
          #expect(ripple.displacement(of: .zero, from: point, at: .infinity) == .zero)
          #expect(abs(ripple.brightness(of: point, from: .zero, at: x)) <= 0.3)
        }
      }
      #expect(Ripple.shader.amount(at: 1, delayedBy: x).magnitude <= 12)
    }
    #expect(Ripple.shader.amount(at: .nan) == 0)
    #expect(Ripple.shader.displacement(of: SIMD2(50, 0), from: .zero, at: .nan) == .zero)
  }

  @Test func `refresh rates change nothing, and a pause of 10 s is a time like any other`() {
    // A counter that is clamped or added up gives each rate, and each pause, its own wave.
    let (point, origin) = (SIMD2(140.0, 0), SIMD2(0.0, 0))
    for rate in [24.0, 60, 100, 120, 1000] {
      let frames = Int((0.25 * rate).rounded())
      let last = Ripple.haptics.displacement(
        of: point, from: origin, at: Double(frames) / rate)
      #expect(last == Ripple.haptics.displacement(of: point, from: origin, at: 0.25))
    }
    #expect(Ripple.haptics.displacement(of: point, from: origin, at: 10.25) == .zero)
  }

  @Test func `a wave survives encoding, to the bit`() throws {
    let odd = Ripple(
      amplitude: -1.0 / 3, frequency: 0.1, decay: 1e-9, speed: 7, nearField: .smooth, phase: -2.5)
    for ripple in ripplePresets + [odd] {
      let data = try JSONEncoder().encode(ripple)
      #expect(try JSONDecoder().decode(Ripple.self, from: data) == ripple)
    }
    let short = #"{"amplitude": 12, "frequency": 15, "decay": 8, "speed": 1200}"#
    #expect(try JSONDecoder().decode(Ripple.self, from: Data(short.utf8)) == .shader)
    #expect(Set(ripplePresets + [.shader]).count == 5)
  }

  @Test(arguments: [
    #"{"amplitude": 12, "frequency": 15, "decay": -8, "speed": 1200}"#,
    #"{"amplitude": 12, "frequency": 15, "speed": 1200}"#,
    #"{"amplitude": 12, "frequency": 15, "decay": 8, "speed": 1, "nearField": "far"}"#,
    #"{"amplitude": "x", "frequency": 15, "decay": 8, "speed": 1}"#,
  ])
  func `broken data is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Ripple.self, from: Data(text.utf8))
    }
  }

  #if DEBUG
  @Test func `a wave that grows is a slip`() async {
    await #expect(processExitsWith: .failure) {
      _ = Ripple(amplitude: 1, frequency: 1, decay: -1, speed: 1)
    }
  }

  @Test func `an infinite number is a slip`() async {
    await #expect(processExitsWith: .failure) {
      _ = Ripple(amplitude: 1, frequency: .infinity, decay: 1, speed: 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = Ripple(amplitude: .nan, frequency: 1, decay: 1, speed: 1)
    }
  }
  #endif
}
