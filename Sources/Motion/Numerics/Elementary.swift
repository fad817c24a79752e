// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Elementary functions that give the same bits on every platform.
///
/// They are built from additions, multiplications, divisions, square roots, comparisons and
/// integer operations alone: no function of the C library and no fused multiply-add takes part.
///
/// - Accuracy: For every finite argument within 1 ulp of the exact value in `Double` and within
///   2 ulp in `Float`, huge angles and subnormal numbers included.
/// - Edge cases: Infinities, NaN and signed zeros give what IEEE 754 recommends.
///
/// The forms on SIMD vectors give, lane by lane, the bits of the scalar ones.
public enum Elementary {
  /// Whether lanes are computed side by side: in debug builds each of their operations is a call
  /// by a table of witnesses, and one number after the other, with the same bits, is faster.
  @inline(__always)
  static var isOptimized: Bool {
    #if DEBUG
    return false
    #else
    return true
    #endif
  }
}
