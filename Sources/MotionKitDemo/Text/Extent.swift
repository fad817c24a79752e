// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The range of the axis that a command covers.
struct Extent {
  /// The first point.
  let from: Double

  /// The last point, not before the first.
  let to: Double

  /// The options that change it.
  static let options: [CommandDescription.Option] = [
    .init("--from", "T", "the first time in seconds, or progress; the start by default"),
    .init("--to", "T", "the last one; the end of the motion by default"),
  ]

  /// Reads `--from` and `--to`, which default to the subject's own extent.
  init(_ arguments: Arguments, of subject: Subject) throws(Failure) {
    from = try arguments.number("--from") ?? subject.extent.lowerBound
    to = try arguments.number("--to") ?? max(subject.extent.upperBound, from)
    guard from <= to else { throw Failure("--to must not be before --from, but is \(to)") }
    guard to < .infinity else { throw Failure("'\(subject.name)' has no end; say --to") }
    guard (to - from).isFinite else {
      throw Failure("--to must be at most \(Double.greatestFiniteMagnitude) after --from")
    }
  }
}
