// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Thousands of springs, each with its own parameters, target and state, evaluated together.
///
/// Numbers are stored in columns, and springs are evaluated four at a time, grouped by their kind
/// of motion: underdamped, critically damped or overdamped. A batch is sampled at any time, as a
/// ``SpringTrajectory`` is:
/// ```swift
/// var batch = SpringBatch<Double>(count: 1000, spring: .bouncy)
/// batch.retarget(7, to: 100, at: 0)
/// batch.state(7, at: 0.1).value  // 42.3302
/// batch.retarget(7, to: 50, at: 0.1)
/// ```
/// It can also be advanced frame by frame with ``advance(by:)``, and sampled between two steps.
///
/// In `Float` it takes less memory and fewer operations, since a register holds twice as many
/// numbers.
///
/// - Accuracy: In `Double`, each position and velocity is within a few ulp of that of a
///   ``SpringTrajectory``, relative to the greatest position and velocity that the energy of its
///   start allows, plus one ulp of the remaining motion for each radian that has passed. In `Float`,
///   within a few ulp of `Float` of these, however long the motion takes: times and phases are in
///   `Double`.
/// - Determinism: A member has the same bits alone and among others, at any index and in any
///   sub-range, on every platform.
/// - Complexity: Only operations that make a batch longer, or give a member a spring of another kind of
///   damping, allocate.
@frozen
public struct SpringBatch<Scalar: VectorScalar & VectorSpace>: Sendable {
  /// The springs that the members follow.
  @usableFromInline var springs: [Spring]

  /// The slot of each member, and the member in each slot.
  @usableFromInline var slots: [SpringSlot]
  @usableFromInline var members: [Int32]

  /// The blocks of `SpringColumns`.
  @usableFromInline var starts: [SpringColumns.Register]
  @usableFromInline var times: [SpringColumns.Register]
  @usableFromInline var numbers: [SpringColumns.Register]
  @usableFromInline var rates: [SpringColumns.Register]

  /// The blocks of each kind.
  @usableFromInline var blocks: SpringBlocks

  /// The summary of all members.
  @usableFromInline var summary: SpringSummary

  /// Creates a batch without members.
  ///
  /// - Parameter capacity: The number of members for which room is reserved.
  /// - Precondition: `capacity` is not negative.
  @inlinable
  public init(capacity: Int = 0) {
    require("capacity", capacity, in: 0 ... .max)
    (springs, slots, members) = ([], [], [])
    (starts, times, numbers, rates) = ([], [], [], [])
    blocks = SpringBlocks()
    summary = SpringSummary()
    reserveCapacity(capacity)
  }

  /// Creates a batch of equal springs that rest at a value.
  ///
  /// - Parameters:
  ///   - count: The number of springs.
  ///   - spring: The spring that all follow.
  ///   - value: The value at which they rest.
  /// - Precondition: `count` is not negative, and `value` is finite.
  @inlinable
  public init(count: Int, spring: Spring = Spring(), value: Scalar = 0) {
    require("count", count, in: 0 ... .max)
    self.init(capacity: count)
    let member = Member(spring: spring, value: value)
    for _ in 0..<count { append(member) }
  }

  /// Creates a batch of members.
  @inlinable
  public init(_ members: some Sequence<Member>) {
    self.init(capacity: members.underestimatedCount)
    for member in members { append(member) }
  }

  /// The number of members.
  @inlinable
  public var count: Int { springs.count }

  /// Whether there are no members.
  @inlinable
  public var isEmpty: Bool { springs.isEmpty }

  /// The time by which the batch has been advanced, in seconds.
  ///
  /// It is the sum of the steps of ``advance(by:)``.
  @inlinable
  public var time: Double { summary.time }

  /// Reserves room for members, without a change of those that exist.
  ///
  /// - Precondition: The columns of that many members fit into memory.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    let (padded, isTooMuch) = capacity.addingReportingOverflow(16)
    precondition(
      !isTooMuch && padded < Int.max / 256,
      "capacity must be so small that it fits, but is \(capacity)")
    guard capacity > 0 else { return }
    // In each kind one block may not be full.
    let blocks = padded / 4
    springs.reserveCapacity(capacity)
    slots.reserveCapacity(capacity)
    members.reserveCapacity(4 * blocks)
    starts.reserveCapacity(2 * blocks)
    times.reserveCapacity(2 * blocks * SpringColumns.timeColumns)
    numbers.reserveCapacity(Self.registers * blocks * SpringColumns.numberColumns)
    rates.reserveCapacity(Self.registers * blocks * SpringColumns.rateColumns)
  }

  /// The number of registers in a column of four numbers.
  @inlinable
  static var registers: Int { MemoryLayout<Scalar>.size == 4 ? 1 : 2 }

  /// Appends a member.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func append(_ member: Member) {
    springs.append(member.spring)
    let law = SpringLaw(member.spring, isSingle: MemoryLayout<Scalar>.size == 4)
    slots.append(takeSlot(for: count - 1, law.kind))
    set(count - 1, to: member, law)
  }

  /// Removes all members and resets the time to 0.
  ///
  /// - Parameter keepingCapacity: Whether the memory is kept, which is the default here.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = true) {
    springs.removeAll(keepingCapacity: keepingCapacity)
    slots.removeAll(keepingCapacity: keepingCapacity)
    members.removeAll(keepingCapacity: keepingCapacity)
    starts.removeAll(keepingCapacity: keepingCapacity)
    times.removeAll(keepingCapacity: keepingCapacity)
    numbers.removeAll(keepingCapacity: keepingCapacity)
    rates.removeAll(keepingCapacity: keepingCapacity)
    blocks.removeAll(keepingCapacity: keepingCapacity)
    summary = SpringSummary()
  }

  /// A member: its spring, its target, and its initial state.
  ///
  /// After ``advance(by:)`` the initial state is the present one.
  ///
  /// - Precondition: The index is that of a member.
  @inlinable
  public subscript(index: Int) -> Member {
    get {
      precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
      var member: Member?
      withColumns { columns in
        let pointers = columns.pointers(of: index)
        let (value, velocity, target) = pointers.state()
        member = Member(
          spring: springs[index], value: Scalar(value), velocity: Scalar(velocity),
          target: Scalar(target), start: pointers.starts.pointee)
      }
      return member ?? Member(value: 0)
    }
    set {
      precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
      springs[index] = newValue.spring
      let law = SpringLaw(newValue.spring, isSingle: MemoryLayout<Scalar>.size == 4)
      let slot = slots[index]
      if slot.kind != law.kind {
        leaveSlot(slot)
        slots[index] = takeSlot(for: index, law.kind)
      }
      set(index, to: newValue, law)
    }
  }

  /// Finds an empty slot in a block of a kind, and makes one if there is none.
  @inlinable
  mutating func takeSlot(for index: Int, _ kind: SpringLaw.Kind) -> SpringSlot {
    let column = Int(kind.rawValue)
    if summary.emptySlots[column] < 0 {
      let first = members.count
      let registers = Self.registers
      starts.append(contentsOf: repeatElement(.zero, count: 2))
      times.append(contentsOf: repeatElement(.zero, count: 2 * SpringColumns.timeColumns))
      numbers.append(
        contentsOf: repeatElement(.zero, count: registers * SpringColumns.numberColumns))
      rates.append(contentsOf: repeatElement(.zero, count: registers * SpringColumns.rateColumns))
      members.append(contentsOf: repeatElement(-1, count: 4))
      blocks.append(Int32(first), kind)
      for slot in (first..<first + 4).reversed() { leaveSlot(SpringSlot(slot, kind)) }
    }
    // An empty slot holds −2 minus the next one.
    let slot = Int(summary.emptySlots[column])
    summary.emptySlots[column] = -2 - members[slot]
    members[slot] = Int32(index)
    return SpringSlot(slot, kind)
  }

  /// Empties a slot: it seems to move and never comes to rest.
  @inlinable
  mutating func leaveSlot(_ slot: SpringSlot) {
    withPointers(slot) { pointers, summary in pointers.empty(&summary) }
    let column = Int(slot.kind.rawValue)
    members[slot.index] = -2 - summary.emptySlots[column]
    summary.emptySlots[column] = Int32(slot.index)
  }

  /// Sets the spring and the state of a member.
  @inlinable
  mutating func set(_ index: Int, to member: Member, _ law: SpringLaw) {
    withPointers(slots[index]) { pointers, _ in pointers.set(law) }
    summary.deltaTime = .nan
    set(
      index, KinematicState(value: member.value, velocity: member.velocity),
      target: member.target, start: member.start)
  }

  /// Sets the state and the target of a member.
  @inlinable
  mutating func set(
    _ index: Int, _ state: KinematicState<Scalar>, target: Scalar, start: Double
  ) {
    let slot = slots[index]
    withPointers(slot) { pointers, summary in
      pointers.set(
        slot.kind, value: Double(state.value), velocity: Double(state.velocity),
        target: Double(target), start: start, &summary)
    }
  }

  /// Gives access to the numbers in a slot.
  @inlinable
  @inline(__always)
  mutating func withPointers(
    _ slot: SpringSlot, _ body: (SpringPointers, inout SpringSummary) -> Void
  ) {
    starts.withUnsafeMutableBytes { starts in
      times.withUnsafeMutableBytes { times in
        numbers.withUnsafeMutableBytes { numbers in
          rates.withUnsafeMutableBytes { rates in
            guard let starts = starts.baseAddress, let times = times.baseAddress,
              let numbers = numbers.baseAddress, let rates = rates.baseAddress
            else { return }
            let pointers = SpringPointers(
              slot.index, starts: starts, times: times, numbers: numbers, rates: rates,
              isSingle: MemoryLayout<Scalar>.size == 4)
            body(pointers, &summary)
          }
        }
      }
    }
  }

  /// Gives access to all columns, for writing to those that change when members move.
  @inlinable
  @inline(__always)
  mutating func withColumns(_ body: (SpringColumns, inout SpringSummary) -> Void) {
    let blocks = blocks
    // Access for writing counts no references; access for reading does.
    starts.withUnsafeMutableBytes { starts in
      times.withUnsafeMutableBytes { times in
        numbers.withUnsafeMutableBytes { numbers in
          rates.withUnsafeMutableBytes { rates in
            slots.withUnsafeMutableBufferPointer { slots in
              members.withUnsafeMutableBufferPointer { members in
                springs.withUnsafeMutableBufferPointer { springs in
                  let columns = SpringColumns(
                    UnsafeBufferPointer(springs), slots: slots.baseAddress,
                    members: UnsafeBufferPointer(members), starts: starts.baseAddress,
                    times: times.baseAddress, numbers: numbers.baseAddress,
                    rates: rates.baseAddress, blocks: blocks,
                    isSingle: MemoryLayout<Scalar>.size == 4,
                    areSharesStale: summary.areSharesStale)
                  if let columns { body(columns, &summary) }
                }
              }
            }
          }
        }
      }
    }
  }

  /// Gives access to all columns; the body only reads.
  @inlinable
  @inline(__always)
  func withColumns(_ body: (SpringColumns) -> Void) {
    springs.withUnsafeBufferPointer { springs in
      slots.withUnsafeBufferPointer { slots in
        members.withUnsafeBufferPointer { members in
          starts.withUnsafeBytes { starts in
            times.withUnsafeBytes { times in
              numbers.withUnsafeBytes { numbers in
                rates.withUnsafeBytes { rates in
                  let columns = SpringColumns(
                    springs, slots: slots.baseAddress, members: members,
                    starts: UnsafeMutableRawPointer(mutating: starts.baseAddress),
                    times: UnsafeMutableRawPointer(mutating: times.baseAddress),
                    numbers: UnsafeMutableRawPointer(mutating: numbers.baseAddress),
                    rates: UnsafeMutableRawPointer(mutating: rates.baseAddress), blocks: blocks,
                    isSingle: MemoryLayout<Scalar>.size == 4,
                    areSharesStale: summary.areSharesStale)
                  if let columns { body(columns) }
                }
              }
            }
          }
        }
      }
    }
  }
}

extension SpringBatch: Hashable {
  /// Compares the members and the time.
  public static func == (a: SpringBatch, b: SpringBatch) -> Bool {
    guard a.count == b.count && a.time == b.time else { return false }
    return (0..<a.count).allSatisfy { a[$0] == b[$0] }
  }

  /// Hashes the members and the time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(time)
    hasher.combine(count)
    for index in 0..<count { hasher.combine(self[index]) }
  }
}
