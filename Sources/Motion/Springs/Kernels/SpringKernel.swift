// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The elementary functions of a spring, for one number.
///
/// They have the bits of `DoubleSpringLanes`. Without optimization each operation of the generic
/// form is a call through a witness table.
enum SpringKernel {
  /// 256/ln 2: exponents count 256ths of a power of two.
  static var exponentUnit: Double { 0x1.71547652b82fep+8 }

  /// An exponent, in its unit, whose power is negligible beside 1.
  static var leastExponent: Double { -25600 }

  /// 32/π: phases count 64ths of a turn.
  static var phaseUnit: Double { 0x1.45f306dc9c883p+3 }

  /// A phase, in its unit, from which on its last digit is more than 1/32 of a radian.
  static var phaseLimit: Double { 0x1p50 }

  /// Evaluates e^x for an exponent x not less than `leastExponent`.
  @inline(__always)
  static func power(_ x: Double) -> Double {
    let pattern = x + ExponentialKernel.rounder
    let q = x - (pattern - ExponentialKernel.rounder)
    let bits = pattern.bitPattern
    let power = Double(bitPattern: PowerTable.bits(bits) &+ (bits &<< 44))
    let c3 = 0x1.c6b0902b5a0abp-29 + q * 0x1.3b2ab83eadfb0p-39
    let c1 = 0x1.62e42fefa39d9p-9 + q * (0x1.ebfbdff82c585p-19 + q * c3)
    return power * (1 + q * c1)
  }

  /// Evaluates 1 − e^x for an exponent x not less than `leastExponent`.
  @inline(__always)
  static func loss(_ x: Double) -> Double {
    let exponent = x * 0x1p-8
    let pattern = exponent + ExponentialKernel.rounder
    let q = exponent - (pattern - ExponentialKernel.rounder)
    let power = Double(bitPattern: 0x3ff0_0000_0000_0000 &+ (pattern.bitPattern &<< 52))
    let u = q * q
    let u2 = u * u
    let c0 = 0x1.71547652b82fep+1 + u * 0x1.d9303fea2f7bcp-4
    let c2 = -0x1.e50096dde9e2ep-11 + u * 0x1.63144e997cfe2p-17
    let c4 = -0x1.10f32b0bac3f8p-23 + u * 0x1.a40e0bffac88ep-30
    let c = c0 + u2 * (c2 + u2 * c4)
    return (1 - power) - power * ((q + q) / (c - q))
  }

  /// Evaluates the cosine and the sine of a phase below `phaseLimit`.
  @inline(__always)
  static func turn(_ x: Double) -> (cosine: Double, sine: Double) {
    let pattern = x + ExponentialKernel.rounder
    let r = (x - (pattern - ExponentialKernel.rounder)) * 0x1.921fb54442d18p-4
    let bits = TurnTable.bits(pattern.bitPattern)
    let (cosine, sine) = (Double(bitPattern: bits.0), Double(bitPattern: bits.1))
    let u = r * r
    let s3 = -0x1.555555555552ap-3 + u * (0x1.1111110c19689p-7 + u * -0x1.a014a6008064dp-13)
    let c2 = -0x1.fffffffffff3cp-2 + u * (0x1.5555554a281fdp-5 + u * -0x1.6c10ba5ac9664p-10)
    let turn = r + (r * u) * s3
    let loss = u * c2
    return (cosine + (cosine * loss - sine * turn), sine + (cosine * turn + sine * loss))
  }

  /// Evaluates the cosine and the sine of a greater phase in radians; out of line, so that no
  /// sample saves registers for it.
  @inline(never)
  static func farTurn(_ phase: Double) -> (cosine: Double, sine: Double) {
    // An infinite phase has no sine.
    guard phase < .infinity else { return (0, 0) }
    let curves = Elementary.sineAndCosine(phase)
    return (curves.cosine, curves.sine)
  }
}
