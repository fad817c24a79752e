// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How the turns of a motion, and what follows from them, are found.
///
/// - Source: The bounds of sums and products are those of interval arithmetic: Ramon E. Moore,
///   *Interval Analysis*, Prentice-Hall, 1966.
@frozen
public enum Exactness: Comparable, Sendable {
  /// By sampling: two turns within one cell may be missed.
  case sampled

  /// From bounds of the rates of several motions.
  ///
  /// See ``Summed``.
  case bounded

  /// In closed form, or by iteration to the last bits.
  case closed
}
