// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Springs with a history, next to the same with a short one and to springs without one.
  static var interruptibleSpring: Suite {
    Suite(
      name: "Interruptible spring", benchmarks: [sampling, now, interrupting])
  }

  /// A spring that was retargeted this often in a minute.
  private static func card(_ count: Int, seed: UInt64) -> InterruptibleSpring<Double> {
    var random = SeededGenerator(seed: seed)
    var card = InterruptibleSpring(at: 0.0, spring: .bouncy)
    for index in 0..<count {
      card.retarget(to: random.nextUnit() * 400, at: 60 * Double(index) / Double(count))
    }
    return card
  }

  /// A minute, sampled at random.
  private static var sampling: Benchmark {
    let times = Buffers(count: 32_768, perResult: 1) { $0.nextUnit() * 60 }
    let (long, short) = (card(10_000, seed: 1), card(10, seed: 2))
    return Benchmark(
      name: "a sample among 10 000 interruptions", count: times.input.count,
      floorName: "one among ten",
      run: {
        for index in times.input.indices {
          times.output[index] = long.value(at: times.input[index])
        }
      },
      runFloor: {
        for index in times.input.indices {
          times.floorOutput[index] = short.value(at: times.input[index])
        }
      },
      checksum: { times.checksum })
  }

  /// The time of a frame, later than all interruptions.
  private static var now: Benchmark {
    let times = Buffers(count: 32_768, perResult: 1) { 60 + $0.nextUnit() }
    let long = card(10_000, seed: 1)
    let last = SpringTrajectory(from: 10.0, to: 300, velocity: 5, spring: .bouncy)
    return Benchmark(
      name: "the newest of 10 000 interruptions", count: times.input.count,
      floorName: "a spring without a history",
      run: {
        for index in times.input.indices {
          times.output[index] = long.value(at: times.input[index])
        }
      },
      runFloor: {
        for index in times.input.indices {
          times.floorOutput[index] = last.value(at: times.input[index] - 60)
        }
      },
      checksum: { times.checksum })
  }

  /// A target that changes in each frame, as under a pointer.
  private static var interrupting: Benchmark {
    let targets = Buffers(count: 1024, perResult: 1) { $0.nextUnit() * 400 }
    let start = InterruptibleSpring(at: 0.0, spring: .bouncy)
    return Benchmark(
      name: "1024 interruptions", count: targets.input.count, allocates: true,
      floorName: "closed forms with libm, appended to a list",
      run: {
        var card = start
        for index in targets.input.indices {
          let time = Double(index) / 60
          card.retarget(to: targets.input[index], at: time)
          targets.output[index] = card.target(at: time)
        }
      },
      runFloor: {
        var begins = [0.0]
        var springs = [ClosedForm(.bouncy, from: 0.0, to: 0, velocity: 0)]
        for index in targets.input.indices {
          let time = Double(index) / 60
          let last = springs.count - 1
          let state = springs[last].state(at: time - begins[last])
          springs.append(
            ClosedForm(
              .bouncy, from: state.value, to: targets.input[index], velocity: state.velocity))
          begins.append(time)
          targets.floorOutput[index] = springs[springs.count - 1].target
        }
      },
      checksum: { targets.checksum })
  }
}
