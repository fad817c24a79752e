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
/// - Accuracy: In `Double`, each position and velocity has the bits of a ``SpringTrajectory``. In
///   `Float`, within a few ulp of `Float` of these, relative to the greatest position and velocity
///   that the energy of its start allows, however long the motion takes: times and phases are in
///   `Double`.
/// - Determinism: A member has the same bits alone and among others, at any index and in any
///   sub-range, on every platform.
/// - Complexity: Only operations that make a batch longer, or give a member a spring of another kind of
///   damping, allocate.
@frozen
public struct SpringBatch<Scalar: VectorScalar & VectorSpace>: Sendable {
  /// The springs that the members follow.
  @usableFromInline var springs: [Spring]

  /// The slot of each member.
  @usableFromInline var slots: [SpringSlot]

  /// The springs of the members, by fours.
  @usableFromInline var states: [SpringStates<Scalar>]
  @usableFromInline var laws: [SpringLaws<Scalar>]

  /// The blocks of each form.
  @usableFromInline var lists: SpringLists

  @usableFromInline var schedule: SpringSchedule

  /// Creates a batch without members.
  ///
  /// - Parameter capacity: The number of members for which room is reserved.
  /// - Precondition: `capacity` is not negative.
  @inlinable
  public init(capacity: Int = 0) {
    require("capacity", capacity, in: 0 ... .max)
    (springs, slots, states, laws) = ([], [], [], [])
    (lists, schedule) = (SpringLists(), SpringSchedule())
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
  public var time: Double { schedule.time }

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
    springs.reserveCapacity(capacity)
    slots.reserveCapacity(capacity)
    // In each form one block may not be full.
    states.reserveCapacity(padded / 4)
    laws.reserveCapacity(padded / 4)
  }

  /// Appends a member.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func append(_ member: Member) {
    springs.append(member.spring)
    slots.append(takeSlot(for: count - 1, member.spring.form))
    set(count - 1, to: member)
  }

  /// Removes all members and resets the time to 0.
  ///
  /// - Parameter keepingCapacity: Whether the memory is kept, which is the default here.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = true) {
    springs.removeAll(keepingCapacity: keepingCapacity)
    slots.removeAll(keepingCapacity: keepingCapacity)
    states.removeAll(keepingCapacity: keepingCapacity)
    laws.removeAll(keepingCapacity: keepingCapacity)
    lists.removeAll(keepingCapacity: keepingCapacity)
    schedule = SpringSchedule()
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
      let (block, lane) = (slots[index].block, slots[index].lane)
      return Member(
        spring: springs[index], value: states[block].values[lane],
        velocity: states[block].velocities[lane], target: states[block].targets[lane],
        start: states[block].starts[lane])
    }
    set {
      precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
      springs[index] = newValue.spring
      let slot = slots[index]
      if slot.form != newValue.spring.form {
        leaveSlot(slot)
        slots[index] = takeSlot(for: index, newValue.spring.form)
      }
      set(index, to: newValue)
    }
  }

  /// Finds an empty slot in a block of a form, and makes one if there is none.
  @inlinable
  mutating func takeSlot(for index: Int, _ form: SpringForm) -> SpringSlot {
    let column = Int(form.rawValue)
    if lists.emptySlots[column] < 0 {
      let first = 4 * states.count
      lists.append(states.count, form)
      states.append(SpringStates())
      laws.append(SpringLaws())
      for slot in (first..<first + 4).reversed() { leaveSlot(SpringSlot(slot, form)) }
    }
    // An empty slot holds −2 minus the next one.
    let slot = SpringSlot(Int(lists.emptySlots[column]), form)
    lists.emptySlots[column] = -2 - laws[slot.block].members[slot.lane]
    laws[slot.block].members[slot.lane] = Int32(index)
    return slot
  }

  /// Empties a slot.
  @inlinable
  mutating func leaveSlot(_ slot: SpringSlot) {
    let column = Int(slot.form.rawValue)
    let next = -2 - lists.emptySlots[column]
    withBlock(slot) { block, schedule in block.empty(slot.lane, next: next, &schedule) }
    lists.emptySlots[column] = Int32(slot.index)
  }

  /// Sets the spring and the state of a member.
  @inlinable
  mutating func set(_ index: Int, to member: Member) {
    let slot = slots[index]
    laws[slot.block].set(slot.lane, to: member.spring)
    schedule.deltaTime = .nan
    withBlock(slot) { block, schedule in
      block.set(
        slot.lane, member.value, member.velocity, target: member.target, start: member.start,
        &schedule)
    }
  }

  /// Gives access to the block of a slot.
  @inlinable
  @inline(__always)
  mutating func withBlock(
    _ slot: SpringSlot, _ body: (SpringBlock<Scalar>, inout SpringSchedule) -> Void
  ) {
    withUnsafeMutablePointer(to: &states[slot.block]) { states in
      withUnsafeMutablePointer(to: &laws[slot.block]) { laws in
        body(SpringBlock(states, laws), &schedule)
      }
    }
  }

  /// Gives access to the memory, for writing to blocks.
  @inlinable
  @inline(__always)
  mutating func withView(_ body: (SpringView, inout SpringSchedule) -> Void) {
    // Access for writing counts no references; access for reading does.
    springs.withUnsafeMutableBufferPointer { springs in
      slots.withUnsafeMutableBufferPointer { slots in
        states.withUnsafeMutableBufferPointer { states in
          laws.withUnsafeMutableBufferPointer { laws in
            let view = SpringView(
              UnsafeBufferPointer(springs), UnsafeBufferPointer(slots), states.baseAddress,
              laws.baseAddress, blockCount: states.count,
              isSingle: MemoryLayout<Scalar>.size == 4)
            if let view { body(view, &schedule) }
          }
        }
      }
    }
  }

  /// Gives access to the memory; the body only reads.
  @inlinable
  @inline(__always)
  func withView(_ body: (SpringView) -> Void) {
    springs.withUnsafeBufferPointer { springs in
      slots.withUnsafeBufferPointer { slots in
        states.withUnsafeBufferPointer { states in
          laws.withUnsafeBufferPointer { laws in
            let view = SpringView(
              springs, slots, UnsafeMutablePointer(mutating: states.baseAddress),
              UnsafeMutablePointer(mutating: laws.baseAddress), blockCount: states.count,
              isSingle: MemoryLayout<Scalar>.size == 4)
            if let view { body(view) }
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
