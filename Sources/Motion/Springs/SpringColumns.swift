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

  /// The columns of numbers that a step needs, in the precision of the batch.
  @usableFromInline
  enum NumberColumn: Int { case value, velocity, target, xx, xv, vx, vv }

  /// The columns of rates and shares, in the precision of the batch.
  @usableFromInline
  enum RateColumn: Int {
    case decay, fade, valueOfFirst, valueOfSecond, velocityOfFirst, velocityOfSecond
    case slowRate, gain, stiffness
  }

  /// What columns are made of, so that they are aligned as registers are.
  @usableFromInline typealias Register = SIMD2<Double>

  @usableFromInline static var timeColumns: Int { 5 }
  @usableFromInline static var numberColumns: Int { 7 }
  @usableFromInline static var rateColumns: Int { 9 }

  /// How many members there are.
  @usableFromInline let count: Int

  @usableFromInline let springs: UnsafePointer<Spring>

  /// Where each member's numbers lie.
  @usableFromInline let slots: UnsafePointer<SpringSlot>

  /// Whose numbers lie in each slot; less than 0 where it is empty.
  @usableFromInline let members: UnsafePointer<Int32>

  /// How many slots there are.
  @usableFromInline let slotCount: Int

  /// When each spring starts, in one column, since every step writes it.
  @usableFromInline let starts: UnsafeMutableRawPointer
  @usableFromInline let times: UnsafeMutableRawPointer
  @usableFromInline let numbers: UnsafeMutableRawPointer
  @usableFromInline let rates: UnsafeMutableRawPointer

  /// The first slots of the blocks of each kind.
  @usableFromInline let blocks: SpringBlocks

  /// Whether numbers are in single precision.
  @usableFromInline let isSingle: Bool

  /// Whether steps have left the shares of some springs behind.
  @usableFromInline let areSharesStale: Bool

  /// Points to the columns, if there are any, of a batch in double or in single precision.
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

  /// Where the numbers of a block lie, given its first slot.
  @inline(__always)
  func block(_ first: Int, isSingle: Bool) -> SpringPlace {
    SpringPlace(
      block: first, lane: 0, starts: starts, times: times, numbers: numbers, rates: rates,
      isSingle: isSingle)
  }

  /// Where the numbers of a member lie.
  @inlinable
  @inline(__always)
  func place(of index: Int) -> SpringPlace {
    SpringPlace(
      slots[index].index, starts: starts, times: times, numbers: numbers, rates: rates,
      isSingle: isSingle)
  }
}
