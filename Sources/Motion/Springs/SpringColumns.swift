// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The springs of a batch as they lie in memory: in slots, and those in blocks of four.
///
/// A block holds springs of one kind of motion, and has a column of four for each number of a
/// spring, so that lanes are read from one place and are evaluated by one formula. Its empty slots
/// are evaluated too, and go nowhere. The functions are specialized for both precisions.
@usableFromInline
struct SpringColumns {
  /// The columns of times and rates, in double precision.
  ///
  /// Groups of lanes evaluate a spring until its limit, which is its deadline at most.
  @usableFromInline
  enum TimeColumn: Int { case limit, phase, deadline, rest, reach }

  /// The columns of numbers, in the precision of the batch.
  ///
  /// Samples read the first ones, steps those in the middle.
  @usableFromInline
  enum NumberColumn: Int {
    case decay, fade, valueOfFirst, valueOfSecond, velocityOfFirst, velocityOfSecond
    case target, value, velocity
    case xx, xv, vx, vv
    case slowRate, gain, stiffness
  }

  @usableFromInline static var timeColumns: Int { 5 }
  @usableFromInline static var numberColumns: Int { 16 }

  @usableFromInline let springs: UnsafePointer<Spring>

  /// Where each member's numbers lie.
  @usableFromInline let slots: UnsafePointer<SpringSlot>

  /// Whose numbers lie in each slot; less than 0 where it is empty.
  @usableFromInline let members: UnsafePointer<Int32>

  /// How many slots there are.
  @usableFromInline let slotCount: Int

  /// When each spring starts, in one column, since every step writes it.
  @usableFromInline let starts: UnsafeMutablePointer<Double>
  @usableFromInline let times: UnsafeMutablePointer<Double>
  @usableFromInline let numbers: UnsafeMutableRawPointer

  /// The first slots of the blocks of each kind.
  @usableFromInline let blocks: SpringBlocks

  /// Whether numbers are in single precision.
  @usableFromInline let isSingle: Bool

  /// Whether steps have left the shares of some springs behind.
  @usableFromInline let areSharesStale: Bool

  /// Points to the columns, if there are any, of a batch in double or in single precision.
  @inlinable
  @inline(__always)
  init?<Scalar>(
    _ springs: UnsafePointer<Spring>?, slots: UnsafePointer<SpringSlot>?,
    members: UnsafeBufferPointer<Int32>, starts: UnsafeMutablePointer<Double>?,
    times: UnsafeMutablePointer<Double>?, numbers: UnsafeMutablePointer<Scalar>?,
    blocks: SpringBlocks, areSharesStale: Bool
  ) {
    guard let springs, let slots, let starts, let times, let numbers,
      let start = members.baseAddress
    else { return nil }
    self.springs = springs
    self.slots = slots
    self.members = start
    slotCount = members.count
    self.starts = starts
    self.times = times
    self.numbers = UnsafeMutableRawPointer(numbers)
    self.blocks = blocks
    isSingle = MemoryLayout<Scalar>.size == 4
    self.areSharesStale = areSharesStale
  }

  /// Where a time lies.
  @inlinable
  @inline(__always)
  static func place(_ column: TimeColumn, _ slot: Int) -> Int {
    (slot & ~3) &* timeColumns &+ (column.rawValue &* 4 &+ (slot & 3))
  }

  /// Where a number lies.
  @inlinable
  @inline(__always)
  static func place(_ column: NumberColumn, _ slot: Int) -> Int {
    (slot & ~3) &* numberColumns &+ (column.rawValue &* 4 &+ (slot & 3))
  }

  /// Where the numbers in a slot lie, or those of a block, given its first slot.
  @inline(__always)
  func place(_ slot: Int, isSingle: Bool) -> SpringPlace {
    SpringPlace(slot: slot, starts: starts, times: times, numbers: numbers, isSingle: isSingle)
  }

  /// Where the numbers of a member lie.
  @inline(__always)
  func place(of index: Int) -> SpringPlace { place(slots[index].index, isSingle: isSingle) }
}
