// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The output of a haptic pattern at one time.
@frozen
public struct HapticSample: Hashable, Sendable {
  /// The strength, from 0 to 1.
  public var intensity: Double

  /// The crispness, from 0 to 1; 0 if no event is active.
  public var sharpness: Double

  /// The number of active haptic events, including those that a stronger one hides.
  public var activeCount: Int

  /// Creates a sample.
  @inlinable
  public init(intensity: Double, sharpness: Double, activeCount: Int) {
    self.intensity = intensity
    self.sharpness = sharpness
    self.activeCount = activeCount
  }

  /// The sample without any active event.
  @inlinable
  public static var silence: HapticSample {
    HapticSample(intensity: 0, sharpness: 0, activeCount: 0)
  }
}
