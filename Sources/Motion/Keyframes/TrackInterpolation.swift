// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How a track gets from one value to the next.
public enum TrackInterpolation: Hashable, Sendable {
  /// Along straight lines, each with its easing.
  case linear

  /// Not at all: every value holds until the next takes its place.
  case discrete

  /// Along straight lines at constant speed, whatever the key times say.
  case paced

  /// Along one smooth curve through all values, of Kochanek and Bartels's kind.
  ///
  /// All zero is a Catmull-Rom spline.
  case cubic(tension: Double = 0, continuity: Double = 0, bias: Double = 0)

  /// Along that smooth curve at constant speed, whatever the key times say.
  case cubicPaced(tension: Double = 0, continuity: Double = 0, bias: Double = 0)

  /// Along a curve whose tension, continuity and bias are given for each value.
  ///
  /// Values for which none are given are passed as by a Catmull-Rom spline.
  case kochanekBartels([KochanekBartels])

  /// Along a smooth curve that never overshoots a value.
  case monotone
}

extension Track {
  /// How a track of values gets from one to the next.
  public typealias Mode = TrackInterpolation
}
