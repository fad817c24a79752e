// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension FrameCarousel.Frame: Described {}

extension RippleRing: Described {}

extension ShelfPacker: Described {
  package var notation: Notation { call(["width": width, "height": height]) }
}

extension ShelfPacker.Item: Described {}

extension Toast.Frame: Described {}

extension TooltipTour.Change: Described {}

extension TooltipTour.Frame: Described {}
#endif
