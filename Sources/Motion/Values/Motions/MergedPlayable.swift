// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that plays all its members at once, and reports their events in the order of time.
///
/// Each event carries the index of its member in its path. Members report events at the same instant
/// in their order, or in reverse order backwards. None is reported after the motion's own end.
@usableFromInline
package protocol MergedPlayable: Playable {
  var memberCount: Int { get }

  /// Finds the nearest event of any member, as ``Playable/nextEvent(of:from:isBackward:)`` does.
  func nextMemberEvent(from time: Double, isBackward: Bool) -> Double?

  /// Reports the events of a member, which carry its index.
  func visitEvents(
    ofMember index: Int, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool
}

extension MergedPlayable {
  /// Finds the nearest event of the members, or the nearest end.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    nearest(
      motion.nextEnd(from: time, isBackward: isBackward),
      motion.nextOwnEvent(from: Swift.min(time, motion.duration), isBackward: isBackward),
      isBackward: isBackward)
  }

  /// Reports the events of the members, and the beginning and the end of the whole.
  ///
  /// It steps from one instant with an event to the next and stores no list.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitEnds(at: 0, motion.duration, from: start, to: end, body) { start, end in
      let isBackward = end < start
      var position = Swift.min(start, motion.duration)
      while let time = motion.nextOwnEvent(from: position, isBackward: isBackward) {
        guard isBackward ? time > end && time <= position : time <= end && time > position else {
          break
        }
        let stop = isBackward ? time.nextDown : time
        for step in 0..<motion.memberCount {
          let index = isBackward ? motion.memberCount - 1 - step : step
          guard motion.visitEvents(ofMember: index, from: position, to: stop, body) else {
            return false
          }
        }
        position = stop
      }
      return true
    }
  }

  /// Finds the nearest event of the members that is not after the motion's own end.
  @inlinable
  func nextOwnEvent(from time: Double, isBackward: Bool) -> Double? {
    nextMemberEvent(from: time, isBackward: isBackward).flatMap { $0 <= duration ? $0 : nil }
  }
}
