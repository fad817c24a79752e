// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An error of a command, in one line.
struct Failure: Error {
  /// The line, without the program's name; empty if there is nothing to print.
  let message: String

  /// The exit status: 2 for bad input and output, 1 for a check that failed.
  let status: Int32

  /// Creates a failure; a message of several lines becomes one, without control characters.
  init(_ message: String, status: Int32 = 2) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.message = Failure.printable(Failure.shortened(line))
    self.status = status
  }

  /// Creates the exit that a signal requests, with the status by which a shell identifies it.
  init(endedBy signal: Int32) {
    message = ""
    status = 128 + signal
  }

  /// Returns a line in which each quotation of more than 200 letters lacks its middle.
  ///
  /// Of a path this leaves the name of the file. A quotation begins after a space, after a
  /// parenthesis or at the start of the line.
  private static func shortened(_ line: String) -> String {
    line.replacing(/(^|[ (])'([^']{201,})'/) { match in
      "\(match.1)'\(match.2.prefix(60))…\(match.2.suffix(60))'"
    }
  }

  /// Returns a line in which each character that controls a terminal is written as Swift escapes it.
  private static func printable(_ line: String) -> String {
    var text = ""
    for scalar in line.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
