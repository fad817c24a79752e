// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Points that come from a pen, and what is to be drawn.
struct StrokeCaptureTests {
  @Test func `points that are too near are left out`() throws {
    let table = try StrokeTable.read()
    var capture = StrokeCapture(lineWidth: table.minDistance * 10)
    #expect(capture.minimumDistanceFactor == 0.1)
    var kept: [Int] = []
    for (index, place) in table.wavePoints.enumerated() where capture.add(place) != nil {
      kept.append(index)
    }
    #expect(kept == table.minDistanceKept)
    #expect(capture.points.map(\.position) == kept.map { table.wavePoints[$0] })
    // A point at exactly the distance is too near.
    capture = StrokeCapture(lineWidth: 10, minimumDistanceFactor: 0.5)
    capture.begin(SIMD2(0, 0))
    #expect(capture.add(SIMD2(3, 4)) == nil && capture.add(SIMD2(3, 4.0.nextUp)) != nil)
    // The first point is not measured from the origin, be it by begin or by add.
    capture.end()
    #expect(capture.add(SIMD2(1, 1)) != nil)
    #expect(capture.begin(SIMD2(0, 0.5)) != nil && capture.pending.count == 2)
  }

  @Test func `what is drawn anew is the end of the stroke`() throws {
    let table = try StrokeTable.read()
    var capture = StrokeCapture(lineWidth: 6, minimumDistanceFactor: 0)
    let first = capture.begin(table.wavePoints[0])
    #expect(first?.dirtyBounds == Bounds(x: -3, y: -3, width: 6, height: 6))
    var last: StrokeCapture.Change?
    for place in table.wavePoints.dropFirst() { last = capture.add(place) }
    let dirty = try #require(last?.dirtyBounds)
    let found = [dirty.minimum.x, dirty.minimum.y, dirty.width, dirty.height]
    for (number, expected) in zip(found, table.dirtyRectLast16_pad6) {
      #expect(abs(number - expected) <= 2 * expected.magnitude.ulp)
    }
    let ended = capture.end()
    let whole = try #require(Bounds(containing: table.wavePoints))
    #expect(ended?.dirtyBounds == whole.inset(by: -6))
    #expect(ended?.stroke.points.map(\.position) == table.wavePoints)
  }

  @Test func `a long tail is flattened but for 17 points`() {
    var capture = StrokeCapture(lineWidth: 1)
    var flattened: [Range<Int>] = []
    for index in 0..<500 {
      guard let change = capture.add(SIMD2(Double(index), 0)) else { continue }
      let wasFlattened = !change.flattened.isEmpty
      if wasFlattened { flattened.append(change.flattened) }
      #expect(wasFlattened == (capture.liveTail.count == 17 && index > 16))
      #expect(capture.liveTail.upperBound == index + 1 && capture.liveTail.count <= 150)
      #expect(change.dirtyBounds.maximum.x == Double(index) + (index == 0 ? 0.5 : 1))
      if index > 15 { #expect(change.dirtyBounds.width == 17) }
    }
    #expect(flattened == [0..<134, 134..<268, 268..<402])
    #expect(capture.points.count == 500 && capture.liveTail == 402..<500)
    capture.end()
    #expect(capture.points.isEmpty && capture.liveTail.isEmpty)
  }

  @Test func `strokes are pending until they are acknowledged`() {
    var capture = StrokeCapture(lineWidth: 2)
    #expect(capture.end() == nil)
    for index in 0..<3 {
      capture.begin(SIMD2(Double(index), 0), pressure: 0.5, at: 1)
      #expect(capture.end(isClosed: index == 2)?.id == index)
    }
    #expect(capture.pending.map(\.id) == [0, 1, 2])
    #expect(capture.acknowledge(1)?.stroke.points[0].position.x == 1)
    #expect(capture.acknowledge(1) == nil && capture.acknowledge(7) == nil)
    #expect(capture.pending.map(\.id) == [0, 2] && capture.pending[1].stroke.isClosed)
    capture.begin(SIMD2(9, 9))
    capture.cancel()
    #expect(capture.end() == nil && capture.pending.count == 2)
  }

  @Test func `what is no place or no time is left out, and a pressure is clamped to its range`() {
    var capture = StrokeCapture(lineWidth: 1)
    for bad in [Double.nan, .infinity, -.infinity, 1e151] {
      #expect(capture.begin(SIMD2(bad, 0)) == nil && capture.add(SIMD2(0, bad)) == nil)
      #expect(capture.add(.zero, at: bad) == nil)
    }
    #expect(capture.points.isEmpty && capture.pending.isEmpty)
    for (index, pressure) in [-1, 0.25, 2, .nan].enumerated() {
      capture.add(SIMD2(Double(index), 0), pressure: pressure, at: Double(index))
    }
    #expect(capture.points.map(\.pressure) == [0, 0.25, 1, 1])
    let huge = StrokeCapture(lineWidth: 1e150, minimumDistanceFactor: 1e150)
    #expect(huge.points.isEmpty)
  }

  @Test func `points whose squared distance underflows are kept`() {
    var every = StrokeCapture(lineWidth: 2, minimumDistanceFactor: 0)
    for step in 0..<5 { every.add(SIMD2(Double(step) * 1e-170, 0), at: Double(step)) }
    #expect(every.points.count == 5)
    #expect(every.add(SIMD2(4e-170, 0), at: 5) == nil, "it has not moved")
    var fine = StrokeCapture(lineWidth: 1e-100, minimumDistanceFactor: 1e-70)
    fine.add(.zero)
    #expect(fine.add(SIMD2(1e-171, 0)) == nil && fine.add(SIMD2(0, 2e-170)) != nil)
  }
}
