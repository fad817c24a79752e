// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The springs of a batch as they lie in memory: for each of their numbers a column.
///
/// Columns are ``stride`` numbers long, so many more than there are springs that a whole group
/// of lanes can be read at any of them. The functions are specialized for both precisions.
@usableFromInline
struct SpringColumns {
  /// The columns of times and rates, in double precision.
  @usableFromInline
  enum TimeColumn: Int { case start, deadline, decay, phase, rest }

  /// The columns of numbers, in the precision of the batch.
  @usableFromInline
  enum NumberColumn: Int {
    case value, velocity, target, slowRate, gain, stiffness, xx, xv, vx, vv
  }

  @usableFromInline static var timeColumns: Int { 5 }
  @usableFromInline static var numberColumns: Int { 10 }

  @usableFromInline let springs: UnsafePointer<Spring>
  @usableFromInline let times: UnsafeMutablePointer<Double>
  @usableFromInline let numbers: UnsafeMutableRawPointer
  @usableFromInline let stride: Int

  /// Whether numbers are in single precision.
  @usableFromInline let isSingle: Bool

  @inlinable
  init(
    springs: UnsafePointer<Spring>, times: UnsafeMutablePointer<Double>,
    numbers: UnsafeMutableRawPointer, stride: Int, isSingle: Bool
  ) {
    self.isSingle = isSingle
    self.springs = springs
    self.times = times
    self.numbers = numbers
    self.stride = stride
  }

  @inlinable
  @inline(__always)
  func time(_ column: TimeColumn) -> UnsafeMutablePointer<Double> {
    times + column.rawValue &* stride
  }

  @inline(__always)
  func number<Scalar>(
    _ column: NumberColumn, _ type: Scalar.Type
  ) -> UnsafeMutablePointer<Scalar> {
    numbers.assumingMemoryBound(to: Scalar.self) + column.rawValue &* stride
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
    var index = range.lowerBound
    var (values, velocities) = (values, velocities)
    while index <= range.upperBound &- L.width {
      let elapsed = now - L.times(self.time(.start) + index)
      let phase = L.times(self.time(.phase) + index)
      let deadline = L.times(self.time(.deadline) + index)
      if L.allSwing(now, elapsed: elapsed, deadline: deadline, phase: phase) {
        let e = L.decay(elapsed, L.times(self.time(.decay) + index))
        let (sine, cosine) = L.swing(elapsed, phase)
        let gain = sine * L.numbers(number(.gain, L.Number.Scalar.self) + index)
        let state = moved(lanes, index, Response(e: e, c: cosine, k: cosine, g: gain))
        L.store(state.value, to: values)
        L.store(state.velocity, to: velocities)
      } else {
        sampleAny(lanes, index, count: L.width, at: time, values, velocities)
      }
      index &+= L.width
      values += L.width
      velocities += L.width
    }
    if index < range.upperBound {
      sampleAny(lanes, index, count: range.upperBound - index, at: time, values, velocities)
    }
  }

  /// The states of a group of springs after a response.
  @inline(__always)
  private func moved<L: SpringLanes>(
    _ lanes: L.Type, _ index: Int, _ response: Response<L.Number>
  ) -> (value: L.Number, velocity: L.Number) {
    typealias Scalar = L.Number.Scalar
    let target = L.numbers(number(.target, Scalar.self) + index)
    let displacement = L.numbers(number(.value, Scalar.self) + index) - target
    let velocity = L.numbers(number(.velocity, Scalar.self) + index)
    let slowRate = L.numbers(number(.slowRate, Scalar.self) + index)
    let stiffness = L.numbers(number(.stiffness, Scalar.self) + index)
    let push = slowRate * displacement + velocity
    let pull = stiffness * displacement + slowRate * velocity
    return (
      target + response.e * (displacement * response.c + push * response.g),
      response.e * (velocity * response.k - pull * response.g)
    )
  }

  /// Evaluates the first springs of a group, whatever they do.
  @inline(never)
  private func sampleAny<L: SpringLanes>(
    _ lanes: L.Type, _ index: Int, count: Int, at time: Double,
    _ values: UnsafeMutablePointer<L.Number.Scalar>,
    _ velocities: UnsafeMutablePointer<L.Number.Scalar>
  ) {
    typealias Number = L.Number
    typealias Scalar = L.Number.Scalar
    let (now, none) = (L.Time(time), L.Time(0))
    let elapsed = now - L.times(self.time(.start) + index)
    let deadline = L.times(self.time(.deadline) + index)
    let phase = L.times(self.time(.phase) + index)
    let isMoving =
      L.Time.less(now, deadline) & L.Time.less(none, elapsed)
      & L.Time.atMost(elapsed * phase, L.Time(SpringColumns.longestPhase))
    let isDone = L.Time.atMost(deadline, now)
    let isEarly = L.Time.less(elapsed, none)
    // A deadline that is NaN belongs to a spring for which single steps are taken.
    let isBefore = isEarly | (L.Time.atMost(elapsed, none) & L.Time.atMost(deadline, deadline))
    let target = L.numbers(number(.target, Scalar.self) + index)
    var state = (value: target, velocity: Number(0))
    if !(isDone | isBefore).isAllOnes {
      let response = SpringColumns.response(
        lanes, elapsed, decay: L.times(self.time(.decay) + index), phase: phase,
        gain: L.numbers(number(.gain, Scalar.self) + index))
      state = moved(lanes, index, response)
    }
    if !isMoving.isAllOnes {
      let (done, before) = (L.mask(isDone), L.mask(isBefore))
      let value = L.numbers(number(.value, Scalar.self) + index)
      let velocity = L.numbers(number(.velocity, Scalar.self) + index)
      state.value = Number.select(before, value, Number.select(done, target, state.value))
      state.velocity = Number.select(
        before, L.mask(isEarly).inverted & velocity, done.inverted & state.velocity)
    }
    if count == L.width {
      L.store(state.value, to: values)
      L.store(state.velocity, to: velocities)
    } else {
      L.store(state.value, to: values, count: count)
      L.store(state.velocity, to: velocities, count: count)
    }
    if !(isMoving | isDone | isBefore).isAllOnes {
      for lane in 0..<count { patch(index + lane, at: time, values + lane, velocities + lane) }
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
    let elapsed = time - self.time(.start)[index]
    let deadline = self.time(.deadline)[index]
    guard !(deadline <= time), elapsed > 0 || (elapsed == 0 && deadline.isNaN) else { return }
    let isShort = elapsed * self.time(.phase)[index] <= SpringColumns.longestPhase
    guard deadline.isNaN || !isShort else { return }
    let state = SpringTrajectory(
      from: Double(number(.value, Scalar.self)[index]),
      to: Double(number(.target, Scalar.self)[index]),
      velocity: Double(number(.velocity, Scalar.self)[index]), spring: springs[index]
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
      let phase = L.times(time(.phase) + index)
      let gain = L.numbers(number(.gain, Scalar.self) + index)
      let slowRate = L.numbers(number(.slowRate, Scalar.self) + index)
      let stiffness = L.numbers(number(.stiffness, Scalar.self) + index)
      let response = SpringColumns.response(
        lanes, elapsed, decay: L.times(time(.decay) + index), phase: phase, gain: gain)
      let push = response.e * (slowRate * response.g)
      L.store(response.e * response.c + push, to: number(.xx, Scalar.self) + index)
      L.store(response.e * response.g, to: number(.xv, Scalar.self) + index)
      L.store(
        Number(0) - response.e * (stiffness * response.g), to: number(.vx, Scalar.self) + index)
      L.store(response.e * response.k - push, to: number(.vv, Scalar.self) + index)
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
      let state = stepped(lanes, index)
      L.store(state.value, to: number(.value, Scalar.self) + index)
      L.store(state.velocity, to: number(.velocity, Scalar.self) + index)
      L.storeTimes(now, to: self.time(.start) + index)
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
      let isDone = L.Time.atMost(L.times(self.time(.deadline) + index), now)
      let target = L.numbers(number(.target, Scalar.self) + index)
      var state = (value: target, velocity: Number(0))
      if !isDone.isAllOnes {
        let done = L.mask(isDone)
        state = stepped(lanes, index)
        state.value = Number.select(done, target, state.value)
        state.velocity = done.inverted & state.velocity
      }
      L.store(state.value, to: number(.value, Scalar.self) + index)
      L.store(state.velocity, to: number(.velocity, Scalar.self) + index)
      L.storeTimes(now, to: self.time(.start) + index)
      index &+= L.width
    }
    var next = Double.infinity
    for index in 0..<count {
      let deadline = self.time(.deadline)[index]
      if deadline > time { next = Swift.min(next, deadline) }
    }
    return next
  }

  @inline(__always)
  private func stepped<L: SpringLanes>(
    _ lanes: L.Type, _ index: Int
  ) -> (value: L.Number, velocity: L.Number) {
    typealias Scalar = L.Number.Scalar
    let target = L.numbers(number(.target, Scalar.self) + index)
    let velocity = L.numbers(number(.velocity, Scalar.self) + index)
    let displacement = L.numbers(number(.value, Scalar.self) + index) - target
    let xx = L.numbers(number(.xx, Scalar.self) + index)
    let xv = L.numbers(number(.xv, Scalar.self) + index)
    let vx = L.numbers(number(.vx, Scalar.self) + index)
    let vv = L.numbers(number(.vv, Scalar.self) + index)
    return (
      target + (displacement * xx + velocity * xv), displacement * vx + velocity * vv
    )
  }
}
