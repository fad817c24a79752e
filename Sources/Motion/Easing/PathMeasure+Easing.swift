// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension PathMeasure {
  /// Leads a motion along the path in a time, at a constant speed or by an easing of the length.
  ///
  /// - Parameters:
  ///   - duration: The seconds from the start of the path to its end; 0 and infinity are legal.
  ///   - easing: How the passed share of the length follows time; linear unless given, which is a
  ///     constant speed.
  /// - Returns: A motion of this duration.
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public func traversed(
    in duration: Double, easing: Easing = .linear
  ) -> PathTrajectory<EasedTrajectory<Double>> {
    traversed(by: EasedTrajectory(from: 0, to: 1, duration: duration, easing: easing))
  }
}
