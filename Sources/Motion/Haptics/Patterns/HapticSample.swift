// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What is felt and heard of a haptic pattern at one time.
///
/// Of several taps and rumbles the strongest is felt, of several sounds the loudest is heard.
///
/// - Edge cases: A sound whose length is that of its file is not known to the pattern, and is not
///   heard here. A sound that states no volume has 1.
@frozen
public struct HapticSample: Hashable, Sendable {
  /// The strength, from 0 to 1.
  public var intensity: Double

  /// The crispness, from 0 to 1; 0 if no event is active.
  public var sharpness: Double

  /// The number of active haptic events, including those that a stronger one hides.
  public var activeCount: Int

  /// The volume of the sound, from 0 to 1.
  public var volume: Double

  /// The pitch of the sound, from −1 to 1; 0 if none is active.
  public var pitch: Double

  /// The stereo position of the sound, from −1 at the left to 1 at the right; 0 if none is active.
  public var pan: Double

  /// The brightness of the sound, from 0 to 1; 0 if none is active.
  public var brightness: Double

  /// Creates a sample.
  @inlinable
  public init(
    intensity: Double, sharpness: Double, activeCount: Int, volume: Double = 0, pitch: Double = 0,
    pan: Double = 0, brightness: Double = 0
  ) {
    self.intensity = intensity
    self.sharpness = sharpness
    self.activeCount = activeCount
    self.volume = volume
    self.pitch = pitch
    self.pan = pan
    self.brightness = brightness
  }

  /// The sample without any active event.
  @inlinable
  public static var silence: HapticSample {
    HapticSample(intensity: 0, sharpness: 0, activeCount: 0)
  }
}
