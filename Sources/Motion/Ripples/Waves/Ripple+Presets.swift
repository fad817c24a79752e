// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Ripple {
  /// The ripple of the shader that Apple presented at WWDC24.
  ///
  /// It has an amplitude of 12 points, a frequency of 15 rad/s, a decay of 8 per second and a speed
  /// of 1200 points per second, without a near field.
  ///
  /// - Source: WWDC24, session 10151.
  public static var shader: Ripple { Ripple(amplitude: 12, frequency: 15, decay: 8, speed: 1200) }
}
