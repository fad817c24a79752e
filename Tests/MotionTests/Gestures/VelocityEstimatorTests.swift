// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// The rules by which velocities are estimated.
@Suite struct VelocityEstimatorTests {
  private static func velocity(
    _ estimator: VelocityEstimator, _ samples: [(time: Double, value: Double)]
  ) -> Double {
    var tracker = VelocityTracker<Double>(estimator: estimator)
    for sample in samples { tracker.add(sample.value, at: sample.time) }
    return tracker.velocity(at: samples.last?.time ?? 0)
  }

  @Test func `impulse and differences are those of other systems`() throws {
    for row in try GestureTable.rows("velocityOtherEstimators", count: 12) {
      let samples = try row.list("samples").map {
        let pair = $0.list.compactMap(\.number)
        return (time: pair[0], value: pair[1])
      }
      try row.expect(VelocityEstimatorTests.velocity(.impulse, samples), "impulse")
      try row.expect(VelocityEstimatorTests.velocity(.iOSScrolling, samples), "iosFling")
      try row.expect(VelocityEstimatorTests.velocity(.macOSScrolling, samples), "macosFling")
    }
  }

  @Test func `a finger that has just turned back is released with the velocity of its way back`() {
    for rate in [90.0, 120, 240] {
      for turn in stride(from: 0.03, through: 0.07, by: 0.0013) {
        for after in 2...4 {
          // There at 900, back at 700 units a second; released some reports after the turn.
          func place(_ time: Double) -> Double {
            time < turn ? 900 * time : 900 * turn - 700 * (time - turn)
          }
          let last = Int((turn * rate).rounded(.up)) + after - 1
          let samples = (0...last).map { step in
            (time: Double(step) / rate, value: place(Double(step) / rate))
          }
          for degree in 1...2 {
            let velocity = VelocityEstimatorTests.velocity(.sinceReversal(degree: degree), samples)
            #expect(abs(velocity + 700) < 1e-6)
          }
        }
      }
    }
  }

  @Test func `one report after the turn suffices for the sign`() {
    for height in [1e-200, 1e-3, 1, 1e9, 1e200] {
      let there = (0...5).map { (time: Double($0) / 100, value: Double($0) * height) }
      let samples = there + [(time: 0.06, value: 4.5 * height)]
      let velocity = VelocityEstimatorTests.velocity(.sinceReversal(degree: 2), samples)
      #expect(abs(velocity / height + 50) < 1e-9)
    }
  }

  @Test func `noise is no reversal, and without one all reports count`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let samples = (0..<9).map { step in
        (time: Double(step) / 100, value: Double(step) * 6 + random.nextUnit() * 7)
      }
      guard samples[8].value > samples[7].value else { continue }
      for degree in 1...2 {
        #expect(
          VelocityEstimatorTests.velocity(.sinceReversal(degree: degree), samples)
            == VelocityEstimatorTests.velocity(.leastSquares(degree: degree), samples))
      }
    }
  }

  @Test func `directions in the plane turn back as numbers do`() {
    let direction = SIMD2(0.6, -0.8)
    for estimator in [
      VelocityEstimator.sinceReversal(degree: 2), .leastSquares(degree: 1), .impulse, .iOSScrolling,
    ] {
      var (plane, line) = (
        VelocityTracker<SIMD2<Double>>(estimator: estimator),
        VelocityTracker<Double>(estimator: estimator)
      )
      for (step, value) in [0.0, 9, 20, 31, 30, 18, 5].enumerated() {
        plane.add(direction * value, at: Double(step) / 100)
        line.add(value, at: Double(step) / 100)
      }
      let found = plane.velocity(at: 0.06)
      let expected = direction * line.velocity(at: 0.06)
      #expect(found.distance(to: expected) < 1e-9 * expected.magnitude)
    }
  }

  @Test func `an impulse and differences of extreme movements are finite`() {
    for estimator in [
      VelocityEstimator.impulse, .differences(newest: 1e300, second: -1e300, third: 9),
    ] {
      for height in [Double.leastNonzeroMagnitude, 1e-300, 1e300] {
        let samples = (0..<6).map { step in
          (time: Double(step) * 1e-3, value: Double(step % 3) * height / 4)
        }
        #expect(VelocityEstimatorTests.velocity(estimator, samples).isFinite)
      }
    }
  }

  @Test func `estimators are stored by their names, and print as they are typed`() throws {
    #expect("\(VelocityEstimator.impulse)" == ".impulse")
    #expect("\(VelocityEstimator.leastSquares(degree: 1))" == ".leastSquares(degree: 1)")
    for (estimator, text) in [
      (VelocityEstimator.impulse, #"{"kind":"impulse"}"#),
      (.sinceReversal(degree: 2), #"{"kind":"sinceReversal"}"#),
      (.leastSquares(degree: 1), #"{"degree":1,"kind":"leastSquares"}"#),
      (
        .iOSScrolling, #"{"kind":"differences","newest":0.05,"second":0.35,"third":0.6}"#
      ),
    ] {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      #expect(String(decoding: try encoder.encode(estimator), as: UTF8.self) == text)
      #expect(try JSONDecoder().decode(VelocityEstimator.self, from: Data(text.utf8)) == estimator)
    }
    for text in [#"{"kind":"best"}"#, #"{"kind":"leastSquares","degree":3}"#, "{}"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(VelocityEstimator.self, from: Data(text.utf8))
      }
    }
  }
}
