// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Ripple {
  /// The ripple of the shader from WWDC24: amplitude 12, frequency 15, decay 8, speed 1200.
  public static var shader: Ripple {
    Ripple(amplitude: 12, frequency: 15, decay: 8, speed: 1200)
  }
}
