// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Roots {
  /// Finds where a function changes sign within an interval.
  ///
  /// Steps of inverse quadratic interpolation or of bisection narrow the interval, and where three
  /// of them have not quartered the number of `Double`s in it, the middle one of these is taken.
  /// So neither a flat nor a steep function nor a root near zero takes many steps.
  ///
  /// - Parameters:
  ///   - bounds: The interval. The function is evaluated nowhere outside it.
  ///   - function: The function. It need not be continuous; NaN counts as positive.
  /// - Returns: A root if one was met, else that of two neighboring `Double`s between which the
  ///   sign changes whose value is nearer to zero. If the function has the same sign at both
  ///   bounds, the bound whose value is nearer to zero.
  /// - Complexity: At most about 200 evaluations, about 10 for a smooth function.
  /// - Source: T. R. Chandrupatla, "A new hybrid quadratic/bisection algorithm for finding the
  ///   zero of a nonlinear function", Advances in Engineering Software 28 (1997).
  public static func bracketed(
    in bounds: ClosedRange<Double>, _ function: (Double) -> Double
  ) -> Double {
    var near = bounds.lowerBound
    var far = bounds.upperBound
    var valueNear = function(near)
    var valueFar = function(far)
    if valueNear == 0 { return near }
    if valueFar == 0 { return far }
    guard (valueNear < 0) != (valueFar < 0) else {
      return valueFar.magnitude < valueNear.magnitude ? far : near
    }
    var fraction = 0.5
    var reference = distance(near, far)
    var steps = 0
    while true {
      let gap = distance(near, far)
      if gap <= 1 { return valueFar.magnitude < valueNear.magnitude ? far : near }
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
      if value == 0 { return middle }

      // `near` becomes the newest point, `far` the one across the root, `old` the one left out.
      let old: Double
      let valueOld: Double
      if (value < 0) == (valueNear < 0) {
        (old, valueOld) = (near, valueNear)
      } else {
        (old, valueOld) = (far, valueFar)
        (far, valueFar) = (near, valueNear)
      }
      (near, valueNear) = (middle, value)
      fraction = interpolated(near, valueNear, far, valueFar, old, valueOld)
    }
  }

  /// The share of the way from `near` to `far` at which to look next.
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
    // Not closer to either end than two ulp, so that the last step crosses the root.
    let better = valueFar.magnitude < valueNear.magnitude ? far : near
    let least = 2 * better.ulp / (far - near).magnitude
    guard share == share, least < 0.5 else { return 0.5 }
    return share < least ? least : (share > 1 - least ? 1 - least : share)
  }

  /// The position of a number in the order of all `Double`s, the zeros sharing one.
  private static func position(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.bitPattern)
    return bits >= 0 ? bits : Int64.min &- bits
  }

  /// How many steps from one `Double` to the next lie between two.
  private static func distance(_ a: Double, _ b: Double) -> UInt64 {
    let (p, q) = (position(a), position(b))
    return UInt64(bitPattern: p < q ? q &- p : p &- q)
  }

  /// The `Double` in the middle of all those between two.
  private static func central(_ a: Double, _ b: Double) -> Double {
    let (p, q) = (position(a), position(b))
    let middle = (p &>> 1) &+ (q &>> 1) &+ (p & q & 1)
    return Double(bitPattern: UInt64(bitPattern: middle >= 0 ? middle : Int64.min &- middle))
  }
}
