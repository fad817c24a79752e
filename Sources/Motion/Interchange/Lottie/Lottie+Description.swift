// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension LottieKeyframes: Described {}

extension LottieKeyframes.Keyframe: Described {}

extension LottieKeyframes.ControlPoints: Described {}

extension LottieKeyframes.Curve: Described {}

extension LottieMotion: Described {
  package var notation: Notation { call(["instants": instants]) }
}

extension LottieDocument: Described {
  package var notation: Notation { call(["name": name, "frames": frames, "frameRate": frameRate]) }
}

extension LottieDocument.Layer: Described {
  package var notation: Notation { call(["name": name, "kind": kind]) }
}

extension LottieDocument.Layer.Kind: Described {}

extension LottieDocument.Transform: Described {}

extension LottieDocument.Shape: Described {}

extension LottieDocument.Paint: Described {}

extension LottieDocument.Gradient: Described {}

extension LottieDocument.Gradient.ColorStop: Described {}

extension LottieDocument.Gradient.OpacityStop: Described {}
#endif
