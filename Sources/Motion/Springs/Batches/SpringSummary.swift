// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Facts about all springs of a batch.
@frozen
@usableFromInline
struct SpringSummary: Sendable {
  /// The time by which the batch has been advanced, in seconds.
  @usableFromInline var time = 0.0

  /// Whether every spring starts at that time, as after a step.
  @usableFromInline var isInStep = true

  /// The number of springs that require single steps.
  @usableFromInline var specialCount = 0

  /// The time step for which coefficients are stored; NaN if none are.
  @usableFromInline var deltaTime = Double.nan

  /// A time before which no moving spring comes to rest.
  @usableFromInline var nextRest = Double.infinity

  /// Whether the shares of some springs are outdated since a step.
  @usableFromInline var areSharesStale = false

  /// The first empty slot in blocks of each kind, −1 if there is none.
  @usableFromInline var emptySlots = SIMD4<Int32>(repeating: -1)

  @inlinable
  init() {}
}
