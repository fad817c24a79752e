// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension InterruptibleSpring {
  /// The swings of each leg that lasts for more than one of them.
  public var recurrences: [Recurrence] {
    legs.indices.flatMap { index -> [Recurrence] in
      let begin = begins[index]
      let length = index + 1 < begins.count ? begins[index + 1] - begin : .infinity
      return motion(ofLeg: index).recurrences.clipped(from: 0, upTo: length).map {
        $0.mapped { Thresholds.instant($0, after: begin) }
      }
    }
  }

  /// Visits the swings of each leg, in closed form; a jump lies between two of them.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, from: start, upTo: end, body) }
    let origin = legs[0].origin
    guard visitHold(of: measure, at: origin, from: start, upTo: Swift.min(beginning, end), body)
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

  /// Finds the last instant at which the motion is a distance or more from its end.
  ///
  /// - Complexity: That of a spring if it is that far away after its last interruption, and O(*n*)
  ///   otherwise.
  public func settlingTime(within distance: Double) -> Double {
    let (last, begin) = (self.last, lastBegin)
    let settled = last.settlingTime(within: distance)
    if settled > 0 {
      return Swift.max(
        begin, Thresholds.last(before: Thresholds.instant(settled.nextUp, after: begin)))
    }
    if last.origin.distance(to: end) >= distance { return begin }
    return lastTime(beyond: distance, from: end, in: (0, begin))
  }

  /// Finds the nearest interruption, or an end.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    let index = interruptions.partitioningIndex { $0.time > time }
    let found =
      isBackward
      ? (index > 0 ? interruptions[index - 1].time : nil)
      : (index < interruptions.count ? interruptions[index].time : nil)
    return nearest(found, nextEnd(from: time, isBackward: isBackward), isBackward: isBackward)
  }

  /// Reports the beginning at time 0, each interruption, and the end.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitEnds(at: 0, duration, from: start, to: end, body) { start, end in
      let isBackward = end < start
      let low = interruptions.partitioningIndex { $0.time > Swift.min(start, end) }
      let high = interruptions.partitioningIndex { $0.time > Swift.max(start, end) }
      for place in 0..<Swift.max(0, high - low) {
        let index = isBackward ? high - 1 - place : low + place
        let event = MotionEvent(
          time: interruptions[index].time, kind: .interruption(index), isBackward: isBackward)
        guard body(event) else { return false }
      }
      return true
    }
  }
}
