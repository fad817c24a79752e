// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The instants at which a spring is farthest from its target, in closed form.
///
/// Both the position and the velocity are linear in G (see ``SpringStep``), up to
/// a common positive factor:
///
///     x ∝ x₀ + p G    p = v₀ + s x₀
///     v ∝ v₀ − q G    q = ω₀² x₀ + f v₀
///
/// where for an over-damped spring s and f are its slow and fast rates and
/// G = (1 − e^(−2μt)) / 2μ, and for one that oscillates both are λ and
/// G = tan ωt / ω. The distance |x| turns where x · v = 0: a quadratic in G.
struct SpringSwings<Value: VectorSpace> {
  let spring: Spring
  let displacement: Value
  let velocity: Value

  /// The power of two by which both are multiplied, so that their squares are numbers.
  let unit: Double

  init(spring: Spring, displacement: Value, velocity: Value) {
    self.spring = spring
    let size = Swift.max(displacement.length, velocity.length)
    // A `Float` holds the square of a modest number, and what brings others near 1.
    let isModest = size > 0x1p-50 && size < 0x1p50
    unit =
      isModest || !(size > 0 && size < .infinity)
      ? 1 : Double(sign: .plus, exponent: -Swift.max(-120, size.exponent), significand: 1)
    self.displacement = unit == 1 ? displacement : displacement.scaled(by: unit)
    self.velocity = unit == 1 ? velocity : velocity.scaled(by: unit)
  }

  /// The time after which the turns of a spring that oscillates come again.
  var halfPeriod: Double { Double.pi / spring.frequency }

  /// The distance at a time, in units.
  func distance(at time: Double) -> Double {
    SpringStep(spring, deltaTime: time).advanced(displacement, velocity: velocity)
      .value.length
  }

  /// The turns of the distance: all, or those of the first half period.
  ///
  /// At most two, in ascending order, at time 0 or after it; infinite where there
  /// are fewer.
  var turns: SIMD2<Double> {
    var turns = SIMD2(repeating: Double.infinity)
    let isOscillating = spring.regime == .underdamped
    guard isOscillating || spring.regime == .overdamped else { return turns }
    let gap = 2 * spring.frequency
    let slow = spring.slowRate
    let fast = isOscillating ? slow : spring.decayRate + spring.frequency
    let p = velocity + displacement.scaled(by: slow)
    let q = displacement.scaled(by: spring.squaredFrequency) + velocity.scaled(by: fast)
    let roots = Roots.quadratic(
      -p.dot(q), p.dot(velocity) - displacement.dot(q), displacement.dot(velocity))
    for (index, gain) in roots.enumerated() {
      if isOscillating {
        let time = Elementary.atan(spring.frequency * gain) / spring.frequency
        turns[index] = time < 0 ? time + halfPeriod : time
      } else if gain >= 0 && gap * gain < 1 {
        turns[index] = gap > 0 ? -Elementary.log(onePlus: -gap * gain) / gap : gain
      }
    }
    // A quarter period after a turn at rest, tan is infinite and no root shows it.
    if isOscillating && roots.count < 2 { turns[1] = 0.5 * halfPeriod }
    return turns[0] <= turns[1] ? turns : SIMD2(turns[1], turns[0])
  }

  /// Visits the turns of the distance inside an interval, in ascending order.
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

  /// The greatest distance: that at the start, or at one of the first turns.
  var greatestDistance: Double {
    var greatest = displacement.length
    switch spring.regime {
    case .instant: return 0
    case .immovable: break
    default:
      let turns = self.turns
      for index in 0..<2 where turns[index] < .infinity {
        greatest = Swift.max(greatest, distance(at: turns[index]))
      }
    }
    return greatest / unit
  }

  /// The last time at which a distance is reached, at the latest when all is at rest.
  func lastTime(beyond distance: Double) -> Double {
    let time = lastTimeOfLaw(beyond: distance)
    return distance > 0 ? Swift.min(time, spring.restTime) : time
  }

  private func lastTimeOfLaw(beyond distance: Double) -> Double {
    let first = displacement.length
    let epsilon = distance * unit
    switch spring.regime {
    case .instant: return 0
    case .immovable: return first >= epsilon ? .infinity : 0
    default: break
    }
    guard epsilon > 0 else { return .infinity }
    let turns = self.turns
    var last = first >= epsilon ? 0.0 : -1
    for index in 0..<2 where turns[index] < .infinity {
      last = Swift.max(last, repeated(turns[index], beyond: epsilon))
    }
    guard last >= 0 && last < .infinity else { return last < 0 ? 0 : .infinity }
    var next = Swift.min(following(turns[0], after: last), following(turns[1], after: last))
    if next == .infinity { next = outside(from: last, epsilon: epsilon) }
    guard next < .infinity else { return .infinity }
    return Roots.bracketed(in: last...next) { self.distance(at: $0) - epsilon }
  }

  /// The last of a turn's repetitions at which the distance is reached, −1 if none.
  private func repeated(_ turn: Double, beyond epsilon: Double) -> Double {
    let farthest = distance(at: turn)
    guard farthest >= epsilon else { return -1 }
    guard spring.regime == .underdamped else { return turn }
    guard spring.decayRate > 0 else { return .infinity }
    let shrinking = spring.decayRate * halfPeriod
    var count = Elementary.floor(Elementary.log(farthest / epsilon) / shrinking)
    // The logarithm may be off by an ulp: the distances themselves decide. One
    // swing either way; a count beyond 2⁵³ has no neighbors to go on to.
    if count > 0, distance(at: turn + count * halfPeriod) < epsilon { count -= 1 }
    if distance(at: turn + (count + 1) * halfPeriod) >= epsilon { count += 1 }
    return turn + count * halfPeriod
  }

  /// The first repetition of a turn after a time, or the time if it has no room for one.
  private func following(_ turn: Double, after time: Double) -> Double {
    guard spring.regime == .underdamped else { return turn > time ? turn : .infinity }
    let count = Elementary.floor((time - turn) / halfPeriod) + 1
    let next = turn + Swift.max(0, count) * halfPeriod
    return next > time ? next : Swift.max(time, next + halfPeriod)
  }

  /// A time, after the last turn, at which the distance is no longer reached.
  private func outside(from time: Double, epsilon: Double) -> Double {
    var step = 1 / spring.slowRate
    while time + step < .infinity, distance(at: time + step) >= epsilon { step *= 2 }
    return time + step
  }
}
