// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How many of its cases a test tries.
///
/// A build without optimization tries a sixteenth of them, as its code is ten times slower and all
/// tests are to take a minute; an optimized one, which `.ci/run release` runs, tries all.
enum Effort {
  #if DEBUG
  private static let step = 16
  #else
  private static let step = 1
  #endif

  /// Whether there is time for all cases.
  static let isWhole = step == 1

  /// A sixteenth of a number of cases, rounded up, or all.
  static func cases(_ count: Int) -> Int { (count + step - 1) / step }

  /// The first of each sixteen cases, or all.
  static func cases<Case>(_ all: [Case]) -> [Case] {
    stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
