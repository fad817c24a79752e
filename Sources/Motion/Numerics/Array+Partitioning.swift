// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Array {
  /// The index of the first element that fulfils a condition, which all later ones do too.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Double] {
  /// The index of the last of some ascending times that is not later than another one.
  ///
  /// The last of them is looked at first, as what is shown is mostly now.
  ///
  /// - Returns: 0 if all are later. NaN counts as earlier than all.
  /// - Complexity: O(log *n*), and O(1) from the last time on.
  @inlinable
  func lastIndex(notAfter time: Double) -> Int {
    withUnsafeBufferPointer { times in
      let last = times.count - 1
      if last < 1 || time >= times[last] { return Swift.max(0, last) }
      var low = 0
      var count = last
      // Without a branch on what is compared, as no times are more likely than others.
      while count > 1 {
        let half = count >> 1
        low = times[low + half] <= time ? low + half : low
        count -= half
      }
      return low
    }
  }
}
