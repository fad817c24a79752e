// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Fields of waves with the rules of the apps Haptics and Telegram for iOS.
extension RippleField {
  /// Returns a field with the rules of the app Haptics for iOS.
  ///
  /// Waves expire after 1.5 diagonals of the square over the longer side, and none is skipped.
  public static func haptics(_ ripple: Ripple = .haptics, bounds: Bounds) -> RippleField {
    RippleField(ripple, bounds: bounds, expiry: .haptics)
  }

  /// Returns a field with the rules of the app Telegram for iOS.
  ///
  /// Waves expire after one diagonal of the square over the longer side, and waves of less than
  /// 0.0005 points are skipped.
  public static func telegram(_ ripple: Ripple = .telegram, bounds: Bounds) -> RippleField {
    RippleField(ripple, bounds: bounds, expiry: .telegram, threshold: 0.0005)
  }
}

extension RippleField.Expiry {
  /// The rule of the app Haptics: 1.5 crossings of the diagonal of the square over the longer side.
  public static var haptics: RippleField.Expiry { .crossings(1.5) }

  /// The rule of the app Telegram: one crossing of the diagonal of the square over the longer side.
  public static var telegram: RippleField.Expiry { .crossings(1) }
}
