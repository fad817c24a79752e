// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

extension Expectation where Motion: Trajectory {
  /// Expects that the motion shows what is recorded in a file beside the test.
  ///
  /// The file is `Curves/<name>.txt`: a line for each sample. If it differs, both curves are drawn in
  /// the message. To record it, or to accept a new one, run the tests with the environment variable
  /// `MOTION_ACCEPT` set to the name, to several names with commas, or to `all`.
  ///
  /// - Parameters:
  ///   - name: The name of the file, of letters, digits, hyphens and spaces.
  ///   - interval: The time between two samples, in seconds.
  ///   - end: Where the samples end, in seconds. By default that is the motion's duration, and of a
  ///     motion without one three of its periods; at most 10 s.
  ///   - distance: How far the motion may be from what is recorded. By default all bits are equal, as
  ///     they are on every platform.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  /// - Complexity: O(samples), of which there are at most 10 000.
  @discardableResult
  public func matches(
    curve name: String, every interval: Double = 1.0 / 60, until end: Double? = nil,
    within distance: Double = 0
  ) throws(ExpectationFailure) -> Self {
    try matches(
      curve: name, every: interval, until: end, within: distance,
      accepting: ProcessInfo.processInfo.environment["MOTION_ACCEPT"] ?? "")
    return self
  }

  /// Compares the motion with a file, or records it if its name is among those that are accepted.
  package func matches(
    curve name: String, every interval: Double = 1.0 / 60, until end: Double? = nil,
    within distance: Double = 0, accepting names: String
  ) throws(ExpectationFailure) {
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || "-_ ".contains($0) })
    else {
      throw failure("\"\(name)\" is not a name of a curve: it has other characters than a file's.")
    }
    let now = RecordedCurve(motion, every: interval, until: end ?? min(shownDuration, 10))
    let file = RecordedCurve.file(name, beside: filePath)
    if names.split(separator: ",").contains(where: { $0 == name || $0 == "all" }) {
      return try record(now, name, file)
    }
    let word = name.contains(" ") ? "'\(name)'" : name
    let how = "To accept what it shows now: MOTION_ACCEPT=\(word) swift test"
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw failure("No curve \"\(name)\" is recorded.", plot() + "\n" + how)
    }
    let recorded: RecordedCurve
    do throws(RecordedCurve.Unreadable) { recorded = try RecordedCurve(text) } catch {
      throw failure("Line \(error.line) of Curves/\(name).txt is not a time and its numbers.", how)
    }
    guard recorded.dimensions == now.dimensions else {
      throw failure(
        "The curve \"\(name)\" is recorded in \(recorded.dimensions) dimensions, and "
          + "the motion has \(now.dimensions).", how)
    }
    let isAtSameTimes = recorded.times == now.times
    let shown = isAtSameTimes ? now : RecordedCurve(motion, at: recorded.times)
    let difference = Difference(from: recorded, to: shown, within: distance)
    let isLonger = recorded.end != now.end
    let lengths =
      "it is recorded until \(short(recorded.end)) s, and now lasts until \(short(now.end)) s"
    guard difference.count > 0 else {
      guard !isAtSameTimes else { return }
      throw failure(
        "The motion shows the curve \"\(name)\" at other times: "
          + (isLonger ? lengths : "\(recorded.samples.count) samples, and now \(now.samples.count)")
          + ".", plot() + "\n" + how)
    }
    var plot = TextPlot(until: max(recorded.end, now.end))
    plot.add("o") { recorded.number(difference.component, at: $0) }
    plot.add("x") { components(of: motion.value(at: $0))[difference.component] }
    plot.mark(difference.time)
    throw failure(
      "The motion differs from the curve \"\(name)\" in \(difference.text)"
        + (isLonger ? "; \(lengths)." : "."),
      "\(plot)\no: recorded, x: now, *: both\n\(how)")
  }

  /// Expects that the motion and another one show the same.
  ///
  /// - Parameters:
  ///   - other: The other motion.
  ///   - distance: How far from each other they may be, in the unit of the value; 0 for all bits.
  ///   - interval: The time between two samples, in seconds.
  /// - Returns: The expectation.
  /// - Throws: An ``ExpectationFailure`` if that is not so.
  /// - Accuracy: The motions are sampled, until the longer one ends. Between two samples they may
  ///   differ.
  @discardableResult
  public func agrees<Other: Trajectory>(
    with other: Other, within distance: Double = 1e-6, every interval: Double = 1.0 / 240
  ) throws(ExpectationFailure) -> Self where Other.Value == Motion.Value {
    let end = min(10, max(shownDuration, other.duration < .infinity ? other.duration : 0))
    let difference = Difference(
      from: RecordedCurve(other, every: interval, until: end),
      to: RecordedCurve(motion, every: interval, until: end), within: distance)
    guard difference.count > 0 else { return self }
    throw failure(
      "The motions differ in \(difference.text).",
      plot(with: other, until: end, time: difference.time, component: difference.component))
  }

  /// Returns a plot of the motion and another one.
  func plot<Other: Trajectory>(
    with other: Other, until end: Double, time: Double, component: Int = 0
  ) -> String where Other.Value == Motion.Value {
    var plot = TextPlot(until: end)
    plot.add("o") { components(of: other.value(at: $0))[component] }
    plot.add("x") { components(of: motion.value(at: $0))[component] }
    plot.mark(time)
    return "\(plot)\no: the other, x: the motion, *: both"
  }

  private func record(
    _ curve: RecordedCurve, _ name: String, _ file: URL
  ) throws(ExpectationFailure) {
    if let text = try? String(contentsOf: file, encoding: .utf8), text == curve.text { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try curve.text.write(to: file, atomically: true, encoding: .utf8)
    } catch { throw failure("The curve \"\(name)\" cannot be written to \(file.path): \(error)") }
  }
}

/// In how many samples two curves differ, and where the most.
private struct Difference {
  private(set) var count = 0
  private(set) var time = 0.0
  private(set) var component = 0
  private var most = -1.0
  private var numbers = (before: 0.0, after: 0.0)
  private let total: Int

  /// Compares two curves with samples at the same times.
  init(from first: RecordedCurve, to second: RecordedCurve, within distance: Double) {
    total = first.samples.count
    for (before, after) in zip(first.samples, second.samples) {
      let gaps = zip(before.numbers, after.numbers).map { ($0 - $1).magnitude }
      guard before.numbers != after.numbers, gaps.contains(where: { !($0 <= distance) }) else {
        continue
      }
      count += 1
      for (index, gap) in gaps.enumerated() where gap > most {
        (most, time, component) = (gap, before.time, index)
        numbers = (before.numbers[index], after.numbers[index])
      }
    }
  }

  var text: String {
    // What differs in no digit that a reader needs is told with all of them.
    let texts = [numbers.after, numbers.before].map(short)
    let (after, before) =
      texts[0] == texts[1]
      ? (NumberText.text(numbers.after), NumberText.text(numbers.before)) : (texts[0], texts[1])
    return "\(count) of \(total) samples, the most by \(short(most)) at \(short(time)) s: "
      + "\(after) for \(before)"
  }
}
