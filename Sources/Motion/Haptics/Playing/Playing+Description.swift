// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension HapticTapOptions: Described {}
#endif
