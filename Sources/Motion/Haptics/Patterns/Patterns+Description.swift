// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension HapticCurve: Described {}

extension HapticCurve.Point: Described {}

extension HapticEvent: Described {}

extension HapticEvent.Parameter: Described {}

extension HapticParameter: Described {}

extension HapticPattern.Metadata: Described {}

extension HapticSample: Described {
  package var notation: Notation {
    call([
      "intensity": intensity, "sharpness": sharpness, "activeCount": activeCount,
      "volume": volume.unless(0) as Any, "pitch": pitch.unless(0) as Any,
      "pan": pan.unless(0) as Any, "brightness": brightness.unless(0) as Any,
    ])
  }
}

extension HapticSound: Described {}

extension HapticPattern.Item: Described {}
#endif
