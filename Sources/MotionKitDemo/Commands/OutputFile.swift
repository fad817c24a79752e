// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file that appears complete or not at all.
struct OutputFile {
  /// The absolute path of the file.
  let path: String

  /// Resolves a path; throws unless a file can be made there.
  init(path: String) throws(Failure) {
    guard !path.isEmpty else { throw Failure("the output path is empty") }
    let url = URL(fileURLWithPath: path).standardizedFileURL
    self.path = url.path
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
      isDirectory.boolValue
    {
      throw Failure("cannot write '\(path)': it is a directory")
    }
    let folder = url.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isDirectory) else {
      throw Failure("cannot write '\(path)': there is no directory '\(folder)'")
    }
    guard isDirectory.boolValue else {
      throw Failure("cannot write '\(path)': '\(folder)' is not a directory")
    }
    // Rights say little (of root, of read-only volumes): making a file says it.
    let probe = temporaryPath
    guard FileManager.default.createFile(atPath: probe, contents: nil) else {
      throw Failure("cannot write '\(path)': no file can be made in '\(folder)'")
    }
    try? FileManager.default.removeItem(atPath: probe)
  }

  /// Writes the text beside the path, then moves it there.
  func write(_ text: String) throws(Failure) { try write(Data(text.utf8)) }

  /// Writes bytes beside the path, then moves them there.
  func write(_ data: Data) throws(Failure) {
    let temporary = temporaryPath
    do {
      try data.write(to: URL(fileURLWithPath: temporary))
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      throw Failure("cannot write '\(path)': \(error.localizedDescription)")
    }
    guard rename(temporary, path) == 0 else {
      let reason = String(cString: strerror(errno))
      try? FileManager.default.removeItem(atPath: temporary)
      throw Failure("cannot write '\(path)': \(reason)")
    }
  }

  private var temporaryPath: String {
    let url = URL(fileURLWithPath: path)
    let name = ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier)"
    return url.deletingLastPathComponent().appendingPathComponent(name).path
  }
}
