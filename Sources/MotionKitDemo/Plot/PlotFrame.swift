// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The two axes of a plot: what stretch of numbers each shows.
struct PlotFrame {
  /// The stretch of time or progress.
  let horizontal: ClosedRange<Double>

  /// The stretch of values.
  let vertical: ClosedRange<Double>

  /// Fits the vertical axis to curves, with a little room above and below.
  init(_ horizontal: ClosedRange<Double>, fitting curves: [[Double]]) {
    self.horizontal = horizontal
    var low = Double.infinity
    var high = -Double.infinity
    for value in curves.joined() {
      low = min(low, value)
      high = max(high, value)
    }
    if !(high > low) { (low, high) = (low - 0.5, low + 0.5) }
    let room = (high - low) * 0.05
    vertical = (low - room)...(high + room)
  }

  /// Round numbers in a stretch, at steps of 1, 2 or 5 times a power of ten.
  static func ticks(in range: ClosedRange<Double>, count: Int) -> [(value: Double, label: String)] {
    let raw = (range.upperBound - range.lowerBound) / Double(count)
    guard raw > 0, raw.isFinite else { return [] }
    let power = Foundation.pow(10, Foundation.floor(Foundation.log10(raw)))
    let step = power * ([1, 2, 5].first { $0 * power >= raw * (1 - 1e-9) } ?? 10)
    let digits = max(0, Int(-Foundation.floor(Foundation.log10(step) + 1e-9)))
    var ticks: [(value: Double, label: String)] = []
    var index = (range.lowerBound / step - 1e-9).rounded(.up)
    while index * step <= range.upperBound + step * 1e-9 {
      let value = index == 0 ? 0 : index * step  // without the sign of −0
      ticks.append((value, String(format: "%.\(digits)f", value)))
      index += 1
    }
    return ticks
  }
}
