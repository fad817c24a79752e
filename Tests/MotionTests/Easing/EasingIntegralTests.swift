// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Areas below nested easings, which have no closed form.
@Suite struct EasingIntegralTests {
  // A curve that equals itself when turned by half a turn about its center has the area 1/2.
  private static let symmetric: [Easing] = [
    .easeInOut, .penner(.circ, .inOut), .penner(.quint, .inOut), .penner(.back, .inOut),
    .penner(.bounce, .inOut), .bezier(1, 0, 0, 1), .bezier(0, 1, 1, 0),
    .bezier(0.3, -0.6, 0.7, 1.6),
    .stops([.init(0), .init(0.9, at: 0.3), .init(0.1, at: 0.7), .init(1)]),
  ]

  // These jump at 0 or 1, or at many outputs, and are level nowhere but between jumps.
  private static let jumping: [Easing] = [
    .steps(4, .jumpNone), .steps(4, .jumpBoth), .penner(.expo, .inOut), .penner(.elastic, .inOut),
  ]

  @Test(arguments: symmetric)
  func `easings that are symmetric about their center have half of the area`(outer: Easing) {
    for inner in Self.symmetric + Self.jumping {
      let area = outer.nested(in: inner).integral(to: 1)
      #expect(abs(area - 0.5) < 1e-12, "\(outer) in \(inner): \(area)")
    }
    for jumping in Self.jumping {
      let area = jumping.nested(in: .bezier(0.2, 0.4, 0.8, 0.6)).nested(in: outer).integral(to: 1)
      #expect(abs(area - 0.5) < 1e-4, "\(jumping) in \(outer): \(area)")
      let steep = jumping.nested(in: .bezier(0.2, 0.4, 0.8, 0.6)).integral(to: 1)
      #expect(abs(steep - 0.5) < 1e-12, "\(jumping): \(steep)")
    }
  }

  @Test func `an area is that of the samples where these are rounded to a jump`() {
    // 1 − 16 (1 − t)⁵ is rounded to 1 from t = 0.99968 on, where the jump to 1 follows too early.
    let easing = Easing.steps(4, .jumpBoth).nested(in: .penner(.quint, .inOut))
    var (low, high) = (0.9, 1.0)
    while high - low > 1e-15 {
      let middle = (low + high) / 2
      if easing.value(at: middle) == 1 { high = middle } else { low = middle }
    }
    #expect(high < 0.9998)
    #expect(abs(easing.integral(to: 1) - (0.5 + (1 - high) * 0.2)) < 1e-12)
  }

  @Test func `areas agree with their closed forms`() throws {
    let circle = Easing.penner(.circ, .out)
    let square = Easing.penner(.quad, .in)
    let root = try #require(Easing.penner(.quint, .in).inverse)
    let cases: [(Easing, end: Double, area: Double)] = [
      // ∫ 1 − (1 − t)² = 2/3.
      (square.nested(in: circle), 1, 2.0 / 3),
      // ∫ (1 − √(1 − t²))² = 1 − π/2 + 2/3.
      (square.nested(in: .penner(.circ, .in)), 1, 0.095_870_339_871_770_047_43),
      // ∫ √(1 − (1 − t²)²) = ∫ t √(2 − t²) = (√8 − 1) / 3.
      (circle.nested(in: square), 1, 0.609_475_708_248_730_032_53),
      // The first jump is at y = 1/3, where 1 − 2s = 3^(−1/3) and x = 3s² − 2s³: (1/2 − x) / 3.
      (Easing.steps(3).nested(in: .bezier(0, 1, 1, 0)), 0.5, 0.145_562_540_809_889_098_43),
      // By mpmath with 40 digits: quad(f, [0, …, 1]), cut where the formulas change.
      (.easeInOut.nested(in: .circularEaseInOut), 0.25, 0.000_415_345_105_666_310_408_12),
      (.easeInOut.nested(in: .circularEaseInOut), 0.7, 0.201_095_832_105_842_631_83),
      (.easeOutBounce.nested(in: circle), 1, 0.911_402_721_296_583_314_62),
      (Easing.penner(.expo, .in).nested(in: .penner(.sine, .in)), 1, 0.094_264_297_042_424_492_87),
      (root.nested(in: .penner(.circ, .in)), 1, 0.641_614_517_392_866_668_62),
    ]
    for (easing, end, area) in cases {
      #expect(abs(easing.integral(to: end) - area) < 1e-14, "\(easing) \(end)")
    }
  }

  @Test func `a change that is narrow beside its piece is not overlooked`() {
    // t to the power n has the area 1 / (n + 1), all of it in the last (1 / n)th.
    var (power, exponent) = (Easing.penner(.quint, .in), 5.0)
    for _ in 2...9 {
      power = Easing.penner(.quint, .in).nested(in: power)
      exponent *= 5
      #expect(abs(power.integral(to: 1) - 1 / (exponent + 1)) < 1e-13, "\(exponent)")
    }
  }

  @Test func `a staircase is cut at its jumps, also beyond its ends`() {
    // ⌊4y⌋ / 4 of y = 10 (3t (1 − t)² …) is found from the instants at which y passes k / 4.
    let clock = Easing.bezier(1.0 / 3, 10, 2.0 / 3, -8)
    // The clock's progress is its parameter, so y = 30t (1 − t)² − 24t² (1 − t) + t³.
    func output(_ t: Double) -> Double {
      let s = 1 - t
      return 30 * t * s * s - 24 * t * t * s + t * t * t
    }
    let turns = clock.turningPoints
    #expect(turns.count == 2)
    var area = 0.0
    for (left, right) in zip([0] + turns, turns + [1]) {
      let (first, last) = (output(left), output(right))
      // Each level from the lower end to the higher adds a quarter on one side of its passage.
      let low = (4 * min(first, last)).rounded(.down)
      area += (right - left) * low / 4
      var level = low + 1
      while level / 4 <= max(first, last) {
        var (a, b) = (left, right)
        for _ in 0..<60 {
          let middle = (a + b) / 2
          if (output(middle) < level / 4) == (first < last) { a = middle } else { b = middle }
        }
        area += (first < last ? right - b : b - left) / 4
        level += 1
      }
    }
    #expect(abs(Easing.steps(4).nested(in: clock).integral(to: 1) - area) < 1e-12)
  }

  @Test func `a nested staircase of up to 4096 steps has its exact area`() {
    // ∫ ⌊n (1 − √(1 − t²))⌋ / n = Σ (1 − tₖ) / n, where tₖ² = 1 − (1 − k / n)².
    for count in [1, 7, 256, 257, 1000, 4000] {
      let steps = Double(count)
      let area = (1...count).reduce(0) {
        let fraction = Double($1) / steps
        return $0 + (1 - (fraction * (2 - fraction)).squareRoot()) / steps
      }
      let easing = Easing.steps(count).nested(in: .penner(.circ, .in))
      #expect(abs(easing.integral(to: 1) - area) < 1e-12, "\(count)")
    }
  }

  @Test func `the area grows by the quadrature of what lies between`() {
    // Simpson's rule over short intervals, away from joints.
    for easing in [
      Easing.easeInOut.nested(in: .penner(.circ, .inOut)),
      Easing.penner(.back, .out).nested(in: .easeOutBounce).mirrored(),
    ] {
      let turns = easing.turningPoints
      for index in Effort.cases(Array(0..<256)) {
        let (a, b) = (Double(index) / 256, Double(index + 1) / 256)
        if turns.contains(where: { $0 >= a - 0.01 && $0 <= b + 0.01 }) { continue }
        let middle = easing.value(at: (a + b) / 2)
        let quarters = easing.value(at: a + (b - a) / 4) + easing.value(at: b - (b - a) / 4)
        let ends = easing.value(at: a) + easing.value(at: b)
        let area = (b - a) * (7 * ends + 32 * quarters + 12 * middle) / 90
        let growth = easing.integral(to: b) - easing.integral(to: a)
        #expect(abs(growth - area) < 1e-9, "\(easing) \(a)")
      }
    }
  }
}
