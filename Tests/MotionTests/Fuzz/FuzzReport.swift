// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a run came to.
struct FuzzReport: CustomStringConvertible, Sendable {
  var cases = 0

  /// How many of them gave a value.
  var legal = 0

  var seconds = 0.0

  /// What is wrong, each kind once, with what shows it again.
  var failures: [String] = []

  var description: String {
    "\(cases) cases, \(legal) of them legal, in \(Int(seconds)) s; \(failures.count) failures"
  }
}
