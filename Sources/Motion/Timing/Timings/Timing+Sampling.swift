// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Timing {
  /// Returns phase, iteration and progress at a local time.
  ///
  /// - Parameters:
  ///   - localTime: Seconds since the timing was started; `nil` if it was not.
  ///   - speed: The speed of the clock that gives the local time. At an instant between two phases its sign decides:
  ///     the phase is the next one in the direction of time.
  /// - Returns: A sample whose numbers are finite, except the index of an infinitely late
  ///   iteration.
  /// - Accuracy: The iteration is that of the exact quotient, and the progress along a line is
  ///   within 1 ulp of it; with an iteration start, which is added, within 2⁻⁵³. With a delay these
  ///   bounds are twice as great, and the last 2⁻⁵³ of an iteration may belong to the next.
  /// - Edge cases: NaN is treated as time 0. −∞ is before, and +∞ after everything, even after
  ///   endless iterations.
  /// - Complexity: Constant.
  @inlinable
  @inline(__always)
  public func sample(at localTime: Double?, speed: Double = 1) -> Timing.Sample {
    guard let time = localTime else { return Timing.Sample(phase: .idle) }
    guard let active = activePosition(at: time, speed: speed),
      let progress = plainValue(at: active.directed)
    else { return sampleInAnyPhase(at: time, isTravellingBack: speed < 0) }
    return Timing.Sample(
      phase: .active, progress: progress, iteration: active.iteration, activeTime: active.activeTime
    )
  }

  /// Returns the progress at a local time, and its rate of change.
  ///
  /// - Parameters:
  ///   - localTime: Seconds since the timing was started; `nil` if it was not.
  ///   - speed: The speed of the clock that gives the local time; see `sample(at:speed:)`.
  /// - Returns: The progress, and its change per second of local time; `nil` if the timing has no
  ///   progress. Outside the active phase the change is 0. Where an easing is vertical, it is
  ///   clamped to ±2⁷⁰.
  /// - Complexity: That of a sample, and the slope of the easing.
  @inlinable
  @inline(__always)
  public func state(
    at localTime: Double?, speed: Double = 1
  ) -> KinematicState<Double>? {
    guard let time = localTime else { return nil }
    return activeState(at: time, speed: speed)
      ?? stateInAnyPhase(at: time, isTravellingBack: speed < 0)
  }

  /// A position in the active phase, computed by arithmetic alone.
  @usableFromInline
  typealias ActivePosition = (
    activeTime: Double, iteration: Double, directed: Double, sign: Double
  )

  /// Returns the position in the active phase, unless it is near a boundary.
  ///
  /// It calls no function, so that no caller has to copy the timing first, and it has no branch
  /// that depends on the iteration.
  @inlinable
  @inline(__always)
  func activePosition(at time: Double, speed: Double) -> ActivePosition? {
    guard time >= activeStart && time < activeEnd && !(speed < 0) else { return nil }
    let (elapsed, error) = ExactArithmetic.twoSum(time, -delay)
    guard elapsed < storage.activeLimit, let overall = nearProgress(at: elapsed, error),
      overall.iteration < 0x1p52
    else { return nil }
    // Adding 2⁵² exposes the last bit of a whole number below 2⁵².
    let bit = ((overall.iteration + 0x1p52).bitPattern & alternation) ^ reversal
    let back = Double(Int64(bitPattern: bit))
    let sign = 1 - 2 * back
    return (elapsed, overall.iteration, back + sign * overall.fraction, sign)
  }

  /// Returns the iteration and fraction at a time since the first iteration began, or nil if the
  /// time is late or too near a boundary for an estimate.
  @inlinable
  @inline(__always)
  func nearProgress(at elapsed: Double, _ error: Double) -> OverallProgress? {
    guard let (whole, rest) = storage.divisor.nearRest(at: elapsed, error) else { return nil }
    let fraction = rest / duration
    if first.fraction != 0 { return first.advanced(by: whole, fraction) }
    return OverallProgress(iteration: first.iteration + whole, fraction: fraction)
  }

  /// Returns the iteration and fraction at any time since the first iteration began.
  ///
  /// - Edge cases: If the number of iterations overflows, it is infinite and the fraction is that
  ///   of the start; so is the fraction if the duration is 0.
  private func progress(at elapsed: Double, _ error: Double) -> OverallProgress {
    if let near = nearProgress(at: elapsed, error) { return near }
    guard duration > 0 && duration < .infinity else { return first }
    guard elapsed / duration < .infinity else {
      return OverallProgress(iteration: .infinity, fraction: first.fraction)
    }
    let (whole, rest, scaled) = storage.divisor.distantScaledRest(at: elapsed, error)
    return first.advanced(by: whole, rest / scaled)
  }

  /// Returns the value of an easing that is a line, or of the inner part of a Bézier curve.
  @inlinable
  @inline(__always)
  func plainValue(at directed: Double) -> Double? {
    if easing.isLinear { return directed }
    guard easing.isBezier, directed > 0, directed < 1 else { return nil }
    return easing.curve.value(at: directed)
  }

  /// Returns the progress and its change in the active phase, for an easing that is a line or a
  /// curve.
  @inlinable
  @inline(__always)
  func activeState(at time: Double, speed: Double) -> KinematicState<Double>? {
    guard let active = activePosition(at: time, speed: speed) else { return nil }
    if easing.isLinear {
      return KinematicState(
        value: active.directed, velocity: Timing.clamped(active.sign * storage.divisor.inverse))
    }
    guard easing.isBezier, active.directed > 0, active.directed < 1 else {
      return nil
    }
    let state = easing.curve.unboundedState(at: active.directed)
    return KinematicState(
      value: state.value,
      velocity: Timing.clamped(active.sign * state.velocity * storage.divisor.inverse))
  }

  /// Returns the progress in the active phase, for an easing that is a line or a curve.
  @inlinable
  @inline(__always)
  func activeProgress(at time: Double, speed: Double) -> Double? {
    guard let active = activePosition(at: time, speed: speed) else { return nil }
    return plainValue(at: active.directed)
  }

  /// Returns a rate of at most 2⁷⁰; one that is NaN, a vertical slope in an endless iteration,
  /// is 0.
  @inlinable
  @inline(__always)
  static func clamped(_ rate: Double) -> Double {
    rate.magnitude <= 0x1p70 ? rate : steepRate(rate)
  }

  @usableFromInline
  @inline(never)
  static func steepRate(_ rate: Double) -> Double { rate == rate ? rate.boundedFactor : 0 }

  /// Returns whether an iteration runs backwards; an infinitely late alternating one does not.
  func runsBack(in overall: OverallProgress) -> Bool {
    guard alternation != 0 else { return reversal != 0 }
    return overall.isOdd != (reversal != 0) && overall.iteration < .infinity
  }

  /// The position of a local time, with its iteration if the timing has one there.
  private typealias Position = (
    phase: Timing.Sample.Phase, activeTime: Double, overall: OverallProgress?
  )

  /// Returns the position of any local time.
  private func position(at time: Double, isTravellingBack: Bool) -> Position {
    let time = time.isNaN ? 0 : time
    let (elapsed, error) = ExactArithmetic.twoSum(time, -delay)
    if time < activeStart || isTravellingBack && time == activeStart {
      guard fill == .backwards || fill == .both else { return (.before, 0, nil) }
      guard time > delay else { return (.before, 0, first) }
      return (.before, elapsed, progress(at: elapsed, error))
    }
    // The end must be reached despite rounding: it is determined by delay and duration.
    let isEnd = time >= lastTime || elapsed >= activeDuration || activeDuration == 0
    let activeTime = isEnd ? activeDuration : Swift.max(0, elapsed)
    let overall = isEnd ? endProgress : playedProgress(at: elapsed, error)
    if time > activeEnd || !isTravellingBack && time == activeEnd {
      return (.after, activeTime, fill == .forwards || fill == .both ? overall : nil)
    }
    return (.active, activeTime, overall)
  }

  /// Returns the iteration and fraction at a time since the first iteration began, at most the
  /// last.
  func playedProgress(at elapsed: Double, _ error: Double) -> OverallProgress {
    guard elapsed > 0 else { return first }
    let overall = progress(at: elapsed, error)
    return elapsed >= storage.activeLimit && overall.iteration > endProgress.iteration
      ? endProgress : overall
  }

  /// Returns the sample at any local time.
  @usableFromInline
  @inline(never)
  func sampleInAnyPhase(at time: Double, isTravellingBack: Bool) -> Timing.Sample {
    let position = position(at: time, isTravellingBack: isTravellingBack)
    guard let overall = position.overall else { return Timing.Sample(phase: position.phase) }
    return Timing.Sample(
      phase: position.phase, progress: progress(at: overall, position.phase),
      iteration: overall.iteration, activeTime: position.activeTime)
  }

  /// Returns the progress and its change at any local time.
  @usableFromInline
  @inline(never)
  func stateInAnyPhase(at time: Double, isTravellingBack: Bool) -> KinematicState<Double>? {
    phasedState(at: time, isTravellingBack: isTravellingBack)?.state
  }

  /// Returns the share of a motion's duration that is shown at any local time, and its change.
  ///
  /// Where progress 0 is held it is −∞, because the motion is shown as before its beginning, and
  /// where progress 1 is held it is ∞.
  @usableFromInline
  @inline(never)
  func shareInAnyPhase(at time: Double, isTravellingBack: Bool) -> KinematicState<Double>? {
    phasedState(at: time, isTravellingBack: isTravellingBack).map {
      $0.phase == .active ? $0.state : Timing.held($0.state.value)
    }
  }

  /// Returns the share that a motion shows at a time: without a progress, and outside of the
  /// boundaries, that at the boundary.
  @usableFromInline
  @inline(never)
  func share(at time: Double) -> KinematicState<Double> {
    let isCut = delay < 0 && !(time > 0)
    let shown = isCut ? 0 : Swift.min(time, endTime)
    guard let share = shareInAnyPhase(at: shown, isTravellingBack: false) else {
      return Timing.held(0)
    }
    return isCut && time < 0 ? Timing.held(share.value) : share
  }

  private static func held(_ progress: Double) -> KinematicState<Double> {
    KinematicState(value: progress == 0 ? -.infinity : progress == 1 ? .infinity : progress)
  }

  private func phasedState(
    at time: Double, isTravellingBack: Bool
  ) -> (state: KinematicState<Double>, phase: Timing.Sample.Phase)? {
    let position = position(at: time, isTravellingBack: isTravellingBack)
    guard let overall = position.overall else { return nil }
    guard position.phase == .active else {
      return (KinematicState(value: progress(at: overall, position.phase)), position.phase)
    }
    let runsBack = runsBack(in: overall)
    let state = easing.state(at: overall.directedFraction(runsBack: runsBack))
    let rate = (runsBack ? -state.velocity : state.velocity) * storage.divisor.inverse
    return (KinematicState(value: state.value, velocity: Timing.clamped(rate)), .active)
  }

  /// Returns the eased progress; before and after the active phase, on the outer side of a jump.
  private func progress(at overall: OverallProgress, _ phase: Timing.Sample.Phase) -> Double {
    let runsBack = runsBack(in: overall)
    let directed = overall.directedFraction(runsBack: runsBack)
    if phase == .active { return easing.value(at: directed) }
    // Lines and Bézier curves, which do not jump, hold 0 and 1.
    return easing.isLineOrCurve && (directed == 0 || directed == 1)
      ? directed
      : easing.value(extrapolatedProgress: directed, before: (phase == .before) != runsBack)
  }
}
