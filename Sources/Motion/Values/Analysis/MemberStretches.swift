// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The stretches of one member of a sum or a blend along a direction, and the stretches of its
/// rate, in an interval.
@frozen
@usableFromInline
package struct MemberStretches<Member: Trajectory> {
  @usableFromInline let member: Member
  @usableFromInline let direction: Member.Value
  @usableFromInline let values: [Stretch]
  @usableFromInline let rates: [Stretch]

  /// The duration of the whole; nil if the whole is not sampled beyond its own time.
  @usableFromInline let whole: Double?

  /// Whether the member ends before the whole.
  @usableFromInline let isShorter: Bool

  /// Whether the rates that are listed were found by sampling, so that they are bounded anew.
  @usableFromInline let isBounded: Bool

  /// The time up to which the stretches are known: the end of the interval, or of the last stretch
  /// listed.
  @usableFromInline package let reach: Double

  /// The seconds by which the member may round the instant of a joint.
  @usableFromInline let blur: Double

  /// Lists at most as many stretches as the capacity of the window.
  @inlinable
  package init(
    _ member: Member, along direction: Member.Value, in window: CertifiedStretches.Window,
    beyond whole: Double?
  ) {
    self.member = member
    self.direction = direction
    self.whole = whole
    isShorter = whole.map { member.duration < $0 } ?? false
    isBounded = member.exactness == .bounded
    values = window.stretches(of: member, .along(direction), beyond: whole)
    rates = window.stretches(of: member, .rate(along: direction), beyond: whole)
    reach = Swift.min(window.reach(of: values), window.reach(of: rates))
    blur = member.blur
  }

  /// The instants at which a stretch begins.
  @inlinable
  package var breaks: [Double] { values.map { $0.begin } + rates.map { $0.begin } }

  /// The number and its rate at an instant.
  @inlinable
  package func sample(at time: Double) -> KinematicState<Double> {
    let state = state(at: time)
    return KinematicState(
      value: state.value.dot(direction), velocity: state.velocity.dot(direction))
  }

  /// The one-sided samples at the ends of an interval between two breaks.
  @inlinable
  package func samples(
    _ begin: Double, _ end: Double
  ) -> (first: KinematicState<Double>, last: KinematicState<Double>) {
    let numbers = ends(values, .along(direction), begin, end)
    let rates = ends(rates, .rate(along: direction), begin, end)
    return (
      KinematicState(value: numbers.first, velocity: rates.first),
      KinematicState(value: numbers.last, velocity: rates.last)
    )
  }

  @inlinable
  func state(at time: Double) -> KinematicState<Member.Value> {
    member.state(at: time, isBeyond: whole != nil && (time < 0 || !isShorter))
  }

  /// The bounds of the number and of its rate between two samples, between which no stretch begins.
  @inlinable
  func ranges(
    from begin: Double, _ first: KinematicState<Double>, upTo end: Double,
    _ last: KinematicState<Double>
  ) -> (number: NumberRange, rate: NumberRange) {
    let (number, rate) = NumberRange.between(first, last)
    guard isBounded && end < .infinity else { return (number, rate) }
    let bounds = Measure.rateBounds(along: direction)
    return (number, member.range(of: bounds, from: begin, upTo: end, asMemberOf: whole))
  }

  @inlinable
  func ends(
    _ list: [Stretch], _ measure: Measure<Member.Value>, _ begin: Double, _ end: Double
  ) -> (first: Double, last: Double) {
    // The last stretch that begins at or before the interval and is not empty.
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].begin <= begin { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return (measure(state(at: begin)), measure(state(at: end))) }
    let stretch = list[low - 1]
    // Next to an end a sample may show the other side of it.
    let inner = Stretch.inside(stretch.begin, stretch.end, blur: blur)
    return (
      begin <= inner.lowerBound ? stretch.first : measure(state(at: begin)),
      end >= inner.upperBound ? stretch.last : measure(state(at: end))
    )
  }
}
