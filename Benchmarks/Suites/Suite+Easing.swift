// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Easings beside what is usually written.
  static var easing: Suite {
    let progress = Buffers(count: 1024) { $0.nextUnit() }
    var benchmarks = [
      bezier("ease", 0.25, 0.1, 0.25, 1), bezier("ease-in", 0.42, 0, 1, 1),
      bezier("ease-out", 0, 0, 0.58, 1), bezier("ease-in-out", 0.42, 0, 0.58, 1),
      bezier("(.4, 0, .2, 1)", 0.4, 0, 0.2, 1), bezier("(.2, 0, 0, 1)", 0.2, 0, 0, 1),
      bezier("(.05, .7, .1, 1)", 0.05, 0.7, 0.1, 1),
      bezier("(.3, −.5, .2, 1.6)", 0.3, -0.5, 0.2, 1.6), bezier("(1, 0, 0, 1)", 1, 0, 0, 1),
    ]
    benchmarks += [
      curve("elastic, out", .penner(.elastic, .out)) { t in
        t == 0 || t == 1
          ? t : Foundation.pow(2, -10 * t) * Foundation.sin((10 * t - 0.75) * 2 * .pi / 3) + 1
      },
      curve("sine, in-out", .penner(.sine, .inOut)) { t in (1 - Foundation.cos(.pi * t)) / 2 },
      curve("circular", .circularEaseInOut) { t in
        t < 0.5
          ? (1 - (1 - 4 * t * t).squareRoot()) / 2
          : (1 + (-(2 * t - 3) * (2 * t - 1)).squareRoot()) / 2
      },
      curve("steps(4)", .steps(4)) { t in Foundation.floor(t * 4) / 4 },
      stops(),
    ]
    return Suite(name: "Easing", benchmarks: benchmarks)

    @inline(__always)
    func curve(
      _ name: String, _ easing: Easing, _ naive: @escaping (Double) -> Double
    ) -> Benchmark {
      .map(name, progress, beside: "the formula with libm", { easing.value(at: $0) }, naive)
    }

    func bezier(
      _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> Benchmark {
      let easing = Easing.bezier(x1, y1, x2, y2)
      let naive = NewtonBezier(x1, y1, x2, y2)
      return .map(
        "bezier \(name) to the last bits", progress, limit: 1,
        beside: "Newton and bisection to 1e-6", Curve(easing: easing), naive)
    }

    func stops() -> Benchmark {
      let points = (0...40).map { (Double($0) / 40, Double($0 * $0) / 1600) }
      let easing = Easing.stops(points.map { .init($0.1, at: $0.0) })
      return Benchmark(
        name: "linear() with 41 stops", count: progress.input.count, limit: 1,
        baselineName: "a walk from the first stop",
        run: {
          for index in progress.input.indices {
            progress.output[index] = easing.value(at: progress.input[index])
          }
        },
        runBaseline: {
          for index in progress.input.indices {
            let p = progress.input[index]
            var k = 0
            while k < points.count - 2 && points[k + 1].0 <= p { k += 1 }
            let (a, b) = (points[k], points[k + 1])
            progress.baselineOutput[index] = a.1 + (b.1 - a.1) * (p - a.0) / (b.0 - a.0)
          }
        },
        checksum: {
          var fingerprint = Fingerprint()
          for x in progress.input { fingerprint.combine(easing.value(at: x)) }
          return fingerprint
        })
    }
  }
}

/// The value of an easing.
private struct Curve: Function {
  let easing: Easing

  @inline(__always)
  func callAsFunction(_ progress: Double) -> Double { easing.value(at: progress) }
}

/// The way in which browsers and toolkits solve a bezier: Newton's method from
/// the input, and bisection where that fails, to an error of 1e-6 in x.
struct NewtonBezier: Function {
  let ax, bx, cx, ay, by, cy: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (cx, cy) = (3 * x1, 3 * y1)
    (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
    (ax, ay) = (1 - cx - bx, 1 - cy - by)
  }

  @inline(__always)
  func x(_ t: Double) -> Double { ((ax * t + bx) * t + cx) * t }

  @inline(__always)
  func callAsFunction(_ p: Double) -> Double { value(at: p) }

  func value(at p: Double) -> Double {
    var t = p
    for _ in 0..<8 {
      let error = x(t) - p
      if abs(error) < 1e-6 { return ((ay * t + by) * t + cy) * t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    var (low, high) = (0.0, 1.0)
    t = p
    while low < high {
      let found = x(t)
      if abs(found - p) < 1e-6 { break }
      if p > found { low = t } else { high = t }
      t = (high - low) / 2 + low
    }
    return ((ay * t + by) * t + cy) * t
  }
}
