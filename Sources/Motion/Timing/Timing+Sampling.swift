// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Timing {
  /// Finds phase, iteration and progress at a local time.
  ///
  /// - Parameters:
  ///   - localTime: Seconds since the timing was started, or `nil` if it is not.
  ///   - playbackRate: How fast local time passes. Its sign decides which phase an
  ///     instant between two phases belongs to: the one that comes next in the
  ///     direction of travel.
  /// - Returns: A sample whose numbers are finite, but for the number of an
  ///   iteration infinitely late.
  /// - Edge cases: NaN reads as time 0. −∞ is before, and +∞ after everything, even
  ///   after endless iterations.
  /// - Complexity: Constant.
  @inlinable
  @inline(__always)
  public func sample(at localTime: Double?, playbackRate: Double = 1) -> TimingSample {
    guard let time = localTime else { return TimingSample(phase: .idle) }
    guard let place = activePlace(at: time, playbackRate: playbackRate),
      let progress = plainValue(at: place.directed)
    else { return sampleElsewhere(at: time, isTravellingBack: playbackRate < 0) }
    return TimingSample(
      phase: .active, progress: progress, iteration: place.iteration, activeTime: place.activeTime)
  }

  /// Finds the progress at a local time, and how fast it changes.
  ///
  /// - Parameters:
  ///   - localTime: Seconds since the timing was started, or `nil` if it is not.
  ///   - playbackRate: How fast local time passes; see `sample(at:playbackRate:)`.
  /// - Returns: The progress, and its change in one second of local time; `nil` where
  ///   the timing has no progress. Outside the active phase the progress stands
  ///   still. Where an easing is vertical, its change is held to ±10¹⁵⁰.
  /// - Complexity: As a sample, with the slope of the easing.
  @inlinable
  @inline(__always)
  public func state(
    at localTime: Double?, playbackRate: Double = 1
  ) -> KinematicState<Double>? {
    guard let time = localTime else { return nil }
    return activeState(at: time, playbackRate: playbackRate)
      ?? stateElsewhere(at: time, isTravellingBack: playbackRate < 0)
  }

  /// A place in the active phase, found by no more than arithmetic.
  @usableFromInline
  typealias ActivePlace = (
    activeTime: Double, iteration: Double, directed: Double, sign: Double
  )

  /// The place in the active phase, unless it is near a boundary.
  ///
  /// It calls nothing, so that no caller has to copy the timing first, and has no
  /// branch that depends on the iteration.
  @inlinable
  @inline(__always)
  func activePlace(at time: Double, playbackRate: Double) -> ActivePlace? {
    guard time >= activeStart && time < activeEnd && !(playbackRate < 0) else { return nil }
    let (elapsed, error) = ExactArithmetic.twoSum(time, -delay)
    guard elapsed < activeLimit, let place = divisor.nearPlace(at: elapsed, error) else {
      return nil
    }
    // The last bit of a whole number below 2⁵² shows when 2⁵² is added.
    let bit = ((place.iteration + 0x1p52).bitPattern & alternation) ^ reversal
    let back = Double(Int64(bitPattern: bit))
    let sign = 1 - 2 * back
    return (elapsed, place.iteration, back + sign * place.fraction, sign)
  }

  /// The value of an easing that is a line or inside a Bézier curve.
  @inlinable
  @inline(__always)
  func plainValue(at directed: Double) -> Double? {
    if isLinear { return directed }
    guard case .bezier(let curve) = easing.kind, directed > 0, directed < 1 else { return nil }
    return curve.value(at: directed)
  }

  /// The progress and its change in the active phase, of an easing that is a line or a curve.
  @inlinable
  @inline(__always)
  func activeState(at time: Double, playbackRate: Double) -> KinematicState<Double>? {
    guard let place = activePlace(at: time, playbackRate: playbackRate) else { return nil }
    if isLinear {
      return KinematicState(
        value: place.directed, velocity: Timing.bounded(place.sign * divisor.inverse))
    }
    guard case .bezier(let curve) = easing.kind, place.directed > 0, place.directed < 1 else {
      return nil
    }
    let state = curve.state(at: place.directed)
    return KinematicState(
      value: state.value, velocity: Timing.bounded(place.sign * state.velocity * divisor.inverse))
  }

  /// The progress in the active phase, of an easing that is a line or a curve.
  @inlinable
  @inline(__always)
  func activeProgress(at time: Double) -> Double? {
    guard let place = activePlace(at: time, playbackRate: 1) else { return nil }
    return plainValue(at: place.directed)
  }

  @inlinable
  @inline(__always)
  static func bounded(_ rate: Double) -> Double {
    rate == rate ? rate.clampedToLegal : 0
  }

  /// Whether an iteration runs backwards; an infinitely late one of an alternating timing does not.
  func runsBack(in place: IterationPlace) -> Bool {
    guard alternation != 0 else { return reversal != 0 }
    return place.isOdd != (reversal != 0) && place.iteration < .infinity
  }

  /// Where a local time lies, its place if the timing has one there.
  private typealias Position = (
    phase: TimingSample.Phase, activeTime: Double, place: IterationPlace?
  )

  /// Where any local time lies.
  private func position(at time: Double, isTravellingBack: Bool) -> Position {
    let time = time.isNaN ? 0 : time
    let (elapsed, error) = ExactArithmetic.twoSum(time, -delay)
    if time < activeStart || isTravellingBack && time == activeStart {
      guard fill == .backwards || fill == .both else { return (.before, 0, nil) }
      guard time > delay else { return (.before, 0, divisor.start) }
      return (.before, elapsed, divisor.place(at: elapsed, error))
    }
    // Rounding must not leave the end unreached: it is where delay and duration say.
    let isEnd = time >= lastTime || elapsed >= activeDuration || activeDuration == 0
    let activeTime = isEnd ? activeDuration : Swift.max(0, elapsed)
    let place = isEnd ? endPlace : playedPlace(at: elapsed, error)
    if time > activeEnd || !isTravellingBack && time == activeEnd {
      return (.after, activeTime, fill == .forwards || fill == .both ? place : nil)
    }
    return (.active, activeTime, place)
  }

  /// The place at a time since the first iteration began: none later than the last.
  func playedPlace(at elapsed: Double, _ error: Double) -> IterationPlace {
    guard elapsed > 0 else { return divisor.start }
    let place = divisor.place(at: elapsed, error)
    return elapsed >= activeLimit && place.iteration > endPlace.iteration ? endPlace : place
  }

  /// The sample anywhere.
  @usableFromInline
  @inline(never)
  func sampleElsewhere(at time: Double, isTravellingBack: Bool) -> TimingSample {
    let position = position(at: time, isTravellingBack: isTravellingBack)
    guard let place = position.place else { return TimingSample(phase: position.phase) }
    return TimingSample(
      phase: position.phase, progress: progress(at: place, position.phase),
      iteration: place.iteration, activeTime: position.activeTime)
  }

  /// The progress and its change anywhere.
  @usableFromInline
  @inline(never)
  func stateElsewhere(at time: Double, isTravellingBack: Bool) -> KinematicState<Double>? {
    let position = position(at: time, isTravellingBack: isTravellingBack)
    guard let place = position.place else { return nil }
    guard position.phase == .active else {
      return KinematicState(value: progress(at: place, position.phase))
    }
    let runsBack = runsBack(in: place)
    let state = easing.state(at: runsBack ? 1 - place.fraction : place.fraction)
    let rate = (runsBack ? -state.velocity : state.velocity) * divisor.inverse
    return KinematicState(value: state.value, velocity: Timing.bounded(rate))
  }

  /// The progress at a place: eased, and before or after it plays on the outer side of a jump.
  private func progress(at place: IterationPlace, _ phase: TimingSample.Phase) -> Double {
    let runsBack = runsBack(in: place)
    let directed = runsBack ? 1 - place.fraction : place.fraction
    if phase == .active { return easing.value(at: directed) }
    // A jump at either end has yet to happen while the motion is on its outer side. Lines and
    // Bézier curves, which do not jump, hold 0 and 1 there.
    let isPlain = isLinear || isBezier
    return isPlain && (directed == 0 || directed == 1)
      ? directed
      : easing.value(extrapolating: directed, before: (phase == .before) != runsBack)
  }

  private var isBezier: Bool {
    if case .bezier = easing.kind { return true }
    return false
  }
}
