// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The interpolation of a track from one value to the next.
///
/// ![The same five values in six modes of interpolation](interpolations)
public enum TrackInterpolation: Hashable, Sendable {
  /// Linear interpolation, with an easing for each segment.
  case linear

  /// Step interpolation: holds each value until the next.
  case discrete

  /// Linear interpolation at constant speed, independent of the key times.
  case paced

  /// A smooth curve through all values, a Kochanek–Bartels spline.
  ///
  /// With parameters of 0 it is a Catmull–Rom spline. A closed one has no kink at the seam: its last
  /// value leads on to the second, as if the whole repeated. For an outline that is the first value,
  /// for a turn it may be a whole turn more.
  case cubic(
    tension: Double = 0, continuity: Double = 0, bias: Double = 0, isClosed: Bool = false)

  /// The same smooth curve at constant speed, independent of the key times.
  case cubicPaced(
    tension: Double = 0, continuity: Double = 0, bias: Double = 0, isClosed: Bool = false)

  /// A curve whose tension, continuity and bias are given for each value.
  ///
  /// Values without a shape have that of a Catmull–Rom spline.
  case kochanekBartels([TrackInterpolation.Shape], isClosed: Bool = false)

  /// A smooth curve that is monotone between any two values, and so never overshoots them.
  ///
  /// - Source: F. N. Fritsch and R. E. Carlson, "Monotone piecewise cubic interpolation", SIAM
  ///   Journal on Numerical Analysis 17 (1980).
  case monotone
}

extension Track {
  /// The interpolation of a track of values.
  public typealias Mode = TrackInterpolation
}
