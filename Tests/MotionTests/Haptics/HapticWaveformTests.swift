// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionHaptics
import Testing

/// Waveforms: whole numbers that lack nothing in the long run.
@Suite struct HapticWaveformTests {
  @Test func `what an amplitude lacks is made up for within half a step`() {
    var random = SeededGenerator(seed: 21)
    for round in 0..<Effort.cases(72) {
      let pattern = RandomHaptics.pattern(
        &random, count: 1 + round % 9, grid: round % 2 == 0 ? 0.001 : nil)
      let step = [1, 5, 7][round % 3]
      let exponent = [2, 1, 0.5][round % 3]
      let waveform = HapticWaveform(pattern, step: step, exponent: exponent)
      #expect(waveform.timings.count == waveform.amplitudes.count)
      #expect(waveform.timings.allSatisfy { $0 > 0 })
      #expect(waveform.amplitudes.allSatisfy { (0...255).contains($0) })
      #expect(zip(waveform.amplitudes, waveform.amplitudes.dropFirst()).allSatisfy { $0 != $1 })
      let written = zip(waveform.timings, waveform.amplitudes).flatMap {
        Array(repeating: $1, count: $0)
      }
      #expect(abs(Double(written.count) - pattern.restTime * 1000) <= 0.51)
      var (wanted, sum, level) = (0.0, 0.0, 0.0)
      for begin in stride(from: 0, to: written.count, by: step) {
        let range = begin..<min(begin + step, written.count)
        let parts = range.map { millisecond in
          let intensity = pattern.sample(at: (Double(millisecond) + 0.5) / 1000).intensity
          return 255 * Elementary.pow(intensity, exponent)
        }
        let mean = parts.reduce(0, +) / Double(range.count)
        // A level that goes on is looked at when it ends.
        if abs(mean - level) > 1e-9 {
          #expect(abs(wanted - sum) <= 0.5 + 1e-6, "\(wanted) and \(sum) at \(begin) ms")
        }
        level = mean
        wanted += mean * Double(range.count)
        sum += Double(written[range].reduce(0, +))
      }
      #expect(abs(wanted - sum) <= 0.5 + 1e-6)
    }
  }

  @Test func `a rumble that a whole number is not enough for is split`() {
    let pattern = HapticPattern([.event(HapticEvent(.continuous(duration: 0.1), intensity: 0.3))])
    let waveform = HapticWaveform(pattern, exponent: 1)
    // 76.5 for 100 ms.
    #expect(waveform.timings == [50, 50] && waveform.amplitudes == [77, 76])
    #expect(HapticWaveform(HapticPattern([])).timings.isEmpty)
    #expect(HapticWaveform(HapticPattern([])).vibration().isEmpty)
  }

  @Test func `a pattern that lasts for ever is cut after an hour`() {
    let pattern = HapticPattern([
      .event(HapticEvent(.transient, at: 1e100)), .event(HapticEvent(.transient)),
    ])
    let waveform = HapticWaveform(pattern, step: 1000)
    #expect(waveform.timings.reduce(0, +) == 3_600_000)
  }

  @Test func `a browser's motor runs for its share of each slot`() {
    var random = SeededGenerator(seed: 22)
    for round in 0..<Effort.cases(400) {
      let pattern = RandomHaptics.pattern(&random, count: 1 + round % 9, grid: nil)
      let waveform = HapticWaveform(pattern)
      let slot = [1, 10, 20][round % 3]
      let list = waveform.vibration(slot: slot)
      #expect(list.dropFirst().allSatisfy { $0 > 0 })
      #expect(list.count % 2 == 1 || list.isEmpty)
      let runs = list.indices.filter { $0 % 2 == 0 }.map { list[$0] }.reduce(0, +)
      let wanted =
        zip(waveform.timings, waveform.amplitudes).reduce(0.0) { $0 + Double($1.0 * $1.1) } / 255
      // What is lacking is forgotten in a silence.
      let silences = waveform.amplitudes.filter { $0 == 0 }.count
      #expect(abs(Double(runs) - wanted) <= 0.5 * Double(silences + 1) + 1e-9)
    }
    #expect(
      HapticWaveform(timings: [30, 10, 20], amplitudes: [255, 0, 255]).vibration() == [30, 10, 20])
    #expect(HapticWaveform(timings: [20, 10], amplitudes: [0, 255]).vibration() == [0, 20, 10])
    #expect(HapticWaveform(timings: [20], amplitudes: [0]).vibration().isEmpty)
  }

  @Test func `a waveform is read with its rules`() throws {
    let waveform = HapticWaveform(timings: [10, 20], amplitudes: [0, 255])
    let data = try JSONEncoder().encode(waveform)
    #expect(try JSONDecoder().decode(HapticWaveform.self, from: data) == waveform)
    for text in [
      #"{"timings": [1], "amplitudes": []}"#, #"{"timings": [-1], "amplitudes": [0]}"#,
      #"{"timings": [1], "amplitudes": [256]}"#,
    ] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(HapticWaveform.self, from: Data(text.utf8))
      }
    }
  }

  @Test func `a waveform of an hour has as many timings as it may need`() {
    let timings = [Int](repeating: 1, count: 3_600_000)
    #expect(HapticWaveform(timings: timings, amplitudes: timings).timings.count == 3_600_000)
  }
}
