// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringTrajectory {
  /// Visits the stretches, in closed form.
  ///
  /// A number, the projection on any direction, and its velocity each obey the equation of the
  /// spring. The extrema of the distance from the target, and of the speed, are the roots of a
  /// quadratic equation. Those of the distance of a vector from another point are found by
  /// sampling.
  @inlinable
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, from: start, upTo: end, body) }
    guard visitHold(of: measure, at: origin, from: start, upTo: Swift.min(0, end), body) else {
      return false
    }
    let (begin, finish) = (Swift.max(0, start), Swift.min(restTime, end))
    if begin < finish {
      guard visitSwings(of: measure, from: begin, upTo: finish, body) else { return false }
    }
    return visitHold(
      of: measure, at: target, from: Swift.max(restTime, start), upTo: end, body)
  }

  #if compiler(>=6.3)
  @specialized(where Value == Double)
  @specialized(where Value == SIMD2<Double>)
  @specialized(where Value == SIMD4<Double>)
  #endif
  @inlinable
  func visitSwings(
    of measure: Measure<Value>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    if case .distance(let point) = measure, point != target {
      return Value.componentCount == 1
        ? visitDistances(from: point, from: start, upTo: end, body)
        : visitSampledSwings(
          of: measure, from: start, upTo: Swift.min(end, .greatestFiniteMagnitude), body)
    }
    var stretch = Stretch(begin: start, end: start, first: measure(state(at: start)), last: 0)
    return visitTurns(of: measure, after: start, before: end) {
      stretch.visit(until: $0, measure(state(at: $0)), body)
    } && stretch.visit(until: end, measure(state(at: end)), body)
  }

  /// Visits the instants at which a number turns; the distance is that from the target.
  @inlinable
  @inline(__always)
  func visitTurns(
    of measure: Measure<Value>, after start: Double, before end: Double, _ body: (Double) -> Bool
  ) -> Bool {
    let displacement = origin - target
    switch measure {
    case .along(let vector):
      return SpringTurns(
        spring, displacement: displacement.dot(vector), velocity: initialVelocity.dot(vector)
      ).visit(after: start, before: end, body)
    case .rate(let vector):
      return SpringTurns(
        spring, displacement: initialVelocity.dot(vector), velocity: acceleration.dot(vector)
      ).visit(after: start, before: end, body)
    case .distance:
      return SpringSwings(
        spring: spring, displacement: displacement, velocity: initialVelocity
      ).visitTurns(after: start, before: end, body)
    case .speed:
      return SpringSwings(
        spring: spring, displacement: initialVelocity, velocity: acceleration
      ).visitTurns(after: start, before: end, body)
    }
  }

  /// Samples some twenty periods at a time, with 50 to 150 steps each, or all that does not swing.
  @inlinable
  func visitSampledSwings(
    of measure: Measure<Value>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    let rate = spring.squaredFrequency.squareRoot() + spring.decayRate
    let window = spring.regime == .underdamped ? 128 / rate : .infinity
    var begin = start
    while begin < end {
      // In a short window, and where swings are shorter than a bit of the time, more steps would
      // only find extrema caused by rounding.
      let isResolved = window > 64 * begin.ulp
      let stop = isResolved ? Swift.min(begin + window, end) : end
      let steps = isResolved ? Int((24 * rate * (stop - begin)).clamped(to: 16...1024)) : 64
      guard visitSampled(of: measure, from: begin, upTo: stop, steps: steps, state(at:), body)
      else { return false }
      begin = stop
    }
    return true
  }

  /// The acceleration at time 0.
  @inlinable
  var acceleration: Value {
    (target - origin).scaled(by: spring.squaredFrequency)
      - initialVelocity.scaled(by: 2 * spring.decayRate)
  }
}

extension Spring {
  /// The swings of a motion that comes to rest at a time, without the first period.
  @usableFromInline
  func swings(upTo restTime: Double) -> [Recurrence] {
    switch regime {
    case .immovable: return [.standstill()]
    case .underdamped where restTime > 0:
      let period = 2 * Double.pi * inverseFrequency
      let swings = Recurrence(
        begin: period, end: .infinity, period: period,
        factor: Elementary.exp(-decayRate * period))
      return swings.clipped(from: 0, upTo: restTime).map { [$0] } ?? []
    case .underdamped, .overdamped, .instant: return []
    }
  }
}
