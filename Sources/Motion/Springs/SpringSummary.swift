// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What is known of all springs of a batch.
@frozen
@usableFromInline
struct SpringSummary: Sendable {
  /// The seconds by which the batch has been moved on.
  @usableFromInline var time = 0.0

  /// Whether every spring starts at that time, as after a step.
  @usableFromInline var isInStep = true

  /// How many springs only single steps can evaluate.
  @usableFromInline var specialCount = 0

  /// The step of time for which coefficients are there, NaN if they are not.
  @usableFromInline var deltaTime = Double.nan

  /// A time before which no spring comes to rest that moves now.
  @usableFromInline var nextRest = Double.infinity

  /// Whether steps have left the shares of some springs behind.
  @usableFromInline var areSharesStale = false

  /// The first empty slot in blocks of each kind, −1 if there is none.
  @usableFromInline var emptySlots = SIMD4<Int32>(repeating: -1)

  @inlinable
  init() {}
}
