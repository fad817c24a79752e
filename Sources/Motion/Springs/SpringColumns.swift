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

  /// The columns of numbers that a sample needs besides, in the precision of the batch.
  @usableFromInline
  enum RateColumn: Int { case decay, slowRate, gain, stiffness }

  @usableFromInline static var timeColumns: Int { 5 }
  @usableFromInline static var numberColumns: Int { 7 }
  @usableFromInline static var rateColumns: Int { 4 }

  @usableFromInline let springs: UnsafePointer<Spring>

  /// Where each member's numbers lie.
  @usableFromInline let slots: UnsafePointer<Int32>

  /// Whose numbers lie in each slot; less than 0 where it is empty.
  @usableFromInline let members: UnsafePointer<Int32>

  /// How many slots there are.
  @usableFromInline let slotCount: Int

  /// When each spring starts, in one column, since every step writes it.
  @usableFromInline let starts: UnsafeMutablePointer<Double>
  @usableFromInline let times: UnsafeMutablePointer<Double>
  @usableFromInline let numbers: UnsafeMutableRawPointer
  @usableFromInline let rates: UnsafeRawPointer

  /// Whether numbers are in single precision.
  @usableFromInline let isSingle: Bool

  /// Points to the columns, if there are any, of a batch in double or in single precision.
  @inlinable
  @inline(__always)
  init?<Scalar>(
    _ springs: UnsafePointer<Spring>?, slots: UnsafePointer<Int32>?,
    members: UnsafeBufferPointer<Int32>, starts: UnsafeMutablePointer<Double>?,
    times: UnsafeMutablePointer<Double>?, numbers: UnsafeMutablePointer<Scalar>?,
    rates: UnsafePointer<Scalar>?
  ) {
    guard let springs, let slots, let starts, let times, let numbers, let rates,
      let start = members.baseAddress
    else { return nil }
    self.springs = springs
    self.slots = slots
    self.members = start
    slotCount = members.count
    self.starts = starts
    self.times = times
    self.numbers = UnsafeMutableRawPointer(numbers)
    self.rates = UnsafeRawPointer(rates)
    isSingle = MemoryLayout<Scalar>.size == 4
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

  /// Where a rate lies.
  @inlinable
  @inline(__always)
  static func place(_ column: RateColumn, _ slot: Int) -> Int {
    (slot & ~3) &* rateColumns &+ (column.rawValue &* 4 &+ (slot & 3))
  }

  /// Where the numbers of a member lie.
  @inline(__always)
  func slot(_ index: Int) -> Int { Int(slots[index]) }

  /// Where the numbers of a block lie, given its first slot.
  @inline(__always)
  func block<Scalar>(_ first: Int, _ type: Scalar.Type) -> SpringPlace<Scalar> {
    SpringPlace(
      starts: starts + first, times: times + first &* SpringColumns.timeColumns,
      numbers: numbers.assumingMemoryBound(to: type) + first &* SpringColumns.numberColumns,
      rates: rates.assumingMemoryBound(to: type) + first &* SpringColumns.rateColumns)
  }

  /// Where the numbers in a slot lie.
  @inline(__always)
  func place<Scalar>(_ slot: Int, _ type: Scalar.Type) -> SpringPlace<Scalar> {
    SpringPlace(
      starts: starts + slot, times: times + SpringColumns.place(TimeColumn.limit, slot),
      numbers: numbers.assumingMemoryBound(to: type) + SpringColumns.place(.value, slot),
      rates: rates.assumingMemoryBound(to: type) + SpringColumns.place(.decay, slot))
  }
}

/// Where the numbers of a spring lie, and after them those of the other springs of its group.
struct SpringPlace<Scalar> {
  let starts: UnsafeMutablePointer<Double>
  let times: UnsafeMutablePointer<Double>
  let numbers: UnsafeMutablePointer<Scalar>
  let rates: UnsafePointer<Scalar>

  @inline(__always)
  func time(_ column: SpringColumns.TimeColumn) -> UnsafeMutablePointer<Double> {
    times + 4 &* column.rawValue
  }

  @inline(__always)
  func number(_ column: SpringColumns.NumberColumn) -> UnsafeMutablePointer<Scalar> {
    numbers + 4 &* column.rawValue
  }

  @inline(__always)
  func rate(_ column: SpringColumns.RateColumn) -> UnsafePointer<Scalar> {
    rates + 4 &* column.rawValue
  }

  /// The kind of motion of all springs of the group.
  @inline(__always)
  var kind: SpringLaw.Kind { SpringLaw.kind(time(.phase).pointee) }
}
