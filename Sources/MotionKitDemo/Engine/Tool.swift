// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// A program of the toolchain.
struct Tool {
  private let url: URL

  /// Finds a program: in the folder of another one, or else in the search path.
  init(_ name: String, beside other: Tool? = nil) throws(Failure) {
    var folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)) }
    if let other {
      folders.insert(other.url.resolvingSymlinksInPath().deletingLastPathComponent(), at: 0)
    }
    let found = folders.map { $0.appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw Failure("\(name) is not in the search path") }
    url = found
  }

  /// Runs the program, in a folder where one is given, and returns what it prints.
  ///
  /// - Throws: `Failure` with the first error it reports, unless it succeeds.
  @discardableResult
  func run(_ arguments: [String], in folder: URL? = nil) throws(Failure) -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = url
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch {
      throw Failure("\(url.lastPathComponent) does not run: \(error.localizedDescription)")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      let lines = text.split(whereSeparator: \.isNewline)
      let reason = lines.first { $0.contains("error:") } ?? lines.first ?? "no reason given"
      throw Failure("\(url.lastPathComponent): \(reason)")
    }
    return text
  }
}
