// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Playable {
  /// Returns the nearest of the beginning at time 0 and the end at the duration.
  @inlinable
  func nextEnd(from time: Double, isBackward: Bool) -> Double? {
    let duration = self.duration
    if isBackward {
      if duration <= time && duration < .infinity { return duration }
      return 0 <= time ? 0 : nil
    }
    if time < 0 { return 0 }
    return time < duration && duration < .infinity ? duration : nil
  }
}
