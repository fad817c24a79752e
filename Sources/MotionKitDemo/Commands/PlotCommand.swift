// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// Draws an easing, a spring or a scene in the terminal or as SVG.
struct PlotCommand {
  private let subject: Subject
  private let extent: Extent
  private let target: Target

  private enum Target {
    case terminal
    case output
    case file(OutputFile)
  }

  /// Reads what to draw, and where to.
  init(_ words: [String]) throws(Failure) {
    let arguments = try Arguments(
      words, options: ["--from", "--to"], paths: ["--svg": ".svg"])
    subject = try Subject(arguments.onlyWord(named: "what to plot"))
    extent = try Extent(arguments, of: subject)
    guard extent.to > extent.from else { throw Failure("--to must be after --from") }
    switch arguments["--svg"] {
    case nil: target = .terminal
    case "": target = .output
    case let path?: target = .file(try OutputFile(path: path))
    }
  }

  /// Prints the plot or writes the file.
  func run() throws(Failure) {
    switch target {
    case .terminal:
      let columns = 64
      let curve = values(count: 8 * columns + 1, of: subject.plotted[0])
      let plot = TerminalPlot(curve, over: extent.from...extent.to, columns: columns, rows: 16)
      print("\(subject.name), \(subject.channels[subject.plotted[0]])\n")
      print(plot.lines(axis: subject.axis).joined(separator: "\n"))
    case .output:
      print(svg, terminator: "")
    case .file(let file):
      try file.write(svg)
      print(file.path)
    }
  }

  private var svg: String {
    let curves = subject.plotted.map {
      (name: subject.channels[$0], values: values(count: 481, of: $0))
    }
    return SVGPlot(
      subject.name, axis: subject.axis, over: extent.from...extent.to, curves: curves
    ).text
  }

  private func values(count: Int, of channel: Int) -> [Double] {
    (0..<count).map { index in
      let part = Double(index) / Double(count - 1)
      return subject.sample(extent.from + (extent.to - extent.from) * part)[channel]
    }
  }
}
