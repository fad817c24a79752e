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
  /// The times are finite and not negative. The last of them is looked at first, as what is shown
  /// is mostly now. Of many times it is guessed where the time is, as if they were evenly apart,
  /// which those of frames nearly are.
  ///
  /// - Returns: 0 if all are later. NaN counts as earlier than all.
  /// - Complexity: O(log *n*), and O(1) from the last time on and where times are even.
  @inlinable
  func lastIndex(notAfter time: Double) -> Int {
    withUnsafeBufferPointer { times in
      let last = times.count - 1
      if last < 1 || time >= times[last] { return Swift.max(0, last) }
      var (low, count) = (0, last)
      if last > 64 { (low, count) = [Double].bracket(time, in: times) }
      // Without a branch on what is compared, as no times are more likely than others.
      while count > 1 {
        let half = count >> 1
        low = times[low + half] <= time ? low + half : low
        count -= half
      }
      return low
    }
  }

  /// Where the last of many ascending times is that is not later than another one: a few places.
  ///
  /// - Parameters:
  ///   - time: Less than the last of the times.
  ///   - times: The times.
  /// - Returns: The first of the places, and how many there are.
  @inlinable
  static func bracket(
    _ time: Double, in times: UnsafeBufferPointer<Double>
  ) -> (low: Int, count: Int) {
    let (first, last) = (times[0], times.count - 1)
    guard time >= first else { return (0, 1) }
    let rate = Swift.min(Double(last) / (times[last] - first), .greatestFiniteMagnitude)
    // Of a time that is off, the distance tells by how much, if the times nearby are as dense.
    var place = Swift.min(Int((time - first) * rate), last)
    place += Int((time - times[place]) * rate)
    var reach = 2
    while true {
      let low = Swift.max(0, Swift.min(place, last) - reach)
      let high = Swift.min(last, Swift.max(place, 0) + reach)
      if times[low] <= time && time < times[high] { return (low, high - low) }
      reach <<= 3
    }
  }
}
