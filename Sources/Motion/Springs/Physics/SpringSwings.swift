// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The instants at which a spring is farthest from its target, in closed form.
///
/// Both the position and the velocity are linear in G (see ``Spring/Step``), up to
/// a common positive factor:
///
///     x ∝ x₀ + p G    p = v₀ + s x₀
///     v ∝ v₀ − q G    q = ω₀² x₀ + f v₀
///
/// where for an overdamped spring s and f are its slow and fast rates and G = (1 − e^(−2μt)) / 2μ,
/// and for one that oscillates both are λ and G = tan ωt / ω. The distance |x| turns where
/// x · v = 0: a quadratic in G.
///
/// Every motion stays in the plane of its displacement and its velocity, so three numbers describe
/// it, whatever the type of its values.
@frozen
@usableFromInline
struct SpringSwings {
  @usableFromInline let spring: Spring

  /// The displacement at time 0, along the line on which it lies.
  @usableFromInline let displacement: Double

  /// The velocity at time 0 along that line, and across it: 0 for a motion on a line.
  @usableFromInline let velocity, drift: Double

  /// The power of two by which all are multiplied, so that their squares neither overflow nor
  /// vanish.
  @usableFromInline let unit: Double

  @inlinable
  init<Value: VectorSpace>(spring: Spring, displacement: Value, velocity: Value) {
    let (distance, speed) = (displacement.length, velocity.length)
    let size = Swift.max(distance, speed)
    // A `Float` holds the square of such a number, and the factor that brings others near 1.
    let isModest = size > 0x1p-50 && size < 0x1p50
    if isModest || !(size > 0 && size < .infinity) {
      self.init(spring, displacement, distance, velocity, speed, unit: 1)
    } else {
      let unit = Double(sign: .plus, exponent: -Swift.max(-120, size.exponent), significand: 1)
      let (x, v) = (displacement.scaled(by: unit), velocity.scaled(by: unit))
      self.init(spring, x, x.length, v, v.length, unit: unit)
    }
  }

  /// Finds the plane of a motion whose size is modest.
  @inlinable
  init<Value: VectorSpace>(
    _ spring: Spring, _ displacement: Value, _ distance: Double, _ velocity: Value,
    _ speed: Double, unit: Double
  ) {
    var (along, across) = (distance > 0 ? 0 : speed, 0.0)
    if Value.componentCount == 1 {
      self.init(
        spring: spring, displacement: displacement[component: 0],
        velocity: velocity[component: 0], drift: 0, unit: unit)
      return
    }
    if distance > 0 && speed > 0 {
      along = displacement.dot(velocity) / distance
      across = (velocity - displacement.scaled(by: along / distance)).length
      // At most the rounding error of a motion on a line.
      if !(across > speed * 0x1p-52) { across = 0 }
    }
    self.init(
      spring: spring, displacement: distance, velocity: along, drift: across, unit: unit)
  }

  @inlinable
  init(spring: Spring, displacement: Double, velocity: Double, drift: Double, unit: Double) {
    self.spring = spring
    self.displacement = displacement
    self.velocity = velocity
    self.drift = drift
    self.unit = unit
  }

  /// The time after which the extrema of an underdamped spring repeat.
  var halfPeriod: Double { Double.pi / spring.frequency }

  /// The distance at a time, in units.
  func distance(at time: Double) -> Double {
    let step = Spring.Step(spring, deltaTime: time)
    let along = step.xx * displacement + step.xv * velocity
    return drift == 0 ? along.magnitude : SIMD2(along, step.xv * drift).length
  }

  /// The extrema of the distance: all, or those of the first half period.
  ///
  /// At most two, in ascending order, at time 0 or after it; infinite where there are fewer.
  var turns: SIMD2<Double> {
    var turns = SIMD2(repeating: Double.infinity)
    let isOscillating = spring.regime == .underdamped
    guard isOscillating || spring.regime == .overdamped else { return turns }
    let fast = isOscillating ? spring.slowRate : spring.decayRate + spring.frequency
    let (x, v) = (SIMD2(displacement, 0), SIMD2(velocity, drift))
    let p = v + x.scaled(by: spring.slowRate)
    let q = x.scaled(by: spring.squaredFrequency) + v.scaled(by: fast)
    let roots = Roots.quadratic(-p.dot(q), p.dot(v) - x.dot(q), x.dot(v))
    if isOscillating {
      for (index, gain) in roots.enumerated() {
        let time = Elementary.atan(spring.frequency * gain) / spring.frequency
        turns[index] = time < 0 ? time + halfPeriod : time
      }
      // A quarter period after an extremum at rest, tan is infinite and no root shows it.
      if roots.count < 2 { turns[1] = 0.5 * halfPeriod }
    } else {
      let gap = 2 * spring.frequency
      var count = 0
      func add(_ time: Double) {
        if count < 2 { turns[count] = time }
        count += 1
      }
      for gain in roots where gain >= 0 && gap * gain <= 0.75 {
        add(gap > 0 ? -Elementary.log(onePlus: -gap * gain) / gap : gain)
      }
      // For a gain near its limit 1 / 2μ, the share H = 1 − 2μG is more precise, with 2μx = (v₀ + f
      // x₀) − p H and 2μv = q H − (s v₀ + ω² x₀).
      let a = v + x.scaled(by: fast)
      let b = x.scaled(by: spring.squaredFrequency) + v.scaled(by: spring.slowRate)
      for share in Roots.quadratic(-p.dot(q), a.dot(q) + p.dot(b), -a.dot(b))
      where gap > 0 && share > 0 && share < 0.25 {
        add(-Elementary.log(share) / gap)
      }
    }
    return turns[0] <= turns[1] ? turns : SIMD2(turns[1], turns[0])
  }

  /// Visits the extrema of the distance inside an interval, in ascending order.
  @usableFromInline
  func visitTurns(after start: Double, before end: Double, _ body: (Double) -> Bool) -> Bool {
    let turns = self.turns
    guard spring.regime == .underdamped else {
      for index in 0..<2 where turns[index] > start && turns[index] < end {
        guard body(turns[index]) else { return false }
      }
      return true
    }
    var repetition = Swift.max(0, Elementary.floor(start / halfPeriod))
    while repetition * halfPeriod < end {
      let begin = repetition * halfPeriod
      for index in 0..<2 where turns[index] + begin > start && turns[index] + begin < end {
        guard body(turns[index] + begin) else { return false }
      }
      guard (repetition + 1) * halfPeriod > begin else { break }
      repetition += 1
    }
    return true
  }

  /// The greatest distance: that at the start, or at one of the first extrema.
  @usableFromInline var greatestDistance: Double {
    let first = displacement.magnitude
    switch spring.regime {
    case .instant: return 0
    case .immovable: return first / unit
    case .underdamped, .overdamped: break
    }
    if let summit { return Swift.max(first, summit.position.magnitude) / unit }
    var greatest = first
    let turns = self.turns
    for index in 0..<2 where turns[index] < .infinity {
      greatest = Swift.max(greatest, distance(at: turns[index]))
    }
    return greatest / unit
  }
}
