// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Prints the numbers of an easing, a spring or a scene.
///
/// Every number is written with the fewest digits that give the same bits when read.
struct SampleCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Prints value and velocity, or the channels of a scene.",
    operands: [.subject("what to sample")],
    options: Extent.options + [
      .init("--fps", "N", "the samples in a second", standard: "60"),
      .init("--at", "T,T…", "these times instead, separated by commas"),
      .init("--format", "FORMAT", "csv or json", standard: "csv"),
    ],
    examples: [
      .init(
        "sample bouncy --at 0,0.1,0.5",
        output: """
          time,value,velocity
          0.0,0.0,0.0
          0.1,0.4233021230745697,5.7075583376459775
          0.5,1.0144984216160449,-0.21095081990544462
          """),
      .init("sample push --fps 120 --format json"),
    ])

  private let subject: Subject
  private let points: [Double]
  private let format: Format

  private enum Format: String, CaseIterable {
    case csv, json
  }

  /// The maximum number of rows printed.
  private static let limit = 1_000_000

  /// Reads the subject to sample, and its range.
  init(_ arguments: Arguments) throws(Failure) {
    subject = try Subject(arguments.words[0])
    let name = try arguments.value("--format")
    guard let format = Format(rawValue: name) else {
      let hint = Suggestion.hint(for: name, in: Format.allCases.map(\.rawValue))
      throw Failure("unknown format '\(name)'\(hint)")
    }
    self.format = format
    points = try SampleCommand.points(arguments, subject)
  }

  /// Prints a line for each point.
  func run() throws(Failure) {
    for note in subject.notes { try StandardStream.errors.writeLine("note: \(note)") }
    var text = head
    for (index, point) in points.enumerated() {
      text += row([point] + subject.sample(point), isFirst: index == 0)
      // Rows are written many at a time, and never all kept in memory.
      if text.utf8.count > 1 << 16 {
        try StandardStream.output.write(text)
        text = ""
      }
    }
    try StandardStream.output.write(text + (format == .json ? "\n]}\n" : ""))
  }

  /// The text before the rows.
  private var head: String {
    let columns = [subject.axis] + subject.channels
    switch format {
    case .csv: return columns.joined(separator: ",") + "\n"
    case .json:
      let names = columns.map(quoted).joined(separator: ",")
      return "{\"name\":\(quoted(subject.name)),\"columns\":[\(names)],\"rows\":["
    }
  }

  private func row(_ numbers: [Double], isFirst: Bool) -> String {
    switch format {
    case .csv: numbers.map(\.description).joined(separator: ",") + "\n"
    case .json: (isFirst ? "\n[" : ",\n[") + numbers.map(number).joined(separator: ",") + "]"
    }
  }

  private static func points(
    _ arguments: Arguments, _ subject: Subject
  ) throws(Failure) -> [Double] {
    if let list = arguments["--at"] {
      for other in ["--from", "--to", "--fps"] where arguments.contains(other) {
        throw Failure("--at and \(other) exclude each other")
      }
      var points: [Double] = []
      for text in list.split(separator: ",", omittingEmptySubsequences: false) {
        points.append(try Arguments.number(text.filter { !$0.isWhitespace }, of: "--at"))
      }
      return points
    }
    let extent = try Extent(arguments, of: subject)
    let rate = try arguments.numberOrStandard("--fps")
    guard rate > 0 else { throw Failure("--fps must be positive, but is \(rate)") }
    // A last point that is beyond the end by rounding still counts.
    let count = (extent.to - extent.from) * rate + 1e-9
    guard count < Double(limit) else { throw Failure("that is more than \(limit) samples") }
    return (0...Int(count)).map { min(extent.from + Double($0) / rate, extent.to) }
  }

  /// Returns a number as JSON, which has no infinity; the slope of a circular easing is infinite.
  private func number(_ value: Double) -> String {
    value.isFinite ? value.description : "null"
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case "\u{0}"..<" ": quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
