// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that keeps the changes of which it is made, in the order of their times.
package protocol ChangeHistory {
  associatedtype Change: TimedChange

  /// What was asked for by a change, from which it can be made anew.
  associatedtype Request

  /// The changes, in the order of time.
  var changes: [Change] { get }

  /// Returns what was asked for by a change.
  func request(of change: Change) -> Request

  /// Returns whether a request, made after a number of changes, changes anything.
  func isChange(_ request: Request, after count: Int) -> Bool

  /// Adds a change after all others.
  ///
  /// - Returns: The change; nil if it would change nothing.
  mutating func append(_ request: Request, at time: Double) -> Change?

  /// Removes the changes after a time.
  mutating func removeChanges(after time: Double)
}

extension ChangeHistory {
  /// Makes a change at its time, and the later ones anew.
  ///
  /// A time before 0 is treated as 0.
  ///
  /// - Returns: The change; nil if it would change nothing, or if the time is NaN or infinite: then
  ///   the history stays as it is.
  /// - Complexity: That of the change and of the *k* later ones, plus O(log *n*) for *n* in all.
  @discardableResult
  package mutating func insert(_ request: Request, at time: Double) -> Change? {
    guard time - time == 0 else { return nil }
    let time = Swift.max(0, time)
    let count = changes.partitioningIndex { $0.time > time }
    guard count < changes.count else { return append(request, at: time) }
    // Asked first, so that nothing has to be restored: a copy of the history would be all of it.
    guard isChange(request, after: count) else { return nil }
    let later = changes[count...].map { (self.request(of: $0), $0.time) }
    removeChanges(after: time)
    let change = append(request, at: time)
    for (request, time) in later { _ = append(request, at: time) }
    return change
  }
}
