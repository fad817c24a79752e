// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct KochanekBartelsTests {
  private func velocities(
    _ values: [Double], _ times: [Double], _ shape: TrackInterpolation.Shape
  ) -> [(incoming: Double, outgoing: Double)] {
    SplineTangents.kochanekBartels(values, times: times, shapes: values.map { _ in shape })
  }

  @Test func `shape 0 is the Catmull–Rom spline that knows how the keys are spaced`() {
    let found = velocities([1, 5, 3, 4], [0, 1, 4, 4.5], TrackInterpolation.Shape())
    let expected: [Double] = [4, 2 / 4.0, -1 / 3.5, 2]
    #expect(found.map(\.outgoing) == expected)
    #expect(found.map(\.incoming) == found.map(\.outgoing))
  }

  @Test func `the tangents are the paper's, corrected for uneven keys`() {
    var generator = SeededGenerator(seed: 84)
    func number(_ size: Double) -> Double { (2 * generator.nextUnit() - 1) * size }
    for _ in 0..<1_000 {
      let (before, after) = (0.1 + generator.nextUnit(), 0.1 + generator.nextUnit())
      let values = [number(10), number(10), number(10)]
      let (t, c, b) = (number(1.5), number(1.5), number(1.5))
      let shape = TrackInterpolation.Shape(tension: t, continuity: c, bias: b)
      let found = velocities(values, [0, before, before + after], shape)[1]
      let last = (1 - t) * (1 + b) / 2 * (values[1] - values[0])
      let next = (1 - t) * (1 - b) / 2 * (values[2] - values[1])
      let incoming = (1 - c) * last + (1 + c) * next
      let outgoing = (1 + c) * last + (1 - c) * next
      // Tangents of the pieces, which last `before` and `after` seconds.
      let correction = 2 / (before + after)
      #expect(abs(found.incoming * before - incoming * before * correction) < 1e-12)
      #expect(abs(found.outgoing * after - outgoing * after * correction) < 1e-12)
    }
  }

  @Test func `the velocity jumps only where continuity is not 0`() {
    let (values, times) = ([0.0, 3, 4, -2], [0.0, 1, 1.5, 4])
    for (tension, bias) in [(0.0, 0.0), (0.5, 0.3), (-1, 1), (0.2, -0.9)] {
      let smooth = velocities(values, times, TrackInterpolation.Shape(tension: tension, bias: bias))
      #expect(smooth.allSatisfy { $0.incoming == $0.outgoing })
      let corner = velocities(
        values, times, TrackInterpolation.Shape(tension: tension, continuity: -1, bias: bias))
      #expect(corner[1].incoming != corner[1].outgoing)
    }
  }

  @Test func `tension 1 stands still, continuity −1 is a polygon, bias 1 comes from the last key`()
  {
    let (values, times) = ([0.0, 3, 4, -2], [0.0, 1, 2, 3])
    let still = velocities(values, times, TrackInterpolation.Shape(tension: 1))
    #expect(still.allSatisfy { $0.incoming == 0 && $0.outgoing == 0 })
    let polygon = velocities(values, times, TrackInterpolation.Shape(continuity: -1))
    #expect(polygon.dropFirst().map(\.incoming) == [3, 1, -6])
    #expect(polygon.dropLast().map(\.outgoing) == [3, 1, -6])
    let late = velocities(values, times, TrackInterpolation.Shape(bias: 1))
    #expect(late.map(\.outgoing) == [3, 3, 1, -6])
  }

  @Test func `a closed spline continues at its seam as at any other key`() {
    // A loop of four keys, seen from each of them: the velocities at the seam are those inside.
    let loop = [0.0, 3, 4, -2]
    let shape = TrackInterpolation.Shape(tension: 0.25, continuity: -0.5, bias: 0.125)
    let whole = [0, 1, 2, 3, 0, 1, 2, 3, 0].map { loop[$0] }
    let expected = velocities(whole, whole.indices.map(Double.init), shape)
    for start in loop.indices {
      let values = (0...4).map { loop[(start + $0) % 4] }
      let closed = SplineTangents.kochanekBartels(
        values, times: [0, 1, 2, 3, 4], shapes: values.map { _ in shape }, isClosed: true)
      #expect(closed.first! == closed.last!)
      for key in values.indices {
        #expect(closed[key] == expected[start + key == 0 ? 4 : start + key == 8 ? 4 : start + key])
      }
    }
  }

  @Test func `one value rests, no values have no velocities`() {
    let one = SplineTangents.kochanekBartels(
      [5.0], times: [3], shapes: [TrackInterpolation.Shape()])
    #expect(one.count == 1 && one[0].incoming == 0 && one[0].outgoing == 0)
    #expect(SplineTangents.kochanekBartels([Double](), times: [], shapes: []).isEmpty)
  }

  @Test func `huge shapes, values and tiny spacings stay finite`() {
    for size in [1e6, -1e6, 1, 0] {
      let shape = TrackInterpolation.Shape(tension: size, continuity: -size, bias: size)
      let times = [0, Double.leastNonzeroMagnitude, 1, 1e150]
      for (incoming, outgoing) in velocities([1e150, -1e150, 0, 1e150], times, shape) {
        #expect(incoming.isFinite && outgoing.isFinite)
      }
    }
  }

  @Test func `JSON reads back, what is missing is 0, and what is not finite is refused`() throws {
    let shape = TrackInterpolation.Shape(tension: 0.25, continuity: -0.5, bias: 1)
    let data = try JSONEncoder().encode(shape)
    #expect(try JSONDecoder().decode(TrackInterpolation.Shape.self, from: data) == shape)
    let short = try JSONDecoder().decode(
      [TrackInterpolation.Shape].self, from: Data(#"[{}, {"bias": 1}]"#.utf8))
    #expect(short == [TrackInterpolation.Shape(), TrackInterpolation.Shape(bias: 1)])
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    for key in ["tension", "continuity", "bias"] {
      for number in ["inf", "-inf", "nan"] {
        let error = #expect(throws: DecodingError.self) {
          try decoder.decode(
            [TrackInterpolation.Shape].self, from: Data("[{\"\(key)\": \"\(number)\"}]".utf8))
        }
        guard case .dataCorrupted(let context) = error else {
          Issue.record("another error: \(String(describing: error))")
          continue
        }
        #expect(context.codingPath.last?.stringValue == key)
        #expect(
          context.debugDescription.hasPrefix("\(key) must be in -1000000.0...1000000.0, but is"))
      }
    }
  }

  @Test func `what is not finite, not increasing or not as many traps`() async {
    await #expect(processExitsWith: .failure) { _ = TrackInterpolation.Shape(tension: .nan) }
    await #expect(processExitsWith: .failure) {
      _ = TrackInterpolation.Shape(continuity: .infinity)
    }
    await #expect(processExitsWith: .failure) { _ = TrackInterpolation.Shape(bias: -.infinity) }
    await #expect(processExitsWith: .failure) {
      _ = SplineTangents.monotone([0.0, 1], times: [0, 0])
    }
    await #expect(processExitsWith: .failure) {
      _ = SplineTangents.monotone([0.0, 1], times: [0, .infinity])
    }
    await #expect(processExitsWith: .failure) { _ = SplineTangents.monotone([0.0], times: []) }
    await #expect(processExitsWith: .failure) {
      _ = SplineTangents.kochanekBartels([0.0], times: [0], shapes: [])
    }
  }
}
