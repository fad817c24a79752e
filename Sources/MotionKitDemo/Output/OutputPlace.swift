// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The target of a path, and the steps to write a file there.
enum OutputPlace {
  /// A stream that this program was given, `/dev/stdout`: it is written directly.
  case stream(Int32)

  /// A device or a pipe, which is opened and written.
  case special(String)

  /// A file that may not exist yet: it is replaced as a whole. The path contains no links.
  case file(String, old: stat?)

  /// Resolves the path through links; throws unless it may be written.
  init(_ path: String) throws(Failure) {
    var next = path
    // As many links as the operating system follows.
    for _ in 0...40 {
      let (folder, name) = try Self.parts(of: next)
      if let number = Int32(name), Self.streams.contains(folder) {
        self = .stream(try Self.writable(number))
        return
      }
      let place = folder == "/" ? "/" + name : folder + "/" + name
      var status = stat()
      guard lstat(place, &status) == 0 else {
        let error = SystemError.last
        guard error.code == ENOENT else { throw Failure(error.reason) }
        self = .file(place, old: nil)
        return
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        let target = try Self.target(of: place)
        next = target.hasPrefix("/") ? target : folder + "/" + target
        continue
      case S_IFDIR: throw Failure("it is a directory")
      case S_IFSOCK: throw Failure("it is a socket")
      case S_IFREG: self = .file(place, old: status)
      default: self = .special(place)
      }
      try Self.expectWritable(place, status)
      return
    }
    throw Failure(SystemError(code: ELOOP).reason)
  }

  /// The folders whose files are the streams of this program.
  private static var streams: [String] {
    ["/proc/\(getpid())/fd", "/dev/fd"]
  }

  /// Returns the folder of a path, without links, and the name in it.
  private static func parts(of path: String) throws(Failure) -> (folder: String, name: String) {
    let slash = path.lastIndex(of: "/")
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    guard !name.isEmpty else { throw Failure("it names a directory") }
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    guard let real = realpath(folder, nil) else {
      throw Failure("the directory '\(folder)': \(SystemError.last.reason)")
    }
    defer { free(real) }
    return (String(cString: real), name)
  }

  /// Returns the target of a link.
  private static func target(of link: String) throws(Failure) -> String {
    var letters = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &letters, letters.count)
    guard count >= 0 else { throw Failure(SystemError.last.reason) }
    return String(decoding: letters.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Throws unless a stream is open for writing.
  private static func writable(_ number: Int32) throws(Failure) -> Int32 {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0, flags & O_ACCMODE != O_RDONLY else { throw Failure("it is closed") }
    return number
  }

  private static func expectWritable(_ path: String, _ status: stat) throws(Failure) {
    guard access(path, W_OK) == 0 else { throw Failure(SystemError.last.reason) }
    // Root may write everything, and must not write a file that is protected from every user.
    if status.st_mode & S_IFMT == S_IFREG, status.st_mode & 0o222 == 0 {
      throw Failure("it is read-only")
    }
  }
}
