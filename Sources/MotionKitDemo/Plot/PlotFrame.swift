// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The two axes of a plot: what stretch of numbers each shows.
struct PlotFrame {
  /// The stretch of time or progress.
  let horizontal: ClosedRange<Double>

  /// The stretch of values, longer than nothing.
  let vertical: ClosedRange<Double>

  /// Fits the vertical axis to curves of finite numbers, with a little room above and below.
  init(_ horizontal: ClosedRange<Double>, fitting curves: [[Double]]) {
    self.horizontal = horizontal
    let low = curves.joined().min() ?? 0
    let high = curves.joined().max() ?? 0
    // Around one number alone the room is what can be told from it, however large it is.
    let room =
      low == high ? max(0.5, abs(low) * 0.05) : PlotFrame.length(of: low...high, over: 20)
    let most = Double.greatestFiniteMagnitude
    vertical = max(low - room, -most)...min(high + room, most)
  }

  /// Where a number stands in a range: from 0 at its start to 1 at its end, and never beyond.
  static func part(of value: Double, in range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let isFinite = (high - low).isFinite
    let part =
      isFinite ? (value - low) / (high - low) : (value / 2 - low / 2) / (high / 2 - low / 2)
    return part > 0 ? min(part, 1) : 0
  }

  /// The length of a part of a range; the largest number where it is longer.
  static func length(of range: ClosedRange<Double>, over count: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    let part =
      length.isFinite ? length / count : range.upperBound / count - range.lowerBound / count
    return min(part, .greatestFiniteMagnitude)
  }
}
