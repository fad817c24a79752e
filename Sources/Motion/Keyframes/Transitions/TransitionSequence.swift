// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Consecutive transitions, each of which cuts the one before it.
///
/// It is the common part of the motions between phases: a sample finds the last change that has
/// been made and evaluates its motion, and those to which it is added.
@frozen
@usableFromInline
package struct TransitionSequence<Value: VectorSpace>: LegTrajectory {
  /// The motion of a transition of its own: eased, or that of a spring.
  @usableFromInline package typealias Transition = Either<
    EasedTrajectory<Value>, SpringTrajectory<Value>
  >

  /// A transition, alone or with those to which it is added.
  @usableFromInline package typealias Member = Either<Transition, AddedTransitions<Value>>

  /// One transition and its position in time.
  @frozen
  @usableFromInline
  package struct Change: TimedChange, Equatable, Sendable {
    /// The time at which the transition begins.
    @usableFromInline package let time: Double

    /// The motion, in seconds since the beginning.
    @usableFromInline let motion: Transition

    /// The number of changes just before this one to which it is added.
    @usableFromInline package var addedCount: Int

    /// The share of the way that a reversal takes back; nil for any other transition.
    @usableFromInline let shortening: Double?

    /// The value to which a transition that reverses this one leads; nil if none does.
    @usableFromInline let reversalTarget: Value?

    /// The index of the phase that it leaves.
    @usableFromInline let from: Int

    /// The index of the phase that it enters.
    @usableFromInline let to: Int

    /// The first instant at which it counts as complete, for the question about a phase.
    @usableFromInline let arrival: Double

    /// Whether its first state was given, and is not that of the change before it.
    @usableFromInline var isGiven: Bool

    /// The curve that was given for this change; nil if it is that of the phases.
    @usableFromInline let givenCurve: TransitionCurve?

    @usableFromInline
    init(
      time: Double, motion: Transition, from: Int, to: Int, arrival: Double = 0,
      isGiven: Bool = false, givenCurve: TransitionCurve? = nil, addedCount: Int = 0,
      shortening: Double? = nil, reversalTarget: Value? = nil
    ) {
      self.time = time
      self.motion = motion
      self.from = from
      self.to = to
      self.arrival = Thresholds.instant(arrival, after: time)
      self.isGiven = isGiven
      self.givenCurve = givenCurve
      self.addedCount = addedCount
      self.shortening = shortening
      self.reversalTarget = reversalTarget
    }

    /// Whether it takes back a part of the transition before it.
    var isReversal: Bool { shortening != nil }

    /// The value at which the motion ends.
    var target: Value {
      switch motion {
      case .first(let motion): motion.target
      case .second(let motion): motion.target
      }
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
    let local = (time == time ? time : 0) - changes[index].time
    if changes[index].addedCount > 0 { return added(at: index).state(at: local) }
    return changes[index].motion.state(at: local)
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
    if index < 0 { return .first(.first(EasedTrajectory(from: initial, to: initial, duration: 0))) }
    return changes[index].addedCount > 0
      ? .second(added(at: index)) : .first(changes[index].motion)
  }

  /// Returns the transition of a change together with those to which it is added.
  @usableFromInline
  func added(at index: Int) -> AddedTransitions<Value> {
    AddedTransitions(changes[(index - changes[index].addedCount)...index])
  }

  /// Closed, unless a transition is added to others.
  @usableFromInline
  package var exactness: Exactness {
    changes.contains { $0.addedCount > 0 } ? .bounded : .closed
  }

  @usableFromInline
  package var duration: Double { end(ofChange: changes.count - 1) }

  @usableFromInline
  package var restTime: Double {
    guard let last = changes.last else { return 0 }
    let rest = member(changes.count - 1).restTime
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
      ? 0 : Thresholds.instant(member(index).duration, after: changes[index].time)
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
