// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// Returns the sine and the cosine of numbers of turns, of magnitudes up to 10¹⁴.
  ///
  /// They are exact at quarters. Subtracting whole quarters is exact, and needs no multi-part π.
  @inline(__always)
  static func sineAndCosine(
    ofTurns turns: SIMD2<Double>
  ) -> (sine: SIMD2<Double>, cosine: SIMD2<Double>) {
    guard Build.isOptimized else {
      let (first, second) = (sineAndCosine(ofTurns: turns.x), sineAndCosine(ofTurns: turns.y))
      return (SIMD2(first.sine, second.sine), SIMD2(first.cosine, second.cosine))
    }
    let register = DoubleRegister(value: turns)
    let rounder = DoubleRegister(ExponentialKernel.rounder)
    let shifted = DoubleRegister(4) * register + rounder
    let rest = register - DoubleRegister(0.25) * (shifted - rounder)
    let (sine, cosine) = TrigonometricKernel.curves(DoubleRegister(2 * .pi) * rest)
    let turned = TrigonometricKernel.turned(sine, cosine, shifted)
    return (turned.sine.value, turned.cosine.value)
  }

  /// Returns the sine and the cosine of a number of turns, with the bits of the other form.
  @inline(__always)
  private static func sineAndCosine(ofTurns turns: Double) -> (sine: Double, cosine: Double) {
    let shifted = 4 * turns + ExponentialKernel.rounder
    let rest = turns - 0.25 * (shifted - ExponentialKernel.rounder)
    let (sine, cosine) = TrigonometricKernel.curves((2 * Double.pi) * rest)
    let quadrant = shifted.bitPattern
    return (
      TrigonometricKernel.turned(sine, cosine, quadrant),
      TrigonometricKernel.turned(sine, cosine, quadrant &+ 1)
    )
  }
}
