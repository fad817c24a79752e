// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Strokes along their smooth paths, and the shapes that a pen of varying width covers.
@Suite struct StrokeOutlineTests {
  /// Points in a square of 100, a second after the other.
  private func points(_ count: Int, seed: UInt64) -> [Stroke.Point] {
    let random = CounterRandom(seed: seed)
    return (0..<count).map { index in
      let place = SIMD2(
        random.unit(index: index, channel: 0), random.unit(index: index, channel: 1))
      return Stroke.Point(
        100 * place, pressure: random.unit(index: index, channel: 2), time: Double(index))
    }
  }

  /// The greatest amount by which the pen reaches over a place, over all places of the stroke's
  /// segments: where it is positive, the place is covered.
  private func reach(
    of stroke: Stroke, width: (Stroke.Point) -> Double, over place: SIMD2<Double>
  ) -> Double {
    var greatest = -Double.infinity
    let points = stroke.points + (stroke.isClosed ? [stroke.points[0]] : [])
    for (first, second) in zip(points, points.count > 1 ? Array(points[1...]) : points) {
      // The function is concave along a segment: thirds find its greatest value.
      func reach(at part: Double) -> Double {
        let center = first.position + (second.position - first.position) * part
        let radius = width(first) + (width(second) - width(first)) * part
        return radius / 2 - (center - place).magnitude
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<30 {
        let (a, b) = (low + (high - low) / 3, high - (high - low) / 3)
        if reach(at: a) < reach(at: b) { low = a } else { high = b }
      }
      greatest = max(greatest, reach(at: 0), reach(at: 1), reach(at: low))
    }
    return greatest
  }

  /// The number of turns that a path makes around a place.
  private func winding(of path: BezierPath, around place: SIMD2<Double>) -> Int {
    var turns = 0.0
    for subpath in path.subpaths {
      let chords = path.segments[subpath.segments].flatMap { segment in
        (1...24).map { step in segment.value(at: Double(step) / 24) }
      }
      var before = subpath.start - place
      for next in chords + [subpath.start] {
        let after = next - place
        turns += Elementary.atan2(
          y: before.x * after.y - before.y * after.x, x: before.dot(after))
        before = after
      }
    }
    return Int((turns / (2 * .pi)).rounded())
  }

  @Test(arguments: 0..<UInt64(Effort.cases(96)))
  func `a place is inside the outline where the pen covers it`(seed: UInt64) {
    let stroke = Stroke(points(1 + Int(seed % 6), seed: seed), isClosed: seed % 2 == 0)
    let width: (Stroke.Point) -> Double = { seed % 3 == 0 ? 8 : 60 * $0.pressure }
    let outline = stroke.outline(width: width)
    var inside = 0
    for point in points(80, seed: ~seed) {
      let place = point.position * 1.4 - SIMD2(20, 20)
      let reach = reach(of: stroke, width: width, over: place)
      // Near the border the chords of the test decide.
      guard reach.magnitude > 0.2 else { continue }
      #expect((winding(of: outline, around: place) > 0) == (reach > 0), "\(place) in \(stroke)")
      inside += reach > 0 ? 1 : 0
    }
    #expect(inside > 0 || stroke.points.count == 1)
    let areClosed = outline.subpaths.allSatisfy(\.isClosed)
    #expect(areClosed)
  }

  @Test func `a straight stroke has round ends`() throws {
    let line = Stroke(through: [SIMD2(0.0, 0), SIMD2(100, 0)])
    let path = line.outline { _ in 10 }
    let bounds = try #require(path.bounds)
    #expect((bounds.minimum - SIMD2(-5, -5)).magnitude < 1e-4)
    #expect((bounds.maximum - SIMD2(105, 5)).magnitude < 1e-4)
    // 2 · 100 along the sides, and a circle of radius 5.
    let length = PathMeasure(path).length
    #expect((length - (200 + 10 * .pi)).magnitude < 1e-3)
  }

  @Test func `an outline without width, and a dot`() throws {
    #expect(Stroke().outline { _ in 4 }.subpaths.isEmpty)
    let line = Stroke(through: [SIMD2(0.0, 0), SIMD2(100, 0)])
    #expect(line.outline { _ in 0 }.subpaths.count == 1)
    let dot = Stroke(through: [SIMD2(3.0, 4)]).outline { _ in 2 }
    #expect((PathMeasure(dot).length - 2 * .pi).magnitude < 1e-4)
    #expect(Stroke(through: [SIMD2(3.0, 4)]).outline { _ in 0 }.subpaths.isEmpty)
    // A pen that shrinks within itself covers what its larger end does.
    let shrinking = Stroke([.init(SIMD2(0, 0)), .init(SIMD2(1, 0), pressure: 0.5)])
    let bounds = try #require(shrinking.outline { 20 * $0.pressure }.bounds)
    #expect((bounds.width - 20).magnitude < 1e-3)
  }

  @Test func `widths and tolerances that are none trap`() async {
    await #expect(processExitsWith: .failure) {
      _ = Stroke(through: [SIMD2(0.0, 0), SIMD2(100, 0)]).outline { _ in -1 }
    }
    await #expect(processExitsWith: .failure) {
      _ = Stroke(through: [SIMD2(0.0, 0), SIMD2(100, 0)]).outline { _ in .nan }
    }
    await #expect(processExitsWith: .failure) { _ = Stroke().smoothed(within: 0) }
  }

  @Test(arguments: [false, true], Effort.cases([0.1, 1, 0.01]))
  func `the smooth stroke is as near to its curves as the tolerance says`(
    isClosed: Bool, tolerance: Double
  ) throws {
    let points = points(12, seed: 7)
    let stroke = Stroke(points, isClosed: isClosed)
    let smooth = stroke.smoothed(within: tolerance)
    #expect(smooth.isClosed == isClosed)
    // Every point is there, with its pressure and time, in order.
    var rest = smooth.points[...]
    for point in points {
      let place = try #require(rest.firstIndex(of: point))
      rest = rest[place...]
    }
    // Places on the curves are near the segments.
    let corners = smooth.points.map(\.position) + (isClosed ? [points[0].position] : [])
    for segment in stroke.smoothed().segments {
      for step in 0...24 {
        let place = segment.value(at: Double(step) / 24)
        let distance =
          zip(corners, corners.dropFirst()).map { start, end in
            let way = end - start
            let part = min(max((place - start).dot(way) / way.dot(way), 0), 1)
            return (start + way * part - place).magnitude
          }.min() ?? .infinity
        #expect(distance <= tolerance)
      }
    }
    #expect(zip(smooth.points, smooth.points.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `a smooth stroke of few points, or of equal ones`() {
    let two = Stroke(through: [SIMD2(0.0, 0), SIMD2(5, 5)])
    #expect(two.smoothed(within: 0.1) == two && Stroke().smoothed(within: 0.1) == Stroke())
    let repeated = Stroke(through: [
      SIMD2(0.0, 0), SIMD2(0, 0), SIMD2(5, 5), SIMD2(5, 5), SIMD2(9, 0),
    ])
    #expect(repeated.smoothed(within: 100).points.count == 3)
  }

  @Test func `a point that is added changes the last curve alone`() {
    let places = points(20, seed: 3).map(\.position)
    for count in 3..<20 {
      let before = Stroke(through: places.prefix(count)).smoothed().segments
      let after = Stroke(through: places.prefix(count + 1)).smoothed().segments
      #expect(before.dropLast() == after.dropLast(2))
      #expect(before.last?.end == places[count - 1] && after.last?.end == places[count])
    }
  }

  @Test(arguments: [1, 1e-170, 1e140])
  func `strokes whose squares underflow or overflow have the shape of others`(scale: Double) throws
  {
    // Two sides of length 5.
    let corner = Stroke(
      through: [SIMD2(0.0, 0), SIMD2(3, 4), SIMD2(6, 0)].map { (place: SIMD2<Double>) in
        place * scale
      })
    #expect((corner.length / scale - 10).magnitude < 1e-14)
    #expect(corner.resampled(count: 5).points.count == 5)
    let middle = corner.resampled(count: 5).points[1].position / scale
    #expect((middle - SIMD2(1.5, 2)).magnitude < 1e-14)
    #expect((corner.trimmed(from: 0, to: 0.5).length / scale - 5).magnitude < 1e-14)
    #expect(corner.simplified(within: scale).points.count == 3)
    #expect(corner.simplified(toCount: 2).points.count == 2)
    let smooth = corner.smoothed(within: 0.01 * scale)
    #expect(smooth.points.count == 31)
    let bounds = try #require(corner.outline { _ in scale }.bounds)
    #expect((bounds.width / scale - 7).magnitude < 1e-4)
    #expect((bounds.height / scale - 5).magnitude < 1e-4)
    #expect((PathMeasure(corner.path).length / scale - 10).magnitude < 1e-14)
    #expect((PathMeasure(corner.path).heading(atLength: 0) - 0.9272952180016122).magnitude < 1e-15)
  }
}
