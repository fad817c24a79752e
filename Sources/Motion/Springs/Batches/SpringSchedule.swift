// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// When the springs of a batch start, step and rest.
@frozen
@usableFromInline
struct SpringSchedule: Sendable {
  /// The time by which the batch has been advanced, in seconds.
  @usableFromInline var time = 0.0

  /// Whether every spring starts at that time, as after a step.
  @usableFromInline var isInStep = true

  /// The number of springs that lanes cannot evaluate.
  @usableFromInline var specialCount = 0

  /// The time step for which matrices are stored; NaN if none are.
  @usableFromInline var deltaTime = Double.nan

  /// A time before which no moving spring comes to rest.
  @usableFromInline var nextRest = Double.infinity

  @inlinable
  init() {}
}
