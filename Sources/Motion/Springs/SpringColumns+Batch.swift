// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// What a batch does, in the precision that it has.
extension SpringColumns {
  /// A time at which a spring can start.
  @usableFromInline
  static func legal(_ time: Double) -> Double { time == time ? time.clampedToFinite : 0 }

  /// Evaluates springs at a time.
  @usableFromInline
  func sample(
    _ range: Range<Int>, at time: Double, _ values: UnsafeMutableRawPointer,
    _ velocities: UnsafeMutableRawPointer
  ) {
    let time = time == time ? time : 0
    if isSingle && range.count == 1 {
      sample(
        ScalarFloatSpringLanes.self, range, at: time, values.assumingMemoryBound(to: Float.self),
        velocities.assumingMemoryBound(to: Float.self))
    } else if isSingle {
      sample(
        FloatSpringLanes.self, range, at: time, values.assumingMemoryBound(to: Float.self),
        velocities.assumingMemoryBound(to: Float.self))
    } else if range.count == 1 {
      sample(
        ScalarSpringLanes.self, range, at: time, values.assumingMemoryBound(to: Double.self),
        velocities.assumingMemoryBound(to: Double.self))
    } else {
      sample(
        DoubleSpringLanes.self, range, at: time, values.assumingMemoryBound(to: Double.self),
        velocities.assumingMemoryBound(to: Double.self))
    }
  }

  /// Moves all springs on.
  @usableFromInline
  func advance(count: Int, by deltaTime: Double, _ summary: inout SpringSummary) {
    let end = summary.time + deltaTime
    let time = end.clampedToFinite
    // A longer step might take more turns than groups of lanes reduce.
    if summary.isInStep && summary.specialCount == 0 && deltaTime <= 1 {
      isSingle
        ? advance(FloatSpringLanes.self, count: count, by: deltaTime, to: time, &summary)
        : advance(DoubleSpringLanes.self, count: count, by: deltaTime, to: time, &summary)
    } else {
      isSingle
        ? rebase(Float.self, count: count, at: end) : rebase(Double.self, count: count, at: end)
      summary.isInStep = true
      for index in 0..<count {
        if starts[index] <= time {
          starts[index] = time
        } else {
          summary.isInStep = false
        }
      }
    }
    summary.time = time
  }

  /// Moves springs on that are all in step.
  @inline(__always)
  private func advance<L: SpringLanes>(
    _ lanes: L.Type, count: Int, by deltaTime: Double, to time: Double,
    _ summary: inout SpringSummary
  ) {
    if summary.deltaTime != deltaTime {
      prepare(lanes, count: count, deltaTime: deltaTime)
      summary.deltaTime = deltaTime
    }
    if time < summary.nextRest {
      step(lanes, count: count, to: time)
    } else {
      summary.nextRest = stepToRest(lanes, count: count, to: time)
    }
  }

  /// Makes the states at a time those from which the springs start that have started.
  private func rebase<Scalar>(_ type: Scalar.Type, count: Int, at time: Double) {
    forEachChunk(of: 0..<count, type) { chunk, newValues, newVelocities in
      sample(
        chunk, at: time, UnsafeMutableRawPointer(newValues),
        UnsafeMutableRawPointer(newVelocities))
      for (offset, index) in chunk.enumerated() where starts[index] <= time {
        number(.value, index, type).pointee = newValues[offset]
        number(.velocity, index, type).pointee = newVelocities[offset]
      }
    }
  }

  /// Visits parts of a range, with room for their positions and velocities.
  @inline(__always)
  private func forEachChunk<Scalar>(
    of range: Range<Int>, _ type: Scalar.Type,
    _ body: (Range<Int>, UnsafeMutablePointer<Scalar>, UnsafeMutablePointer<Scalar>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: type, capacity: 128) { buffer in
      guard let start = buffer.baseAddress else { return }
      for begin in Swift.stride(from: range.lowerBound, to: range.upperBound, by: 64) {
        body(begin..<Swift.min(begin + 64, range.upperBound), start, start + 64)
      }
    }
  }

  /// Leads a spring to another target.
  @usableFromInline
  func retarget(
    _ index: Int, to target: Double, at time: Double, _ summary: inout SpringSummary
  ) {
    let time = SpringColumns.legal(time)
    let state = state(index, at: time)
    place(index, state.value, state.velocity, target: target, start: time, &summary)
  }

  /// Leads springs to other targets.
  @usableFromInline
  func retarget(
    _ range: Range<Int>, to targets: UnsafeRawPointer, at time: Double,
    _ summary: inout SpringSummary
  ) {
    isSingle
      ? retargetAll(range, to: targets.assumingMemoryBound(to: Float.self), at: time, &summary)
      : retargetAll(range, to: targets.assumingMemoryBound(to: Double.self), at: time, &summary)
  }

  @inline(__always)
  private func retargetAll<Scalar: BinaryFloatingPoint>(
    _ range: Range<Int>, to targets: UnsafePointer<Scalar>, at time: Double,
    _ summary: inout SpringSummary
  ) {
    let time = SpringColumns.legal(time)
    forEachChunk(of: range, Scalar.self) { chunk, values, velocities in
      sample(
        chunk, at: time, UnsafeMutableRawPointer(values), UnsafeMutableRawPointer(velocities))
      for (offset, index) in chunk.enumerated() {
        place(
          index, Double(values[offset]), Double(velocities[offset]),
          target: Double(targets[index - range.lowerBound]), start: time, &summary)
      }
    }
  }

  /// Adds to the velocity of a spring.
  @usableFromInline
  func nudge(
    _ index: Int, by velocity: Double, at time: Double, _ summary: inout SpringSummary
  ) {
    let time = SpringColumns.legal(time)
    let state = state(index, at: time)
    let largest = isSingle ? Double(Float.greatestFiniteMagnitude) : .greatestFiniteMagnitude
    let sum = Swift.max(-largest, Swift.min(largest, state.velocity + velocity))
    let target =
      isSingle
      ? Double(number(.target, index, Float.self).pointee)
      : number(.target, index, Double.self).pointee
    place(index, state.value, sum, target: target, start: time, &summary)
  }

  /// Evaluates a spring.
  @inline(__always)
  private func state(_ index: Int, at time: Double) -> (value: Double, velocity: Double) {
    isSingle
      ? state(ScalarFloatSpringLanes.self, index, at: time)
      : state(ScalarSpringLanes.self, index, at: time)
  }

  /// Sets all of a spring's numbers.
  @usableFromInline
  func setMember(
    _ index: Int, value: Double, velocity: Double, target: Double, start: Double,
    _ summary: inout SpringSummary
  ) {
    isSingle
      ? setRates(FloatSpringLanes.self, of: index) : setRates(DoubleSpringLanes.self, of: index)
    summary.deltaTime = .nan
    place(index, value, velocity, target: target, start: start, &summary)
  }

  /// Sets what depends on the spring alone.
  private func setRates<L: SpringLanes>(_ lanes: L.Type, of index: Int) {
    let spring = springs[index]
    let (slowRate, frequency) = (spring.slowRate, spring.frequency)
    // A swing so slow, or a gap so small, is as good as none: its square, or itself, vanishes
    // beside 1 before the spring rests. Critical springs swing so slowly.
    let slowest = slowRate * 0x1p-40
    let isOver = spring.regime == .overdamped && frequency > slowRate * 0x1p-60
    let swing = spring.regime == .overdamped ? slowest : Swift.max(frequency, slowest)
    let gain = isOver ? 1 / (2 * frequency) : 1 / swing
    // NaN, which deadlines inherit, if single steps have to be taken.
    self.time(.rest, index).pointee = isPlain(spring) ? spring.restTime : .nan
    self.time(.decay, index).pointee = -slowRate * L.decayUnit
    self.time(.phase, index).pointee = isOver ? -2 * frequency * L.decayUnit : swing * L.phaseUnit
    rate(.slowRate, index, L.Number.Scalar.self).pointee = L.Number.Scalar(slowRate)
    rate(.gain, index, L.Number.Scalar.self).pointee = L.Number.Scalar(gain)
    rate(.stiffness, index, L.Number.Scalar.self).pointee = L.Number.Scalar(spring.squaredFrequency)
  }

  /// Sets the state and the target of a spring.
  @inline(__always)
  private func place(
    _ index: Int, _ value: Double, _ velocity: Double, target: Double, start: Double,
    _ summary: inout SpringSummary
  ) {
    if isSingle {
      number(.value, index, Float.self).pointee = Float(value)
      number(.velocity, index, Float.self).pointee = Float(velocity)
      number(.target, index, Float.self).pointee = Float(target)
    } else {
      number(.value, index, Double.self).pointee = value
      number(.velocity, index, Double.self).pointee = velocity
      number(.target, index, Double.self).pointee = target
    }
    if self.time(.deadline, index).pointee.isNaN { summary.specialCount -= 1 }
    var deadline = -Double.infinity
    if value != target || velocity != 0 {
      let reach = Swift.max(value.magnitude, target.magnitude, velocity.magnitude)
      deadline =
        reach < (isSingle ? 0x1p50 : 0x1p800) ? start + self.time(.rest, index).pointee : .nan
      if deadline.isNaN { summary.specialCount += 1 }
      if deadline < summary.nextRest { summary.nextRest = deadline }
    }
    self.time(.deadline, index).pointee = deadline
    starts[index] = start
    if start != summary.time { summary.isInStep = false }
  }

  /// Whether groups of lanes evaluate a spring without overflow, which is so for all but absurd
  /// numbers.
  private func isPlain(_ spring: Spring) -> Bool {
    let limit = isSingle ? 0x1p32 : 0x1p60
    return (spring.regime == .underdamped || spring.regime == .overdamped)
      && spring.squaredFrequency < limit && spring.squaredFrequency * limit > 1
      && spring.dampingRatio < (isSingle ? 0x1p12 : 0x1p30)
  }
}
