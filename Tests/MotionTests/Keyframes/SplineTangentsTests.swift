// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// A cubic Hermite piece, written down as in a textbook.
func hermite(
  _ start: Double, _ end: Double, _ leaving: Double, _ arriving: Double, at u: Double
) -> Double {
  start * (2 * u * u * u - 3 * u * u + 1) + leaving * (u * u * u - 2 * u * u + u)
    + end * (3 * u * u - 2 * u * u * u) + arriving * (u * u * u - u * u)
}

/// A vector that does not tell its components.
struct Opaque: VectorSpace {
  var x: Double
  var y: Double
  static var zero: Opaque { Opaque(x: 0, y: 0) }
  static func + (a: Opaque, b: Opaque) -> Opaque { Opaque(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Opaque, b: Opaque) -> Opaque { Opaque(x: a.x - b.x, y: a.y - b.y) }
  func scaled(by factor: Double) -> Opaque { Opaque(x: x * factor, y: y * factor) }
  var squaredMagnitude: Double { x * x + y * y }
}

@Suite struct SplineTangentsTests {
  private struct MonoSpline: Decodable {
    let kind: String
    let times: [Double]
    let points: [[Double]]
    let t: Double
    let dimension: Int
    let expected: Double
    let tol: Double
  }

  private struct Keyframes: Decodable {
    enum Key: Decodable {
      case time(Double)
      case point([Double])
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let time = try? container.decode(Double.self) {
          self = .time(time)
        } else {
          self = .point(try container.decode([Double].self))
        }
      }
    }
    let kind: String
    let keyframes: [[Key]]
    let delayMillis: Double?
    let t: Double
    let query: String
    let expected: [Double]
    let tol: Double
  }

  /// Samples a spline of numbers, and holds its ends.
  private func sample(_ values: [Double], _ times: [Double], at time: Double) -> Double {
    let velocities = SplineTangents.monotone(values, times: times)
    let key = times.indices.dropLast().last { times[$0] <= time } ?? 0
    let spacing = times[key + 1] - times[key]
    return hermite(
      values[key], values[key + 1], velocities[key] * spacing, velocities[key + 1] * spacing,
      at: min(1, max(0, (time - times[key]) / spacing)))
  }

  @Test func `Compose's monotone splines are met`() throws {
    let cases = try Fixture.cases(
      "compose-animation-core", ofKind: "monoSpline", as: MonoSpline.self)
    #expect(cases.count == 4)
    for spline in cases {
      let numbers = spline.points.map { $0[spline.dimension] }
      let value = sample(numbers, spline.times, at: spline.t)
      #expect(abs(value - spline.expected) <= spline.tol)
    }
  }

  @Test func `Compose's keyframes with a spline are met`() throws {
    let cases = try Fixture.cases(
      "compose-animation-core", ofKind: "keyframesWithSpline", as: Keyframes.self)
    #expect(cases.count == 7)
    for spline in cases {
      var times: [Double] = []
      var points: [[Double]] = []
      for key in spline.keyframes.joined() {
        switch key {
        case .time(let time): times.append(time / 1000)
        case .point(let point): points.append(point)
        }
      }
      let time = (spline.t - (spline.delayMillis ?? 0)) / 1000
      for (component, expected) in spline.expected.enumerated() {
        let numbers = points.map { $0[component] }
        let found =
          spline.query == "value"
          ? sample(numbers, times, at: time)
          : SplineTangents.monotone(numbers, times: times)[0]
        #expect(abs(found - expected) <= spline.tol)
        if spline.query != "value" { #expect(time == 0) }
      }
    }
  }

  /// Whether a piece rises or falls all the way, or rests; exactly, whatever its tangents.
  private func isMonotone(
    _ start: Double, _ end: Double, _ first: Double, _ second: Double, spacing: Double
  ) -> Bool {
    var change = ExactSum(end) - ExactSum(start)
    var (a, b) = (spacing * ExactSum(first), spacing * ExactSum(second))
    if change.sign == 0 { return a.sign == 0 && b.sign == 0 }
    if change.sign < 0 { (change, a, b) = (-1 * change, -1 * a, -1 * b) }
    guard a.sign >= 0 && b.sign >= 0 else { return false }
    // The derivative is A u² + B u + a, and b at u = 1; it is least at u = −B / 2A.
    let quadratic = 3 * (a + b) - 6 * change
    let linear = 6 * change - 4 * a - 2 * b
    let isLeastInside =
      quadratic.sign > 0 && linear.sign < 0 && (2 * quadratic + linear).sign > 0
    return !isLeastInside || (linear * linear - 4 * (quadratic * a)).sign <= 0
  }

  @Test func `1 000 random tracks are monotone between their keys, exactly`() {
    var generator = SeededGenerator(seed: 1980)
    for track in 0..<Effort.cases(1_000) {
      var values: [Double] = []
      var times: [Double] = []
      for _ in 0..<(2 + track % 7) {
        // Sizes from 2⁻⁸ to 2⁸, and now and then the same value or the same step again.
        let size = Elementary.exp2(16 * generator.nextUnit() - 8)
        let step = (2 * generator.nextUnit() - 1) * size
        let choice = generator.nextUnit()
        let last = values.last ?? 0
        values.append(choice < 0.1 ? last : choice < 0.3 ? last + 1 : last + step)
        let gap = choice < 0.5 ? 1 : Elementary.exp2(12 * generator.nextUnit() - 6)
        times.append((times.last ?? 0) + gap)
      }
      let velocities = SplineTangents.monotone(values, times: times)
      for key in values.indices.dropLast() {
        let isMonotone = isMonotone(
          values[key], values[key + 1], velocities[key], velocities[key + 1],
          spacing: times[key + 1] - times[key])
        #expect(isMonotone, "track \(track), piece \(key): \(values), \(times), \(velocities)")
        let (low, high) = (min(values[key], values[key + 1]), max(values[key], values[key + 1]))
        for step in 0...16 {
          let value = sample(
            values, times, at: times[key] + (times[key + 1] - times[key]) * Double(step) / 16)
          let slack = 1e-12 * max(abs(low), abs(high))
          #expect(value >= low - slack && value <= high + slack)
        }
      }
    }
  }

  @Test func `Compose's radius of 9 would overshoot where 3 does not`() {
    // A rest, a small step, a large step: the middle mean, 4.5, is less than 9 small steps.
    let values = [0.0, 0, 1, 9]
    let velocities = SplineTangents.monotone(values, times: [0, 1, 2, 3])
    #expect(isMonotone(0, 1, velocities[1], velocities[2], spacing: 1))
    #expect(!isMonotone(0, 1, 0, 4.5, spacing: 1))
    #expect(hermite(0, 1, 0, 4.5, at: 0.4) < -0.07, "what Compose gives is below both keys")
    #expect(hermite(0, 1, velocities[1], velocities[2], at: 0.4) > 0)
  }

  @Test func `a parabola is met however its keys are spaced`() {
    let times = [1.0, 1.5, 3, 3.25, 5]
    let velocities = SplineTangents.monotone(times.map { $0 * $0 }, times: times)
    for key in 1...3 { #expect(abs(velocities[key] - 2 * times[key]) < 1e-14 * 10) }
    #expect(velocities[0] == 2.5 && velocities[4] == 8.25, "the end secants")
  }

  @Test func `a track in reverse is the reverse of the track, to the bit`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let values = (0..<6).map { _ in generator.nextUnit() * 10 }
      // Sixteenths, so that the spacings are the same numbers from either end.
      var times = [0.0]
      while times.count < 6 {
        times.append((times.last ?? 0) + Double(generator.next() % 16 + 1) / 16)
      }
      let forward = SplineTangents.monotone(values, times: times)
      let backward = SplineTangents.monotone(
        Array(values.reversed()), times: times.reversed().map { -$0 })
      let reversed = [Double](backward.reversed().map { -$0 })
      #expect(reversed == forward)
    }
  }

  @Test func `components are independent`() {
    let (x, y, times) = ([0.0, 1, 1, 4], [3.0, -1, 7, 7.5], [0.0, 0.5, 2, 3])
    let points = zip(x, y).map { SIMD2($0, $1) }
    let together = SplineTangents.monotone(points, times: times)
    #expect(together.map(\.x) == SplineTangents.monotone(x, times: times))
    #expect(together.map(\.y) == SplineTangents.monotone(y, times: times))
    let pairs = zip(x, y).map { VectorPair($0, Float($1)) }
    let nested = SplineTangents.monotone(pairs, times: times)
    #expect(nested.map(\.first) == SplineTangents.monotone(x, times: times))
    #expect(nested.map(\.second) == SplineTangents.monotone(y.map(Float.init), times: times))
  }

  @Test func `a type without components is treated as a whole`() {
    let times = [0.0, 1, 2, 3]
    // Back and forth: both inner keys turn, so they are passed at rest.
    let turning = [0.0, 2, 1, 3].map { Opaque(x: $0, y: -$0) }
    let rests = SplineTangents.monotone(turning, times: times)
    #expect(rests[1] == .zero && rests[2] == .zero && rests[0] == Opaque(x: 2, y: -2))
    // On a line it does what a number does.
    let numbers = [0.0, 0, 1, 9]
    let line = SplineTangents.monotone(numbers.map { Opaque(x: $0, y: 0) }, times: times)
    let alone = SplineTangents.monotone(numbers, times: times)
    for key in 0..<4 { #expect(abs(line[key].x - alone[key]) < 1e-14) }
    // Around a corner both tangents together are at most three secants long.
    let corner = [Opaque(x: 0, y: 0), Opaque(x: 0.1, y: 0), Opaque(x: 8, y: 9), Opaque(x: 9, y: 9)]
    let velocities = SplineTangents.monotone(corner, times: times)
    for key in 0..<3 {
      let length = velocities[key].squaredMagnitude + velocities[key + 1].squaredMagnitude
      let secant = corner[key + 1] - corner[key]
      #expect(length <= 9 * secant.squaredMagnitude)
    }
  }

  @Test func `huge, tiny and equal values stay finite`() {
    let times = [0, Double.leastNonzeroMagnitude, 1e-300, 1, 1e150]
    let lists: [[Double]] = [
      [1e150, -1e150, 1e150, 0, -1e150], [1e-300, 2e-300, 3e-300, 9e-300, 0],
    ]
    for values in lists {
      let velocities = SplineTangents.monotone(values, times: times)
      #expect(velocities.allSatisfy { $0.isFinite })
    }
    #expect(SplineTangents.monotone([4.0, 4, 4], times: [0, 1, 2]) == [0, 0, 0])
    let tiny = SplineTangents.monotone([1e-200, 2e-200, 3e-200], times: [0, 1, 2])
    for velocity in tiny { #expect(abs(velocity - 1e-200) < 1e-214, "not taken for a rest") }
    #expect(SplineTangents.monotone([7.0], times: [0]) == [0])
    #expect(SplineTangents.monotone([Double](), times: []).isEmpty)
  }
}
