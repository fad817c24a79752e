// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

// Before anything that waits: it would open files of its own.
StandardStream.prepare()
Task {
  do throws(Failure) {
    try await Command.run(Array(CommandLine.arguments.dropFirst()))
    exit(0)
  } catch {
    if !error.message.isEmpty {
      // Where even this cannot be said, the status says it.
      try? StandardStream.errors.writeLine("MotionKitDemo: \(error.message)")
    }
    exit(error.status)
  }
}
dispatchMain()
