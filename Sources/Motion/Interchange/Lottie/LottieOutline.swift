// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// An outline of a Lottie document: vertices with their tangents.
struct LottieOutline: Sendable {
  /// For each vertex, itself and the control points before and after it, relative to it.
  let points: [SIMD2<Double>]

  let isClosed: Bool

  init(_ cursor: JSONCursor) throws(JSONFlaw) {
    func list(_ key: String) throws(JSONFlaw) -> [SIMD2<Double>] {
      var list: [SIMD2<Double>] = []
      for element in try cursor.member(key).elements() {
        let numbers = try element.elements()
        guard numbers.count >= 2 else {
          throw element.flaw("expected 2 components, but found \(numbers.count)")
        }
        let rule = NumberRule.range(-1e100...1e100)
        list.append([try numbers[0].number(rule), try numbers[1].number(rule)])
      }
      return list
    }
    let (vertices, before, after) = (try list("v"), try list("i"), try list("o"))
    guard before.count == vertices.count, after.count == vertices.count else {
      throw cursor.flaw("each vertex must have two tangents")
    }
    points = vertices.indices.flatMap { [vertices[$0], before[$0], after[$0]] }
    isClosed = try cursor["c"]?.bool() ?? false
  }

  /// Returns the path at a share of the way to another outline with as many vertices.
  func path(to other: LottieOutline, by share: Double) -> BezierPath {
    func point(_ index: Int) -> SIMD2<Double> {
      let (first, second) = (points[index], other.points[index])
      let point = first + (second - first) * share
      return point.clamped(
        lowerBound: SIMD2(repeating: -1e149), upperBound: SIMD2(repeating: 1e149))
    }
    var path = BezierPath()
    let count = points.count / 3
    guard count > 0 else { return path }
    path.move(to: point(0))
    for index in 0..<(isClosed ? count : count - 1) {
      let next = (index + 1) % count
      let (start, end) = (point(3 * index), point(3 * next))
      path.addCubic(
        to: end, control1: start + point(3 * index + 2), control2: end + point(3 * next + 1))
    }
    if isClosed { path.close() }
    return path
  }
}
#endif
