// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The time for which a manual clock waits for the tasks that it woke to fall asleep again.
///
/// A task may end instead, or wait for something else, and then the wait is in vain. Earlier waits
/// show how likely that is: a store of time grows with each task that fell asleep again, and a wait
/// in vain leaves a quarter of it. One wait takes at most half of the store, so the wait for a loop
/// becomes longer with each of its steps, and of thousands of tasks that end, only the first few
/// cost any time.
///
/// A wait in vain takes two thirds of the loss of the store. So all of them together take at most
/// two thirds of the initial store and of its gains.
struct Patience: Sendable {
  /// The time that a task which fell asleep again adds to the store.
  static var gain: Duration { .microseconds(100) }

  /// The maximum of the store.
  static var limit: Duration { .milliseconds(400) }

  private var store: Duration

  /// Creates a store of patience.
  ///
  /// - Parameter store: The initial store.
  init(store: Duration) {
    self.store = store
  }

  /// The maximum duration of the next wait.
  var allowance: Duration { store / 2 }

  /// Records the result of a wait.
  ///
  /// - Parameter isAnswered: Whether a task fell asleep.
  mutating func note(isAnswered: Bool) {
    store = isAnswered ? Swift.min(store + Self.gain, Self.limit) : store / 4
  }
}
