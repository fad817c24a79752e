// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Fields of waves with the rules of two apps.
extension RippleField {
  /// Returns the field of the app Haptics, for one of its ripples.
  public static func haptics(_ ripple: Ripple = .haptics, bounds: Bounds) -> RippleField {
    RippleField(ripple, bounds: bounds, expiry: .haptics)
  }

  /// Returns the field of Telegram, which skips waves of less than 0.0005 points.
  public static func telegram(_ ripple: Ripple = .telegram, bounds: Bounds) -> RippleField {
    RippleField(ripple, bounds: bounds, expiry: .telegram, threshold: 0.0005)
  }
}

extension RippleField.Expiry {
  /// The rule of the app Haptics, 1.5 diagonals.
  public static var haptics: RippleField.Expiry { .crossings(1.5) }

  /// The rule of Telegram, one diagonal.
  public static var telegram: RippleField.Expiry { .crossings(1) }
}
