// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

/// The machine and the build of a table.
enum Machine {
  /// A manufacturer of processors, for which the limits were measured.
  enum Manufacturer: String {
    case intel = "GenuineIntel"
    case amd = "AuthenticAMD"
  }

  /// The processor, as the system names it.
  static var processor: String {
    entry("model name") ?? "a processor that the system does not name"
  }

  /// The processor's manufacturer, nil for one without limits of its own.
  static let manufacturer = entry("vendor_id").flatMap(Manufacturer.init)

  /// The first processor's entry of a name in the system's list.
  private static func entry(_ name: String) -> String? {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
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
