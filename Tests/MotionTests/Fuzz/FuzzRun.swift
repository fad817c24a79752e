// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting

/// Runs the fuzzer.
final class FuzzRun {
  let seed: UInt64
  let probe: FuzzProbe
  private(set) var report = FuzzReport()

  /// The most bytes by which a case may make the process grow; not looked at if absent.
  var memoryLimit: Int?

  private let isWanted: (String) -> Bool
  private let started = Date()
  private var known: Set<String> = []
  private var peak = 0

  /// Prepares a run over all types and languages, or over the only one that is named.
  init(seed: UInt64, box: FuzzBox, only: String? = nil) {
    self.seed = seed
    probe = FuzzProbe(box: box)
    isWanted = { name in only.map { name == $0 } ?? true }
  }

  /// The seed of a day, such as 20260131.
  static var seedOfToday: UInt64 {
    let date = Calendar(identifier: .iso8601).dateComponents([.year, .month, .day], from: Date())
    let month = (date.year ?? 0) * 100 + (date.month ?? 0)
    return UInt64(month * 100 + (date.day ?? 0))
  }

  func run(_ budget: FuzzBudget) {
    peak = FuzzRun.peakMemory()
    let subjects = FuzzSubject.all.filter { isWanted($0.name) }
    let languages = FuzzLanguage.all.filter { isWanted($0.name) }
    var corpus = makeCorpus(subjects, budget)
    let readers = subjects.indices.filter { subjects[$0].read != nil && !corpus[$0].isEmpty }
    let mutation = JSONMutation(donors: readers.flatMap { corpus[$0].map(JSONForm.init) })
    let forms = corpus.map { $0.map(JSONForm.init) }
    corpus = []
    var random = FuzzRandom(seed: seed)
    var (form, text, tree) = (0, 0, 0)
    while !isOver(budget), form < budget.forms || text < budget.texts || tree < budget.trees {
      // In turn, so that a run that ends early has seen something of each.
      for _ in 0..<16 where form < budget.forms && !readers.isEmpty {
        let index = readers[form % readers.count]
        let bytes = mutation.mutated(random.pick(forms[index]), &random)
        read(subjects[index], bytes)
        form += 1
      }
      if text < budget.texts {
        for language in languages {
          let input = language.mutated(&random)
          begin(language, input)
          if language.read(input, probe) { report.legal += 1 }
          finish(language.name, reproduction: { _ in language.reproduction(input) })
        }
        text += 1
      }
      if tree < budget.trees {
        check(tree: tree)
        tree += 1
      }
      if readers.isEmpty { form = budget.forms }
      if languages.isEmpty { text = budget.texts }
    }
    probe.box.end()
    report.seconds = Date().timeIntervalSince(started)
  }

  /// Whether a share of the time is over.
  private func isOver(_ budget: FuzzBudget, share: Double = 1) -> Bool {
    budget.seconds.map { Date().timeIntervalSince(started) > $0 * share } ?? false
  }

  /// Makes legal values, whose JSON is what is changed.
  private func makeCorpus(_ subjects: [FuzzSubject], _ budget: FuzzBudget) -> [[[UInt8]]] {
    var corpus = [[[UInt8]]](repeating: [], count: subjects.count)
    // One of each there must be.
    for round in 0..<budget.values where round == 0 || !isOver(budget, share: 0.3) {
      for (index, subject) in subjects.enumerated() {
        let seed = seed &* 1_000_003 &+ UInt64(round * subjects.count + index)
        let form = subject.make(seed, probe)
        if let form, form.count < 4096 { corpus[index].append(form) }
        report.legal += 1
        finish(subject.name) { flaw in
          guard let form else {
            return "FuzzSubject.named(\"\(subject.name)\")?.make(\(seed), probe)"
          }
          return subject.reproduction(shrink(form, of: subject, flaw, seed))
        }
      }
    }
    return corpus
  }

  private func read(_ subject: FuzzSubject, _ bytes: [UInt8]) {
    let seed = UInt64(report.cases)
    probe.begin(seed: seed)
    probe.isModest = JSONMutation.isModest(bytes)
    if subject.read?(bytes, probe) ?? false { report.legal += 1 }
    finish(subject.name) { subject.reproduction(shrink(bytes, of: subject, $0, seed)) }
  }

  private func begin(_ language: FuzzLanguage, _ text: String) {
    probe.begin(seed: UInt64(report.cases))
    probe.isTimed = text.utf8.count < 1024
    probe.isModest = JSONMutation.isModest(Array(text.utf8))
    probe.box.begin([Array("try \(language.name) ← ".utf8), Array(text.utf8)])
  }

  /// Holds the laws of composition against a random tree.
  private func check(tree index: Int) {
    let seed = seed &* 1_000_003 &+ UInt64(index)
    var random = RandomMotions(seed: seed)
    random.allowsEndless = index % 3 == 2
    let (name, depth) = index % 2 == 0 ? ("tree", index % 5) : ("wideTree", index % 4)
    // A law makes thousands of calls.
    probe.box.begin(
      [Array("RandomMotions(seed: \(seed)).\(name)(\(depth))\n".utf8)], patience: 10)
    let tree = index % 2 == 0 ? random.tree(depth) : random.wideTree(depth)
    report.cases += 1
    let laws: [(StaticString, (RandomMotion) -> String?)] = [
      ("MotionLaws.ends", { MotionLaws.ends($0) }),
      ("MotionLaws.samples", { MotionLaws.samples($0) }),
      ("MotionLaws.stretches", { MotionLaws.stretches($0) }),
      ("MotionLaws.beyond", { MotionLaws.beyond($0) }),
      ("MotionLaws.analysis", { MotionLaws.analysis($0) }),
      ("MotionLaws.events", { MotionLaws.events($0) }),
      ("MotionLaws.crossings", { MotionLaws.crossings($0) }),
      ("MotionLaws.speeds", { MotionLaws.speeds($0) }),
    ]
    for (name, law) in laws {
      probe.look(at: name)
      if let flaw = law(tree) { fail("\(name)", "law: \(flaw)", "\(tree)") }
    }
  }

  /// Ends a case: what is wrong with it is a failure, unless a like one is known.
  private func finish(_ name: String, reproduction: (FuzzFlaw) -> String) {
    report.cases += 1
    (probe.isTimed, probe.isModest) = (true, true)
    var flaws = probe.takeFlaws()
    if let memoryLimit {
      let now = FuzzRun.peakMemory()
      if now - peak > memoryLimit {
        flaws.append(
          FuzzFlaw(kind: .memory, call: "", message: "grows by \((now - peak) >> 20) MB"))
      }
      peak = now
    }
    for flaw in flaws {
      let key = "\(name) \(flaw.kind) \(flaw.call)"
      guard !known.contains(key) else { continue }
      let call = flaw.call.hasPrefix(".") ? flaw.call : "  // \(flaw.call)"
      fail(key, flaw.description, reproduction(flaw) + call)
    }
  }

  /// Makes JSON simpler as long as the same call has the same flaw.
  private func shrink(
    _ form: [UInt8], of subject: FuzzSubject, _ flaw: FuzzFlaw, _ seed: UInt64
  ) -> [UInt8] {
    guard flaw.kind != .memory, flaw.kind != .slow else { return form }
    return form.shrunk { candidate in
      probe.begin(seed: seed)
      probe.isModest = JSONMutation.isModest(candidate)
      _ = subject.read?(candidate, probe)
      return probe.takeFlaws().contains { $0.kind == flaw.kind && $0.call == flaw.call }
    }
  }

  private func fail(_ key: String, _ message: String, _ reproduction: String) {
    guard known.insert(key).inserted else { return }
    report.failures.append("seed \(seed): \(message)\n  \(reproduction)")
  }

  /// The most bytes of memory that the process has had.
  static func peakMemory() -> Int {
    var usage = rusage()
    #if os(Linux)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
    #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
  }
}

extension FuzzSubject {
  /// What shows a case again.
  fileprivate func reproduction(_ form: [UInt8]) -> String {
    "try JSONDecoder().decode(\(name).self, from: \(FuzzRun.data(form)))"
  }
}

extension FuzzLanguage {
  /// What shows a case again.
  fileprivate func reproduction(_ text: String) -> String {
    let quoted = FuzzRun.isPlain(Array(text.utf8)) ? "#\"\(text)\"#" : text.debugDescription
    return "try " + name.replacingOccurrences(of: ":)", with: ": \(quoted))")
  }
}

extension FuzzRun {
  fileprivate static func isPlain(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 32 && $0 < 127 }
      && !String(decoding: bytes, as: UTF8.self).contains("\"#")
  }

  fileprivate static func data(_ bytes: [UInt8]) -> String {
    isPlain(bytes) ? "Data(#\"\(String(decoding: bytes, as: UTF8.self))\"#.utf8)" : "Data(\(bytes))"
  }
}
