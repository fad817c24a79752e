// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A value that several tasks change, one at a time.
///
/// The library has no class, no lock, and no promise to the compiler that it could
/// not check. What the standard library does have is a stream's buffer: with room
/// for one element, the newest, `yield` puts an element in and hands back the one
/// that it displaced. That is an atomic exchange, it is synchronous, and it is
/// checked for what may be shared between tasks.
///
/// The buffer holds the value, or `nil` while a task has it. To get it, a task
/// puts `nil` in: either the value comes out, and is this task's alone until it is put
/// back, or `nil` does, and the task tries again. One exchange would not do, even to
/// read: it leaves something in the buffer before it knows what it takes out.
///
/// - Complexity: Two exchanges, of some 0.4 µs each. A task that waits spins, so a change
///   must take a few instructions: it neither suspends, nor resumes a task, nor uses
///   the cell again. Threads that use cells at the same time gain nothing by it, for the
///   runtime's tables of types, which `yield` consults, are shared.
struct ExchangeCell<Value: Sendable>: Sendable {
  /// Never read, but kept: a stream that nobody holds ends, and holds nothing more.
  private let stream: AsyncStream<Value?>

  private let buffer: AsyncStream<Value?>.Continuation

  /// Creates a cell that holds a value.
  init(_ value: Value) {
    (stream, buffer) = AsyncStream.makeStream(
      of: Value?.self, bufferingPolicy: .bufferingNewest(1))
    buffer.yield(value)
  }

  /// Takes the value out, changes it, and puts it back.
  ///
  /// - Parameter change: What to do with the value.
  /// - Returns: What the change returns.
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
#endif
