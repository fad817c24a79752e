// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension SampledMotion: Described {}

extension SampledMotion.Sample: Described {}
#endif
