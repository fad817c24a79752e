// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A number that is eased to another one, as a frame loop keeps it: everything that can be computed
/// once, in one flat structure.
///
/// The curve is solved to 1e-7 by Newton's method from the progress itself, with one division a
/// step. A step that leaves the interval of the root bisects it.
struct FlatTween: Function {
  let from, change, start, inverse: Double
  private let ax, bx, cx, ay, by, cy: Double

  init(from: Double, to end: Double, start: Double, duration: Double, _ points: SIMD4<Double>) {
    (self.from, change, self.start, inverse) = (from, end - from, start, 1 / duration)
    (cx, cy) = (3 * points.x, 3 * points.y)
    (bx, by) = (3 * (points.z - points.x) - cx, 3 * (points.w - points.y) - cy)
    (ax, ay) = (1 - cx - bx, 1 - cy - by)
  }

  /// The value at a time, at rest before the start and after the end.
  @inline(__always)
  func callAsFunction(_ time: Double) -> Double { value(atProgress: (time - start) * inverse) }

  @inline(__always)
  func value(atProgress progress: Double) -> Double {
    guard progress > 0 else { return from }
    guard progress < 1 else { return from + change }
    return from + change * eased(progress)
  }

  @inline(__always)
  private func eased(_ progress: Double) -> Double {
    var (low, high, t) = (0.0, 1.0, progress)
    for _ in 0..<50 {
      let error = ((ax * t + bx) * t + cx) * t - progress
      if abs(error) < 1e-7 { break }
      if error < 0 { low = t } else { high = t }
      let next = t - error / ((3 * ax * t + 2 * bx) * t + cx)
      t = next > low && next < high ? next : (low + high) / 2
    }
    return ((ay * t + by) * t + cy) * t
  }
}

/// A tween that runs forth and back a number of times, and without end if that is infinite.
struct FlatLoop: Function {
  let tween: FlatTween
  let count: Double

  /// The value at a time, held before the start and after the last iteration.
  @inline(__always)
  func callAsFunction(_ time: Double) -> Double {
    let elapsed = min(max((time - tween.start) * tween.inverse, 0), count)
    // The number of the iteration fits into an integer of 32 bits.
    let iteration = Int32(min(elapsed, count - 1))
    let fraction = elapsed - Double(iteration)
    return tween.value(atProgress: iteration & 1 == 1 ? 1 - fraction : fraction)
  }
}
