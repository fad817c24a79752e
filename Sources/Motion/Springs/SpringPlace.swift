// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Where the numbers of a spring lie, and after them those of the others of its block.
@usableFromInline
struct SpringPlace {
  @usableFromInline let starts: UnsafeMutablePointer<Double>
  @usableFromInline let times: UnsafeMutablePointer<Double>
  @usableFromInline let numbers: UnsafeMutableRawPointer

  /// Whether numbers are in single precision.
  @usableFromInline let isSingle: Bool

  /// Points to the numbers in a slot.
  @inlinable
  @inline(__always)
  init(
    slot: Int, starts: UnsafeMutablePointer<Double>, times: UnsafeMutablePointer<Double>,
    numbers: UnsafeMutableRawPointer, isSingle: Bool
  ) {
    let number = (slot & ~3) &* SpringColumns.numberColumns &+ (slot & 3)
    self.starts = starts + slot
    self.times = times + ((slot & ~3) &* SpringColumns.timeColumns &+ (slot & 3))
    self.numbers = numbers + number &* (isSingle ? 4 : 8)
    self.isSingle = isSingle
  }

  /// Where a time lies.
  @inline(__always)
  func time(_ column: SpringColumns.TimeColumn) -> UnsafeMutablePointer<Double> {
    times + 4 &* column.rawValue
  }

  /// Where a number lies.
  @inline(__always)
  func number<Scalar>(
    _ column: SpringColumns.NumberColumn, _ type: Scalar.Type
  ) -> UnsafeMutablePointer<Scalar> {
    numbers.assumingMemoryBound(to: type) + 4 &* column.rawValue
  }

  /// Reads the numbers of as many springs as there are lanes.
  @inline(__always)
  func read<L: SpringLanes>(_ lanes: L.Type, _ column: SpringColumns.NumberColumn) -> L.Number {
    L.numbers(number(column, L.Number.Scalar.self))
  }

  /// Writes the numbers of as many springs as there are lanes.
  @inline(__always)
  func write<L: SpringLanes>(
    _ lanes: L.Type, _ numbers: L.Number, _ column: SpringColumns.NumberColumn
  ) {
    L.store(numbers, to: number(column, L.Number.Scalar.self))
  }
}

extension SpringPlace {
  /// The shares that were computed when the springs were set.
  @inline(__always)
  func storedShares<L: SpringLanes>(_ lanes: L.Type) -> SpringShares<L.Number> {
    SpringShares(
      value: SpringBasis(
        first: read(lanes, .valueOfFirst), second: read(lanes, .valueOfSecond)),
      velocity: SpringBasis(
        first: read(lanes, .velocityOfFirst), second: read(lanes, .velocityOfSecond)))
  }

  /// The same shares, computed anew.
  @inline(__always)
  func shares<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind
  ) -> SpringShares<L.Number> {
    shares(
      lanes, kind, read(lanes, .value) - read(lanes, .target), read(lanes, .velocity))
  }

  /// The shares in the motions from some displacements and velocities.
  @inline(__always)
  func shares<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ displacement: L.Number, _ velocity: L.Number
  ) -> SpringShares<L.Number> {
    SpringShares(
      kind, displacement, velocity, slowRate: read(lanes, .slowRate), gain: read(lanes, .gain),
      stiffness: read(lanes, .stiffness))
  }

  /// The states of springs of a kind, all of which move, after a time.
  @inline(__always)
  func moved<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, after elapsed: L.Time
  ) -> (value: L.Number, velocity: L.Number) {
    let time = (whole: elapsed, narrowed: L.narrowed(elapsed))
    let basis = L.basis(
      kind, power: L.power(time.narrowed * read(lanes, .decay)), time,
      phase: L.times(self.time(.phase)), fade: read(lanes, .fade))
    let state = shares(lanes, kind).state(basis)
    return (read(lanes, .target) + state.displacement, state.velocity)
  }

  /// The state of a spring of a kind, given lanes of one, unless it does not move.
  @inline(__always)
  private func moved<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, at time: Double
  ) -> (value: L.Number, velocity: L.Number)? where L.Time == ScalarLane {
    let elapsed = ScalarLane(time - starts.pointee)
    guard time < self.time(.limit).pointee && elapsed.value > 0 else { return nil }
    switch kind {
    case .swing: return moved(lanes, .swing, after: elapsed)
    case .critical: return moved(lanes, .critical, after: elapsed)
    case .near: return moved(lanes, .near, after: elapsed)
    case .over: return moved(lanes, .over, after: elapsed)
    }
  }

  /// The state of a spring at a time, unless it does not move, or lanes cannot evaluate it.
  func moved(_ kind: SpringLaw.Kind, at time: Double) -> (value: Double, velocity: Double)? {
    if isSingle {
      guard let state = moved(ScalarFloatSpringLanes.self, kind, at: time) else { return nil }
      return (Double(state.value.value), Double(state.velocity.value))
    }
    guard let state = moved(ScalarSpringLanes.self, kind, at: time) else { return nil }
    return (state.value.value, state.velocity.value)
  }

  /// Leads a spring to another target, if it moves.
  ///
  /// - Returns: Whether it did.
  @usableFromInline
  func retarget(
    _ kind: SpringLaw.Kind, to target: Double, at time: Double, _ summary: inout SpringSummary
  ) -> Bool {
    isSingle
      ? retarget(ScalarFloatSpringLanes.self, kind, to: Float(target), at: time, &summary)
      : retarget(ScalarSpringLanes.self, kind, to: target, at: time, &summary)
  }

  @inline(__always)
  private func retarget<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, to target: L.Number.Scalar, at time: Double,
    _ summary: inout SpringSummary
  ) -> Bool where L.Time == ScalarLane {
    guard let state = moved(lanes, kind, at: time) else { return false }
    set(
      lanes, kind, L.lane(state.value, 0), L.lane(state.velocity, 0), target: target,
      start: time, &summary)
    return true
  }

  /// Sets the state and the target of a spring.
  @usableFromInline
  func set(
    _ kind: SpringLaw.Kind, value: Double, velocity: Double, target: Double, start: Double,
    _ summary: inout SpringSummary
  ) {
    if isSingle {
      set(
        ScalarFloatSpringLanes.self, kind, Float(value), Float(velocity), target: Float(target),
        start: start, &summary)
    } else {
      set(ScalarSpringLanes.self, kind, value, velocity, target: target, start: start, &summary)
    }
  }

  /// Sets the state and the target of a spring, given lanes of one.
  @inline(__always)
  func set<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ value: L.Number.Scalar,
    _ velocity: L.Number.Scalar, target: L.Number.Scalar, start: Double,
    _ summary: inout SpringSummary
  ) where L.Time == ScalarLane {
    typealias Number = L.Number
    number(.target, Number.Scalar.self).pointee = target
    number(.value, Number.Scalar.self).pointee = value
    number(.velocity, Number.Scalar.self).pointee = velocity
    let shares = self.shares(
      lanes, kind, Number(value) - Number(target), Number(velocity))
    write(lanes, shares.value.first, .valueOfFirst)
    write(lanes, shares.value.second, .valueOfSecond)
    write(lanes, shares.velocity.first, .velocityOfFirst)
    write(lanes, shares.velocity.second, .velocityOfSecond)
    if time(.deadline).pointee.isNaN { summary.specialCount -= 1 }
    var (deadline, limit) = (-Double.infinity, -Double.infinity)
    if value != target || velocity != 0 {
      let reach = Swift.max(value.magnitude, target.magnitude, velocity.magnitude)
      deadline =
        reach < (isSingle ? 0x1p50 : 0x1p800) ? start + time(.rest).pointee : .nan
      if deadline.isNaN { summary.specialCount += 1 } else { limit = start + time(.reach).pointee }
      if deadline < summary.nextRest { summary.nextRest = deadline }
    }
    time(.deadline).pointee = deadline
    time(.limit).pointee = limit
    starts.pointee = start
    if start != summary.time { summary.isInStep = false }
  }
}
