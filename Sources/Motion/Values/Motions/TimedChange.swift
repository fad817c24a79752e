// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A change of a motion at an instant.
@usableFromInline
package protocol TimedChange {
  /// The instant of the change, in seconds.
  var time: Double { get }
}

extension Array where Element: TimedChange {
  /// The first change, without the allocation of `first` in code that is not specialized.
  @inlinable
  package var earliest: Element? { isEmpty ? nil : self[0] }

  /// The last change, without the allocation of `last` in code that is not specialized.
  @inlinable
  package var latest: Element? { isEmpty ? nil : self[count - 1] }

  /// Returns the index of the last change that has been made at a time; nil before the first.
  ///
  /// NaN is treated as 0.
  @inlinable
  package func index(at time: Double) -> Int? {
    let time = time == time ? time : 0
    let count = partitioningIndex { $0.time > time }
    return count > 0 ? count - 1 : nil
  }

  /// Removes the changes after a time.
  package mutating func removeChanges(after time: Double) {
    removeLast(count - partitioningIndex { $0.time > time })
  }
}
