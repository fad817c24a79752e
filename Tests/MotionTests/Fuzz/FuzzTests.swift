// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Legal values at every size, and whatever else can be read: nothing traps, hangs, grows or lies.
///
/// `.ci/run fuzz` runs a larger share, as `MOTION_FUZZ` in the environment asks for, and:
/// - `MOTION_FUZZ_SECONDS`: how long, or
/// - `MOTION_FUZZ_FORMS`, `_TEXTS`, `_TREES`: how many changed texts of JSON, texts of each other
///   language, and trees of motions;
/// - `MOTION_FUZZ_SEED`: the seed, which is the day's date unless given;
/// - `MOTION_FUZZ_ONLY`: the only type or language that is looked at;
/// - `MOTION_FUZZ_FILE`: the file that keeps the case, should the process die.
@Suite(.serialized) struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment

  private static let isLong = environment["MOTION_FUZZ"] != nil

  private static func count(_ name: String, or absent: Int) -> Int {
    environment["MOTION_FUZZ_" + name].flatMap(Int.init) ?? absent
  }

  /// Runs on a thread of its own, whose stack is that of a main thread.
  private func run(
    seed: UInt64, _ budget: FuzzBudget, memoryLimit: Int? = nil
  ) async -> FuzzReport {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        let box = FuzzBox(path: FuzzTests.environment["MOTION_FUZZ_FILE"])
        box.watch()
        let run = FuzzRun(seed: seed, box: box, only: FuzzTests.environment["MOTION_FUZZ_ONLY"])
        run.memoryLimit = memoryLimit
        run.run(budget)
        box.stop()
        continuation.resume(returning: run.report)
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  @Test(.disabled(if: isLong, "the long run does more"))
  func `a share of what can be read and made does no harm`() async {
    let budget = FuzzBudget(
      values: 1, forms: Effort.cases(1000), texts: Effort.cases(160), trees: Effort.cases(32))
    let report = await run(seed: 20_260_131, budget)
    for failure in report.failures { Issue.record("\(failure)") }
    #expect(report.legal > 100)
  }

  @Test(.enabled(if: isLong, "only where the environment asks for it"))
  func `what can be read and made does no harm`() async {
    let seed =
      FuzzTests.environment["MOTION_FUZZ_SEED"].flatMap(UInt64.init)
      ?? FuzzRun.seedOfToday
    let seconds = FuzzTests.environment["MOTION_FUZZ_SECONDS"].flatMap(Double.init)
    let many = seconds == nil ? 0 : Int.max
    print("fuzz: seed \(seed)")
    let budget = FuzzBudget(
      seconds: seconds, values: FuzzTests.count("VALUES", or: 12),
      forms: FuzzTests.count("FORMS", or: many), texts: FuzzTests.count("TEXTS", or: many),
      trees: FuzzTests.count("TREES", or: many))
    // Sanitizers, which are used without optimization, have memory of their own.
    let memoryLimit = FuzzBox.slowness > 1 ? nil : 64 << 20
    let report = await run(seed: seed, budget, memoryLimit: memoryLimit)
    print("fuzz: \(report)")
    for failure in report.failures { Issue.record("\(failure)") }
  }

  @Test func `every type with a file form is in the list`() throws {
    let conformers = try FuzzConformers(below: FuzzConformers.library)
    let types = conformers.types("Codable", "Decodable")
    #expect(types.count > 80)
    let known = Set(FuzzSubject.all.filter { $0.read != nil }.map(\.declaredName))
    #expect(types.filter { !known.contains($0) } == [])
  }

  @Test func `every motion is in the list`() throws {
    let conformers = try FuzzConformers(below: FuzzConformers.library)
    let types = conformers.types(
      "Playable", "Trajectory", "LegPlayable", "LegTrajectory", "PhasedTrajectory")
    #expect(types.count > 30)
    let known = Set(FuzzSubject.all.map(\.declaredName))
    #expect(types.filter { !known.contains($0) } == [])
  }

  @Test func `every text form is in the list`() throws {
    let api = FuzzConformers.library.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Docs/API.txt")
    let lines = try String(contentsOf: api, encoding: .utf8).split(separator: "\n")
    let readers = lines.filter { $0.contains("throws(ParsingError)") }
      .map { String($0.prefix { $0 != "\t" }).replacingOccurrences(of: ".init(", with: "(") }
    #expect(readers.count >= 3)
    let known = Set(FuzzLanguage.all.map(\.name))
    #expect(readers.filter { !known.contains($0) } == [])
  }
}
