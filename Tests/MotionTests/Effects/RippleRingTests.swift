// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import MotionTesting
import Testing

@Suite struct RippleRingTests {
  private struct Rows: Decodable { let rows: [[Double]] }

  private static func ripple(speed: Double) -> Ripple {
    Ripple(amplitude: 10, frequency: 15, decay: 5.5, speed: speed)
  }

  @Test func `by the portrait rule all rings are those of the apps`() throws {
    let rows = try Fixture.decode("effect-ring", as: Rows.self).rows
    #expect(rows.count == 30)
    for row in rows {
      let size = SIMD2(row[0], row[1])
      for (crest, location) in [(0.2, row[8]), (0.5, row[9])] {
        let ring = RippleRing(
          of: RippleRingTests.ripple(speed: row[2]), origin: SIMD2(10, 20), size: size,
          time: row[3], crest: crest, rule: .portrait)
        #expect(abs(ring.progress - row[4]) <= 1e-15 * max(1, row[4]))
        #expect(abs(ring.locations[3] - ring.locations[1] - row[5]) <= 2e-15)
        let expected = SIMD4(row[6], row[7], location, row[10])
        #expect((ring.locations - expected).magnitude <= 2e-15)
        #expect(abs(ring.opacity - row[11]) <= 1e-15)
        #expect(abs(ring.radius - row[12]) <= 1e-12)
        let end = SIMD2(10 / row[0] + row[4], 20 / row[1] + row[4] * row[0] / row[1])
        #expect(ring.end.distance(to: end) <= 1e-14)
        #expect(ring.alphas == SIMD4(0, 0, 0.02, 0))
      }
    }
  }

  @Test func `in either orientation the ring runs with the wave`() {
    for size in [SIMD2(390.0, 844), SIMD2(844.0, 390), SIMD2(320.0, 320)] {
      for time in [0.0, 0.05, 0.3, 2] {
        let ring = RippleRing(
          of: .conversation, origin: SIMD2(100, 50), size: size, time: time)
        #expect(abs(ring.radius - 1300 * time) <= 1e-12)
        let radii = (ring.end - ring.center) * size
        #expect(abs(radii.x - ring.radius) <= 1e-12 && abs(radii.y - ring.radius) <= 1e-12)
      }
    }
  }

  @Test func `in portrait both rules agree to the bit`() {
    for step in 0..<50 {
      let time = Double(step) * 0.037
      let rings = RippleRing.Rule.allCases.map {
        RippleRing(
          of: .haptics, origin: SIMD2(33, 44), size: SIMD2(390, 844), time: time, rule: $0)
      }
      #expect(rings[0] == rings[1])
    }
  }

  @Test func `without a size, before the wave and for waves that stand there is no ring`() {
    for size in [SIMD2(0.0, 844), SIMD2(390.0, 0), .zero, SIMD2(.nan, 1), SIMD2(1, .infinity)] {
      #expect(RippleRing(of: .haptics, origin: .zero, size: size, time: 1).isHidden)
    }
    let size = SIMD2(390.0, 844)
    for time in [-1, 0, -Double.infinity, .nan] {
      #expect(RippleRing(of: .haptics, origin: .zero, size: size, time: time).isHidden)
    }
    #expect(
      RippleRing(of: RippleRingTests.ripple(speed: 0), origin: .zero, size: size, time: 1).isHidden)
    #expect(RippleRing(of: .haptics, origin: SIMD2(.nan, 0), size: size, time: 1).isHidden)
    #expect(!RippleRing(of: .haptics, origin: .zero, size: size, time: 0.01).isHidden)
  }

  @Test(arguments: hostileTimes)
  func `all numbers are finite at any time`(time: Double) {
    for size in [SIMD2(390.0, 844), SIMD2(1e-150, 1e150), SIMD2(1e150, 1e-300)] {
      for rule in RippleRing.Rule.allCases {
        let ring = RippleRing(
          of: .haptics, origin: SIMD2(1e150, -1e150), size: size, time: time, rule: rule)
        #expect(ring.end.x.isFinite && ring.end.y.isFinite && ring.radius.isFinite)
        #expect(ring.center.x.isFinite && ring.center.y.isFinite && ring.progress.isFinite)
        #expect(ring.opacity >= 0 && ring.opacity <= 1 && ring.locations[1] >= 0)
      }
    }
  }
}
