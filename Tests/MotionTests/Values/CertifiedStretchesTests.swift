// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Sums and blends, whose turns are found by bounds of their rates.
@Suite struct CertifiedStretchesTests {
  static let swing = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)

  @Test func `a weight of 1 hides nothing of what follows`() {
    // The first motion has no weight, and the second is at rest for a second.
    let later = CertifiedStretchesTests.swing.delayed(by: 1)
    for weight in [1.0, 0] {
      let constant = EasedTrajectory(from: weight, to: weight, duration: 9)
      let blend =
        weight == 1
        ? AnyTrajectory(CertifiedStretchesTests.swing.blended(with: later, weight: constant))
        : AnyTrajectory(later.blended(with: CertifiedStretchesTests.swing, weight: constant))
      let (found, right) = (Array(blend.extrema), Array(later.extrema))
      #expect(found.count == right.count && found.count > 5)
      for (a, b) in zip(found, right) where abs(b.value - 1) > 1e-9 {
        #expect(abs(a.time - b.time) < 1e-7 && abs(a.value - b.value) < 1e-12 && a.kind == b.kind)
      }
    }
  }

  @Test func `constant parts cost none of the budget`() {
    // Sums of constants and of holds, of which a thousand precede the only turns.
    let hold = EasedTrajectory(from: 3.0, to: 3, duration: 0.01)
    let long = hold.repeated(1000).followed(by: CertifiedStretchesTests.swing)
    let sum = long + EasedTrajectory(from: 0.1, to: 0.1, duration: 1)
    let right = Array(CertifiedStretchesTests.swing.extrema)
    let found = Array(sum.extrema)
    // Between the holds and the swing the sum falls from 3.1 to 0.1.
    #expect(found.count == right.count + 1 && found[0].kind == .minimum)
    for (a, b) in zip(found.dropFirst(), right) {
      #expect(abs(a.time - 10 - b.time) < 1e-6 && abs(a.value - b.value - 0.1) < 1e-12)
    }
  }

  @Test func `a rate without bounds turns where it is infinite`() {
    // x = ½ + 4 u³ and y = ½ + 3u/2 − 2 u³, where u = −½…½: the slope is infinite at ½, and that of
    // the line at u² = 1/12, where x = ½ ∓ √3/18 and x − y = ±√3/6.
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let steep = EasedTrajectory(from: 0.0, to: -1, duration: 1, easing: .bezier(1, 0, 0, 1))
    var turns: [Double] = []
    _ = steep.visitStretches(of: .rate(along: 1), from: 0, upTo: 1) {
      turns.append($0.end)
      return true
    }
    #expect(turns == [0.5, 1])
    let extrema = Array((line + steep).extrema)
    let root = 3.0.squareRoot()
    #expect(extrema.map(\.kind) == [.maximum, .minimum])
    for (turn, way) in zip(extrema, [-1.0, 1]) {
      #expect(abs(turn.time - (0.5 + way * root / 18)) < 1e-9)
      #expect(abs(turn.value + way * root / 6) < 1e-12)
    }
  }

  @Test func `what cancels does not hide what follows`() {
    // The first second is 0 but for rounding, and its rate has no sign.
    let wave = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .penner(.sine, .inOut))
    let sum =
      wave.scaled(by: 0.1).followed(by: CertifiedStretchesTests.swing)
      + wave.scaled(by: 0.2).scaled(by: -0.5)
    let found = Array(sum.extrema).filter { $0.time > 1 }
    let right = Array(CertifiedStretchesTests.swing.extrema)
    #expect(found.count == right.count)
    for (a, b) in zip(found, right) {
      #expect(abs(a.time - 1 - b.time) < 1e-6 && abs(a.value + 0.1 - b.value) < 1e-9)
    }
  }
}
