// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A bezier easing as browsers solve it: a guess from eleven samples, Newton's method, and
/// bisection where the curve is too flat for it.
struct SolvedBezier: Function {
  private let ax, bx, cx, ay, by, cy: Double
  private let samples: UnsafeMutableBufferPointer<Double>
  private let tolerance: Double

  /// Creates the curve, which is solved to a tolerance in x.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, tolerance: Double = 1e-7) {
    (cx, cy) = (3 * x1, 3 * y1)
    (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
    (ax, ay) = (1 - cx - bx, 1 - cy - by)
    self.tolerance = tolerance
    samples = .allocate(capacity: 12)
    for index in 0..<12 { samples[index] = x(Double(index) / 10) }
  }

  @inline(__always)
  private func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }

  @inline(__always)
  func callAsFunction(_ p: Double) -> Double {
    let t = solved(p)
    return ((ay * t + by) * t + cy) * t
  }

  /// Returns the value and the slope.
  @inline(__always)
  func state(at p: Double) -> (value: Double, slope: Double) {
    let t = solved(p)
    let slope = ((3 * ay * t + 2 * by) * t + cy) / ((3 * ax * t + 2 * bx) * t + cx)
    return (((ay * t + by) * t + cy) * t, slope)
  }

  @inline(__always)
  private func solved(_ p: Double) -> Double {
    var index = 0
    while index < 9 && samples[index + 1] <= p { index += 1 }
    let (low, high) = (samples[index], samples[index + 1])
    var t = (Double(index) + (p - low) / (high - low)) / 10
    for _ in 0..<4 {
      let error = x(t) - p
      if abs(error) < tolerance { return t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    return bisected(p, Double(index) / 10, Double(index + 1) / 10)
  }

  private func bisected(_ p: Double, _ low: Double, _ high: Double) -> Double {
    var (low, high) = (low, high)
    var t = (low + high) / 2
    while high - low > 1e-15 {
      let error = x(t) - p
      if abs(error) < tolerance { break }
      if error < 0 { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }
}
