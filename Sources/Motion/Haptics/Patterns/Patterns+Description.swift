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

extension HapticSample: Described {}

extension HapticSound: Described {}

extension HapticPattern.Item: Described {}
#endif
