// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

extension Suite {
  /// Haptic patterns, next to a scan of the possibly active events, in flat arrays.
  static var haptic: Suite {
    Suite(
      name: "Haptic",
      benchmarks: [
        sampled("300 events, few at once", count: 300, longest: 0.2),
        sampled("10 000 events, thousands at once", count: 10_000, longest: 10), read,
      ])
  }

  /// The same pattern as arrays, in the order of the beginnings.
  private struct FlatPattern {
    var begins: [Double] = []
    var ends: [Double] = []
    var intensities: [Double] = []
    var sharpnesses: [Double] = []
    var longest = 0.0
    var times: [Double] = []
    var factors: [Double] = []

    static func index(_ times: [Double], after time: Double) -> Int {
      var (low, high) = (0, times.count)
      while low < high {
        let middle = (low + high) / 2
        if times[middle] > time { high = middle } else { low = middle + 1 }
      }
      return low
    }

    func sample(at time: Double) -> (intensity: Double, sharpness: Double) {
      var (intensity, sharpness) = (0.0, 0.0)
      var index = FlatPattern.index(begins, after: time - longest)
      while index < begins.count && begins[index] <= time {
        if ends[index] > time && intensities[index] > intensity {
          (intensity, sharpness) = (intensities[index], sharpnesses[index])
        }
        index += 1
      }
      let next = FlatPattern.index(times, after: time)
      guard next > 0 else { return (intensity, sharpness) }
      guard next < times.count else { return (intensity * factors[next - 1], sharpness) }
      let share = (time - times[next - 1]) / (times[next] - times[next - 1])
      let factor = factors[next - 1] + (factors[next] - factors[next - 1]) * share
      return (intensity * factor, sharpness)
    }
  }

  private static func sampled(_ name: String, count: Int, longest: Double) -> Benchmark {
    var random = SeededGenerator(seed: 5)
    var flat = FlatPattern()
    flat.begins = (0..<count).map { _ in random.nextUnit() * 30 }.sorted()
    var items: [HapticPattern.Item] = []
    for begin in flat.begins {
      let (duration, intensity, sharpness) = (
        longest * random.nextUnit(), random.nextUnit(), random.nextUnit()
      )
      flat.ends.append(begin + duration)
      flat.intensities.append(intensity)
      flat.sharpnesses.append(sharpness)
      items.append(
        .event(
          HapticEvent(
            .continuous(duration: duration), at: begin, intensity: intensity, sharpness: sharpness))
      )
    }
    flat.longest = longest
    flat.times = (0..<16).map { Double($0) * 2 }
    flat.factors = (0..<16).map { _ in random.nextUnit() }
    items.append(
      .curve(
        HapticCurve(.intensity, zip(flat.times, flat.factors).map { HapticCurve.Point($0, $1) })))
    let pattern = HapticPattern(items)
    let arrays = flat
    let samples = Suite.inputCount
    let times = Buffers(perResult: 2) { $0.nextUnit() * 32 }
    return Benchmark(
      name: name, count: samples, floorName: "a scan of flat arrays",
      run: {
        for index in 0..<samples {
          let sample = pattern.sample(at: times.input[index])
          times.output[2 * index] = sample.intensity
          times.output[2 * index + 1] = sample.sharpness
        }
      },
      runFloor: {
        for index in 0..<samples {
          let sample = arrays.sample(at: times.input[index])
          times.floorOutput[2 * index] = sample.intensity
          times.floorOutput[2 * index + 1] = sample.sharpness
        }
      },
      checksum: { times.checksum })
  }

  private static var read: Benchmark {
    let text = HapticPattern(
      (0..<300).map {
        .event(HapticEvent(.transient, at: Double($0) / 10, intensity: 0.8, sharpness: 0.7))
      }
    ).ahap
    let sizes = Buffers(count: 1) { $0.nextUnit() }
    return Benchmark(
      name: "reading AHAP, 300 events", count: 300, allocates: true,
      floorName: "a pass over the bytes",
      run: { sizes.output[0] = Double((try? HapticPattern(ahap: text))?.items.count ?? 0) },
      runFloor: {
        sizes.floorOutput[0] = Double(text.utf8.reduce(0) { $1 == 58 ? $0 + 1 : $0 })
      },
      checksum: { sizes.checksum })
  }
}
