// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Consecutive transitions, each of which cuts the one before it.
///
/// It is the common part of the motions between phases: a sample finds the last change that has
/// been made and evaluates its motion.
@frozen
@usableFromInline
package struct TransitionSequence<Value: VectorSpace>: LegTrajectory {
  /// The motion of a transition: eased, or that of a spring.
  @usableFromInline package typealias Member = Either<
    EasedTrajectory<Value>, SpringTrajectory<Value>
  >

  /// One transition and its position in time.
  @frozen
  @usableFromInline
  package struct Change: TimedChange, Equatable, Sendable {
    /// The time at which the transition begins.
    @usableFromInline package let time: Double

    /// The motion, in seconds since the beginning.
    @usableFromInline let motion: Member

    /// The index of the phase that it leaves.
    @usableFromInline let from: Int

    /// The index of the phase that it enters.
    @usableFromInline let to: Int

    /// The first instant at which it counts as complete, for the question about a phase.
    @usableFromInline let arrival: Double

    /// Whether its first state was given, and is not that of the change before it.
    @usableFromInline var isGiven: Bool

    @usableFromInline
    init(
      time: Double, motion: Member, from: Int, to: Int, arrival: Double = 0,
      isGiven: Bool = false
    ) {
      self.time = time
      self.motion = motion
      self.from = from
      self.to = to
      self.arrival = Thresholds.instant(arrival, after: time)
      self.isGiven = isGiven
    }

    /// The first state of the motion.
    var departure: KinematicState<Value> {
      switch motion {
      case .first(let motion): KinematicState(value: motion.origin)
      case .second(let motion):
        KinematicState(value: motion.origin, velocity: motion.initialVelocity)
      }
    }
  }

  /// The value that is shown before the first change.
  @usableFromInline var initial: Value

  /// The changes, in the order of time.
  @usableFromInline var changes: [Change] = []

  @usableFromInline
  init(initial: Value) {
    self.initial = initial
  }

  /// Evaluates the motion of the last change until a time.
  @inlinable
  package func state(at time: Double) -> KinematicState<Value> {
    guard let index = changes.index(at: time) else { return KinematicState(value: initial) }
    return changes[index].motion.state(at: (time == time ? time : 0) - changes[index].time)
  }

  /// Returns the transition of a change until the next one, or the rest before the first.
  @usableFromInline
  package func leg(at time: Double) -> MotionLeg {
    let index = changes.index(at: time) ?? -1
    let end = index + 1 < changes.count ? changes[index + 1].time : .infinity
    return index < 0
      ? .holding(-.infinity, until: end, member: index)
      : .playing(from: changes[index].time, until: end, member: index)
  }

  /// Returns the motion of a change, or the rest before the first one, at index −1.
  @usableFromInline
  package func member(_ index: Int) -> Member {
    index < 0
      ? .first(EasedTrajectory(from: initial, to: initial, duration: 0)) : changes[index].motion
  }

  @usableFromInline
  package var duration: Double { end(ofChange: changes.count - 1) }

  @usableFromInline
  package var restTime: Double {
    guard let last = changes.last else { return 0 }
    let rest = last.motion.restTime
    // Rounding may let several instants show the end, at which an eased motion still has a
    // velocity.
    return Swift.max(
      Thresholds.instant(rest, after: last.time),
      Thresholds.last(
        before: Thresholds.least(near: last.time + rest) { $0 - last.time > rest }))
  }

  /// The instant at which a change looks done; 0 for the rest before the first one, at index −1.
  func end(ofChange index: Int) -> Double {
    index < 0
      ? 0 : Thresholds.instant(changes[index].motion.duration, after: changes[index].time)
  }

  /// The duration that the sequence had at a time, before later changes and the last few of those
  /// that have been made by then.
  package func duration(asOf time: Double, without count: Int) -> Double {
    end(ofChange: (changes.index(at: time) ?? -1) - count)
  }
}

extension TransitionSequence: Equatable {}
extension TransitionSequence: Hashable where Value: Hashable {}
extension TransitionSequence.Change: Hashable where Value: Hashable {}
