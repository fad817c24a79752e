// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct SpringEasingTests {
  @Test func `an eased motion of the settling time moves as the spring`() throws {
    for spring in [Spring.smooth, .snappy, .bouncy, Spring(duration: 2, bounce: 0.7)] {
      for tolerance in [1e-2, 1e-3, 1e-4] {
        let easing = Easing.spring(spring, within: tolerance)
        let duration = spring.settlingTime(from: 1.0, within: tolerance)
        let eased = EasedTrajectory(from: 0.0, to: 100, duration: duration, easing: easing)
        let omega = 2 * Double.pi / spring.response
        let (decay, rate) = (
          spring.dampingRatio * omega,
          omega * (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
        )
        for step in 0..<400 {
          let time = duration * Double(step) / 400
          // The closed form of a damped oscillator, released at rest.
          let swing =
            rate > 0
            ? Foundation.cos(rate * time) + decay / rate * Foundation.sin(rate * time)
            : 1 + omega * time
          let expected = 100 * (1 - Foundation.exp(-decay * time) * swing)
          #expect(abs(eased.value(at: time) - expected) <= 100 * tolerance, "\(spring) \(time)")
        }
        #expect(eased.value(at: duration) == 100 && easing.value(at: 0) == 0)
        let data = try JSONEncoder().encode([easing])
        #expect(try JSONDecoder().decode([Easing].self, from: data) == [easing])
      }
    }
    let bouncy = Easing.spring(.bouncy)
    let peak = (0...1000).map { bouncy.value(at: Double($0) / 1000) }.max()!
    #expect(abs(peak - (1 + Foundation.exp(-Double.pi * 0.7 / (1 - 0.49).squareRoot()))) < 2e-3)
  }
}
