// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension LegPlayable {
  /// Returns the own leg inside the motion's own time, and outside of it one that holds the start or
  /// the end.
  @inlinable
  func heldLeg(beyond time: Double) -> MotionLeg {
    let duration = self.duration
    guard time < 0 || time >= duration && duration < .infinity else {
      return cut(leg(at: time), from: 0, until: duration)
    }
    var held =
      time < 0
      ? MotionLeg.holding(-.infinity, until: 0, member: leg(at: -.infinity).member)
      : .holding(.infinity, from: duration, member: leg(at: .infinity).member)
    held.isBeyond = true
    return held
  }
}
