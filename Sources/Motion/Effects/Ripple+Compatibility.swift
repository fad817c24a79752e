// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Waves with the numbers of two apps, for motions that look as theirs do.
extension Ripple {
  /// The shockwave of the app Haptics for iOS, for compatibility: amplitude 10, frequency 15, decay
  /// 5.5, speed 1400.
  public static var haptics: Ripple {
    Ripple(amplitude: 10, frequency: 15, decay: 5.5, speed: 1400, nearField: .step)
  }

  /// The shockwave of the conversations in the app Haptics: amplitude 15, frequency 15, decay 5.5,
  /// speed 1300.
  public static var conversation: Ripple {
    Ripple(amplitude: 15, frequency: 15, decay: 5.5, speed: 1300, nearField: .step)
  }

  /// The slower shockwave of the paywall in the app Haptics: amplitude 15, frequency 15, decay 5.5,
  /// speed 700.
  public static var paywall: Ripple {
    Ripple(amplitude: 15, frequency: 15, decay: 5.5, speed: 700, nearField: .step)
  }

  /// The shockwave of Telegram for iOS: amplitude 10, frequency 15, decay 5.5, speed 1400.
  ///
  /// Its near field is smooth. On iOS 26, Telegram uses an amplitude of 30.
  public static var telegram: Ripple {
    Ripple(amplitude: 10, frequency: 15, decay: 5.5, speed: 1400, nearField: .smooth)
  }
}
