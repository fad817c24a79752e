// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The angle in radians, from −π/2 to π/2, with a given sine.
  ///
  /// - Edge cases: NaN outside [−1, 1]; keeps the sign of a zero.
  public static func asin(_ x: Double) -> Double {
    let size = x.magnitude
    guard size <= 1 else { return x == x ? .nan : x + x }
    if size <= 0.5 {
      let z = x * x
      return x + x * (z * InverseTrigonometricKernel.arcsineTail(z))
    }
    let angle =
      (InverseTrigonometricKernel.halfTurn + -InverseTrigonometricKernel.arccosine(size)).rounded
    return x < 0 ? -angle : angle
  }

  /// The angle in radians, from −π/2 to π/2, with a given sine.
  public static func asin(_ x: Float) -> Float { Float(asin(Double(x))) }

  /// The angle in radians, from 0 to π, with a given cosine.
  ///
  /// - Edge cases: NaN outside [−1, 1].
  public static func acos(_ x: Double) -> Double {
    let size = x.magnitude
    guard size <= 1 else { return x == x ? .nan : x + x }
    if size <= 0.5 {
      let z = x * x
      let sine = DoubleDouble(
        normalizing: x, x * (z * InverseTrigonometricKernel.arcsineTail(z)))
      return (InverseTrigonometricKernel.halfTurn + -sine).rounded
    }
    let angle = InverseTrigonometricKernel.arccosine(size)
    if x > 0 { return angle.rounded }
    return (DoubleDouble(0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53) + -angle).rounded
  }

  /// The angle in radians, from 0 to π, with a given cosine.
  public static func acos(_ x: Float) -> Float { Float(acos(Double(x))) }

  /// The angle in radians, from −π/2 to π/2, with a given tangent.
  ///
  /// - Edge cases: ±π/2 for infinities; keeps the sign of a zero.
  public static func atan(_ x: Double) -> Double {
    let size = x.magnitude
    if size < 0.25 { return InverseTrigonometricKernel.flatArctangent(x) }
    return Double(signOf: x, magnitudeOf: InverseTrigonometricKernel.arctangent(size))
  }

  /// The angle in radians, from −π/2 to π/2, with a given tangent.
  public static func atan(_ x: Float) -> Float { Float(atan(Double(x))) }

  /// The angle in radians, from −π to π, of a point as seen from the origin.
  ///
  /// - Parameters:
  ///   - y: The ordinate of the point.
  ///   - x: The abscissa of the point.
  /// - Returns: The angle from the positive x axis, positive toward the positive y axis.
  public static func atan2(y: Double, x: Double) -> Double {
    guard x == x && y == y else { return x + y }
    let angle = slope(y.magnitude, x.magnitude, isBehind: x.sign == .minus)
    return y.sign == .minus ? -angle : angle
  }

  /// The angle in radians, from −π to π, of a point as seen from the origin.
  ///
  /// - Parameters:
  ///   - y: The ordinate of the point.
  ///   - x: The abscissa of the point.
  /// - Returns: The angle from the positive x axis, positive toward the positive y axis.
  public static func atan2(y: Float, x: Float) -> Float { Float(atan2(y: Double(y), x: Double(x))) }

  /// The angle of the point (±x, y) in the upper half plane, x and y not negative.
  private static func slope(_ y: Double, _ x: Double, isBehind: Bool) -> Double {
    let halfTurn = InverseTrigonometricKernel.halfTurn
    let turn = DoubleDouble(2 * halfTurn.high, 2 * halfTurn.low)
    if y == 0 { return isBehind ? turn.high : 0 }
    if y == .infinity || x == .infinity {
      if y < x { return isBehind ? turn.high : 0 }
      if x < y { return halfTurn.high }
      return isBehind ? 0x1.2d97c7f3321d2p+1 : 0x1.921fb54442d18p-1  // ¾π, ¼π
    }
    // Both are brought near one, so that no intermediate result over- or underflows.
    let larger = x < y ? y : x
    let exponent = Int(larger.bitPattern &>> 52) - 1023
    let half = exponent >> 1
    let factor = ExponentialKernel.powerOfTwo(-half)
    let rest = ExponentialKernel.powerOfTwo(half - exponent)
    let a = (y * factor) * rest
    let b = (x * factor) * rest
    if a < b * 0x1p-28 && !isBehind { return y / x }  // atan t = t − t³/3
    if a < b * 0x1p-60 { return turn.high }
    if b < a * 0x1p-60 { return halfTurn.high }
    let angle = InverseTrigonometricKernel.arctangent(a, over: b)
    return isBehind ? (turn + -angle).rounded : angle.rounded
  }
}
