// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Pointers to the numbers of a spring, which the others of its block follow.
@usableFromInline
struct SpringPointers {
  @usableFromInline let starts: UnsafeMutablePointer<Double>
  @usableFromInline let times: UnsafeMutablePointer<Double>
  @usableFromInline let numbers: UnsafeMutableRawPointer
  @usableFromInline let rates: UnsafeMutableRawPointer

  /// Whether numbers are in single precision.
  @usableFromInline let isSingle: Bool

  /// Points to the numbers of a spring, given the first slot of its block and its lane there.
  @inlinable
  @inline(__always)
  init(
    block first: Int, lane: Int, starts: UnsafeMutableRawPointer, times: UnsafeMutableRawPointer,
    numbers: UnsafeMutableRawPointer, rates: UnsafeMutableRawPointer, isSingle: Bool
  ) {
    let size = isSingle ? 4 : 8
    self.starts = starts.assumingMemoryBound(to: Double.self) + (first &+ lane)
    self.times =
      times.assumingMemoryBound(to: Double.self) + (first &* SpringColumns.timeColumns &+ lane)
    self.numbers = numbers + (first &* (SpringColumns.numberColumns &* size) &+ lane &* size)
    self.rates = rates + (first &* (SpringColumns.rateColumns &* size) &+ lane &* size)
    self.isSingle = isSingle
  }

  /// Points to the numbers in a slot.
  @inlinable
  @inline(__always)
  init(
    _ slot: Int, starts: UnsafeMutableRawPointer, times: UnsafeMutableRawPointer,
    numbers: UnsafeMutableRawPointer, rates: UnsafeMutableRawPointer, isSingle: Bool
  ) {
    self.init(
      block: slot & ~3, lane: slot & 3, starts: starts, times: times, numbers: numbers,
      rates: rates, isSingle: isSingle)
  }

  /// Returns the address of a time.
  @inline(__always)
  func time(_ column: SpringColumns.TimeColumn) -> UnsafeMutablePointer<Double> {
    times + 4 &* column.rawValue
  }

  /// Returns the address of a number.
  @inline(__always)
  func number<Scalar>(
    _ column: SpringColumns.NumberColumn, _ type: Scalar.Type
  ) -> UnsafeMutablePointer<Scalar> {
    numbers.assumingMemoryBound(to: type) + 4 &* column.rawValue
  }

  /// Returns the address of a rate.
  @inline(__always)
  func rate<Scalar>(
    _ column: SpringColumns.RateColumn, _ type: Scalar.Type
  ) -> UnsafeMutablePointer<Scalar> {
    rates.assumingMemoryBound(to: type) + 4 &* column.rawValue
  }

  /// Reads the numbers of as many springs as there are lanes.
  @inline(__always)
  func read<L: SpringLanes>(_ lanes: L.Type, _ column: SpringColumns.NumberColumn) -> L.Number {
    L.numbers(number(column, L.Number.Scalar.self))
  }

  /// Reads the rates of as many springs as there are lanes.
  @inline(__always)
  func read<L: SpringLanes>(_ lanes: L.Type, _ column: SpringColumns.RateColumn) -> L.Number {
    L.numbers(rate(column, L.Number.Scalar.self))
  }

  /// Writes the numbers of as many springs as there are lanes.
  @inline(__always)
  func write<L: SpringLanes>(
    _ lanes: L.Type, _ numbers: L.Number, _ column: SpringColumns.NumberColumn
  ) {
    L.store(numbers, to: number(column, L.Number.Scalar.self))
  }

  /// Writes the shares of as many springs as there are lanes.
  @inline(__always)
  func write<L: SpringLanes>(_ lanes: L.Type, _ shares: SpringShares<L.Number>) {
    typealias Scalar = L.Number.Scalar
    L.store(shares.value.first, to: rate(.valueOfFirst, Scalar.self))
    L.store(shares.value.second, to: rate(.valueOfSecond, Scalar.self))
    L.store(shares.velocity.first, to: rate(.velocityOfFirst, Scalar.self))
    L.store(shares.velocity.second, to: rate(.velocityOfSecond, Scalar.self))
  }
}

extension SpringPointers {
  /// Returns the shares in the motions of springs of a kind.
  ///
  /// They are those computed when the springs were set, or are computed anew if steps have made
  /// them outdated.
  @inline(__always)
  func shares<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, areStale: Bool
  ) -> SpringShares<L.Number> {
    guard areStale else {
      return SpringShares(
        value: SpringBasis(
          first: read(lanes, .valueOfFirst), second: read(lanes, .valueOfSecond)),
        velocity: SpringBasis(
          first: read(lanes, .velocityOfFirst), second: read(lanes, .velocityOfSecond)))
    }
    return shares(
      lanes, kind, read(lanes, .value) - read(lanes, .target), read(lanes, .velocity))
  }

  /// Returns the shares in the motions from given displacements and velocities.
  @inline(__always)
  func shares<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ displacement: L.Number, _ velocity: L.Number
  ) -> SpringShares<L.Number> {
    SpringShares(
      kind, displacement, velocity, slowRate: read(lanes, .slowRate), gain: read(lanes, .gain),
      stiffness: read(lanes, .stiffness))
  }

  /// Returns the arguments of the bases of springs of a kind, after a time.
  @inline(__always)
  func arguments<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, after elapsed: L.Time
  ) -> SpringArguments<L.Number> {
    L.arguments(
      kind, elapsed, decay: read(lanes, .decay), phase: L.times(time(.phase)),
      fade: read(lanes, .fade))
  }

  /// Returns the states of springs of a kind, all of which move, after a time.
  @inline(__always)
  func moved<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, after elapsed: L.Time, areSharesStale: Bool
  ) -> (value: L.Number, velocity: L.Number) {
    let basis = L.basis(kind, arguments(lanes, kind, after: elapsed))
    let state = shares(lanes, kind, areStale: areSharesStale).state(basis)
    return (read(lanes, .target) + state.displacement, state.velocity)
  }

  /// Returns the state of a spring of a kind, or nil if it does not move; the lanes have one
  /// spring.
  @inline(__always)
  private func moved<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, at time: Double, areSharesStale: Bool
  ) -> (value: L.Number, velocity: L.Number)? where L.Time == ScalarLane {
    let elapsed = ScalarLane(time - starts.pointee)
    guard time < self.time(.limit).pointee && elapsed.value > 0 else { return nil }
    switch kind {
    case .swing:
      return moved(lanes, .swing, after: elapsed, areSharesStale: areSharesStale)
    case .critical:
      return moved(lanes, .critical, after: elapsed, areSharesStale: areSharesStale)
    case .near:
      return moved(lanes, .near, after: elapsed, areSharesStale: areSharesStale)
    case .over:
      return moved(lanes, .over, after: elapsed, areSharesStale: areSharesStale)
    }
  }

  /// Returns the state of a spring at a time, or nil if it does not move or lanes cannot evaluate
  /// it.
  func moved(
    _ kind: SpringLaw.Kind, at time: Double, areSharesStale: Bool
  ) -> (value: Double, velocity: Double)? {
    if isSingle {
      let lanes = ScalarFloatSpringLanes.self
      return moved(lanes, kind, at: time, areSharesStale: areSharesStale)
        .map { (Double($0.value.value), Double($0.velocity.value)) }
    }
    let lanes = ScalarSpringLanes.self
    return moved(lanes, kind, at: time, areSharesStale: areSharesStale)
      .map { ($0.value.value, $0.velocity.value) }
  }

  /// Moves a spring toward another target, if it moves.
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
    guard
      let state = moved(lanes, kind, at: time, areSharesStale: summary.areSharesStale)
    else { return false }
    set(
      lanes, kind, L.lane(state.value, 0), L.lane(state.velocity, 0), target: target,
      start: time, &summary)
    return true
  }

  /// Sets the constants of a spring.
  @usableFromInline
  func set(_ law: SpringLaw) {
    time(.rest).pointee = law.rest
    time(.reach).pointee = law.reach
    time(.phase).pointee = law.phase
    set(.decay, law.decay)
    set(.fade, law.fade)
    set(.slowRate, law.slowRate)
    set(.gain, law.gain)
    set(.stiffness, law.stiffness)
  }

  private func set(_ column: SpringColumns.RateColumn, _ rate: Double) {
    if isSingle {
      self.rate(column, Float.self).pointee = Float(rate)
    } else {
      self.rate(column, Double.self).pointee = rate
    }
  }

  /// Makes the contents of a slot seem to move and never come to rest.
  @usableFromInline
  func empty(_ summary: inout SpringSummary) {
    if time(.deadline).pointee.isNaN { summary.specialCount -= 1 }
    time(.deadline).pointee = -.infinity
    time(.limit).pointee = .infinity
    starts.pointee = -.infinity
  }

  /// The time at which a spring rests; NaN if lanes cannot evaluate it.
  @usableFromInline var deadline: Double { time(.deadline).pointee }

  /// Returns the initial value, the initial velocity and the target of a spring.
  @usableFromInline
  func state() -> (value: Double, velocity: Double, target: Double) {
    func read<Scalar: BinaryFloatingPoint>(
      _ type: Scalar.Type
    ) -> (value: Double, velocity: Double, target: Double) {
      (
        Double(number(.value, type).pointee), Double(number(.velocity, type).pointee),
        Double(number(.target, type).pointee)
      )
    }
    return isSingle ? read(Float.self) : read(Double.self)
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

  @inline(__always)
  private func set<L: SpringLanes>(
    _ lanes: L.Type, _ kind: SpringLaw.Kind, _ value: L.Number.Scalar,
    _ velocity: L.Number.Scalar, target: L.Number.Scalar, start: Double,
    _ summary: inout SpringSummary
  ) where L.Time == ScalarLane {
    typealias Number = L.Number
    setWithoutShares(value, velocity, target: target, start: start, &summary)
    write(lanes, shares(lanes, kind, Number(value) - Number(target), Number(velocity)))
  }

  /// Computes the shares of as many springs of a kind as there are lanes.
  @inline(__always)
  func refreshShares<L: SpringLanes>(_ lanes: L.Type, _ kind: SpringLaw.Kind) {
    write(lanes, shares(lanes, kind, areStale: true))
  }

  /// The least magnitude at which groups of lanes might overflow.
  @inline(__always)
  static func leastLarge<Scalar: BinaryFloatingPoint>(_ type: Scalar.Type) -> Scalar {
    MemoryLayout<Scalar>.size == 4 ? 0x1p50 : 0x1p800
  }

  /// Sets the state and the target of a spring, but not its shares.
  @inline(__always)
  func setWithoutShares<Scalar: BinaryFloatingPoint>(
    _ value: Scalar, _ velocity: Scalar, target: Scalar, start: Double,
    _ summary: inout SpringSummary
  ) {
    number(.target, Scalar.self).pointee = target
    number(.value, Scalar.self).pointee = value
    number(.velocity, Scalar.self).pointee = velocity
    if time(.deadline).pointee.isNaN { summary.specialCount -= 1 }
    var (deadline, limit) = (-Double.infinity, -Double.infinity)
    if value != target || velocity != 0 {
      let large = SpringPointers.leastLarge(Scalar.self)
      let isPlain =
        value.magnitude < large && target.magnitude < large && velocity.magnitude < large
      deadline = isPlain ? start + time(.rest).pointee : .nan
      if deadline.isNaN { summary.specialCount += 1 } else { limit = start + time(.reach).pointee }
      if deadline < summary.nextRest { summary.nextRest = deadline }
    }
    time(.deadline).pointee = deadline
    time(.limit).pointee = limit
    starts.pointee = start
    if start != summary.time { summary.isInStep = false }
  }
}
