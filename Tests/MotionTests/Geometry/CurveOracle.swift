// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What a textbook says about curves, slowly and independently of the library.
enum CurveOracle {
  typealias Point = SIMD2<Double>

  /// The point of a segment, from the Bernstein polynomials.
  static func point(_ segment: CubicSegment, at t: Double) -> Point {
    let s = 1 - t
    let (b0, b1, b2, b3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      b0 * segment.start.x + b1 * segment.control1.x + b2 * segment.control2.x
        + b3 * segment.end.x,
      b0 * segment.start.y + b1 * segment.control1.y + b2 * segment.control2.y
        + b3 * segment.end.y)
  }

  /// The largest coordinate of a segment.
  static func size(_ segment: CubicSegment) -> Double {
    (0..<8).reduce(0) { max($0, abs(segment[component: $1])) }
  }

  /// Encloses the length of a segment between that of its chords and that of its polygons.
  ///
  /// A chord is shorter than its curve, and its polygon is longer. Pieces are halved, the segment
  /// being cut by the construction of de Casteljau, until both agree within a tolerance.
  static func length(of segment: CubicSegment, within tolerance: Double) -> (Double, Double) {
    var stack = [(Quadruple(segment), tolerance)]
    var (shortest, longest) = (0.0, 0.0)
    while let (points, tolerance) = stack.popLast() {
      let (chord, polygon) = points.lengths
      if polygon - chord <= tolerance || stack.count > 60 {
        shortest += chord
        longest += polygon
      } else {
        let (first, second) = points.halves
        stack.append((first, tolerance * 0.5))
        stack.append((second, tolerance * 0.5))
      }
    }
    return (shortest, longest)
  }

  /// Encloses the length of a path.
  static func length(of path: BezierPath, within tolerance: Double) -> (Double, Double) {
    let share = tolerance / Double(max(1, path.segments.count))
    return path.segments.reduce((0, 0)) {
      let (shortest, longest) = length(of: $1, within: share)
      return ($0.0 + shortest, $0.1 + longest)
    }
  }

  /// The least and the greatest coordinate of a segment on an axis, from many samples.
  static func extent(of segment: CubicSegment, axis: Int) -> (Double, Double) {
    let count = 200
    func coordinate(_ t: Double) -> Double { point(segment, at: min(max(t, 0), 1))[axis] }
    func best(_ sign: Double) -> Double {
      var place = 0
      var value = -Double.infinity
      for step in 0...count {
        let sample = sign * coordinate(Double(step) / Double(count))
        if sample > value { (place, value) = (step, sample) }
      }
      // The golden section, around the best sample.
      var (low, high) = (Double(place - 1) / Double(count), Double(place + 1) / Double(count))
      for _ in 0..<40 {
        let (a, b) = (high - 0.618 * (high - low), low + 0.618 * (high - low))
        if sign * coordinate(a) > sign * coordinate(b) { high = b } else { low = a }
      }
      return sign * max(value, sign * coordinate(0.5 * (low + high)))
    }
    return (best(-1), best(1))
  }

  /// Four points as eight numbers, which debug builds add faster than vectors.
  private struct Quadruple {
    var (x0, y0, x1, y1): (Double, Double, Double, Double)
    var (x2, y2, x3, y3): (Double, Double, Double, Double)

    init(_ segment: CubicSegment) {
      (x0, y0, x1, y1) =
        (segment.start.x, segment.start.y, segment.control1.x, segment.control1.y)
      (x2, y2, x3, y3) = (segment.control2.x, segment.control2.y, segment.end.x, segment.end.y)
    }

    var lengths: (chord: Double, polygon: Double) {
      func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
      return (
        distance(x3 - x0, y3 - y0),
        distance(x1 - x0, y1 - y0) + distance(x2 - x1, y2 - y1) + distance(x3 - x2, y3 - y2)
      )
    }

    var halves: (Quadruple, Quadruple) {
      var (first, second) = (self, self)
      let (mx, my) = ((x1 + x2) / 2, (y1 + y2) / 2)
      (first.x1, first.y1) = ((x0 + x1) / 2, (y0 + y1) / 2)
      (second.x2, second.y2) = ((x2 + x3) / 2, (y2 + y3) / 2)
      (first.x2, first.y2) = ((first.x1 + mx) / 2, (first.y1 + my) / 2)
      (second.x1, second.y1) = ((second.x2 + mx) / 2, (second.y2 + my) / 2)
      (first.x3, first.y3) = ((first.x2 + second.x1) / 2, (first.y2 + second.y1) / 2)
      (second.x0, second.y0) = (first.x3, first.y3)
      return (first, second)
    }
  }
}
