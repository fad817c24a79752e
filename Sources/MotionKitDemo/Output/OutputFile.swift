// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file that appears complete or not at all.
///
/// A file at the path is replaced, with its permissions; its other names (hard links) keep the old
/// one. A link stays, and its target is written. A device or a pipe is opened and written directly.
struct OutputFile {
  /// The absolute path of the file.
  let path: String

  private let place: OutputPlace

  /// Resolves a path; throws unless a file can be written there.
  init(path: String) throws(Failure) {
    guard !path.isEmpty else { throw Failure("the output path is empty") }
    self.path = URL(fileURLWithPath: path).standardizedFileURL.path
    do {
      place = try OutputPlace(path)
      // Permissions are inconclusive (for root, on read-only volumes), so creating a file is tried.
      if case .file(let place, _) = place { try Self.makeAndRemove(beside: place) }
    } catch {
      throw Failure("cannot write '\(path)': \(error.message)")
    }
  }

  /// Whether what is written replaces what was written before, and does not follow it.
  var isReplaced: Bool {
    if case .file = place { true } else { false }
  }

  /// Writes a text.
  func write(_ text: String) throws(Failure) { try write(Data(text.utf8)) }

  /// Writes bytes.
  func write(_ data: Data) throws(Failure) {
    do {
      switch place {
      case .stream(let number): try Descriptor(number).write(data)
      case .special(let place): try Self.write(data, through: place)
      case .file(let place, let old):
        try Interruption.noted { () throws(SystemError) in
          try Self.replace(place, old, with: data)
        }
      }
    } catch {
      try Interruption.check()
      if error.code == EPIPE { throw Failure(endedBy: SIGPIPE) }
      throw Failure("cannot write '\(path)': \(error.reason)")
    }
    // A signal that came too late to prevent the write still ends the program.
    try Interruption.check()
  }

  /// Reports on the file in the output, unless the output is the file.
  func report(_ line: String) throws(Failure) {
    if case .stream(StandardStream.output.rawValue) = place { return }
    try StandardStream.output.writeLine(line)
  }

  private static func write(_ data: Data, through path: String) throws(SystemError) {
    let file = try Descriptor(writing: path)
    defer { try? file.close() }
    try file.write(data)
  }

  /// Writes a new file next to the old one, and moves it there when it is complete.
  private static func replace(
    _ path: String, _ old: stat?, with data: Data
  ) throws(SystemError) {
    let temporary = temporaryPath(beside: path)
    let file = try Descriptor(writing: temporary, O_CREAT | O_EXCL)
    do throws(SystemError) {
      try fill(file, with: data, like: old)
      if rename(temporary, path) != 0 { throw SystemError.last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes a new file until it is stored, and closes it.
  private static func fill(
    _ file: Descriptor, with data: Data, like old: stat?
  ) throws(SystemError) {
    do throws(SystemError) {
      var rest = data
      while !rest.isEmpty {
        try file.write(rest.prefix(1 << 20))
        rest = rest.dropFirst(1 << 20)
        if Interruption.signal != nil { throw SystemError(code: EINTR) }
      }
      if let old {
        // Only root may change the owner of a file; any other user who replaces a file owns it.
        _ = fchown(file.number, old.st_uid, old.st_gid)
        if fchmod(file.number, old.st_mode & 0o777) != 0 { throw SystemError.last }
      }
      try file.synchronize()
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  private static func makeAndRemove(beside path: String) throws(Failure) {
    let temporary = temporaryPath(beside: path)
    do {
      try Descriptor(writing: temporary, O_CREAT | O_EXCL).close()
    } catch {
      throw Failure("no file can be made beside it: \(error.reason)")
    }
    unlink(temporary)
  }

  /// Returns an unused file name, short if the file's name is long.
  private static func temporaryPath(beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return "\(folder).motion-\(UUID().uuidString)"
  }
}
