// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// The sine of an angle in radians.
  ///
  /// - Accuracy: Within 1 ulp for every finite angle.
  /// - Complexity: O(1); beyond ±32 768 with a slower reduction.
  /// - Edge cases: NaN for infinities; keeps the sign of a zero.
  public static func sin(_ x: Double) -> Double {
    guard x.magnitude <= TrigonometricKernel.fastLimit else {
      return TrigonometricKernel.general(x).sine
    }
    return x == 0 ? x : TrigonometricKernel.fastSine(x)
  }

  /// The sine of an angle in radians.
  ///
  /// - Accuracy: Within 2 ulp for every finite angle.
  /// - Complexity: O(1); beyond ±400 with a slower reduction.
  public static func sin(_ x: Float) -> Float {
    guard x.magnitude <= FloatTrigonometricKernel.fastLimit else {
      return FloatTrigonometricKernel.general(x).sine
    }
    return FloatTrigonometricKernel.fastSine(ScalarFloatLane(x)).value
  }

  /// The cosine of an angle in radians.
  ///
  /// - Accuracy: Within 1 ulp for every finite angle.
  /// - Complexity: O(1); beyond ±32 768 with a slower reduction.
  /// - Edge cases: NaN for infinities.
  public static func cos(_ x: Double) -> Double {
    guard x.magnitude <= TrigonometricKernel.fastLimit else {
      return TrigonometricKernel.general(x).cosine
    }
    return TrigonometricKernel.fastCosine(x)
  }

  /// The cosine of an angle in radians.
  ///
  /// - Accuracy: Within 2 ulp for every finite angle.
  /// - Complexity: O(1); beyond ±400 with a slower reduction.
  public static func cos(_ x: Float) -> Float {
    guard x.magnitude <= FloatTrigonometricKernel.fastLimit else {
      return FloatTrigonometricKernel.general(x).cosine
    }
    return FloatTrigonometricKernel.fastCosine(ScalarFloatLane(x)).value
  }

  /// The sine and the cosine of an angle in radians, from one reduction.
  ///
  /// Both have the bits of `sin` and `cos`.
  @inline(__always)
  public static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    guard x.magnitude <= TrigonometricKernel.fastLimit else {
      return TrigonometricKernel.general(x)
    }
    return TrigonometricKernel.fastSineAndCosine(x)
  }

  /// The sine and the cosine of an angle in radians, from one reduction.
  public static func sineAndCosine(_ x: Float) -> (sine: Float, cosine: Float) {
    guard x.magnitude <= FloatTrigonometricKernel.fastLimit else {
      return FloatTrigonometricKernel.general(x)
    }
    let (sine, cosine) = FloatTrigonometricKernel.fastSineAndCosine(ScalarFloatLane(x))
    return (sine.value, cosine.value)
  }

  /// The tangent of an angle in radians.
  ///
  /// - Accuracy: Within 1 ulp for every finite angle.
  /// - Complexity: O(1); beyond ±32 768 with a slower reduction.
  /// - Edge cases: NaN for infinities; keeps the sign of a zero.
  public static func tan(_ x: Double) -> Double { TrigonometricKernel.tangent(x) }

  /// The tangent of an angle in radians.
  public static func tan(_ x: Float) -> Float { Float(tan(Double(x))) }
}
