// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels of a ripple for four points, without branches on their coordinates.
///
/// Meaningless results for points that the wave has not reached are computed too, and removed by a
/// mask.
enum RippleKernel {
  /// 1.5·2²³: adding it rounds to an integer, which is then in the lowest bits.
  private static var rounder: FloatRegister { FloatRegister(0x1.8p+23) }

  /// Evaluates the length d of vectors and their directions.
  ///
  /// A guess g of 1/d from the exponent is within 3.5 %. With e = 1 − d²g², both 1/d and d are
  /// corrected by the factor 1/√(1 − e), a polynomial of degree 4 within 2.4e-8: its chain of
  /// dependent operations is shorter than that of Newton's steps. Both have a relative error within
  /// 2.2·2⁻²⁴.
  @inline(__always)
  static func polar(
    _ x: FloatRegister, _ y: FloatRegister
  ) -> (distance: FloatRegister, x: FloatRegister, y: FloatRegister) {
    let square = x * x + y * y
    let guess = FloatRegister(
      bits: SIMD4<UInt32>(repeating: 0x5f37_5a86) &- (square.bits &>> 1))
    let length = square * guess
    let e = FloatRegister(1) - length * guess
    let low = FloatRegister(0x1.ffff9p-2) + e * FloatRegister(0x1.800018p-2)
    let high = FloatRegister(0x1.417844p-2) + e * FloatRegister(0x1.18a84p-2)
    let correction = e * (low + (e * e) * high)
    let inverse = guess + guess * correction
    return (length + length * correction, x * inverse, y * inverse)
  }

  /// Evaluates the displacement by a wave at a distance.
  @inline(__always)
  static func amount(_ waves: RippleWaves, _ wave: Int, at d: FloatRegister) -> FloatRegister {
    // sin πh = (−1)ⁿ·sin πt with h = n + t, |t| ≤ ½.
    let h = FloatRegister(waves.angle[wave]) - d * FloatRegister(waves.slope)
    let shiftedTurns = h + rounder
    let t = h - (shiftedTurns - rounder)
    let u = t * t
    let (c1, c3, c5, c7) = waves.sine
    let near = FloatRegister(c1) + u * FloatRegister(c3)
    let far = FloatRegister(c5) + u * FloatRegister(c7)
    let sine = (t * (near + (u * u) * far)) ^ (shiftedTurns &<< 31)

    // 2ˣ = 2ⁿ·2^q with x = n + q, |q| ≤ ½; the polynomial is within 1e-7.
    let x = (d - FloatRegister(waves.front[wave])) * FloatRegister(waves.rate)
    let shiftedPower = x + rounder
    let q = x - (shiftedPower - rounder)
    let q2 = q * q
    let p0 = FloatRegister(1) + q * FloatRegister(0.69314697)
    let p2 = FloatRegister(0.2402212) + q * FloatRegister(0.05550713)
    let p4 = FloatRegister(0.00967554) + q * FloatRegister(0.00132765)
    let power = (p0 + q2 * (p2 + q2 * p4)) &+ (shiftedPower &<< 23)
    return (power * sine) * share(waves.nearField, at: d)
  }

  /// Evaluates the factor of the near field at a distance.
  @inline(__always)
  private static func share(
    _ nearField: Ripple.NearField, at d: FloatRegister
  ) -> FloatRegister {
    switch nearField {
    case .none: return FloatRegister(1)
    case .step:
      let isNear = FloatRegister.atMost(d, FloatRegister(60))
      return FloatRegister.select(isNear, FloatRegister(0.3), FloatRegister(1))
    case .smooth:
      let z = d * FloatRegister(1 / 60)
      let isNear = FloatRegister.less(z, FloatRegister(1))
      let c = FloatRegister.select(isNear, z, FloatRegister(1))
      return FloatRegister(0.3) + (c * c) * (FloatRegister(2.1) - FloatRegister(1.4) * c)
    }
  }

  /// Returns a mask of the points that a wave displaces.
  @inline(__always)
  static func mask(_ waves: RippleWaves, _ wave: Int, at d: FloatRegister) -> FloatRegister {
    FloatRegister.atMost(FloatRegister(waves.nearest[wave]), d)
      & FloatRegister.atMost(d, FloatRegister(waves.farthest[wave]))
  }
}
