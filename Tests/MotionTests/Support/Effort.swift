// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How many of its cases a test tries.
///
/// A build without optimization tries a quarter of them, as its code is ten times slower and all
/// tests are to take a minute; an optimized one, which `.ci/run release` runs, tries all.
enum Effort {
  static func cases(_ count: Int) -> Int {
    #if DEBUG
    (count + 3) / 4
    #else
    count
    #endif
  }

  /// Every fourth case, or all.
  static func cases<Case>(_ all: [Case]) -> [Case] {
    #if DEBUG
    stride(from: 0, to: all.count, by: 4).map { all[$0] }
    #else
    all
    #endif
  }
}
