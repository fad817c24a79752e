// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Roots {
  /// Finds a number at which a function changes sign within an interval.
  ///
  /// Steps of inverse quadratic interpolation or of bisection narrow the interval. If three steps
  /// have not quartered the number of `Double`s in the interval, the next step is at the middle
  /// `Double`. So neither a flat nor a steep function nor a root near zero takes many steps.
  ///
  /// - Parameters:
  ///   - bounds: The interval. The function is evaluated nowhere outside it.
  ///   - function: The function. It need not be continuous; NaN is treated as positive.
  /// - Returns: A root if one is evaluated; otherwise, of the two neighboring `Double`s between
  ///   which the sign changes, the one whose value is nearer to zero. If the function has the same
  ///   sign at both bounds, the bound whose value is nearer to zero.
  /// - Complexity: At most about 200 evaluations, about 10 for a smooth function.
  /// - Source: T. R. Chandrupatla, "A new hybrid quadratic/bisection algorithm for finding the
  ///   zero of a nonlinear function", Advances in Engineering Software 28 (1997).
  @usableFromInline
  package static func bracketed(
    in bounds: ClosedRange<Double>, _ function: (Double) -> Double
  ) -> Double {
    let low = (bounds.lowerBound, function(bounds.lowerBound))
    let high = (bounds.upperBound, function(bounds.upperBound))
    if low.1 == 0 { return low.0 }
    if high.1 == 0 { return high.0 }
    guard (low.1 < 0) != (high.1 < 0) else {
      return high.1.magnitude < low.1.magnitude ? high.0 : low.0
    }
    let (near, far) = neighbors(low, high, stopsAtRoot: true, function)
    return far.1.magnitude < near.1.magnitude ? far.0 : near.0
  }

  /// Finds the first number of a half-open interval at which a function is zero or positive.
  ///
  /// - Parameters:
  ///   - begin: The first number of the interval.
  ///   - end: The end of the interval, excluded.
  ///   - function: The function. It is negative before some number, and not from there onwards.
  /// - Returns: The number, or `end` if the function is negative in the whole interval.
  /// - Complexity: That of ``bracketed(in:_:)``.
  @usableFromInline
  static func leastNotNegative(
    from begin: Double, upTo end: Double, _ function: (Double) -> Double
  ) -> Double {
    guard begin < end else { return end }
    let first = (begin, function(begin))
    guard first.1 < 0 else { return begin }
    let last = (end.nextDown, function(end.nextDown))
    guard !(last.1 < 0) else { return end }
    let (near, far) = neighbors(first, last, stopsAtRoot: false, function)
    return near.1 < 0 ? far.0 : near.0
  }

  /// Narrows an interval with a change of sign to two neighboring numbers.
  ///
  /// - Parameters:
  ///   - low: A number, and the value of the function there.
  ///   - high: A greater number, whose value has the other sign; zero counts as positive.
  ///   - stopsAtRoot: Whether to stop at a number whose value is zero, which is then returned
  ///     first.
  ///   - function: The function.
  /// - Returns: The number that was evaluated last, and the number across the change of sign.
  private static func neighbors(
    _ low: (Double, Double), _ high: (Double, Double), stopsAtRoot: Bool,
    _ function: (Double) -> Double
  ) -> (near: (Double, Double), far: (Double, Double)) {
    var (near, valueNear) = low
    var (far, valueFar) = high
    var fraction = 0.5
    var reference = distance(near, far)
    var steps = 0
    while true {
      let gap = distance(near, far)
      if gap <= 1 { return ((near, valueNear), (far, valueFar)) }
      var middle = near + fraction * (far - near)
      steps += 1
      if steps > 3 {
        if gap > reference / 4 { middle = central(near, far) }
        reference = gap
        steps = 0
      }
      let inside = near < far ? near < middle && middle < far : far < middle && middle < near
      if !inside { middle = central(near, far) }
      let value = function(middle)

      // `near` becomes the newest point, `far` the point across the root, `old` the discarded one.
      let old: Double
      let valueOld: Double
      if (value < 0) == (valueNear < 0) {
        (old, valueOld) = (near, valueNear)
      } else {
        (old, valueOld) = (far, valueFar)
        (far, valueFar) = (near, valueNear)
      }
      (near, valueNear) = (middle, value)
      if value == 0 && stopsAtRoot { return ((near, valueNear), (far, valueFar)) }
      fraction = interpolated(near, valueNear, far, valueFar, old, valueOld)
    }
  }

  /// Returns the share of the distance from `near` to `far` at which to evaluate next.
  private static func interpolated(
    _ near: Double, _ valueNear: Double, _ far: Double, _ valueFar: Double,
    _ old: Double, _ valueOld: Double
  ) -> Double {
    let xi = (near - far) / (old - far)
    let phi = (valueNear - valueFar) / (valueOld - valueFar)
    // Chandrupatla's test: inverse interpolation is monotone between the points.
    guard phi * phi < xi && (1 - phi) * (1 - phi) < 1 - xi else { return 0.5 }
    let share =
      valueNear / (valueFar - valueNear) * (valueOld / (valueFar - valueOld))
      + (old - near) / (far - near) * (valueNear / (valueOld - valueNear))
      * (valueFar / (valueOld - valueFar))
    // At least two ulp from either end, so that the last step crosses the root.
    let better = valueFar.magnitude < valueNear.magnitude ? far : near
    let least = 2 * better.ulp / (far - near).magnitude
    guard share == share, least < 0.5 else { return 0.5 }
    return share < least ? least : (share > 1 - least ? 1 - least : share)
  }

  /// Returns the number of steps from one `Double` to the next between two of them.
  private static func distance(_ a: Double, _ b: Double) -> UInt64 {
    let (p, q) = (a.order, b.order)
    return UInt64(bitPattern: p < q ? q &- p : p &- q)
  }

  /// Returns the `Double` in the middle of all those between two.
  private static func central(_ a: Double, _ b: Double) -> Double {
    Double(order: Double.middleOrder(a.order, b.order))
  }
}
