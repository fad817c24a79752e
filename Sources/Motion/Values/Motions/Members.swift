// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Playable {
  /// Evaluates a member, which continues beyond its end if it is as long as the whole.
  @inlinable
  public static func value(of motion: Self, at time: Double, beyond duration: Double) -> Output {
    // Only a member that lasts to the end of the whole continues beyond it.
    time >= 0 && motion.duration < duration ? motion.value(at: time) : motion.value(beyond: time)
  }

  /// Reports the events of this motion as those of a member of another one, at the same times.
  @inlinable
  package func visitEvents(
    from start: Double, to end: Double, inMember index: Int, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitEvents(from: start, to: end) { body($0.moved(to: $0.time, inMember: index)) }
  }
}

extension Trajectory {
  /// Evaluates a member of a longer motion, which continues beyond its end if it is as long as the
  /// whole.
  @inlinable
  func state(at time: Double, beyond duration: Double) -> KinematicState<Value> {
    time >= 0 && self.duration < duration ? state(at: time) : state(beyond: time)
  }

  /// Visits the stretches of a member as `state(at:beyond:)` shows it, or as samples do if the
  /// duration of the whole is nil.
  @inlinable
  func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, asMemberOf duration: Double?,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard let duration else {
      return visitStretches(of: measure, from: start, upTo: end, body)
    }
    let isShorter = self.duration < duration
    guard isShorter, start < 0, end > 0 else {
      return visitStretches(
        of: measure, from: start, upTo: end, beyond: !isShorter || start < 0, body)
    }
    return visitStretches(of: measure, from: start, upTo: 0, beyond: true, body)
      && visitStretches(of: measure, from: 0, upTo: end, body)
  }
}
