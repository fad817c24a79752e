// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// A subject that moves in the terminal: its curve, its numbers, and the timing of the frames.
///
/// The block of lines is redrawn at the same position. Without a terminal a frame is a row.
struct PlayScreen {
  private let subject: Subject
  private let isTerminal: Bool
  private let plot: TerminalPlot
  private let range: ClosedRange<Double>
  private let clock = ContinuousClock()
  private var drawnLines = 0
  private var dropped = 0
  private var instants: [ContinuousClock.Instant] = []

  /// Measures the terminal and the subject's curves.
  init(_ subject: Subject) throws(Failure) {
    self.subject = subject
    isTerminal = isatty(STDOUT_FILENO) == 1
    let size = PlayScreen.size
    let extent = subject.extent
    var curves: [[Double]] = []
    for channel in subject.plotted {
      curves.append(
        try subject.curve(channel, from: extent.lowerBound, to: extent.upperBound, count: 513))
    }
    let rows = min(12, max(3, size.rows - curves.count - 8))
    plot = TerminalPlot(
      curves[0], over: extent, columns: min(64, max(16, size.columns - 12)), rows: rows)
    range = PlotFrame(extent, fitting: curves).vertical
  }

  /// Hides the cursor, or prints the names of the columns.
  func open() throws(Failure) {
    if isTerminal {
      try write(Escape.hideCursor + Escape.cutLines)
    } else {
      let names = subject.plotted.map { subject.channels[$0] }
      try write(([subject.axis] + names + ["dropped"]).joined(separator: ",") + "\n")
    }
  }

  /// Shows a frame.
  mutating func show(_ position: Double, _ tick: FrameTick) throws(Failure) {
    let frame = subject.sample(position)
    let values = subject.plotted.map { frame[$0] }
    guard isTerminal else {
      let numbers = ([position] + values).map(\.description)
      try write((numbers + ["\(tick.droppedFrames)"]).joined(separator: ",") + "\n")
      return
    }
    dropped += tick.droppedFrames
    instants = instants.suffix(60) + [clock.now]
    let lines =
      [Escape.bold(subject.name)] + plot.lines(axis: subject.axis, playhead: position) + [""]
      + gauges(values) + ["", status(position)]
    let text = lines.map { $0 + Escape.clearRest + "\n" }.joined()
    try write((drawnLines > 0 ? Escape.up(drawnLines) : "") + text)
    drawnLines = lines.count
  }

  /// Restores the terminal.
  func close() throws(Failure) {
    if isTerminal { try write(Escape.keepLines + Escape.showCursor) }
  }

  /// Returns a line for each channel: name, number, and its position in the common range.
  private func gauges(_ values: [Double]) -> [String] {
    let names = subject.plotted.map { subject.channels[$0] }
    let width = names.map(\.count).max() ?? 0
    return zip(names, values).map { name, value in
      let place = min(Int(PlotFrame.part(of: value, in: range) * 32), 31)
      let gauge =
        Escape.dim(String(repeating: "─", count: place)) + "●"
        + Escape.dim(String(repeating: "─", count: 31 - place))
      let padding = String(repeating: " ", count: width - name.count)
      let number = String(format: abs(value) < 1e6 ? "%10.3f" : "%10.3e", value)
      return "  \(name)\(padding) \(number)  \(gauge)"
    }
  }

  private func status(_ position: Double) -> String {
    var rate = 0.0
    if let first = instants.first, let last = instants.last, last > first {
      rate = Double(instants.count - 1) / (first.duration(to: last) / .seconds(1))
    }
    return Escape.dim(
      String(
        format: "  %.3f of %.3f   %.1f fps   %d dropped", position, subject.extent.upperBound,
        rate, dropped))
  }

  /// Writes in one call, so that no partial frame is visible.
  private func write(_ text: String) throws(Failure) {
    try StandardStream.output.write(text)
  }

  /// The terminal's size in characters; a usual size if the terminal does not report it.
  private static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}

/// The control sequences of a terminal.
enum Escape {
  static let hideCursor = "\u{1B}[?25l"
  static let showCursor = "\u{1B}[?25h"

  /// A line that is too long is cut, so that the block keeps its height.
  static let cutLines = "\u{1B}[?7l"
  static let keepLines = "\u{1B}[?7h"
  static let clearRest = "\u{1B}[K"

  static func up(_ lines: Int) -> String { "\u{1B}[\(lines)A\r" }
  static func dim(_ text: String) -> String { "\u{1B}[2m\(text)\u{1B}[22m" }
  static func bold(_ text: String) -> String { "\u{1B}[1m\(text)\u{1B}[22m" }
}
