// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// What becomes of what stands where the demo writes.
@Suite struct OutputFileTests {
  /// Plots into a file of a directory, in which there is nothing else afterwards than before.
  private static func plot(
    to name: String, in directory: URL, makes new: Int = 0
  ) throws -> CommandTests.Run {
    let before = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    let path = directory.appendingPathComponent(name).path
    let run = try CommandTests.run(["plot", "ease", "--svg=\(path)"])
    let after = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    #expect(after.count == before.count + new)
    return run
  }

  private static func mode(_ url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func `a replaced file keeps its permissions`() throws {
    try CommandTests.inDirectory { directory in
      let file = directory.appendingPathComponent("plot.svg")
      try Data("old".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o604], ofItemAtPath: file.path)
      #expect(try Self.plot(to: "plot.svg", in: directory).status == 0)
      #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("</svg>\n"))
      #expect(try Self.mode(file) == 0o604)
    }
  }

  @Test func `a file without write permission stays as it is, for root too`() throws {
    try CommandTests.inDirectory { directory in
      let file = directory.appendingPathComponent("plot.svg")
      try Data("old".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
      let run = try Self.plot(to: "plot.svg", in: directory)
      #expect(run.status == 2 && run.output.isEmpty && run.errors.contains("plot.svg"))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(try String(contentsOf: file, encoding: .utf8) == "old")
    }
  }

  @Test func `a link stays, and what it leads to is written, be it there or not`() throws {
    try CommandTests.inDirectory { directory in
      let manager = FileManager.default
      let link = directory.appendingPathComponent("link").path
      let target = directory.appendingPathComponent("target.svg")
      try manager.createSymbolicLink(atPath: link, withDestinationPath: "other")
      try manager.createSymbolicLink(
        atPath: directory.appendingPathComponent("other").path,
        withDestinationPath: "target.svg")
      for new in [1, 0] {
        #expect(try Self.plot(to: "link", in: directory, makes: new).status == 0)
        #expect(try manager.destinationOfSymbolicLink(atPath: link) == "other")
        #expect(try String(contentsOf: target, encoding: .utf8).hasSuffix("</svg>\n"))
        try Data("old".utf8).write(to: target)
      }
    }
  }

  @Test(arguments: ["loop", "missing/target"])
  func `a link that leads nowhere is refused`(_ destination: String) throws {
    try CommandTests.inDirectory { directory in
      try FileManager.default.createSymbolicLink(
        atPath: directory.appendingPathComponent("loop").path, withDestinationPath: destination)
      let run = try Self.plot(to: "loop", in: directory)
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func `the output as a file holds the file alone`() throws {
    let run = try CommandTests.run(["plot", "ease", "--svg=/dev/stdout"])
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("<svg") && run.output.hasSuffix("</svg>\n"))
  }
}
