// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One step of a track: where it goes, how long it takes, and in which way.
///
/// The cases mean what the keyframes of SwiftUI mean, as data instead of a
/// builder: a list of them can be stored, compared and read from a file.
/// ```swift
/// let steps: [Keyframe<Double>] = [
///   .linear(to: 1, duration: 0.3, easing: .easeIn), .cubic(to: 2, duration: 0.2),
///   .spring(to: 0, spring: .bouncy), .move(to: 5), .hold(duration: 0.1),
/// ]
/// Track(from: 0.0, steps).value(at: 0.3)  // 1
/// ```
/// A keyframe begins where the one before it has really come to: a spring that
/// is cut short hands over its position and its velocity, not its target.
///
/// - Units: Durations are in seconds, velocities in units per second.
/// - Edge cases: A line or a cubic of duration 0 is a move. A hold of duration 0 and
///   a spring of duration 0 leave the value where it is.
@frozen
public enum Keyframe<Value: VectorSpace>: Equatable, Sendable {
  /// Goes along a straight line, with an easing.
  case linear(to: Value, duration: Double, easing: Easing = .linear)

  /// Goes along a cubic curve that meets its neighbors without a corner.
  ///
  /// Velocities that are not given come from the neighbors: between cubics that
  /// of the chord from the keyframe before to the one after, as in a Catmull-Rom
  /// spline; beside any other keyframe, that of the neighbor.
  case cubic(
    to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)

  /// Follows a spring, for a time.
  ///
  /// Without a duration it takes until the spring has come within a thousandth of
  /// its travel, by SwiftUI's estimate, `settlingDuration`. When the time is up the
  /// spring is cut, wherever it is. Without a start velocity it continues the motion.
  case spring(
    to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil)

  /// Jumps.
  ///
  /// The new value shows just after the instant of the jump; at time 0, at once.
  case move(to: Value)

  /// Stays where the motion is.
  case hold(duration: Double)
}

extension Keyframe: Hashable where Value: Hashable {}
