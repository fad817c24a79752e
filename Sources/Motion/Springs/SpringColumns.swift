// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The springs of a batch as they lie in memory: in blocks of four.
///
/// A block has a column of four for each number of a spring, so that lanes are read from one
/// place. The functions are specialized for both precisions.
@usableFromInline
struct SpringColumns {
  /// The columns of times and rates, in double precision.
  @usableFromInline
  enum TimeColumn: Int { case deadline, decay, phase, rest }

  /// The columns of numbers that a step needs, in the precision of the batch.
  @usableFromInline
  enum NumberColumn: Int { case value, velocity, target, xx, xv, vx, vv }

  /// The columns of numbers that a sample needs besides, in the precision of the batch.
  @usableFromInline
  enum RateColumn: Int { case slowRate, gain, stiffness }

  @usableFromInline static var timeColumns: Int { 4 }
  @usableFromInline static var numberColumns: Int { 7 }
  @usableFromInline static var rateColumns: Int { 3 }

  @usableFromInline let springs: UnsafePointer<Spring>

  /// When each spring starts, in one column, since every step writes it.
  @usableFromInline let starts: UnsafeMutablePointer<Double>
  @usableFromInline let times: UnsafeMutablePointer<Double>
  @usableFromInline let numbers: UnsafeMutableRawPointer
  @usableFromInline let rates: UnsafeMutableRawPointer
  /// Whether numbers are in single precision.
  @usableFromInline let isSingle: Bool

  /// Points to the columns, if there are any, of a batch in double or in single precision.
  @inlinable
  init?<Scalar>(
    _ springs: UnsafePointer<Spring>?, starts: UnsafeMutablePointer<Double>?,
    times: UnsafeMutablePointer<Double>?, numbers: UnsafeMutablePointer<Scalar>?,
    rates: UnsafeMutablePointer<Scalar>?
  ) {
    guard let springs, let starts, let times, let numbers, let rates else { return nil }
    self.springs = springs
    self.starts = starts
    self.times = times
    self.numbers = UnsafeMutableRawPointer(numbers)
    self.rates = UnsafeMutableRawPointer(rates)
    isSingle = MemoryLayout<Scalar>.size == 4
  }

  /// Where a time of a spring lies.
  @inlinable
  @inline(__always)
  static func place(_ column: TimeColumn, _ index: Int) -> Int {
    (index & ~3) &* timeColumns &+ (column.rawValue &* 4 &+ (index & 3))
  }

  /// Where a number of a spring lies.
  @inlinable
  @inline(__always)
  static func place(_ column: NumberColumn, _ index: Int) -> Int {
    (index & ~3) &* numberColumns &+ (column.rawValue &* 4 &+ (index & 3))
  }

  @inlinable
  @inline(__always)
  func time(_ column: TimeColumn, _ index: Int) -> UnsafeMutablePointer<Double> {
    times + SpringColumns.place(column, index)
  }

  @inline(__always)
  func number<Scalar>(
    _ column: NumberColumn, _ index: Int, _ type: Scalar.Type
  ) -> UnsafeMutablePointer<Scalar> {
    numbers.assumingMemoryBound(to: Scalar.self) + SpringColumns.place(column, index)
  }
}

extension SpringColumns {
  @inline(__always)
  func rate<Scalar>(
    _ column: RateColumn, _ index: Int, _ type: Scalar.Type
  ) -> UnsafeMutablePointer<Scalar> {
    rates.assumingMemoryBound(to: Scalar.self)
      + ((index & ~3) &* SpringColumns.rateColumns &+ (column.rawValue &* 4 &+ (index & 3)))
  }
}

/// Where the numbers of a spring lie, and after them those of the other springs of its group.
struct SpringPlace<Scalar> {
  let starts: UnsafeMutablePointer<Double>
  let times: UnsafeMutablePointer<Double>
  let numbers: UnsafeMutablePointer<Scalar>
  let rates: UnsafeMutablePointer<Scalar>

  @inline(__always)
  func time(_ column: SpringColumns.TimeColumn) -> UnsafeMutablePointer<Double> {
    times + 4 &* column.rawValue
  }

  @inline(__always)
  func number(_ column: SpringColumns.NumberColumn) -> UnsafeMutablePointer<Scalar> {
    numbers + 4 &* column.rawValue
  }

  @inline(__always)
  func rate(_ column: SpringColumns.RateColumn) -> UnsafeMutablePointer<Scalar> {
    rates + 4 &* column.rawValue
  }
}

extension SpringColumns {
  @inline(__always)
  func place<Scalar>(_ index: Int, _ type: Scalar.Type) -> SpringPlace<Scalar> {
    SpringPlace(
      starts: starts + index, times: time(.deadline, index), numbers: number(.value, index, type),
      rates: rate(.slowRate, index, type))
  }
}

// Sampling.
extension SpringColumns {
  /// What of a unit of displacement and of velocity is left after a time.
  ///
  /// With these the displacement is e (d c + (s d + v) g) and the velocity
  /// e (v k − (ω₀² d + s v) g).
  struct Response<Number> {
    /// e^(−st), with the slow rate s.
    var e: Number

    /// cos ωt, or 1.
    var c: Number

    /// cos ωt, or e^(−2μt).
    var k: Number

    /// sin ωt / ω, or (1 − e^(−2μt)) / 2μ.
    var g: Number
  }

  /// Evaluates the response of springs of any damping: those over-damped have negative phases.
  @inline(__always)
  static func response<L: SpringLanes>(
    _ lanes: L.Type, _ time: L.Time, decay: L.Time, phase: L.Time, gain: L.Number
  ) -> Response<L.Number> {
    let e = L.decay(time, decay)
    let isOver = L.Time.less(phase, L.Time(0))
    if isOver.inverted.isAllOnes {
      let (sine, cosine) = L.swing(time, phase)
      return Response(e: e, c: cosine, k: cosine, g: sine * gain)
    }
    let one = L.Number(1)
    let loss = L.loss(time, phase)
    if isOver.isAllOnes {
      return Response(e: e, c: one, k: one - loss, g: loss * gain)
    }
    let (sine, cosine) = L.swing(time, phase)
    let mask = L.mask(isOver)
    return Response(
      e: e, c: L.Number.select(mask, one, cosine),
      k: L.Number.select(mask, one - loss, cosine),
      g: L.Number.select(mask, loss, sine) * gain)
  }

  /// Evaluates a range of springs at a time.
  ///
  /// Where all springs of a group swing, nothing else is asked or computed.
  @inline(__always)
  func sample<L: SpringLanes>(
    _ lanes: L.Type, _ range: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    let now = L.Time(time)
    // Groups begin where blocks do, and numbers go where those of the first spring go to 0.
    var index = range.lowerBound / L.width * L.width
    let (values, velocities) = (values - range.lowerBound, velocities - range.lowerBound)
    while index < range.upperBound {
      let isWhole = index >= range.lowerBound && index <= range.upperBound &- L.width
      let place = place(index, L.Number.Scalar.self)
      let elapsed = now - L.times(place.starts)
      let phase = L.times(place.time(.phase))
      let deadline = L.times(place.time(.deadline))
      if isWhole && L.allSwing(now, elapsed: elapsed, deadline: deadline, phase: phase) {
        let state = SpringColumns.swung(lanes, place, elapsed, phase: phase)
        L.store(state.value, to: values + index)
        L.store(state.velocity, to: velocities + index)
      } else {
        let first = Swift.max(0, range.lowerBound &- index)
        let end = Swift.min(L.width, range.upperBound &- index)
        sampleAny(lanes, index, first..<end, at: time, values, velocities)
      }
      index &+= L.width
    }
  }

  /// Evaluates a spring, given lanes of one.
  @inline(__always)
  func state<L: SpringLanes>(
    _ lanes: L.Type, _ index: Int, at time: Double
  ) -> (value: Double, velocity: Double) where L.Time == ScalarLane {
    let place = place(index, L.Number.Scalar.self)
    let now = ScalarLane(time)
    let elapsed = now - L.times(place.starts)
    let phase = L.times(place.time(.phase))
    let deadline = L.times(place.time(.deadline))
    if L.allSwing(now, elapsed: elapsed, deadline: deadline, phase: phase) {
      let state = SpringColumns.swung(lanes, place, elapsed, phase: phase)
      return (Double(L.lane(state.value, 0)), Double(L.lane(state.velocity, 0)))
    }
    return stateOfAny(lanes, index, at: time)
  }

  @inline(never)
  private func stateOfAny<L: SpringLanes>(
    _ lanes: L.Type, _ index: Int, at time: Double
  ) -> (value: Double, velocity: Double) {
    var (value, velocity) = (L.Number.Scalar.zero, L.Number.Scalar.zero)
    sample(lanes, index..<index + 1, at: time, &value, &velocity)
    return (Double(value), Double(velocity))
  }

  /// The states of a group of springs that all swing.
  @inline(__always)
  private static func swung<L: SpringLanes>(
    _ lanes: L.Type, _ place: SpringPlace<L.Number.Scalar>, _ elapsed: L.Time, phase: L.Time
  ) -> (value: L.Number, velocity: L.Number) {
    let e = L.decay(elapsed, L.times(place.time(.decay)))
    let (sine, cosine) = L.swing(elapsed, phase)
    let gain = sine * L.numbers(place.rate(.gain))
    return moved(lanes, place, Response(e: e, c: cosine, k: cosine, g: gain))
  }

  /// The states of a group of springs after a response.
  @inline(__always)
  private static func moved<L: SpringLanes>(
    _ lanes: L.Type, _ place: SpringPlace<L.Number.Scalar>, _ response: Response<L.Number>
  ) -> (value: L.Number, velocity: L.Number) {
    let target = L.numbers(place.number(.target))
    let displacement = L.numbers(place.number(.value)) - target
    let velocity = L.numbers(place.number(.velocity))
    let slowRate = L.numbers(place.rate(.slowRate))
    let stiffness = L.numbers(place.rate(.stiffness))
    let push = slowRate * displacement + velocity
    let pull = stiffness * displacement + slowRate * velocity
    return (
      target + response.e * (displacement * response.c + push * response.g),
      response.e * (velocity * response.k - pull * response.g)
    )
  }

  /// Evaluates some springs of a group, whatever they do.
  @inline(never)
  private func sampleAny<L: SpringLanes>(
    _ lanes: L.Type, _ index: Int, _ wanted: Range<Int>, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    typealias Number = L.Number
    typealias Scalar = L.Number.Scalar
    let place = place(index, Scalar.self)
    let (now, none) = (L.Time(time), L.Time(0))
    let elapsed = now - L.times(place.starts)
    let deadline = L.times(place.time(.deadline))
    let phase = L.times(place.time(.phase))
    let isMoving =
      L.Time.less(now, deadline) & L.Time.less(none, elapsed)
      & L.Time.atMost(elapsed * phase, L.Time(SpringColumns.longestPhase))
    let isDone = L.Time.atMost(deadline, now)
    let isEarly = L.Time.less(elapsed, none)
    // A deadline that is NaN belongs to a spring for which single steps are taken.
    let isBefore = isEarly | (L.Time.atMost(elapsed, none) & L.Time.atMost(deadline, deadline))
    let target = L.numbers(place.number(.target))
    var state = (value: target, velocity: Number(0))
    if !(isDone | isBefore).isAllOnes {
      let response = SpringColumns.response(
        lanes, elapsed, decay: L.times(place.time(.decay)), phase: phase,
        gain: L.numbers(place.rate(.gain)))
      state = SpringColumns.moved(lanes, place, response)
    }
    if !isMoving.isAllOnes {
      let (done, before) = (L.mask(isDone), L.mask(isBefore))
      let value = L.numbers(place.number(.value))
      let velocity = L.numbers(place.number(.velocity))
      state.value = Number.select(before, value, Number.select(done, target, state.value))
      state.velocity = Number.select(
        before, L.mask(isEarly).inverted & velocity, done.inverted & state.velocity)
    }
    if wanted.count == L.width {
      L.store(state.value, to: values + index)
      L.store(state.velocity, to: velocities + index)
    } else {
      for lane in wanted {
        values[index + lane] = L.lane(state.value, lane)
        velocities[index + lane] = L.lane(state.velocity, lane)
      }
    }
    if !(isMoving | isDone | isBefore).isAllOnes {
      for index in index + wanted.lowerBound..<index + wanted.upperBound {
        patch(index, at: time, values + index, velocities + index)
      }
    }
  }

  /// The longest phase, in halves or quarters of a turn, that groups of springs reduce.
  static var longestPhase: Double { 0x1p30 }

  /// Evaluates a spring as ``SpringTrajectory`` does where groups of lanes cannot.
  @inline(never)
  func patch<Scalar: BinaryFloatingPoint>(
    _ index: Int, at time: Double, _ value: UnsafeMutablePointer<Scalar>,
    _ velocity: UnsafeMutablePointer<Scalar>
  ) {
    let elapsed = time - starts[index]
    let deadline = self.time(.deadline, index).pointee
    guard !(deadline <= time), elapsed > 0 || (elapsed == 0 && deadline.isNaN) else { return }
    let isShort = elapsed * self.time(.phase, index).pointee <= SpringColumns.longestPhase
    guard deadline.isNaN || !isShort else { return }
    let state = SpringTrajectory(
      from: Double(number(.value, index, Scalar.self).pointee),
      to: Double(number(.target, index, Scalar.self).pointee),
      velocity: Double(number(.velocity, index, Scalar.self).pointee), spring: springs[index]
    ).state(at: elapsed)
    value.pointee = SpringColumns.saturated(state.value)
    velocity.pointee = SpringColumns.saturated(state.velocity)
  }

  /// A number of another precision, or the largest finite one of its sign.
  static func saturated<Scalar: BinaryFloatingPoint>(_ number: Double) -> Scalar {
    let largest = Scalar.greatestFiniteMagnitude
    let scalar = Scalar(number)
    return scalar > largest ? largest : scalar < -largest ? -largest : scalar
  }
}

// Stepping.
extension SpringColumns {
  /// Computes what each spring does in a step of time.
  @inline(__always)
  func prepare<L: SpringLanes>(_ lanes: L.Type, count: Int, deltaTime: Double) {
    typealias Number = L.Number
    typealias Scalar = L.Number.Scalar
    let elapsed = L.Time(deltaTime)
    var index = 0
    while index < count {
      defer { index += L.width }
      let place = place(index, Scalar.self)
      let phase = L.times(place.time(.phase))
      let gain = L.numbers(place.rate(.gain))
      let slowRate = L.numbers(place.rate(.slowRate))
      let stiffness = L.numbers(place.rate(.stiffness))
      let response = SpringColumns.response(
        lanes, elapsed, decay: L.times(place.time(.decay)), phase: phase, gain: gain)
      let push = response.e * (slowRate * response.g)
      L.store(response.e * response.c + push, to: place.number(.xx))
      L.store(response.e * response.g, to: place.number(.xv))
      L.store(
        Number(0) - response.e * (stiffness * response.g), to: place.number(.vx))
      L.store(response.e * response.k - push, to: place.number(.vv))
    }
  }

  /// Moves all springs by the step that was prepared, to a time before which none comes to rest.
  ///
  /// What is behind the last spring of the last group is moved too, and means nothing.
  @inline(__always)
  func step<L: SpringLanes>(_ lanes: L.Type, count: Int, to time: Double) {
    typealias Scalar = L.Number.Scalar
    let now = L.Time(time)
    var index = 0
    while index < count {
      let place = place(index, Scalar.self)
      let state = SpringColumns.stepped(lanes, place)
      L.store(state.value, to: place.number(.value))
      L.store(state.velocity, to: place.number(.velocity))
      L.storeTimes(now, to: place.starts)
      index &+= L.width
    }
  }

  /// Moves all springs by the step that was prepared; those whose time has come are at rest.
  ///
  /// - Returns: When the next one comes to rest.
  @inline(__always)
  func stepToRest<L: SpringLanes>(_ lanes: L.Type, count: Int, to time: Double) -> Double {
    typealias Number = L.Number
    typealias Scalar = L.Number.Scalar
    let now = L.Time(time)
    var index = 0
    while index < count {
      let place = place(index, Scalar.self)
      let isDone = L.Time.atMost(L.times(place.time(.deadline)), now)
      let target = L.numbers(place.number(.target))
      var state = (value: target, velocity: Number(0))
      if !isDone.isAllOnes {
        let done = L.mask(isDone)
        state = SpringColumns.stepped(lanes, place)
        state.value = Number.select(done, target, state.value)
        state.velocity = done.inverted & state.velocity
      }
      L.store(state.value, to: place.number(.value))
      L.store(state.velocity, to: place.number(.velocity))
      L.storeTimes(now, to: place.starts)
      index &+= L.width
    }
    var next = Double.infinity
    for index in 0..<count {
      let deadline = self.time(.deadline, index).pointee
      if deadline > time { next = Swift.min(next, deadline) }
    }
    return next
  }

  @inline(__always)
  private static func stepped<L: SpringLanes>(
    _ lanes: L.Type, _ place: SpringPlace<L.Number.Scalar>
  ) -> (value: L.Number, velocity: L.Number) {
    let target = L.numbers(place.number(.target))
    let velocity = L.numbers(place.number(.velocity))
    let displacement = L.numbers(place.number(.value)) - target
    let xx = L.numbers(place.number(.xx))
    let xv = L.numbers(place.number(.xv))
    let vx = L.numbers(place.number(.vx))
    let vv = L.numbers(place.number(.vv))
    return (
      target + (displacement * xx + velocity * xv), displacement * vx + velocity * vv
    )
  }
}
