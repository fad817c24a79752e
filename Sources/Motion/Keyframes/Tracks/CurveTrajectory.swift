// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A curve that is traversed by its length in one unit of time.
struct CurveTrajectory<Value: VectorSpace>: Trajectory {
  let curve: ArcLengthCurve<Value>

  var duration: Double { 1 }

  func state(at time: Double) -> KinematicState<Value> {
    let state = curve.state(atLength: time * curve.length)
    return KinematicState(
      value: state.value, velocity: state.velocity.scaled(by: curve.length))
  }

  var exactness: Exactness { .closed }

  /// Visits the stretches between the extrema of the curve along a direction.
  ///
  /// They are roots of the derivative of each segment. The speed is constant; stretches of other
  /// measures are found by sampling between the keys.
  static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    var breaks: [(time: Double, number: Double?)] = []
    var samples = 0
    switch measure {
    case .along(let vector):
      motion.curve.arcs.visitTurns(along: vector) {
        breaks.append(($0 / motion.curve.length, $1.dot(vector)))
      }
    case .speed: break
    case .rate, .rateBounds, .distance:
      breaks = motion.curve.keyLengths.map { ($0 / motion.curve.length, nil) }
      samples = 128
    }
    var (begin, before) = (start, 0.0)
    var first = measure(motion.state(at: start))
    for turn in breaks + [(samples > 0 ? 1 : end, nil)] {
      defer { before = turn.time }
      guard turn.time > begin, begin < end, samples > 0 || turn.time <= end else { continue }
      if samples > 0 {
        guard
          motion.visitSampled(
            of: measure, from: begin, upTo: Swift.min(turn.time, end),
            on: SampleGrid(from: before, upTo: turn.time, steps: samples), motion.state(at:), body)
        else { return false }
      } else {
        let number = turn.number ?? measure(motion.state(at: turn.time))
        guard body(Stretch(begin: begin, end: turn.time, first: first, last: number)) else {
          return false
        }
        first = number
      }
      begin = turn.time
    }
    return true
  }
}
