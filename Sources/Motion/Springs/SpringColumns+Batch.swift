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
    if isSingle {
      sample(
        FloatSpringLanes.self, range, at: time, values.assumingMemoryBound(to: Float.self),
        velocities.assumingMemoryBound(to: Float.self))
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
        ? advance(FloatSpringLanes.self, by: deltaTime, to: time, &summary)
        : advance(DoubleSpringLanes.self, by: deltaTime, to: time, &summary)
    } else {
      isSingle
        ? rebase(Float.self, count: count, at: end) : rebase(Double.self, count: count, at: end)
      summary.isInStep = true
      for slot in 0..<slotCount where members[slot] >= 0 {
        if starts[slot] <= time {
          starts[slot] = time
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
    _ lanes: L.Type, by deltaTime: Double, to time: Double,
    _ summary: inout SpringSummary
  ) {
    if summary.deltaTime != deltaTime {
      prepare(lanes, deltaTime: deltaTime)
      summary.deltaTime = deltaTime
    }
    if time < summary.nextRest {
      step(lanes, to: time)
    } else {
      summary.nextRest = stepToRest(lanes, to: time)
    }
  }

  /// Makes the states at a time those from which the springs start that have started.
  private func rebase<Scalar>(_ type: Scalar.Type, count: Int, at time: Double) {
    forEachChunk(of: 0..<count, type) { chunk, newValues, newVelocities in
      sample(
        chunk, at: time, UnsafeMutableRawPointer(newValues),
        UnsafeMutableRawPointer(newVelocities))
      for (offset, index) in chunk.enumerated() {
        let place = place(slot(index), type)
        guard place.starts.pointee <= time else { continue }
        place.number(.value).pointee = newValues[offset]
        place.number(.velocity).pointee = newVelocities[offset]
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
      ? Double(place(slot(index), Float.self).number(.target).pointee)
      : place(slot(index), Double.self).number(.target).pointee
    place(index, state.value, sum, target: target, start: time, &summary)
  }

  /// Evaluates a spring.
  @usableFromInline
  func state(_ index: Int, at time: Double) -> (value: Double, velocity: Double) {
    let time = time == time ? time : 0
    return isSingle
      ? state(ScalarFloatSpringLanes.self, index, at: time)
      : state(ScalarSpringLanes.self, index, at: time)
  }

  /// Sets the state and the target of a spring.
  @usableFromInline
  func set(
    _ index: Int, value: Double, velocity: Double, target: Double, start: Double,
    _ summary: inout SpringSummary
  ) {
    place(index, value, velocity, target: target, start: start, &summary)
  }

  /// Sets the state and the target of a spring.
  @inline(__always)
  private func place(
    _ index: Int, _ value: Double, _ velocity: Double, target: Double, start: Double,
    _ summary: inout SpringSummary
  ) {
    let slot = slot(index)
    let times: UnsafeMutablePointer<Double>
    if isSingle {
      let place = place(slot, Float.self)
      place.number(.value).pointee = Float(value)
      place.number(.velocity).pointee = Float(velocity)
      place.number(.target).pointee = Float(target)
      times = place.times
    } else {
      let place = place(slot, Double.self)
      place.number(.value).pointee = value
      place.number(.velocity).pointee = velocity
      place.number(.target).pointee = target
      times = place.times
    }
    func time(_ column: TimeColumn) -> UnsafeMutablePointer<Double> { times + 4 * column.rawValue }
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
    starts[slot] = start
    if start != summary.time { summary.isInStep = false }
  }
}
