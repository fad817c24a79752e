// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What can be said about a single haptic event: how strong it is, how crisp, how it swells.
///
/// The raw value is the parameter's name in AHAP.
///
/// - Source: Core Haptics, `CHHapticEvent.ParameterID`.
public enum HapticProperty: String, Hashable, Sendable, CaseIterable {
  /// How strong the event is.
  case intensity = "HapticIntensity"

  /// How crisp the event is: round and dull at 0, precise at 1.
  case sharpness = "HapticSharpness"

  /// How long the event takes to rise, a share of the longest ramp.
  case attackTime = "AttackTime"

  /// How long an event that is not sustained takes to fall, a share of the longest ramp.
  case decayTime = "DecayTime"

  /// How long a sustained event takes to fade after its duration, a share of the longest ramp.
  case releaseTime = "ReleaseTime"

  /// Whether the event holds until its duration is over, 1, or falls as soon as it has risen, 0.
  case sustained = "Sustained"

  /// How loud an audio event is.
  case audioVolume = "AudioVolume"

  /// How high an audio event is.
  case audioPitch = "AudioPitch"

  /// Where an audio event is, from left to right.
  case audioPan = "AudioPan"

  /// How much of the high frequencies of an audio event is left.
  case audioBrightness = "AudioBrightness"

  /// The values that are legal; others are held to them.
  public var range: ClosedRange<Double> {
    switch self {
    case .audioPitch, .audioPan: -1...1
    default: 0...1
    }
  }

  /// What holds where an event says nothing, absent where no source says what does.
  ///
  /// What is absent is stated by ``HapticAssumptions``, but for the volume of audio, which is not
  /// sampled.
  public var defaultValue: Double? {
    switch self {
    case .intensity, .sharpness, .audioVolume: nil
    case .attackTime, .decayTime, .releaseTime, .audioPitch, .audioPan: 0
    case .sustained, .audioBrightness: 1
    }
  }
}
