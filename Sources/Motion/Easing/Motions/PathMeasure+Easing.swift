// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension PathMeasure {
  /// Returns a motion along the path, at constant speed or with an easing of the length.
  ///
  /// - Parameters:
  ///   - duration: The time from the start of the path to its end, in seconds; 0 and infinity are
  ///     legal.
  ///   - easing: The relation of the fraction of the length to time; by default linear, a constant
  ///     speed.
  /// - Returns: A motion of this duration.
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public func traversed(
    in duration: Double, easing: Easing = .linear
  ) -> PathTrajectory<EasedTrajectory<Double>> {
    traversed(by: EasedTrajectory(from: 0, to: 1, duration: duration, easing: easing))
  }
}
