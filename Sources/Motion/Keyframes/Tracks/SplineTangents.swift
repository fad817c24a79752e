// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The velocities of a cubic spline at its keys.
///
/// With these velocities, the cubic Hermite pieces between neighboring keys form a spline through
/// all values.
/// ```
/// let heights = [0.0, 10, 10, 4]
/// SplineTangents.monotone(heights, times: [0, 1, 2, 3])  // [10.0, 0.0, 0.0, -6.0]
/// ```
///
/// - Units: Units of the values per second, not per piece: a Hermite piece of *d* seconds has the
///   tangents *d* times these velocities.
/// - Edge cases: A single value has velocity zero, and no values have no velocities. Velocities are
///   clamped to 2⁷⁰ times a difference of values.
/// - Complexity: O(*n*) for *n* values.
package enum SplineTangents {
  /// Returns the velocities of a spline with tension, continuity and bias at every key.
  ///
  /// With the tension *T*, continuity *C* and bias *B* of the key, the seconds Δ₋ and Δ₊ to its
  /// neighbors, and the differences *p₋* from the value before and *p₊* to the value after, the
  /// velocities are
  ///
  ///     incoming  (1 − T) [(1 + B)(1 − C) p₋ + (1 − B)(1 + C) p₊] / (Δ₋ + Δ₊)
  ///     outgoing  (1 − T) [(1 + B)(1 + C) p₋ + (1 − B)(1 − C) p₊] / (Δ₋ + Δ₊)
  ///
  /// These are the paper's tangents for evenly spaced keys, corrected for uneven spacing, as the
  /// paper does, by 2 Δ₋ / (Δ₋ + Δ₊) before the key and 2 Δ₊ / (Δ₋ + Δ₊) after it, and divided by
  /// the seconds of the piece, Δ₋ or Δ₊. For any spacing the velocity does not jump if *C* is 0,
  /// and if all three are 0 it is (*p₋* + *p₊*) / (Δ₋ + Δ₊), that of a Catmull–Rom spline.
  ///
  /// At the first and the last key the missing difference is replaced by the other: a spline of
  /// shape 0 begins along its first secant, and one of tension 1 at rest. In a closed spline the
  /// difference before the first key is that which leads to the last, and that after the last is
  /// that which follows the first.
  ///
  /// - Parameters:
  ///   - values: The values at the keys: any number.
  ///   - times: Seconds, each greater than the one before.
  ///   - shapes: The shape at each key.
  ///   - isClosed: Whether the last key continues at the first.
  /// - Returns: The velocities before and after each key.
  /// - Precondition: There are as many times and shapes as values; the times are finite and
  ///   strictly increasing.
  /// - Source: Kochanek and Bartels 1984, doi:10.1145/800031.808575.
  package static func kochanekBartels<Value: VectorSpace>(
    _ values: [Value], times: [Double], shapes: [TrackInterpolation.Shape],
    isClosed: Bool = false
  ) -> [(incoming: Value, outgoing: Value)] {
    let spacings = spacings(of: times, count: values.count)
    precondition(
      shapes.count == values.count,
      "shapes must be as many as values, \(values.count), but are \(shapes.count)")
    guard values.count > 1 else { return values.map { _ in (.zero, .zero) } }
    let differences = spacings.indices.map { values[$0 + 1] - values[$0] }
    return values.indices.map { key in
      let last = spacings.count - 1
      let before = key > 0 ? key - 1 : isClosed ? last : 0
      let after = key <= last ? key : isClosed ? 0 : last
      let rate = (1 / (spacings[before] + spacings[after])).boundedFactor
      let weights = shapes[key].weights
      func velocity(_ weight: (last: Double, next: Double)) -> Value {
        differences[before].scaled(by: (weight.last * rate).boundedFactor)
          + differences[after].scaled(by: (weight.next * rate).boundedFactor)
      }
      return (incoming: velocity(weights.incoming), outgoing: velocity(weights.outgoing))
    }
  }

  /// Returns the seconds between the keys, after a check of their times.
  static func spacings(of times: [Double], count: Int) -> [Double] {
    precondition(
      times.count == count, "times must be as many as values, \(count), but are \(times.count)")
    for key in times.indices {
      precondition(times[key].isFinite, "times[\(key)] must be finite, but is \(times[key])")
      precondition(
        key == 0 || times[key - 1] < times[key],
        "times must increase, but times[\(key)] is \(times[key])")
    }
    return times.indices.dropFirst().map { times[$0] - times[$0 - 1] }
  }
}
