// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// An error of a command, in one line.
struct Failure: Error {
  /// The line, without the program's name; empty if there is nothing to print.
  let message: String

  /// The exit status: 2 for bad input and output, 1 for a check that failed.
  let status: Int32

  /// Creates a failure; a message of several lines becomes one.
  init(_ message: String, status: Int32 = 2) {
    self.message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.status = status
  }

  /// Creates the exit that a signal requests, with the status by which a shell identifies it.
  init(endedBy signal: Int32) {
    message = ""
    status = 128 + signal
  }
}
