// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Strokes: what is made of them, whatever they are.
struct StrokeTests {
  @Test func `curves are as recorded, with the segments that are left over`() throws {
    let table = try StrokeTable.read()
    let path = Stroke(through: table.wavePoints.prefix(12)).smoothedOmittingPoints()
    #expect(path.subpaths.map(\.start) == [SIMD2(0, 0)])
    #expect(table.smoothWave12.move == [0, 0])
    let curves = table.smoothWave12.curves
    #expect(path.segments.count == curves.count + table.smoothWave12.lines.count)
    for (segment, numbers) in zip(path.segments, curves) {
      #expect(segment.control1 == SIMD2(numbers[0], numbers[1]))
      #expect(segment.control2 == SIMD2(numbers[2], numbers[3]))
      #expect(segment.end == SIMD2(numbers[4], numbers[5]))
    }
    var start = path.segments[curves.count - 1].end
    for (segment, numbers) in zip(path.segments.dropFirst(curves.count), table.smoothWave12.lines) {
      let end = SIMD2(numbers[0], numbers[1])
      #expect(segment == CubicSegment(from: start, to: end))
      start = end
    }
    #expect(table.smoothCounts.count == 10)
    for row in table.smoothCounts {
      let segments = Stroke(through: table.wavePoints.prefix(row[0])).smoothedOmittingPoints()
        .segments
      #expect(segments.count == row[1] + row[2])
      #expect(
        segments.dropFirst(row[1]).allSatisfy { $0 == CubicSegment(from: $0.start, to: $0.end) })
    }
  }

  @Test func `a closed stroke is smooth everywhere, be its start repeated or not`() {
    let corners = [SIMD2(0.0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 10)]
    let path = Stroke(through: corners, isClosed: true).smoothed()
    #expect(Stroke(through: corners + [corners[0]], isClosed: true).smoothed() == path)
    #expect(path.subpaths.map(\.isClosed) == [true])
    #expect(path.segments.map(\.end) == Array(corners[1...] + corners[..<1]))
    #expect(path.segments.last?.end == path.segments.first?.start)
    for (segment, next) in zip(path.segments, path.segments.dropFirst() + path.segments.prefix(1)) {
      let (arrival, departure) = (segment.end - segment.control2, next.control1 - next.start)
      #expect((arrival.x * departure.y - arrival.y * departure.x).magnitude < 1e-12)
      #expect(arrival.dot(departure) > 0)
    }
    for count in 0..<3 {
      let few = Stroke(through: corners.prefix(count), isClosed: true)
      #expect(few.smoothed() == few.path)
    }
  }

  @Test func `a smooth path passes through every point, wherever a spike is`() throws {
    for index in 1..<6 {
      var points = (0..<7).map { SIMD2(Double($0) * 10, 0) }
      points[index].y = 100
      let height = try #require(Stroke(through: points).smoothed().bounds).height
      #expect(height >= 100 && height < 125)
    }
    var random = SeededGenerator(seed: 41)
    for count in 3..<60 {
      let stroke = RandomStrokes.stroke(&random, count: count, isClosed: count % 2 == 0)
      let segments = stroke.smoothed().segments
      var places: [SIMD2<Double>] = []
      for point in stroke.points where places.last != point.position {
        places.append(point.position)
      }
      if stroke.isClosed && places.last != places[0] { places.append(places[0]) }
      guard places.count > 3 else { continue }
      #expect(segments.map(\.start) == places.dropLast().map { $0 })
      #expect(segments.map(\.end) == places.dropFirst().map { $0 })
      for (segment, next) in zip(segments, segments.dropFirst()) {
        let (arrival, departure) = (segment.end - segment.control2, next.control1 - next.start)
        let cross = arrival.x * departure.y - arrival.y * departure.x
        #expect(cross.magnitude <= 1e-9 * (arrival.magnitude * departure.magnitude))
      }
    }
    // Barry and Goldman's pyramid, with square roots of distances as knots.
    let points = [SIMD2(0.0, 0), SIMD2(3, 4), SIMD2(12, 4), SIMD2(12, 20)]
    let knots = [0, 5.0.squareRoot(), 5.0.squareRoot() + 3, 5.0.squareRoot() + 7]
    let segment = Stroke(through: points).smoothed().segments[1]
    for share in stride(from: 0.0, through: 1, by: 0.125) {
      let time = knots[1] + share * (knots[2] - knots[1])
      func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ low: Int, _ high: Int) -> SIMD2<Double> {
        let weight = (time - knots[low]) / (knots[high] - knots[low])
        return a * (1 - weight) + b * weight
      }
      let first = (0..<3).map { mix(points[$0], points[$0 + 1], $0, $0 + 1) }
      let second = (0..<2).map { mix(first[$0], first[$0 + 1], $0, $0 + 2) }
      let expected = mix(second[0], second[1], 1, 2)
      #expect(segment.value(at: share).distance(to: expected) < 1e-13)
    }
    let repeated = Stroke(through: [
      SIMD2(0.0, 0), SIMD2(0, 0), SIMD2(5, 5), SIMD2(5, 5), SIMD2(9, 0),
    ])
    #expect(repeated.smoothed().segments.count == 2)
  }

  @Test func `length, bounds and path agree`() {
    var random = SeededGenerator(seed: 3)
    for count in 0..<60 {
      let stroke = RandomStrokes.stroke(&random, count: count, isClosed: count % 2 == 0)
      let length = stroke.path.length()
      #expect(abs(stroke.length - length) <= 1e-12 * length)
      #expect(stroke.path.bounds == (count > 1 ? stroke.bounds : nil))
      #expect((stroke.bounds == nil) == (count == 0))
    }
    #expect(Stroke().path.subpaths.isEmpty && Stroke().smoothed().subpaths.isEmpty)
    #expect(Stroke(through: [SIMD2(1, 2)]).path.currentPoint == SIMD2(1, 2))
  }

  @Test func `points are at even steps along the stroke, with their pressures and times`() {
    var random = SeededGenerator(seed: 4)
    for count in [2, 3, 17, 200] {
      for isClosed in [false, true] {
        let stroke = RandomStrokes.stroke(&random, count: count, isClosed: isClosed)
        let measure = PathMeasure(stroke.path)
        let even = stroke.resampled(count: 50)
        let steps = isClosed ? 50.0 : 49.0
        #expect(even.points.count == 50 && even.isClosed == isClosed)
        #expect(even.points[0] == stroke.points[0])
        if !isClosed { #expect(even.points[49] == stroke.points[count - 1]) }
        for (index, point) in even.points.enumerated() {
          let place = measure.value(atLength: measure.length * Double(index) / steps)
          #expect(point.position.distance(to: place) <= 1e-9 * measure.length)
        }
        #expect(zip(even.points, even.points.dropFirst()).allSatisfy { $0.time <= $1.time })
      }
    }
    let line = Stroke([
      Stroke.Point(SIMD2(0, 0), pressure: 0, time: 1), Stroke.Point(SIMD2(10, 0), time: 5),
    ])
    #expect(line.resampled(count: 3).points[1] == Stroke.Point(SIMD2(5, 0), pressure: 0.5, time: 3))
    #expect(line.resampled(count: 1).points == [line.points[0]])
  }

  @Test func `a spacing is kept up to the end`() {
    let line = Stroke(through: [SIMD2(0, 0), SIMD2(3, 0), SIMD2(3, 4), SIMD2(0, 0)])
    func places(_ spacing: Double, isClosed: Bool = false) -> [SIMD2<Double>] {
      Stroke(line.points.dropLast(isClosed ? 1 : 0), isClosed: isClosed)
        .resampled(spacing: spacing).points.map(\.position)
    }
    #expect(places(4) == [SIMD2(0, 0), SIMD2(3, 1), SIMD2(2.4, 3.2), SIMD2(0, 0)])
    #expect(places(4, isClosed: true) == Array(places(4).dropLast()))
    // Twelve is ten steps of 1.2, and the rounding does not make an eleventh.
    #expect(places(1.2).count == 11 && places(1.2, isClosed: true).count == 10)
    #expect(
      places(100) == [SIMD2(0, 0), SIMD2(0, 0)] && places(.infinity, isClosed: true).count == 1)
    // A million points are seconds without optimization.
    let finest = Effort.isWhole ? 1e-300 : 1e-3
    #expect(line.resampled(spacing: finest).points.count <= 1_048_576)
  }

  @Test func `parts meet to the bit and have the lengths that they are given`() {
    var random = SeededGenerator(seed: 5)
    for count in [2, 3, 40] {
      for isClosed in [false, true] {
        let stroke = RandomStrokes.stroke(&random, count: count, isClosed: isClosed)
        for _ in 0..<20 {
          let share = random.nextUnit()
          let (first, second) = (
            stroke.trimmed(from: 0, to: share), stroke.trimmed(from: share, to: 1)
          )
          #expect(first.points.last == second.points.first)
          #expect(first.points.first == stroke.points.first)
          #expect(abs(first.length - share * stroke.length) <= 1e-12 * stroke.length)
          #expect(abs(second.length - (1 - share) * stroke.length) <= 1e-12 * stroke.length)
        }
        #expect(stroke.trimmed(from: 0, to: 1) == stroke)
        #expect(stroke.trimmed(from: -1, to: .infinity) == stroke)
        #expect(stroke.trimmed(from: .nan, to: 0.5) == stroke.trimmed(from: 0, to: 0.5))
        #expect(stroke.trimmed(from: 0.5, to: 0.5) == Stroke())
        #expect(stroke.trimmed(from: 0.2, to: .nan) == Stroke())
      }
    }
  }

  @Test(arguments: [false, true])
  func `strokes without a point, or with one place, have no surprises`(isClosed: Bool) {
    let empty = Stroke(isClosed: isClosed)
    #expect(empty.length == 0 && empty.bounds == nil)
    #expect(empty.resampled(count: 5) == empty && empty.resampled(spacing: 1) == empty)
    #expect(empty.trimmed(from: 0, to: 1) == empty && empty.trimmed(from: 0, to: 0.5) == Stroke())
    #expect(empty.simplified(within: 1) == empty)
    #expect(empty.replay.value(at: 1) == .zero && empty.replayedPressure.value(at: 1) == 0)
    let dot = Stroke([Stroke.Point(SIMD2(3, 4), pressure: 0.5, time: 9)], isClosed: isClosed)
    #expect(dot.length == 0 && dot.bounds?.size == .zero)
    #expect(dot.resampled(count: 3).points == [Stroke.Point](repeating: dot.points[0], count: 3))
    #expect(dot.resampled(spacing: 1) == dot && dot.simplified(within: 0) == dot)
    #expect(dot.trimmed(from: 0.2, to: 0.5).points.first == dot.points[0])
    #expect(dot.replay.value(at: 1) == SIMD2(3, 4) && dot.replayedPressure.value(at: -1) == 0.5)
    let rest = Stroke(
      (0..<5).map { Stroke.Point(SIMD2(3, 4), time: Double($0)) }, isClosed: isClosed)
    #expect(rest.resampled(count: 5).points[4].time == 4)
    #expect(rest.resampled(spacing: 1).points.count == (isClosed ? 1 : 2))
    #expect(rest.trimmed(from: 0.25, to: 0.5).points.allSatisfy { $0.position == SIMD2(3, 4) })
  }

  @Test func `strokes move from one rectangle to another, be it without size`() {
    let stroke = Stroke([Stroke.Point(SIMD2(30, 40), pressure: 0.5, time: 2)])
    let screen = Bounds(x: 0, y: 0, width: 390, height: 844)
    let moved = stroke.rescaled(from: screen, to: Bounds(x: 0, y: 0, width: 780, height: 422))
    #expect(moved.points == [Stroke.Point(SIMD2(60, 20), pressure: 0.5, time: 2)])
    let flat = Bounds(x: 10, y: 10, width: 0, height: 60)
    #expect(
      stroke.rescaled(from: flat, to: screen).points[0].position == SIMD2(20, 30 * (844.0 / 60)))
    let huge = Bounds(minimum: SIMD2(-1e308, 0), maximum: SIMD2(1e308, .leastNonzeroMagnitude))
    #expect(stroke.rescaled(from: huge, to: screen).points.count == 1)
  }

  @Test func `a replay is where the pen was when it was there`() {
    let stroke = Stroke([
      Stroke.Point(SIMD2(0, 0), pressure: 0.2, time: 10), Stroke.Point(SIMD2(8, 0), time: 12),
      Stroke.Point(SIMD2(0, 5), pressure: 0, time: 12), Stroke.Point(SIMD2(0, 9), time: 11),
      Stroke.Point(SIMD2(4, 9), pressure: 0.5, time: 14),
    ])
    let replay = stroke.replay
    #expect(replay.duration == 4)
    #expect(replay.value(at: 0.5) == SIMD2(2, 0) && replay.velocity(at: 1) == SIMD2(4, 0))
    #expect(abs(replay.value(at: 2.0.nextDown).x - 8) < 1e-12)
    #expect(replay.value(at: 2) == SIMD2(0, 9) && replay.value(at: 3) == SIMD2(2, 9))
    #expect(replay.value(at: -1) == SIMD2(0, 0) && replay.value(at: 9) == SIMD2(4, 9))
    #expect(abs(stroke.replayedPressure.value(at: 1) - 0.6) < 1e-15)
    #expect(stroke.replayedPressure.value(at: 3) == 0.75)
    // Both sides of the jump are looked at.
    #expect(abs(replay.peak(along: SIMD2(1, 0)).value - 8) < 1e-12)
    var random = SeededGenerator(seed: 6)
    let drawn = RandomStrokes.stroke(&random, count: 300, isClosed: false)
    let motion = drawn.replay
    for (point, next) in zip(drawn.points, drawn.points.dropFirst()) where next.time > point.time {
      let found = motion.value(at: point.time - drawn.points[0].time)
      #expect(found.distance(to: point.position) <= 1e-9 * (1 + point.position.magnitude))
    }
  }

  @Test func `strokes are read back to the bit, and what is illegal is not read`() throws {
    var random = SeededGenerator(seed: 7)
    let stroke = RandomStrokes.stroke(&random, count: 40, isClosed: true)
    let data = try JSONEncoder().encode(stroke)
    #expect(try JSONDecoder().decode(Stroke.self, from: data) == stroke)
    func read(_ text: String) throws -> Stroke {
      try JSONDecoder().decode(Stroke.self, from: Data(text.utf8))
    }
    #expect(
      try read(#"{"points": [{"position": [1, 2]}]}"#) == Stroke(through: [SIMD2(1, 2)]))
    for text in [
      #"{"points": [{"position": [1, 2], "pressure": 1.5}]}"#,
      #"{"points": [{"position": [1, 1e151]}]}"#,
      #"{"points": [{"position": [1, 2], "time": 1e200}]}"#,
      #"{"isClosed": true}"#,
    ] {
      #expect(throws: DecodingError.self) { try read(text) }
    }
    let point = #"{"position":[0,0]},"#
    let list = String(repeating: point, count: 1_048_577).dropLast()
    #expect(throws: DecodingError.self) { try read(#"{"points": [\#(list)]}"#) }
  }
}
