// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
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
        await clock.waitUntilSleeping(count: count + 1)
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
    await clock.waitUntilSleeping()
    while log.entries.count < 500 {
      await clock.advance(by: .seconds(1))
      await clock.waitUntilSleeping()
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
    await clock.waitUntilSleeping()
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
      if round % 2 == 0 { await clock.waitUntilSleeping(count: 2) }
      async let advanced: Void = clock.advance(by: .microseconds(2))
      for task in tasks { task.cancel() }
      await advanced
      for task in tasks { await task.value }
      #expect(clock.deadline == nil)
    }
  }

  @Test func `waiting for sleepers ends with them, or with its task`() async {
    let clock = ManualClock()
    await clock.waitUntilSleeping(count: 0)
    let sleeper = Task { try? await clock.sleep(for: .seconds(1)) }
    await clock.waitUntilSleeping()
    await clock.waitUntilSleeping()
    let waiter = Task { await clock.waitUntilSleeping(count: 2) }
    waiter.cancel()
    await waiter.value
    await clock.advance(by: .seconds(1))
    await sleeper.value
  }

  @Test func `what eight tasks add to it at once adds up`() async {
    let (clock, count) = (ManualClock(), 1000 * Effort.cases(32))
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<count { await clock.advance(by: .nanoseconds(1)) }
        }
      }
    }
    #expect(clock.now.offset == .nanoseconds(8 * count))
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
      await clock.waitUntilSleeping(count: 200)
      await clock.advance(by: .seconds(1))
    }
    #expect(log.entries.sorted() == Array(0..<200))
  }

  /// Wakes tasks in one advance, and says how long that took.
  private static func timeOfAdvance(
    over count: Int, atOneDeadline isOne: Bool, sleepingAgain isAgain: Bool
  ) async -> Duration {
    let (clock, woken) = (ManualClock(), Log<Int>())
    let tasks = (0..<count).map { index in
      Task {
        try? await clock.sleep(for: isOne ? .seconds(1) : .microseconds(index * 379 % count + 1))
        woken.note(index)
        if isAgain { try? await clock.sleep(for: .seconds(3600)) }
      }
    }
    await clock.waitUntilSleeping(count: count)
    let time = await ContinuousClock().measure { await clock.advance(by: .seconds(1)) }
    if isAgain { await clock.waitUntilSleeping(count: count) }
    for task in tasks {
      if isAgain { task.cancel() }
      await task.value
    }
    precondition(woken.entries.sorted() == Array(0..<count), "each wakes once")
    precondition(clock.deadline == nil && clock.now.offset == .seconds(1))
    return time
  }

  @Test func `five thousand sleepers cost no seconds, whatever they do next`() async {
    // In a process of its own: other tests would keep the executor's threads busy for seconds.
    await #expect(processExitsWith: .success) {
      for (isOne, isAgain) in [(false, false), (false, true), (true, false), (true, true)] {
        var times: [Duration] = []
        while times.count < 5, times.last.map({ $0 > .seconds(5) }) ?? true {
          times.append(
            await Self.timeOfAdvance(over: 5000, atOneDeadline: isOne, sleepingAgain: isAgain))
        }
        // In release, alone, 20 to 50 ms; more under a sanitizer, on a machine that is busy.
        precondition(times.contains { $0 < .seconds(5) }, "\(isOne), \(isAgain): \(times)")
      }
    }
  }

  @Test func `a thousand advances over one sleeper each cost no seconds either`() async {
    await #expect(processExitsWith: .success) {
      let clock = ManualClock()
      let time = await ContinuousClock().measure {
        for _ in 0..<1000 {
          let task = Task { try? await clock.sleep(for: .seconds(1)) }
          await clock.waitUntilSleeping()
          await clock.advance(by: .seconds(1))
          await task.value
        }
      }
      precondition(time < .seconds(3), "\(time)")
    }
  }

  @Test func `those with one deadline wake in the order in which they fell asleep`() async {
    let (clock, log) = (ManualClock(), Log<Int>())
    await withTaskGroup { group in
      for index in 0..<600 {
        group.addTask {
          // Deadlines 3, 2, 1, 3, 2, 1, …
          try? await clock.sleep(for: .seconds(3 - index % 3))
          log.note(index)
          try? await clock.sleep(for: .seconds(10))
        }
        await clock.waitUntilSleeping(count: index + 1)
      }
      await clock.advance(by: .seconds(5))
      await clock.waitUntilSleeping(count: 600)
      await clock.advance(by: .seconds(10))
    }
    let order = [2, 1, 0].flatMap { stride(from: $0, to: 600, by: 3) }
    #expect(log.entries.sorted() == Array(0..<600))
    // A machine that is busy may stop a task between its waking and its note; but not many.
    let place = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    let places = log.entries.compactMap { place[$0] }
    #expect(zip(places, places.dropFirst()).filter { $0 > $1 }.count < 30)
  }

  @Test func `loops of many periods take their steps in order, each at its time`() async {
    let (clock, log) = (ManualClock(), Log<[Int]>())
    let loops = (1...20).map { period in
      Task {
        for step in 1... {
          let deadline = ManualClock.Instant(offset: .milliseconds(step * period))
          try await clock.sleep(until: deadline)
          log.note([period, step, Int((clock.now.offset / .milliseconds(1)).rounded())])
        }
      }
    }
    await clock.waitUntilSleeping(count: 20)
    for _ in 0..<10 {
      await clock.advance(by: .milliseconds(50))
      // Steps that the clock had no patience for are over at once; then all sleep again.
      await clock.waitUntilSleeping(count: 20)
    }
    for loop in loops {
      loop.cancel()
      _ = await loop.result
    }
    let counts = (1...20).map { (period: Int) -> Int in 500 / period }
    #expect(log.entries.count == counts.reduce(0, +))
    for period in 1...20 {
      let steps = log.entries.filter { $0[0] == period }
      #expect(steps.map { $0[1] } == Array(1...(500 / period)))
      #expect(steps.allSatisfy { $0[2] >= $0[1] * period }, "never early")
    }
  }

  @Test func `a display link takes all its frames in one advance`() async {
    // The patience is bounded, so a machine that is busy enough may make it miss some.
    for round in 1...5 {
      let clock = ManualClock()
      let frames = Task {
        var frames: [FrameClock.Tick] = []
        for await tick in DisplayLink(rate: 64, clock: clock).prefix(257) { frames.append(tick) }
        return frames
      }
      await clock.waitUntilSleeping()
      await clock.advance(by: .seconds(4))
      let late = Task {
        while !Task.isCancelled {
          await clock.waitUntilSleeping()
          if let deadline = clock.deadline { await clock.advance(to: deadline) }
        }
      }
      let ticks = await frames.value
      late.cancel()
      if ticks.allSatisfy({ $0.droppedFrames == 0 }) && clock.now.offset == .seconds(4) {
        let times = (0...256).map { (index: Int) -> Double in Double(index) / 64 }
        #expect(ticks.map(\.timestamp) == times)
        return
      }
      #expect(round < 5, "it never did")
    }
  }

  @Test func `thousands are canceled, the others wake`() async {
    let (clock, log) = (ManualClock(), Log<Int>())
    let tasks = (0..<3000).map { index in
      Task {
        do {
          try await clock.sleep(for: .milliseconds(index + 1))
          log.note(index)
        } catch {
          log.note(-index)
        }
      }
    }
    await clock.waitUntilSleeping(count: 3000)
    for index in 0..<3000 where index % 3 != 2 { tasks[index].cancel() }
    for index in 0..<3000 where index % 3 != 2 { await tasks[index].value }
    #expect(clock.deadline?.offset == .milliseconds(3), "the first that was not canceled")
    #expect(log.entries.allSatisfy { $0 <= 0 } && log.entries.count == 2000)
    await clock.advance(by: .seconds(3))
    for task in tasks { await task.value }
    #expect(log.entries.filter { $0 > 0 }.sorted() == Array(stride(from: 2, to: 3000, by: 3)))
    #expect(clock.deadline == nil)
  }

  @Test func `time limits that are canceled leave nothing behind`() async {
    let clock = ManualClock()
    let first = Task { try? await clock.sleep(for: .seconds(1)) }
    await clock.waitUntilSleeping()
    for _ in 0..<100 {
      let limits = (0..<20).map { _ in Task { try? await clock.sleep(for: .seconds(60)) } }
      await clock.waitUntilSleeping(count: 21)
      for limit in limits { limit.cancel() }
      for limit in limits { await limit.value }
      #expect(clock.deadline?.offset == .seconds(1))
    }
    await clock.advance(by: .seconds(120))
    await first.value
    #expect(clock.deadline == nil)
  }

  @Test func `a wait for few sleepers ends before a wait for many`() async {
    let (clock, log) = (ManualClock(), Log<Int>())
    let counts = [3, 1, 4, 2, 5]
    let waiters = counts.map { count in
      Task {
        await clock.waitUntilSleeping(count: count)
        log.note(count)
      }
    }
    var sleepers: [Task<Void, Never>] = []
    for count in 1...4 {
      sleepers.append(Task { try? await clock.sleep(for: .seconds(1)) })
      await clock.waitUntilSleeping(count: count)
      for (waiter, least) in zip(waiters, counts) where least <= count { await waiter.value }
      #expect(log.entries.sorted() == Array(1...count))
    }
    waiters[4].cancel()
    await waiters[4].value
    await clock.advance(by: .seconds(1))
    for sleeper in sleepers { await sleeper.value }
  }

  @Test func `sleeping, canceling, reading and advancing at once lose no task`() async {
    let clock = ManualClock()
    for seed in 0..<Effort.cases(32) {
      let tasks = (0..<400).map { index in
        Task {
          var generator = SeededGenerator(seed: UInt64(seed * 400 + index))
          var latest = clock.now
          for _ in 0..<10 {
            let deadline = clock.now.advanced(by: .microseconds(Int(generator.nextUnit() * 99)))
            do { try await clock.sleep(until: deadline) } catch { return }
            let now = clock.now
            precondition(now >= deadline && now >= latest, "early, or back in time")
            latest = now
          }
        }
      }
      let turners = (0..<4).map { _ in
        Task { while !Task.isCancelled { await clock.advance(by: .microseconds(7)) } }
      }
      for index in stride(from: 0, to: 400, by: 5) { tasks[index].cancel() }
      for task in tasks { await task.value }
      for turner in turners {
        turner.cancel()
        await turner.value
      }
      #expect(clock.deadline == nil)
    }
  }

  @Test func `it stands still at its last instant`() async {
    let clock = ManualClock()
    for _ in 0..<40 { await clock.advance(by: .seconds(Int64.max)) }
    let last = clock.now
    #expect(last.offset == .seconds(Int64.max) && last.offset.components.seconds == .max)
    #expect(last.advanced(by: .seconds(Int64.max)) == last && last.advanced(by: .zero) == last)
    var first = last
    for _ in 0..<40 { first = first.advanced(by: .seconds(-Int64.max)) }
    #expect(first.offset == .seconds(-Int64.max))
    #expect(first.duration(to: last) == .seconds(Int64.max))
    #expect(ManualClock.Instant(offset: last.offset * 2) == last)
    #expect(last.advanced(by: .seconds(-1)).duration(to: last) == .seconds(1))
  }
}
