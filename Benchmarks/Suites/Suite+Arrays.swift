// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Suite {
  /// Many different motions at one time, as a frame samples them, next to flat structures.
  static var arrays: Suite {
    Suite(
      name: "Arrays",
      benchmarks: [1000, 64_000].flatMap { count in
        [
          tweens(count), loops(count), timings(count), springs(count), tracks(count),
          groups(count), erased(count),
        ]
      })
  }

  private static func tweens(_ count: Int) -> Benchmark {
    Crowd(count) {
      let draw = Draw(&$0)
      return (draw.tween, draw.start, draw.flat)
    }.benchmark("tweens", beside: "flat structures, solved to 1e-7")
  }

  private static func loops(_ count: Int) -> Benchmark {
    Crowd(count) {
      let draw = Draw(&$0)
      return (
        draw.tween.repeated(autoreverses: true), draw.start,
        FlatLoop(tween: draw.flat, count: .infinity)
      )
    }.benchmark("loops, back and forth", beside: "flat structures, solved to 1e-7")
  }

  private static func timings(_ count: Int) -> Benchmark {
    Crowd(count) {
      let draw = Draw(&$0)
      let timing = Timing(
        delay: draw.start, duration: draw.duration, iterations: 4, direction: .alternate,
        fill: .both)
      return (draw.tween.timed(by: timing), 0, FlatLoop(tween: draw.flat, count: 4))
    }.benchmark("timed tweens, back and forth", beside: "flat structures, solved to 1e-7")
  }

  private static func springs(_ count: Int) -> Benchmark {
    Crowd(count) {
      let draw = Draw(&$0)
      let spring = Spring(duration: draw.duration, bounce: $0.nextUnit() * 0.6)
      return (
        SpringTrajectory(from: draw.from, to: draw.to, velocity: 0, spring: spring), draw.start,
        StartedFloor(
          motion: ClosedForm(spring, from: draw.from, to: draw.to, velocity: 0), start: draw.start)
      )
    }.benchmark("springs", beside: "closed forms with libm")
  }

  private static func tracks(_ count: Int) -> Benchmark {
    Crowd(count) {
      let draw = Draw(&$0)
      let (track, flat) = track(&$0)
      return (track, draw.start, StartedFloor(motion: flat, start: draw.start))
    }.benchmark("tracks of four cubics", beside: "walks over flat arrays of coefficients")
  }

  private static func groups(_ count: Int) -> Benchmark {
    Crowd(count) {
      let draw = Draw(&$0)
      let ((x, flatX), (y, flatY)) = (track(&$0), track(&$0))
      return (
        TrackGroup(x, y), draw.start,
        StartedFloors(
          x: StartedFloor(motion: flatX, start: draw.start),
          y: StartedFloor(motion: flatY, start: draw.start))
      )
    }.benchmark("groups of two tracks", beside: "walks over flat arrays of coefficients")
  }

  private static func erased(_ count: Int) -> Benchmark {
    Crowd(count) {
      let draw = Draw(&$0)
      return (AnyTrajectory(draw.tween), draw.start, draw.flat)
    }.benchmark("tweens as AnyTrajectory", beside: "flat structures, solved to 1e-7")
  }

  /// A track through four places, and the same in flat arrays.
  private static func track(_ random: inout SeededGenerator) -> (Track<Double>, FlatCubics) {
    let places = (0..<4).map { _ in random.nextUnit() * 100 }
    let durations = (0..<4).map { _ in 0.05 + random.nextUnit() * 0.3 }
    return (
      Track(from: 0, zip(places, durations).map { .cubic(to: $0, duration: $1) }),
      FlatCubics(places, durations: durations)
    )
  }
}

/// The numbers of a tween, at random.
private struct Draw {
  let from, to, start, duration: Double

  /// The curve: every second time one of CSS, or of Material Design.
  let points: SIMD4<Double>
  let easing: Easing

  init(_ random: inout SeededGenerator) {
    (from, to) = (random.nextUnit() * 100, random.nextUnit() * 100)
    (start, duration) = (random.nextUnit() * 0.5, 0.2 + random.nextUnit() * 0.6)
    let index = Int(random.nextUnit() * 10)
    if index < Draw.curves.count {
      (points, easing) = Draw.curves[index]
    } else {
      points = [random.nextUnit(), random.nextUnit(), random.nextUnit(), random.nextUnit()]
      easing = .bezier(points.x, points.y, points.z, points.w)
    }
  }

  private static let curves: [(SIMD4<Double>, Easing)] = [
    ([0.25, 0.1, 0.25, 1], .ease), ([0.42, 0, 1, 1], .easeIn), ([0, 0, 0.58, 1], .easeOut),
    ([0.42, 0, 0.58, 1], .easeInOut), ([0.4, 0, 0.2, 1], .bezier(0.4, 0, 0.2, 1)),
  ]

  var tween: EasedTrajectory<Double> {
    EasedTrajectory(from: from, to: to, duration: duration, easing: easing)
  }

  var flat: FlatTween {
    FlatTween(from: from, to: to, start: start, duration: duration, points)
  }
}

/// A motion written by hand, and the time at which it starts.
private struct StartedFloor<Motion: Moving<Double>>: Function {
  let motion: Motion
  let start: Double

  @inline(__always)
  func callAsFunction(_ time: Double) -> Double { motion.state(at: max(0, time - start)).value }
}

/// Two motions written by hand, whose values are added.
private struct StartedFloors<Motion: Moving<Double>>: Function {
  let x, y: StartedFloor<Motion>

  @inline(__always)
  func callAsFunction(_ time: Double) -> Double { x(time) + y(time) }
}

/// An array of different motions that start at different times, and one of their floors.
///
/// The arrays are made when they are sampled first.
private final class Crowd<Motion: Playable, Floor: Function> {
  typealias Member = (motion: Motion, start: Double, floor: Floor)

  private let count: Int
  private let make: (inout SeededGenerator) -> Member

  private(set) lazy var members: (motions: [Motion], starts: [Double], floors: [Floor]) = {
    var random = SeededGenerator(seed: 39)
    let members = (0..<count).map { _ in make(&random) }
    return (members.map(\.motion), members.map(\.start), members.map(\.floor))
  }()

  init(_ count: Int, _ make: @escaping (inout SeededGenerator) -> Member) {
    (self.count, self.make) = (count, make)
  }

  /// Makes a benchmark from a function that writes the value of each motion at one time.
  @inline(__always)
  func benchmark(
    _ name: String, beside floorName: String,
    _ write: @escaping ([Motion], [Double], UnsafeMutableBufferPointer<Double>, Double) -> Void
  ) -> Benchmark {
    let values = Buffers(count: count) { _ in 0 }
    // One frame of many motions, and as many frames of few that the least of many runs tells.
    let frames = (0..<max(1, 32_000 / count)).map { 0.5 + Double($0) / 60 }
    return Benchmark(
      name: "\(count) \(name)", count: count * frames.count, floorName: floorName,
      run: {
        let (motions, starts, _) = self.members
        for now in frames { write(motions, starts, values.output, now) }
      },
      runFloor: {
        let floors = self.members.floors
        for now in frames {
          for index in floors.indices { values.floorOutput[index] = floors[index](now) }
        }
      },
      checksum: { values.checksum })
  }
}

extension Crowd where Motion.Output == Double {
  func benchmark(_ name: String, beside floorName: String) -> Benchmark {
    benchmark(name, beside: floorName) { motions, starts, output, now in
      for index in motions.indices {
        output[index] = motions[index].value(at: now - starts[index])
      }
    }
  }
}

extension Crowd where Motion.Output == (Double, Double) {
  func benchmark(_ name: String, beside floorName: String) -> Benchmark {
    benchmark(name, beside: floorName) { motions, starts, output, now in
      for index in motions.indices {
        let (x, y) = motions[index].value(at: now - starts[index])
        output[index] = x + y
      }
    }
  }
}
