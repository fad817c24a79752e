// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The two axes of a plot, with the range of each.
struct PlotFrame {
  /// The range of time or progress.
  let horizontal: ClosedRange<Double>

  /// The range of values, not empty.
  let vertical: ClosedRange<Double>

  /// Fits the vertical axis to curves of finite numbers, with a small margin above and below.
  init(_ horizontal: ClosedRange<Double>, fitting curves: [[Double]]) {
    self.horizontal = horizontal
    let low = curves.joined().min() ?? 0
    let high = curves.joined().max() ?? 0
    // Around a single number the margin is one that rounding can resolve, however large it is.
    let room =
      low == high ? max(0.5, abs(low) * 0.05) : PlotFrame.length(of: low...high, over: 20)
    let most = Double.greatestFiniteMagnitude
    vertical = max(low - room, -most)...min(high + room, most)
  }

  /// Returns the position of a number in a range: 0 at its start, 1 at its end, clamped.
  static func part(of value: Double, in range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let isFinite = (high - low).isFinite
    let part =
      isFinite ? (value - low) / (high - low) : (value / 2 - low / 2) / (high / 2 - low / 2)
    return part > 0 ? min(part, 1) : 0
  }

  /// Returns the length of a part of a range; at most the largest finite number.
  static func length(of range: ClosedRange<Double>, over count: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    let part =
      length.isFinite ? length / count : range.upperBound / count - range.lowerBound / count
    return min(part, .greatestFiniteMagnitude)
  }
}
