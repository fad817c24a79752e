// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A cubic, or a line, that is traversed in one unit of time.
struct HermiteTrajectory<Value: VectorSpace>: Trajectory {
  let segment: TrackSegment<Value>

  init(_ segment: TrackSegment<Value>) { self.segment = segment }

  var duration: Double { 1 }

  func state(at time: Double) -> KinematicState<Value> {
    let sample = segment.extendedHermite(at: Swift.max(0, Swift.min(time, 1)))
    return KinematicState(value: sample.value, velocity: sample.slope)
  }

  func state(beyond time: Double) -> KinematicState<Value> {
    let sample = segment.extendedHermite(at: time)
    return KinematicState(value: sample.value, velocity: sample.slope)
  }

  var exactness: Exactness { .closed }

  /// Visits the stretches between the roots of polynomials.
  ///
  /// With x = start + m₀u + a₂u² + a₃u³, the extrema along a direction are where
  /// x′ = m₀ + 2a₂u + 3a₃u² is perpendicular to it, those of its rate where x″ = 2a₂ + 6a₃u is, and
  /// those of the speed where x′ · x″ = 0.
  static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    let change = motion.segment.end - motion.segment.start
    let (m0, m1) =
      motion.segment.isCurved
      ? (motion.segment.startTangent, motion.segment.endTangent) : (change, change)
    let a2 = change.scaled(by: 3) - m0.scaled(by: 2) - m1
    let a3 = (m0 - change) + (m1 - change)
    let roots: RealRoots
    switch measure {
    case .along(let vector):
      let (p, q) = (m0.dot(vector), m1.dot(vector))
      let rise = change.dot(vector)
      roots = Roots.quadratic(3 * (p + q) - 6 * rise, 6 * rise - 4 * p - 2 * q, p)
    case .rate(let vector), .rateBounds(let vector):
      roots = Roots.quadratic(0, 6 * a3.dot(vector), 2 * a2.dot(vector))
    case .speed:
      roots = Roots.cubic(
        18 * a3.dot(a3), 18 * a2.dot(a3), 6 * m0.dot(a3) + 4 * a2.dot(a2), 2 * m0.dot(a2))
    case .distance(let point):
      let (begin, finish) = (Swift.max(0, start), Swift.min(1, end))
      return motion.visitTangent(at: 0, measure, point, from: start, upTo: Swift.min(0, end), body)
        && motion.visitSampled(
          of: measure, from: begin, upTo: finish, on: SampleGrid(width: 0x1p-7, from: 0, upTo: 1),
          motion.state(beyond:), body)
        && motion.visitTangent(at: 1, measure, point, from: Swift.max(1, start), upTo: end, body)
    }
    func number(_ time: Double) -> Double { measure(motion.state(at: time, isBeyond: beyond)) }
    var stretch = Stretch(begin: start, end: start, first: number(start), last: 0)
    // Outside are the tangents, and extrema of a polynomial that is not shown there.
    for index in 0...roots.count + 1 {
      let turn = index == 0 ? 0 : index > roots.count ? 1 : roots[index - 1]
      guard turn >= 0, turn <= 1, turn > stretch.begin, turn < end else { continue }
      guard stretch.visit(until: turn, number(turn), body) else { return false }
    }
    return stretch.visit(until: end, number(end), body)
  }

  /// Visits distances along the tangent beyond an end, which is nearest to the point once.
  ///
  /// An easing may lead far beyond: there the number of stretches does not grow.
  private func visitTangent(
    at anchor: Double, _ measure: Measure<Value>, _ point: Value, from start: Double,
    upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    func number(_ time: Double) -> Double { measure(state(beyond: time)) }
    let tangent = state(beyond: anchor)
    let advance = tangent.velocity.normalized.map { (point - tangent.value).dot($0) } ?? 0
    let turn = anchor + advance / tangent.velocity.length
    var stretch = Stretch(begin: start, end: start, first: number(start), last: 0)
    return (!(turn > start && turn < end) || stretch.visit(until: turn, number(turn), body))
      && stretch.visit(until: end, number(end), body)
  }
}
