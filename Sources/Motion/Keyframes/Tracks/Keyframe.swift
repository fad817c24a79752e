// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One step of a track: its target, its duration, and its interpolation.
///
/// The cases are those of SwiftUI's keyframes, as data instead of a builder: a list of them can be
/// stored, compared and read from a file.
/// ```swift
/// let steps: [Keyframe<Double>] = [
///   .linear(to: 1, duration: 0.3, easing: .easeIn), .cubic(to: 2, duration: 0.2),
///   .spring(to: 0, spring: .bouncy), .move(to: 5), .hold(duration: 0.1),
/// ]
/// Track(from: 0.0, steps).value(at: 0.3)  // 1
/// ```
/// A keyframe begins where the one before it ends: after a spring that is cut, at the spring's
/// position and velocity at that time, and not at its target.
///
/// - Units: Durations are in seconds, velocities in units per second.
/// - Edge cases: A line or a cubic of duration 0 is a move. A hold or a spring of duration 0 leaves
///   the value unchanged.
@frozen
public enum Keyframe<Value: VectorSpace>: Equatable, Sendable {
  /// Follows a straight line, with an easing.
  case linear(to: Value, duration: Double, easing: Easing = .linear)

  /// Follows a cubic curve that joins its neighbors without a corner.
  ///
  /// Velocities that are not given come from the neighbors: between cubics, that of the chord from
  /// the keyframe before to the one after, as in a Catmull–Rom spline; next to any other keyframe,
  /// that of the neighbor.
  case cubic(
    to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)

  /// Follows a spring, for a time.
  ///
  /// Without a duration it takes until the spring is within a thousandth of its travel from the
  /// target, by SwiftUI's estimate, `settlingDuration`. At the end of the duration the spring is
  /// cut at its present position. Without a start velocity it continues the motion.
  case spring(
    to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)

  /// Jumps to a value.
  ///
  /// The new value is shown just after the instant of the jump; at time 0, at once.
  case move(to: Value)

  /// Holds the present value.
  case hold(duration: Double)
}

extension Keyframe: Hashable where Value: Hashable {}
