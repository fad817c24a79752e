// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads input files.
enum InputFile {
  /// The maximum count of bytes read: a device has no end.
  private static let limit = 16_000_000

  /// Returns the bytes of a file.
  static func bytes(of path: String) throws(Failure) -> Data {
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      data = try file.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw Failure("can't read '\(path)'")
    }
    guard data.count <= limit else { throw Failure("'\(path)' has more than \(limit) bytes") }
    return data
  }

  /// Returns the text of a file.
  static func text(of path: String) throws(Failure) -> String {
    guard let text = String(data: try bytes(of: path), encoding: .utf8) else {
      throw Failure("'\(path)' is no text in UTF-8")
    }
    return text
  }
}
