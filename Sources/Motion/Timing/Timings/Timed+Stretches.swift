// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Timed where Base: Trajectory {
  /// The exactness of the base.
  @inlinable
  public var exactness: Exactness { base.exactness }

  /// Visits the stretches of each iteration, as the easing passes through those of the motion.
  ///
  /// The extrema of the motion and of the easing are mapped through each iteration, to the last bit
  /// of the time. Rates under an easing that is not linear are found by sampling.
  ///
  /// - Complexity: O(*n*) for *n* iterations in the interval.
  @inlinable
  public static func visitStretches(
    of measure: Measure<Base.Value>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard beyond else { return motion.visitOwn(of: measure, from: start, upTo: end, body) }
    // Only a whole iteration continues beyond its boundary.
    let before = motion.scale > 0 && motion.timing.leadsOnBefore ? Swift.max(0, start) : start
    let after =
      motion.scale > 0 && motion.timing.leadsOnAfter ? Swift.min(motion.duration.nextUp, end) : end
    guard
      motion.visitBeyond(measure, from: start, upTo: Swift.min(before, end), body),
      before >= after || motion.visitOwn(of: measure, from: before, upTo: after, body)
    else { return false }
    return motion.visitBeyond(measure, from: Swift.max(after, start), upTo: end, body)
  }

  /// Visits the continuation before the first iteration, or after the last.
  @inlinable
  func visitBeyond(
    _ measure: Measure<Base.Value>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    let reach = Timing.greatestShare * timing.duration
    let (low, high) = (Swift.max(start, -reach), Swift.min(end, timing.endTime + reach))
    guard low == start && high == end else {
      guard
        visitHold(
          of: measure, at: value(beyond: -reach), from: start, upTo: Swift.min(low, end), body),
        low >= high || visitBeyond(measure, from: low, upTo: high, body)
      else { return false }
      return visitHold(
        of: measure, at: value(beyond: timing.endTime + reach), from: Swift.max(high, start),
        upTo: end, body)
    }
    let progress = timing.extendedProgress(at:)
    let (first, last) = (progress(start), progress(end))
    let pieces = timing.easing.pieces(
      from: Swift.min(first, last), upTo: Swift.max(first, last))
    return EasedPass(
      base: base, scale: scale, easing: timing.easing, pieces: pieces, begin: start, end: end,
      first: first, last: last, factor: (last < first ? -scale : scale) / timing.duration
    ).visitStretches(of: measure, as: self, beyond: true, progress: progress, body)
  }

  /// Visits each iteration, and the values held before the first and after the last.
  @inlinable
  func visitOwn(
    of measure: Measure<Base.Value>, from start: Double, upTo end: Double,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    let (activeStart, activeEnd) = (timing.activeStart, timing.activeEnd)
    guard
      visitHold(
        of: measure, at: value(at: -.infinity), from: start, upTo: Swift.min(0, end), body),
      visitHold(
        of: measure, at: value(at: activeStart > 0 ? 0 : -.infinity), from: Swift.max(0, start),
        upTo: Swift.min(activeStart, end), body)
    else { return false }
    var begin = Swift.max(activeStart, start)
    let finish = Swift.min(activeEnd, end)
    let pieces = timing.easing.pieces
    while begin < finish {
      guard let pass = pass(at: begin, upTo: finish, pieces) else {
        guard visitHold(of: measure, at: value(at: begin), from: begin, upTo: finish, body) else {
          return false
        }
        break
      }
      guard
        pass.visitStretches(
          of: measure, as: self, beyond: false, progress: timing.directedProgress(at:), body)
      else { return false }
      guard pass.end > begin else { break }
      begin = pass.end
    }
    return visitHold(
      of: measure, at: value(at: .infinity), from: Swift.max(activeEnd, start), upTo: end, body)
  }
}

extension Timed {
  /// Returns the remainder of the iteration at an instant.
  ///
  /// - Parameters:
  ///   - time: The first instant.
  ///   - limit: The instant at which to stop, if the iteration does not end before.
  ///   - pieces: The pieces of the easing.
  ///   - beginsWhole: Whether the iteration itself begins at the first instant.
  /// - Returns: The pass; nil if nothing moves any more.
  @inlinable
  func pass(
    at time: Double, upTo limit: Double, _ pieces: [EasingPiece], beginsWhole: Bool = false
  ) -> EasedPass<Base>? {
    guard let part = timing.iterationPart(at: time, upTo: limit) else { return nil }
    return EasedPass(
      base: base, scale: scale, easing: timing.easing, pieces: pieces, begin: time, end: part.end,
      first: beginsWhole ? (part.runsBack ? 1 : 0) : part.first, last: part.last,
      factor: (part.runsBack ? -scale : scale) / timing.duration,
      isWhole: (beginsWhole, part.isComplete))
  }
}

extension Timing {
  /// Returns the remainder of the iteration at an instant: the end, the directed progress at both
  /// ends, its direction, and whether it is complete at the end; nil if nothing moves any more.
  @usableFromInline
  func iterationPart(
    at time: Double, upTo limit: Double
  ) -> (end: Double, first: Double, last: Double, runsBack: Bool, isComplete: Bool)? {
    guard duration > 0, duration < .infinity else { return nil }
    let overall = overallProgress(at: time)
    guard overall.iteration < 0x1p53 else { return nil }
    let next = beginning(of: overall.iteration + 1)
    let stop = Swift.min(next, limit)
    let runsBack = runsBack(in: overall)
    let endFraction = stop < next ? overallProgress(at: stop).fraction : 1
    return (
      stop, overall.directedFraction(runsBack: runsBack),
      runsBack ? 1 - endFraction : endFraction, runsBack, endFraction == 1
    )
  }

  /// Returns the iteration and its fraction at a time in the active phase.
  func overallProgress(at time: Double) -> OverallProgress {
    let (elapsed, error) = ExactArithmetic.twoSum(time, -delay)
    // As in a sample: after rounding, the end must be reached and not exceeded.
    if time >= lastTime || elapsed >= activeDuration { return endProgress }
    return playedProgress(at: elapsed, error)
  }

  /// Returns the progress at a time in the active phase, with its direction, before easing.
  @usableFromInline
  func directedProgress(at time: Double) -> Double {
    let overall = overallProgress(at: time)
    return runsBack(in: overall) ? 1 - overall.fraction : overall.fraction
  }

  /// Returns the first instant of an iteration.
  func beginning(of iteration: Double) -> Double {
    let passed = (iteration - first.iteration) - first.fraction
    return Thresholds.least(near: delay + passed * duration) {
      $0 >= delay && overallProgress(at: $0).iteration >= iteration
    }
  }

  /// Whether the first iteration continues before time 0: it is shown there, is whole, and has no
  /// delay.
  @usableFromInline
  var leadsOnBefore: Bool {
    (fill == .backwards || fill == .both) && duration > 0 && duration < .infinity
      && iterations > 0 && delay == 0 && first.fraction == 0
  }

  /// Whether the last iteration continues after the end: it is shown there, is complete, and
  /// nothing follows it.
  @usableFromInline
  var leadsOnAfter: Bool {
    (fill == .forwards || fill == .both) && duration > 0 && duration < .infinity
      && iterations > 0 && endTime < .infinity && endDelay == 0 && endProgress.fraction == 1
      && endTime == lastTime
  }

  /// The greatest progress of a continuation, which is held from there on.
  @inlinable
  static var greatestShare: Double { 1e100 }

  /// Returns the directed progress before the first iteration, or after the last.
  @usableFromInline
  func extendedProgress(at time: Double) -> Double {
    // At the exact end the last iteration is complete.
    let isBefore = time < endTime
    let share = (isBefore ? time / duration : 1 + (time - endTime) / duration)
      .clamped(to: -Timing.greatestShare...Timing.greatestShare)
    return runsBack(in: isBefore ? first : endProgress) ? 1 - share : share
  }

  /// Returns the state of the progress at a time before the first iteration or after the last.
  ///
  /// - Returns: `nil` if another state is to be held: in a delay, at an iteration that is not
  ///   complete, at one without a duration, or at infinity.
  func extendedState(at time: Double) -> KinematicState<Double>? {
    guard time.magnitude < .infinity,
      time < 0 ? leadsOnBefore : time > endTime && leadsOnAfter
    else { return nil }
    let directed = extendedProgress(at: time)
    let state = easing.state(extrapolatedProgress: directed)
    guard directed.magnitude < Timing.greatestShare else {
      return KinematicState(value: state.value)
    }
    let runsBack = runsBack(in: time < 0 ? first : endProgress)
    let rate = (runsBack ? -state.velocity : state.velocity) / duration
    return KinematicState(value: state.value, velocity: Timing.clamped(rate))
  }
}
