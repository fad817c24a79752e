// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SplineTangents {
  /// Returns the velocities of a spline that overshoots no key.
  ///
  /// Between two keys every component is monotone, and constant if the keys are equal. A key that
  /// is higher or lower than both its neighbors is passed at rest.
  ///
  /// The velocity at a key is initially the slope of the parabola through it and its neighbors,
  /// which is the mean of the two secants if the keys are evenly spaced; otherwise the secant of
  /// the shorter piece has more weight. (A plain mean, as Compose's, or one that favors the longer
  /// piece, as Catmull–Rom's, is wrong in the first order of the spacing.) At the ends it is the
  /// end secant. Then it is shortened as far as the pieces on either side require, by the same rule
  /// forwards and backwards: the tangents of the reversed keys are the reversed tangents.
  ///
  /// A type that does not expose its components is treated as a whole: a velocity that points
  /// against the secant on either side becomes zero, and two that are too long for the secant
  /// between them are shortened by a common factor.
  ///
  /// - Parameters:
  ///   - values: The values at the keys: any number.
  ///   - times: Seconds, each greater than the one before.
  /// - Returns: The velocity at each key.
  /// - Precondition: There are as many times as values; the times are finite and strictly
  ///   increasing.
  /// - Source: F. N. Fritsch and R. E. Carlson, "Monotone piecewise cubic interpolation", SIAM
  ///   Journal on Numerical Analysis 17 (1980), doi:10.1137/0717021: the circle of radius 3.
  package static func monotone<Value: VectorSpace>(
    _ values: [Value], times: [Double]
  ) -> [Value] {
    let spacings = spacings(of: times, count: values.count)
    guard values.count > 1 else { return values.map { _ in .zero } }
    guard Value.componentCount > 0 else { return monotoneAsOne(values, spacings: spacings) }
    var velocities = values.map { _ in Value.zero }
    for component in 0..<Value.componentCount {
      let numbers = values.map { $0[component: component] }
      for (key, velocity) in monotoneAsOne(numbers, spacings: spacings).enumerated() {
        velocities[key][component: component] = velocity
      }
    }
    return velocities
  }

  /// Returns the velocities of numbers, or of vectors whose components are not considered.
  private static func monotoneAsOne<Value: VectorSpace>(
    _ values: [Value], spacings: [Double]
  ) -> [Value] {
    let secants = spacings.indices.map {
      (values[$0 + 1] - values[$0]).scaled(by: (1 / spacings[$0]).boundedFactor)
    }
    var velocities = values.indices.map { key in
      let (before, after) = (Swift.max(key - 1, 0), Swift.min(key, secants.count - 1))
      let sum = spacings[before] + spacings[after]
      let velocity =
        secants[before].scaled(by: spacings[after] / sum)
        + secants[after].scaled(by: spacings[before] / sum)
      let turns = isAgainst(velocity, secants[before]) || isAgainst(velocity, secants[after])
      return turns ? .zero : velocity
    }
    // The limits of all pieces are computed from the initial velocities, so that their order has no
    // effect.
    let limits = secants.indices.map {
      limit(velocities[$0], velocities[$0 + 1], secant: secants[$0])
    }
    for key in velocities.indices {
      let limit = Swift.min(limits[Swift.max(key - 1, 0)], limits[Swift.min(key, limits.count - 1)])
      if limit < 1 { velocities[key] = velocities[key].scaled(by: limit) }
    }
    return velocities
  }

  /// Returns whether a velocity does not point along a secant.
  private static func isAgainst<Value: VectorSpace>(_ velocity: Value, _ secant: Value) -> Bool {
    // Unit vectors, since the product of tiny numbers would be zero.
    guard let velocity = velocity.normalized, let secant = secant.normalized else { return true }
    return velocity.dot(secant) <= 0
  }

  /// Returns the factor that brings the tangents of a piece into the circle of radius 3 secants.
  private static func limit<Value: VectorSpace>(
    _ first: Value, _ second: Value, secant: Value
  ) -> Double {
    let length = secant.length
    let (alpha, beta) = (first.length / length, second.length / length)
    let radius = (alpha * alpha + beta * beta).squareRoot()
    // Slightly less, so that rounding does not lead out of the circle.
    return radius > 3 ? 3 / radius * (1 - 0x1p-50) : 1
  }
}
