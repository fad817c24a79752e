// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A sound from a file, in a haptic pattern.
///
/// - Source: Core Haptics, the keys `EventWaveformPath`, `EventWaveformUseVolumeEnvelope` and
///   `EventWaveformLoopEnabled` of AHAP.
public struct HapticSound: Hashable, Sendable {
  /// The path of the file.
  public let path: String

  /// The played duration in seconds; 0 for the whole file.
  public let duration: Double

  /// Whether the envelope of the event shapes its volume; true unless given.
  public let usesVolumeEnvelope: Bool

  /// Whether the sound restarts at its end.
  public let loops: Bool

  /// Creates a sound.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - duration: The played duration in seconds; 0 for the whole file.
  ///   - usesVolumeEnvelope: Whether the envelope of the event shapes its volume.
  ///   - loops: Whether the sound restarts at its end.
  /// - Precondition: The duration is in 0...1e150.
  public init(
    path: String, duration: Double = 0, usesVolumeEnvelope: Bool = true, loops: Bool = false
  ) {
    ParameterFlaw.trap(if: ParameterFlaw("duration", duration, HapticEvent.timeRule))
    self.path = path
    self.duration = duration
    self.usesVolumeEnvelope = usesVolumeEnvelope
    self.loops = loops
  }
}
