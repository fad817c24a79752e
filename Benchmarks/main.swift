// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation

let usage = """
  usage: MotionBenchmarks [--filter TEXT] [--json PATH] [--compare PATH] [--check] [--smoke]

    --filter TEXT   run only the rows whose suite or name contains TEXT
    --json PATH     also write the rows as JSON
    --compare PATH  also compare with rows written earlier
    --check         fail if a row exceeds its limit or allocates, after two more tries
    --smoke         run everything briefly, and fail if a row allocates
  """

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("MotionBenchmarks: \(message)\n".utf8))
  exit(2)
}

var (filter, json, compare) = ("", String?.none, String?.none)
var (isChecking, isSmoking, seconds) = (false, false, 0.25)
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
  case "--check": isChecking = true
  case "--smoke": (isSmoking, seconds) = (true, 0.005)
  case "--help":
    print(usage)
    exit(0)
  default: fail("'\(argument)' is not an option")
  }
}

#if DEBUG
print("A debug build: the numbers say nothing. Use `swift run -c release MotionBenchmarks`.")
#endif
var report = Report()
print(Report.header)
for suite in Suite.all {
  for benchmark in suite.benchmarks
  where filter.isEmpty || "\(suite.name): \(benchmark.name)".lowercased().contains(filter) {
    var measurement = Measurement(benchmark, suite: suite.name, seconds: seconds)
    var tries = 1
    while isChecking && !measurement.isGood && tries < 3 {
      measurement = Measurement(benchmark, suite: suite.name, seconds: 4 * seconds)
      tries += 1
    }
    report.measurements.append(measurement)
    print(Report.row(measurement))
  }
}
do {
  if let json { try report.json().write(toFile: json, atomically: true, encoding: .utf8) }
  if let compare {
    print("\ncost now as a multiple of \(compare), naive way for naive way")
    try report.comparison(with: compare).forEach { print($0) }
  }
} catch {
  fail(error.localizedDescription)
}
let hungry = report.measurements.filter { $0.allocations ?? 0 > 0 }
if isSmoking && !hungry.isEmpty {
  fail("\(hungry.count) rows allocate: \(hungry.map(\.name).joined(separator: ", "))")
}
let bad = report.measurements.filter { !$0.isGood }
if isChecking && !bad.isEmpty {
  fail("\(bad.count) rows exceed their limits: \(bad.map(\.name).joined(separator: ", "))")
}
