// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The states of four springs, and all that a step reads and writes.
@frozen
@usableFromInline
struct SpringStates<Scalar: VectorScalar>: Sendable {
  /// The times at which the springs start.
  @usableFromInline var starts = SIMD4(repeating: -Double.infinity)

  // The states at the starts, and the targets.
  @usableFromInline var values = SIMD4<Scalar>.zero
  @usableFromInline var velocities = SIMD4<Scalar>.zero
  @usableFromInline var targets = SIMD4<Scalar>.zero

  // The matrix of the step for which the batch is prepared, as in `Spring.Step`.
  @usableFromInline var xx = SIMD4<Scalar>.zero
  @usableFromInline var xv = SIMD4<Scalar>.zero
  @usableFromInline var vx = SIMD4<Scalar>.zero
  @usableFromInline var vv = SIMD4<Scalar>.zero

  @inlinable
  init() {}
}
