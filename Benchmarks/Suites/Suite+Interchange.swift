// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionInterchange

extension Suite {
  /// Motions within a tolerance, next to simplified samples, and the reading of texts.
  static var interchange: Suite {
    Suite(name: "Interchange", benchmarks: [sampled, linear, read])
  }

  private static let tolerance = 1e-3

  private static var springs: [SpringTrajectory<Double>] {
    var random = SeededGenerator(seed: 6)
    return (0..<32).map { _ in
      SpringTrajectory(
        from: 0.0, to: 1,
        spring: Spring(duration: 0.2 + random.nextUnit(), bounce: 0.9 * random.nextUnit()))
    }
  }

  /// The method of generators: 1 000 samples, simplified by Ramer, Douglas and Peucker's method.
  ///
  /// It has no bound: the motion between the samples is not known.
  private static func thinned(
    _ spring: Spring, duration: Double, _ values: inout [Double], _ keeps: inout [Bool]
  ) -> Int {
    let natural = 2 * Double.pi / spring.response
    let rate = spring.dampingRatio * natural
    let frequency = natural * (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
    let last = values.count - 1
    for index in values.indices {
      let time = duration * Double(index) / Double(last)
      let swing = cos(frequency * time) + rate / frequency * sin(frequency * time)
      values[index] = 1 - exp(-rate * time) * swing
      keeps[index] = index == 0 || index == last
    }
    var pending = [(0, last)]
    while let (begin, end) = pending.popLast() {
      let slope = (values[end] - values[begin]) / Double(end - begin)
      var (place, most) = (0, tolerance)
      for index in begin + 1..<max(end, begin + 1) {
        let distance = abs(values[begin] + slope * Double(index - begin) - values[index])
        if distance > most { (place, most) = (index, distance) }
      }
      guard place > 0 else { continue }
      keeps[place] = true
      pending.append((begin, place))
      pending.append((place, end))
    }
    return keeps.reduce(0) { $1 ? $0 + 1 : $0 }
  }

  private static var sampled: Benchmark {
    let springs = springs
    let counts = Buffers(count: springs.count) { $0.nextUnit() }
    var values = [Double](repeating: 0, count: 1000)
    var keeps = [Bool](repeating: false, count: 1000)
    return Benchmark(
      name: "a spring within a thousandth", count: springs.count, allocates: true,
      floorName: "1 000 samples with libm, thinned out without a bound",
      run: {
        for (index, spring) in springs.enumerated() {
          let samples = try? SampledMotion(spring, within: tolerance)
          counts.output[index] = Double(samples?.samples.count ?? 0)
        }
      },
      runFloor: {
        for (index, spring) in springs.enumerated() {
          counts.floorOutput[index] = Double(
            thinned(spring.spring, duration: spring.duration, &values, &keeps))
        }
      },
      checksum: { counts.checksum })
  }

  private static var linear: Benchmark {
    let springs = springs
    let sizes = Buffers(count: springs.count) { $0.nextUnit() }
    return Benchmark(
      name: "the same as linear()", count: springs.count, allocates: true,
      floorName: "the same samples, without a text",
      run: {
        for (index, spring) in springs.enumerated() {
          sizes.output[index] = Double((try? spring.cssLinear(within: tolerance))?.utf8.count ?? 0)
        }
      },
      runFloor: {
        for (index, spring) in springs.enumerated() {
          let samples = try? SampledMotion(spring, within: tolerance)
          sizes.floorOutput[index] = Double(samples?.samples.count ?? 0)
        }
      },
      checksum: { sizes.checksum })
  }

  private static var read: Benchmark {
    let blocks = (0...300).map {
      "\(Double($0) / 3)% { transform: translate(\($0)px, 0) scale(1.5); opacity: 0.5 }"
    }
    let text = "@keyframes move {\n\(blocks.joined(separator: "\n"))\n}"
    let sizes = Buffers(count: 1) { $0.nextUnit() }
    return Benchmark(
      name: "reading @keyframes, 301 blocks", count: 301, allocates: true,
      floorName: "a pass over the bytes",
      run: {
        let keyframes = try? CSSKeyframesRule(css: text).keyframes(
          of: "transform", form: "translate(*px, *px) scale(*)", underlying: SIMD3<Double>.zero)
        sizes.output[0] = Double(keyframes?.keyframes.count ?? 0)
      },
      runFloor: {
        sizes.floorOutput[0] = Double(text.utf8.reduce(0) { $1 == 58 ? $0 + 1 : $0 })
      },
      checksum: { sizes.checksum })
  }
}
