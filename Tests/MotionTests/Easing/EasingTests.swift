// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EasingTests {
  @Test func `the named curves have SwiftUI's and CSS's control points`() {
    #expect(Easing.ease == .bezier(0.25, 0.1, 0.25, 1))
    #expect(Easing.easeIn == .bezier(0.42, 0, 1, 1))
    #expect(Easing.easeOut == .bezier(0, 0, 0.58, 1))
    #expect(Easing.easeInOut == .bezier(0.42, 0, 0.58, 1))
    // SwiftUI's own values, which it rounds to multiples of 2⁻²⁰.
    let rows: [(Easing, [Double])] = [
      (.easeIn, [0.093465, 0.315357, 0.621861]), (.easeOut, [0.378139, 0.684643, 0.906535]),
      (.easeInOut, [0.129162, 0.5, 0.870838]),
      (.circularEaseIn, [0.031754, 0.133975, 0.338562]),
    ]
    for (easing, values) in rows {
      for (progress, value) in zip([0.25, 0.5, 0.75], values) {
        #expect(abs(easing.value(at: progress) - value) < 2e-6, "\(easing) \(progress)")
      }
    }
  }

  @Test func `velocity is the mathematical slope at the ends, where SwiftUI gives 0 and 1`() {
    #expect(abs(Easing.easeIn.velocity(at: 1) - 1 / 0.58) < 1e-15)
    #expect(abs(Easing.easeOut.velocity(at: 0) - 1 / 0.58) < 1e-15)
    #expect(Easing.easeIn.velocity(at: 0) == 0)
    #expect(Easing.easeInOut.velocity(at: 0) == 0 && Easing.easeInOut.velocity(at: 1) == 0)
    #expect(Easing.linear.velocity(at: 0.3) == 1)
  }

  @Test func `the circular curves are vertical where SwiftUI's are`() {
    #expect(Easing.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(Easing.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(Easing.circularEaseInOut.velocity(at: 0.5) == .infinity)
    #expect(Easing.circularEaseIn.value(at: 1.5) == 1)
    #expect(Easing.bezier(0, 1, 0.5, 1).velocity(at: 0) == .infinity)
  }

  @Test func `overshoot in y is kept, where others clamp it`() {
    let easing = Easing.bezier(0.3, -0.6, 0.7, 1.6)
    let values = (0...100).map { easing.value(at: Double($0) / 100) }
    #expect((values.min() ?? 0) < -0.09 && (values.max() ?? 0) > 1.09)
  }

  @Test func `values are not rounded to multiples of 2 to the −20`() {
    let value = Easing.easeIn.value(at: 0.3) * 0x1p20
    #expect(value != value.rounded())
  }

  @Test func `a curve with x2 = x1 + 1/3 is not mistaken for linear`() {
    let easing = Easing.bezier(0.25, 0, 0.25 + 1.0 / 3, 1)
    #expect(abs(easing.value(at: 0.25) - 0.25) > 0.03)
    // x(t) has no cubic term here: t solves 3/4 t + 1/4 t² = x.
    let t = (-0.75 + (0.5625 + 0.25).squareRoot()) / 0.5
    #expect(abs(easing.value(at: 0.25) - t * t * (3 - 2 * t)) < 1e-15)
  }

  @Test func `steep curves are solved far below the 1e-3 and 1e-4 that others stop at`() {
    // x(t) = ½ + 4 (t − ½)³ and y = 3t² − 2t³ in closed form.
    let easing = Easing.bezier(1, 0, 0, 1)
    for exponent in 2...40 {
      for sign in [-1.0, 1] {
        let x = 0.5 + sign * pow(2, -Double(exponent))
        let t = 0.5 + cbrt((x - 0.5) / 4)
        let slope = 1.5 / (12 * pow(t - 0.5, 2))
        let error = abs(easing.value(at: x) - t * t * (3 - 2 * t))
        #expect(error <= 1e-15 + slope * 0x1p-51, "\(exponent)")
      }
    }
  }

  @Test func `a bezier never goes down where its output is monotone`() {
    var generator = EasingTestGenerator(seed: 11)
    for _ in 0..<200 {
      let easing = Easing.bezier(
        generator.unit(), generator.unit(), generator.unit(), generator.unit())
      var last = 0.0
      for index in 0...500 {
        let value = easing.value(at: Double(index) / 500)
        #expect(value >= last - 4e-16 && value <= 1)
        last = value
      }
    }
  }

  @Test func `a bezier's input is met to 2 ulp, near the cusp too`() {
    var generator = EasingTestGenerator(seed: 5)
    var polygons: [(Double, Double)] = [(1, 0), (0, 0), (1, 1), (0, 1), (1, 0x1p-40), (0x1p-40, 0)]
    polygons.append((1 - 0x1p-30, 0x1p-30))
    for _ in 0..<300 { polygons.append((generator.unit(), generator.unit())) }
    for (x1, x2) in polygons {
      // With y = x the curve is the identity, whatever the parameter.
      let easing = Easing.bezier(x1, x1, x2, x2)
      for index in 0..<200 {
        let x = index < 100 ? generator.unit() : 0.5 + (generator.unit() - 0.5) * 0x1p-20
        #expect(abs(easing.value(at: x) - x) <= 0x1p-51, "\(x1) \(x2) \(x)")
      }
    }
  }

  @Test func `end gradients follow the correction of csswg-drafts issue 4046`() {
    #expect(Easing.bezier(0, 1, 1, 1).value(extrapolatedProgress: -0.5) == 0)
    #expect(Easing.bezier(0, 0, 0.5, 1).value(extrapolatedProgress: -0.5) == -1)
    #expect(Easing.bezier(0, 0, 1, 1).value(extrapolatedProgress: 3) == 3)
    #expect(Easing.bezier(1, 0, 1, 0).value(extrapolatedProgress: 3) == 1)
    #expect(Easing.easeIn.value(extrapolatedProgress: -1) == 0)
  }

  @Test func `jumps of expo stand exactly at the ends`() {
    let easing = Easing.penner(.expo, .in)
    #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1)
    #expect(abs(easing.value(at: 0x1p-60) - 0x1p-10) < 1e-16)
  }

  @Test func `a single stop is a constant`() {
    let easing = Easing.stops([.init(0.25, at: 0.5)])
    for progress in [-2, 0, 0.5, 0.7, 3] {
      #expect(easing.value(extrapolatedProgress: progress) == 0.25)
    }
    #expect(easing.integral(to: 1) == 0.25)
  }

  @Test func `turning points of a bezier are its extrema`() {
    let points = Easing.bezier(0.3, -0.6, 0.7, 1.6).turningPoints
    #expect(points.count == 2)
    for point in points {
      #expect(abs(Easing.bezier(0.3, -0.6, 0.7, 1.6).velocity(at: point)) < 1e-13)
    }
    #expect(Easing.easeInOut.turningPoints.isEmpty)
  }

  @Test func `nonsense control points trap`() async {
    await #expect(processExitsWith: .failure) { _ = Easing.bezier(-0.1, 0, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = Easing.bezier(0, 0, 1.1, 1) }
    await #expect(processExitsWith: .failure) { _ = Easing.bezier(.nan, 0, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = Easing.bezier(0, .infinity, 1, 1) }
  }

  @Test func `nonsense steps and stops trap`() async {
    await #expect(processExitsWith: .failure) { _ = Easing.steps(0) }
    await #expect(processExitsWith: .failure) { _ = Easing.steps(1, .jumpNone) }
    await #expect(processExitsWith: .failure) { _ = Easing.stops([]) }
    await #expect(processExitsWith: .failure) { _ = Easing.stops([.init(.nan)]) }
    await #expect(processExitsWith: .failure) { _ = Easing.stops([.init(0, at: .infinity)]) }
    await #expect(processExitsWith: .failure) { _ = EasingWindow(width: -1) }
  }

  @Test func `the longest list of stops that is read can be reversed and mirrored`() throws {
    let numbers = (0..<10_000).map { $0 % 2 == 0 ? "0" : "1" }.joined(separator: ", ")
    let list = try Easing(css: "linear(\(numbers))")
    for easing in [list.reversed(), list.mirrored(), list.reversed().mirrored()] {
      #expect(easing.value(at: 0) == 0 || easing.value(at: 1) == 1)
      #expect(easing.reversed().reversed() == easing)
    }
    #expect(list.mirrored().value(at: 0.25) == list.value(at: 0.5) / 2)
    #expect(list.reversed().value(at: 0.25) == 1 - list.value(at: 0.75))
  }

  @Test func `a curve of one's own is followed within the tolerance, and is data from there on`()
    throws
  {
    let curves: [@Sendable (Double) -> Double] = [
      { $0 }, { $0 * $0 * $0 }, { $0 + 0.1 * Elementary.sin(6 * .pi * $0) },
      { 1 - (1 - $0 * $0).squareRoot() }, { $0.squareRoot() }, { $0 < 0.5 ? 0 : 1 },
    ]
    for (index, curve) in curves.enumerated() {
      for tolerance in [0.01, 1e-4, 1e-6] {
        let easing = Easing(within: tolerance, curve)
        var worst = 0.0
        for step in 0...20_000 where index != 5 || step < 9999 || step > 10_001 {
          let progress = Double(step) / 20_000
          // Circles and roots are vertical at one end.
          if tolerance < 1e-4 && (index == 3 && progress > 0.99 || index == 4 && progress < 0.01) {
            continue
          }
          worst = max(worst, abs(easing.value(at: progress) - curve(progress)))
        }
        #expect(worst <= tolerance, "curve \(index) within \(tolerance)")
        #expect(easing.value(at: 0) == curve(0) && easing.value(at: 1) == curve(1))
        let copy = try JSONDecoder().decode(Easing.self, from: JSONEncoder().encode(easing))
        #expect(copy == easing)
      }
    }
    // Never more stops than are legal, however rough the curve.
    var random = SeededGenerator(seed: 3)
    let noise = Easing(within: 1e-9) { _ in random.nextUnit() }
    #expect(noise.value(at: 0.3) >= 0)
  }

  @Test func `a part of the progress is eased, before and after it the ends are held`() {
    for easing in [Easing.linear, .easeOut, .easeInOutBack, .steps(4), .bezier(0, 2, 1, -1)] {
      let part = easing.during(0.25...0.75)
      for step in 0...64 {
        let progress = Double(step) / 64
        let inside = min(max((progress - 0.25) / 0.5, 0), 1)
        #expect(abs(part.value(at: progress) - easing.value(at: inside)) < 1e-12)
      }
    }
    #expect(Easing.easeIn.during(0...1).value(at: 0.3) == Easing.easeIn.value(at: 0.3))
    let jump = Easing.easeIn.during(0.5...0.5)
    #expect(jump.value(at: 0.5.nextDown) == 0 && jump.value(at: 0.5) == 1)
  }

  @Test func `elastic takes the two numbers of Penner's formula`() {
    for (amplitude, period) in [(1.0, 0.3), (1, 0.75), (2.5, 0.2), (10, 0.1)] {
      let easing = Easing.easeOutElastic(amplitude: amplitude, period: period)
      let start = Easing.easeInElastic(amplitude: amplitude, period: period)
      let phase = period / (2 * .pi) * Foundation.asin(1 / amplitude)
      for step in 1..<500 {
        let t = Double(step) / 500
        let swing =
          amplitude * Foundation.exp2(-10 * t)
          * Foundation.sin((t - phase) * 2 * .pi / period)
        #expect(abs(easing.value(at: t) - (1 + swing)) < 1e-4, "\(amplitude) \(period) \(t)")
        #expect(abs(start.value(at: 1 - t) + swing) < 1e-4)
      }
      #expect(easing.value(at: 0) == 0 && easing.value(at: 1) == 1)
    }
    for step in 0...100 {
      let t = Double(step) / 100
      let both = Easing.easeOutElastic(amplitude: 1, period: 0.3, within: 1e-5)
      #expect(abs(both.value(at: t) - Easing.easeOutElastic.value(at: t)) < 1e-5)
    }
  }

  @Test func `back takes the number of Penner's formula`() {
    for step in 0...100 {
      let t = Double(step) / 100
      for s in [0, 1.70158, 3] {
        let start = t * t * ((s + 1) * t - s)
        #expect(abs(Easing.easeInBack(overshoot: s).value(at: t) - start) < 1e-14)
        let u = 1 - t
        let end = 1 - u * u * ((s + 1) * u - s)
        #expect(abs(Easing.easeOutBack(overshoot: s).value(at: t) - end) < 1e-14)
      }
      let both = Easing.easeInBack(overshoot: 1.70158 * 1.525).mirrored()
      #expect(abs(both.value(at: t) - Easing.easeInOutBack.value(at: t)) < 1e-14)
    }
  }
}
