// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Suite {
  /// Springs beside textbook formulas with the C library's functions.
  static var spring: Suite {
    Suite(
      name: "Spring",
      benchmarks: [
        sampling("under-damped", .bouncy, limit: 0.8, beside: TwoPasses.self),
        sampling("under-damped, one pass", .bouncy, limit: 0.8, beside: OnePass.self),
        sampling("critical", .smooth, beside: TwoPasses.self),
        sampling("over-damped", Spring(duration: 0.5, bounce: -0.4), beside: TwoPasses.self),
        vector, stepping, settling,
      ])
  }

  /// Position and velocity of a spring under way, at random times.
  private static func sampling<Naive: NaiveSpring>(
    _ name: String, _ spring: Spring, limit: Double? = nil, beside naive: Naive.Type
  ) -> Benchmark {
    let times = Buffers(count: 1024, perResult: 2) { $0.nextUnit() * 1.5 }
    let motion = SpringTrajectory(from: 0.0, to: 100, velocity: 50, spring: spring)
    let naive = Naive(TextbookSpring(spring, from: 0, to: 100, velocity: 50))
    return Benchmark(
      name: "value and velocity, \(name)", count: times.input.count, limit: limit,
      baselineName: Naive.name,
      run: {
        for index in times.input.indices {
          let state = motion.state(at: times.input[index])
          times.output[2 * index] = state.value
          times.output[2 * index + 1] = state.velocity
        }
      },
      runBaseline: {
        for index in times.input.indices {
          let state = naive.state(at: times.input[index])
          times.baselineOutput[2 * index] = state.value
          times.baselineOutput[2 * index + 1] = state.velocity
        }
      },
      checksum: { times.checksum })
  }

  /// Four components that share one evaluation.
  private static var vector: Benchmark {
    let times = Buffers(count: 1024, perResult: 4) { $0.nextUnit() * 1.5 }
    let target = SIMD4(100.0, -20, 3, 1)
    let motion = SpringTrajectory(from: .zero, to: target, spring: .bouncy)
    let naive = (0..<4).map { TextbookSpring(.bouncy, from: 0, to: target[$0], velocity: 0) }
    return Benchmark(
      name: "a point of four components", count: times.input.count, limit: 0.5,
      baselineName: "four textbook springs with libm",
      run: {
        for index in times.input.indices {
          let value = motion.value(at: times.input[index])
          for lane in 0..<4 { times.output[4 * index + lane] = value[lane] }
        }
      },
      runBaseline: {
        for index in times.input.indices {
          for lane in 0..<4 {
            times.baselineOutput[4 * index + lane] = naive[lane].value(at: times.input[index])
          }
        }
      },
      checksum: { times.checksum })
  }

  /// A thousand equal springs moved on by one frame.
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
    _ = values.baselineOutput.update(fromContentsOf: values.input)
    _ = velocities.baselineOutput.update(fromContentsOf: velocities.input)
    let deltaTime = 1.0 / 120
    return Benchmark(
      name: "1000 equal springs by one step", count: count, limit: 0.1,
      baselineName: "the textbook with libm for each spring",
      run: {
        SpringStep(.bouncy, deltaTime: deltaTime).advance(
          values: values.output, velocities: velocities.output,
          toward: UnsafeBufferPointer(targets.input))
      },
      runBaseline: {
        for index in 0..<count {
          let spring = TextbookSpring(
            .bouncy, from: values.baselineOutput[index], to: targets.input[index],
            velocity: velocities.baselineOutput[index])
          let state = spring.state(at: deltaTime)
          values.baselineOutput[index] = state.value
          velocities.baselineOutput[index] = state.velocity
        }
      },
      checksum: {
        reset()
        let step = SpringStep(.bouncy, deltaTime: deltaTime)
        for _ in 0..<10 {
          step.advance(
            values: values.output, velocities: velocities.output,
            toward: UnsafeBufferPointer(targets.input))
        }
        return values.checksum
      })
  }

  /// When does it settle: exactly, or by trying frames.
  private static var settling: Benchmark {
    let bounces = Buffers(count: 64) { $0.nextUnit() * 0.8 }
    let springs = bounces.input.map { Spring(duration: 0.5, bounce: $0) }
    return Benchmark(
      name: "exact settling time", count: springs.count, limit: 1,
      baselineName: "textbook frames at 240 Hz for 4 s, the last one outside",
      run: {
        for (index, spring) in springs.enumerated() {
          bounces.output[index] = spring.settlingTime(from: 1.0, within: 0.001)
        }
      },
      runBaseline: {
        for (index, spring) in springs.enumerated() {
          let naive = TextbookSpring(spring, from: 1, to: 0, velocity: 0)
          var last = 0.0
          for frame in 0..<960 where abs(naive.value(at: Double(frame) / 240)) >= 0.001 {
            last = Double(frame) / 240
          }
          bounces.baselineOutput[index] = last
        }
      },
      checksum: { bounces.checksum })
  }
}

/// A naive way to a spring's position and velocity.
private protocol NaiveSpring {
  static var name: String { get }
  init(_ textbook: TextbookSpring)
  func state(at time: Double) -> KinematicState<Double>
}

/// A value, and then a velocity, as most libraries offer them.
private struct TwoPasses: NaiveSpring {
  static let name = "a textbook value, then a textbook velocity, with libm"
  let textbook: TextbookSpring

  init(_ textbook: TextbookSpring) { self.textbook = textbook }

  func state(at time: Double) -> KinematicState<Double> {
    KinematicState(value: textbook.value(at: time), velocity: textbook.velocity(at: time))
  }
}

/// Both from the same exponential, sine and cosine: an under-damped spring only.
private struct OnePass: NaiveSpring {
  static let name = "the textbook with one exp, one sin and one cos of libm for both"
  let textbook: TextbookSpring

  init(_ textbook: TextbookSpring) { self.textbook = textbook }

  func state(at time: Double) -> KinematicState<Double> { textbook.state(at: time) }
}

/// The closed form as it stands in textbooks and peers, with libm.
struct TextbookSpring {
  let target, displacement, velocity: Double
  let decay, frequency: Double
  let ratio: Double

  init(_ spring: Spring, from: Double, to: Double, velocity: Double) {
    target = to
    displacement = from - to
    self.velocity = velocity
    ratio = spring.dampingRatio
    let natural = 2 * Double.pi / spring.response
    decay = ratio * natural
    frequency = natural * abs(1 - ratio * ratio).squareRoot()
  }

  func value(at time: Double) -> Double {
    if ratio < 1 {
      let b = (velocity + decay * displacement) / frequency
      return target + Foundation.exp(-decay * time)
        * (displacement * Foundation.cos(frequency * time) + b * Foundation.sin(frequency * time))
    } else if ratio == 1 {
      let b = velocity + decay * displacement
      return target + Foundation.exp(-decay * time) * (displacement + b * time)
    }
    let (r1, r2) = (-decay + frequency, -decay - frequency)
    let a = (velocity - r2 * displacement) / (r1 - r2)
    return target + a * Foundation.exp(r1 * time)
      + (displacement - a) * Foundation.exp(r2 * time)
  }

  func velocity(at time: Double) -> Double {
    if ratio < 1 {
      let b = (velocity + decay * displacement) / frequency
      let (c, s) = (Foundation.cos(frequency * time), Foundation.sin(frequency * time))
      return Foundation.exp(-decay * time)
        * ((b * frequency - decay * displacement) * c
          - (displacement * frequency + decay * b) * s)
    } else if ratio == 1 {
      let b = velocity + decay * displacement
      return Foundation.exp(-decay * time) * (b - decay * (displacement + b * time))
    }
    let (r1, r2) = (-decay + frequency, -decay - frequency)
    let a = (velocity - r2 * displacement) / (r1 - r2)
    return a * r1 * Foundation.exp(r1 * time)
      + (displacement - a) * r2 * Foundation.exp(r2 * time)
  }

  /// Both at once, for an under-damped spring.
  func state(at time: Double) -> KinematicState<Double> {
    let b = (velocity + decay * displacement) / frequency
    let e = Foundation.exp(-decay * time)
    let (c, s) = (Foundation.cos(frequency * time), Foundation.sin(frequency * time))
    return KinematicState(
      value: target + e * (displacement * c + b * s),
      velocity: e
        * ((b * frequency - decay * displacement) * c
          - (displacement * frequency + decay * b) * s))
  }
}
