// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Suite {
  /// Springs that follow a moving target, next to tables integrated step by step.
  static var followingSpring: Suite {
    Suite(
      name: "Following spring",
      benchmarks: [
        sampling,
        building("built behind a smooth target", smooth),
        building("built behind a target that jumps and bends", bent),
      ])
  }

  /// A second of a finger's motion.
  private static var smooth: EasedTrajectory<Double> {
    EasedTrajectory(from: 0.0, to: 300, duration: 1, easing: .easeInOut)
  }

  /// A second with five changes of the target, two of them jumps.
  private static var bent: Track<Double> {
    Track(
      from: 0.0,
      [
        .linear(to: 100, duration: 0.21), .cubic(to: 40, duration: 0.17), .move(to: 200),
        .spring(to: 250, duration: 0.33, spring: .bouncy), .move(to: 0),
        .linear(to: 90, duration: 0.29),
      ])
  }

  /// The motion at random times.
  private static var sampling: Benchmark {
    let times = Buffers(count: Suite.inputCount, perResult: 1) { $0.nextUnit() }
    let motion = FollowingSpring(from: 20.0, following: smooth, spring: .bouncy)
    let table = SteppedFollower(from: 20, following: smooth, spring: .bouncy)
    return Benchmark(
      name: "a sample at random", count: times.input.count, floorName: SteppedFollower.name,
      run: {
        for index in times.input.indices {
          times.output[index] = motion.value(at: times.input[index])
        }
      },
      runFloor: {
        for index in times.input.indices {
          times.floorOutput[index] = table.value(at: times.input[index])
        }
      },
      checksum: { times.checksum })
  }

  /// One spring for each possible start.
  private static func building<Target: Trajectory<Double>>(
    _ name: String, _ target: Target
  ) -> Benchmark {
    let origins = Buffers(count: 16, perResult: 1) { $0.nextUnit() * 100 }
    return Benchmark(
      name: name, count: origins.input.count, allocates: true,
      floorName: SteppedFollower.name,
      run: {
        for index in origins.input.indices {
          let motion = FollowingSpring(
            from: origins.input[index], following: target, spring: .bouncy)
          origins.output[index] = motion.value(at: 0.5)
        }
      },
      runFloor: {
        for index in origins.input.indices {
          let table = SteppedFollower(
            from: origins.input[index], following: target, spring: .bouncy)
          origins.floorOutput[index] = table.value(at: 0.5)
        }
      },
      checksum: { origins.checksum })
  }
}

/// A second of a spring, by the Runge–Kutta method at 480 Hz, with cubics in between.
private struct SteppedFollower {
  static let name = "a table of 480 steps of Runge–Kutta"
  private static let steps = 480
  private var states: [KinematicState<Double>] = []

  init(from origin: Double, following target: some Trajectory<Double>, spring: Spring) {
    let natural = 2 * Double.pi / spring.response
    let (stiffness, damping) = (natural * natural, 2 * spring.dampingRatio * natural)
    let h = 1 / Double(Self.steps)
    var (x, v, now) = (origin, 0.0, target.value(at: 0))
    states.reserveCapacity(Self.steps + 1)
    states.append(KinematicState(value: x, velocity: v))
    for step in 0..<Self.steps {
      let middle = target.value(at: (Double(step) + 0.5) * h)
      let next = target.value(at: Double(step + 1) * h)
      let (k1, j1) = (v, stiffness * (now - x) - damping * v)
      let (x2, v2) = (x + h / 2 * k1, v + h / 2 * j1)
      let (k2, j2) = (v2, stiffness * (middle - x2) - damping * v2)
      let (x3, v3) = (x + h / 2 * k2, v + h / 2 * j2)
      let (k3, j3) = (v3, stiffness * (middle - x3) - damping * v3)
      let (x4, v4) = (x + h * k3, v + h * j3)
      let (k4, j4) = (v4, stiffness * (next - x4) - damping * v4)
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (j1 + 2 * j2 + 2 * j3 + j4)
      now = next
      states.append(KinematicState(value: x, velocity: v))
    }
  }

  func value(at time: Double) -> Double {
    let place = Swift.min(Swift.max(time, 0), 1) * Double(Self.steps)
    let index = Swift.min(Int(place), Self.steps - 1)
    let (u, h) = (place - Double(index), 1 / Double(Self.steps))
    let (a, b) = (states[index], states[index + 1])
    let change = b.value - a.value
    let (m0, m1) = (h * a.velocity, h * b.velocity)
    return a.value + u * (m0 + u * (3 * change - 2 * m0 - m1 + u * (m0 + m1 - 2 * change)))
  }
}
