// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// Who sleeps on a manual clock until when, and what the clock shows.
///
/// It resumes nobody: it is changed inside an ``ExchangeCell``, and whom to resume
/// it hands out.
struct SleepSchedule: Sendable {
  typealias Continuation = CheckedContinuation<Void, any Error>

  /// A task that sleeps until a deadline.
  private struct Sleeper {
    let deadline: ManualClock.Instant
    let ticket: Int
    let continuation: Continuation
  }

  /// A task that waits until a number of others sleep.
  private struct Waiter {
    let count: Int
    let ticket: Int
    let continuation: Continuation
  }

  /// What the clock shows.
  private(set) var now: ManualClock.Instant

  /// What it shows when everybody who advances it by something has done so.
  private var aim: ManualClock.Instant

  /// Who sleeps; the next to wake is the last.
  private var sleepers: [Sleeper] = []

  /// Who waits for sleepers.
  private var waiters: [Waiter] = []

  /// Who was woken and has not run since.
  private var waking: [Int] = []

  private var ticketCount = 0

  init(now: ManualClock.Instant) {
    self.now = now
    aim = now
  }

  /// The earliest deadline.
  var deadline: ManualClock.Instant? { sleepers.last?.deadline }

  /// How many tasks sleep.
  var sleeperCount: Int { sleepers.count }

  /// Gives a number that nobody else has.
  mutating func takeTicket() -> Int {
    ticketCount += 1
    return ticketCount
  }

  /// Sets the end of an advance by a duration: from where those under way end.
  mutating func aim(by duration: Duration) -> ManualClock.Instant {
    aim = Swift.max(aim, now).advanced(by: Swift.max(duration, .zero))
    return aim
  }

  /// Puts a task to sleep, unless the deadline is over.
  ///
  /// - Returns: Whom to resume: the task itself, or those who waited for it to sleep.
  mutating func add(
    _ sleeper: Continuation, until deadline: ManualClock.Instant, ticket: Int
  ) -> [Continuation] {
    guard deadline > now else { return [sleeper] }
    // Behind all that are due no later.
    let place = sleepers.lastIndex { $0.deadline > deadline }.map { $0 + 1 } ?? 0
    sleepers.insert(Sleeper(deadline: deadline, ticket: ticket, continuation: sleeper), at: place)
    let content = waiters.filter { $0.count <= sleepers.count }
    waiters.removeAll { $0.count <= sleepers.count }
    return content.map(\.continuation)
  }

  /// Lets a task wait until so many sleep, unless they do.
  ///
  /// - Returns: Whether they do.
  mutating func add(_ waiter: Continuation, untilCount count: Int, ticket: Int) -> Bool {
    if sleepers.count >= count { return true }
    waiters.append(Waiter(count: count, ticket: ticket, continuation: waiter))
    return false
  }

  /// Forgets a task that sleeps or waits.
  ///
  /// - Returns: Its continuation, the first time.
  mutating func remove(_ ticket: Int) -> Continuation? {
    if let index = sleepers.firstIndex(where: { $0.ticket == ticket }) {
      return sleepers.remove(at: index).continuation
    }
    if let index = waiters.firstIndex(where: { $0.ticket == ticket }) {
      return waiters.remove(at: index).continuation
    }
    return nil
  }

  /// Advances to the earliest deadline, or to the end where none is before it.
  ///
  /// - Returns: Whom to resume, and how many slept until then; nothing at the end.
  mutating func wake(
    by end: ManualClock.Instant
  ) -> (sleeper: Continuation, ticket: Int, count: Int)? {
    guard let next = sleepers.last, next.deadline <= end else {
      now = Swift.max(now, end)
      return nil
    }
    let count = sleepers.count
    sleepers.removeLast()
    now = Swift.max(now, next.deadline)
    waking.append(next.ticket)
    return (next.continuation, next.ticket, count)
  }

  /// Whether a task was woken and has not run since.
  func isWaking(_ ticket: Int) -> Bool { waking.contains(ticket) }

  /// Notes that a task runs.
  mutating func isAwake(_ ticket: Int) {
    waking.removeAll { $0 == ticket }
  }
}
#endif
