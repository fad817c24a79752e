// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion

/// The sources of a module for WebAssembly: the library, a folder of shared sources, and the C
/// functions that the system would supply elsewhere.
struct EngineSources {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)  // Sources/MotionKitDemo/Engine/…
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The C functions.
  let runtime = Self.package.appendingPathComponent("Sources/MotionKitDemo/Page/runtime.c")

  /// The Swift files, in the order of their paths.
  private let files: [(path: String, data: Data)]

  /// Reads the library, a folder of shared sources, and some more files of theirs.
  init(folder: String, files: [String]) throws(Failure) {
    let shared = "Sources/MotionKitDemo/Shared"
    do {
      // What tests import needs a system with files.
      let library = try Self.swiftFiles(in: "Sources/Motion")
        .filter { !$0.hasPrefix("Sources/Motion/Testing/") }
      let paths =
        try library + Self.swiftFiles(in: "\(shared)/\(folder)")
        + files.map { "\(shared)/\($0)" }
      self.files = try paths.map { path in
        (path, try Data(contentsOf: Self.package.appendingPathComponent(path)))
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure("\(error.localizedDescription)")
    }
  }

  /// The fingerprint of all paths and texts.
  var fingerprint: Fingerprint {
    var fingerprint = Fingerprint()
    for (path, data) in files {
      fingerprint.combine(text: path)
      fingerprint.combine(bytes: data)
    }
    fingerprint.combine(bytes: (try? Data(contentsOf: runtime)) ?? Data())
    return fingerprint
  }

  /// Writes the Swift files to a folder as sources of one module, and returns their names.
  ///
  /// They import nothing, as one module holds them all. Nothing outside it calls it by name, so its
  /// declarations are internal: the compiler drops those without a caller before it optimizes.
  func write(to folder: URL) throws -> [String] {
    let access = try NSRegularExpression(
      pattern: #"(?m)^import Motion\w*$|"#
        + #"\b(?:public|package) (?=[a-z]+[ (<?])|@(?:inlinable|usableFromInline|frozen)\b"#)
    return try files.enumerated().map { index, file in
      let text = String(decoding: file.data, as: UTF8.self)
      let name = "\(index)-\(URL(fileURLWithPath: file.path).lastPathComponent)"
      let internals = access.stringByReplacingMatches(
        in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "")
      try internals.write(
        to: folder.appendingPathComponent(name), atomically: false, encoding: .utf8)
      return name
    }
  }

  /// Returns the Swift files of a folder of the package and those below it, in the order of their
  /// names.
  private static func swiftFiles(in folder: String) throws -> [String] {
    let names =
      FileManager.default
      .enumerator(atPath: package.appendingPathComponent(folder).path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    guard !names.isEmpty else { throw Failure("there are no sources at \(folder)") }
    return names.sorted().map { "\(folder)/\($0)" }
  }
}

extension Fingerprint {
  /// Adds the count of bytes, and the bytes in words of eight, of which the last is filled by zeros.
  mutating func combine(bytes: Data) {
    combine(bytes.count)
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count / 8
      for index in 0..<whole {
        combine(
          UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)))
      }
      combine(bytes[(8 * whole)...].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
  }

  /// Adds a text.
  mutating func combine(text: String) { combine(bytes: Data(text.utf8)) }
}
