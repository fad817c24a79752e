// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A path of the fewest lines through a tube.
///
/// The tube is the set of points within a distance of the enclosed component. From a point at its
/// begin, the set of lines that stay in the tube is bounded by a steepest and a flattest line. When
/// that set becomes empty, one of the two has reached farthest: it touches one wall of the tube and
/// leaves through the other. Every path that reaches farther crosses it between these two points,
/// so the next lines begin between them.
///
/// The path begins and ends at the ends of the enclosed component, which takes at most two lines
/// more than free ends. Its other points may be anywhere in the tube.
///
/// - Complexity: O(*n*) for *n* points of the enclosure, plus the points between touching one wall
///   and leaving through the other, which are visited again.
/// - Source: H. Imai, M. Iri, "An optimal algorithm for approximating a piecewise linear
///   function", Journal of Information Processing 9 (1986) 159–162; J. O'Rourke, "An on-line
///   algorithm for fitting straight lines between data ranges", Communications of the ACM 24
///   (1981) 574–578, doi:10.1145/358746.358758.
struct TubePath {
  /// The points of the path, its ends included.
  private(set) var points: [ChainPoint]

  /// The walls, which bound every line from above and from below.
  private let walls: [[ChainPoint]]

  /// The points of each wall that a line could touch, and the index of the first that still can.
  private var hulls: [[HullPoint]] = [[], []]
  private var firsts = [0, 0]

  /// The steepest line, which touches the upper wall last, and the flattest, which touches the
  /// lower wall last; nil while unbounded.
  private var extremes: [Extreme?] = [nil, nil]

  /// The previous farthest line, and the interval in which the next line crosses it.
  private var farthest: (line: Extreme, from: Double, to: Double)?

  /// A point that a line could touch, and the index of the next point in its wall.
  private struct HullPoint {
    var point: ChainPoint
    var next: Int
  }

  /// A line that touches one wall on the left and the other on the right.
  private struct Extreme {
    var left: ChainPoint
    var right: HullPoint

    func value(at time: Double) -> Double { ValueEnclosure.line(left, right.point, at: time) }
  }

  /// Finds the path.
  ///
  /// - Parameters:
  ///   - enclosure: The enclosure, of at least two points.
  ///   - distance: The maximum distance of the path from it; more than the gap of the enclosure.
  init(through enclosure: ValueEnclosure, within distance: Double) {
    var upper = enclosure.lower.map { ChainPoint(time: $0.time, value: $0.value + distance) }
    var lower = enclosure.upper.map { ChainPoint(time: $0.time, value: $0.value - distance) }
    let start = enclosure.lower[0]
    var end = enclosure.lower[enclosure.lower.count - 1]
    end.value = enclosure.last
    (upper[0], lower[0]) = (start, start)
    (upper[upper.count - 1], lower[lower.count - 1]) = (end, end)
    walls = [upper, lower]
    points = [start]
    hulls = [[HullPoint(point: start, next: 1)], [HullPoint(point: start, next: 1)]]
    var indices = [1, 1]
    while indices[0] < upper.count || indices[1] < lower.count {
      let isUpper =
        indices[1] == lower.count
        || indices[0] < upper.count && upper[indices[0]].time <= lower[indices[1]].time
      let wall = isUpper ? 0 : 1
      pass(wall, indices[wall], before: indices[1 - wall])
      indices[wall] += 1
    }
    finish(at: end)
  }

  /// Returns the excess of a line's value beyond a wall at a point; positive outside of the tube.
  private func excess(of value: Double, under wall: Int, at point: ChainPoint) -> Double {
    wall == 0 ? value - point.value : point.value - value
  }

  /// Passes a point of a wall.
  private mutating func pass(_ wall: Int, _ index: Int, before otherIndex: Int) {
    let point = walls[wall][index]
    if let other = extremes[1 - wall],
      excess(of: other.value(at: point.time), under: wall, at: point) > 0
    {
      turn(at: other, leavingThrough: wall, index, before: otherIndex)
    }
    tighten(wall, HullPoint(point: point, next: index + 1))
  }

  /// Constrains the extreme lines by a point of a wall.
  private mutating func tighten(_ wall: Int, _ new: HullPoint) {
    let isTighter =
      extremes[wall].map {
        excess(of: $0.value(at: new.point.time), under: wall, at: new.point) > 0
      } ?? true
    guard isTighter else { return }
    touch(wall, new)
    add(new, to: wall)
  }

  /// Finds the extreme line that touches a point of a wall on its right.
  private mutating func touch(_ wall: Int, _ new: HullPoint) {
    let hull = hulls[1 - wall]
    var best: (index: Int, slope: Double)?
    for index in firsts[1 - wall]..<hull.count {
      let left = hull[index].point
      guard left.time < new.point.time else { break }
      let slope = (new.point.value - left.value) / (new.point.time - left.time)
      if let best, wall == 0 ? slope > best.slope : slope < best.slope { break }
      best = (index, slope)
    }
    guard let best else { return }
    firsts[1 - wall] = best.index
    extremes[wall] = Extreme(left: hull[best.index].point, right: new)
  }

  /// Adds a point to a hull, and removes the points that no line can touch any more.
  private mutating func add(_ new: HullPoint, to wall: Int) {
    while hulls[wall].count >= firsts[wall] + 2 {
      let (a, b) = (
        hulls[wall][hulls[wall].count - 2].point, hulls[wall][hulls[wall].count - 1].point
      )
      let through =
        a.value + (new.point.value - a.value) * ((b.time - a.time) / (new.point.time - a.time))
      // A line can touch only points that protrude from the wall into the tube.
      guard excess(of: through, under: wall, at: b) <= 0 else { break }
      hulls[wall].removeLast()
    }
    hulls[wall].append(new)
  }

  /// Ends a line that leaves the tube, and begins the lines that cross it earlier.
  private mutating func turn(
    at line: Extreme, leavingThrough wall: Int, _ index: Int, before otherIndex: Int
  ) {
    append(line)
    let (a, b) = (walls[wall][index - 1], walls[wall][index])
    let (insideBy, outsideBy) = (
      -excess(of: line.value(at: a.time), under: wall, at: a),
      excess(of: line.value(at: b.time), under: wall, at: b)
    )
    let share = insideBy > 0 ? insideBy / (insideBy + outsideBy) : 0
    var exit = a.time + (b.time - a.time) * share
    exit = Swift.max(exit, line.right.point.time)
    farthest = (line, line.right.point.time, exit)
    // The wall that the line leaves through counts from there onwards, the other from the touched
    // point onwards.
    let pivot = HullPoint(
      point: ChainPoint(time: exit, value: line.value(at: exit)), next: index)
    let other = 1 - wall
    hulls[wall] = [pivot]
    hulls[other] = [line.right]
    firsts = [0, 0]
    extremes = [nil, nil]
    var following = line.right.next
    while following < otherIndex, walls[other][following].time <= exit {
      add(HullPoint(point: walls[other][following], next: following + 1), to: other)
      following += 1
    }
    touch(wall, pivot)
    while following < otherIndex {
      tighten(other, HullPoint(point: walls[other][following], next: following + 1))
      following += 1
    }
  }

  /// Adds the point at which a line crosses the previous one.
  private mutating func append(_ line: Extreme) {
    guard let (before, from, to) = farthest else { return }
    let (first, last) = (
      line.value(at: from) - before.value(at: from), line.value(at: to) - before.value(at: to)
    )
    let share = first == last ? 1 : (first / (first - last)).clamped(to: 0...1)
    let time = from + (to - from) * share
    append(ChainPoint(time: time, value: before.value(at: time)))
  }

  private mutating func append(_ point: ChainPoint) {
    if let last = points.last, point.time <= last.time { return }
    points.append(point)
  }

  /// Adds the last line and the end.
  private mutating func finish(at end: ChainPoint) {
    if let line = extremes[1] ?? extremes[0] { append(line) }
    if let last = points.last, last.time >= end.time && points.count > 1 { points.removeLast() }
    points.append(end)
  }
}
