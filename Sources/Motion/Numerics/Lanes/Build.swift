// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The way in which the library is built.
enum Build {
  /// Whether lanes are computed in parallel.
  ///
  /// In debug builds each vector operation is a call through a witness table, and computing one
  /// number after the other, with the same bits, is faster.
  @inline(__always)
  static var isOptimized: Bool {
    #if DEBUG
    return false
    #else
    return true
    #endif
  }
}
