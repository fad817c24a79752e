// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The tasks that sleep on a manual clock, in the order in which they wake.
///
/// It is the order of their deadlines, and for one deadline the order in which they fell asleep. A
/// binary heap keeps the order, and a dictionary the sleepers, so a canceled task is removed
/// without a search. Its entry in the heap is dropped when it is first, or when such entries
/// outnumber the sleepers.
///
/// - Complexity: Adding a task is O(log n) in the number of sleeping tasks; so is removing one,
///   amortized. Memory is O(n).
struct SleepQueue: Sendable {
  /// A task that sleeps.
  struct Sleeper: Sendable {
    /// A continuation that resumes the task, which then resumes the one that advances the clock.
    typealias Continuation = CheckedContinuation<CheckedContinuation<Void, Never>?, any Error>

    let continuation: Continuation

    /// Whether it fell asleep while the clock was advanced: most likely a task that the clock had
    /// woken.
    let isInLoop: Bool
  }

  /// An entry of the heap.
  private struct Entry {
    let deadline: ManualClock.Instant
    let number: Int
    let ticket: Int

    static func < (a: Entry, b: Entry) -> Bool {
      a.deadline == b.deadline ? a.number < b.number : a.deadline < b.deadline
    }
  }

  /// A heap: the entry at i is before those at 2i + 1 and 2i + 2.
  ///
  /// The first entry belongs to a sleeper; others may belong to tasks that left.
  private var entries: [Entry] = []

  private var sleepers: [Int: Sleeper] = [:]

  /// The number of tasks that have fallen asleep until now.
  private(set) var total = 0

  /// The number of sleeping tasks.
  var count: Int { sleepers.count }

  /// The earliest deadline.
  var deadline: ManualClock.Instant? { entries.first?.deadline }

  /// Adds a sleeping task.
  ///
  /// - Parameters:
  ///   - sleeper: The task.
  ///   - deadline: The instant at which it wakes.
  ///   - ticket: The number by which it is removed, different from those of other tasks.
  mutating func add(_ sleeper: Sleeper, until deadline: ManualClock.Instant, ticket: Int) {
    total += 1
    sleepers[ticket] = sleeper
    entries.append(Entry(deadline: deadline, number: total, ticket: ticket))
    var index = entries.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard entries[index] < entries[parent] else { break }
      entries.swapAt(index, parent)
      index = parent
    }
  }

  /// Removes a task.
  ///
  /// - Parameter ticket: The number with which it was added.
  /// - Returns: The task; nil if it has left.
  mutating func remove(_ ticket: Int) -> Sleeper? {
    guard let sleeper = sleepers.removeValue(forKey: ticket) else { return nil }
    if entries.count > 2 * sleepers.count + 16 {
      entries.removeAll { sleepers[$0.ticket] == nil }
      // A sorted array is a heap.
      entries.sort(by: <)
    }
    while let first = entries.first, sleepers[first.ticket] == nil { removeFirstEntry() }
    return sleeper
  }

  /// Removes the task with the earliest deadline.
  ///
  /// - Returns: The task; nil if none sleeps.
  mutating func removeFirst() -> Sleeper? { entries.first.flatMap { remove($0.ticket) } }

  private mutating func removeFirstEntry() {
    entries.swapAt(0, entries.count - 1)
    entries.removeLast()
    var index = 0
    while true {
      var least = index
      for child in 2 * index + 1...2 * index + 2
      where child < entries.count && entries[child] < entries[least] {
        least = child
      }
      guard least != index else { return }
      entries.swapAt(index, least)
      index = least
    }
  }
}
