// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// The tasks that sleep on a manual clock, in the order in which they wake.
///
/// That is the order of their deadlines, and for one deadline the order in which they
/// fell asleep. A binary heap keeps that order, and a dictionary the sleepers, so a task
/// that is canceled leaves without a search. Its place in the heap is dropped when it
/// comes first, or when such places outnumber the sleepers.
///
/// - Complexity: Adding a task is O(log n) in the number that sleep; removing one is too,
///   amortized. Memory is O(n).
struct SleepQueue: Sendable {
  /// A task that sleeps.
  struct Sleeper: Sendable {
    /// Resumes the task, which then resumes the one that advances the clock.
    typealias Continuation = CheckedContinuation<CheckedContinuation<Void, Never>?, any Error>

    let continuation: Continuation

    /// Whether it fell asleep while the clock was advanced: a task that it had woken, most likely.
    let isInLoop: Bool
  }

  /// A place in the order.
  private struct Place {
    let deadline: ManualClock.Instant
    let number: Int
    let ticket: Int

    static func < (a: Place, b: Place) -> Bool {
      a.deadline == b.deadline ? a.number < b.number : a.deadline < b.deadline
    }
  }

  /// A heap: the place at i is before those at 2i + 1 and 2i + 2.
  ///
  /// The first is a sleeper's; others may be those of tasks that left.
  private var places: [Place] = []

  private var sleepers: [Int: Sleeper] = [:]

  /// How many tasks have fallen asleep so far.
  private(set) var total = 0

  /// How many tasks sleep.
  var count: Int { sleepers.count }

  /// The earliest deadline.
  var deadline: ManualClock.Instant? { places.first?.deadline }

  /// Puts a task to sleep.
  ///
  /// - Parameters:
  ///   - sleeper: The task.
  ///   - deadline: Until when.
  ///   - ticket: What to remove it by, a number that no other task has.
  mutating func add(_ sleeper: Sleeper, until deadline: ManualClock.Instant, ticket: Int) {
    total += 1
    sleepers[ticket] = sleeper
    places.append(Place(deadline: deadline, number: total, ticket: ticket))
    var index = places.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard places[index] < places[parent] else { break }
      places.swapAt(index, parent)
      index = parent
    }
  }

  /// Removes a task.
  ///
  /// - Parameter ticket: The number that it was added by.
  /// - Returns: The task, or nothing where it has left.
  mutating func remove(_ ticket: Int) -> Sleeper? {
    guard let sleeper = sleepers.removeValue(forKey: ticket) else { return nil }
    if places.count > 2 * sleepers.count + 16 {
      places.removeAll { sleepers[$0.ticket] == nil }
      // What is sorted is a heap.
      places.sort(by: <)
    }
    while let first = places.first, sleepers[first.ticket] == nil { removeFirstPlace() }
    return sleeper
  }

  /// Removes the task with the earliest deadline.
  ///
  /// - Returns: The task, or nothing where none sleeps.
  mutating func removeFirst() -> Sleeper? {
    places.first.flatMap { remove($0.ticket) }
  }

  private mutating func removeFirstPlace() {
    places.swapAt(0, places.count - 1)
    places.removeLast()
    var index = 0
    while true {
      var least = index
      for child in 2 * index + 1...2 * index + 2
      where child < places.count && places[child] < places[least] {
        least = child
      }
      guard least != index else { return }
      places.swapAt(index, least)
      index = least
    }
  }
}
#endif
