// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Suite {
  /// Questions about whole motions, next to answers derived for one kind of motion.
  static var analysis: Suite {
    Suite(name: "Analysis", benchmarks: [arrival, direction, cubicsPeak, sumPeak])
  }

  private static var springs: [Spring] {
    var generator = SeededGenerator(seed: 7)
    return (0..<1024).map { _ in Spring(duration: 0.5, bounce: 0.1 + generator.nextUnit() * 0.7) }
  }

  /// The first instant at which a spring reaches a level before its first peak.
  private static var arrival: Benchmark {
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let floor = ClosedForm(.bouncy, from: 0.0, to: 1, velocity: 0)
    let rate = 2 * Double.pi / Spring.bouncy.response
    let ratio = Spring.bouncy.dampingRatio
    let turn = Double.pi / (rate * (1 - ratio * ratio).squareRoot())
    let levels = Buffers(count: 1024) { 0.05 + $0.nextUnit() * 0.9 }
    return Benchmark(
      name: "the first time at which a spring reaches a level", count: levels.input.count,
      allocates: true, floorName: "a safeguarded Newton iteration with libm",
      run: {
        for index in levels.input.indices {
          levels.output[index] = motion.firstTime(reaching: levels.input[index]) ?? 0
        }
      },
      runFloor: {
        for index in levels.input.indices {
          let level = levels.input[index]
          levels.floorOutput[index] = SafeguardedNewton.root(in: (0, turn)) { time in
            let state = floor.state(at: time)
            return (level - state.value, -state.velocity)
          }
        }
      },
      checksum: { levels.checksum })
  }

  /// The farthest point of a spring in a plane along an axis.
  private static var direction: Benchmark {
    let springs = springs
    let target = SIMD2(1.0, 2)
    let motions = springs.map { SpringTrajectory(from: .zero, to: target, spring: $0) }
    let floors = springs.map { RestingPeak($0, to: target.y) }
    let results = Buffers(count: springs.count) { _ in 0 }
    return Benchmark(
      name: "the peak of a plane's spring along an axis", count: springs.count, allocates: true,
      floorName: "its formula, from rest, libm",
      run: {
        for index in motions.indices {
          results.output[index] = motions[index].peak(along: SIMD2(0, 1)).value
        }
      },
      runFloor: {
        for index in floors.indices { results.floorOutput[index] = floors[index].value }
      },
      checksum: { results.checksum })
  }

  /// The greatest value of ten cubics.
  private static var cubicsPeak: Benchmark {
    let results = Buffers(count: 64) { $0.nextUnit() }
    let places = results.input.map { (shift: Double) -> [Double] in
      knots.enumerated().map { $1 + shift * Double($0 % 3) }
    }
    let tracks = places.map { Track(from: 0.0, $0.map { .cubic(to: $0, duration: 0.3) }) }
    let floors = places.map { FlatCubics($0, durations: Array(repeating: 0.3, count: 10)) }
    return Benchmark(
      name: "the peak of a track of 10 cubics", count: tracks.count, allocates: true,
      floorName: "the roots of its derivatives, over flat arrays",
      run: {
        for index in tracks.indices { results.output[index] = tracks[index].peak.value }
      },
      runFloor: {
        for index in floors.indices { results.floorOutput[index] = floors[index].greatest }
      },
      checksum: { results.checksum })
  }

  /// The greatest value of two springs that are added, the second later than the first.
  private static var sumPeak: Benchmark {
    let springs = springs.prefix(64)
    let sums = springs.map {
      SpringTrajectory(from: 0.0, to: 1, spring: $0)
        + SpringTrajectory(from: 0.0, to: 0, velocity: 8, spring: $0).delayed(by: 0.2)
    }
    let floors = springs.map {
      (
        ClosedForm($0, from: 0.0, to: 1, velocity: 0), ClosedForm($0, from: 0.0, to: 0, velocity: 8)
      )
    }
    func state(of pair: (ClosedForm<Double>, ClosedForm<Double>), at time: Double)
      -> KinematicState<Double>
    {
      let first = pair.0.state(at: time)
      guard time > 0.2 else { return first }
      let second = pair.1.state(at: time - 0.2)
      return KinematicState(
        value: first.value + second.value, velocity: first.velocity + second.velocity)
    }
    let results = Buffers(count: springs.count) { _ in 0 }
    return Benchmark(
      name: "the peak of a sum of two springs", count: sums.count, allocates: true,
      floorName: "120 samples, each turn between two of them bisected, with libm",
      run: {
        for index in sums.indices { results.output[index] = sums[index].peak.value }
      },
      runFloor: {
        for index in floors.indices {
          var (greatest, before) = (0.0, 1.0)
          for step in 0..<120 {
            let time = Double(step) / 60
            let now = state(of: floors[index], at: time)
            if before > 0 && now.velocity <= 0 {
              var (low, high) = (time - 1.0 / 60, time)
              for _ in 0..<30 {
                let middle = (low + high) / 2
                if state(of: floors[index], at: middle).velocity > 0 {
                  low = middle
                } else {
                  high = middle
                }
              }
              greatest = max(greatest, state(of: floors[index], at: low).value)
            }
            before = now.velocity
          }
          results.floorOutput[index] = greatest
        }
      },
      checksum: { results.checksum })
  }
}
