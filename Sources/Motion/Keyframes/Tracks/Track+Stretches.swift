// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track {
  /// Evaluates the motion beyond its duration, where it continues along straight lines.
  ///
  /// Outside its duration, a track of values in the mode `linear` continues along its first or last
  /// segment, as the easing of the segment does outside of its range. All others hold, and so does
  /// a track with several values at time 0 or at the end.
  ///
  /// - Source: Web Animations, "the effect value of a keyframe effect".
  public func state(beyond time: Double) -> KinematicState<Value> {
    guard time.magnitude < .infinity,
      time < 0 ? storage.continuesBefore : time > duration && storage.continuesAfter
    else { return state(at: time) }
    let segment = storage.segments[time < 0 ? 0 : storage.segments.count - 1]
    return storage.line(of: segment).state(beyond: time - segment.begin)
  }

  /// The swings of the springs among the segments.
  public static func recurrences(of motion: Self) -> [Recurrence] {
    motion.storage.segments.flatMap { segment -> [Recurrence] in
      guard segment.shape == .spring else { return [] }
      return motion.storage.springs[Int(segment.listIndex)].recurrences.clipped(
        from: 0, upTo: segment.duration
      ).map {
        $0.mapped { Thresholds.instant($0, after: segment.begin) }
      }
    }
  }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the stretches of each segment; a jump separates two of them.
  ///
  /// The extrema of lines, of splines along a direction, and of springs are found in closed form,
  /// also under an easing. On splines, those of the distance of a vector from a point are found by
  /// sampling, and so are those of rates under an easing.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  @specialized(where Value == SIMD2<Double>)
  @specialized(where Value == SIMD4<Double>)
  #endif
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if Value.componentCount == 1 {
      if case .distance(let point) = measure {
        return motion.visitDistances(from: point, from: start, upTo: end, beyond: beyond, body)
      }
    }
    guard beyond else { return motion.visitOwn(of: measure, from: start, upTo: end, body) }
    let begin = motion.storage.continuesBefore ? Swift.max(0, start) : start
    let after = motion.duration.nextUp
    let finish = motion.storage.continuesAfter ? Swift.min(after, end) : end
    guard
      motion.visitLine(ofSegment: 0, measure, from: start, upTo: Swift.min(begin, end), body),
      begin >= finish || motion.visitOwn(of: measure, from: begin, upTo: finish, body)
    else { return false }
    return motion.visitLine(
      ofSegment: motion.storage.segments.count - 1, measure, from: Swift.max(finish, start),
      upTo: end,
      body)
  }

  /// Visits the line along which a segment continues.
  private func visitLine(
    ofSegment index: Int, _ measure: Measure<Value>, from start: Double, upTo end: Double,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    let segment = storage.segments[index]
    let begin = segment.begin
    return visitRising(
      storage.line(of: segment), measure, inner: (start - begin, end - begin), outer: (start, end),
      beyond: true,
      threshold: { Thresholds.instant($0, after: begin) }, body)
  }

  /// Visits the stretches of each segment, and the values held before and after them.
  private func visitOwn(
    of measure: Measure<Value>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard visitHold(of: measure, at: storage.first, from: start, upTo: Swift.min(0, end), body)
    else {
      return false
    }
    for index in storage.segmentIndices(from: start, upTo: end) {
      let isLast = index + 1 == storage.segments.count
      let begin = index > 0 ? storage.thresholds[index] : 0
      let finish = isLast ? afterLast : storage.thresholds[index + 1]
      let own = (Swift.max(begin, start), Swift.min(finish, end))
      guard own.0 < own.1 else { continue }
      // The limit of the segment, not the value at its last instant.
      let limit = own.1 < finish ? own.1 : isLast ? duration : storage.segments[index + 1].begin
      let from = index > 0 && own.0 == begin ? storage.segments[index].begin : own.0
      guard own.1 > limit && (own.0 >= limit || jumpsAtEnd(ofSegment: index)) else {
        guard visit(segment: index, measure, from: from, upTo: limit, own: own, body) else {
          return false
        }
        continue
      }
      // If the easing jumps, the instant of the boundary shows the value after the jump.
      guard
        own.0 >= limit
          || visit(segment: index, measure, from: from, upTo: limit, own: (own.0, limit), body)
      else { return false }
      let number = measure(state(at: limit))
      let instant = Stretch(
        begin: Swift.max(own.0, limit), end: own.1, first: number, last: number)
      guard body(instant) else { return false }
    }
    return visitHold(
      of: measure, at: storage.last,
      from: Swift.max(storage.segments.isEmpty ? 0 : afterLast, start),
      upTo: end, body)
  }

  /// The first instant after the last, if it is a finite number.
  private var afterLast: Double { Swift.min(storage.lastInstant.nextUp, .greatestFiniteMagnitude) }

  /// Returns whether the limit of a segment differs from the value at its end.
  private func jumpsAtEnd(ofSegment index: Int) -> Bool {
    let segment = storage.segments[index]
    guard segment.shape == .easedLine || segment.shape == .easedHermite else { return false }
    let easing = storage.easing(of: segment)
    return easing.pieces.last?.last != easing.value(at: 1)
  }

  private func visit(
    segment index: Int, _ measure: Measure<Value>, from start: Double, upTo end: Double,
    own: (Double, Double), _ body: (Stretch) -> Bool
  ) -> Bool {
    let segment = storage.segments[index]
    let begin = segment.begin
    let listIndex = Int(segment.listIndex)
    // By rounding, the last instant before the end may be at the end of the segment.
    let seconds = (
      start - begin, own.1 > end ? end - begin : innerEnd(own.1) { $0 - begin }
    )
    func second(_ time: Double) -> Double { Thresholds.instant(time, after: begin) }
    let shares = ((start - begin) / segment.duration, (end - begin) / segment.duration)
    func share(_ progress: Double) -> Double {
      Thresholds.least(near: begin + progress * segment.duration) {
        ($0 - begin) / segment.duration >= progress
      }
    }
    switch segment.shape {
    case .line, .hermite:
      return visitRising(
        HermiteTrajectory(segment), measure, inner: shares, outer: own,
        factor: segment.inverseDuration, threshold: share, body)
    case .easedLine:
      return visitRising(
        storage.easedLines[listIndex], measure, inner: seconds, outer: own, threshold: second, body)
    case .easedHermite:
      let easing = storage.easings[listIndex]
      return EasedPass(
        base: HermiteTrajectory(segment), scale: 1, easing: easing, pieces: easing.pieces,
        begin: own.0, end: own.1, first: shares.0, last: shares.1,
        factor: segment.inverseDuration
      ).visitStretches(
        of: measure, as: self, beyond: false, progress: { ($0 - begin) / segment.duration }, body)
    case .spring:
      return visitRising(
        storage.springs[listIndex], measure, inner: seconds, outer: own, threshold: second, body)
    case .path:
      return visitRising(
        CurveTrajectory(curve: storage.paths[listIndex]), measure, inner: shares, outer: own,
        factor: segment.inverseDuration, threshold: share, body)
    }
  }
}
