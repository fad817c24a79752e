// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What can be said about all events of a pattern at once, while they play.
///
/// The raw value is the parameter's name in AHAP.
///
/// - Source: Core Haptics, `CHHapticDynamicParameter.ID`.
public enum HapticControl: String, Hashable, Sendable, CaseIterable {
  /// A factor for the intensity.
  case intensity = "HapticIntensityControl"

  /// What is added to the sharpness.
  case sharpness = "HapticSharpnessControl"

  /// Stretches or shortens the rise of haptic events.
  case attackTime = "HapticAttackTimeControl"

  /// Stretches or shortens the fall of haptic events that are not sustained.
  case decayTime = "HapticDecayTimeControl"

  /// Stretches or shortens the fading of haptic events.
  case releaseTime = "HapticReleaseTimeControl"

  /// A factor for the volume.
  case audioVolume = "AudioVolumeControl"

  /// What is added to the place from left to right.
  case audioPan = "AudioPanControl"

  /// What is added to the brightness.
  case audioBrightness = "AudioBrightnessControl"

  /// What is added to the pitch.
  case audioPitch = "AudioPitchControl"

  /// Stretches or shortens the rise of audio events.
  case audioAttackTime = "AudioAttackTimeControl"

  /// Stretches or shortens the fall of audio events.
  case audioDecayTime = "AudioDecayTimeControl"

  /// Stretches or shortens the fading of audio events.
  case audioReleaseTime = "AudioReleaseTimeControl"

  /// How a control changes what an event says.
  public enum Rule: Hashable, Sendable {
    /// The event's value is multiplied by the control's.
    case multiply

    /// The control's value is added to the event's, and the sum held to the legal range.
    case add

    /// The event's time is multiplied by a power whose exponent is the control's value.
    case stretch
  }

  /// How the control changes what an event says.
  public var rule: Rule {
    switch self {
    case .intensity, .audioVolume: .multiply
    case .sharpness, .audioPan, .audioBrightness, .audioPitch: .add
    case .attackTime, .decayTime, .releaseTime: .stretch
    case .audioAttackTime, .audioDecayTime, .audioReleaseTime: .stretch
    }
  }

  /// The values that are legal; others are held to them.
  public var range: ClosedRange<Double> { rule == .multiply ? 0...1 : -1...1 }

  /// The value that changes nothing: 1 for a factor, 0 for any other.
  public var defaultValue: Double { rule == .multiply ? 1 : 0 }

  /// A value held to the range; NaN is the default.
  func held(_ value: Double) -> Double {
    value == value ? value.clamped(to: range) : defaultValue
  }
}
