// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What a part of a screen costs in each of its frames.
///
/// A benchmark that samples one time in a loop measures its cheapest frame. This one goes through
/// the whole animation, and tells the median and the worst of its frames:
/// ```swift
/// let cards = (0..<40).map { SpringTrajectory(from: 0.0, to: Double($0), spring: .bouncy) }
/// let springs = FrameCost.measure("40 springs", values: 40, duration: 0.8) { time in
///   cards.reduce(0) { $0 + $1.value(at: time) }
/// }
/// print(FrameCost.table([springs]))
/// ```
/// The numbers are those of this run on this machine; ``isDebug`` tells whether the build is one
/// without optimization, which is slower by an order of magnitude.
public struct FrameCost: Hashable, Sendable, CustomStringConvertible {
  /// What is measured.
  public let name: String

  /// The values that a frame computes.
  public let values: Int

  /// The frames that were measured.
  public let frames: Int

  /// Seconds for a frame: half of the frames take less.
  public let median: Double

  /// Seconds for the frame that takes the most.
  public let worst: Double

  /// The time of that frame in the animation, in seconds.
  public let worstTime: Double

  /// The allocations of the frame that makes the most; nil if they were not counted.
  public let allocations: Int?

  /// Refreshes per second, of which a frame's share is told.
  public let rate: Double

  /// Whether this build is one without optimization.
  public let isDebug: Bool

  /// Measures what a frame costs, over a whole animation.
  ///
  /// It runs the animation once to warm up, and then seven times. The cost of a frame is the least
  /// of these seven, so that what else the machine does is left out, and no frame is.
  ///
  /// - Parameters:
  ///   - name: What is measured, for the table.
  ///   - values: The values that a frame computes.
  ///   - duration: How long the animation lasts, in seconds, from 0 to 60.
  ///   - rate: Frames per second, from 1 to 1000.
  ///   - allocationCount: The allocations of the process until now, if the test can count them.
  ///   - frame: What a frame does, at a time in seconds. Its result is computed and dropped.
  /// - Returns: What it costs.
  public static func measure<Result>(
    _ name: String, values: Int = 1, duration: Double = 1, rate: Double = 120,
    allocationCount: (() -> Int)? = nil, _ frame: (_ time: Double) throws -> Result
  ) rethrows -> FrameCost {
    let clock = ContinuousClock()
    let frames = FrameTimes(rate: rate, duration: min(duration, 60))
    let times = Array(frames)
    var least = Array(repeating: Double.infinity, count: times.count)
    var allocations: Int?
    // A frame of less than 10 µs is repeated: the clock itself takes some 40 ns.
    var repetitions = 1
    for round in 0..<8 {
      for (index, time) in times.enumerated() {
        let before = round == 1 ? allocationCount?() : nil
        let start = clock.now
        for _ in 0..<repetitions { _ = try frame(time) }
        let (seconds, atto) = (clock.now - start).components
        let cost = (Double(seconds) + Double(atto) * 1e-18) / Double(repetitions)
        if let before, let after = allocationCount?() {
          allocations = max(allocations ?? 0, (after - before) / repetitions)
        }
        if round > 0 { least[index] = min(least[index], cost) }
        if round == 0 { least[index] = cost }
      }
      if round == 0 {
        let typical = least.sorted()[least.count / 2]
        repetitions = max(1, min(1000, Int(1e-5 / max(typical, 1e-8))))
        least = Array(repeating: .infinity, count: times.count)
      }
    }
    let worst = least.indices.max { least[$0] < least[$1] } ?? 0
    return FrameCost(
      name: name, values: values, frames: times.count, median: least.sorted()[least.count / 2],
      worst: least[worst], worstTime: times[worst], allocations: allocations,
      rate: frames.rate, isDebug: isDebugBuild)
  }

  /// The share of the time between two refreshes that the worst frame takes: 1 is all of it.
  public var shareOfFrame: Double { worst * rate }

  /// One line: the name, the median and the worst frame, and its share.
  public var description: String {
    "\(name): \(Self.text(median)), at worst \(Self.text(worst)) at "
      + "\(short(worstTime)) s, \(Self.percent(shareOfFrame)) of a frame at \(short(rate)) Hz"
      + (isDebug ? ", debug build" : "")
  }

  /// Returns a table of several parts of a screen, and of all of them together.
  ///
  /// - Parameter costs: The parts.
  /// - Returns: Lines of equal columns: the name, the median and the worst frame, nanoseconds for a
  ///   value, allocations, and the share of a frame. In a debug build the last line says so.
  public static func table(_ costs: [FrameCost]) -> String {
    var rows = [["part", "median", "worst", "a value", "allocations", "of a frame"]]
    for cost in costs {
      rows.append([
        cost.name, text(cost.median), text(cost.worst),
        cost.values > 0 ? text(cost.median / Double(cost.values)) : "-",
        cost.allocations.map { "\($0)" } ?? "-", percent(cost.shareOfFrame),
      ])
    }
    rows.append([
      "all", text(costs.map(\.median).reduce(0, +)),
      text(costs.map(\.worst).reduce(0, +)), "-", "-",
      percent(costs.map(\.shareOfFrame).reduce(0, +)),
    ])
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      row.enumerated().map { column, text in
        let gap = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + gap : gap + text
      }.joined(separator: "  ")
    }
    if costs.contains(where: \.isDebug) {
      lines.append("This is a debug build. Measure with: swift build -c release")
    }
    return lines.joined(separator: "\n")
  }

  /// Whether the program that measures is built without optimization.
  private static var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true; return true
      }())
    return isDebug
  }

  private static func text(_ seconds: Double) -> String {
    seconds < 1e-6
      ? "\(digits(seconds * 1e9)) ns"
      : seconds < 1e-3 ? "\(digits(seconds * 1e6)) µs" : "\(digits(seconds * 1e3)) ms"
  }

  private static func percent(_ share: Double) -> String { "\(digits(share * 100)) %" }

  /// Three digits, which is what a measurement is worth.
  private static func digits(_ number: Double) -> String {
    let scale = number < 1 ? 1000.0 : number < 10 ? 100 : number < 100 ? 10 : 1
    return NumberText.text(Double(Int(number * scale + 0.5)) / scale)
  }
}
