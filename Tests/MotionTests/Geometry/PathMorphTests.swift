// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct PathMorphTests {
  /// The signed area of the closed subpaths, by trapezoids over many chords.
  static func area(_ path: BezierPath) -> Double {
    var sum = 0.0
    for subpath in path.subpaths where subpath.isClosed {
      for segment in path.segments[subpath.segments] {
        var last = segment.start
        for step in 1...8 {
          let point = segment.value(at: Double(step) / 8)
          sum += (last.x * point.y - last.y * point.x) / 2
          last = point
        }
      }
    }
    return sum
  }

  static let icons = IconOutlines.all.map { icon in
    (icon.name, path: (try? BezierPath(svg: icon.svg)) ?? BezierPath())
  }

  /// All pairs of different icons.
  static var pairs: [(name: String, from: BezierPath, to: BezierPath)] {
    icons.indices.flatMap { one in
      icons.indices.filter { $0 > one }.map { other in
        ("\(icons[one].0) → \(icons[other].0)", icons[one].path, icons[other].path)
      }
    }
  }

  @Test func `icons morph into each other with both ends exact and an even area`() {
    #expect(Self.pairs.count >= 200 && Self.icons.allSatisfy { !$0.path.isEmpty })
    for (name, from, to) in Effort.cases(Self.pairs) {
      let morph = PathMorph(from: from, to: to)
      #expect(morph.path(at: 0) == from && morph.path(at: 1) == to, "\(name)")
      #expect(abs(morph.path(at: 1e-9).length() - from.length()) < 1e-2, "\(name)")
      let (first, last) = (abs(Self.area(from)), abs(Self.area(to)))
      var before = first
      for step in 1...10 {
        let progress = Double(step) / 10
        let path = morph.path(at: progress)
        let area = abs(Self.area(path))
        let aim = first + (last - first) * progress
        #expect(abs(area - aim) < 0.02 * max(first, last), "\(name) at \(progress)")
        #expect((area - before) * (last >= first ? 1 : -1) > -0.02 * max(first, last), "\(name)")
        before = area
        #expect(path.segments.allSatisfy { $0.squaredMagnitude.isFinite })
        let box = path.bounds!
        let middle = box.origin + box.size * 0.5
        #expect(
          middle.distance(to: SIMD2(12, 12)) < 8 && max(box.size.x, box.size.y) < 32, "\(name)")
      }
    }
  }

  @Test func `beside an end a morph is the shape of that end`() {
    for (name, from, to) in Effort.cases(Self.pairs) {
      let morph = PathMorph(from: from, to: to)
      for (progress, shape) in [(1e-9, from), (1 - 1e-9, to)] {
        let path = morph.path(at: progress)
        // Nothing is drawn twice, and nothing is left out.
        #expect(abs(path.length() - shape.length()) < 1e-2, "\(name) \(progress)")
        // Subpaths that grow have the size of the root of the progress.
        let points = path.segments.flatMap { segment in
          (0..<4).map { segment.value(at: Double($0) / 4) }
        }
        let curve = shape.segments.flatMap { segment in
          (0...96).map { segment.value(at: Double($0) / 96) }
        }
        let tiny = path.subpaths.filter { subpath in
          let points = path.segments[subpath.segments].map { $0.start }
          return points.allSatisfy { $0.distance(to: points[0]) < 0.01 }
        }
        let large = path.segments.indices.filter { index in
          !tiny.contains { $0.segments.contains(index) }
        }
        for index in large.flatMap({ [$0 * 4, $0 * 4 + 2] }) {
          let distance = curve.map { $0.distance(to: points[index]) }.min()!
          #expect(distance < 0.2, "\(name) \(progress)")
        }
      }
    }
  }

  @Test func `a path morphs into itself without moving, wherever it begins`() {
    for (name, path) in Effort.cases(Self.icons) {
      for start in 0..<3 {
        let morph = PathMorph(from: path, to: path.starting(atSegment: start))
        let halfway = morph.path(at: 0.5)
        #expect(halfway.subpaths.count == path.subpaths.count, "\(name)")
        #expect(abs(Self.area(halfway) - Self.area(path)) < 0.02 * abs(Self.area(path)))
        for segment in halfway.segments {
          let nearest = path.segments.flatMap { part in
            (0...64).map { part.value(at: Double($0) / 64).distance(to: segment.start) }
          }
          #expect(nearest.min()! < 0.2, "\(name) \(start)")
        }
      }
      let back = PathMorph(from: path, to: path.reversed()).path(at: 0.5)
      #expect(
        abs(abs(Self.area(back)) - abs(Self.area(path))) < 0.02 * abs(Self.area(path)), "\(name)")
    }
  }

  @Test func `corners go to corners, and parts to their partners`() throws {
    // A square and one that begins at another corner: each corner goes straight to its place.
    let square = try BezierPath(svg: "M0 0H10V10H0Z")
    let moved = try BezierPath(svg: "M110 10H100V0H110Z")
    let morph = PathMorph(from: square, to: moved).path(at: 0.5)
    #expect(morph.segments.count == 4)
    let corners = Set(morph.segments.map { $0.start })
    #expect(corners == [SIMD2(50, 0), SIMD2(60, 0), SIMD2(60, 10), SIMD2(50, 10)])
    // Two bars and two others in another order: each goes to the near one.
    let bars = try BezierPath(svg: "M0 0H4V4H0ZM0 20H4V24H0Z")
    let others = try BezierPath(svg: "M8 20H12V24H8ZM8 0H12V4H8Z")
    let halfway = PathMorph(from: bars, to: others).path(at: 0.5)
    #expect(halfway.bounds == Bounds(x: 4, y: 0, width: 4, height: 24))
    #expect(halfway.segments.count == 8)
    // A hole does not become solid: it closes, and its ring goes to the disc.
    let ring = try #require(Self.icons.first { $0.0 == "ring" }).path
    let disc = try #require(Self.icons.first { $0.0 == "record" }).path
    let closing = PathMorph(from: ring, to: disc).path(at: 0.75)
    #expect(closing.subpaths.count == 2)
    #expect(abs(Self.area(closing)) < abs(Self.area(disc)))
  }

  @Test func `thousands of subpaths and segments are paired in a moment`() {
    var (many, others) = (BezierPath(), BezierPath())
    let count = Effort.cases(260)
    for index in 0..<count {
      many.append(.circle(center: SIMD2(Double(index), 0), radius: 2))
      others.append(
        .roundedRectangle(Bounds(x: Double(index), y: 9, width: 3, height: 3), cornerRadius: 1))
    }
    let halfway = PathMorph(from: many, to: others).path(at: 0.5)
    #expect(halfway.subpaths.count == count && halfway.segments.allSatisfy { $0.start.y < 9 })
    let coast = (0..<600).map { index -> SIMD2<Double> in
      let y = index < 300 ? index % 7 : 60 + index % 5
      return SIMD2(Double(index % 300), Double(y))
    }
    let long = Stroke(through: coast, isClosed: true).smoothed()
    let coarse = PathMorph(from: long, to: many).path(at: 0.5)
    #expect(coarse.subpaths.count == count && coarse.segments.count > 560 + 4 * count)
  }

  @Test func `open lines, empty paths and points`() throws {
    let line = try BezierPath(svg: "M0 0L10 0")
    let bend = try BezierPath(svg: "M0 5L5 10L10 5")
    let path = PathMorph(from: line, to: bend).path(at: 0.5)
    #expect(path.subpaths.map(\.isClosed) == [false] && path.segments.count == 2)
    #expect(path.segments[0].start == SIMD2(0, 2.5) && path.segments[1].end == SIMD2(10, 2.5))
    #expect(path.segments[0].end.distance(to: SIMD2(5, 5)) < 1e-12)
    // A ring is cut to become a line.
    let ring = BezierPath.circle(center: SIMD2(5, 0), radius: 3)
    for (from, to) in [(ring, line), (line, ring)] {
      let cut = PathMorph(from: from, to: to).path(at: 0.25)
      #expect(cut.subpaths.map(\.isClosed) == [false] && cut.length() > 5)
      for (one, next) in zip(cut.segments, cut.segments.dropFirst()) {
        #expect(one.end == next.start)
      }
    }
    let empty = BezierPath()
    let growing = PathMorph(from: empty, to: ring)
    #expect(growing.path(at: 0) == empty && growing.path(at: 1) == ring)
    #expect(abs(Self.area(growing.path(at: 0.25)) - Self.area(ring) / 4) < 1e-2)
    #expect(PathMorph(from: empty, to: empty).path(at: 0.5) == empty)
    let point = try BezierPath(svg: "M3 3L3 3Z")
    #expect(PathMorph(from: point, to: point).path(at: 0.5).isEmpty)
    #expect(PathMorph(from: point, to: ring).path(at: 0.25).bounds!.width > 2)
    for progress in [-0.5, 1.5, 1e300, .nan, .infinity, -.infinity] {
      for morph in [PathMorph(from: ring, to: bend), growing, PathMorph(from: line, to: bend)] {
        let far = morph.path(at: progress)
        #expect(far.segments.allSatisfy { $0.squaredMagnitude.isFinite }, "\(progress)")
      }
    }
    let morph = PathMorph(from: line, to: bend)
    #expect(morph.path(at: 1.5).segments[0].start == SIMD2(0, 7.5))
    let data = try JSONEncoder().encode(morph)
    #expect(try JSONDecoder().decode(PathMorph.self, from: data) == morph)
    #expect("\(morph)".hasPrefix("PathMorph(from: BezierPath(svg: "))
    #expect(Set([morph, morph, growing]).count == 2)
  }
}
