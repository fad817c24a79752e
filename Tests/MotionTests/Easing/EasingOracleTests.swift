// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EasingOracleTests {
  private struct BezierCases: Decodable {
    struct Case: Decodable {
      let cat: String
      let x1, y1, x2, y2, x, y, tol: Double
      let slope: Double?
    }
    let count: Int
    let cases: [Case]
  }

  @Test func `a cubic Bézier is solved to the last bits on every polygon`() throws {
    let file = try easingFixture("oracle-cubic-bezier", as: BezierCases.self)
    #expect(file.cases.count == file.count)
    for entry in file.cases {
      let easing = Easing.bezier(entry.x1, entry.y1, entry.x2, entry.y2)
      let value = easing.value(extrapolatedProgress: entry.x)
      #expect(abs(value - entry.y) <= entry.tol, "\(entry)")
      if entry.x >= 0 && entry.x <= 1 {
        #expect(easing.value(at: entry.x) == value, "\(entry)")
      }
      guard let slope = entry.slope else { continue }
      if entry.cat == "extrapolate" {
        let reach = easing.value(extrapolatedProgress: entry.x + (entry.x < 0 ? -1 : 1)) - value
        let expected = slope * (entry.x < 0 ? -1 : 1)
        #expect(abs(reach - expected) <= 1e-13 * max(1, abs(slope), abs(entry.y)), "\(entry)")
        continue
      }
      // How far the slope moves while the input moves by as much as it may: 2⁻⁵¹.
      let change = BezierReference(entry.x1, entry.y1, entry.x2, entry.y2)
        .slopeChange(at: entry.x, by: 0x1p-51)
      let found = easing.velocity(at: entry.x)
      #expect(abs(found - slope) <= change + 4e-14 * max(1, abs(slope)), "\(entry) \(found)")
    }
  }

  private struct StepCases: Decodable {
    struct Case: Decodable {
      let n: Int
      let position: String
      let progress: Double
      let before: Bool
      let expected: Double
    }
    let count: Int
    let cases: [Case]
  }

  @Test func `steps give exactly what css-easing-2 says, outside the unit interval too`() throws {
    let file = try easingFixture("oracle-steps", as: StepCases.self)
    #expect(file.cases.count == file.count)
    for entry in file.cases {
      let easing = try Easing(css: "steps(\(entry.n), \(entry.position))")
      let value = easing.value(extrapolatedProgress: entry.progress, before: entry.before)
      #expect(value == entry.expected, "\(entry)")
    }
  }

  private struct LinearCases: Decodable {
    struct Case: Decodable {
      let points: [[Double]]
      let progress, expected: Double
    }
    let count: Int
    let cases: [Case]
  }

  @Test func `lines through stops agree with css-easing-2 to the last bit but one`() throws {
    let file = try easingFixture("oracle-css-linear", as: LinearCases.self)
    #expect(file.cases.count == file.count)
    for entry in file.cases {
      let easing = Easing.stops(entry.points.map { .init($0[1], at: $0[0]) })
      let value = easing.value(extrapolatedProgress: entry.progress)
      #expect(abs(value - entry.expected) <= entry.expected.ulp, "\(entry) \(value)")
    }
  }

  @Test func `lines through stops are within 6 ulp of their greater output`() {
    // The worst of 15 000 random lines, in exact fractions.
    let easing = Easing.stops([
      .init(-21.60142597307555, at: 0), .init(62.88780933944048, at: 0.2898888097011698),
      .init(-75.52122373481838, at: 1),
    ])
    let error = easing.value(at: 0.9999999999886591) - (-75.5212237326079)
    #expect(abs(error) <= 6 * 75.0.ulp, "\(error)")
  }

  private struct PennerCases: Decodable {
    struct Case: Decodable {
      let family: Easing.PennerFamily
      let mode: Easing.PennerMode
      let t, y: Double
    }
    let count: Int
    let tol: Double
    let cases: [Case]
  }

  @Test func `Penner's curves agree with their formulas`() throws {
    let file = try easingFixture("oracle-penner", as: PennerCases.self)
    #expect(file.cases.count == file.count)
    // The file allows 1e-14. Elastic needs most of what is left of it: its phase, up to
    // 22 radians, is rounded to 2 ulp = 7e-15 before the sine.
    let tolerance = 1e-15
    for entry in file.cases {
      let easing = Easing.penner(entry.family, entry.mode)
      let allowed = entry.family == .elastic ? file.tol / 2 : tolerance
      #expect(abs(easing.value(at: entry.t) - entry.y) <= allowed, "\(entry)")
    }
  }

  @Test func `the out form of a circle is off by what 1 − p rounds, not more`() {
    for exponent in 1...60 {
      for factor in [1.0, 1.1, 1.3, 1.7] {
        let progress = factor * Double(sign: .plus, exponent: -exponent, significand: 1) / 2
        let exact = (progress * (2 - progress)).squareRoot()
        let slope = (1 - progress) / exact
        let error = abs(Easing.penner(.circ, .out).value(at: progress) - exact)
        #expect(error <= 2 * 0x1p-52 + slope * 0x1p-53, "\(progress)")
      }
    }
  }

  private struct OutputCases: Decodable {
    struct Case: Decodable {
      let test, effectEasing, keyframeEasing: String
      let progress, expected, tol: Double
    }
    let cases: [Case]
  }

  @Test func `the web platform's output tests hold for an effect's and a keyframe's easing`()
    throws
  {
    let file = try easingFixture("wpt-css-easing-output", as: OutputCases.self)
    #expect(file.cases.count == 51)
    for entry in file.cases {
      let effect = try Easing(css: entry.effectEasing)
      let keyframe = try Easing(css: entry.keyframeEasing)
      let progress = effect.value(extrapolatedProgress: entry.progress)
      let value = keyframe.value(extrapolatedProgress: progress)
      #expect(abs(value - entry.expected) <= entry.tol, "\(entry)")
      let nested = keyframe.nested(in: effect)
      #expect(nested.value(at: entry.progress) == value, "\(entry)")
    }
  }

  private struct CanonicalCases: Decodable {
    struct Case: Decodable {
      let `in`: String
      let points: [[Double]]?
      let invalid: Bool?
    }
    let cases: [Case]
  }

  @Test func `linear() text is canonicalized, or rejected, as the web platform's tests say`()
    throws
  {
    let file = try easingFixture("wpt-css-linear-canonical", as: CanonicalCases.self)
    #expect(file.cases.count == 7)
    for entry in file.cases {
      #expect((entry.points == nil) == (entry.invalid == true))
      if let points = entry.points {
        let expected = Easing.stops(points.map { .init($0[0], at: $0[1]) })
        #expect(try Easing(css: entry.in) == expected, "\(entry)")
      } else {
        #expect(throws: ParsingError.self, "\(entry)") { try Easing(css: entry.in) }
      }
    }
  }
}

/// A slow bezier for tolerances: bisection, no shortcuts.
struct BezierReference {
  let x1, y1, x2, y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  func x(_ t: Double) -> Double {
    let s = 1 - t
    return 3 * x1 * s * s * t + 3 * x2 * s * t * t + t * t * t
  }

  func slope(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if self.x(middle) < x { low = middle } else { high = middle }
    }
    let (t, s) = (low, 1 - low)
    return (y1 * s * s + 2 * (y2 - y1) * s * t + (1 - y2) * t * t)
      / (x1 * s * s + 2 * (x2 - x1) * s * t + (1 - x2) * t * t)
  }

  func slopeChange(at x: Double, by step: Double) -> Double {
    // Over a wider step, so that the bisection's own noise does not count, then scaled.
    let wide = 64 * step
    let change = max(
      abs(slope(at: x + wide) - slope(at: x)), abs(slope(at: x - wide) - slope(at: x)))
    return change / 16
  }
}
