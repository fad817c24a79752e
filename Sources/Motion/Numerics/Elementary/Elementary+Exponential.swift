// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The exponential function eˣ.
  ///
  /// - Edge cases: Zero from −745.14 downwards, infinity from 709.79 upwards; subnormal results are
  ///   rounded gradually.
  @inline(__always)
  public static func exp(_ x: Double) -> Double {
    guard x.magnitude <= ExponentialKernel.fastLimit else { return ExponentialKernel.general(x) }
    return ExponentialKernel.fast(x)
  }

  /// The exponential function eˣ.
  public static func exp(_ x: Float) -> Float {
    guard x.magnitude <= FloatExponentialKernel.fastLimit else {
      return FloatExponentialKernel.general(x)
    }
    return FloatExponentialKernel.fast(ScalarFloatLane(x)).value
  }

  /// The exponential function minus one, eˣ − 1, without cancellation near zero.
  ///
  /// - Edge cases: −1 for −∞; keeps the sign of a zero.
  public static func expMinusOne(_ x: Double) -> Double {
    if x.magnitude < 0.25 {
      return x.magnitude > 0x1p-54 ? ExponentialKernel.flatMinusOne(x) : x
    }
    guard x < 44 else { return exp(x) }
    guard x > -44 else { return x == x ? -1 : x + x }
    return ExponentialKernel.steepMinusOne(x)
  }

  /// The exponential function minus one, eˣ − 1, without cancellation near zero.
  public static func expMinusOne(_ x: Float) -> Float { Float(expMinusOne(Double(x))) }

  /// The power of two 2ˣ.
  ///
  /// - Accuracy: Exact for integers.
  /// - Edge cases: Zero from −1075 downwards, infinity from 1024 upwards; subnormal results are
  ///   rounded gradually.
  public static func exp2(_ x: Double) -> Double {
    guard x == x else { return x + x }
    if x >= 1024 { return .infinity }
    if x < -1080 { return 0 }
    let n = (16 * x + ExponentialKernel.rounder) - ExponentialKernel.rounder
    let fraction = x - n * 0.0625  // exact
    // fraction·ln 2 in two parts.
    let product = ExactArithmetic.smallTwoProduct(fraction, 0x1.62e42fefa39efp-1)
    let low = product.error + fraction * 0x1.abc9e3b39803fp-56
    return ExponentialKernel.scaled(
      product.product, -low, sixteenths: Int(n), extraExponent: 0)
  }

  /// The power of two 2ˣ.
  public static func exp2(_ x: Float) -> Float { Float(exp2(Double(x))) }
}
