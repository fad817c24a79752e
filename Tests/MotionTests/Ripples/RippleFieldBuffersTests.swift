// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import MotionTesting
import Testing

@Suite struct RippleFieldBuffersTests {
  private static func points(_ count: Int, scale: Float = 1) -> [SIMD2<Float>] {
    let random = CounterRandom(seed: 5)
    return (0..<count).map {
      SIMD2(
        Float(390 * random.unit(index: $0, channel: 0)) * scale,
        Float(844 * random.unit(index: $0, channel: 1)) * scale)
    }
  }

  private static func field(_ ripple: Ripple, waves: Int = 8, scale: Double = 1) -> RippleField {
    var field = RippleField(ripple)
    for index in 0..<waves {
      field.trigger(
        from: SIMD2(31.7 * Double(index), 800.3 - 90 * Double(index)) * scale,
        at: Double(index) * 0.05)
    }
    return field
  }

  /// The largest error as a share of the amplitude, without the rounding of coordinates.
  private func worstError(
    _ field: RippleField, _ points: [SIMD2<Float>], at time: Double
  ) -> Double {
    let moved = field.displaced(points, at: time)
    var worst = 0.0
    for (point, moved) in zip(points, moved) {
      let exact = SIMD2<Double>(point) + field.displacement(of: SIMD2<Double>(point), at: time)
      let error = SIMD2<Double>(moved) - exact
      worst = max(worst, abs(error.x) - Double(moved.x.ulp) * 0.501)
      worst = max(worst, abs(error.y) - Double(moved.y.ulp) * 0.501)
    }
    return worst / field.ripple.amplitude.magnitude
  }

  @Test(arguments: ripplePresets)
  func `points on a screen are moved within 4e-6 of the amplitude`(ripple: Ripple) {
    let points = RippleFieldBuffersTests.points(600)
    for time in [0.12, 0.3, 0.45, 0.8] {
      let field = RippleFieldBuffersTests.field(ripple, waves: 1)
      #expect(worstError(field, points, at: time) <= 4e-6)
    }
    #expect(worstError(RippleFieldBuffersTests.field(ripple), points, at: 0.5) <= 8 * 4e-6)
  }

  @Test(arguments: ripplePresets)
  func `points 10 000 away are moved within 4e-5 of the amplitude`(ripple: Ripple) {
    let points = RippleFieldBuffersTests.points(600, scale: 11)
    let field = RippleFieldBuffersTests.field(ripple, waves: 1, scale: 1)
    for distance in [2000, 5000, 9800.0] {
      #expect(worstError(field, points, at: distance / ripple.speed) <= 4e-5)
    }
  }

  @Test func `a wave without decay is as exact after eleven days`() {
    let ripple = Ripple(amplitude: 10, frequency: 15, decay: 0, speed: 1400)
    let field = RippleFieldBuffersTests.field(ripple, waves: 1)
    let points = RippleFieldBuffersTests.points(400)
    for time in [10.0, 1e3, 1e6] { #expect(worstError(field, points, at: time) <= 4e-6) }
  }

  @Test func `a phase, a negative frequency and a fast decay keep the accuracy`() {
    let points = RippleFieldBuffersTests.points(400)
    for ripple in [
      Ripple(amplitude: -10, frequency: -15, decay: 5.5, speed: 1400),
      Ripple(amplitude: 10, frequency: 15, decay: 60, speed: 1400),
      Ripple(amplitude: 10, frequency: 15, decay: 3, speed: 3000, nearField: .smooth, phase: 2),
      Ripple(amplitude: 1e-6, frequency: 15, decay: 3, speed: 3000),
    ] {
      let field = RippleFieldBuffersTests.field(ripple, waves: 1)
      for time in [0.4, 1.5] { #expect(worstError(field, points, at: time) <= 4e-6) }
    }
  }

  @Test func `any part of a buffer has the same bits`() {
    let points = RippleFieldBuffersTests.points(300)
    let field = RippleFieldBuffersTests.field(.telegram)
    let whole = field.displaced(points, at: 0.5)
    for (begin, end) in [(0, 1), (1, 4), (3, 70), (63, 65), (64, 128), (5, 300), (299, 300)] {
      #expect(field.displaced(Array(points[begin..<end]), at: 0.5) == Array(whole[begin..<end]))
    }
    #expect(field.displaced([], at: 0.5).isEmpty)
    var inPlace = points
    var apart = [SIMD2<Float>](repeating: .zero, count: points.count)
    inPlace.withMutableSpan { field.displace(&$0, at: 0.5) }
    points.withSpan { points in
      apart.withMutableSpan { field.displace(points, at: 0.5, into: &$0) }
    }
    #expect(inPlace == whole && apart == whole)
    var single: [SIMD2<Float>] = []
    for point in points.prefix(40) { single += field.displaced([point], at: 0.5) }
    #expect(single == Array(whole.prefix(40)))
  }

  @Test func `coordinates stored apart have the same bits`() {
    let field = RippleFieldBuffersTests.field(.haptics)
    for count in [0, 1, 3, 64, 131] {
      let points = RippleFieldBuffersTests.points(count)
      var (x, y) = (points.map(\.x), points.map(\.y))
      var (outputX, outputY) = (x, y)
      x.withSpan { x in
        y.withSpan { y in
          outputX.withMutableSpan { outputX in
            outputY.withMutableSpan {
              field.displace(x: x, y: y, at: 0.4, intoX: &outputX, y: &$0)
            }
          }
        }
      }
      x.withMutableSpan { x in y.withMutableSpan { field.displace(x: &x, y: &$0, at: 0.4) } }
      let moved = field.displaced(points, at: 0.4)
      #expect(moved.map(\.x) == x && moved.map(\.y) == y)
      #expect(outputX == x && outputY == y)
    }
  }

  @Test func `sample positions are moved the other way`() {
    let points = RippleFieldBuffersTests.points(70)
    let field = RippleFieldBuffersTests.field(.shader)
    var output = points
    points.withSpan { points in
      output.withMutableSpan { field.samplePositions(for: points, at: 0.4, into: &$0) }
    }
    for (point, sample) in zip(points, output) {
      let exact = field.samplePosition(for: SIMD2<Double>(point), at: 0.4)
      #expect(SIMD2<Double>(sample).distance(to: exact) < 2e-4)
    }
  }

  @Test func `points without a place stay where they are, and finite ones stay finite`() {
    var points: [SIMD2<Float>] = []
    let hostile: [Float] = [
      .nan, .infinity, -.infinity, 0, -0.0, 1e30, -3e38, .leastNonzeroMagnitude, 1e-20, 100,
      .greatestFiniteMagnitude, 1e19, -1e18,
    ]
    for x in hostile { for y in hostile { points.append(SIMD2(x, y)) } }
    let sizes = [0.0, 1e-300, 1e-30, 1, -1e10, 1e40, 1e150]
    var fields = ripplePresets.map { RippleFieldBuffersTests.field($0) }
    for amplitude in sizes {
      for frequency in sizes {
        for decay in [0, 1e-20, 5, 1e150] {
          for speed in [1e-150, 1, 1e150, 0] {
            var field = RippleField(
              Ripple(amplitude: amplitude, frequency: frequency, decay: decay, speed: speed))
            field.trigger(from: SIMD2(0, 0), at: 0)
            if decay == 5 { field.trigger(from: SIMD2(1e35, -1e150), at: 0.1) }
            if decay == 0 { field.trigger(from: SIMD2(1e30, -1e30), at: 0.1) }
            fields.append(field)
          }
        }
      }
    }
    for (index, field) in fields.enumerated() {
      let time = index % 5 == 0 ? 1e300 : index % 7 == 0 ? 1e6 : 0.4
      for (point, moved) in zip(points, field.displaced(points, at: time)) {
        if point.x.isFinite && point.y.isFinite {
          #expect(moved.x.isFinite && moved.y.isFinite)
        } else {
          #expect(moved.x == point.x || moved.x.isNaN && point.x.isNaN)
          #expect(moved.y == point.y || moved.y.isNaN && point.y.isNaN)
        }
      }
    }
    for time in hostileTimes {
      _ = RippleFieldBuffersTests.field(.haptics).displaced(Array(points.prefix(9)), at: time)
    }
  }

  #if DEBUG
  @Test func `an output of another size is a slip`() async {
    await #expect(processExitsWith: .failure) {
      let points = [SIMD2<Float>.zero]
      var output: [SIMD2<Float>] = []
      points.withSpan { points in
        output.withMutableSpan { RippleField(.shader).displace(points, at: 0, into: &$0) }
      }
    }
  }
  #endif
}
