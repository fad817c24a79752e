// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

// Called before anything that waits, which would open files of its own.
StandardStream.prepare()
Task {
  do throws(Failure) {
    try await Command.run(Array(CommandLine.arguments.dropFirst()))
    exit(0)
  } catch {
    if !error.message.isEmpty {
      // If even this cannot be written, the status reports it.
      try? StandardStream.errors.writeLine("MotionKitDemo: \(error.message)")
    }
    exit(error.status)
  }
}
dispatchMain()
