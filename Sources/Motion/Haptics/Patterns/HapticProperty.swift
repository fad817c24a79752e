// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A property of a single haptic event, such as its intensity, sharpness or attack.
///
/// The raw value is the parameter's name in AHAP.
///
/// - Source: Core Haptics, `CHHapticEvent.ParameterID`.
public enum HapticProperty: String, Hashable, Sendable, CaseIterable {
  /// The strength of the event.
  case intensity = "HapticIntensity"

  /// The crispness of the event: dull at 0, precise at 1.
  case sharpness = "HapticSharpness"

  /// The duration of the attack, as a fraction of the longest ramp.
  case attackTime = "AttackTime"

  /// The duration of the decay of an event that is not sustained, as a fraction of the longest
  /// ramp.
  case decayTime = "DecayTime"

  /// The duration of the release after the event's duration, as a fraction of the longest ramp.
  case releaseTime = "ReleaseTime"

  /// Whether the event holds its level until its duration ends, 1, or decays after its attack, 0.
  case sustained = "Sustained"

  /// The volume of an audio event.
  case audioVolume = "AudioVolume"

  /// The pitch of an audio event.
  case audioPitch = "AudioPitch"

  /// The stereo position of an audio event, from left to right.
  case audioPan = "AudioPan"

  /// The amount of high frequencies that an audio event keeps.
  case audioBrightness = "AudioBrightness"

  /// The legal values; others are clamped.
  public var range: ClosedRange<Double> {
    switch self {
    case .audioPitch, .audioPan: -1...1
    default: 0...1
    }
  }

  /// The value if an event states none; nil if no source documents it.
  ///
  /// ``HapticAssumptions`` states the missing defaults, except for the volume of audio, which is
  /// not sampled.
  public var defaultValue: Double? {
    switch self {
    case .intensity, .sharpness, .audioVolume: nil
    case .attackTime, .decayTime, .releaseTime, .audioPitch, .audioPan: 0
    case .sustained, .audioBrightness: 1
    }
  }
}
