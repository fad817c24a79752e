// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EasingNamesTests {
  private static let names: [(Easing, Easing.PennerFamily, Easing.PennerMode)] = [
    (.easeInSine, .sine, .in), (.easeOutSine, .sine, .out), (.easeInOutSine, .sine, .inOut),
    (.easeInQuad, .quad, .in), (.easeOutQuad, .quad, .out), (.easeInOutQuad, .quad, .inOut),
    (.easeInCubic, .cubic, .in), (.easeOutCubic, .cubic, .out),
    (.easeInOutCubic, .cubic, .inOut),
    (.easeInQuart, .quart, .in), (.easeOutQuart, .quart, .out),
    (.easeInOutQuart, .quart, .inOut),
    (.easeInQuint, .quint, .in), (.easeOutQuint, .quint, .out),
    (.easeInOutQuint, .quint, .inOut),
    (.easeInExpo, .expo, .in), (.easeOutExpo, .expo, .out), (.easeInOutExpo, .expo, .inOut),
    (.easeInCirc, .circ, .in), (.easeOutCirc, .circ, .out), (.easeInOutCirc, .circ, .inOut),
    (.easeInBack, .back, .in), (.easeOutBack, .back, .out), (.easeInOutBack, .back, .inOut),
    (.easeInElastic, .elastic, .in), (.easeOutElastic, .elastic, .out),
    (.easeInOutElastic, .elastic, .inOut),
    (.easeInBounce, .bounce, .in), (.easeOutBounce, .bounce, .out),
    (.easeInOutBounce, .bounce, .inOut),
  ]

  @Test func `every family has a name for each of its three modes`() {
    #expect(Set(Self.names.map(\.0)).count == 30)
    for (easing, family, mode) in Self.names {
      #expect(easing == .penner(family, mode), "\(family) \(mode)")
    }
    #expect(Easing.easeInCirc == .circularEaseIn && Easing.easeOutCirc == .circularEaseOut)
    #expect(Easing.easeInOutCirc == .circularEaseInOut)
  }

  // The formulas of Penner's book, in t from 0 to 1.
  private static func start(_ family: Easing.PennerFamily, _ t: Double) -> Double {
    switch family {
    case .sine: 1 - cos(t * .pi / 2)
    case .quad: pow(t, 2)
    case .cubic: pow(t, 3)
    case .quart: pow(t, 4)
    case .quint: pow(t, 5)
    case .expo: pow(2, 10 * t - 10)
    case .circ: 1 - sqrt(1 - t * t)
    case .back: 2.70158 * pow(t, 3) - 1.70158 * pow(t, 2)
    case .elastic: -pow(2, 10 * t - 10) * sin((10 * t - 10.75) * 2 * .pi / 3)
    case .bounce: 1 - bounced(1 - t)
    }
  }

  private static func bounced(_ t: Double) -> Double {
    if t < 1 / 2.75 { return 7.5625 * t * t }
    if t < 2 / 2.75 { return 7.5625 * pow(t - 1.5 / 2.75, 2) + 0.75 }
    if t < 2.5 / 2.75 { return 7.5625 * pow(t - 2.25 / 2.75, 2) + 0.9375 }
    return 7.5625 * pow(t - 2.625 / 2.75, 2) + 0.984375
  }

  private static func middle(_ family: Easing.PennerFamily, _ t: Double) -> Double {
    let s = 1.70158 * 1.525
    switch family {
    case .back:
      return t < 0.5
        ? pow(2 * t, 2) * ((s + 1) * 2 * t - s) / 2
        : (pow(2 * t - 2, 2) * ((s + 1) * (2 * t - 2) + s) + 2) / 2
    case .elastic:
      let wave = sin((20 * t - 11.125) * 2 * .pi / 4.5)
      return t < 0.5 ? -pow(2, 20 * t - 10) * wave / 2 : pow(2, 10 - 20 * t) * wave / 2 + 1
    default:
      return t < 0.5 ? start(family, 2 * t) / 2 : 1 - start(family, 2 - 2 * t) / 2
    }
  }

  @Test func `a name means the formula that easings net gives for it`() {
    for (easing, family, mode) in Self.names {
      for step in 1..<128 {
        let t = Double(step) / 128
        let expected =
          switch mode {
          case .in: Self.start(family, t)
          case .out: 1 - Self.start(family, 1 - t)
          case .inOut: Self.middle(family, t)
          }
        #expect(abs(easing.value(at: t) - expected) <= 4e-15, "\(easing) at \(t)")
      }
      #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1, "\(easing)")
    }
  }

  @Test func `back overshoots by a tenth of the travel`() {
    func range(_ easing: Easing) -> (least: Double, greatest: Double) {
      let values = (0...4096).map { easing.value(at: Double($0) / 4096) }
      return (values.min() ?? 0, values.max() ?? 0)
    }
    #expect(abs(range(.easeInBack).least + 0.1) < 1e-4)
    #expect(abs(range(.easeOutBack).greatest - 1.1) < 1e-4)
    #expect(abs(range(.easeInOutBack).least + 0.1) < 2e-4)
    #expect(abs(range(.easeInOutBack).greatest - 1.1) < 2e-4)
  }

  @Test func `the four names of CSS stay Bézier curves`() throws {
    #expect(Easing.easeIn != .easeInQuad && Easing.easeInOut != .easeInOutSine)
    #expect(try Easing(css: "ease-in-out") == .easeInOut)
  }

  @Test(arguments: [
    (Easing.ease, Easing.bezier(0.25, 0.1, 0.25, 1)), (.easeIn, .bezier(0.42, 0, 1, 1)),
    (.easeOut, .bezier(0, 0, 0.58, 1)), (.easeInOut, .bezier(0.42, 0, 0.58, 1)),
  ])
  func `the named curves of CSS have the bits of their control points`(
    named: Easing, made: Easing
  ) {
    #expect(named == made)
    for step in 0...4096 {
      let progress = Double(step) / 4096
      let (a, b) = (named.value(at: progress), made.value(at: progress))
      #expect(a.bitPattern == b.bitPattern, "\(made) at \(progress)")
    }
  }
}
