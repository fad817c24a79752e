// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The correspondence of two outlines: as many segments of each, one for one.
struct PathAlignment {
  /// The parts of the first outline.
  let start: [CubicSegment]

  /// The parts of the second outline, as many.
  let end: [CubicSegment]

  let isClosed: Bool

  /// Knots of the two outlines that are nearer than this share of the length meet.
  static var reach: Double { 1.0 / 24 }

  /// A share of the length, and the knot that is there if it is one.
  private typealias Mark = (share: Double, knot: Int?)

  /// Aligns two outlines by their lengths.
  ///
  /// A closed outline begins where the distances of points at equal shares of the length, less those
  /// of the centers, are least. Knots that are near each other meet, so that corners go to corners;
  /// between them lengths correspond in proportion.
  init(_ a: PathOutline, _ b: PathOutline) {
    let closes = a.isClosed && b.isClosed
    // The shares at which the two begin.
    let startOfB = b.isClosed ? PathAlignment.start(of: b, beside: a) : 0
    let startOfA = a.isClosed && !closes ? PathAlignment.start(of: a, beside: b) : 0
    let (first, second) = (
      PathAlignment.marks(a, from: startOfA), PathAlignment.marks(b, from: startOfB)
    )
    var cuts = PathAlignment.meetings(first, second, isClosed: closes)
    let forth = cuts.map { (from: $0.a.share, to: $0.b.share) }
    let back = cuts.map { (from: $0.b.share, to: $0.a.share) }
    let (metA, metB) = (Set(cuts.map { $0.a.knot }), Set(cuts.map { $0.b.knot }))
    for mark in first where !metA.contains(mark.knot) {
      cuts.append((mark, (PathAlignment.map(mark.share, forth), nil)))
    }
    for mark in second where !metB.contains(mark.knot) {
      cuts.append(((PathAlignment.map(mark.share, back), nil), mark))
    }
    if closes {
      // Once around, from the first meeting on.
      let origin = cuts[0].a.share
      for index in cuts.indices {
        let turns = Elementary.floor(cuts[index].a.share - origin)
        (cuts[index].a.share, cuts[index].b.share) = (
          cuts[index].a.share - turns, cuts[index].b.share - turns
        )
      }
    } else {
      // The end of an open outline does not begin a part.
      cuts = cuts.filter { $0.a.share < 1 && $0.b.share < 1 }
    }
    cuts.sort { ($0.a.share, $0.b.share) < ($1.a.share, $1.b.share) }
    func place(_ mark: Mark, on outline: PathOutline, from start: Double) -> PathOutline.Place {
      if let knot = mark.knot { return (knot, 0) }
      let share = mark.share + start
      return outline.place(at: share - Elementary.floor(share))
    }
    start = a.parts(from: cuts.map { place($0.a, on: a, from: startOfA) })
    end = b.parts(from: cuts.map { place($0.b, on: b, from: startOfB) })
    isClosed = closes
  }

  /// Returns the knots of an outline by their shares after a start, ascending.
  private static func marks(_ outline: PathOutline, from start: Double) -> [Mark] {
    let marks: [Mark] = outline.knots.enumerated().map { index, share in
      (share >= start ? share - start : share - start + 1, index)
    }
    return marks.sorted { $0.share < $1.share }
  }

  /// Returns the share of a closed outline that corresponds to the beginning of another one.
  private static func start(of closed: PathOutline, beside other: PathOutline) -> Double {
    let steps = PathOutline.steps
    let (center, middle) = (closed.center, other.center)
    var best = (shift: 0, likeness: -Double.greatestFiniteMagnitude)
    for shift in 0..<steps {
      var likeness = 0.0
      for index in other.points.indices {
        let point = closed.points[(index + shift) % steps] - center
        likeness += point.dot(other.points[index] - middle)
      }
      // Of equal ones the first.
      if likeness - best.likeness > 1e-9 * likeness.magnitude { best = (shift, likeness) }
    }
    return Double(best.shift) / Double(steps)
  }

  /// Returns the pairs of knots that are each other's nearest, in order, and the ends of open ones.
  private static func meetings(
    _ first: [Mark], _ second: [Mark], isClosed: Bool
  ) -> [(a: Mark, b: Mark)] {
    func distance(_ a: Mark, _ b: Mark) -> Double {
      let gap = (a.share - b.share).magnitude
      return isClosed ? Swift.min(gap, 1 - gap) : gap
    }
    func nearest(_ mark: Mark, _ list: [Mark]) -> Mark {
      let next = list.partitioningIndex { $0.share >= mark.share }
      let (lower, upper) = (
        list[next > 0 ? next - 1 : list.count - 1], list[next < list.count ? next : 0]
      )
      return distance(lower, mark) < distance(upper, mark) ? lower : upper
    }
    // An open outline begins at a knot or, if it was closed, at any place.
    var result: [(a: Mark, b: Mark)] = []
    if !isClosed {
      let (a, b) = (first.first { $0.share == 0 }, second.first { $0.share == 0 })
      result.append(((0, a?.knot), (0, b?.knot)))
    }
    for a in first {
      var b = nearest(a, second)
      guard distance(a, b) < reach, nearest(b, first).knot == a.knot else { continue }
      // A pair on both sides of the seam stands beside it.
      if isClosed { b.share += a.share - b.share > 0.5 ? 1 : b.share - a.share > 0.5 ? -1 : 0 }
      // Pairs that would cross are left out.
      if let last = result.last, a.share <= last.a.share || b.share <= last.b.share { continue }
      if let head = result.first, isClosed, b.share - head.b.share >= 1 { continue }
      result.append((a, b))
    }
    if !isClosed { result.append(((1, nil), (1, nil))) }
    // Without a pair, what the start corresponds to.
    return result.isEmpty ? [((0, first.first { $0.share == 0 }?.knot), (0, nil))] : result
  }

  /// Maps a share of one outline to the other one, linearly between two meetings.
  ///
  /// Those of an open outline include both ends.
  private static func map(
    _ share: Double, _ meetings: [(from: Double, to: Double)]
  ) -> Double {
    let next = meetings.partitioningIndex { $0.from > share }
    var (lower, upper) = (meetings[Swift.max(0, next - 1)], meetings[next % meetings.count])
    // Once around, between the last meeting and the first one.
    if next == 0 { (lower, upper) = (meetings[meetings.count - 1], meetings[0]) }
    if next == 0 { (lower.from, lower.to) = (lower.from - 1, lower.to - 1) }
    if next == meetings.count { (upper.from, upper.to) = (upper.from + 1, upper.to + 1) }
    let part = (share - lower.from) / (upper.from - lower.from)
    return lower.to + part * (upper.to - lower.to)
  }
}
