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
