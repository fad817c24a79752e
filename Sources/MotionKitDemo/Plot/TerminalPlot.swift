// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A curve in the terminal, drawn with braille dots.
struct TerminalPlot {
  private let frame: PlotFrame
  private let columns: Int
  private let rows: Int
  private var cells: [UInt8]

  /// Draws a curve, given by finite values at equal distances.
  init(_ curve: [Double], over horizontal: ClosedRange<Double>, columns: Int, rows: Int) {
    frame = PlotFrame(horizontal, fitting: [curve])
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: 0, count: columns * rows)
    let width = columns * 2
    var before: Int?
    for x in 0..<width {
      let value = curve[x * (curve.count - 1) / (width - 1)]
      let y = height(of: value)
      // A steep curve leaves no hole between two columns.
      for step in min(before ?? y, y)...max(before ?? y, y)
      where step == y || before.map({ step != $0 }) == true {
        set(x, step)
      }
      before = y
    }
  }

  /// Returns the plot with its axes, ready to print; dimmed after the playhead, if there is one.
  func lines(axis: String, playhead: Double? = nil) -> [String] {
    let played = playhead.map { column(of: $0) + 1 } ?? columns
    let ticks = PlotTick.ticks(in: frame.vertical, count: rows / 3)
    let gutter = ticks.map(\.label.count).max() ?? 0
    var lines: [String] = []
    for row in 0..<rows {
      let label = ticks.first { height(of: $0.value) / 4 == row }?.label
      let text = String(repeating: " ", count: gutter - (label?.count ?? 0)) + (label ?? "")
      let dots = cells[(row * columns)..<((row + 1) * columns)]
      let letters = dots.map { Character(Unicode.Scalar(0x2800 + UInt32($0)) ?? " ") }
      let curve =
        String(letters[..<played])
        + (played < columns ? Escape.dim(String(letters[played...])) : "")
      lines.append("\(text) \(label == nil ? "│" : "┤")\(curve)")
    }
    var rule = Array(repeating: Character("─"), count: columns)
    var labels = Array(repeating: Character(" "), count: columns + 8)
    for tick in axisTicks(letters: labels.count) {
      let column = column(of: tick.value)
      rule[column] = "┬"
      // A long label is placed before its tick rather than over the end.
      let start = max(0, min(column, labels.count - tick.label.count))
      for (offset, letter) in tick.label.enumerated() where start + offset < labels.count {
        labels[start + offset] = letter
      }
    }
    let margin = String(repeating: " ", count: gutter + 1)
    lines.append("\(margin)└\(String(rule))")
    lines.append("\(margin) \(trimmed(labels)) \(axis)")
    return lines
  }

  private func axisTicks(letters: Int) -> [PlotTick] {
    PlotTick.ticks(in: frame.horizontal, count: columns / 12, letters: letters)
  }

  /// Returns the column of a point of the axis.
  private func column(of point: Double) -> Int {
    Int(PlotFrame.part(of: point, in: frame.horizontal) * Double(columns - 1))
  }

  /// Returns the line of dots of a value, counted from the top.
  private func height(of value: Double) -> Int {
    let part = 1 - PlotFrame.part(of: value, in: frame.vertical)
    return Int(part * Double(rows * 4 - 1) + 0.5)
  }

  private mutating func set(_ x: Int, _ y: Int) {
    // The bits of the dots of a braille letter, by line and column.
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    cells[y / 4 * columns + x / 2] |= bits[y % 4][x % 2]
  }

  private func trimmed(_ letters: [Character]) -> String {
    var letters = letters
    while letters.last == " " { letters.removeLast() }
    return String(letters)
  }
}
