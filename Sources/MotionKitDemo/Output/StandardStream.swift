// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The streams that whoever starts the program gives it.
///
/// All that it says goes through here.
enum StandardStream: Int32 {
  case output = 1
  case errors = 2

  /// Makes that a write to a stream fails where it cannot be done; called before anything else.
  ///
  /// A stream that is closed leaves its number to the next file that is opened, which would get
  /// the program's words. The number is taken by what cannot be written, and fails as before.
  /// Signals that would end the program in the middle of a write become errors of that write.
  static func prepare() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Writes a text.
  ///
  /// - Throws: Without words where nobody reads any more, which is no mistake (`| head`).
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
