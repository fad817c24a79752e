// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Thousands of springs, each with its own parameters, target and state, evaluated in step.
///
/// Numbers lie in columns, and springs are evaluated four at a time, be they under-damped,
/// critical or over-damped. A batch is sampled at any time, as a ``SpringTrajectory`` is:
/// ```swift
/// var batch = SpringBatch<Double>(count: 1000, spring: .bouncy)
/// batch.retarget(7, to: 100, at: 0)
/// batch.state(7, at: 0.1).value  // 42.3302
/// batch.retarget(7, to: 50, at: 0.1)
/// ```
/// or it is moved on frame by frame with ``advance(by:)``. Both may be mixed.
///
/// In `Float` it takes little more than half the memory and the time.
///
/// - Accuracy: In `Double`, each position and velocity is within a few ulp of that of a
///   ``SpringTrajectory``, as seen from the greatest position and velocity under way, and for each
///   radian that has passed one more ulp of what is left of them. In `Float` within a few ulp of
///   `Float`, however long the motion takes: times, phases and exponents are in `Double`.
/// - Determinism: A member gets the same bits alone and among others, at any place and in any
///   sub-range, on every platform.
/// - Complexity: Nothing allocates but what makes a batch longer.
@frozen
public struct SpringBatch<Scalar: VectorScalar & VectorSpace>: Sendable {
  /// The laws that the members follow.
  @usableFromInline var springs: [Spring]

  /// The blocks of `SpringColumns`.
  @usableFromInline var starts: [Double]
  @usableFromInline var times: [Double]
  @usableFromInline var numbers: [Scalar]
  @usableFromInline var rates: [Scalar]

  /// What is known of all members.
  @usableFromInline var summary: SpringSummary

  /// Creates a batch without members.
  ///
  /// - Parameter capacity: How many members it shall have room for at once.
  /// - Precondition: `capacity` is not negative.
  @inlinable
  public init(capacity: Int = 0) {
    precondition(capacity >= 0, "capacity must not be negative, but is \(capacity)")
    (springs, starts, times, numbers, rates) = ([], [], [], [], [])
    summary = SpringSummary()
    reserveCapacity(capacity)
  }

  /// Creates a batch of equal springs that rest at a place.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - spring: The law that all follow.
  ///   - value: Where they are.
  /// - Precondition: `count` is not negative, and `value` is finite.
  @inlinable
  public init(count: Int, spring: Spring = Spring(), value: Scalar = 0) {
    precondition(count >= 0, "count must not be negative, but is \(count)")
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

  /// The seconds that the batch has been moved on by ``advance(by:)``.
  @inlinable
  public var time: Double { summary.time }

  /// Makes room for members, without a change of those that are there.
  @inlinable
  public mutating func reserveCapacity(_ capacity: Int) {
    let (padded, isTooMuch) = capacity.addingReportingOverflow(3)
    precondition(
      !isTooMuch && padded < Int.max / 256,
      "capacity must be so small that it fits, but is \(capacity)")
    springs.reserveCapacity(capacity)
    starts.reserveCapacity(padded & ~3)
    times.reserveCapacity((padded & ~3) * SpringColumns.timeColumns)
    numbers.reserveCapacity((padded & ~3) * SpringColumns.numberColumns)
    rates.reserveCapacity((padded & ~3) * SpringColumns.rateColumns)
  }

  /// Appends a member.
  ///
  /// - Complexity: O(1) on average.
  @inlinable
  public mutating func append(_ member: Member) {
    if count & 3 == 0 {
      starts.append(contentsOf: repeatElement(0, count: 4))
      times.append(contentsOf: repeatElement(0, count: 4 * SpringColumns.timeColumns))
      numbers.append(contentsOf: repeatElement(0, count: 4 * SpringColumns.numberColumns))
      rates.append(contentsOf: repeatElement(0, count: 4 * SpringColumns.rateColumns))
    }
    springs.append(member.spring)
    let index = count - 1
    withColumns { columns, summary in
      columns.setMember(
        index, value: Double(member.value), velocity: Double(member.velocity),
        target: Double(member.target), start: member.start, &summary)
    }
  }

  /// Removes all members, and goes back to time 0.
  ///
  /// - Parameter keepingCapacity: Whether the memory stays, which is the default here.
  @inlinable
  public mutating func removeAll(keepingCapacity: Bool = true) {
    springs.removeAll(keepingCapacity: keepingCapacity)
    starts.removeAll(keepingCapacity: keepingCapacity)
    times.removeAll(keepingCapacity: keepingCapacity)
    numbers.removeAll(keepingCapacity: keepingCapacity)
    rates.removeAll(keepingCapacity: keepingCapacity)
    summary = SpringSummary()
  }

  /// A member: its spring, its target, and the state from which it goes there.
  ///
  /// After ``advance(by:)`` that state is the present one.
  ///
  /// - Precondition: The index is one of a member.
  @inlinable
  public subscript(index: Int) -> Member {
    get {
      precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
      func number(_ column: SpringColumns.NumberColumn) -> Scalar {
        numbers[SpringColumns.place(column, index)]
      }
      return Member(
        spring: springs[index], value: number(.value), velocity: number(.velocity),
        target: number(.target),
        start: starts[index])
    }
    set {
      precondition(index >= 0 && index < count, "index must be below \(count), but is \(index)")
      springs[index] = newValue.spring
      withColumns { columns, summary in
        columns.setMember(
          index, value: Double(newValue.value), velocity: Double(newValue.velocity),
          target: Double(newValue.target), start: newValue.start, &summary)
      }
    }
  }

  /// Gives access to all columns for writing.
  @inlinable
  mutating func withColumns(_ body: (SpringColumns, inout SpringSummary) -> Void) {
    springs.withUnsafeBufferPointer { springs in
      starts.withUnsafeMutableBufferPointer { starts in
        times.withUnsafeMutableBufferPointer { times in
          numbers.withUnsafeMutableBufferPointer { numbers in
            rates.withUnsafeMutableBufferPointer { rates in
              let columns = SpringColumns(
                springs.baseAddress, starts: starts.baseAddress, times: times.baseAddress,
                numbers: numbers.baseAddress, rates: rates.baseAddress)
              if let columns { body(columns, &summary) }
            }
          }
        }
      }
    }
  }

  /// Gives access to all columns for reading, which is up to the body.
  @inlinable
  func withColumns(_ body: (SpringColumns) -> Void) {
    springs.withUnsafeBufferPointer { springs in
      starts.withUnsafeBufferPointer { starts in
        times.withUnsafeBufferPointer { times in
          numbers.withUnsafeBufferPointer { numbers in
            rates.withUnsafeBufferPointer { rates in
              let columns = SpringColumns(
                springs.baseAddress, starts: UnsafeMutablePointer(mutating: starts.baseAddress),
                times: UnsafeMutablePointer(mutating: times.baseAddress),
                numbers: UnsafeMutablePointer(mutating: numbers.baseAddress),
                rates: UnsafeMutablePointer(mutating: rates.baseAddress))
              if let columns { body(columns) }
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
