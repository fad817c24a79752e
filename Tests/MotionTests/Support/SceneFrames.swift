// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import MotionScenes

extension [Double] {
  /// The number of a channel in a frame of its scene, or one of its numbers.
  subscript<Channel: SceneChannelName>(channel: Channel, index: Int = 0) -> Double {
    self[channel.rawValue + index]
  }
}
