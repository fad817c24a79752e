// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// A subject that moves in a terminal: its curves, its numbers, and the timing of the frames.
///
/// It fills a screen of its own, whatever its size. Afterwards the terminal shows what it showed
/// before, and the last frame below it.
struct PlayScreen {
  private let subject: Subject
  private let curves: [[Double]]
  private let range: ClosedRange<Double>
  private let hasColors = Escape.hasColors
  private let clock = ContinuousClock()
  private var keys: KeyInput?
  private var layout: Layout?
  private var shown: [String] = []
  private var dropped = 0
  private var instants: [ContinuousClock.Instant] = []

  /// The lines of a screen, which depend on its size.
  private struct Layout {
    let size: TerminalSize
    let plot: TerminalPlot
    let gauges: Int
    let isTall: Bool
  }

  /// Samples the curves of a subject.
  init(_ subject: Subject) throws(Failure) {
    self.subject = subject
    let extent = subject.extent
    var curves: [[Double]] = []
    for channel in subject.plotted {
      curves.append(
        try subject.curve(channel, from: extent.lowerBound, to: extent.upperBound, count: 1025))
    }
    self.curves = curves
    range = PlotFrame(extent, fitting: curves).vertical
  }

  /// Takes the screen, and the keys if the input is a terminal.
  mutating func open() throws(Failure) {
    keys = KeyInput()
    layout = nil
    try write(Escape.enterScreen + Escape.hideCursor + Escape.cutLines)
  }

  /// Restores the terminal, and leaves the last frame.
  mutating func close() throws(Failure) {
    keys?.close()
    keys = nil
    let last = shown.map { $0 + "\n" }.joined()
    try write(Escape.keepLines + Escape.showCursor + Escape.leaveScreen + last)
  }

  /// Returns the keys that were pressed since the last call.
  mutating func pressedKeys() -> [PlayKey] { keys?.next() ?? [] }

  /// Shows a frame; `dropped` frames before it were not shown.
  mutating func show(_ playback: Playback, at time: Double, dropped count: Int) throws(Failure) {
    let layout = currentLayout()
    let position = playback.position(at: time)
    let frame = subject.sample(position)
    dropped += count
    instants = playback.isPaused ? [] : instants.suffix(60) + [clock.now]
    var lines = layout.plot.lines(playhead: position, hasColors: hasColors)
    if layout.isTall {
      lines.insert(Escape.bold(subject.name), at: 0)
    } else {
      lines.removeLast()
    }
    lines += gauges(subject.plotted.prefix(layout.gauges).map { frame[$0] }, layout.size.columns)
    lines.append(status(playback, position))
    let keys = keyLine(layout.size.columns)
    // What is on the screen is not written again.
    guard lines != shown || self.layout == nil else { return }
    self.layout = layout
    shown = lines
    try write(
      Escape.home
        + (lines + keys).map { $0 + Escape.clearRestOfLine }.prefix(layout.size.rows)
        .joined(separator: "\n") + Escape.clearRestOfScreen)
  }

  /// Returns the layout for the size that the terminal has now.
  private mutating func currentLayout() -> Layout {
    let size = TerminalSize.current ?? .usual
    if let layout, layout.size == size { return layout }
    layout = nil
    let isTall = size.rows >= 10
    let gauges = min(curves.count, max(1, size.rows / 4))
    // Besides the plot there are its axis, the status and the keys; the title and the numbers of
    // the axis if there is room.
    let rows = size.rows - gauges - (isTall ? 5 : 3)
    return Layout(
      size: size,
      plot: TerminalPlot(
        curves, over: subject.extent, axis: subject.axis, width: size.columns - 1,
        rows: max(1, rows)),
      gauges: gauges, isTall: isTall)
  }

  /// Returns a line for each channel: name, number, and its position in the common range.
  private func gauges(_ values: [Double], _ columns: Int) -> [String] {
    let names = subject.plotted.map { subject.channels[$0] }
    let width = names.map(\.count).max() ?? 0
    let room = columns - width - 13
    return zip(names, values).enumerated().map { index, channel in
      let (name, value) = channel
      let number = String(format: abs(value) < 1e6 ? "%.3f" : "%.3e", value)
      // In a narrow screen the end of the name is cut, rather than the number.
      if room < 8 { return "\(number) \(colored(name, index))" }
      let padding = String(repeating: " ", count: width - name.count + max(0, 10 - number.count))
      let place = min(Int(PlotFrame.part(of: value, in: range) * Double(room)), room - 1)
      return "\(colored(name, index))\(padding) \(number) "
        + Escape.dim(String(repeating: "─", count: place)) + colored("●", index)
        + Escape.dim(String(repeating: "─", count: room - 1 - place))
    }
  }

  private func colored(_ text: String, _ curve: Int) -> String {
    hasColors ? Escape.colored(text, curve) : text
  }

  private func status(_ playback: Playback, _ position: Double) -> String {
    var parts = [String(format: "%.3f of %.3f", position, subject.extent.upperBound)]
    parts.append(String(format: "×%g", playback.speed).replacing("-", with: "−"))
    if playback.isPaused {
      parts.append("paused")
    } else if let first = instants.first, let last = instants.last, last > first {
      let rate = Double(instants.count - 1) / (first.duration(to: last) / .seconds(1))
      parts.append(String(format: "%.1f fps", rate))
    }
    parts.append("\(dropped) dropped")
    return Escape.dim(parts.joined(separator: "  "))
  }

  /// Returns a line with as many keys as there is room for, or none if there are no keys.
  private func keyLine(_ columns: Int) -> [String] {
    if keys == nil { return [] }
    var line = ""
    for key in PlayKey.help {
      let next = line + (line.isEmpty ? "" : "  ") + key
      if next.count >= columns { break }
      line = next
    }
    return [Escape.dim(line)]
  }

  /// Writes in one call, so that no partial frame is visible.
  private func write(_ text: String) throws(Failure) {
    try StandardStream.output.write(text)
  }
}
