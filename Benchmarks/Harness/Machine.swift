// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The machine and the build of a table.
enum Machine {
  /// The processor, as the system names it.
  static var processor: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? "a processor that the system does not name"
  }

  /// The processor, its cores and the system, in a sentence.
  static var description: String {
    let process = ProcessInfo.processInfo
    return "\(processor), \(process.activeProcessorCount) cores, "
      + "\(process.operatingSystemVersionString), \(build)"
  }

  /// The build configuration of the program.
  private static var build: String {
    #if DEBUG
    return "a debug build"
    #else
    return "a release build with default flags"
    #endif
  }
}
