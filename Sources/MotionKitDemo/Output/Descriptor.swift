// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The operating system's error for a call that failed.
struct SystemError: Error {
  /// The number of the error.
  let code: Int32

  /// The error of the last call, which failed.
  static var last: SystemError { SystemError(code: errno) }

  /// The error in words.
  var reason: String { String(cString: strerror(code)) }
}

/// An open file of the operating system.
struct Descriptor {
  /// The number by which the operating system identifies it.
  let number: Int32

  /// Takes a file that is already open.
  init(_ number: Int32) { self.number = number }

  /// Opens a file for writing; a new file has the default permissions of the process.
  init(writing path: String, _ flags: Int32 = 0) throws(SystemError) {
    number = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | flags, 0o666)
    if number < 0 { throw .last }
  }

  /// Writes all of the bytes.
  ///
  /// A pipe may take only part of them, and blocks unless it is nonblocking; a signal may
  /// interrupt.
  func write(_ data: Data) throws(SystemError) {
    var rest = data
    while !rest.isEmpty {
      let (count, error) = rest.withUnsafeBytes { bytes in
        (Foundation.write(number, bytes.baseAddress, bytes.count), SystemError.last)
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, error.code == EAGAIN {
        var readiness = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&readiness, 1, -1)
      } else if count == 0 || error.code != EINTR {
        throw count == 0 ? SystemError(code: EIO) : error
      }
    }
  }

  /// Waits until the bytes are stored, which some devices refuse only at this point.
  func synchronize() throws(SystemError) {
    if fsync(number) != 0 { throw .last }
  }

  /// Closes the file.
  func close() throws(SystemError) {
    if Foundation.close(number) != 0 { throw .last }
  }
}
