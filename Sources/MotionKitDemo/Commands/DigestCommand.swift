// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionScenes

/// Prints the determinism scenarios' fingerprints, and compares them with WebAssembly's.
struct DigestCommand: DemoCommand {
  /// What the command does, and the words that it takes.
  static let description = CommandDescription(
    "Prints the fingerprints of millions of results.",
    discussion: ["They are the same on every machine, in debug and release builds."],
    options: [
      .init(flag: "--wasm", "runs the scenarios as WebAssembly too, and compares"),
      .init(flag: "--pieces", "prints the fingerprints in parts, as the tests keep them"),
    ],
    examples: [.init("digest"), .init("digest --wasm")])

  private let withModule: Bool
  private let inPieces: Bool

  /// Reads the options.
  init(_ arguments: Arguments) throws(Failure) {
    withModule = arguments.contains("--wasm")
    inPieces = arguments.contains("--pieces")
    if withModule && inPieces { throw Failure("--pieces and --wasm exclude each other") }
  }

  /// Prints a line for each scenario.
  ///
  /// - Throws: With status 1 if WebAssembly gives another fingerprint.
  func run() throws(Failure) {
    if inPieces {
      try printPieces()
      return
    }
    let module = withModule ? try ModuleDigest() : nil
    var different: [String] = []
    let width = Scenario.allCases.map(\.name.count).max() ?? 0
    for (index, scenario) in Scenario.allCases.enumerated() {
      let fingerprint = scenario.fingerprint()
      var line = scenario.name.padding(toLength: width, withPad: " ", startingAt: 0)
      line += "  \(fingerprint)  \(scenario.count) samples"
      if let module {
        let same = try module.fingerprint(of: index) == fingerprint.value
        line += same ? "  the same as WebAssembly" : "  DIFFERENT as WebAssembly"
        if !same { different.append(scenario.name) }
      }
      try StandardStream.output.writeLine(line)
    }
    if !different.isEmpty {
      throw Failure("WebAssembly differs in \(different.joined(separator: ", "))", status: 1)
    }
  }

  /// Prints the fingerprints of all pieces as JSON, as the tests keep them.
  private func printPieces() throws(Failure) {
    let entries = Scenario.allCases.map { scenario in
      let pieces = (0..<Scenario.pieceCount).map { piece in
        "    \"\(scenario.fingerprint(ofPiece: piece))\""
      }
      return "  \"\(scenario.name)\": [\n\(pieces.joined(separator: ",\n"))\n  ]"
    }
    try StandardStream.output.writeLine("{\n\(entries.joined(separator: ",\n"))\n}")
  }
}
