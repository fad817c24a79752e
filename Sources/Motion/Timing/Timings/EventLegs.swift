// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A part of the base's time that is passed in one direction as outer time increases.
@frozen
@usableFromInline
struct EventLeg {
  /// The first instant that shows it, and the first that shows its end.
  @usableFromInline var begin, end: Double

  /// The times of the base just after which it starts and stops.
  @usableFromInline var from, to: Double

  @inlinable
  init(begin: Double, end: Double, from: Double, to: Double) {
    self.begin = begin
    self.end = end
    self.from = from
    self.to = to
  }

  @inlinable
  var rises: Bool { from < to }

  /// Returns the first instant that shows a time of the base, or a later one of the leg.
  @inlinable
  func instant(of time: Double, _ local: (Double) -> Double) -> Double {
    Thresholds.leastLasting(
      from: begin, upTo: end, notNegative: { rises ? local($0) - time : time - local($0) })
  }

  /// Returns the time of the base at an instant or slightly before.
  ///
  /// An easing is not monotone to the last bit: a margin is added to the interval.
  @inlinable
  func edge(before time: Double, _ local: (Double) -> Double) -> Double {
    let time = time - blur
    return time < begin ? from : edge(at: time, rises ? -slack : slack, local)
  }

  /// Returns the time of the base at an instant or slightly after.
  @inlinable
  func edge(after time: Double, _ local: (Double) -> Double) -> Double {
    let time = time + blur
    return time < end ? edge(at: time, rises ? slack : -slack, local) : to
  }

  @inlinable
  var slack: Double { 0x1p-40 * Swift.max(from.magnitude, to.magnitude) }

  @inlinable
  var blur: Double {
    Swift.max(32 * Swift.max(begin.magnitude, end.magnitude).ulp, (end - begin) * 0x1p-16)
  }

  @inlinable
  func edge(
    at time: Double, _ slack: Double, _ local: (Double) -> Double
  ) -> Double {
    let shifted = local(time) + slack
    return rises
      ? Swift.min(to, Swift.max(from, shifted)) : Swift.max(to, Swift.min(from, shifted))
  }

  /// Returns the cut of the base's time after which everything is shown after an instant.
  ///
  /// - Returns: The time of the base just before the cut.
  @inlinable
  func cut(
    at time: Double, _ from: Double, _ to: Double, _ local: (Double) -> Double
  ) -> Double {
    guard time >= begin else { return from }
    guard time < end else { return to }
    let cut = Thresholds.least(from: Swift.min(from, to), upTo: Swift.max(from, to).nextUp) {
      rises == (instant(of: $0, local) > time)
    }
    return cut.nextDown
  }
}

/// The legs of a base's time, as they are found.
@usableFromInline
struct EventLegs {
  private var list: [EventLeg] = []
  private var position: Double

  @usableFromInline
  init(from start: Double) { position = start }

  /// Adds the way to a time of the base, between two instants.
  @usableFromInline
  mutating func go(to target: Double, _ begin: Double, _ end: Double) {
    guard target != position else { return }
    let rises = target > position
    // An event at the start is passed with the first step; an event at a turn was passed on
    // arrival.
    let includesStart = list.isEmpty
    list.append(
      EventLeg(
        begin: begin, end: end,
        from: rises == includesStart ? position.nextDown : position,
        to: rises ? target : target.nextDown))
    position = target
  }

  /// The legs in the order of outer time; at least one, which may only contain an instant.
  @usableFromInline
  func list(at begin: Double) -> [EventLeg] {
    list.isEmpty
      ? [EventLeg(begin: begin, end: begin, from: position.nextDown, to: position)] : list
  }
}
