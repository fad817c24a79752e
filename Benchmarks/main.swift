// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

let usage = """
  usage: MotionBenchmarks [--filter TEXT] [--json PATH] [--compare PATH] [--table PATH] [--check]
                          [--limits] [--goals] [--smoke]

    --filter TEXT   run only the rows whose suite or name contains TEXT
    --json PATH     also write the rows as JSON
    --compare PATH  also compare with rows written earlier
    --table PATH    also write the rows as a page in Markdown
    --check         fail if a row exceeds its limit, has none, or allocates, after four more tries
    --limits        also print the lines of Limits.swift that these ratios allow
    --goals         also print the rows that have a goal, marked if they are within it
    --smoke         run everything briefly, and fail if a row allocates

  A debug build runs the rows of the suite Debug alone.
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("MotionBenchmarks: \(message)\n".utf8))
  exit(2)
}

var (filter, json, compare, table) = ("", String?.none, String?.none, String?.none)
var (isChecking, isSmoking, printsLimits, printsGoals) = (false, false, false, false)
var seconds = 0.25
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  func value() -> String {
    guard let value = arguments.popFirst() else { fail("\(argument) needs a value") }
    return value
  }
  switch argument {
  case "--filter": filter = value().lowercased()
  case "--json": json = value()
  case "--compare": compare = value()
  case "--table": table = value()
  case "--check": isChecking = true
  case "--limits": printsLimits = true
  case "--goals": printsGoals = true
  case "--smoke": (isSmoking, seconds) = (true, 0.005)
  case "--help":
    print(usage)
    exit(0)
  default: fail("'\(argument)' is not an option")
  }
}

var report = Report()
print(Report.header)
for suite in Suite.all {
  for benchmark in suite.benchmarks
  where filter.isEmpty || "\(suite.name): \(benchmark.name)".lowercased().contains(filter) {
    var measurement = Measurement(benchmark, suite: suite.name, seconds: seconds)
    var tries = 1
    // Noise passes; a slower kernel stays slower, however often and long it is measured.
    while isChecking && !measurement.isGood && tries < 5 {
      let again = Measurement(benchmark, suite: suite.name, seconds: 4 * seconds)
      if again.ratio < measurement.ratio { measurement = again }
      tries += 1
    }
    report.measurements.append(measurement)
    print(Report.row(measurement))
  }
}
guard !report.measurements.isEmpty else { fail("no row contains '\(filter)'") }
do {
  if let json { try report.json().write(toFile: json, atomically: true, encoding: .utf8) }
  if let table { try report.page.write(toFile: table, atomically: true, encoding: .utf8) }
  if let compare {
    print("\ncost now as a multiple of \(compare), floor for floor")
    try report.comparison(with: compare).forEach { print($0) }
  }
} catch {
  fail(error.localizedDescription)
}
if printsGoals { report.goals.forEach { print($0) } }
if printsLimits { report.limits.forEach { print($0) } }
let hungry = report.measurements.filter { $0.allocations ?? 0 > 0 }
if isSmoking && !hungry.isEmpty {
  fail("\(hungry.count) rows allocate: \(hungry.map(\.name).joined(separator: ", "))")
}
let bad = report.measurements.filter { !$0.isGood }
if isChecking && !bad.isEmpty {
  fail("\(bad.count) rows exceed their limits: \(bad.map(\.name).joined(separator: ", "))")
}
