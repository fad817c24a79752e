// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Elementary functions that give the same bits on every platform.
///
/// They use only additions, multiplications, divisions, square roots, comparisons and integer
/// operations: no C library function and no fused multiply-add.
///
/// - Accuracy: Within 1 ulp of the exact value in `Double` and within 2 ulp in `Float` for every
///   finite argument, including huge angles and subnormal numbers.
/// - Edge cases: Infinities, NaN and signed zeros give the results that IEEE 754 recommends.
///
/// The forms on SIMD vectors give, lane by lane, the bits of the scalar forms.
public enum Elementary {}
