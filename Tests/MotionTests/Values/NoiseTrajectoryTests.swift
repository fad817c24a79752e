// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct NoiseTrajectoryTests {
  static let noises: [NoiseTrajectory<Double>] = [
    NoiseTrajectory(amplitude: 1, frequency: 3, seed: 1),
    NoiseTrajectory(amplitude: 8, frequency: 0.7, octaves: 4, seed: 2),
    NoiseTrajectory(amplitude: -2, frequency: 5, octaves: 3, roughness: 1, seed: 3, duration: 4),
    NoiseTrajectory(amplitude: 1, frequency: 2, octaves: 2, roughness: 0, seed: 4, duration: 5.3),
  ]

  @Test(arguments: noises)
  func `noise obeys the laws of motion`(noise: NoiseTrajectory<Double>) {
    checkTrajectory(noise)
    checkTrajectory(noise.delayed(by: 0.5))
  }

  @Test func `vectors have noise of their own in each component`() {
    let noise = NoiseTrajectory(amplitude: SIMD3(1.0, 1, 2), frequency: 4, octaves: 2, seed: 5)
    checkTrajectory(noise)
    let single = NoiseTrajectory(amplitude: 1.0, frequency: 4, octaves: 2, seed: 5)
    var product = (0.0, 0.0, 0.0)
    for step in 0..<20_000 {
      let value = noise.value(at: Double(step) * 0.05)
      #expect(value.x == single.value(at: Double(step) * 0.05), "the first is that of a number")
      product.0 += value.x * value.x
      product.1 += value.x * value.y
      product.2 += value.x * value.z
    }
    #expect(abs(product.1) < 0.05 * product.0 && abs(product.2) < 0.1 * product.0)
  }

  @Test(arguments: noises)
  func `neither amplitude nor speed exceeds its bound`(noise: NoiseTrajectory<Double>) {
    var (farthest, fastest) = (0.0, 0.0)
    for step in 0..<40_000 {
      let state = noise.state(at: Double(step) * 0.011)
      farthest = max(farthest, abs(state.value))
      fastest = max(fastest, abs(state.velocity))
    }
    #expect(farthest <= abs(noise.amplitude) && farthest > 0.1 * abs(noise.amplitude))
    #expect(fastest <= abs(noise.peakSpeedBound) && fastest > 0.1 * abs(noise.peakSpeedBound))
    let one = NoiseTrajectory(amplitude: 3.0, frequency: 5)
    #expect(one.peakSpeedBound == 30, "twice the amplitude by the frequency")
  }

  @Test(arguments: noises)
  func `velocity is the derivative, and is itself continuous`(noise: NoiseTrajectory<Double>) {
    let (step, bound) = (1e-5, abs(noise.peakSpeedBound))
    for index in 0..<4000 {
      let time = Double(index) * 0.000_917 + 0.01
      let slope = (noise.value(at: time + step) - noise.value(at: time - step)) / (2 * step)
      #expect(abs(slope - noise.velocity(at: time)) < 1e-4 * bound)
      let next = noise.velocity(at: time + 1e-7)
      #expect(abs(next - noise.velocity(at: time)) < 1e-4 * bound)
    }
  }

  @Test func `it starts at zero and at rest, and with a duration ends so`() {
    for noise in NoiseTrajectoryTests.noises {
      #expect(noise.state(at: 0) == KinematicState(value: 0))
      #expect(abs(noise.value(at: 0.01)) < 1e-2 * abs(noise.amplitude))
      guard noise.duration < .infinity else { continue }
      let end = noise.duration
      #expect(noise.state(at: end) == KinematicState(value: 0))
      #expect(
        abs(noise.value(at: end - 0.001)) < 1e-3 && abs(noise.velocity(at: end - 1e-6)) < 1e-3)
      #expect(noise.value(at: end / 2 + 0.1) != 0)
    }
    let short = NoiseTrajectory(amplitude: 1.0, frequency: 2, duration: 1.9)
    #expect(stride(from: 0, to: 2, by: 0.01).allSatisfy { short.value(at: $0) == 0 })
  }

  @Test func `a billion seconds later it moves as ever`() {
    let noise = NoiseTrajectoryTests.noises[0]
    var (sum, square) = (0.0, 0.0)
    for step in 0..<10_000 {
      let value = noise.value(at: 1e9 + Double(step) * 0.25)
      sum += value
      square += value * value
    }
    // Half of the variance of even numbers in −1...1 is left on average, or a little less.
    #expect(abs(sum / 10_000) < 0.02 && abs(square / 10_000 - 0.16) < 0.02)
    #expect(noise.value(at: 1e300) == 0 && noise.value(at: .infinity) == 0)
  }

  @Test func `seeds differ`() {
    let a = NoiseTrajectory(amplitude: 1.0, frequency: 3, seed: 1)
    let b = NoiseTrajectory(amplitude: 1.0, frequency: 3, seed: 2)
    #expect(a != b && a.value(at: 9.1) != b.value(at: 9.1))
    for frequency in [0.0, 1e-300] {
      checkTrajectory(NoiseTrajectory(amplitude: 1.0, frequency: frequency, seed: .max), [])
    }
    // It turns too often to be analyzed, and is sampled all the same.
    let quick = NoiseTrajectory(amplitude: 1.0, frequency: 1e15, seed: .max)
    for time in hostileTimes {
      let state = quick.state(at: time)
      #expect(state.value.magnitude <= 1 && state.velocity.magnitude < .infinity)
    }
  }

  @Test(arguments: noises)
  func `the analysis finds every turn`(noise: NoiseTrajectory<Double>) {
    let range = 0.5...2.25
    var turns = 0
    let steps = 2 * Effort.cases(50_000)
    func time(_ step: Int) -> Double { 0.5 + 1.75 * Double(step) / Double(steps) }
    for step in 1...steps {
      let (a, b) = (noise.velocity(at: time(step - 1)), noise.velocity(at: time(step)))
      if a * b < 0 { turns += 1 }
    }
    let extrema = Array(noise.extrema(in: range))
    #expect(extrema.count == turns)
    for extremum in extrema {
      #expect(abs(noise.velocity(at: extremum.time)) < 1e-9 * abs(noise.peakSpeedBound))
      #expect(noise.value(at: extremum.time) == extremum.value)
    }
    let levels = Array(noise.times(reaching: 0.05, in: range))
    for level in levels { #expect(abs(noise.value(at: level) - 0.05) < 1e-12) }
    if noise.duration < .infinity {
      let samples = (0...40_000).map { noise.value(at: Double($0) / 40_000 * noise.duration) }
      #expect(noise.peak.value >= samples.max() ?? 0 && noise.trough.value <= samples.min() ?? 0)
      #expect(noise.peakSpeed <= abs(noise.peakSpeedBound) && noise.peakSpeed > 0)
      let settled = noise.settlingTime(within: 0.1)
      #expect(settled < noise.duration && abs(abs(noise.value(at: settled)) - 0.1) < 1e-9)
    } else {
      #expect(noise.settlingTime(within: 0.1) == .infinity)
      #expect(noise.settlingTime(within: 100) == 0)
    }
    #expect(noise.stretches(of: .along(1), from: -1, upTo: 3).tile(from: -1, upTo: 3))
    #expect(noise.stretches(of: .rate(along: 1), from: -1, upTo: 3).tile(from: -1, upTo: 3))
  }

  @Test func `a wiggle jumps neither in place nor in velocity`() {
    let lamp = EasedTrajectory(from: 0.0, to: 100, duration: 2)
    let nervous = lamp.wiggling(amplitude: 3, frequency: 4, octaves: 2, seed: 1, duration: 3)
    #expect(nervous.duration == 3 && nervous.start == 0 && nervous.end == 100)
    checkTrajectory(nervous)
    for step in 0...400 {
      let time = Double(step) / 100
      #expect(abs(nervous.value(at: time) - lamp.value(at: time)) <= 3)
    }
    #expect(lamp.wiggling(amplitude: 3, frequency: 4).duration == .infinity)
  }

  @Test func `noise survives encoding, and broken data is refused`() throws {
    for noise in NoiseTrajectoryTests.noises {
      let data = try JSONEncoder().encode(noise)
      let read = try JSONDecoder().decode(NoiseTrajectory<Double>.self, from: data)
      #expect(read == noise && read.hashValue == noise.hashValue)
    }
    let start = #"{"amplitude": 1, "frequency": 2"#
    #expect(
      try JSONDecoder().decode(NoiseTrajectory<Double>.self, from: Data((start + "}").utf8))
        == NoiseTrajectory(amplitude: 1, frequency: 2))
    for slip in [#""octaves": 0"#, #""octaves": 17"#, #""roughness": 2"#, #""duration": -1"#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          NoiseTrajectory<Double>.self, from: Data("\(start), \(slip)}".utf8))
      }
    }
  }

  #if DEBUG
  @Test func `illegal parameters are a slip`() async {
    await #expect(processExitsWith: .failure) {
      _ = NoiseTrajectory(amplitude: 1.0, frequency: -1)
    }
    await #expect(processExitsWith: .failure) {
      _ = NoiseTrajectory(amplitude: 1.0, frequency: 1, octaves: 17)
    }
  }
  #endif
}
