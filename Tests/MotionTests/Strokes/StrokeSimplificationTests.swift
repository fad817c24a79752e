// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Strokes with fewer points, none of which is farther away than allowed.
struct StrokeSimplificationTests {
  @Test func `the points that remain are those of the tables`() throws {
    let table = try StrokeTable.read()
    let wave = Stroke(through: table.wavePoints)
    #expect(table.dp.count == 4)
    for row in table.dp {
      #expect(wave.simplifiedIndices(within: row[0]).map(Double.init) == Array(row.dropFirst()))
    }
    let loop = table.loop.map { SIMD2($0[0], $0[1]) }
    #expect(Stroke(through: loop).simplifiedIndices(within: 3) == table.dpLoopFixed)
    // Closed by a segment instead of a point, it is the same loop.
    for places in [loop, loop.dropLast()] {
      let kept = Stroke(through: places, isClosed: true).simplifiedIndices(within: 3)
      #expect(kept == table.dpLoopFixed.dropLast())
    }
  }

  /// The distance of a point from a segment, by another way than the library's.
  private func distance(
    _ point: SIMD2<Double>, from start: SIMD2<Double>, to end: SIMD2<Double>
  ) -> Double {
    let way = end - start
    let share = way == .zero ? 0 : (point - start).dot(way) / way.squaredMagnitude
    return point.distance(to: start + way * Swift.max(0, Swift.min(1, share)))
  }

  /// What remains by the definition, one range within another.
  private func kept(
    _ places: [SIMD2<Double>], from first: Int, to last: Int, tolerance: Double
  ) -> [Int] {
    var (greatest, cut) = (tolerance, last)
    for index in first..<last where index > first {
      let distance = distance(places[index], from: places[first], to: places[last])
      if distance > greatest { (greatest, cut) = (distance, index) }
    }
    if cut == last { return [first] }
    return kept(places, from: first, to: cut, tolerance: tolerance)
      + kept(places, from: cut, to: last, tolerance: tolerance)
  }

  @Test func `no point is farther from what replaces it than the tolerance`() {
    var random = SeededGenerator(seed: 1)
    for trial in 0..<Effort.cases(600) {
      let isClosed = trial % 2 == 1
      let count = 1 + Int(random.nextUnit() * 150)
      let stroke = RandomStrokes.stroke(&random, count: count, isClosed: isClosed)
      let size = stroke.bounds?.diagonal ?? 0
      let tolerance = trial % 7 == 0 ? 0 : size * 0.3 * random.nextUnit() * random.nextUnit()
      let indices = stroke.simplifiedIndices(within: tolerance)
      #expect(stroke.simplified(within: tolerance).points == indices.map { stroke.points[$0] })
      #expect(indices[0] == 0 && (isClosed || indices.last == count - 1))
      #expect(zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 })
      let places = stroke.points.map(\.position) + (isClosed ? [stroke.points[0].position] : [])
      let ends = indices + (isClosed ? [count] : [])
      var worst = 0.0
      for (first, last) in zip(ends, ends.dropFirst()) {
        for index in first...last {
          worst = max(worst, distance(places[index], from: places[first], to: places[last]))
        }
      }
      #expect(worst <= tolerance + 1e-14 * size)
    }
  }

  @Test func `the points that remain are those of the definition`() {
    var random = SeededGenerator(seed: 2)
    for trial in Effort.cases(Array(0..<200)) {
      // Distances that tie only by the rounding of the other way would be another choice.
      let places = (0..<(2 + trial)).map { _ in SIMD2(random.nextUnit(), random.nextUnit()) }
      let tolerance = random.nextUnit() * 0.5
      let line = Stroke(through: places)
      let expected = kept(places, from: 0, to: places.count - 1, tolerance: tolerance)
      #expect(line.simplifiedIndices(within: tolerance) == expected + [places.count - 1])
      let loop = Stroke(through: places, isClosed: true)
      let round = places + [places[0]]
      #expect(
        loop.simplifiedIndices(within: tolerance)
          == kept(round, from: 0, to: places.count, tolerance: tolerance))
    }
  }

  @Test func `as many points remain as are asked for, and no tolerance that is smaller would do`() {
    var random = SeededGenerator(seed: 21)
    for isClosed in [false, true] {
      for size in [3, 10, 60, 60 + Effort.cases(240)] {
        let points = (0..<size).map { SIMD2(Double($0), 9 * random.nextUnit()) }
        let stroke = Stroke(through: points, isClosed: isClosed)
        for count in [2, 3, 5, 20, 59, 299, 300, 4000] {
          let short = stroke.simplified(toCount: count)
          if size <= count {
            #expect(short == stroke)
            continue
          }
          #expect(short.points.count <= count)
          // Walk through tolerances: the last one with more points, and the first with as few.
          var tolerance = 1e-3
          while stroke.simplified(within: tolerance).points.count > count { tolerance *= 1.1 }
          let coarse = stroke.simplified(within: tolerance)
          #expect(coarse.points.count <= short.points.count)
          #expect(
            Set(coarse.points.map { $0.position }).isSubset(of: short.points.map { $0.position }))
        }
      }
    }
    let line = Stroke(through: (0..<50).map { SIMD2(Double($0), 0) })
    #expect(line.simplified(toCount: 10).points.map { $0.position.x } == [0, 49])
  }

  @Test func `with the tolerance 0 only points on a segment go`() {
    let places = [SIMD2(0.0, 0), SIMD2(3, 1), SIMD2(6, 2), SIMD2(9, 3), SIMD2(9, 3), SIMD2(9, 4)]
    for tolerance in [0, -1, .nan, -.infinity, 1e-300] {
      #expect(Stroke(through: places).simplifiedIndices(within: tolerance) == [0, 3, 5])
    }
    // A point beyond the end of a segment is not on it.
    let back = [SIMD2(0.0, 0), SIMD2(9, 0), SIMD2(4, 0)]
    #expect(Stroke(through: back).simplifiedIndices(within: 4.9) == [0, 1, 2])
    #expect(Stroke(through: back).simplifiedIndices(within: 5) == [0, 2])
    let bent = [SIMD2(0.0, 0), SIMD2(0.5, 0.5.nextUp), SIMD2(1, 1)]
    #expect(Stroke(through: bent).simplifiedIndices(within: 0) == [0, 1, 2])
    // 1/3 is rounded, and so the point is beside the segment by less than any distance tells.
    let beside = [SIMD2(0.0, 0), SIMD2(1.0 / 3, 1), SIMD2(1, 3)]
    #expect(Stroke(through: beside).simplifiedIndices(within: 0) == [0, 1, 2])
    #expect(Stroke(through: beside).simplifiedIndices(within: 1e-16) == [0, 2])
    #expect(Stroke(through: places).simplifiedIndices(within: .infinity) == [0, 5])
    #expect(Stroke(through: places, isClosed: true).simplifiedIndices(within: .infinity) == [0])
  }

  @Test(arguments: [1e-300, 1e-160, 1, 1e140])
  func `sizes change nothing`(size: Double) {
    // Integers times a power of two, so that nothing is rounded.
    let unit = Double(sign: .plus, exponent: Int(size.exponent), significand: 1)
    var random = SeededGenerator(seed: 9)
    let places = (0..<200).map { _ in
      SIMD2(Elementary.floor(random.nextUnit() * 100), Elementary.floor(random.nextUnit() * 100))
    }
    let expected = Stroke(through: places).simplifiedIndices(within: 25)
    let stroke = Stroke(through: places.map { $0 * unit })
    #expect(stroke.simplifiedIndices(within: 25 * unit) == expected)
    #expect(expected.count > 20 && expected.count < 190)
  }

  @Test func `squares that underflow drop no point`() {
    // A tolerance and a deviation beside coordinates of size 1, and everything small.
    for (size, tip) in [
      (1.0, 1e-170), (1e-170, 1e-170), (1e-100, 1e-300), (1, 1e-308), (1, 1e-110),
    ] {
      for index in 1...3 {
        var points = (0..<5).map { SIMD2(Double($0) * size, 0) }
        points[index].y = tip
        let stroke = Stroke(through: points)
        #expect(stroke.simplifiedIndices(within: tip * 0.5).contains(index))
        #expect(stroke.simplifiedIndices(within: tip * 1.01) == [0, 4])
      }
    }
    // A hook whose length is nothing beside the stroke.
    let hook = Stroke(through: [SIMD2(0, 0), SIMD2(0, 1e-50), SIMD2(0, 1e-130), SIMD2(1, 0)])
    #expect(hook.simplifiedIndices(within: 7e-61).count == 4)
    #expect(hook.simplifiedIndices(within: 1e-170).count == 4)
    #expect(hook.simplifiedIndices(within: 1e-49) == [0, 3])
  }
}
