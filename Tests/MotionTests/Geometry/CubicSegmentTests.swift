// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionScenes
import Testing

@Suite struct CubicSegmentTests {
  typealias Point = SIMD2<Double>

  /// Segments of every temperament, from many random paths.
  static let segments: [CubicSegment] = (0..<36).flatMap { RandomPath.path(seed: $0).segments }

  /// (v², v³) for v from −1 to 1, with a cusp in its middle.
  static let cusp = CubicSegment(
    start: Point(1, -1), control1: Point(-1.0 / 3, 1), control2: Point(-1.0 / 3, -1),
    end: Point(1, 1))

  @Test func `the value is that of the Bernstein polynomials, and exact at both ends`() {
    for segment in Self.segments {
      let tolerance = 5 * CurveOracle.size(segment).ulp
      for step in 0...20 {
        let t = Double(step) / 20
        let error = segment.value(at: t) - CurveOracle.point(segment, at: t)
        #expect(max(abs(error.x), abs(error.y)) <= 2 * tolerance)
      }
      #expect(segment.value(at: 0) == segment.start && segment.value(at: 1) == segment.end)
      #expect(segment.value(at: -3) == segment.start && segment.value(at: .infinity) == segment.end)
      #expect(segment.value(at: .nan) == segment.start)
      #expect(segment.state(at: 0.3).value == segment.value(at: 0.3))
    }
  }

  @Test func `the derivative is the limit of differences`() {
    for segment in Self.segments {
      let size = CurveOracle.size(segment)
      for step in 1..<20 {
        let (t, h) = (Double(step) / 20, 1e-5)
        let rise = segment.value(at: t + h) - segment.value(at: t - h)
        let derivative = segment.derivative(at: t)
        #expect((rise * (0.5 / h)).distance(to: derivative) <= 2e-8 * size)
        #expect(segment.state(at: t).velocity == derivative)
        let speed = derivative.magnitude
        guard speed > 1e-3 * size else { continue }
        #expect(segment.direction(at: t).distance(to: derivative / speed) < 1e-12)
      }
      #expect(segment.derivative(at: 0) == (segment.control1 - segment.start) * 3)
      #expect(segment.derivative(at: 1) == (segment.end - segment.control2) * 3)
    }
  }

  @Test func `the direction goes on where the derivative vanishes`() {
    let cusp = Self.cusp
    #expect(cusp.derivative(at: 0.5).magnitude < 1e-15)
    #expect(cusp.direction(at: 0.5).distance(to: Point(1, 0)) < 1e-12)
    #expect(cusp.direction(at: 0.499).x < 0)
    let still = CubicSegment(
      start: .zero, control1: .zero, control2: Point(3, 4), end: Point(3, 4))
    #expect(still.direction(at: 0).distance(to: Point(0.6, 0.8)) < 1e-15)
    #expect(still.direction(at: 1).distance(to: Point(0.6, 0.8)) < 1e-15)
    let stiller = CubicSegment(start: .zero, control1: .zero, control2: .zero, end: Point(0, -2))
    #expect(stiller.direction(at: 0) == Point(0, -1))
    #expect(CubicSegment.zero.direction(at: 0.5) == .zero)
    let tiny = CubicSegment(from: Point(1e-300, 0), to: Point(1e-300, 1e-300 * 0x1p-30))
    #expect(tiny.direction(at: 0.2).distance(to: Point(0, 1)) < 1e-10)
  }

  @Test func `the bounds are tight, as brute force finds them`() {
    for segment in Self.segments {
      let tolerance = 8 * CurveOracle.size(segment).ulp
      let bounds = segment.bounds
      for axis in 0..<2 {
        let (least, greatest) = CurveOracle.extent(of: segment, axis: axis)
        #expect(abs(bounds.minimum[axis] - least) <= tolerance)
        #expect(abs(bounds.maximum[axis] - greatest) <= tolerance)
      }
    }
  }

  @Test func `bounds stay within the control points, to the bit`() {
    // Extrema at the very ends, where roots are at 0 and 1, within rounding.
    let segment = CubicSegment(
      start: Point(27.92, -14), control1: Point(30.08, -9.68), control2: Point(33, -4.64),
      end: Point(33, 0.5))
    #expect(segment.bounds.maximum.x == 33 && segment.reversed().bounds.maximum.x == 33)
    let line = CubicSegment(from: Point(0.1, 0.7), to: Point(0.3, 0.7))
    #expect(line.bounds == Bounds(minimum: Point(0.1, 0.7), maximum: Point(0.3, 0.7)))
    let point = CubicSegment(from: Point(5, 6), to: Point(5, 6))
    #expect(point.bounds == Bounds(minimum: Point(5, 6), maximum: Point(5, 6)))
    // Out along a line and back: the turn counts, though both ends are left of it.
    let back = CubicSegment(
      start: .zero, control1: Point(4, 0), control2: Point(4, 0), end: .zero)
    #expect(back.bounds.maximum == Point(3, 0) && back.length() == 6)
  }

  @Test func `the length is within the accuracy that is asked for`() {
    for segment in Self.segments {
      let (shortest, longest) = CurveOracle.length(of: segment, within: 1e-4)
      let length = segment.length()
      #expect(length >= shortest * (1 - 1e-12) && length <= longest * (1 + 1e-12), "\(segment)")
      // The errors of chords and polygons have opposite signs, and nearly the same size.
      #expect(abs(length - (shortest + longest) / 2) <= 1e-7 * longest, "\(segment)")
      for accuracy in [1e-9, 1e-5, 1e-2, 1, 40] {
        let error = abs(segment.length(accuracy: accuracy) - length)
        #expect(error <= accuracy + 1e-12 * length, "\(segment)")
      }
    }
  }

  @Test func `lengths are those of closed forms`() {
    // (3u², 2u) for u from 0 to 1, raised from a quadratic.
    let parabola = CubicSegment(from: .zero, control: Point(0, 1), to: Point(3, 2))
    let root = (10.0).squareRoot()
    #expect(abs(parabola.length() - (root + Foundation.asinh(3) / 3)) < 4e-15)
    // ∫ v √(4 + 9v²) is (4 + 9v²)^(3/2) / 27.
    let half = (13 * (13.0).squareRoot() - 8) / 27
    #expect(abs(Self.cusp.length() - 2 * half) < 1e-14)
    #expect(CubicSegment(from: Point(1, 1), to: Point(4, 5)).length() == 5)
    #expect(CubicSegment.zero.length() == 0)
    let example = CubicSegment(
      start: .zero, control1: Point(0, 40), control2: Point(60, 40), end: Point(60, 0))
    #expect(abs(example.length() - 95.149_459_779_250_31) < 1e-13)
  }

  @Test func `the length is accurate next to a cusp, where quadratures agree by chance`() {
    // In 40 digits (mpmath).
    for (turn, height, exact) in [
      (0.0005346840770816336, 94.22293967380278, 175.72688160794273617),
      (0.0003085774576291691, 100.0, 182.84267276834297491),
    ] {
      let segment = CubicSegment(
        start: .zero, control1: SIMD2(100, height), control2: SIMD2(turn, height),
        end: SIMD2(100, 0))
      for accuracy in [0, 1e-10, 1e-6] {
        let error = abs(segment.length(accuracy: accuracy) - exact)
        #expect(error <= max(accuracy, 1e-12 * exact), "\(turn) \(accuracy) \(error)")
      }
    }
  }

  @Test func `lengths of any size are measured alike`() {
    for segment in Self.segments.prefix(40) {
      let length = segment.length()
      for power in [-900, -500, 300, 490] {
        let size = Elementary.exp2(Double(power))
        let other = segment.scaled(by: size).length(accuracy: 0)
        #expect(abs(other / size - length) <= 1e-12 * length)
      }
    }
  }

  @Test func `parts run along the segment, and the parts of a split make the whole`() {
    for (index, segment) in Self.segments.enumerated() {
      let tolerance = 8 * CurveOracle.size(segment).ulp
      let (from, to) = (Double(index % 7) / 7, Double(index % 5 + 1) / 5)
      let part = segment.subsegment(from: from, to: to)
      for step in 0...8 {
        let share = Double(step) / 8
        let expected = segment.value(at: from + (to - from) * share)
        #expect(part.value(at: share).distance(to: expected) <= 4 * tolerance)
      }
      let (first, second) = segment.split(at: from)
      #expect(first.start == segment.start && second.end == segment.end)
      #expect(first.end == second.start && first.end == segment.value(at: from))
      let sum = first.length() + second.length()
      #expect(abs(sum - segment.length()) <= 1e-11 * (1 + sum))
      #expect(segment.subsegment(from: 0, to: 1) == segment)
      #expect(segment.split(at: 1).first == segment && segment.split(at: 0).second == segment)
      #expect(segment.split(at: .nan).second == segment)
      #expect(segment.subsegment(from: to, to: from) == part.reversed())
    }
  }

  @Test func `reversed it runs backwards, and twice it is itself`() {
    for segment in Self.segments {
      #expect(segment.reversed().reversed() == segment)
      #expect(segment.reversed().value(at: 0.25) == segment.value(at: 0.75))
      let (bounds, back) = (segment.bounds, segment.reversed().bounds)
      let tolerance = 4 * CurveOracle.size(segment).ulp
      #expect(bounds.minimum.distance(to: back.minimum) <= tolerance)
      #expect(bounds.maximum.distance(to: back.maximum) <= tolerance)
    }
  }

  @Test func `quadratic and straight segments are what they were`() {
    let (a, b, c) = (Point(1, 7), Point(-3, 2), Point(8, 4))
    let quadratic = CubicSegment(from: a, control: b, to: c)
    let line = CubicSegment(from: a, to: c)
    for step in 0...10 {
      let t = Double(step) / 10
      let expected = a * ((1 - t) * (1 - t)) + b * (2 * t * (1 - t)) + c * (t * t)
      #expect(quadratic.value(at: t).distance(to: expected) < 1e-14)
      #expect(line.value(at: t).distance(to: a + (c - a) * t) < 1e-14)
      #expect(line.derivative(at: t).distance(to: c - a) < 1e-13)
    }
  }

  @Test func `an affine transform maps the curve with its points`() {
    let transform = Affine2D(a: 1.5, b: -0.3, c: 0.8, d: 2, tx: 7, ty: -9)
    for segment in Self.segments.prefix(50) {
      let other = segment.transformed(by: transform)
      for step in 0...8 {
        let t = Double(step) / 8
        #expect(other.value(at: t).distance(to: transform(segment.value(at: t))) < 1e-11)
      }
    }
  }

  @Test func `a segment is a vector of eight components`() {
    let (a, b) = (Self.segments[0], Self.segments[1])
    #expect(CubicSegment.componentCount == 8)
    var copy = CubicSegment.zero
    for index in 0..<8 { copy[component: index] = a[component: index] }
    #expect(copy == a && a + .zero == a && a - a == .zero)
    #expect(a.interpolated(to: b, by: 1) == b)
    let sum = (0..<8).reduce(0) { $0 + a[component: $1] * b[component: $1] }
    #expect(abs(a.dot(b) - sum) <= 1e-11 * (1 + abs(sum)))
    let spring = SpringTrajectory(from: a, to: b, spring: .bouncy)
    #expect(spring.value(at: 60) == b)
  }

  @Test func `encoded and decoded it is the same`() throws {
    for segment in Self.segments.prefix(20) {
      let data = try JSONEncoder().encode(segment)
      #expect(try JSONDecoder().decode(CubicSegment.self, from: data) == segment)
    }
  }

  @Test func `an accuracy that is none traps`() async {
    await #expect(processExitsWith: .failure) { _ = CubicSegment.zero.length(accuracy: -1) }
    await #expect(processExitsWith: .failure) { _ = CubicSegment.zero.length(accuracy: .nan) }
  }
}
