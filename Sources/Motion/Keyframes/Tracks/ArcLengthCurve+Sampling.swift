// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ArcLengthCurve {
  /// Evaluates the curve at a length along it.
  @inlinable
  public func value(atLength length: Double) -> Value { state(atLength: length).value }

  /// Evaluates the position and the direction at a length along the curve.
  ///
  /// The velocity is per unit of length, so it is the unit vector of the direction. To move along
  /// the curve at a speed, scale it by the speed.
  ///
  /// - Parameter length: From 0 through ``length``; before and after, the ends are held, and the
  ///   velocity is zero. NaN is treated as 0.
  /// - Returns: The position, and its derivative with respect to the length.
  /// - Edge cases: Where the direction jumps, it is that of the part that follows.
  @inlinable
  public func state(atLength length: Double) -> KinematicState<Value> {
    arcs.state(atLength: length)
  }
}
