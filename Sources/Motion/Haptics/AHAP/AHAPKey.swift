// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// The keys of AHAP, in the order in which they are written.
enum AHAPKey: String, CaseIterable {
  case version = "Version"
  case metadata = "Metadata"
  case project = "Project"
  case created = "Created"
  case description = "Description"
  case pattern = "Pattern"
  case event = "Event"
  case parameter = "Parameter"
  case parameterCurve = "ParameterCurve"
  case parameterID = "ParameterID"
  case time = "Time"
  case parameterValue = "ParameterValue"
  case controlPoints = "ParameterCurveControlPoints"
  case eventType = "EventType"
  case eventDuration = "EventDuration"
  case waveformPath = "EventWaveformPath"
  case usesEnvelope = "EventWaveformUseVolumeEnvelope"
  case loopEnabled = "EventWaveformLoopEnabled"
  case eventParameters = "EventParameters"
}

/// The types of events in AHAP.
enum AHAPEventType: String, CaseIterable {
  case transient = "HapticTransient"
  case continuous = "HapticContinuous"
  case audioContinuous = "AudioContinuous"
  case audioCustom = "AudioCustom"
}
#endif
