// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What is wrong with a command, in one line.
struct Failure: Error {
  /// The line, without the program's name; empty where there is nothing to say.
  let message: String

  /// The exit status: 2 for bad input and output, 1 for a check that failed.
  let status: Int32

  /// Creates a failure; a message of several lines becomes one.
  init(_ message: String, status: Int32 = 2) {
    self.message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    self.status = status
  }

  /// Creates the end that a signal asks for, with the status by which a shell tells which.
  init(endedBy signal: Int32) {
    message = ""
    status = 128 + signal
  }
}
