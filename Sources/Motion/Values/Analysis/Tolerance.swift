// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How near to its end a motion counts as settled.
///
/// ```swift
/// // Half a point, or a thousandth of the way.
/// let motion = SpringTrajectory(from: 0.0, to: 300, spring: .bouncy)
/// motion.settlingTime(within: .absolute(0.5))  // 0.7629
/// motion.settlingTime(within: .relative(0.001))  // 0.8187
/// ```
@frozen
public enum Tolerance: Hashable, Sendable {
  /// A distance, in the unit of the animated value.
  case absolute(Double)

  /// A fraction of the greatest distance from its end that the motion reaches.
  ///
  /// It fits any value: points, a scale, an opacity. No threshold in pixels can
  /// cut a fade short.
  case relative(Double)

  /// Computes the distance that the tolerance allows.
  ///
  /// - Parameter scale: The greatest distance from the end that the motion
  ///   reaches. It is only evaluated for a relative tolerance.
  /// - Returns: A distance in the unit of the value.
  @inlinable
  public func distance(scale: @autoclosure () -> Double) -> Double {
    switch self {
    case .absolute(let distance): distance
    case .relative(let fraction): fraction * scale()
    }
  }
}

#if !hasFeature(Embedded)
extension Tolerance: Codable {}
#endif
