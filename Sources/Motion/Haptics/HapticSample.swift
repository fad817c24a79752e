// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What is felt at an instant of a haptic pattern.
@frozen
public struct HapticSample: Hashable, Sendable {
  /// How strong it is, from 0 to 1.
  public var intensity: Double

  /// How crisp it is, from 0 to 1; 0 where nothing is active.
  public var sharpness: Double

  /// How many haptic events are active, those included that are not felt.
  public var activeCount: Int

  /// Creates a sample.
  @inlinable
  public init(intensity: Double, sharpness: Double, activeCount: Int) {
    self.intensity = intensity
    self.sharpness = sharpness
    self.activeCount = activeCount
  }

  /// Nothing.
  @inlinable
  public static var silence: HapticSample {
    HapticSample(intensity: 0, sharpness: 0, activeCount: 0)
  }
}
