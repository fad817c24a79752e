// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A value that several tasks change, one at a time.
///
/// It uses no class, no lock, and no unchecked promise to the compiler. It uses the buffer of a
/// stream: with room for one element, the newest, `yield` inserts an element and returns the one
/// that it displaced. That is an atomic exchange, it is synchronous, and the compiler checks its
/// use between tasks.
///
/// The buffer holds the value, or `nil` while a task has it. To take it, a task inserts `nil`:
/// either it receives the value, and owns it until it puts it back, or it receives `nil`, and tries
/// again. One exchange would not suffice, even to read: the inserted element is chosen before the
/// displaced one is known.
///
/// - Complexity: O(1): two exchanges. A waiting task spins, so a change must take only a few
///   instructions: it must not suspend, resume a task, or use the cell again. Threads
///   that use cells at the same time do not run faster, since they share the runtime's tables of
///   types, which `yield` consults.
struct ExchangeCell<Value: Sendable>: Sendable {
  /// Never read, but stored: a stream without references ends, and its buffer holds no elements.
  private let stream: AsyncStream<Value?>

  private let buffer: AsyncStream<Value?>.Continuation

  /// Creates a cell that holds a value.
  init(_ value: Value) {
    (stream, buffer) = AsyncStream.makeStream(
      of: Value?.self, bufferingPolicy: .bufferingNewest(1))
    buffer.yield(value)
  }

  /// Takes the value, changes it, and puts it back.
  ///
  /// - Parameter change: The change of the value.
  /// - Returns: The result of the change.
  func withValue<Result>(_ change: (inout Value) -> Result) -> Result {
    while true {
      if case .dropped(.some(var value)) = buffer.yield(nil) {
        let result = change(&value)
        buffer.yield(value)
        return result
      }
    }
  }
}
