// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Curves over time, drawn with characters for a failure message.
struct TextPlot: CustomStringConvertible {
  /// The count of columns, and of rows.
  private static let (width, height) = (64, 14)

  /// What the components of a value are drawn with.
  static func marks<Value: VectorSpace>(of type: Value.Type) -> [Character] {
    Value.componentCount < 2 ? ["*"] : Array("xyzw".prefix(Value.componentCount))
  }

  private let end: Double
  private var curves: [(mark: Character, values: [Double])] = []
  private var levels: [Double] = []
  private var time: Double?

  /// Creates an empty plot of the time from 0 on.
  ///
  /// - Parameter end: Where the time ends, in seconds.
  init(until end: Double) { self.end = end > 0 && end < .infinity ? end : 1 }

  /// Adds a curve, sampled at each column; where two meet, `*` is drawn, and where it is not finite
  /// nothing.
  mutating func add(_ mark: Character, _ value: (Double) -> Double) {
    let values = (0..<Self.width).map { value(end * Double($0) / Double(Self.width - 1)) }
    curves.append((mark, values))
  }

  /// Adds a level line, if the level is finite.
  mutating func addLine(at level: Double) {
    if level.isFinite { levels.append(level) }
  }

  /// Marks a time below the plot.
  mutating func mark(_ time: Double) { self.time = time }

  var description: String {
    let numbers = curves.flatMap(\.values).filter(\.isFinite) + levels
    var (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
    if !(low < high) {
      let margin = max(1, low.magnitude / 2)
      (low, high) = (low - margin, high + margin)
    }
    let last = Self.height - 1
    // Halves, so that the difference of two great numbers is finite.
    func row(_ value: Double) -> Int {
      last - Int((value / 2 - low / 2) / (high / 2 - low / 2) * Double(last) + 0.5)
    }
    var rows = Array(
      repeating: [Character](repeating: " ", count: Self.width), count: Self.height)
    for level in levels { rows[row(level)] = Array(repeating: "-", count: Self.width) }
    for curve in curves {
      for (column, value) in curve.values.enumerated() where value.isFinite {
        let before = rows[row(value)][column]
        rows[row(value)][column] = before == " " || before == "-" ? curve.mark : "*"
      }
    }
    var labels = [0: short(high), last: short(low)]
    for level in levels where labels[row(level)] == nil { labels[row(level)] = short(level) }
    let margin = labels.values.map(\.count).max() ?? 0
    func padded(_ text: String) -> String {
      String(repeating: " ", count: margin - text.count) + text
    }
    var lines = rows.enumerated().map { index, row in
      var line = padded(labels[index] ?? "") + " |" + String(row)
      while line.last == " " { line.removeLast() }
      return line
    }
    lines.append(padded("") + " +" + String(repeating: "-", count: Self.width))
    if let time, time >= 0, time <= end {
      let column = Int(time / end * Double(Self.width - 1) + 0.5)
      lines.append(padded("") + "  " + String(repeating: " ", count: column) + "^ \(short(time)) s")
    } else {
      let label = "\(short(end)) s"
      let gap = String(repeating: " ", count: max(1, Self.width - 3 - label.count))
      lines.append(padded("") + "  0 s" + gap + label)
    }
    return lines.joined(separator: "\n")
  }
}
