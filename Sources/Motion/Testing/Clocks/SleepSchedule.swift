// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The tasks that sleep on a manual clock, and the time that it shows.
///
/// Sleeping, waiting for sleepers and advancing suspend a task anyway, so an actor keeps their
/// order. The time of the clock is read without suspension: only the actor changes it, and puts it
/// into an ``ExchangeCell``.
///
/// A task that is woken first runs here, on the actor, and resumes the task that
/// advances the clock. Both are in the actor's queue, so no thread has to wake for either.
actor SleepSchedule {
  /// The state of a clock that can be read without suspension.
  struct State: Equatable, Sendable {
    var now: ManualClock.Instant
    var deadline: ManualClock.Instant?
  }

  /// A task that waits until a number of others sleep.
  private struct Waiter {
    let count: Int
    let ticket: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  /// The state of the clock, for tasks outside the actor.
  nonisolated let published: ExchangeCell<State>

  /// The contents of `published`.
  private var publishedState: State

  private var now: ManualClock.Instant

  /// The time of the clock after all present advances.
  private var destination: ManualClock.Instant

  private var sleepers = SleepQueue()

  /// The tasks that wait for sleepers, in descending order of the number for which they wait.
  private var waiters: [Waiter] = []

  private var ticketCount = 0

  /// The number of tasks that the clock has woken, each with an advance that waits for it.
  private var stepCount = 0

  /// The patience for tasks that slept before the clock was advanced: they may end.
  private var patience = Patience(store: .milliseconds(8))

  /// The patience for tasks that fell asleep while it was advanced: they are in a loop.
  private var patienceForLoops = Patience(store: .milliseconds(24))

  init(now: ManualClock.Instant) {
    self.now = now
    destination = now
    publishedState = State(now: now, deadline: nil)
    published = ExchangeCell(publishedState)
  }

  /// Suspends the task until the clock has been advanced to a deadline.
  func sleep(until deadline: ManualClock.Instant) async throws {
    try Task.checkCancellation()
    guard deadline > now else { return }
    let ticket = takeTicket()
    let advance = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (sleeper: SleepQueue.Sleeper.Continuation) in
        // The task may already be canceled: the handler below may have run before it was added.
        if Task.isCancelled {
          sleeper.resume(throwing: CancellationError())
        } else {
          add(sleeper, until: deadline, ticket: ticket)
        }
      }
    } onCancel: {
      Task { await cancelSleep(ticket) }
    }
    advance?.resume()
  }

  /// Advances from the end of the advances in progress.
  func advance(by duration: Duration) async {
    destination = Swift.max(destination, now).advanced(by: Swift.max(duration, .zero))
    await advance(to: destination)
  }

  /// Advances from deadline to deadline, then to the end.
  func advance(to end: ManualClock.Instant) async {
    await Self.letOthersRun()
    while let deadline = sleepers.deadline, deadline <= end, let sleeper = sleepers.removeFirst() {
      now = Swift.max(now, deadline)
      show()
      let total = sleepers.total
      stepCount += 1
      await withCheckedContinuation { sleeper.continuation.resume(returning: $0) }
      if sleeper.isInLoop {
        let isAnswered = await hasAnswer(after: total, within: patienceForLoops.allowance)
        patienceForLoops.note(isAnswered: isAnswered)
      } else {
        let isAnswered = await hasAnswer(after: total, within: patience.allowance)
        patience.note(isAnswered: isAnswered)
      }
      stepCount -= 1
    }
    now = Swift.max(now, end)
    show()
  }

  /// Waits until tasks sleep.
  func waitUntilSleeping(count: Int) async {
    let ticket = takeTicket()
    await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: CheckedContinuation<Void, Never>) in
        if sleepers.count >= count || Task.isCancelled {
          waiter.resume()
        } else {
          let index = waiters.firstIndex { $0.count <= count } ?? waiters.endIndex
          waiters.insert(Waiter(count: count, ticket: ticket, continuation: waiter), at: index)
        }
      }
    } onCancel: {
      Task { await cancelWait(ticket) }
    }
  }

  /// Gives the executor's threads to other tasks for a turn.
  ///
  /// It leaves the actor: a task that yields there may continue at once, ahead of tasks elsewhere.
  @concurrent private static func letOthersRun() async {
    await Task.yield()
  }

  /// Returns whether a task falls asleep in two turns and a further time.
  private func hasAnswer(after total: Int, within allowance: Duration) async -> Bool {
    for _ in 0..<2 where sleepers.total == total { await Self.letOthersRun() }
    guard sleepers.total == total, allowance >= .microseconds(1) else {
      return sleepers.total > total
    }
    let start = ContinuousClock.now
    while sleepers.total == total, start.duration(to: .now) < allowance {
      await Self.letOthersRun()
    }
    return sleepers.total > total
  }

  /// Returns a number that no other task has.
  private func takeTicket() -> Int {
    ticketCount += 1
    return ticketCount
  }

  private func add(
    _ continuation: SleepQueue.Sleeper.Continuation, until deadline: ManualClock.Instant,
    ticket: Int
  ) {
    let sleeper = SleepQueue.Sleeper(continuation: continuation, isInLoop: stepCount > 0)
    sleepers.add(sleeper, until: deadline, ticket: ticket)
    show()
    while let waiter = waiters.last, waiter.count <= sleepers.count {
      waiters.removeLast()
      waiter.continuation.resume()
    }
  }

  private func cancelSleep(_ ticket: Int) {
    guard let sleeper = sleepers.remove(ticket) else { return }
    show()
    sleeper.continuation.resume(throwing: CancellationError())
  }

  private func cancelWait(_ ticket: Int) {
    guard let index = waiters.firstIndex(where: { $0.ticket == ticket }) else { return }
    waiters.remove(at: index).continuation.resume()
  }

  /// Publishes the time and the deadline to tasks outside the actor.
  private func show() {
    let state = State(now: now, deadline: sleepers.deadline)
    guard state != publishedState else { return }
    publishedState = state
    published.withValue { $0 = state }
  }
}
