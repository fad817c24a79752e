// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

@Suite(.timeLimit(.minutes(5))) struct ManualClockTests {
  /// What tasks report, in the order in which they do.
  final class Log<Entry: Sendable>: Sendable {
    private let state = Locked<[Entry]>([])
    func note(_ entry: Entry) { state.withLock { $0.append(entry) } }
    var entries: [Entry] { state.withLock { $0 } }
  }

  @Test func `it stands still until it is advanced, and never goes back`() async {
    let clock = ManualClock()
    #expect(clock.now == ManualClock.Instant() && clock.now == clock.now)
    await clock.advance(by: .seconds(3600))
    #expect(clock.now.offset == .seconds(3600))
    await clock.advance(by: .seconds(-5))
    await clock.advance(to: ManualClock.Instant(offset: .seconds(7)))
    #expect(clock.now.offset == .seconds(3600))
    let copy = clock
    await copy.advance(to: ManualClock.Instant(offset: .seconds(3601)))
    #expect(clock.now.offset == .seconds(3601), "a copy is the same clock")
    #expect(ManualClock(now: copy.now).now.offset == .seconds(3601))
    #expect(clock.minimumResolution > .zero)
  }

  @Test func `instants are durations from the beginning`() {
    let (one, two) = (ManualClock.Instant(offset: .seconds(1)), ManualClock.Instant())
    #expect(two < one && one.duration(to: two) == .seconds(-1))
    #expect(two.advanced(by: .seconds(1)) == one)
  }

  @Test func `a deadline that is over is no sleep`() async throws {
    let clock = ManualClock(now: ManualClock.Instant(offset: .seconds(2)))
    try await clock.sleep(until: clock.now)
    try await clock.sleep(for: .seconds(-1))
    #expect(clock.deadline == nil)
  }

  @Test func `sleepers wake in the order of their deadlines, at their deadlines`() async {
    let clock = ManualClock()
    let log = Log<Int>()
    await withTaskGroup { group in
      for (count, seconds) in [5, 3, 9, 1, 7, 3].enumerated() {
        group.addTask {
          try? await clock.sleep(for: .seconds(seconds))
          log.note(seconds)
          log.note(Int(clock.now.offset.components.seconds))
        }
        await clock.untilSleeping(count: count + 1)
      }
      #expect(clock.deadline?.offset == .seconds(1))
      await clock.advance(by: .milliseconds(999))
      #expect(log.entries == [] && clock.deadline?.offset == .seconds(1))
      for deadline in [1, 3, 5, 7, 9] {
        await clock.advance(to: ManualClock.Instant(offset: .seconds(deadline)))
        // Each has run before the next is woken only if it may take as long as it likes.
        while log.entries.last != deadline { await Task.yield() }
      }
    }
    #expect(log.entries.count == 12 && clock.deadline == nil)
    for index in stride(from: 0, to: 12, by: 2) {
      #expect(log.entries[index] == log.entries[index + 1], "woke at its deadline")
    }
  }

  @Test func `a loop takes all its steps in one advance, each at its time`() async throws {
    let clock = ManualClock()
    let log = Log<Duration>()
    let loop = Task {
      while true {
        try await clock.sleep(for: .milliseconds(10))
        log.note(clock.now.offset)
      }
    }
    await clock.untilSleeping()
    while log.entries.count < 500 {
      await clock.advance(by: .seconds(1))
      await clock.untilSleeping()
    }
    // A machine that is busy for long makes steps late; it never makes them early or unordered.
    let entries = log.entries
    #expect(zip(entries, entries.dropFirst()).allSatisfy { $0 < $1 })
    #expect(entries.first == .milliseconds(10) && entries.allSatisfy { $0 <= clock.now.offset })
    loop.cancel()
    await #expect(throws: CancellationError.self) { try await loop.value }
  }

  @Test func `a sleeper that is canceled wakes at once and is forgotten`() async throws {
    let clock = ManualClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.untilSleeping()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.deadline == nil)
    await clock.advance(by: .seconds(2))

    // Canceled before it sleeps: it does not.
    let early = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    early.cancel()
    await #expect(throws: CancellationError.self) { try await early.value }
    #expect(clock.deadline == nil)
  }

  @Test func `cancellation and waking race, and each sleeper wakes once`() async {
    let clock = ManualClock()
    for round in 0..<200 {
      let tasks = (0..<4).map { index in
        Task { try? await clock.sleep(for: .microseconds(index + 1)) }
      }
      if round % 2 == 0 { await clock.untilSleeping(count: 2) }
      async let advanced: Void = clock.advance(by: .microseconds(2))
      for task in tasks { task.cancel() }
      await advanced
      for task in tasks { await task.value }
      #expect(clock.deadline == nil)
    }
  }

  @Test func `waiting for sleepers ends with them, or with its task`() async {
    let clock = ManualClock()
    await clock.untilSleeping(count: 0)
    let sleeper = Task { try? await clock.sleep(for: .seconds(1)) }
    await clock.untilSleeping()
    await clock.untilSleeping()
    let waiter = Task { await clock.untilSleeping(count: 2) }
    waiter.cancel()
    await waiter.value
    await clock.advance(by: .seconds(1))
    await sleeper.value
  }

  @Test func `what eight tasks add to it at once adds up`() async {
    let clock = ManualClock()
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<10_000 { await clock.advance(by: .nanoseconds(1)) }
        }
      }
    }
    #expect(clock.now.offset == .microseconds(80))
  }

  @Test func `a clock with hundreds of sleepers wakes them all, in order`() async {
    let clock = ManualClock()
    let log = Log<Int>()
    await withTaskGroup { group in
      for index in 0..<200 {
        group.addTask {
          try? await clock.sleep(for: .milliseconds((index * 379) % 200 + 1))
          log.note((index * 379) % 200)
        }
      }
      await clock.untilSleeping(count: 200)
      await clock.advance(by: .seconds(1))
    }
    #expect(log.entries.sorted() == Array(0..<200))
  }
}
