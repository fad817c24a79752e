// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SpringSwings {
  /// The last time at which a distance is reached, at most the time of rest.
  @usableFromInline
  func lastTime(beyond distance: Double) -> Double { lastTime(beyond: distance, summit) }

  /// The last time at which a thousandth of the greatest distance or more remains.
  @usableFromInline
  var duration: Double {
    let summit = self.summit
    let greatest =
      summit.map { Swift.max(displacement.magnitude, $0.position.magnitude) / unit }
      ?? greatestDistance
    guard greatest > 0 else { return 0 }
    return lastTime(beyond: Swift.max(0.001 * greatest, .leastNonzeroMagnitude), summit)
  }

  private func lastTime(beyond distance: Double, _ summit: Summit?) -> Double {
    let tolerance = distance * unit
    let time: Double
    switch spring.regime {
    case .instant: time = 0
    case .immovable: time = displacement.magnitude >= tolerance ? .infinity : 0
    case .underdamped, .overdamped:
      guard tolerance > 0 else { return .infinity }
      time = lineTime(beyond: tolerance, summit) ?? planeTime(beyond: tolerance)
    }
    return distance > 0 ? Swift.min(time, spring.restTime) : time
  }
}

// Motion on a line, the common case: a motion that starts at rest is on a line.
extension SpringSwings {
  /// The extremum of the position that is farthest from the target, without the start.
  struct Summit {
    let time, position: Double
  }

  /// The first extremum of a motion on a line, at time 0 or after it; at infinity if there is none.
  ///
  /// It is nil for a motion in a plane, and for one so fast, so slow or so strongly damped that
  /// products overflow.
  var summit: Summit? {
    let isOrdinary =
      drift == 0 && spring.squaredFrequency > 0x1p-80 && spring.squaredFrequency < 0x1p80
      && spring.slowRate > 0 && spring.decayRate < 0x1p60 && unit > 0x1p-900
      && Swift.max(displacement.magnitude, velocity.magnitude) > 0x1p-60
      && Swift.max(displacement.magnitude, velocity.magnitude) < 0x1p60
    guard isOrdinary else { return nil }
    if velocity == 0 { return Summit(time: 0, position: displacement) }
    let isOscillating = spring.regime == .underdamped
    let time: Double
    if isOscillating {
      let gain =
        velocity / (displacement * spring.squaredFrequency + velocity * spring.slowRate)
      // At an infinite gain, a quarter of a period has passed.
      let phase = Elementary.atan(spring.frequency * gain)
      time = (phase < 0 ? phase + Double.pi : phase) * spring.inverseFrequency
    } else {
      time = SpringTurns.timeOfTurn(spring, displacement: displacement, velocity: velocity)
      guard time < .infinity else { return Summit(time: .infinity, position: 0) }
    }
    guard time < .infinity else { return nil }
    let step = Spring.Step(spring, deltaTime: time)
    return Summit(time: time, position: step.xx * displacement + step.xv * velocity)
  }

  /// The last time at which a motion on a line is at a distance.
  ///
  /// - Returns: The time; nil if it is so close to an extremum that distances, not logarithms, must
  ///   decide, or if there is no summit.
  private func lineTime(beyond tolerance: Double, _ summit: Summit?) -> Double? {
    guard let summit, tolerance > 0x1p-80 else { return nil }
    let farthest = summit.position.magnitude
    let isFar = displacement.magnitude >= tolerance
    return spring.regime == .underdamped
      ? swingTime(beyond: tolerance, summit, farthest, isFar)
      : creepTime(beyond: tolerance, summit, farthest, isFar)
  }

  /// The last time of a swing, whose extrema shrink by a known factor.
  private func swingTime(
    beyond tolerance: Double, _ summit: Summit, _ farthest: Double, _ isFar: Bool
  ) -> Double? {
    let halfPeriod = Double.pi * spring.inverseFrequency
    let shrinking = spring.decayRate * halfPeriod
    let height = Elementary.log(farthest / tolerance)
    // Before its first extremum it comes from one that would lie before the start.
    var count = -1.0
    if height >= 0 {
      count = Elementary.floor(height / shrinking)
    } else if !isFar {
      return height < -1e-10 ? 0 : nil
    }
    let excess = height - count * shrinking
    guard excess > 1e-8 && excess < shrinking - 1e-10 * (1 + height.magnitude) else { return nil }
    let begin = summit.time + count * halfPeriod
    let isOdd = count * 0.5 != Elementary.floor(count * 0.5)
    return crossing(
      tolerance, isNegative: (summit.position < 0) != isOdd,
      in: (Swift.max(0, begin), begin + halfPeriod), from: begin + fall(by: excess))
  }

  /// The last time of a motion that does not swing.
  private func creepTime(
    beyond tolerance: Double, _ summit: Summit, _ farthest: Double, _ isFar: Bool
  ) -> Double? {
    let isAfter = summit.time < .infinity && farthest >= tolerance
    guard isAfter || isFar else { return farthest < tolerance * (1 - 1e-10) ? 0 : nil }
    // The distance from which it decreases, and the speed there.
    let (begin, size) = isAfter ? (summit.time, summit.position) : (0, displacement)
    let speed = isAfter ? 0 : size < 0 ? -velocity : velocity
    let length = size.magnitude
    guard length > tolerance * (1 + 1e-8), farthest != tolerance else { return nil }
    let gap = 2 * spring.frequency
    let slowPart = (spring.decayRate + spring.frequency) * length + speed
    var time: Double
    if gap * 3 > spring.slowRate && slowPart > gap * tolerance {
      // The fast part decays quickly.
      time = Elementary.log(slowPart / (gap * tolerance)) / spring.slowRate
    } else if speed == 0 {
      time = fall(by: Elementary.log(length / tolerance))
    } else {
      // The parabola that approximates the logarithm of the distance at the beginning.
      let rate = speed / length
      let bend = -(spring.squaredFrequency + rate * (2 * spring.decayRate + rate))
      let height = Elementary.log(length / tolerance)
      time = 2 * height / (Swift.max(0, rate * rate - 2 * height * bend).squareRoot() - rate)
    }
    time += begin
    return crossing(
      tolerance, isNegative: size < 0, in: (begin, isAfter ? .infinity : summit.time), from: time)
  }

  /// The approximate time, in seconds, in which the distance decreases from an extremum by a
  /// factor.
  ///
  /// With σ = ω₀t the equation of the spring gives σ = w + ζ w²/3 + (ζ²/9 − 1/12) w³ + …, where
  /// w²/2 is the logarithm of the factor.
  private func fall(by excess: Double) -> Double {
    let ratio = spring.dampingRatio
    let scale = spring.response * (0.5 / Double.pi)
    if excess > 6 && ratio > 0.7 {
      // The logarithm for a critically damped spring decreases by σ − ln(1 + σ).
      return scale * (excess + Elementary.log(1 + excess + Elementary.log(1 + excess)))
    }
    let w = (2 * excess).squareRoot()
    return scale * (w + w * w * (ratio * (1.0 / 3) + w * (ratio * ratio * (1.0 / 9) - 1.0 / 12)))
  }

  /// The time at which the distance of a motion on a line falls below a number.
  private func crossing(
    _ tolerance: Double, isNegative: Bool, in bounds: (low: Double, high: Double),
    from guess: Double
  ) -> Double? {
    let (x0, v0) = isNegative ? (-displacement, -velocity) : (displacement, velocity)
    let (stiffness, decayRate) = (spring.squaredFrequency, spring.decayRate)
    return SpringSwings.crossing(tolerance, in: bounds, from: guess, 1 / spring.slowRate) { time in
      let step = Spring.Step(spring, deltaTime: time)
      let (x, v) = (step.xx * x0 + step.xv * v0, step.vx * x0 + step.vv * v0)
      // From the equation of the spring. A result within the rounding error is treated as 0.
      let slope = v / x
      let difference = stiffness + slope * (2 * decayRate + slope)
      let bend = difference.magnitude > 0x1p-48 * stiffness ? -difference : 0
      return Descent(
        size: x, rate: v, slope: slope, bend: bend, jerk: -2 * (decayRate + slope) * bend)
    }
  }
}

extension SpringSwings {
  /// A decreasing size, its rate, and the first three derivatives of its logarithm.
  private struct Descent {
    var size, rate, slope, bend, jerk: Double
  }

  /// Finds the time at which a size falls below a number, by Householder's iteration on its
  /// logarithm.
  ///
  /// Its derivatives of every order come from the equation of the spring: three of them cost only
  /// products. The error of a step is of the fourth order in the error before, so the last step,
  /// whose error is below an ulp, needs no evaluation after it.
  ///
  /// - Returns: The time, or nil if the iteration does not converge in a few steps.
  private static func crossing(
    _ tolerance: Double, in bounds: (low: Double, high: Double), from guess: Double,
    _ timeConstant: Double, _ descent: (Double) -> Descent
  ) -> Double? {
    var (low, high) = bounds
    var time = guess
    for _ in 0..<24 {
      if !(time > low && time < high) {
        time =
          high < .infinity ? low + 0.5 * (high - low) : low + Swift.max(low, timeConstant)
        guard time > low && time < high else { return nil }
      }
      let descent = descent(time)
      let size = descent.size
      if size >= tolerance { low = time } else { high = time }
      guard size > 0 else {
        // Where the position passes the target it is nearly linear.
        time += (tolerance - size) / descent.rate
        continue
      }
      let sum = size + tolerance
      let inverse = 1 / (descent.rate * sum)
      let share = (size - tolerance) * descent.rate * inverse
      let square = share * share
      // ln s − ln ε, by the first terms of the series of atanh.
      let level =
        square < 0.25
        ? share * (2 + square * (2.0 / 3 + square * (2.0 / 5))) : Elementary.log(size / tolerance)
      // The time that a line would take, and its curvature in that time.
      let scale = size * sum * inverse
      let line = level * scale
      let bend = descent.bend * scale
      let divisor =
        1 - line * (0.5 * bend - line * (descent.jerk * scale * (1.0 / 6) - 0.25 * bend * bend))
      let step = -line / (divisor > 0.25 ? divisor : 1)
      let next = time + step
      // Far from the solution a large divisor makes a short step; near it, both are short.
      let length = Swift.max(step.magnitude, line.magnitude)
      let change = length * (bend.magnitude + descent.slope.magnitude)
      if change * change * change * length <= 0x1p-54 * time {
        return next >= low && next <= high ? next : nil
      }
      time = next
    }
    return nil
  }
}

// Motion in a plane.
extension SpringSwings {
  /// The last time at which a distance is reached, found by evaluating distances.
  private func planeTime(beyond tolerance: Double) -> Double {
    let turns = self.turns
    var last = displacement.magnitude >= tolerance ? 0.0 : -1
    for index in 0..<2 where turns[index] < .infinity {
      last = Swift.max(last, repeated(turns[index], beyond: tolerance))
    }
    guard last >= 0 && last < .infinity else { return last < 0 ? 0 : .infinity }
    var next = Swift.min(following(turns[0], after: last), following(turns[1], after: last))
    if next == .infinity { next = outside(from: last, tolerance: tolerance) }
    guard next < .infinity else { return .infinity }
    return planeCrossing(tolerance, in: (last, next))
      ?? Roots.bracketed(in: last...next) { self.distance(at: $0) - tolerance }
  }

  /// The time at which the distance of a motion in a plane falls below a number.
  private func planeCrossing(
    _ tolerance: Double, in bounds: (low: Double, high: Double)
  ) -> Double? {
    guard drift > 0, tolerance > 0x1p-40, tolerance < 0x1p60, spring.slowRate > 0,
      spring.squaredFrequency > 0x1p-60, spring.squaredFrequency < 0x1p60,
      spring.decayRate < 0x1p40
    else { return nil }
    let (stiffness, decayRate) = (spring.squaredFrequency, spring.decayRate)
    // The square of the distance is a size whose logarithm is twice as steep.
    func descent(_ time: Double) -> Descent {
      let step = Spring.Step(spring, deltaTime: time)
      let x = SIMD2(step.xx * displacement + step.xv * velocity, step.xv * drift)
      let v = SIMD2(step.vx * displacement + step.vv * velocity, step.vv * drift)
      let (size, rate) = (x.squaredMagnitude, 2 * x.dot(v))
      let inverse = 1 / size
      let (slope, energy) = (rate * inverse, v.squaredMagnitude * inverse)
      // The second and the third derivative of the square, divided by the square.
      let second = 2 * (energy - stiffness - decayRate * slope)
      let third = -4 * stiffness * slope - 8 * decayRate * energy - 2 * decayRate * second
      let bend = second - slope * slope
      // A result within the rounding error is treated as 0.
      guard bend.magnitude > 0x1p-44 * stiffness else {
        return Descent(size: size, rate: rate, slope: slope, bend: 0, jerk: 0)
      }
      return Descent(
        size: size, rate: rate, slope: slope, bend: bend,
        jerk: third + slope * (2 * slope * slope - 3 * second))
    }
    let first = descent(bounds.low)
    let height = Elementary.log(first.size / (tolerance * tolerance))
    guard height > 1e-8 else { return nil }
    // The parabola that approximates the logarithm of the square at the beginning.
    let root = first.slope * first.slope - 2 * height * first.bend
    guard root > 0 else { return nil }
    return SpringSwings.crossing(
      tolerance * tolerance, in: bounds,
      from: bounds.low + 2 * height / (root.squareRoot() - first.slope),
      1 / spring.slowRate, descent)
  }

  /// The last repetition of an extremum at which the distance is reached; −1 if there is none.
  private func repeated(_ turn: Double, beyond tolerance: Double) -> Double {
    let farthest = distance(at: turn)
    guard farthest >= tolerance else { return -1 }
    guard spring.regime == .underdamped else { return turn }
    guard spring.decayRate > 0 else { return .infinity }
    let shrinking = spring.decayRate * halfPeriod
    var count = Elementary.floor(Elementary.log(farthest / tolerance) / shrinking)
    // The logarithm may be off by an ulp: the distances themselves decide, one swing in either
    // direction. A count beyond 2⁵³ has no neighbors.
    if count > 0, distance(at: turn + count * halfPeriod) < tolerance { count -= 1 }
    if distance(at: turn + (count + 1) * halfPeriod) >= tolerance { count += 1 }
    return turn + count * halfPeriod
  }

  /// The first repetition of an extremum after a time, or the time if it cannot be represented.
  private func following(_ turn: Double, after time: Double) -> Double {
    guard spring.regime == .underdamped else { return turn > time ? turn : .infinity }
    let count = Elementary.floor((time - turn) / halfPeriod) + 1
    let next = turn + Swift.max(0, count) * halfPeriod
    return next > time ? next : Swift.max(time, next + halfPeriod)
  }

  /// A time, after the last extremum, at which the distance is no longer reached.
  private func outside(from time: Double, tolerance: Double) -> Double {
    var step = 1 / spring.slowRate
    while time + step < .infinity, distance(at: time + step) >= tolerance { step *= 2 }
    return time + step
  }
}
