// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// Prints measurements as a table or as JSON, and compares them with earlier ones.
struct Report {
  var measurements: [Measurement] = []

  static let header =
    pad("", 54) + pad("ns/value", 10, left: true) + pad("per frame", 12, left: true)
    + pad("floor ns", 10, left: true) + pad("ratio", 8, left: true) + pad("limit", 7, left: true)
    + pad("allocs", 8, left: true) + "  checksum"

  static func row(_ m: Measurement) -> String {
    pad("\(m.suite): \(m.name)", 54) + pad(number(m.nanoseconds, 2), 10, left: true)
      + pad(number(m.valuesPerFrame, 0), 12, left: true)
      + pad(number(m.floorNanoseconds, 2), 10, left: true)
      + pad(number(m.ratio, 3), 8, left: true)
      + pad(m.limit.map { number($0, 2) } ?? "", 7, left: true)
      + pad(m.allocations.map(String.init) ?? "?", 8, left: true)
      + "  " + m.checksum + (m.isGood ? "" : "  ✘") + "  vs " + m.floor
  }

  /// The measurements as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(measurements), as: UTF8.self)
  }

  /// What changed since an earlier report, by name.
  ///
  /// Three factors: the cost of a value, that of its floor, and their ratio. A changed checksum is
  /// marked. Between machines, and between moments of one machine, the ratio tells a change. In one
  /// moment the cost does: a floor of few nanoseconds depends on where it lies in memory.
  func comparison(with path: String) throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let earlier = try JSONDecoder().decode([Measurement].self, from: data)
    let columns = ["cost", "floor", "ratio"].map { Report.pad($0, 8, left: true) }
    let header = Report.pad("", 64) + columns.joined()
    return [header]
      + measurements.compactMap { now in
        guard let then = earlier.first(where: { $0.suite == now.suite && $0.name == now.name })
        else { return nil }
        let changes = [
          now.nanoseconds / then.nanoseconds, now.floorNanoseconds / then.floorNanoseconds,
          now.ratio / then.ratio,
        ]
        let note = now.checksum == then.checksum ? "" : "  ✘ other results"
        return Report.pad("\(now.suite): \(now.name)", 64)
          + changes.map { Report.pad(Report.number($0, 3), 8, left: true) }.joined() + note
      }
  }

  /// The rows that have a goal, with a mark if they are within it.
  var goals: [String] {
    let columns = ["ns/value", "ratio", "goal"].map { Report.pad($0, 10, left: true) }
    return [Report.pad("", 64) + columns.joined()]
      + measurements.compactMap { row in
        guard let goal = Goals.all["\(row.suite): \(row.name)"] else { return nil }
        let text =
          switch goal {
          case .ratio(let ratio): Report.number(ratio, 2)
          case .nanoseconds(let nanoseconds): Report.number(nanoseconds, 1) + " ns"
          }
        return Report.pad("\(row.suite): \(row.name)", 64)
          + [Report.number(row.nanoseconds, 2), Report.number(row.ratio, 2), text]
          .map { Report.pad($0, 10, left: true) }.joined() + (goal.holds(for: row) ? "  ✓" : "")
      }
  }

  /// The rows as lines of ``Limits``, with the limits of this processor's manufacturer.
  ///
  /// Each is the ratio with a margin for noise, but not for a kernel that is 30 % slower.
  var limits: [String] {
    measurements.map { row in
      let name = "\(row.suite): \(row.name)"
      let own = row.ratio * (Machine.manufacturer == .amd ? 1.25 : 1.2)
      let known = Limits.ratios[name] ?? (own, own)
      let pair = Machine.manufacturer == .amd ? (known.intel, own) : (own, known.amd)
      let texts = [pair.0, pair.1].map { Report.number($0, $0 < 0.1 ? 4 : 3) }
      return "    \"\(name)\": (\(texts[0]), \(texts[1])),"
    }
  }

  /// The rows as a page in Markdown.
  var page: String {
    var lines = [
      "# Performance", "",
      "The cost of each primitive, beside that of the same work in optimized code without the library.",
      "",
      "Measured on \(Machine.description). A primitive and its floor, the same work without the "
        + "library, run in turns in one process. A ratio below 1 means that the library is faster. "
        + "Above 1 are mostly answers that are exact where those beside them are not, questions "
        + "about a whole motion, motions that are made, and texts that are read; "
        + "`Docs/Decisions/0054` has the reason of each row above its goal. "
        + "Each number is the least of many runs, over inputs in an order that a branch predictor "
        + "cannot learn. Ratios are similar on other machines; nanoseconds are not. "
        + "`swift run -c release MotionBenchmarks --table Sources/Motion/Motion.docc/performance.md` "
        + "writes this page.",
    ]
    var suite = ""
    for row in measurements {
      if row.suite != suite {
        suite = row.suite
        lines += ["", "## \(suite)", ""]
        lines += ["| cost of | ns | beside | ns | ratio |", "|---|---|---|---|---|"]
      }
      lines.append(
        "| \(row.name) | \(Report.number(row.nanoseconds, 2)) | \(row.floor) "
          + "| \(Report.number(row.floorNanoseconds, 2)) | \(Report.number(row.ratio, 2)) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return left ? space + text : text + space
  }

  private static func number(_ value: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", value)
  }
}
