// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Springs, next to closed forms with the C library's functions.
  static var spring: Suite {
    Suite(
      name: "Spring",
      benchmarks: [
        states("underdamped", .bouncy, to: 100.0, velocity: 50),
        states("critical", .smooth, to: 100.0, velocity: 50),
        states("overdamped", Spring(duration: 0.5, bounce: -0.4), to: 100.0, velocity: 50),
        states("underdamped SIMD2", .bouncy, to: SIMD2(100.0, -20), velocity: SIMD2(50, 3)),
        states(
          "underdamped SIMD4", .bouncy, to: SIMD4(100.0, -20, 3, 1), velocity: SIMD4(50, 3, 0, 1)),
        stepping, different, inline, making, retargeting,
        settling("underdamped, from rest", velocity: 0) {
          Spring(duration: 0.5, bounce: $0 * 0.8)
        },
        settling("underdamped, with velocity", velocity: 20) {
          Spring(duration: 0.5, bounce: $0 * 0.8)
        },
        settling("critical", velocity: 20) { Spring(duration: 0.1 + $0) },
        settling("overdamped", velocity: 20) { Spring(duration: 0.5, bounce: -0.05 - 0.8 * $0) },
        peak,
      ])
  }

  /// A position and a velocity at random times.
  @inline(__always)
  private static func states<Value: VectorSpace>(
    _ name: String, _ spring: Spring, to target: Value, velocity: Value
  ) -> Benchmark {
    .states(
      "value and velocity, \(name)", at: Buffers { $0.nextUnit() * 1.5 },
      beside: "a closed form in one pass with libm",
      SpringTrajectory(from: .zero, to: target, velocity: velocity, spring: spring),
      ClosedForm(spring, from: .zero, to: target, velocity: velocity))
  }

  /// A thousand equal springs advanced by one frame.
  private static var stepping: Benchmark {
    let count = 1000
    let values = Buffers(count: count) { $0.nextUnit() * 200 - 100 }
    let velocities = Buffers(count: count) { $0.nextUnit() * 2000 - 1000 }
    let targets = Buffers(count: count) { $0.nextUnit() * 200 - 100 }
    func reset() {
      _ = values.output.update(fromContentsOf: values.input)
      _ = velocities.output.update(fromContentsOf: velocities.input)
    }
    reset()
    _ = values.floorOutput.update(fromContentsOf: values.input)
    _ = velocities.floorOutput.update(fromContentsOf: velocities.input)
    let deltaTime = 1.0 / 120
    let x = ClosedForm(.bouncy, from: 1.0, to: 0, velocity: 0).state(at: deltaTime)
    let v = ClosedForm(.bouncy, from: 0.0, to: 0, velocity: 1).state(at: deltaTime)
    return Benchmark(
      name: "1000 equal springs by one step", count: count,
      floorName: "one 2×2 matrix over flat arrays",
      run: {
        var positions = values.output.mutableSpan
        var speeds = velocities.output.mutableSpan
        Spring.Step(.bouncy, deltaTime: deltaTime).advance(
          values: &positions, velocities: &speeds, toward: targets.input.span)
      },
      runFloor: {
        for index in 0..<count {
          let displacement = values.floorOutput[index] - targets.input[index]
          let velocity = velocities.floorOutput[index]
          values.floorOutput[index] =
            targets.input[index] + displacement * x.value + velocity * v.value
          velocities.floorOutput[index] = displacement * x.velocity + velocity * v.velocity
        }
      },
      checksum: {
        reset()
        let step = Spring.Step(.bouncy, deltaTime: deltaTime)
        var positions = values.output.mutableSpan
        var speeds = velocities.output.mutableSpan
        for _ in 0..<10 {
          step.advance(values: &positions, velocities: &speeds, toward: targets.input.span)
        }
        return values.checksum
      })
  }

  /// Different springs, kept in an array.
  private static var different: Benchmark {
    let results = Buffers(count: 1000, perResult: 2) { $0.nextUnit() }
    var generator = SeededGenerator(seed: 7)
    let springs = (0..<1000).map { _ in
      Spring(
        response: 0.3 + 0.5 * generator.nextUnit(), dampingRatio: 0.1 + 0.85 * generator.nextUnit())
    }
    let motions = springs.map { SpringTrajectory(from: 0.0, to: 100, velocity: 50, spring: $0) }
    let floors = springs.map { ClosedForm($0, from: 0.0, to: 100, velocity: 50) }
    return Benchmark(
      name: "1000 different springs in an array", count: 1000,
      floorName: "closed forms in an array, in one pass with libm",
      run: {
        for index in 0..<1000 {
          let state = motions[index].state(at: results.input[index])
          results.output[2 * index] = state.value
          results.output[2 * index + 1] = state.velocity
        }
      },
      runFloor: {
        for index in 0..<1000 {
          let state = floors[index].state(at: results.input[index])
          results.floorOutput[2 * index] = state.value
          results.floorOutput[2 * index + 1] = state.velocity
        }
      },
      checksum: { results.checksum })
  }

  /// A preset used inline, as in most code.
  private static var inline: Benchmark {
    let spring = Spring.bouncy
    return .map(
      "a preset used inline", Buffers { $0.nextUnit() * 1.5 }, beside: "the same spring kept",
      { Spring.bouncy.value(target: 100.0, time: $0) }, { spring.value(target: 100.0, time: $0) })
  }

  /// A spring from a duration and a bounce.
  private static var making: Benchmark {
    .map(
      "a spring of duration and bounce", Buffers { $0.nextUnit() * 0.8 },
      beside: "its decay and frequency",
      { bounce in
        let spring = Spring(duration: 0.5, bounce: bounce)
        return spring.damping + spring.response
      },
      { bounce in
        let (natural, ratio) = (2 * Double.pi / 0.5, 1 - bounce)
        return ratio * natural + natural * (1 - ratio * ratio).squareRoot()
      })
  }

  /// New targets from the state at a time.
  private static var retargeting: Benchmark {
    let targets = Buffers { $0.nextUnit() * 100 }
    let motion = SpringTrajectory(from: 0.0, to: 100, velocity: 50, spring: .bouncy)
    let floor = ClosedForm(.bouncy, from: 0.0, to: 100, velocity: 50)
    return .map(
      "a new target, and the state a frame later", targets,
      beside: "a new closed form of the state, with libm",
      { target in
        motion.retargeted(to: target, at: target * 0.01).value(at: 1.0 / 60)
      },
      { target in
        let state = floor.state(at: target * 0.01)
        return ClosedForm(.bouncy, from: state.value, to: target, velocity: state.velocity)
          .state(at: 1.0 / 60).value
      })
  }

  /// The last time at which a thousandth of the travel is left.
  private static func settling(
    _ name: String, velocity: Double, _ spring: (Double) -> Spring
  ) -> Benchmark {
    let times = Buffers { $0.nextUnit() }
    let springs = times.input.map(spring)
    let floors = springs.map { ExactSettling($0, velocity: velocity) }
    return Benchmark(
      name: "exact settling time, \(name)", count: springs.count,
      floorName: "a safeguarded Newton iteration with libm",
      run: {
        for index in springs.indices {
          times.output[index] = springs[index].settlingTime(
            from: 1.0, velocity: velocity, within: 0.001)
        }
      },
      runFloor: {
        for index in floors.indices { times.floorOutput[index] = floors[index].time(within: 0.001) }
      },
      checksum: { times.checksum })
  }

  /// The greatest value of a spring.
  private static var peak: Benchmark {
    let bounces = Buffers { 0.1 + $0.nextUnit() * 0.7 }
    let springs = bounces.input.map { Spring(duration: 0.5, bounce: $0) }
    let motions = springs.map { SpringTrajectory(from: 0.0, to: 1, spring: $0) }
    let floors = springs.map { RestingPeak($0, to: 1) }
    return Benchmark(
      name: "the peak of a spring", count: motions.count, allocates: true,
      floorName: "its formula, from rest, libm",
      run: {
        for index in motions.indices { bounces.output[index] = motions[index].peak.value }
      },
      runFloor: {
        for index in floors.indices { bounces.floorOutput[index] = floors[index].value }
      },
      checksum: { bounces.checksum })
  }
}
