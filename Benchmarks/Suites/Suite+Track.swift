// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Tracks, next to walks over flat arrays.
  static var track: Suite {
    Suite(name: "Track", benchmarks: [cubic, forward, uneven, mixed, kept, held, making, joining])
  }

  /// Ten places, in no order.
  static let knots = (0..<10).map { (index: Int) -> Double in
    Double((index * 7) % 10) * 3 - 10
  }

  private static var cubics: Track<Double> {
    Track(from: 0.0, knots.map { .cubic(to: $0, duration: 0.3) })
  }

  private static var cubic: Benchmark {
    .states(
      "10 cubics at random times", at: Buffers { $0.nextUnit() * 3 },
      beside: "a walk over flat arrays of coefficients", cubics,
      FlatCubics(knots, durations: Array(repeating: 0.3, count: 10)))
  }

  private static var forward: Benchmark {
    var index = 0.0
    let times = Buffers { _ in
      index += 1
      return index * (3.0 / Double(inputCount))
    }
    return .states(
      "10 cubics from start to end", at: times, beside: "a walk over flat arrays of coefficients",
      cubics, FlatCubics(knots, durations: Array(repeating: 0.3, count: 10)))
  }

  private static var uneven: Benchmark {
    let durations = (0..<10).map { 0.05 * Double(1 << ($0 % 5)) }
    return .states(
      "10 cubics of uneven durations", at: Buffers { $0.nextUnit() * 3.1 },
      beside: "a walk over flat arrays of coefficients",
      Track(from: 0.0, zip(knots, durations).map { .cubic(to: $0, duration: $1) }),
      FlatCubics(knots, durations: durations))
  }

  private static var mixed: Benchmark {
    let track = Track(
      from: 0.0,
      [
        .linear(to: 1, duration: 0.5, easing: .easeInOut), .cubic(to: 3, duration: 0.5),
        .spring(to: 0, duration: 0.5, spring: .bouncy), .cubic(to: 2, duration: 0.5),
        .linear(to: 0, duration: 0.5),
      ])
    let floor = FlatTimeline([
      FlatLine(from: 0, to: 1, easing: SolvedBezier(0.42, 0, 0.58, 1)),
      FlatCubic(from: 1, to: 3, 0, 0),
      FlatSpring(motion: ClosedForm(.bouncy, from: 3, to: 0, velocity: 0)),
      FlatCubic(from: 0, to: 2, 0, 0), FlatCubic(from: 2, to: 0, -2, -2),
    ])
    return .map(
      "lines, cubics and a spring", Buffers { $0.nextUnit() * 2.5 },
      beside: "an array of pieces behind a protocol, with libm", { track.value(at: $0) },
      { floor.value(at: $0) })
  }

  /// Tracks in an array: the next one to be sampled is not known in advance.
  private static var kept: Benchmark {
    let times = Buffers { $0.nextUnit() * 3 }
    let single = cubics
    let tracks = (0..<8).map { _ in cubics }
    return Benchmark(
      name: "one of 8 tracks in an array", count: inputCount, floorName: "a track as a local",
      run: {
        for index in 0..<inputCount {
          times.output[index] = tracks[index & 7].value(at: times.input[index])
        }
      },
      runFloor: {
        for index in 0..<inputCount {
          times.floorOutput[index] = single.value(at: times.input[index])
        }
      },
      checksum: { times.checksum })
  }

  /// A track in an object, as in views.
  private static var held: Benchmark {
    final class View {
      var track: Track<Double>
      init(_ track: Track<Double>) { self.track = track }
    }
    let times = Buffers { $0.nextUnit() * 3 }
    let single = cubics
    let view = View(cubics)
    return Benchmark(
      name: "a track in an object", count: inputCount, floorName: "a track as a local",
      run: {
        for index in 0..<inputCount {
          times.output[index] = view.track.value(at: times.input[index])
        }
      },
      runFloor: {
        for index in 0..<inputCount {
          times.floorOutput[index] = single.value(at: times.input[index])
        }
      },
      checksum: { times.checksum })
  }

  private static var making: Benchmark {
    let results = Buffers(count: 64) { $0.nextUnit() }
    return Benchmark(
      name: "a track of 10 cubics made", count: 64, allocates: true,
      floorName: "its coefficients in flat arrays",
      run: {
        for index in 0..<64 {
          let shift = results.input[index]
          results.output[index] =
            Track(from: 0.0, knots.map { .cubic(to: $0 + shift, duration: 0.3) }).duration
        }
      },
      runFloor: {
        for index in 0..<64 {
          let shift = results.input[index]
          let cubics = FlatCubics(
            knots.map { $0 + shift }, durations: Array(repeating: 0.3, count: 10))
          results.floorOutput[index] = cubics.duration
          cubics.deallocate()
        }
      },
      checksum: { results.checksum })
  }

  private static var joining: Benchmark {
    let results = Buffers(count: 64) { $0.nextUnit() }
    let places = (0..<10).map { Double($0) / 9 }
    return Benchmark(
      name: "a track of 10 values made", count: 64, allocates: true,
      floorName: "its coefficients in flat arrays",
      run: {
        for index in 0..<64 {
          let shift = results.input[index]
          results.output[index] =
            Track(values: knots.map { $0 + shift }, keyTimes: places, duration: 2).duration
        }
      },
      runFloor: {
        for index in 0..<64 {
          let shift = results.input[index]
          let cubics = FlatCubics(
            knots.map { $0 + shift }, durations: Array(repeating: 0.2, count: 10))
          results.floorOutput[index] = cubics.duration
          cubics.deallocate()
        }
      },
      checksum: { results.checksum })
  }
}
