// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels of the inverse trigonometric functions.
///
/// - Source: Muller, *Elementary Functions*, ch. 6 for the table and ch. 11. The polynomials are
///   our own, see `ExponentialKernel`.
enum InverseTrigonometricKernel {
  /// π/2 in two parts.
  static var halfTurn: DoubleDouble { DoubleDouble(0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54) }

  /// Evaluates (asin x − x)/x³ in z = x², for z up to ¼.
  @inline(__always)
  static func arcsineTail(_ z: Double) -> Double {
    let z2 = z * z
    let z4 = z2 * z2
    let c0 = 0x1.5555555555553p-3 + z * 0x1.33333333339dap-4
    let c2 = 0x1.6db6db6d4d75cp-5 + z * 0x1.f1c71ca649f1ep-6
    let c4 = 0x1.6e8b9b2e93978p-6 + z * 0x1.1c4f80a20d510p-6
    let c6 = 0x1.c98166db6f75bp-7 + z * 0x1.7b9f2718ebf81p-7
    let c8 = 0x1.36e559159f8b1p-7 + z * 0x1.4765681763f73p-7
    let c10 = 0x1.855410521442bp-11 + z * 0x1.94a27c659c372p-6
    let c12 = -0x1.a9c222e5cd6bdp-6 + z * 0x1.12db63a104c87p-5
    let upper = (c8 + z2 * c10) + z4 * c12
    return (c0 + z2 * c2) + z4 * ((c4 + z2 * c6) + z4 * upper)
  }

  /// Evaluates (atan t − t)/t³ in z = t², for t up to tan π/8.
  @inline(__always)
  static func arctangentTail(_ z: Double) -> Double {
    let z2 = z * z
    let z4 = z2 * z2
    let c0 = -0x1.5555555555554p-2 + z * 0x1.99999999995b6p-3
    let c2 = -0x1.2492492471b2dp-3 + z * 0x1.c71c71b5bc6eap-4
    let c4 = -0x1.745d148837d6ap-4 + z * 0x1.3b136a3c3ab9bp-4
    let c6 = -0x1.110c3d7623b1ap-4 + z * 0x1.e16e3778664adp-5
    let c8 = -0x1.ab66b5451973cp-5 + z * 0x1.7095e070d5503p-5
    let c10 = -0x1.1176a481178b7p-5 + z * 0x1.eefc5b40e846ap-7
    return (c0 + z2 * c2) + z4 * ((c4 + z2 * c6) + z4 * (c8 + z2 * c10))
  }

  /// Evaluates 2·asin √((1 − x)/2) = acos x in two parts, for x from ½ to 1.
  @inline(__always)
  static func arccosine(_ x: Double) -> DoubleDouble {
    let z = 0.5 - 0.5 * x  // exact
    guard z > 0 else { return DoubleDouble(0, 0) }
    let root = z.squareRoot()
    let square = ExactArithmetic.smallTwoProduct(root, root)
    let rootLow = ((z - square.product) - square.error) / (root + root)
    let rest = rootLow + root * (z * arcsineTail(z))
    return DoubleDouble(normalizing: 2 * root, 2 * rest)
  }

  /// Evaluates atan x for magnitudes below ¼, within 0.53 ulp.
  @inline(__always)
  static func flatArctangent(_ x: Double) -> Double {
    guard x.magnitude > 0x1p-28 else { return x }  // atan x = x − x³/3
    let z = x * x
    let z2 = z * z
    let z4 = z2 * z2
    let c0 = -0x1.5555555555555p-2 + z * 0x1.999999999981ep-3
    let c2 = -0x1.249249246a888p-3 + z * 0x1.c71c7193d2c3dp-4
    let c4 = -0x1.745d06ab6a992p-4 + z * 0x1.3b10aa14ea54dp-4
    let c6 = -0x1.10bd9b22ce92dp-4 + z * 0x1.d74d203d3ca7ap-5
    let upper = (c4 + z2 * c6) - z4 * 0x1.50376fd81824bp-5
    return x + x * (z * ((c0 + z2 * c2) + z4 * upper))
  }

  /// Evaluates atan x for x from ¼ to infinity, or NaN, within 0.6 ulp.
  ///
  /// With the center c of x's interval in `ArctangentTable`, atan x = atan c + atan t where t = (x
  /// − c)/(1 + x·c) is below 1/31; the difference x − c is exact. From 16 onwards c is infinity and
  /// t = −1/x. The rounding errors of t are small relative to atan c.
  @inline(__always)
  static func arctangent(_ x: Double) -> Double {
    let t: Double
    let center: DoubleDouble
    if x < 16 {
      let c = ArctangentTable.center(x)
      t = (x - c) / (1 + x * c)
      center = ArctangentTable.arctangent(x)
    } else {
      t = -1 / x
      center = halfTurn
    }
    let z = t * t
    let c1 = 0x1.999999998a5a2p-3 - z * 0x1.249248aa85186p-3
    let c3 = 0x1.c719c5a72ca48p-4 - z * 0x1.714dc71cc0177p-4
    let tail = -0x1.5555555555553p-2 + z * (c1 + (z * z) * c3)
    return center.high + (t + (center.low + t * (z * tail)))
  }

  /// Evaluates atan(a/b) in two parts, for nonnegative a and b from 2⁻²⁰⁰ to 2²⁰⁰.
  ///
  /// The quotient is brought below tan π/8 by atan(1/t) = π/2 − atan t and
  /// atan t = π/4 + atan((t − 1)/(t + 1)), both applied to numerator and denominator.
  @inline(__always)
  static func arctangent(_ a: Double, over b: Double) -> DoubleDouble {
    let isSteep = a > b
    let large = isSteep ? a : b
    let small = isSteep ? b : a
    let quotient: DoubleDouble
    let isMiddle = small > 0x1.a827999fcef32p-2 * large  // tan π/8
    if isMiddle {
      let numerator = ExactArithmetic.twoSum(small, -large)
      let denominator = ExactArithmetic.twoSum(small, large)
      quotient =
        DoubleDouble(numerator.sum, numerator.error)
        / DoubleDouble(denominator.sum, denominator.error)
    } else {
      quotient = DoubleDouble(small, 0) / DoubleDouble(large, 0)
    }
    let t = quotient.high
    let z = t * t
    let rest = quotient.low * (1 - z) + t * (z * arctangentTail(z))
    var angle = DoubleDouble(normalizing: t, rest)
    if isMiddle { angle = DoubleDouble(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55) + angle }
    return isSteep ? halfTurn + -angle : angle
  }
}
