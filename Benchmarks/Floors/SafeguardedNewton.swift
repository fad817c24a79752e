// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Newton's iteration, which bisects where a step leaves the interval of the root.
enum SafeguardedNewton {
  /// Finds the root of a decreasing function in an interval, to the last bits.
  @inline(__always)
  static func root(
    in interval: (low: Double, high: Double), _ function: (Double) -> (error: Double, rate: Double)
  ) -> Double {
    var (low, high) = interval
    var time = (low + high) / 2
    for _ in 0..<60 {
      let (error, rate) = function(time)
      if error >= 0 { low = time } else { high = time }
      var next = time - error / rate
      if abs(next - time) <= 5e-16 * time { return next }
      if !(next > low && next < high) { next = (low + high) / 2 }
      time = next
    }
    return time
  }
}
