// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ArcLengthCurve {
  /// Evaluates the curve where a length of it has been passed.
  @inlinable
  public func value(atLength length: Double) -> Value { state(atLength: length).value }

  /// Evaluates the position and the direction where a length of the curve has been passed.
  ///
  /// The velocity counts per length, so it is the unit vector of the direction. To move along the
  /// curve at a speed, scale it by the speed.
  ///
  /// - Parameter length: From 0 through ``length``; before and after, the ends are held, and the
  ///   velocity is zero. NaN reads as 0.
  /// - Returns: The position, and its derivative by the length.
  /// - Edge cases: Where the direction jumps, it is the one in which the curve goes on.
  @inlinable
  public func state(atLength length: Double) -> KinematicState<Value> {
    arcs.state(atLength: length)
  }
}
