// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A position as a function of time.
public protocol Trajectory<Value>: Sendable {
  /// The type of the position.
  associatedtype Value: VectorSpace

  /// The seconds until the motion holds still, infinite if it never does.
  var duration: Double { get }

  /// The position and velocity at a time, from one evaluation.
  func state(at time: Double) -> KinematicState<Value>
}
