// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringTrajectory {
  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the stretches, in closed form.
  ///
  /// A number, the projection on any direction, and its velocity each obey the equation of the
  /// spring. The extrema of the distance from the target, and of the speed, are the roots of a
  /// quadratic equation. Those of the distance of a vector from another point are found by
  /// sampling.
  @inlinable
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    motion.visitHeld(
      of: measure, from: start, upTo: end, beyond: beyond, until: motion.restTime, body
    ) {
      motion.visitSwings(of: measure, from: $0, upTo: $1, body)
    }
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
    case .rate(let vector), .rateBounds(let vector):
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

  /// Samples each period in 50 steps, or what does not swing in 1024.
  @inlinable
  func visitSampledSwings(
    of measure: Measure<Value>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    let rate = spring.squaredFrequency.squareRoot() + spring.decayRate
    let isSwinging = spring.regime == .underdamped
    let width = isSwinging ? 1 / (8 * rate) : SampleGrid.width(restTime: restTime)
    // Where a step is a few bits of the time, more of them would only find extrema caused by
    // rounding.
    let limit = Swift.max(start, restTime == .infinity ? 0 : isSwinging ? width * 0x1p48 : end)
    return visitSampled(
      of: measure, from: start, upTo: Swift.min(limit, end),
      on: SampleGrid(width: width, from: 0, upTo: restTime, bits: 1), state(at:), body)
      && visitSampled(
        of: measure, from: limit, upTo: end, on: SampleGrid(from: limit, upTo: end, steps: 64),
        state(at:), body)
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
