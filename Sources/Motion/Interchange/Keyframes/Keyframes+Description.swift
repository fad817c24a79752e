// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension CoreAnimationKeyframes: Described {}

extension EasedKeyframe: Described {}
#endif
