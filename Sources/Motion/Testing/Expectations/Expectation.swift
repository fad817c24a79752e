// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Starts a line of a test that says what a viewer would notice of a motion.
///
/// The words that follow throw an ``ExpectationFailure`` if they are not true, and else return the
/// expectation, so that one line can hold several:
/// ```swift
/// let toast = SpringTrajectory(from: -80.0, to: 24, spring: .bouncy)
/// try expect(toast).rests(by: 1).overshoots(atMost: 5)
/// ```
/// - Parameters:
///   - motion: The motion.
///   - filePath: The file of the test. Curves are stored beside it.
///   - line: The line of the test.
/// - Returns: The motion, to be asked.
public func expect<Motion: Playable>(
  _ motion: Motion, filePath: String = #filePath, line: Int = #line
) -> Expectation<Motion> {
  Expectation(motion: motion, filePath: filePath, line: line)
}

/// A motion of which a test expects something.
///
/// Each word is a method that throws if it is not true. What it says holds at any time, not only at
/// the frames of one display: it asks the analysis of the motion, whose bounds are in the article on
/// accuracy. ``agrees(with:within:every:)`` and the curves are samples, and say so.
public struct Expectation<Motion: Playable>: Sendable {
  /// The motion.
  public let motion: Motion

  let filePath: String
  let line: Int

  /// Returns what is thrown: a sentence about the motion, and what shows it.
  func failure(_ sentence: String, _ details: String = "") -> ExpectationFailure {
    ExpectationFailure(sentence, details, filePath: filePath, line: line)
  }
}

extension Expectation where Motion: Trajectory {
  /// How long a plot of the motion is, in seconds.
  var shownDuration: Double {
    if motion.duration > 0, motion.duration < .infinity { return motion.duration }
    return min(3 * (motion.recurrences.first?.period ?? 1), 10)
  }

  /// Returns a plot of the motion, of which one time or one number is marked.
  func plot(time: Double? = nil, level: Double? = nil) -> String {
    var plot = TextPlot(until: max(shownDuration, min(time ?? 0, 10)))
    if let level { plot.addLine(at: level) }
    for (index, mark) in TextPlot.marks(of: Motion.Value.self).enumerated() {
      plot.add(mark) { components(of: motion.value(at: $0))[index] }
    }
    if let time { plot.mark(time) }
    return plot.description
  }

  /// Throws for a motion that has neither an end nor a period, which has no peak to be found.
  func requireAnalyzable(_ what: String) throws(ExpectationFailure) {
    guard motion.restTime < .infinity || motion.isAnalyzable else {
      throw failure("The motion never ends and does not repeat, so \(what) is not known.")
    }
  }
}

extension Expectation: Described {
  package var notation: Notation { .call("expect", [.init("", Notation(motion))]) }
}
