// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// Draws an easing, a spring or a scene in the terminal or as SVG.
struct PlotCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Draws a curve in the terminal, or as SVG.",
    operands: [.subject("what to plot")],
    options: Extent.options + [
      .init(
        "--svg", "FILE.svg", ending: ".svg", "draws all curves as SVG, to the file or the output")
    ],
    examples: [.init("plot bouncy"), .init("plot 'push(scale: 0.9)' --to 0.5 --svg push.svg")])

  private let subject: Subject
  private let extent: Extent
  private let target: Target

  private enum Target {
    case terminal
    case output
    case file(OutputFile)
  }

  /// Reads the subject to draw, and the path of the file.
  init(_ arguments: Arguments) throws(Failure) {
    subject = try Subject(arguments.words[0])
    extent = try Extent(arguments, of: subject)
    guard extent.to > extent.from else {
      guard !arguments.contains("--to") else { throw Failure("--to must be after --from") }
      throw Failure(
        "--from must be before the end of the axis, \(subject.extent.upperBound), but is "
          + "\(extent.from); --to moves the end")
    }
    switch arguments["--svg"] {
    case nil: target = .terminal
    case "": target = .output
    case let path?: target = .file(try OutputFile(path: path))
    }
  }

  /// Prints the plot or writes the file.
  func run() throws(Failure) {
    for note in subject.notes { try StandardStream.errors.writeLine("note: \(note)") }
    switch target {
    case .terminal:
      try StandardStream.output.writeLine(letters())
    case .output:
      try StandardStream.output.write(svg())
    case .file(let file):
      try file.write(svg())
      try file.report(file.path)
    }
  }

  private func letters() throws(Failure) -> String {
    let size = TerminalSize.current ?? .usual
    let (width, rows) = (min(80, max(20, size.columns)), min(16, max(4, size.rows - 6)))
    let curve = try curve(subject.plotted[0], count: 16 * width + 1)
    let plot = TerminalPlot(
      [curve], over: extent.from...extent.to, axis: subject.axis, width: width, rows: rows)
    let title = "\(subject.name), \(subject.channels[subject.plotted[0]])"
    return ([title, ""] + plot.lines()).joined(separator: "\n")
  }

  private func svg() throws(Failure) -> String {
    var curves: [(name: String, values: [Double])] = []
    for channel in subject.plotted {
      curves.append((subject.channels[channel], try curve(channel, count: 481)))
    }
    return SVGPlot(
      subject.name, axis: subject.axis, over: extent.from...extent.to, curves: curves
    ).text
  }

  private func curve(_ channel: Int, count: Int) throws(Failure) -> [Double] {
    try subject.curve(channel, from: extent.from, to: extent.to, count: count)
  }
}
