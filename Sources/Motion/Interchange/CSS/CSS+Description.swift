// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension CSSAnimation: Described {}

extension CSSKeyframes: Described {}

extension CSSKeyframesRule: Described {}

extension CSSKeyframesRule.Block: Described {}

extension CSSStyleSheet: Described {}

extension CSSStyleSheet.Style: Described {}

extension WebKeyframes: Described {}
#endif
