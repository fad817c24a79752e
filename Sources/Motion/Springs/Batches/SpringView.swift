// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The memory of a batch, for the operations that are specialized for each precision.
@usableFromInline
struct SpringView {
  @usableFromInline let springs: UnsafePointer<Spring>
  @usableFromInline let count: Int

  /// The slot of each member.
  @usableFromInline let slots: UnsafePointer<SpringSlot>

  // The states and laws of the blocks, of `Double` or `Float`.
  @usableFromInline let states: UnsafeMutableRawPointer
  @usableFromInline let laws: UnsafeMutableRawPointer
  @usableFromInline let blockCount: Int

  /// Whether numbers are in single precision.
  @usableFromInline let isSingle: Bool

  /// Points to the memory of a batch, if it has any.
  @inlinable
  @inline(__always)
  init?<Scalar>(
    _ springs: UnsafeBufferPointer<Spring>, _ slots: UnsafeBufferPointer<SpringSlot>,
    _ states: UnsafeMutablePointer<SpringStates<Scalar>>?,
    _ laws: UnsafeMutablePointer<SpringLaws<Scalar>>?, blockCount: Int, isSingle: Bool
  ) {
    guard let firstSpring = springs.baseAddress, let firstSlot = slots.baseAddress, let states,
      let laws
    else { return nil }
    (self.springs, count, self.slots) = (firstSpring, springs.count, firstSlot)
    (self.states, self.laws) = (UnsafeMutableRawPointer(states), UnsafeMutableRawPointer(laws))
    (self.blockCount, self.isSingle) = (blockCount, isSingle)
  }

  /// Evaluates springs at a time.
  @usableFromInline
  func sample(
    _ range: Range<Int>, in lists: SpringLists, at time: Double,
    _ values: UnsafeMutableRawPointer, _ velocities: UnsafeMutableRawPointer
  ) {
    let time = time == time ? time : 0
    if isSingle {
      sample(
        FloatRegister.self, range, in: lists, at: time,
        values.assumingMemoryBound(to: Float.self),
        velocities.assumingMemoryBound(to: Float.self))
    } else {
      sample(
        LanePair<DoubleRegister>.self, range, in: lists, at: time,
        values.assumingMemoryBound(to: Double.self),
        velocities.assumingMemoryBound(to: Double.self))
    }
  }

  /// Evaluates a spring at a time.
  @usableFromInline
  func state(_ index: Int, at time: Double) -> (value: Double, velocity: Double) {
    let time = time == time ? time : 0
    guard isSingle else { return doubleState(index, at: time) }
    let state = singleState(index, at: time)
    return (Double(state.value), Double(state.velocity))
  }

  /// Sets the state and the target of a spring.
  @usableFromInline
  func set(
    _ index: Int, _ value: Double, _ velocity: Double, target: Double, start: Double,
    _ schedule: inout SpringSchedule
  ) {
    let slot = slots[index]
    if isSingle {
      block(FloatRegister.self, slot.block).set(
        slot.lane, Float(value), Float(velocity), target: Float(target), start: start, &schedule)
    } else {
      block(LanePair<DoubleRegister>.self, slot.block).set(
        slot.lane, value, velocity, target: target, start: start, &schedule)
    }
  }

  /// Advances all springs by a time step.
  @usableFromInline
  func advance(by deltaTime: Double, in lists: SpringLists, _ schedule: inout SpringSchedule) {
    isSingle
      ? advance(FloatRegister.self, by: deltaTime, in: lists, &schedule)
      : advance(LanePair<DoubleRegister>.self, by: deltaTime, in: lists, &schedule)
  }

  /// Moves springs toward other targets.
  @usableFromInline
  func retarget(
    _ range: Range<Int>, in lists: SpringLists, to targets: UnsafeRawPointer, at time: Double,
    _ schedule: inout SpringSchedule
  ) {
    isSingle
      ? retarget(
        FloatRegister.self, range, in: lists, to: targets.assumingMemoryBound(to: Float.self),
        at: time, &schedule)
      : retarget(
        LanePair<DoubleRegister>.self, range, in: lists,
        to: targets.assumingMemoryBound(to: Double.self), at: time, &schedule)
  }

  /// Returns a block.
  @inline(__always)
  func block<L: SpringLanes>(_ lanes: L.Type, _ index: Int) -> SpringBlock<L.Scalar> {
    SpringBlock(
      states.assumingMemoryBound(to: SpringStates<L.Scalar>.self) + index,
      laws.assumingMemoryBound(to: SpringLaws<L.Scalar>.self) + index)
  }
}
