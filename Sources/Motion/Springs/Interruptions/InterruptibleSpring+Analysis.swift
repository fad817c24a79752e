// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension InterruptibleSpring {
  /// The swings between two interruptions, where there is more than one, and those after the last.
  public var recurrences: [Recurrence] {
    legs.indices.flatMap { index -> [Recurrence] in
      let begin = begins[index]
      let length = index + 1 < begins.count ? begins[index + 1] - begin : .infinity
      return motion(ofLeg: index).recurrences.clipped(from: 0, upTo: length).map {
        $0.mapped { Thresholds.instant($0, after: begin) }
      }
    }
  }

  /// Visits the swings between any two interruptions, in closed form; a jump separates two
  /// stretches.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, from: start, upTo: end, body) }
    let origin = legs[0].origin
    guard visitHold(of: measure, at: origin, from: start, upTo: Swift.min(beginTime, end), body)
    else { return false }
    for index in leg(showing: start)..<legs.count {
      let begin = begins[index]
      guard begin < end else { return true }
      let next = index + 1 < begins.count ? begins[index + 1] : .infinity
      let own = (Swift.max(begin, start), Swift.min(next, end))
      guard own.0 < own.1 else { continue }
      let wantsMore = visitRising(
        motion(ofLeg: index), measure,
        inner: (own.0 - begin, own.1 == next ? next - begin : innerEnd(own.1) { $0 - begin }),
        outer: own, threshold: { Thresholds.instant($0, after: begin) }, body)
      guard wantsMore else { return false }
    }
    return true
  }

  /// Finds the last instant at which the motion is at least a distance away from its end.
  ///
  /// - Complexity: That of a spring if the motion is that far away after its last interruption, and
  ///   O(*n*) for *n* interruptions otherwise.
  public func settlingTime(within distance: Double) -> Double {
    settlingTime(within: distance, last: last, from: lastBegin)
  }

  /// Reports the beginning at time 0, each interruption, and each end.
  ///
  /// The end is that of the last motion. An earlier motion that looked done before the next
  /// interruption, or at its time, has an end as well: no later interruption removes an event.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* interruptions and *k* in the interval.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitHistory(
      of: history, { $0.time }, { _, index in .interruption(index) },
      endBefore: { Thresholds.instant(motion(ofLeg: $0).duration, after: begins[$0]) },
      from: start, to: end, body)
  }
}
