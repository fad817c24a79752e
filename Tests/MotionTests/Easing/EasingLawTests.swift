// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EasingLawTests {
  private static let hostile: [Double] = [
    .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, 1, .leastNonzeroMagnitude,
    -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e308, -1e308, 1e16, -1e16, 0.5,
    (1.0).nextDown, (1.0).nextUp, (0.5).nextDown, (0.5).nextUp, .greatestFiniteMagnitude,
  ]

  @Test(arguments: easingsOfEveryKind)
  func `sampling is total and finite`(easing: Easing) {
    for progress in Self.hostile {
      #expect(easing.value(at: progress).isFinite, "\(progress)")
      #expect(easing.value(extrapolatedProgress: progress).isFinite, "\(progress)")
      #expect(easing.value(extrapolatedProgress: progress, before: true).isFinite, "\(progress)")
      #expect(!easing.velocity(at: progress).isNaN, "\(progress)")
      #expect(easing.integral(to: progress).isFinite, "\(progress)")
      #expect(easing.state(at: progress).value == easing.value(at: progress), "\(progress)")
    }
    #expect(easing.value(at: .nan) == easing.value(at: 0))
    #expect(easing.value(at: -.infinity) == easing.value(at: 0))
    #expect(easing.value(at: .infinity) == easing.value(at: 1))
    #expect(easing.value(extrapolatedProgress: .nan) == easing.value(extrapolatedProgress: 0))
  }

  @Test func `huge control points and stops give finite samples`() {
    let easings: [Easing] = [
      .bezier(0, 1e150, 1, -1e150), .bezier(.leastNonzeroMagnitude, 1e150, 1, 1),
      .bezier(0, -1e150, 0, 1e150),
      .stops([.init(1e150), .init(-1e150)]), .stops([.init(0, at: -1e150), .init(1, at: 1e150)]),
      .stops([.init(0, at: 0), .init(1e150, at: .leastNonzeroMagnitude), .init(1)]),
      .steps(.max, .jumpBoth),
    ]
    for easing in easings + easings.map({ $0.mirrored() }) + easings.map({ $0.reversed() }) {
      for progress in Self.hostile {
        #expect(easing.value(at: progress).isFinite, "\(easing) \(progress)")
        #expect(easing.value(extrapolatedProgress: progress).isFinite, "\(easing) \(progress)")
        #expect(easing.integral(to: progress).isFinite, "\(easing) \(progress)")
        #expect(!easing.velocity(at: progress).isNaN, "\(easing) \(progress)")
      }
    }
  }

  @Test(arguments: easingsOfEveryKind)
  func `the slope is the derivative of the value`(easing: Easing) {
    let turns = easing.turningPoints
    for index in 1..<200 {
      let progress = (Double(index) + 0.37) / 200
      let step = 0x1p-20
      // Away from corners, and where the curve is not almost vertical.
      if turns.contains(where: { abs($0 - progress) < 2 * step }) { continue }
      func quotient(_ h: Double) -> Double {
        (easing.value(at: progress + h) - easing.value(at: progress - h)) / (2 * h)
      }
      let (coarse, fine) = (quotient(2 * step), quotient(step))
      let expected = fine + (fine - coarse) / 3
      let slope = easing.velocity(at: progress)
      let noise = 2e-9 + abs(fine - coarse)
      #expect(abs(slope - expected) <= noise * max(1, abs(slope)), "\(progress)")
    }
  }

  @Test(arguments: easingsOfEveryKind)
  func `the integral is the area below the curve`(easing: Easing) {
    let ends = [0] + easing.turningPoints + [1]
    for end in [0.1, 0.37, 0.5, 0.81, 1] {
      var area = 0.0
      for (left, right) in zip(ends, ends.dropFirst()) where left < end {
        area += Self.area(of: easing, from: left.nextUp, to: min(right, end).nextDown)
      }
      let magnitude = max(1, abs(area))
      #expect(abs(easing.integral(to: end) - area) <= 1e-9 * magnitude, "\(end) \(area)")
    }
    #expect(easing.integral(to: 0) == 0)
  }

  @Test func `a nested staircase of any number of steps has its area found in bounded time`() {
    let expected = Easing.ease.integral(to: 0.7)
    for count in [1 << 20, Int.max] {
      let area = Easing.steps(count).nested(in: .ease).integral(to: 0.7)
      #expect(abs(area - expected) < 1e-6, "\(count)")
    }
    #expect(Easing.steps(.max).turningPoints.isEmpty)
  }

  /// Tanh-sinh quadrature, which does not mind vertical ends, over sixteenths.
  private static func area(of easing: Easing, from start: Double, to end: Double) -> Double {
    var sum = 0.0
    let h = 1.0 / 8
    for piece in 0..<16 {
      let a = max(start, Double(piece) / 16)
      let b = min(end, Double(piece + 1) / 16)
      if a >= b { continue }
      for index in -28...28 {
        let u = Double.pi / 2 * sinh(Double(index) * h)
        let weight = Double.pi / 2 * cosh(Double(index) * h) / (cosh(u) * cosh(u))
        sum += (b - a) * weight * easing.value(at: a + (b - a) * 0.5 * (1 + tanh(u)))
      }
    }
    return sum * h / 2
  }

  @Test(arguments: easingsOfEveryKind)
  func `an inverse undoes its easing`(easing: Easing) {
    guard let inverse = easing.inverse else { return }
    for index in 0...64 {
      let progress = Double(index) / 64
      let output = easing.value(at: progress)
      let back = inverse.value(at: output)
      // One ulp of the output is worth as much progress as the slope says.
      let slope = easing.velocity(at: progress)
      let allowed = 4e-15 + 1e-15 / max(slope, 1e-9)
      #expect(abs(back - progress) <= allowed, "\(progress) \(output) \(back)")
      let forth = easing.value(at: inverse.value(at: progress))
      let steepness = easing.velocity(at: inverse.value(at: progress))
      #expect(abs(forth - progress) <= 4e-15 + 1e-15 * min(steepness, 1e9), "\(progress)")
    }
    #expect(inverse.value(at: 0) == 0 && inverse.value(at: 1) == 1)
  }

  @Test func `an inverse exists exactly for strictly monotone curves without a jump`() {
    let invertible: [Easing] = [
      .linear, .ease, .easeIn, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
      .penner(.sine, .in), .penner(.quint, .inOut), .bezier(0.5, 1.3, 0.4, 2.0 / 3),
      .stops([.init(0), .init(0.2, at: 0.7), .init(1)]), .stops([.init(1), .init(0)]),
      .bezier(0.1, 0.3, 0.7, 0.9).reversed(), .ease.mirrored(), .ease.nested(in: .easeIn),
    ]
    for easing in invertible { #expect(easing.inverse != nil, "\(easing)") }
    let others: [Easing] = [
      .steps(3), .penner(.back, .in), .penner(.elastic, .out), .penner(.bounce, .inOut),
      .penner(.expo, .in), .bezier(0.3, -0.6, 0.7, 1.6), .bezier(0.5, 1.5, 0.5, 1),
      .stops([.init(0), .init(0.5, at: 0.2), .init(0.5, at: 0.4), .init(1)]),
      .stops([.init(0), .init(0.5)]), .steps(2).nested(in: .ease),
    ]
    for easing in others { #expect(easing.inverse == nil, "\(easing)") }
    // Some are too complex to have an inverse, and say so.
    var nested = Easing.easeIn
    for _ in 0..<11 { nested = nested.nested(in: .easeIn) }
    #expect(nested.inverse == nil)
    #expect(Easing.circularEaseIn.inverse == .circularEaseOut)
    #expect(Easing.easeIn.inverse == .bezier(0, 0.42, 1, 1))
    for easing in invertible { #expect(easing.inverse?.inverse == easing, "\(easing)") }
  }

  @Test(arguments: easingsOfEveryKind)
  func `reversing turns the curve half round, and twice gives it back`(easing: Easing) {
    #expect(easing.reversed().reversed() == easing)
    for index in 0...100 {
      let progress = Double(index) / 100
      let value = easing.reversed().value(at: progress)
      let expected = 1 - easing.value(at: 1 - progress)
      #expect(abs(value - expected) <= 1e-12, "\(progress)")
    }
  }

  @Test(arguments: easingsOfEveryKind)
  func `mirroring plays the curve at half size, then turned round`(easing: Easing) {
    // The landings of `bounce` in its second half are rounded on their own.
    let allowed = easing == .easeInBounce ? 0x1p-51 : 0
    for index in 0..<64 {
      let progress = Double(index) / 128
      #expect(easing.mirrored().value(at: progress) == easing.value(at: 2 * progress) / 2)
      let second = easing.mirrored().value(at: 1 - progress)
      let expected = 1 - easing.value(at: 2 * progress) / 2
      #expect(index == 0 || abs(second - expected) <= allowed)
    }
  }

  @Test func `nesting an ease in itself is E(E(t)), and linear changes nothing`() {
    let nested = Easing.easeInOut.nested(in: .easeInOut)
    for index in 0...20 {
      let progress = Double(index) / 20
      let once = Easing.easeInOut.value(at: progress)
      #expect(nested.value(at: progress) == Easing.easeInOut.value(at: once))
    }
    for easing in easingsOfEveryKind {
      #expect(easing.nested(in: .linear) == easing)
      #expect(Easing.linear.nested(in: easing) == easing)
    }
  }

  @Test func `curves start at 0 and end at 1, exactly`() {
    for easing in easingsOfEveryKind {
      let isCurve = !"\(easing)".contains("ste") && !"\(easing)".contains("stops")
      guard isCurve else { continue }
      #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1, "\(easing)")
    }
  }

  @Test(arguments: easingsOfEveryKind)
  func `between turning points an easing is monotone`(easing: Easing) {
    let ends = [0] + easing.turningPoints + [1]
    #expect(ends == ends.sorted())
    for (left, right) in zip(ends, ends.dropFirst()) {
      let (start, end) = (left.nextUp, right.nextDown)
      var values = (0...40).map {
        easing.value(at: start + (end - start) * Double($0) / 40)
      }
      if values[40] < values[0] { values.reverse() }
      let slack = 1e-15 * (abs(values[0]) + abs(values[40]) + 1)
      for (a, b) in zip(values, values.dropFirst()) { #expect(b >= a - slack) }
    }
  }

  @Test func `before its end a line of a list of stops does not pass the output there`() {
    var random = SeededGenerator(seed: 38)
    var starts = [(output: -1.6272691609318348, input: 0.3)]
    for _ in 0..<Effort.cases(20_000) {
      starts.append((-2 * random.nextUnit(), random.nextUnit() * 0.9))
    }
    for (output, input) in starts {
      for sign in [1.0, -1] {
        let easing = Easing.stops([.init(sign * output, at: input), .init(sign, at: 1)])
        #expect(sign * easing.value(at: (1.0).nextDown) <= 1, "\(output) \(input)")
      }
    }
  }
}
