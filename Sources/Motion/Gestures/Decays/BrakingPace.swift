// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The decrease of a speed of 1 under drag and a constant deceleration.
///
/// In the first half of the time the shares are computed from the start, in the second half from
/// the stop, with time reversed: so neither the speed nor the remaining distance loses its last
/// bits, however small it is.
@frozen
@usableFromInline
struct BrakingPace: Hashable, Sendable {
  /// The motion with time running forwards.
  @usableFromInline let forwards: LinearDrag

  /// The motion with time running backwards.
  @usableFromInline let backwards: LinearDrag

  /// The deceleration, as a share of the initial speed.
  @usableFromInline let deceleration: Double

  /// The time until the speed is 0, in seconds.
  @usableFromInline let stop: Double

  /// The time that the whole travel would take at the initial speed, in seconds.
  @usableFromInline let travelTime: Double

  init(speed: Double, drag: Double, deceleration: Double) {
    (forwards, backwards) = (LinearDrag(drag), LinearDrag(-drag))
    let share = (deceleration / speed).clamped(to: 1e-150...1e150)
    self.deceleration = share
    guard speed > 0 else {
      (stop, travelTime) = (0, 0)
      return
    }
    let ratio = drag / share
    let logarithm = Elementary.log(onePlus: ratio)
    stop = ratio > 0x1p-54 ? logarithm / drag : 1 / share
    travelTime =
      ratio > 0.6
      ? (ratio - logarithm) / ratio / drag : share * backwards.factors(stop).acceleration
  }

  static func flaw(drag: Double, deceleration: Double) -> ParameterFlaw? {
    ParameterFlaw("drag", drag, .range(0...1e150))
      ?? ParameterFlaw("deceleration", deceleration, .range(1e-150...1e150))
  }

  /// Returns the remaining share of the speed and the passed share of the travel, at a time before
  /// the stop.
  @usableFromInline
  func shares(at time: Double) -> (left: Double, passed: Double) {
    if time < 0.5 * stop {
      let factors = forwards.factors(time)
      return (
        factors.rest - deceleration * factors.velocity,
        (factors.velocity - deceleration * factors.acceleration) / travelTime
      )
    }
    let factors = backwards.factors(stop - time)
    return (deceleration * factors.velocity, 1 - deceleration * factors.acceleration / travelTime)
  }

  /// Returns the time at which a share of the travel has passed.
  func time(passing share: Double) -> Double {
    guard forwards.drag > 0 else { return stop * share / (1 + (1 - share).squareRoot()) }
    return Roots.bracketed(in: 0...stop) { shares(at: $0).passed - share }
  }
}
