// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Spring {
  /// A spring that does not bounce.
  ///
  /// SwiftUI's `smooth`: a duration of 0.5 s and no bounce.
  public static let smooth: Spring = smooth(duration: 0.5)

  /// A spring that bounces a little.
  ///
  /// SwiftUI's `snappy`: a duration of 0.5 s and a bounce of 0.15.
  public static let snappy: Spring = snappy(duration: 0.5)

  /// A spring that bounces.
  ///
  /// SwiftUI's `bouncy`: a duration of 0.5 s and a bounce of 0.3.
  public static let bouncy: Spring = bouncy(duration: 0.5)

  /// Returns a spring that does not bounce, unless a bounce is added.
  ///
  /// - Precondition: `duration` is finite and not negative, and `extraBounce` is not NaN.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring that bounces a little.
  ///
  /// The bounce is 0.15 plus `extraBounce`.
  ///
  /// - Precondition: `duration` is finite and not negative, and `extraBounce` is not NaN.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring that bounces.
  ///
  /// The bounce is 0.3 plus `extraBounce`.
  ///
  /// - Precondition: `duration` is finite and not negative, and `extraBounce` is not NaN.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
