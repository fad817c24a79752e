// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

// Text that ends in a pipe that is closed early (`| head`) is no failure.
signal(SIGPIPE, SIG_DFL)
do {
  try await Command.run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("MotionKitDemo: \(error.message)\n".utf8))
  exit(error.status)
}
