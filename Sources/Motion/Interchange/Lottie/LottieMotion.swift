// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The motion of a property of a Lottie animation, which shows the members between its keyframes.
///
/// Time 0 is frame 0 of the file. A keyframe begins at the instant of its frame: frame *n* is shown
/// from *n* / *rate* on, rounded once, so that a value held before it is not shown there. What lies
/// before frame 0 is not shown, and before time 0 the value at time 0 is held.
///
/// - Units: Times are in seconds.
/// - Complexity: A sample is a binary search and a sample of one member.
public struct LottieMotion<Member: Playable>: LegPlayable {
  /// The instants of the keyframes, which do not decrease and may be negative.
  public let instants: [Double]

  /// The motions from the keyframes on: from 0 for its own instant to that of the next one.
  let members: [Member]

  /// Whether the motion of a keyframe only shows its start.
  let isHeld: [Bool]

  /// The instant of the last keyframe; 0 if all of them are earlier.
  public let duration: Double

  /// Creates a motion.
  ///
  /// - Parameters:
  ///   - instants: The instants of the keyframes, at least one, in seconds.
  ///   - isHeld: For each keyframe, whether its value is held until the next.
  ///   - member: Returns the motion from one keyframe to another in a number of seconds. The last
  ///     keyframe leads to itself.
  init(instants: [Double], isHeld: [Bool], member: (Int, Int, Double) -> Member) {
    self.instants = instants
    members = instants.indices.map { index in
      let next = Swift.min(index + 1, instants.count - 1)
      return member(index, next, (instants[next] - instants[index]).clampedToFinite)
    }
    self.isHeld = isHeld.dropLast() + [true]
    duration = Swift.max(0, instants.last ?? 0)
  }

  /// Returns the leg from one keyframe to the next.
  public func leg(at time: Double) -> MotionLeg {
    // The last keyframe that is not later; before the first one, its start is held.
    let shown = instants.partitioningIndex { $0 > Swift.max(0, time) } - 1
    let index = Swift.max(0, shown)
    let end = shown + 1 < instants.count ? instants[shown + 1] : .infinity
    let begin = Swift.max(0, instants[index])
    let local = begin - instants[index]
    let playing = MotionLeg.playing(from: begin, until: end, at: local, member: index)
    if time < 0 {
      return .holding(
        shown < 0 || isHeld[index] ? 0 : local, until: 0, member: index)
    }
    if shown < 0 { return .holding(0, from: 0, until: end, member: index) }
    return isHeld[index] ? .holding(0, from: begin, until: end, member: index) : playing
  }

  /// Returns the motion from a keyframe on.
  public func member(_ index: Int) -> Member { members[index] }

  /// Reports the beginning, each keyframe from frame 0 on, and the end.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitMarks(
      in: motion.instants, { $0 < 0 ? -.infinity : $0 }, { _, index in .keyframe(index) },
      from: start, to: end, body)
  }
}

extension LottieMotion: Trajectory, LegTrajectory where Member: Trajectory {
  /// The values of the members.
  public typealias Value = Member.Value
}
