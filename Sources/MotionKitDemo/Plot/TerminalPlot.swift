// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Curves in the terminal, drawn with braille dots.
struct TerminalPlot {
  private let frame: PlotFrame
  private let columns: Int
  private let rows: Int
  private let axis: String
  private let ticks: [PlotTick]
  private let gutter: Int
  private var cells: [Cell]

  /// A letter of the curves.
  private struct Cell {
    /// The bits of its dots.
    var dots: UInt8 = 0

    /// The first of the curves that have a dot in it.
    var curve = 0
  }

  /// Draws curves, each given by finite values at equal distances.
  ///
  /// - Parameters:
  ///   - curves: The curves, the main one first.
  ///   - horizontal: The range of the horizontal axis.
  ///   - axis: The name of the horizontal axis.
  ///   - width: The letters in a line, with the numbers of the axes.
  ///   - rows: The lines of the curves, without the horizontal axis.
  init(
    _ curves: [[Double]], over horizontal: ClosedRange<Double>, axis: String, width: Int, rows: Int
  ) {
    frame = PlotFrame(horizontal, fitting: curves)
    ticks = PlotTick.ticks(in: frame.vertical, count: max(1, rows / 3))
    gutter = ticks.map(\.label.count).max() ?? 0
    columns = max(2, width - gutter - axis.count - 3)
    self.axis = axis
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
    for index in curves.indices.reversed() { draw(curves[index], index) }
  }

  private mutating func draw(_ curve: [Double], _ index: Int) {
    let width = columns * 2
    var before: Int?
    for x in 0..<width {
      let value = curve[x * (curve.count - 1) / (width - 1)]
      let y = height(of: value)
      // A steep curve leaves no hole between two columns.
      for step in min(before ?? y, y)...max(before ?? y, y)
      where step == y || before.map({ step != $0 }) == true {
        set(x, step, index)
      }
      before = y
    }
  }

  /// Returns the plot with its axes, ready to print.
  ///
  /// - Parameters:
  ///   - playhead: The point of the axis after which the curves are dimmed, if any.
  ///   - hasColors: Whether each curve has a color.
  /// - Returns: The lines: first those of the curves, then the axis and its numbers.
  func lines(playhead: Double? = nil, hasColors: Bool = false) -> [String] {
    let played = playhead.map { column(of: $0) + 1 } ?? columns
    var lines = (0..<rows).map { row in
      let label = ticks.first { height(of: $0.value) / 4 == row }?.label
      let text = String(repeating: " ", count: gutter - (label?.count ?? 0)) + (label ?? "")
      let cells = cells[(row * columns)..<((row + 1) * columns)]
      let start = letters(cells.prefix(played), hasColors)
      let rest = played < columns ? Escape.dim(letters(cells.dropFirst(played), hasColors)) : ""
      return "\(text) \(label == nil ? "│" : "┤")\(start)\(rest)"
    }
    var rule = Array(repeating: Character("─"), count: columns)
    var labels = Array(repeating: Character(" "), count: columns + axis.count + 1)
    for tick in PlotTick.ticks(
      in: frame.horizontal, count: columns / 12, letters: labels.count)
    {
      let column = column(of: tick.value)
      rule[column] = "┬"
      // A long label is placed before its tick rather than over the end.
      let start = max(0, min(column, labels.count - tick.label.count))
      for (offset, letter) in tick.label.enumerated() where start + offset < labels.count {
        labels[start + offset] = letter
      }
    }
    while labels.last == " " { labels.removeLast() }
    let margin = String(repeating: " ", count: gutter + 1)
    lines.append("\(margin)└\(String(rule)) \(axis)")
    lines.append("\(margin) \(String(labels))")
    return lines
  }

  /// Returns the letters of cells, in runs of one color.
  private func letters(_ cells: ArraySlice<Cell>, _ hasColors: Bool) -> String {
    var text = ""
    var run = ""
    var curve = 0
    for cell in cells {
      if hasColors, cell.dots != 0, cell.curve != curve {
        text += Escape.colored(run, curve)
        (run, curve) = ("", cell.curve)
      }
      run.unicodeScalars.append(Unicode.Scalar(0x2800 + UInt32(cell.dots)) ?? " ")
    }
    return text + (hasColors ? Escape.colored(run, curve) : run)
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

  private mutating func set(_ x: Int, _ y: Int, _ curve: Int) {
    // The bits of the dots of a braille letter, by line and column.
    let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    cells[y / 4 * columns + x / 2].dots |= bits[y % 4][x % 2]
    cells[y / 4 * columns + x / 2].curve = curve
  }
}
