// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One pass of outer time through an easing and, behind it, through a base.
///
/// The progress of the pass increases or decreases from one number in 0…1 to another; eased and
/// multiplied it is the time of the base. An iteration of a timing is a pass, and so is a group.
@frozen
@usableFromInline
struct EasedPass<Base: Playable> {
  /// The motion behind the easing.
  @usableFromInline let base: Base

  /// The time of the base at progress 1, in seconds.
  @usableFromInline let scale: Double

  /// The duration of the whole of which the base is a member; 0 if the base is the whole.
  @usableFromInline let whole: Double

  /// The easing, and its pieces.
  @usableFromInline let easing: Easing
  @usableFromInline let pieces: [EasingPiece]

  /// The first instant of the pass, and the first after it.
  @usableFromInline let begin: Double
  @usableFromInline let end: Double

  /// The progress at the first instant, and its limit at the end.
  @usableFromInline let first: Double
  @usableFromInline let last: Double

  /// The seconds of the base that pass in one second, if the easing is linear.
  @usableFromInline let factor: Double

  /// Whether nothing of the base is missing before the first instant, or from the end onwards.
  ///
  /// The progress does not say so: at the first instant it may be rounded away from its end.
  @usableFromInline let isWhole: (begin: Bool, end: Bool)

  @inlinable
  init(
    base: Base, scale: Double, whole: Double = 0, easing: Easing, pieces: [EasingPiece],
    begin: Double, end: Double, first: Double, last: Double, factor: Double,
    isWhole: (begin: Bool, end: Bool) = (false, false)
  ) {
    self.base = base
    self.scale = scale
    self.whole = whole
    self.easing = easing
    self.pieces = pieces
    self.begin = begin
    self.end = end
    self.first = first
    self.last = last
    self.factor = factor
    self.isWhole = isWhole
  }

  /// Returns the time of the base at an instant.
  @inlinable
  func local(_ time: Double, _ progress: (Double) -> Double) -> Double {
    easing.output(at: progress(time)) * scale
  }

  /// Returns the part of a piece that the pass shows, if any.
  @inlinable
  func shown(_ piece: EasingPiece) -> EasingPiece? {
    let (low, high) = (Swift.min(first, last), Swift.max(first, last))
    guard piece.begin < high, piece.end > low else { return nil }
    var part = piece
    if low > piece.begin { (part.begin, part.first) = (low, easing.output(at: low)) }
    if high < piece.end { (part.end, part.last) = (high, easing.output(at: high)) }
    return part
  }

  /// Visits the parts of the pieces in the order of outer time, each with its first instants.
  @inlinable
  func visitPieces(
    progress: (Double) -> Double,
    _ body: (
      _ begin: Double, _ end: Double, _ from: Double, _ to: Double, Bool, _ span: (Double, Double)
    ) -> Bool
  ) -> Bool {
    guard first != last else {
      // Rounding has left a single progress for the whole pass.
      let output = easing.output(at: first)
      return body(begin, end, output, output, true, (first, last))
    }
    let runsBack = last < first
    var start = begin
    let arrival = easing.value(at: 1)
    if runsBack && first == 1 && pieces.last?.last != arrival {
      // The easing has another limit, and jumps.
      start = Thresholds.least(from: begin, upTo: end) { progress($0) < 1 }
      guard body(begin, start, arrival, arrival, true, (1, 1)) else { return false }
    }
    for index in pieces.indices {
      let whole = pieces[runsBack ? pieces.count - 1 - index : index]
      guard let piece = shown(whole) else { continue }
      let isLast = runsBack ? piece.begin <= last : piece.end >= last
      let stop =
        isLast
        ? end
        : Thresholds.least(from: start, upTo: end) {
          runsBack ? progress($0) < piece.begin : progress($0) >= piece.end
        }
      let (from, to) = runsBack ? (piece.last, piece.first) : (piece.first, piece.last)
      // Rounding may make the progress reach 1 before the end.
      let reach =
        isLast && !runsBack && last == 1 && to != arrival
        ? Thresholds.least(from: start, upTo: stop) { progress($0) >= 1 } : stop
      guard body(start, reach, from, to, piece.isContinuous, (whole.begin, whole.end)) else {
        return false
      }
      if reach < stop {
        guard body(reach, stop, arrival, arrival, true, (1, 1)) else { return false }
      }
      start = stop
    }
    return true
  }
}

extension EasedPass where Base: Trajectory {
  /// The grid of a whole piece of the easing, of which the pass may show a part.
  @inlinable
  func grid(from low: Double, to high: Double) -> SampleGrid {
    let rate = ((end - begin) / (last - first)).clampedToFinite
    /// The instant of a progress; outside of the pass slightly inside of the piece.
    func instant(_ progress: Double) -> Double {
      let time = progress == last ? end : (begin + (progress - first) * rate).clampedToFinite
      let outside = Swift.min(0, time - begin) + Swift.max(0, time - end)
      return time - outside * 0x1p-20
    }
    let (start, stop) = (instant(low), instant(high))
    return SampleGrid(
      from: Swift.min(start, stop), upTo: Swift.max(start, stop), steps: pieces.stepsOfEach)
  }

  /// Visits the stretches of the base as the pass shows them.
  ///
  /// - Parameters:
  ///   - measure: The measure of the base's value.
  ///   - own: The motion that shows the pass.
  ///   - beyond: Whether that motion is evaluated beyond its boundaries.
  ///   - progress: Returns the progress at an instant of outer time.
  ///   - body: Receives a stretch and returns whether to continue.
  /// - Returns: Whether the body continued to the end.
  @inlinable
  func visitStretches<Own: Trajectory>(
    of measure: Measure<Base.Value>, as own: Own, beyond: Bool, progress: (Double) -> Double,
    _ body: (Stretch) -> Bool
  ) -> Bool where Own.Value == Base.Value {
    func state(_ time: Double) -> KinematicState<Base.Value> {
      own.state(at: time, isBeyond: beyond)
    }
    let isShorter = base.duration < whole
    return visitPieces(progress: progress) { begin, end, from, to, isContinuous, span in
      guard begin < end else { return true }
      guard isContinuous else {
        return easing.visitPlateaus(from: begin, upTo: end, progress: progress) {
          own.visitHold(of: measure, at: state($0).value, from: $0, upTo: $1, body)
        }
      }
      if from == to {
        // The instant before a jump has the slope after it.
        let isInstant = measure.isOfVelocity && begin.nextUp >= end
        let number =
          isInstant
          ? measure(state(begin))
          : measure(restingAt: base.value(at: from * scale, beyond: whole))
        return body(Stretch(begin: begin, end: end, first: number, last: number))
      }
      let (low, high) = (Swift.min(from, to) * scale, Swift.max(from, to) * scale)
      guard low < high else {
        // A motion of duration 0 shows its end throughout.
        let number = measure(state(begin))
        return body(Stretch(begin: begin, end: end, first: number, last: number))
      }
      func local(_ time: Double) -> Double { self.local(time, progress) }
      let rises = from < to
      let isSampled = measure.isOfVelocity && !easing.isLinear
      let blur = isSampled ? own.blur : 0
      /// Finds the stretches of the rate where the base has one.
      ///
      /// A turn beside a joint at which the rate does not jump is that joint. A pass that runs back
      /// leaves a joint with the rate before it, which its first instant does not show.
      func visitRates(_ stretch: Stretch) -> Bool {
        // A joint of the base shows the side after it, which is not the side that a pass which rises
        // comes from, nor the one that a pass which falls goes to.
        // The end of the base shows how the base arrives there, not how it continues.
        let inner = Stretch.inside(stretch.begin, stretch.end, blur: blur)
        let least = rises && low < base.duration ? stretch.begin : inner.lowerBound
        let most = rises ? inner.upperBound : stretch.end
        func state(_ time: Double) -> KinematicState<Base.Value> {
          own.state(at: Swift.max(least, Swift.min(time, most)), isBeyond: beyond)
        }
        func number(_ time: Double) -> Double { measure(state(time)) }
        let (first, last) = (number(stretch.begin), number(stretch.end.nextDown))
        let middle = number(stretch.begin.interpolated(to: stretch.end, by: 0.5))
        let margin = middle.magnitude * 0x1p-20
        func isJoint(_ time: Double, _ turn: Double) -> Bool {
          time - stretch.begin <= blur && (turn - first).magnitude <= margin
            || stretch.end - time <= blur && (turn - last).magnitude <= margin
        }
        var rest = stretch
        return own.visitSampled(
          of: measure, from: stretch.begin, upTo: stretch.end,
          on: grid(from: span.0, to: span.1).cut(from: stretch.begin, upTo: stretch.end), state
        ) { part in
          if part.begin == rest.begin { rest.first = part.first }
          (rest.end, rest.last) = (part.end, part.last)
          guard part.end == stretch.end || !isJoint(part.end, part.last) else { return true }
          defer { (rest.begin, rest.first) = (part.end, part.last) }
          return body(rest)
        }
      }
      /// Multiplies the bounds of the base's rate by those of the easing's slope.
      func visitBounds(_ stretch: Stretch) -> Bool {
        let inner = Stretch.inside(stretch.begin, stretch.end, blur: blur)
        let rates = NumberRange(stretch.first, stretch.last)
        func slope(_ time: Double) -> Double {
          let time = Swift.max(inner.lowerBound, Swift.min(time, inner.upperBound))
          return easing.velocity(at: progress(time))
        }
        return Stretch.visitTurning(
          from: stretch.begin, upTo: stretch.end,
          on: grid(from: span.0, to: span.1).cut(from: stretch.begin, upTo: stretch.end), slope,
          as: slope
        ) { part in
          let bounds = rates * NumberRange(part.first, part.last)
          return body(
            Stretch(begin: part.begin, end: part.end, first: bounds.low, last: bounds.high))
        }
      }
      let isBounded = if case .rateBounds = measure { base.exactness == .bounded } else { false }
      let body = !isSampled ? body : isBounded ? visitBounds : visitRates
      // A member that ends before the whole continues only before it.
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
          // An easing that is level at its end may reach it slightly earlier. A rate is sampled.
          let reach = isLast && !isSampled ? threshold(upper) : stop
          guard
            own.visitRising(
              base, measure, inner: (lower, upper), outer: (start, reach), factor: factor,
              beyond: isNegative || !isShorter,
              threshold: { Swift.min(reach, threshold($0)) }, body)
          else { return false }
          if reach < stop {
            let number = measure(state(reach))
            guard body(Stretch(begin: reach, end: stop, first: number, last: number)) else {
              return false
            }
          }
        } else {
          func threshold(_ level: Double) -> Double {
            // The first positive difference: the one before it is not negative.
            Thresholds.leastLasting(
              from: start, upTo: stop, notNegative: { (level - local($0)).nextDown })
          }
          guard
            own.visitFalling(
              base, measure, inner: (lower, upper), outer: (start, stop), factor: factor,
              beyond: isNegative || !isShorter,
              shown: local(start) >= upper && !measure.isOfVelocity ? measure(state(start)) : nil,
              threshold: threshold, body)
          else { return false }
        }
      }
      return true
    }
  }
}

extension EasedPass {
  /// Reports the events of the base that lie between two instants of outer time.
  ///
  /// An easing that turns back passes an event again. An event at which it turns is passed once.
  ///
  /// - Parameters:
  ///   - start: The time just after which to start.
  ///   - end: The time just after which to stop.
  ///   - progress: Returns the progress at an instant of outer time.
  ///   - body: Receives an event of the base at its time of the pass and returns whether to
  ///     continue.
  /// - Returns: Whether the body continued to the end.
  @inlinable
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
      /// Returns an event at its time of the pass; nil if it lies outside of the interval.
      func shown(_ event: MotionEvent) -> MotionEvent? {
        let time = leg.instant(of: event.time, local)
        return time > low && time <= high ? event.moved(to: time) : nil
      }
      var (reported, skipped, isMany) = (0, 0, false)
      let (from, to) = (leg.edge(before: low, local), leg.edge(after: high, local))
      let wantsMore = visit(from, to) {
        isMany = $0.count > 1 || skipped > 64
        guard !isMany else { return false }
        guard let event = shown($0) else {
          skipped += 1
          return true
        }
        reported += 1
        return body(event)
      }
      guard isMany else {
        guard wantsMore else { return false }
        continue
      }
      // A record of many events is cut as the events that it represents would be; and where an
      // easing overshoots far, the margin of the interval may contain millions.
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

  /// Returns the legs of the base's time, including jumps, in the order of outer time.
  @inlinable
  func legs(progress: (Double) -> Double) -> [EventLeg] {
    // A motion of duration 0 is passed at the end of the pass that shows its start.
    guard scale > 0 else { return instantLegs() }
    // A whole iteration begins with the start of its base, even if the easing starts elsewhere.
    var legs = EventLegs(from: (isWhole.begin ? first : easing.value(at: first)) * scale)
    _ = visitPieces(progress: progress) { begin, end, from, to, _, _ in
      legs.go(to: from * scale, begin, begin)
      legs.go(to: to * scale, begin, end)
      return true
    }
    if isWhole.end {
      // A pass that runs back leaves a jump at 0 on the side that is held afterwards.
      let isOuter = last < first && !easing.isLineOrCurve
      let output =
        isOuter
        ? easing.value(extrapolatedProgress: last, before: true) : easing.value(at: last)
      legs.go(to: output * scale, end, end)
    }
    return legs.list(at: begin)
  }

  /// Returns the leg of a base of duration 0, whose time is 0 throughout; none if the pass does not
  /// show the start.
  @inlinable
  func instantLegs() -> [EventLeg] {
    if last < first {
      return isWhole.end ? [EventLeg(begin: end, end: end, from: 0, to: (0.0).nextDown)] : []
    }
    return isWhole.begin ? [EventLeg(begin: begin, end: begin, from: (0.0).nextDown, to: 0)] : []
  }
}
