// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Consecutive transitions, each of which cuts the one before it.
///
/// It is the common part of the motions between phases: a sample finds the last leg that has begun
/// and evaluates its motion.
@frozen
@usableFromInline
struct TransitionSequence<Value: VectorSpace>: Trajectory {
  /// One transition and its position in time.
  @frozen
  @usableFromInline
  struct Leg: Equatable, Sendable {
    /// The time at which the transition begins.
    @usableFromInline let begin: Double

    /// The motion, in seconds since the beginning.
    @usableFromInline let motion: TransitionTrajectory<Value>

    /// The index of the phase that it leaves.
    @usableFromInline let from: Int

    /// The index of the phase that it enters.
    @usableFromInline let to: Int

    /// The first instant at which it counts as complete, for the question about a phase.
    @usableFromInline let arrival: Double

    /// Whether its first state was given, and is not that of the leg before it.
    @usableFromInline var isGiven: Bool

    @usableFromInline
    init(
      begin: Double, motion: TransitionTrajectory<Value>, from: Int, to: Int,
      arrival: Double = 0, isGiven: Bool = false
    ) {
      self.begin = begin
      self.motion = motion
      self.from = from
      self.to = to
      self.arrival = Thresholds.instant(arrival, after: begin)
      self.isGiven = isGiven
    }
  }

  /// The value that is shown before the first leg.
  @usableFromInline var initial: Value

  /// The legs, in the order of time.
  @usableFromInline var legs: [Leg] = []

  @usableFromInline
  init(initial: Value) {
    self.initial = initial
  }

  /// Removes the legs that begin after a time, and returns them.
  mutating func removeLegs(after time: Double) -> [Leg] {
    let count = legs.partitioningIndex { $0.begin > time }
    guard count < legs.count else { return [] }
    let later = [Leg](legs[count...])
    legs.removeLast(later.count)
    return later
  }

  /// Returns the index of the last leg that has begun at a time.
  @inlinable
  func index(at time: Double) -> Int? {
    let time = time == time ? time : 0
    let count = legs.partitioningIndex { !($0.begin <= time) }
    return count > 0 ? count - 1 : nil
  }

  @inlinable
  func state(at time: Double) -> KinematicState<Value> {
    guard let index = index(at: time) else { return KinematicState(value: initial) }
    return legs[index].motion.state(at: (time == time ? time : 0) - legs[index].begin)
  }

  @usableFromInline
  var duration: Double { end(ofLeg: legs.count - 1) }

  @usableFromInline
  var restTime: Double {
    guard let last = legs.last else { return 0 }
    let rest = last.motion.restTime
    // Rounding may let several instants show the end, at which an eased motion still has a
    // velocity.
    return Swift.max(
      Thresholds.instant(rest, after: last.begin),
      Thresholds.last(
        before: Thresholds.least(near: last.begin + rest) { $0 - last.begin > rest }))
  }

  @usableFromInline
  var recurrences: [Recurrence] {
    var result: [Recurrence] = []
    for (index, leg) in legs.enumerated() {
      let end = index + 1 < legs.count ? legs[index + 1].begin - leg.begin : .infinity
      result += leg.motion.recurrences.clipped(from: 0, upTo: end).map {
        $0.mapped { Thresholds.instant($0, after: leg.begin) }
      }
    }
    return result
  }
}

extension TransitionSequence {
  @usableFromInline
  func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    let first = legs.first?.begin ?? .infinity
    guard visitHold(of: measure, at: initial, from: start, upTo: Swift.min(first, end), body)
    else { return false }
    for (index, leg) in legs.enumerated() {
      let next = index + 1 < legs.count ? legs[index + 1].begin : .infinity
      let own = (Swift.max(leg.begin, start), Swift.min(next, end))
      guard own.0 < own.1 else { continue }
      let isDone = visitRising(
        leg.motion, measure, inner: (own.0 - leg.begin, own.1 - leg.begin), outer: own,
        threshold: { Thresholds.instant($0, after: leg.begin) }, body)
      guard isDone else { return false }
    }
    return true
  }

  @usableFromInline
  func settlingTime(within distance: Double) -> Double {
    guard let last = legs.last else { return 0 }
    return settlingTime(within: distance, last: last.motion, from: last.begin)
  }

  /// The instant at which a leg looks done; 0 for the rest before the first leg, at index −1.
  private func end(ofLeg index: Int) -> Double {
    index < 0
      ? 0 : Thresholds.instant(legs[index].motion.duration, after: legs[index].begin)
  }

  /// The duration that the sequence had at a time, before later legs and the last few of those that
  /// have begun by then.
  func duration(asOf time: Double, without count: Int) -> Double {
    end(ofLeg: (index(at: time) ?? -1) - count)
  }

  /// Reports the beginning of each leg as a marker with the index of its phase, the ends that were
  /// reached before the next leg, and the beginning and the end of the whole.
  @usableFromInline
  func visitEvents(from start: Double, to end: Double, _ body: (MotionEvent) -> Bool) -> Bool {
    visitHistory(
      of: legs, { $0.begin }, { leg, _ in .marker(leg.to) },
      endBefore: { self.end(ofLeg: $0 - 1) }, from: start, to: end, body)
  }
}

extension TransitionSequence: Equatable {}
extension TransitionSequence: Hashable where Value: Hashable {}
extension TransitionSequence.Leg: Hashable where Value: Hashable {}
