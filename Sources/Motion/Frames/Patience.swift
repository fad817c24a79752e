// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// How long a manual clock waits for the tasks that it woke to fall asleep again.
///
/// A task may end instead, or wait for something else, and then the wait is in vain. What
/// the clock has seen says how likely that is: a store of time grows with each task that
/// fell asleep again, and a wait in vain leaves a quarter of it. One wait takes half
/// of the store, so a loop is waited for longer the more steps it has taken, and
/// of thousands of tasks that end, only the first few cost any time.
///
/// A wait in vain takes two thirds of what the store loses by it. So all of them together
/// take two thirds of the initial store and of all that it gained, at most.
struct Patience: Sendable {
  /// What a task adds to the store that fell asleep again.
  static var gain: Duration { .microseconds(100) }

  /// What the store holds at most.
  static var limit: Duration { .milliseconds(400) }

  private var store: Duration

  /// Creates patience.
  ///
  /// - Parameter store: What the store holds at first.
  init(store: Duration) {
    self.store = store
  }

  /// How long the next wait may take.
  var allowance: Duration { store / 2 }

  /// Notes what came of a wait.
  ///
  /// - Parameter isAnswered: Whether a task fell asleep.
  mutating func note(isAnswered: Bool) {
    store = isAnswered ? Swift.min(store + Self.gain, Self.limit) : store / 4
  }
}
#endif
