// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The standard streams of the program.
///
/// The program writes all of its output through them.
enum StandardStream: Int32 {
  case output = 1
  case errors = 2

  /// Makes invalid writes to a stream fail as errors; called before anything else.
  ///
  /// A closed stream leaves its number to the next file that is opened, which would receive the
  /// program's output. The number is given to a file that cannot be written, and writing still
  /// fails. Signals that would end the program during a write become errors of that write.
  static func prepare() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes a text.
  ///
  /// - Throws: A failure without a message if the reader has closed the stream, which is not an
  ///   error (`| head`).
  func write(_ text: String) throws(Failure) {
    do {
      try Descriptor(rawValue).write(Data(text.utf8))
    } catch {
      switch error.code {
      case EPIPE: throw Failure(endedBy: SIGPIPE)
      case EBADF: throw Failure("cannot write the output: it is closed")
      default: throw Failure("cannot write the output: \(error.reason)")
      }
    }
  }

  /// Writes a line.
  func writeLine(_ line: String) throws(Failure) { try write(line + "\n") }
}
