// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One pass of own time through an easing and, behind it, through a base.
///
/// The progress of the pass rises from one number in 0…1 to another, or falls; eased and
/// multiplied it is the base's time. An iteration of a timing is a pass, and so is a group.
@usableFromInline
struct EasedPass<Base: Playable> {
  /// What is seen through the easing.
  let base: Base

  /// The base's seconds that the whole progress stands for.
  let scale: Double

  /// The duration of the whole of which the base is a member; 0 if it is the whole itself.
  var whole = 0.0

  /// The easing, and its pieces.
  let easing: Easing
  let pieces: [EasingPiece]

  /// The first instant of the pass, and the first after it.
  let begin: Double
  let end: Double

  /// The progress at the first instant, and the one that it comes to.
  let first: Double
  let last: Double

  /// The base's seconds that pass in one, if the easing is linear.
  let factor: Double

  /// The base's time at an instant.
  private func local(_ time: Double, _ progress: (Double) -> Double) -> Double {
    easing.output(at: progress(time)) * scale
  }

  /// The part of a piece that the pass shows.
  private func shown(_ piece: EasingPiece) -> EasingPiece? {
    let (low, high) = (Swift.min(first, last), Swift.max(first, last))
    guard piece.begin < high, piece.end > low else { return nil }
    var part = piece
    if low > piece.begin { (part.begin, part.first) = (low, easing.output(at: low)) }
    if high < piece.end { (part.end, part.last) = (high, easing.output(at: high)) }
    return part
  }

  /// Visits the parts of the pieces in the order of own time, each with its first instants.
  func visitPieces(
    progress: (Double) -> Double,
    _ body: (_ begin: Double, _ end: Double, _ from: Double, _ to: Double, Bool) -> Bool
  ) -> Bool {
    guard first != last else {
      // Rounding left one progress for all of it.
      let output = easing.output(at: first)
      return body(begin, end, output, output, true)
    }
    let runsBack = last < first
    var start = begin
    let arrival = easing.value(at: 1)
    if runsBack && first == 1 && pieces.last?.last != arrival {
      // The easing comes to another number, and jumps.
      start = Thresholds.least(from: begin, upTo: end) { progress($0) < 1 }
      guard body(begin, start, arrival, arrival, true) else { return false }
    }
    for index in pieces.indices {
      guard let piece = shown(pieces[runsBack ? pieces.count - 1 - index : index]) else {
        continue
      }
      let isLast = runsBack ? piece.begin <= last : piece.end >= last
      let stop =
        isLast
        ? end
        : Thresholds.least(from: start, upTo: end) {
          runsBack ? progress($0) < piece.begin : progress($0) >= piece.end
        }
      let (from, to) = runsBack ? (piece.last, piece.first) : (piece.first, piece.last)
      // Rounding may bring the progress to 1 before the end.
      let reach =
        isLast && !runsBack && last == 1 && to != arrival
        ? Thresholds.least(from: start, upTo: stop) { progress($0) >= 1 } : stop
      guard body(start, reach, from, to, piece.isContinuous) else { return false }
      if reach < stop {
        guard body(reach, stop, arrival, arrival, true) else { return false }
      }
      start = stop
    }
    return true
  }
}

extension EasedPass where Base: Trajectory {
  /// Visits the stretches of the base as the pass shows them.
  ///
  /// - Parameters:
  ///   - measure: The number that is looked at.
  ///   - own: The motion that shows the pass.
  ///   - beyond: Whether it shows it beyond its own time.
  ///   - progress: Gives the progress at an instant of own time.
  ///   - body: Takes a stretch and says whether to go on.
  /// - Returns: Whether the body went on to the end.
  func visitStretches<Own: Trajectory>(
    of measure: Measure<Base.Value>, as own: Own, beyond: Bool, progress: (Double) -> Double,
    _ body: (Stretch) -> Bool
  ) -> Bool where Own.Value == Base.Value {
    func state(_ time: Double) -> KinematicState<Base.Value> {
      own.state(at: time, isBeyond: beyond)
    }
    let isShorter = base.duration < whole
    return visitPieces(progress: progress) { begin, end, from, to, isContinuous in
      guard begin < end else { return true }
      if from == to {
        let number = measure(restingAt: base.value(at: from * scale, beyond: whole))
        return body(Stretch(begin: begin, end: end, first: number, last: number))
      }
      if measure.isOfVelocity && easing != .linear {
        return own.visitSampled(
          of: measure, from: begin, upTo: end, steps: pieces.stepsOfEach, state, body)
      }
      let (low, high) = (Swift.min(from, to) * scale, Swift.max(from, to) * scale)
      guard low < high else {
        // A motion that lasts no time shows its end throughout.
        let number = measure(state(begin))
        return body(Stretch(begin: begin, end: end, first: number, last: number))
      }
      func local(_ time: Double) -> Double { self.local(time, progress) }
      func take(_ stretch: Stretch) -> Bool {
        if isContinuous { return body(stretch) }
        guard stretch.begin < stretch.end else { return true }
        var shown = stretch
        shown.first = measure(state(stretch.begin))
        shown.last = measure(state(stretch.end.nextDown))
        return body(shown)
      }
      let rises = from < to
      // A member that is over before the whole goes on before it only.
      let isSplit = isShorter && low < 0 && high > 0
      var start = begin
      for isNegative in !isSplit ? [low < 0] : rises ? [true, false] : [false, true] {
        let (lower, upper) = !isSplit ? (low, high) : isNegative ? (low, 0) : (0, high)
        let isLast = rises ? upper == high : lower == low
        let stop =
          isLast
          ? end
          : Thresholds.leastLasting(
            from: start, upTo: end, notNegative: { rises ? local($0) : (-local($0)).nextDown })
        defer { start = stop }
        if rises {
          func threshold(_ level: Double) -> Double {
            Thresholds.leastLasting(from: start, upTo: stop, notNegative: { local($0) - level })
          }
          // An easing that is level at its end may be there a little before.
          let reach = isLast ? threshold(upper) : stop
          guard
            own.visitRising(
              base, measure, inner: (lower, upper), outer: (start, reach), factor: factor,
              beyond: isNegative || !isShorter,
              threshold: { Swift.min(reach, threshold($0)) }, take)
          else { return false }
          if reach < stop {
            let number = measure(state(reach))
            guard body(Stretch(begin: reach, end: stop, first: number, last: number)) else {
              return false
            }
          }
        } else {
          func threshold(_ level: Double) -> Double {
            // Just where the difference is positive, that before it is not negative.
            Thresholds.leastLasting(
              from: start, upTo: stop, notNegative: { (level - local($0)).nextDown })
          }
          guard
            own.visitFalling(
              base, measure, inner: (lower, upper), outer: (start, stop), factor: factor,
              beyond: isNegative || !isShorter,
              shown: local(start) >= upper && !measure.isOfVelocity ? measure(state(start)) : nil,
              threshold: threshold, take)
          else { return false }
        }
      }
      return true
    }
  }
}

/// A leg of the base's time that is passed in one direction while own time rises.
private struct EventLeg {
  /// The first instant that shows it, and the first that shows its end.
  var begin, end: Double

  /// The base's time just after which it starts, and stops.
  var from, to: Double

  var rises: Bool { from < to }

  /// The first instant that shows a time of the base, or what comes after it on the leg.
  func instant(of time: Double, _ local: (Double) -> Double) -> Double {
    Thresholds.leastLasting(
      from: begin, upTo: end, notNegative: { rises ? local($0) - time : time - local($0) })
  }

  /// The base's time at an instant or a little before.
  ///
  /// An easing is not monotone to the last bit: more is asked for than is shown.
  func edge(before time: Double, _ local: (Double) -> Double) -> Double {
    let time = time - blur
    return time < begin ? from : edge(at: time, rises ? -slack : slack, local)
  }

  /// The base's time at an instant or a little after.
  func edge(after time: Double, _ local: (Double) -> Double) -> Double {
    let time = time + blur
    return time < end ? edge(at: time, rises ? slack : -slack, local) : to
  }

  private var slack: Double { 0x1p-40 * Swift.max(from.magnitude, to.magnitude) }

  private var blur: Double {
    Swift.max(32 * Swift.max(begin.magnitude, end.magnitude).ulp, (end - begin) * 0x1p-16)
  }

  private func edge(
    at time: Double, _ slack: Double, _ local: (Double) -> Double
  ) -> Double {
    let place = local(time) + slack
    return rises
      ? Swift.min(to, Swift.max(from, place)) : Swift.max(to, Swift.min(from, place))
  }

  /// Where the base's time is cut so that what comes after it is shown after an instant.
  ///
  /// - Returns: The time of the base just after which it is.
  func cut(
    at time: Double, _ from: Double, _ to: Double, _ local: (Double) -> Double
  ) -> Double {
    guard time >= begin else { return from }
    guard time < end else { return to }
    let cut = Thresholds.least(from: Swift.min(from, to), upTo: Swift.max(from, to).nextUp) {
      rises == (instant(of: $0, local) > time)
    }
    return cut.nextDown
  }
}

extension EasedPass {
  /// Reports the events of the base that lie between two instants of own time.
  ///
  /// An easing that turns back passes an event again. Where it only touches it, it does once.
  ///
  /// - Parameters:
  ///   - start: The time just after which to start.
  ///   - end: The time just after which to stop.
  ///   - progress: Gives the progress at an instant of own time.
  ///   - body: Takes an event of the base at its time of the pass.
  /// - Returns: Whether the body went on to the end.
  func visitEvents(
    from start: Double, to end: Double, progress: (Double) -> Double,
    _ body: (MotionEvent) -> Bool
  ) -> Bool {
    func local(_ time: Double) -> Double { self.local(time, progress) }
    let legs = self.legs(progress: progress)
    let isBackward = end < start
    let (low, high) = (Swift.min(start, end), Swift.max(start, end))
    for index in legs.indices {
      let leg = legs[isBackward ? legs.count - 1 - index : index]
      guard leg.end > low && leg.begin <= high else { continue }
      func visit(_ from: Double, _ to: Double, _ body: (MotionEvent) -> Bool) -> Bool {
        base.visitEvents(from: isBackward ? to : from, to: isBackward ? from : to, body)
      }
      /// Moves an event to the pass; nil if it is shown before or after.
      func shown(_ event: MotionEvent) -> MotionEvent? {
        let time = leg.instant(of: event.time, local)
        return time > low && time <= high ? event.moved(to: time) : nil
      }
      var (reported, isMerged) = (0, false)
      let (from, to) = (leg.edge(before: low, local), leg.edge(after: high, local))
      let wantsMore = visit(from, to) {
        isMerged = $0.count > 1
        guard !isMerged else { return false }
        guard let event = shown($0) else { return true }
        reported += 1
        return body(event)
      }
      guard isMerged else {
        guard wantsMore else { return false }
        continue
      }
      // A record of many is cut as the events would be that it stands for.
      let cuts = (leg.cut(at: low, from, to, local), leg.cut(at: high, from, to, local))
      var passed = 0
      let wantsRest = visit(cuts.0, cuts.1) {
        guard let event = shown($0) else { return true }
        passed += 1
        return passed <= reported || body(event)
      }
      guard wantsRest else { return false }
    }
    return true
  }

  /// The legs of the base's time, jumps among them, in the order of own time.
  private func legs(progress: (Double) -> Double) -> [EventLeg] {
    var legs: [EventLeg] = []
    let runsBack = last < first
    // A whole iteration begins with what its base does, be the easing elsewhere at once.
    let isWholeStart = first == (runsBack ? 1 : 0)
    let isWholeEnd = last == (runsBack ? 0 : 1)
    var position = isWholeStart ? first * scale : easing.value(at: first) * scale
    func go(to target: Double, _ begin: Double, _ end: Double) {
      guard target != position else { return }
      let rises = target > position
      // What lies at the start is passed with the first step, and what a turn touches was passed
      // when it came there.
      let includesStart = legs.isEmpty
      legs.append(
        EventLeg(
          begin: begin, end: end,
          from: rises == includesStart ? position.nextDown : position,
          to: rises ? target : target.nextDown))
      position = target
    }
    _ = visitPieces(progress: progress) { begin, end, from, to, _ in
      go(to: from * scale, begin, begin)
      go(to: to * scale, begin, end)
      return true
    }
    if isWholeEnd { go(to: easing.value(at: last) * scale, end, end) }
    if legs.isEmpty {
      legs.append(EventLeg(begin: begin, end: begin, from: position.nextDown, to: position))
    }
    return legs
  }
}
