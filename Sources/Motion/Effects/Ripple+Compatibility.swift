// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Waves with the parameters of the apps Haptics and Telegram for iOS.
extension Ripple {
  /// The shockwave of the app Haptics for iOS.
  ///
  /// It has an amplitude of 10 points, a frequency of 15 rad/s, a decay of 5.5 per second and a
  /// speed of 1400 points per second. Its near field is `step`.
  public static var haptics: Ripple {
    Ripple(amplitude: 10, frequency: 15, decay: 5.5, speed: 1400, nearField: .step)
  }

  /// The shockwave of the conversations in the app Haptics for iOS.
  ///
  /// It has an amplitude of 15 points, a frequency of 15 rad/s, a decay of 5.5 per second and a
  /// speed of 1300 points per second. Its near field is `step`.
  public static var conversation: Ripple {
    Ripple(amplitude: 15, frequency: 15, decay: 5.5, speed: 1300, nearField: .step)
  }

  /// The shockwave of the paywall in the app Haptics for iOS, which is slower.
  ///
  /// It has an amplitude of 15 points, a frequency of 15 rad/s, a decay of 5.5 per second and a
  /// speed of 700 points per second. Its near field is `step`.
  public static var paywall: Ripple {
    Ripple(amplitude: 15, frequency: 15, decay: 5.5, speed: 700, nearField: .step)
  }

  /// The shockwave of the app Telegram for iOS.
  ///
  /// It has an amplitude of 10 points, a frequency of 15 rad/s, a decay of 5.5 per second and a
  /// speed of 1400 points per second. Its near field is `smooth`. On iOS 26, Telegram uses an
  /// amplitude of 30 points.
  public static var telegram: Ripple {
    Ripple(amplitude: 10, frequency: 15, decay: 5.5, speed: 1400, nearField: .smooth)
  }
}
