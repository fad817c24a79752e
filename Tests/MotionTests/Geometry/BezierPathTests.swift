// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionScenes
import Testing

@Suite struct BezierPathTests {
  typealias Point = SIMD2<Double>

  static let paths: [BezierPath] = (0..<100).map { RandomPath.path(seed: $0) }

  @Test func `a circle of four segments is as long as they are, and nearly as the circle`() {
    let circle = BezierPath.circle(center: Point(3, -4), radius: 50)
    // Four quarters in 40 digits, of which the radius 1 is 0.014 % longer than 2π.
    let exact = 50 * 6.284_066_792_295_422_605
    #expect(abs(circle.length() - exact) < 1e-12 * exact)
    #expect(exact / (100 * .pi) < 1.0001403 && exact / (100 * .pi) > 1.00014)
    for accuracy in [1e-12, 1e-8, 1e-4, 1e-2, 1, 10] {
      #expect(abs(circle.length(accuracy: accuracy) - exact) <= accuracy)
    }
    #expect(circle.bounds == Bounds(x: -47, y: -54, width: 100, height: 100))
    var worst = 0.0
    for segment in circle.segments {
      for step in 0...100 {
        let radius = segment.value(at: Double(step) / 100).distance(to: Point(3, -4))
        #expect(radius > 50 - 1e-12)
        worst = max(worst, radius / 50 - 1)
      }
    }
    #expect(worst < 2.8e-4 && worst > 2.7e-4)
  }

  @Test func `lengths of random paths are within the accuracy that is asked for`() {
    for path in Effort.cases(Self.paths) {
      let (shortest, longest) = CurveOracle.length(of: path, within: 1e-3)
      let length = path.length()
      #expect(length >= shortest * (1 - 1e-12) && length <= longest * (1 + 1e-12))
      for accuracy in [1e-9, 1e-5, 1e-2, 1, 40] {
        #expect(abs(path.length(accuracy: accuracy) - length) <= accuracy + 1e-12 * length)
      }
      let sum = path.segments.reduce(0) { $0 + $1.length() }
      #expect(abs(sum - length) <= 1e-12 * length)
      #expect(abs(path.reversed().length() - length) <= 1e-12 * length)
    }
  }

  @Test func `bounds are the union of those of the segments, none for a path without`() {
    for path in Self.paths {
      let bounds = path.segments.map(\.bounds)
      guard let first = bounds.first else { continue }
      #expect(path.bounds == bounds.reduce(first) { $0.union($1) })
    }
    var path = BezierPath()
    #expect(path.bounds == nil && path.length() == 0 && path.isEmpty)
    path.move(to: Point(1, 2))
    #expect(path.bounds == nil && path.isEmpty && path.subpaths.count == 1)
  }

  @Test func `a path is built segment by segment`() {
    var path = BezierPath()
    #expect(path.currentPoint == nil)
    path.move(to: Point(1, 1))
    path.addLine(to: Point(5, 1))
    path.addQuadratic(to: Point(5, 5), control: Point(9, 3))
    #expect(path.currentPoint == Point(5, 5))
    path.close()
    #expect(path.segments.count == 3 && path.segments[2].end == Point(1, 1))
    #expect(path.currentPoint == Point(1, 1))
    path.close()
    path.addLine(to: Point(0, 0))
    #expect(path.subpaths.count == 2 && path.subpaths[1].start == Point(1, 1))
    #expect(path.subpaths[0].isClosed && !path.subpaths[1].isClosed)
    #expect(path.subpaths[1].segments == 3..<4)
    var twice = path
    twice.append(path)
    #expect(twice.subpaths[3].segments == 7..<8 && twice.segments[7] == path.segments[3])
  }

  @Test func `shapes fill their rectangles`() {
    let bounds = Bounds(x: -3, y: 4, width: 60, height: 20)
    #expect(BezierPath.rectangle(bounds).bounds == bounds)
    #expect(BezierPath.rectangle(bounds).length() == 160)
    #expect(BezierPath.ellipse(in: bounds).bounds == bounds)
    for radius in [0.0, 3, 10, 1000] {
      let path = BezierPath.roundedRectangle(bounds, cornerRadius: radius)
      #expect(path.bounds == bounds && path.segments.count == 8 && path.subpaths[0].isClosed)
      let corner = min(radius, 10)
      // Four quarters of a circle of that radius.
      #expect(abs(path.length() - (160 - 8 * corner + corner * 6.284_066_792_295_422)) < 1e-11)
    }
    #expect(BezierPath.circle(center: .zero, radius: 0).length() == 0)
  }

  @Test func `arcs around a center lie on their ellipse, and end where they should`() {
    var generator = SeededGenerator(seed: 7)
    func even(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * generator.nextUnit()
    }
    for _ in 0..<200 {
      let (center, radii) = (Point(even(-9...9), even(-9...9)), Point(even(0.1...9), even(0.1...9)))
      let (rotation, startAngle, sweep) = (even(-9...9), even(-9...9), even(-13...13))
      var path = BezierPath()
      path.addArc(
        center: center, radii: radii, rotation: rotation, startAngle: startAngle, sweep: sweep)
      // The angle on the circle that the ellipse is stretched from.
      func image(_ angle: Double) -> Point {
        let turned = Affine2D.rotation(rotation)
        return center
          + turned(Point(radii.x * Foundation.cos(angle), radii.y * Foundation.sin(angle)))
      }
      #expect(path.segments[0].start.distance(to: image(startAngle)) < 1e-13)
      #expect(
        path.segments[path.segments.count - 1].end.distance(to: image(startAngle + sweep)) < 1e-13)
      #expect(path.segments.count == Int((abs(sweep) / (.pi / 4)).rounded(.up)))
      for (index, segment) in path.segments.enumerated() {
        for step in 0...4 {
          let share = (Double(index) + Double(step) / 4) / Double(path.segments.count)
          let error = segment.value(at: Double(step) / 4).distance(
            to: image(startAngle + sweep * share))
          // Even steps of the parameter are not quite those of the angle.
          #expect(error < (step % 4 == 0 ? 1e-12 : 1e-3 * max(radii.x, radii.y)))
          let place =
            Affine2D.rotation(-rotation)(segment.value(at: Double(step) / 4) - center) / radii
          #expect(abs(place.magnitude - 1) < 4.3e-6)
        }
      }
    }
    var turn = BezierPath()
    turn.addArc(center: .zero, radii: Point(2, 2), startAngle: 0.3, sweep: 2 * .pi)
    #expect(turn.segments.count == 8 && turn.segments[7].end == turn.segments[0].start)
    turn.addArc(center: Point(9, 0), radii: Point(1, 1), startAngle: .pi, sweep: 0)
    #expect(turn.segments.count == 9, "a line to the start of an arc of no angle")
  }

  @Test func `reversed, a path runs backwards as a whole`() {
    for path in Self.paths.prefix(40) {
      let reversed = path.reversed()
      #expect(reversed.reversed() == path)
      let (measure, back) = (PathMeasure(path), PathMeasure(reversed))
      for step in 1..<6 where measure.length > 0 {
        let length = measure.length * (Double(step) + 0.123) / 6.3
        let (a, b) = (measure.value(atLength: length), back.value(atLength: back.length - length))
        #expect(a.distance(to: b) < 1e-8 * (1 + measure.length))
      }
    }
  }

  @Test func `trimmed to its whole a path is itself, and the parts of a split make the whole`() {
    for (index, path) in Self.paths.prefix(40).enumerated() {
      let length = path.length()
      #expect(path.trimmed(from: 0, to: 1) == path && path.trimmed(from: -1, to: 9) == path)
      let fraction = Double(index % 9 + 1) / 10
      let (first, second) = path.split(at: fraction)
      #expect(abs(first.length() - fraction * length) <= 1e-11 * length)
      #expect(abs(first.length() + second.length() - length) <= 1e-11 * length)
      if length > 0 {
        #expect(first.segments.last?.end == second.segments.first?.start)
        #expect(second.segments.last?.end == PathMeasure(path).value(atLength: length))
      }
      #expect(path.trimmed(from: fraction, to: fraction).isEmpty)
      #expect(path.trimmed(from: 0.9, to: 0.1).isEmpty && path.trimmed(from: 0.5, to: .nan).isEmpty)
      let middle = path.trimmed(from: fraction * 0.5, to: fraction)
      #expect(abs(middle.length() - fraction * 0.5 * length) <= 1e-11 * length)
    }
  }

  @Test func `a part that goes beyond an end continues at the other one`() throws {
    let ring = BezierPath.circle(center: .zero, radius: 50)
    let length = ring.length()
    let seam = ring.trimmed(from: 0.8, to: 1.2)
    #expect(seam.subpaths.count == 1 && !seam.subpaths[0].isClosed)
    #expect(seam.subpaths[0].segments == 0..<seam.segments.count)
    #expect(abs(seam.length() - 0.4 * length) < 1e-10)
    // The circle has its constant speed to 3e-4: its ends are at ∓72°, and its middle at 0°.
    let ends = [seam.segments[0].start, PathMeasure(seam).value(atLength: 0.2 * length)]
    #expect(ends[0].distance(to: Point(15.450849718747, -47.552825814758)) < 2e-2)
    #expect(ends[1].distance(to: Point(50, 0)) < 1e-9)
    for (one, other) in zip(seam.segments, seam.segments.dropFirst()) {
      #expect(one.end == other.start)
    }
    // The seam moves around: an offset of whole turns changes nothing but rounding.
    for turns in [-3.0, -1, 1, 2, 1e6] {
      let other = ring.trimmed(from: 0.75 + turns, to: 1.25 + turns)
      #expect(other == ring.trimmed(from: 0.75, to: 1.25))
    }
    #expect(
      ring.trimmed(from: 0.3, to: 1.3) == ring && ring.trimmed(from: -5, to: .infinity) == ring)
    #expect(ring.trimmed(from: 1, to: 1.25) == ring.trimmed(from: 0, to: 0.25))
    // An open path, and several subpaths, stay in parts.
    let line = try BezierPath(svg: "M0 0L10 0")
    let parts = line.trimmed(from: 0.8, to: 1.2)
    #expect(parts.subpaths.map(\.start) == [Point(8, 0), .zero])
    #expect(parts.segments[0].end == Point(10, 0))
    #expect(parts.segments[1].end.distance(to: Point(2, 0)) < 1e-15)
    var rings = ring
    rings.append(.circle(center: Point(200, 0), radius: 50))
    let both = rings.trimmed(from: 0.5, to: 1.25)
    #expect(both.subpaths.map(\.isClosed) == [true, false] && both.subpaths[0].start.x == 250)
  }

  @Test func `a subpath that is not cut stays closed, one that is cut is open`() {
    var path = BezierPath.circle(center: .zero, radius: 10)
    path.append(.circle(center: Point(50, 0), radius: 10))
    path.append(.circle(center: Point(100, 0), radius: 10))
    let middle = path.trimmed(from: 0.25, to: 0.75)
    #expect(middle.subpaths.map(\.isClosed) == [false, true, false])
    let quarter = BezierPath.circle(center: .zero, radius: 50).trimmed(from: 0, to: 0.25)
    #expect(
      quarter.segments.count == 1 && quarter.segments[0].end.distance(to: Point(0, 50)) < 1e-13)
  }

  @Test func `a path of as many segments morphs, another does not`() throws {
    let (a, b) = (Self.paths[3], Self.paths[3].transformed(by: .rotation(1)))
    #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b)
    #expect(a.interpolated(to: b, by: .nan) == a && a.interpolated(to: b, by: .infinity) == b)
    let half = try #require(a.interpolated(to: b, by: 0.5))
    for index in a.segments.indices {
      let middle = (a.segments[index].value(at: 0.3) + b.segments[index].value(at: 0.3)) * 0.5
      #expect(half.segments[index].value(at: 0.3).distance(to: middle) < 1e-12)
    }
    for subpath in half.subpaths {
      for index in subpath.segments.dropLast() {
        #expect(half.segments[index].end == half.segments[index + 1].start)
      }
    }
    let open = try BezierPath(svg: "M0 0L1 0L1 1L0 0")
    let closed = try BezierPath(svg: "M0 0L1 0L1 1L0 0Z")
    let two = try BezierPath(svg: "M0 0L1 0M1 1L0 0L2 2")
    #expect(
      open.interpolated(to: closed, by: 0.5) == nil && open.interpolated(to: two, by: 0.5) == nil)
    var buffer = open
    let isMorphed = buffer.interpolate(from: a, to: open, by: 0.5)
    #expect(!isMorphed && buffer == open)
    let isMorphedNow = buffer.interpolate(from: a, to: b, by: 0.5)
    #expect(isMorphedNow && buffer == half)
    let round = BezierPath.roundedRectangle(
      Bounds(x: 0, y: 0, width: 80, height: 40), cornerRadius: 20)
    let sharp = BezierPath.roundedRectangle(
      Bounds(x: 0, y: 0, width: 80, height: 80), cornerRadius: 4)
    #expect(round.interpolated(to: sharp, by: 0.5)?.bounds?.height == 60)
  }

  @Test func `beginning elsewhere a closed path draws the same`() {
    let path = Blob.outline
    for shift in [-12, -1, 0, 3, 11, 25] {
      let other = path.starting(atSegment: shift)
      let index = ((shift % 11) + 11) % 11
      #expect(other.segments[0] == path.segments[index] && other.segments.count == 11)
      #expect(other.subpaths[0].start == path.segments[index].start)
      #expect(other.bounds == path.bounds && other.hasTopology(of: path))
    }
    #expect(path.starting(atSegment: 11) == path)
    let open = Self.paths.first { $0.subpaths.allSatisfy { !$0.isClosed } }
    #expect(open?.starting(atSegment: 2) == open)
  }

  @Test func `points beyond all bounds, and segments without a start, trap`() async {
    await #expect(processExitsWith: .failure) {
      var path = BezierPath()
      path.addLine(to: .zero)
    }
    await #expect(processExitsWith: .failure) {
      var path = BezierPath()
      path.move(to: SIMD2(.nan, 0))
    }
    await #expect(processExitsWith: .failure) {
      _ = BezierPath.circle(center: .zero, radius: -1)
    }
  }
}
