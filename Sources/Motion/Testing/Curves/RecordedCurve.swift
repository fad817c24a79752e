// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// Samples of a motion, and their text in a file.
///
/// A line holds a time in seconds and the components of the value at it, in the shortest digits that
/// read back as the same bits. Lines that begin with `#` say what the file is.
struct RecordedCurve {
  /// The most samples of a curve.
  static let maximumCount = 10_000

  let samples: [(time: Double, numbers: [Double])]

  /// Samples a motion from time 0 on, at equal steps, and at its last time.
  init<Motion: Trajectory>(_ motion: Motion, every interval: Double, until end: Double) {
    let end = end > 0 && end < .infinity ? end : 0
    let step = max(interval > 0 ? interval : end, end / Double(Self.maximumCount - 2))
    var times: [Double] = []
    while times.count < Self.maximumCount - 1, Double(times.count) * step < end {
      times.append(Double(times.count) * step)
    }
    self.init(motion, at: times + [end])
  }

  /// Samples a motion at some times.
  init<Motion: Trajectory>(_ motion: Motion, at times: [Double]) {
    samples = times.map { ($0, components(of: motion.value(at: $0))) }
  }

  /// How many numbers a sample holds.
  var dimensions: Int { samples[0].numbers.count }

  /// The time of each sample.
  var times: [Double] { samples.map(\.time) }

  /// The time of the last sample.
  var end: Double { samples[samples.count - 1].time }

  /// Reads a text.
  ///
  /// - Parameter text: The text of a file.
  /// - Throws: A sentence about the line that cannot be read.
  init(_ text: String) throws(Unreadable) {
    var samples: [(time: Double, numbers: [Double])] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let numbers = line.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite)
      guard numbers.count == line.split(separator: " ").count, numbers.count > 1,
        numbers.count - 1 == samples.first?.numbers.count ?? numbers.count - 1
      else { throw Unreadable(line: index + 1) }
      guard samples.count < Self.maximumCount else { throw Unreadable(line: index + 1) }
      samples.append((numbers[0], Array(numbers.dropFirst())))
    }
    guard !samples.isEmpty else { throw Unreadable(line: 1) }
    self.samples = samples
  }

  /// A line of a file that is not a time and its numbers.
  struct Unreadable: Error { let line: Int }

  /// The text of the file.
  var text: String {
    let lines = samples.map { sample in
      ([sample.time] + sample.numbers).map(NumberText.text).joined(separator: " ")
    }
    return "# A motion: times in seconds, and what it shows at them.\n"
      + lines.joined(separator: "\n") + "\n"
  }

  /// What a component shows at a time: that of the last sample until then.
  func number(_ component: Int, at time: Double) -> Double {
    let index = samples.partitioningIndex { $0.time > time }
    return samples[max(0, index - 1)].numbers[component]
  }
}

extension RecordedCurve {
  /// The file of a curve, in the folder `Curves` beside a test.
  static func file(_ name: String, beside test: String) -> URL {
    URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("Curves").appendingPathComponent("\(name).txt")
  }
}
