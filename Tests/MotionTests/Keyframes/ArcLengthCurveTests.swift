// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

@Suite struct ArcLengthCurveTests {
  typealias Point = SIMD2<Double>

  /// A spline with what it is made of.
  struct Spline: Sendable {
    let values: [Point]
    let tangents: [(incoming: Point, outgoing: Point)]
    var times: [Double] { values.indices.map(Double.init) }
    var curve: ArcLengthCurve<Point> { ArcLengthCurve(values, tangents: tangents, times: times) }

    init(_ values: [Point], tangents: [(incoming: Point, outgoing: Point)]) {
      self.values = values
      self.tangents = tangents
    }

    init(through values: [Point], shape: TrackInterpolation.Shape = TrackInterpolation.Shape()) {
      self.values = values
      tangents = SplineTangents.kochanekBartels(
        values, times: values.indices.map(Double.init), shapes: values.map { _ in shape })
    }

    /// A point of a segment, from the formula of a textbook.
    func point(_ segment: Int, at u: Double) -> Point {
      let (start, end) = (values[segment], values[segment + 1])
      let (leaving, arriving) = (tangents[segment].outgoing, tangents[segment + 1].incoming)
      return Point(
        hermite(start.x, end.x, leaving.x, arriving.x, at: u),
        hermite(start.y, end.y, leaving.y, arriving.y, at: u))
    }
  }

  /// One segment of a parabola: (u, u²) for u from 0 to 1.
  private static let parabola = Spline(
    [Point(0, 0), Point(1, 1)], tangents: [(.zero, Point(1, 0)), (Point(1, 2), .zero)])

  /// One segment with a cusp in its middle: (v², v³) for v from −1 to 1.
  private static let cusp = Spline(
    [Point(1, -1), Point(1, 1)], tangents: [(.zero, Point(-4, 6)), (Point(4, 6), .zero)])

  /// Curves of every temperament: smooth, uneven, with sharp turns and on a line.
  static let splines: [Spline] = [
    parabola, cusp,
    Spline(through: [Point(0, 0), Point(30, 40), Point(200, 0), Point(190, 5), Point(0, 100)]),
    Spline(
      through: [Point(0, 0), Point(3, 4), Point(2, 0), Point(2, 0), Point(9, 1)],
      shape: TrackInterpolation.Shape(tension: -0.5, bias: 0.4)),
    Spline(
      through: [Point(0, 0), Point(1, 0), Point(0, 1e-6), Point(1, 2e-6)],
      shape: TrackInterpolation.Shape(continuity: -0.7)),
    Spline(through: [Point(0, 0), Point(3, 3), Point(1, 1), Point(2, 2)]),
    Spline(through: [Point(0, 0), Point(3, 4)], shape: TrackInterpolation.Shape(tension: 1)),
  ]

  @Test func `the length of a parabola and of a cusp are those of their closed forms`() {
    let (parabola, cusp) = (Self.parabola.curve, Self.cusp.curve)
    let root = (5.0).squareRoot()
    let exact = root / 2 + Elementary.log(2 + root) / 4
    #expect(abs(parabola.length - exact) < 1e-15)
    // ∫ v √(4 + 9v²) is (4 + 9v²)^(3/2) / 27.
    let half = (13 * (13.0).squareRoot() - 8) / 27
    #expect(abs(cusp.length - 2 * half) < 1e-14)
    let middle = cusp.state(atLength: half)
    #expect(middle.value.magnitude < 1e-13)
    let before = cusp.state(atLength: half - 1e-9).velocity
    let after = cusp.state(atLength: half + 1e-9).velocity
    #expect(before.x < -0.999 && after.x > 0.999)
  }

  @Test(arguments: ArcLengthCurveTests.splines)
  func `equal lengths are where brute force finds them`(spline: Spline) {
    // So many chords a segment are too short by 10⁻¹¹ of the whole.
    let count = 40_000
    let curve = spline.curve
    var lengths = [0.0]
    var points = [spline.values[0]]
    for segment in spline.values.indices.dropLast() {
      for step in 1...count {
        let point = spline.point(segment, at: Double(step) / Double(count))
        let chord = point - points[points.count - 1]
        lengths.append(lengths[lengths.count - 1] + chord.squaredMagnitude.squareRoot())
        points.append(point)
      }
    }
    let total = lengths[lengths.count - 1]
    #expect(abs(curve.length - total) <= 1e-9 * total)
    var index = 0
    var worst = 0.0
    for step in 0...400 {
      let length = total * Double(step) / 400
      while index < lengths.count - 2 && lengths[index + 1] < length { index += 1 }
      let share = (length - lengths[index]) / (lengths[index + 1] - lengths[index])
      let point = points[index].interpolated(to: points[index + 1], by: share)
      let found = curve.value(atLength: curve.length * Double(step) / 400)
      worst = max(worst, found.distance(to: point))
    }
    #expect(worst <= 1e-9 * total)
  }

  @Test(arguments: Effort.cases(ArcLengthCurveTests.splines))
  func `the speed is 1 everywhere, and the velocity is the slope`(spline: Spline) {
    let curve = spline.curve
    let step = curve.length * 1e-6
    var corners = 0
    for index in 0...2_000 {
      let length = curve.length * Double(index) / 2_000
      let state = curve.state(atLength: length)
      #expect(abs(state.velocity.magnitude - 1) < 1e-15 * 4)
      guard length > step && length < curve.length - step else { continue }
      let rise = curve.value(atLength: length + step) - curve.value(atLength: length - step)
      let error = rise.scaled(by: 0.5 / step).distance(to: state.velocity)
      if error > 1e-5 { corners += 1 }
    }
    #expect(corners <= 8, "only at cusps, corners and sharp turns")
  }

  @Test func `numbers run back and forth at one speed, and turn on the spot`() {
    let curve = ArcLengthCurve(through: [0.0, 10, 0, 3])
    // Steps across a turn are short by next to nothing.
    let spline = Spline(through: [0.0, 10, 0, 3].map { Point($0, 0) })
    var length = 0.0
    for segment in 0..<3 {
      for step in 1...10_000 {
        let (u, last) = (Double(step) / 10_000, Double(step - 1) / 10_000)
        length += abs(spline.point(segment, at: u).x - spline.point(segment, at: last).x)
      }
    }
    #expect(abs(curve.length - length) < 1e-6)
    for index in 0...1_000 {
      let state = curve.state(atLength: curve.length * Double(index) / 1_000)
      #expect(abs(state.velocity) == 1)
    }
    let there = ArcLengthCurve(through: [2.0, 5], shape: TrackInterpolation.Shape(tension: 0.3))
    #expect(there.length == 3 && there.value(atLength: 1.5) == 3.5)
    #expect(there.state(atLength: 3) == KinematicState(value: 5, velocity: 1))
  }

  @Test func `a line in the plane is as long as the same line of numbers`() {
    let numbers = [0.0, 3, 1, 2, 2, -5]
    let line = ArcLengthCurve(through: numbers)
    let plane = ArcLengthCurve(through: numbers.map { Point(0.6 * $0, 0.8 * $0) })
    let opaque = ArcLengthCurve(through: numbers.map { Opaque(x: 0.6 * $0, y: 0.8 * $0) })
    #expect(abs(plane.length - line.length) < 1e-13 * line.length)
    #expect(abs(opaque.length - line.length) < 1e-12 * line.length)
    for step in 0...500 {
      let length = line.length * Double(step) / 500
      let number = line.value(atLength: length)
      let point = plane.value(atLength: length)
      #expect(point.distance(to: Point(0.6 * number, 0.8 * number)) < 1e-12 * line.length)
      let other = opaque.value(atLength: length)
      #expect(other.distance(to: Opaque(x: 0.6 * number, y: 0.8 * number)) < 1e-9 * line.length)
    }
  }

  @Test func `a sharper and sharper turn becomes the cusp`() {
    let cusp = Self.cusp.curve
    for power in stride(from: 4, through: 48, by: 4) {
      // (v², v³ + εv), of which the cusp has ε = 0.
      let slack = Elementary.exp2(-Double(power))
      let curve = ArcLengthCurve(
        [Point(1, -1 - slack), Point(1, 1 + slack)],
        tangents: [(.zero, Point(-4, 6 + 2 * slack)), (Point(4, 6 + 2 * slack), .zero)],
        times: [0, 1])
      #expect(abs(curve.length - cusp.length) < 4 * slack + 1e-14)
      for step in 0...100 {
        let share = Double(step) / 100
        let point = curve.value(atLength: share * curve.length)
        let other = cusp.value(atLength: share * cusp.length)
        #expect(point.distance(to: other) < 4 * slack + 1e-13)
        #expect(abs(curve.state(atLength: share * curve.length).velocity.magnitude - 1) < 1e-14)
      }
    }
  }

  @Test func `every value is passed to the bit, and the ends are held`() {
    let points = [Point(0.1, 0.2), Point(0.3, -7), Point(1.0 / 3, 5), Point(9, 0.7)]
    let curve = ArcLengthCurve(through: points)
    #expect(curve.keyLengths.count == 4 && curve.keyLengths[0] == 0)
    #expect(curve.keyLengths[3] == curve.length)
    for (point, length) in zip(points, curve.keyLengths) {
      #expect(curve.value(atLength: length) == point)
    }
    for length in [-1.0, -.infinity, -.leastNonzeroMagnitude] {
      #expect(curve.state(atLength: length) == KinematicState(value: points[0]))
    }
    for length in [curve.length.nextUp, 1e300, .infinity] {
      #expect(curve.state(atLength: length) == KinematicState(value: points[3]))
    }
    #expect(curve.state(atLength: .nan) == curve.state(atLength: 0))
  }

  @Test func `a standstill at an end has the direction in which it begins or ends`() {
    let curve = ArcLengthCurve(
      through: [Point(1, 1), Point(4, 5)], shape: TrackInterpolation.Shape(tension: 1))
    #expect(abs(curve.length - 5) < 1e-14)
    for step in 0...100 {
      let state = curve.state(atLength: curve.length * Double(step) / 100)
      #expect(state.velocity.distance(to: Point(0.6, 0.8)) < 1e-15)
      let expected = Point(1, 1) + Point(0.03, 0.04) * Double(step)
      #expect(state.value.distance(to: expected) < 1e-14)
    }
  }

  @Test func `coincident, single and no values are a point`() {
    let still = ArcLengthCurve(through: [Point(3, 4), Point(3, 4), Point(3, 4)])
    #expect(still.length == 0 && still.keyLengths == [0, 0, 0])
    #expect(still.state(atLength: 0) == KinematicState(value: Point(3, 4)))
    #expect(still.state(atLength: 1) == KinematicState(value: Point(3, 4)))
    #expect(ArcLengthCurve(through: [7.0]).state(atLength: 0) == KinematicState(value: 7))
    #expect(ArcLengthCurve(through: [7.0]).keyLengths == [0])
    #expect(ArcLengthCurve(through: [Double]()).state(atLength: .nan) == KinematicState(value: 0))
    #expect(ArcLengthCurve(through: [Double]()).keyLengths.isEmpty)
    // A stop on the way costs no length, and the curve goes on from there.
    let stop = ArcLengthCurve(
      through: [Point(0, 0), Point(1, 0), Point(1, 0), Point(2, 0)],
      shape: TrackInterpolation.Shape(tension: 1))
    #expect(stop.keyLengths == [0, 1, 1, 2] && stop.value(atLength: 1.5).x == 1.5)
  }

  @Test func `sizes do not matter, up to the largest and the smallest numbers`() {
    let points = [Point(0, 0), Point(30, 40), Point(200, 0), Point(-20, 10)]
    let curve = ArcLengthCurve(through: points)
    for power in [-1000, -600, -300, 300, 480] {
      let size = Elementary.exp2(Double(power))
      let other = ArcLengthCurve(through: points.map { $0 * size })
      #expect(abs(other.length / size - curve.length) < 1e-13 * curve.length)
      for step in 0...50 {
        let share = Double(step) / 50
        let state = other.state(atLength: other.length * share)
        let expected = curve.state(atLength: curve.length * share)
        #expect(state.velocity.distance(to: expected.velocity) < 1e-12)
        #expect((state.value / size).distance(to: expected.value) < 1e-12 * curve.length)
      }
    }
    let huge = ArcLengthCurve(
      through: [1e150, -1e150, 1e150].map { Point($0, -$0) },
      shape: TrackInterpolation.Shape(tension: -1e6, continuity: 3, bias: 1e6))
    for length in hostileTimes + hostileTimes.map({ $0 * huge.length }) {
      let state = huge.state(atLength: length)
      #expect(state.velocity.x.isFinite && state.value.x.isFinite)
    }
  }

  @Test func `single precision is measured to single precision`() {
    let points = [Point(0, 0), Point(30, 40), Point(200, 0), Point(-20, 10)]
    let curve = ArcLengthCurve(through: points)
    let floats = ArcLengthCurve(through: points.map { SIMD2<Float>($0) })
    #expect(abs(floats.length - curve.length) < 1e-6 * curve.length)
    let mixed = ArcLengthCurve(through: points.map { VectorPair($0.x, Float($0.y)) })
    #expect(abs(mixed.length - curve.length) < 1e-6 * curve.length)
    for step in 0...100 {
      let share = Double(step) / 100
      let expected = curve.state(atLength: share * curve.length)
      let state = floats.state(atLength: share * floats.length)
      #expect(Point(state.value).distance(to: expected.value) < 2e-6 * curve.length)
      #expect(Point(state.velocity).distance(to: expected.velocity) < 1e-4)
    }
  }

  @Test func `keys and tangents that do not fit trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = ArcLengthCurve([0.0, 1], tangents: [(0, 0)], times: [0, 1])
    }
    await #expect(processExitsWith: .failure) {
      _ = ArcLengthCurve([0.0, 1], tangents: [(0, 0), (0, 0)], times: [1, 0])
    }
  }
}
