// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Array {
  /// Returns the index of the first element that satisfies a condition, given that all later ones
  /// do too.
  ///
  /// - Complexity: O(log *n*) for *n* elements.
  @inlinable
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Double] {
  /// Returns the index of the last of ascending times that is not later than a given time.
  ///
  /// The times are finite and not negative. The last one is compared first, as most samples are
  /// current. In a long list the index is estimated on the assumption of even spacing, which frame
  /// times nearly have.
  ///
  /// - Returns: 0 if all are later. NaN is earlier than all.
  /// - Complexity: O(log *n*), and O(1) from the last time onwards and for evenly spaced times.
  @inlinable
  func lastIndex(notAfter time: Double) -> Int {
    withUnsafeBufferPointer { times in
      let last = times.count - 1
      if last < 1 || time >= times[last] { return Swift.max(0, last) }
      var (low, count) = (0, last)
      if last > 64 { (low, count) = [Double].bracket(time, in: times) }
      return [Double].lastIndex(notAfter: time, in: times, from: low, count: count)
    }
  }

  /// Returns the index of the last time in a range that is not later than a given time, or the
  /// first index if all are later.
  @inlinable
  @inline(__always)
  static func lastIndex(
    notAfter time: Double, in times: UnsafeBufferPointer<Double>, from low: Int, count: Int
  ) -> Int {
    var (low, count) = (low, count)
    // A comparison without a branch takes as long: each load would wait for the one before.
    while count > 1 {
      let half = count >> 1
      low = times[low + half] <= time ? low + half : low
      count -= half
    }
    return low
  }

  /// Returns a short range of indices that contains the last of many ascending times that is not
  /// later than a given time.
  ///
  /// - Parameters:
  ///   - time: Less than the last of the times.
  ///   - times: The times.
  /// - Returns: The first index of the range and its length.
  @inlinable
  static func bracket(
    _ time: Double, in times: UnsafeBufferPointer<Double>
  ) -> (low: Int, count: Int) {
    let (first, last) = (times[0], times.count - 1)
    guard time >= first else { return (0, 1) }
    let rate = Swift.min(Double(last) / (times[last] - first), .greatestFiniteMagnitude)
    // The difference to the time at the estimate gives its correction, if nearby times are as
    // dense.
    var guess = Swift.min(Int((time - first) * rate), last)
    guess += Int((time - times[guess]) * rate)
    var reach = 2
    while true {
      let low = Swift.max(0, Swift.min(guess, last) - reach)
      let high = Swift.min(last, Swift.max(guess, 0) + reach)
      if times[low] <= time && time < times[high] { return (low, high - low) }
      reach <<= 3
    }
  }
}
