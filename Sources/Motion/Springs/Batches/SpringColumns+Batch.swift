// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// The operations of a batch, in its precision.
extension SpringColumns {
  /// Replaces a time by one at which a spring can start.
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

  /// Advances all springs.
  @usableFromInline
  func advance(by deltaTime: Double, _ summary: inout SpringSummary) {
    let end = summary.time + deltaTime
    let time = end.clampedToFinite
    // A longer step might take more turns than groups of lanes reduce.
    if summary.isInStep && summary.specialCount == 0 && deltaTime <= 1 {
      isSingle
        ? advance(FloatSpringLanes.self, by: deltaTime, to: time, &summary)
        : advance(DoubleSpringLanes.self, by: deltaTime, to: time, &summary)
    } else {
      isSingle ? rebase(Float.self, at: end) : rebase(Double.self, at: end)
      summary.isInStep = true
      let starts = starts.assumingMemoryBound(to: Double.self)
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

  /// Advances springs that are all in step.
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

  /// Makes the states at a time the initial ones of all springs that have started.
  private func rebase<Scalar>(_ type: Scalar.Type, at time: Double) {
    forEachChunk(of: 0..<count, type) { chunk, newValues, newVelocities in
      sample(
        chunk, at: time, UnsafeMutableRawPointer(newValues),
        UnsafeMutableRawPointer(newVelocities))
      for (offset, index) in chunk.enumerated() {
        let pointers = pointers(of: index)
        guard pointers.starts.pointee <= time else { continue }
        pointers.number(.value, type).pointee = newValues[offset]
        pointers.number(.velocity, type).pointee = newVelocities[offset]
      }
    }
  }

  /// Visits parts of a range, with room for their positions and velocities.
  @inline(__always)
  func forEachChunk<Scalar>(
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

  /// Evaluates a spring.
  @usableFromInline
  func state(_ index: Int, at time: Double) -> (value: Double, velocity: Double) {
    let time = time == time ? time : 0
    return pointers(of: index).moved(slots[index].kind, at: time, areSharesStale: areSharesStale)
      ?? (isSingle
        ? stateOfAny(index, at: time, Float.self) : stateOfAny(index, at: time, Double.self))
  }
}
