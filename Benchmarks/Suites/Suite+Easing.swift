// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Easings, next to usual implementations.
  static var easing: Suite {
    let progress = Buffers { $0.nextUnit() }
    var benchmarks = [
      bezier("ease", 0.25, 0.1, 0.25, 1), bezier("ease-in", 0.42, 0, 1, 1),
      bezier("ease-out", 0, 0, 0.58, 1), bezier("ease-in-out", 0.42, 0, 0.58, 1),
      bezier("(.4, 0, .2, 1)", 0.4, 0, 0.2, 1), bezier("(.2, 0, 0, 1)", 0.2, 0, 0, 1),
      bezier("(.05, .7, .1, 1)", 0.05, 0.7, 0.1, 1),
      bezier("(.3, −.5, .2, 1.6)", 0.3, -0.5, 0.2, 1.6),
      bezier("(.9, .1, .1, .9)", 0.9, 0.1, 0.1, 0.9), bezier("(1, 0, 0, 1)", 1, 0, 0, 1),
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
      stops, inline, making, parsing,
    ]
    return Suite(name: "Easing", benchmarks: benchmarks)

    @inline(__always)
    func curve(
      _ name: String, _ easing: Easing, _ floor: @escaping (Double) -> Double
    ) -> Benchmark {
      .map(name, progress, beside: "the formula with libm", { easing.value(at: $0) }, floor)
    }

    func bezier(
      _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> Benchmark {
      .map(
        "bezier \(name) to the last bits", progress,
        beside: "eleven samples, Newton and bisection to 1e-7",
        Curve(easing: .bezier(x1, y1, x2, y2)), SolvedBezier(x1, y1, x2, y2))
    }
  }

  private static var stops: Benchmark {
    let points = (0...40).map { (index: Int) -> (Double, Double) in
      (Double(index) / 40, Double(index * index) / 1600)
    }
    let easing = Easing.stops(points.map { Easing.Stop($0.1, at: $0.0) })
    return .map(
      "linear() with 41 stops", Buffers { $0.nextUnit() },
      beside: "a search without branches over flat arrays", Curve(easing: easing),
      FlatStops(points))
  }

  /// An easing by its name, used inline.
  private static var inline: Benchmark {
    let easing = Easing.easeInOut
    return .map(
      "a named easing used inline", Buffers { $0.nextUnit() }, beside: "the same easing kept",
      { Easing.easeInOut.value(at: $0) }, { easing.value(at: $0) })
  }

  /// A curve that is made for one value, which allocates it.
  private static var making: Benchmark {
    var benchmark: Benchmark = .map(
      "a bezier made for one value", Buffers { $0.nextUnit() }, beside: "its coefficients, Newton",
      { Easing.bezier(0.3, 0, $0, 1).value(at: $0) },
      { p in
        let (cx, cy) = (3 * 0.3, 0.0)
        let (bx, by) = (3 * (p - 0.3) - cx, 3.0)
        let (ax, ay) = (1 - cx - bx, 1 - cy - by)
        var t = p
        for _ in 0..<8 {
          let error = ((ax * t + bx) * t + cx) * t - p
          if abs(error) < 1e-7 { break }
          t -= error / ((3 * ax * t + 2 * bx) * t + cx)
        }
        return ((ay * t + by) * t + cy) * t
      })
    benchmark.allocates = true
    return benchmark
  }

  /// A text of CSS.
  private static var parsing: Benchmark {
    let results = Buffers(count: 64) { $0.nextUnit() }
    let texts = results.input.map { "cubic-bezier(0.4, \($0), 0.2, 1)" }
    return Benchmark(
      name: "a curve read from CSS", count: texts.count, allocates: true,
      floorName: "its four numbers by strtod",
      run: {
        for index in texts.indices {
          results.output[index] = (try? Easing(css: texts[index]))?.value(at: 0.5) ?? 0
        }
      },
      runFloor: {
        for index in texts.indices {
          results.floorOutput[index] = texts[index].withCString { start in
            var (place, sum) = (start + 13, 0.0)
            for _ in 0..<4 {
              var end: UnsafeMutablePointer<CChar>?
              sum += strtod(place, &end)
              place = UnsafePointer(end.unsafelyUnwrapped) + 1
            }
            return sum
          }
        }
      },
      checksum: { results.checksum })
  }
}

/// The value of an easing.
private struct Curve: Function {
  let easing: Easing

  @inline(__always)
  func callAsFunction(_ progress: Double) -> Double { easing.value(at: progress) }
}

/// Stops in flat arrays, padded with infinity to a power of two.
private struct FlatStops: Function {
  private let places, values: UnsafeMutableBufferPointer<Double>

  init(_ points: [(Double, Double)]) {
    places = .allocate(capacity: 64)
    values = .allocate(capacity: points.count)
    places.initialize(repeating: .infinity)
    for (index, point) in points.enumerated() { (places[index], values[index]) = point }
  }

  @inline(__always)
  func callAsFunction(_ p: Double) -> Double {
    var index = 0
    let key = p.bitPattern
    for reach in stride(from: 5, through: 0, by: -1) {
      // A comparison would become a branch; the sign of a difference does not.
      let gap = places[index &+ (1 &<< reach)].bitPattern &- key &- 1
      index = index &+ (Int(truncatingIfNeeded: gap &>> 63) &<< reach)
    }
    index = min(index, values.count - 2)
    let share = (p - places[index]) / (places[index + 1] - places[index])
    return values[index] + (values[index + 1] - values[index]) * share
  }
}
