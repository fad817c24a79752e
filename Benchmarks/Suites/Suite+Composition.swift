// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Suite {
  /// Chains of combinators, next to their leaves, which are sampled at the same local times.
  static var composition: Suite {
    Suite(name: "Composition", benchmarks: [chain, erased, summed, events])
  }

  private typealias Card = Zipped2<SpringTrajectory<Double>, EasedTrajectory<SIMD2<Double>>>

  private static var card: Card {
    zip(
      SpringTrajectory(from: 0.0, to: 1, spring: .bouncy),
      EasedTrajectory(from: SIMD2(0.0, 0), to: SIMD2(30, 40), duration: 0.8))
  }

  private static func sum(_ value: (Double, SIMD2<Double>)) -> Double {
    value.0 + value.1.x + value.1.y
  }

  /// The times, and the local times of the chain's leaves.
  private static var times: (outer: Buffers, inner: [Double]) {
    let outer = Buffers(count: 32_768) { 0.2 + $0.nextUnit() * 0.5 }
    let duration = card.delayed(by: 0.125).speed(2).duration
    let inner = outer.input.map { (duration - ($0 - 0.0625)) * 2 - 0.125 }
    return (outer, Array(inner))
  }

  private static var chain: Benchmark {
    let (times, inner) = times
    let leaves = card
    let motion = leaves.delayed(by: 0.125).speed(2).reversed().delayed(by: 0.0625).clipped(to: 3)
    return Benchmark(
      name: "five combinators around a zip", count: inner.count,
      floorName: "the two leaves at the same local times",
      run: {
        for index in inner.indices {
          times.output[index] = sum(motion.value(at: times.input[index]))
        }
      },
      runFloor: {
        for index in inner.indices {
          let time = inner[index]
          times.floorOutput[index] = sum(
            (leaves.first.value(at: time), leaves.second.value(at: time)))
        }
      },
      checksum: { times.checksum })
  }

  private static var erased: Benchmark {
    let (times, inner) = times
    let motion = card.delayed(by: 0.125).speed(2).reversed().delayed(by: 0.0625).clipped(to: 3)
    let erased = AnyPlayable(motion)
    return Benchmark(
      name: "the same with its type erased", count: inner.count,
      floorName: "the same with its type known",
      run: {
        for index in inner.indices {
          times.output[index] = sum(erased.value(at: times.input[index]))
        }
      },
      runFloor: {
        for index in inner.indices {
          times.floorOutput[index] = sum(motion.value(at: times.input[index]))
        }
      },
      checksum: { times.checksum })
  }

  private static var summed: Benchmark {
    let times = Buffers(count: 32_768) { $0.nextUnit() }
    let (a, b) = (
      SpringTrajectory(from: 0.0, to: 1, spring: .bouncy),
      SpringTrajectory(from: 0.0, to: 0, velocity: 20, spring: .snappy)
    )
    let motion = a + b.delayed(by: 0.1)
    return Benchmark(
      name: "a sum of two springs, one delayed", count: 32_768,
      floorName: "both springs, added by hand",
      run: {
        for index in 0..<32_768 { times.output[index] = motion.value(at: times.input[index]) }
      },
      runFloor: {
        for index in 0..<32_768 {
          let time = times.input[index]
          times.floorOutput[index] = a.value(at: time) + b.value(at: time - 0.1)
        }
      },
      checksum: { times.checksum })
  }

  private static var events: Benchmark {
    let times = Buffers { $0.nextUnit() * 100 }
    let pulse = Track(from: 0.0, [.linear(to: 1, duration: 0.3), .linear(to: 0, duration: 0.2)])
    let motion = zip(pulse.repeated(), pulse.delayed(by: 0.1).repeated())
    return Benchmark(
      name: "the events of a frame, by visiting", count: inputCount,
      floorName: "the same in a list",
      run: {
        for index in 0..<inputCount {
          let time = times.input[index]
          var sum = 0.0
          _ = motion.visitEvents(from: time, to: time + 1.0 / 60) {
            sum += $0.time
            return true
          }
          times.output[index] = sum
        }
      },
      runFloor: {
        for index in 0..<inputCount {
          let time = times.input[index]
          times.floorOutput[index] = motion.events(after: time, through: time + 1.0 / 60)
            .reduce(0) { $0 + $1.time }
        }
      },
      checksum: { times.checksum })
  }
}
