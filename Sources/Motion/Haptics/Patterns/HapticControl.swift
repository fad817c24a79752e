// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A parameter that acts on all events of a pattern while they play.
///
/// The raw value is the parameter's name in AHAP.
///
/// - Source: Core Haptics, `CHHapticDynamicParameter.ID`.
public enum HapticControl: String, Hashable, Sendable, CaseIterable {
  /// A factor of the intensity.
  case intensity = "HapticIntensityControl"

  /// A summand of the sharpness.
  case sharpness = "HapticSharpnessControl"

  /// A stretch of the attack of haptic events.
  case attackTime = "HapticAttackTimeControl"

  /// A stretch of the decay of haptic events that are not sustained.
  case decayTime = "HapticDecayTimeControl"

  /// A stretch of the release of haptic events.
  case releaseTime = "HapticReleaseTimeControl"

  /// A factor of the volume.
  case audioVolume = "AudioVolumeControl"

  /// A summand of the stereo position, from left to right.
  case audioPan = "AudioPanControl"

  /// A summand of the brightness.
  case audioBrightness = "AudioBrightnessControl"

  /// A summand of the pitch.
  case audioPitch = "AudioPitchControl"

  /// A stretch of the attack of audio events.
  case audioAttackTime = "AudioAttackTimeControl"

  /// A stretch of the decay of audio events.
  case audioDecayTime = "AudioDecayTimeControl"

  /// A stretch of the release of audio events.
  case audioReleaseTime = "AudioReleaseTimeControl"

  /// The operation by which a control changes an event's value.
  public enum Rule: Hashable, Sendable {
    /// The event's value is multiplied by the control's.
    case multiply

    /// The control's value is added to the event's, and the sum is clamped to the legal range.
    case add

    /// The event's time is multiplied by a power whose exponent is the control's value.
    case stretch
  }

  /// The operation by which the control changes an event's value.
  public var rule: Rule {
    switch self {
    case .intensity, .audioVolume: .multiply
    case .sharpness, .audioPan, .audioBrightness, .audioPitch: .add
    case .attackTime, .decayTime, .releaseTime: .stretch
    case .audioAttackTime, .audioDecayTime, .audioReleaseTime: .stretch
    }
  }

  /// The legal values; others are clamped.
  public var range: ClosedRange<Double> { rule == .multiply ? 0...1 : -1...1 }

  /// The value without effect: 1 for a factor, 0 for any other control.
  public var defaultValue: Double { rule == .multiply ? 1 : 0 }

  /// Whether the control is one of sounds.
  var isAudio: Bool {
    switch self {
    case .intensity, .sharpness, .attackTime, .decayTime, .releaseTime: false
    case .audioVolume, .audioPan, .audioBrightness, .audioPitch: true
    case .audioAttackTime, .audioDecayTime, .audioReleaseTime: true
    }
  }

  /// Returns a value clamped to the range; NaN is treated as the default.
  func clamped(_ value: Double) -> Double {
    value == value ? value.clamped(to: range) : defaultValue
  }
}
