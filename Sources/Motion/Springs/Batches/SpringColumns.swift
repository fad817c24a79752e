// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The memory layout of the springs of a batch: slots, in blocks of four.
///
/// A block holds springs of one kind of motion, and has a column of four for each number of a
/// spring, so that lanes are read from consecutive memory and evaluated by one formula. Its empty
/// slots are evaluated too, without effect. The functions are specialized for both precisions.
@usableFromInline
struct SpringColumns {
  /// The columns of times and rates, in double precision.
  ///
  /// Groups of lanes evaluate a spring until its limit, which is at most its deadline.
  @usableFromInline
  enum TimeColumn: Int { case limit, phase, deadline, rest, reach }

  /// The columns of numbers that a step needs, in the precision of the batch.
  @usableFromInline
  enum NumberColumn: Int { case value, velocity, target, xx, xv, vx, vv }

  /// The columns of rates and shares, in the precision of the batch.
  @usableFromInline
  enum RateColumn: Int {
    case decay, fade, valueOfFirst, valueOfSecond, velocityOfFirst, velocityOfSecond
    case slowRate, gain, stiffness
  }

  /// The element type of columns, which aligns them as registers are.
  @usableFromInline typealias Register = SIMD2<Double>

  @usableFromInline static var timeColumns: Int { 5 }
  @usableFromInline static var numberColumns: Int { 7 }
  @usableFromInline static var rateColumns: Int { 9 }

  /// The number of members.
  @usableFromInline let count: Int

  @usableFromInline let springs: UnsafePointer<Spring>

  /// The slot of each member.
  @usableFromInline let slots: UnsafePointer<SpringSlot>

  /// The member in each slot; less than 0 if it is empty.
  @usableFromInline let members: UnsafePointer<Int32>

  /// The number of slots.
  @usableFromInline let slotCount: Int

  /// The start times of the springs, in a column of their own, since every step writes it.
  @usableFromInline let starts: UnsafeMutableRawPointer
  @usableFromInline let times: UnsafeMutableRawPointer
  @usableFromInline let numbers: UnsafeMutableRawPointer
  @usableFromInline let rates: UnsafeMutableRawPointer

  /// The first slots of the blocks of each kind.
  @usableFromInline let blocks: SpringBlocks

  /// Whether numbers are in single precision.
  @usableFromInline let isSingle: Bool

  /// Whether the shares of some springs are outdated since a step.
  @usableFromInline let areSharesStale: Bool

  /// Points to the columns of a batch, if it has any, in double or single precision.
  @inlinable
  @inline(__always)
  init?(
    _ springs: UnsafeBufferPointer<Spring>, slots: UnsafePointer<SpringSlot>?,
    members: UnsafeBufferPointer<Int32>,
    starts: UnsafeMutableRawPointer?, times: UnsafeMutableRawPointer?,
    numbers: UnsafeMutableRawPointer?, rates: UnsafeMutableRawPointer?, blocks: SpringBlocks,
    isSingle: Bool, areSharesStale: Bool
  ) {
    guard let first = springs.baseAddress, let slots, let starts, let times, let numbers,
      let rates,
      let start = members.baseAddress
    else { return nil }
    count = springs.count
    self.springs = first
    self.slots = slots
    self.members = start
    slotCount = members.count
    self.starts = starts
    self.times = times
    self.numbers = numbers
    self.rates = rates
    self.blocks = blocks
    self.isSingle = isSingle
    self.areSharesStale = areSharesStale
  }

  /// Returns the pointers to a block, given its first slot.
  @inline(__always)
  func block(_ first: Int, isSingle: Bool) -> SpringPointers {
    SpringPointers(
      block: first, lane: 0, starts: starts, times: times, numbers: numbers, rates: rates,
      isSingle: isSingle)
  }

  /// Returns the pointers to a member.
  @inlinable
  @inline(__always)
  func pointers(of index: Int) -> SpringPointers {
    SpringPointers(
      slots[index].index, starts: starts, times: times, numbers: numbers, rates: rates,
      isSingle: isSingle)
  }
}
