// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The position and the velocity of a motion at one instant.
///
/// - Units: `velocity` is in units of `value` per second.
@frozen
public struct KinematicState<Value: VectorSpace>: Equatable, Sendable {
  /// The position.
  public var value: Value

  /// The rate of change of the position, per second.
  public var velocity: Value

  /// Creates a state from a position and a velocity.
  @inlinable
  public init(value: Value, velocity: Value = .zero) {
    self.value = value
    self.velocity = velocity
  }
}

extension KinematicState: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension KinematicState: Described {}
#endif
