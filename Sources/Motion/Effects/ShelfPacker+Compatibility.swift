// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension ShelfPacker {
  /// Creates the surface for the first slot of a layer.
  ///
  /// Its size is 2048 × 2048. A layer of 1024 or more in one direction has a separate surface with
  /// room for two copies side by side, so that one can be drawn while the other is visible.
  ///
  /// - Precondition: Both numbers are in 0...2²⁸.
  public init(forLayerOfWidth width: Int, height: Int) {
    precondition(width >= 0 && width <= 1 << 28, "width must be in 0...2²⁸, but is \(width)")
    precondition(height >= 0 && height <= 1 << 28, "height must be in 0...2²⁸, but is \(height)")
    if width < 1024 && height < 1024 {
      self.init(width: 2048, height: 2048)
    } else {
      self.init(
        width: Swift.max(1024, (2 * width + 63) & ~63), height: Swift.max(512, (height + 63) & ~63))
    }
  }
}
