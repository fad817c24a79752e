// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The numbers of four springs that a batch evaluates in step.
///
/// A phase is the product of a time and a rate, always in `Double`; its remainder after whole
/// turns, and an exponent, are numbers of these lanes.
protocol SpringLanes: Lanes where Scalar: VectorScalar {
  /// The lanes of times.
  typealias Time = LanePair<DoubleRegister>

  /// Wraps numbers.
  init(_ value: SIMD4<Scalar>)

  /// The numbers.
  var value: SIMD4<Scalar> { get }

  /// Converts a mask of times to one of numbers.
  static func mask(_ times: Time) -> Self

  /// Rounds times to the precision of numbers.
  static func narrowed(_ times: Time) -> Self

  /// Splits an exponent, in units of 1/`exponentUnit`, for `power`.
  static func split(_ exponent: Self) -> SplitNumber<Self>

  /// Evaluates e^x for an exponent x, given the last byte of each lane of its pattern.
  static func power(_ exponent: SplitNumber<Self>, _ lastBytes: SIMD4<UInt8>) -> Self

  /// Evaluates 1 − e^x for x not less than `leastExponent`.
  static func loss(_ x: Self) -> Self

  /// Splits the phase of a swing, which is `time · phase`.
  static func split(_ time: Time, _ phase: Time) -> SplitNumber<Self>

  /// Evaluates the cosine and the sine of a phase, each multiplied by a power.
  static func swing(
    _ phase: SplitNumber<Self>, _ power: Self, _ lastBytes: SIMD4<UInt8>
  ) -> (first: Self, second: Self)

  /// The factor from a rate per second to an exponent of these functions.
  static var exponentUnit: Double { get }

  /// The factor from a rate of decay to the exponent.
  static var decayUnit: Self { get }

  /// An exponent, in its unit, whose power is negligible beside 1.
  static var leastExponent: Self { get }

  /// The factor from a frequency in radians per second to the `phase` of a swing.
  static var phaseUnit: Double { get }
}

/// A number split into an integer, stored in the last bits of the pattern, and a remainder.
struct SplitNumber<Number: Lanes> {
  var pattern, rest: Number
}

/// The functions of `SpringKernel`, for four springs in double precision.
extension LanePair: SpringLanes where Half == DoubleRegister {
  @inline(__always) static func mask(_ times: Time) -> Self { times }
  @inline(__always) static func narrowed(_ times: Time) -> Self { times }

  static var exponentUnit: Double { SpringKernel.exponentUnit }
  static var decayUnit: Self { Self(-SpringKernel.exponentUnit) }
  static var leastExponent: Self { Self(SpringKernel.leastExponent) }
  static var phaseUnit: Double { SpringKernel.phaseUnit }

  @inline(__always)
  static func split(_ exponent: Self) -> SplitNumber<Self> {
    let pattern = exponent + Self(ExponentialKernel.rounder)
    return SplitNumber(
      pattern: pattern, rest: exponent - (pattern - Self(ExponentialKernel.rounder)))
  }

  @inline(__always)
  static func split(_ time: Time, _ phase: Time) -> SplitNumber<Self> { split(time * phase) }

  @inline(__always)
  static func power(_ exponent: SplitNumber<Self>, _ lastBytes: SIMD4<UInt8>) -> Self {
    func entry(_ lane: Int) -> UInt64 { PowerTable.bits(UInt64(lastBytes[lane])) }
    let q = exponent.rest
    let entries = Self(
      DoubleRegister(bits: SIMD2(entry(0), entry(1))),
      DoubleRegister(bits: SIMD2(entry(2), entry(3))))
    let power = entries &+ (exponent.pattern &<< 44)
    // 2^(q/256) within 2⁻⁵³.
    let c3 = Self(0x1.c6b0902b5a0abp-29) + q * Self(0x1.3b2ab83eadfb0p-39)
    let c1 = Self(0x1.62e42fefa39d9p-9) + q * (Self(0x1.ebfbdff82c585p-19) + q * c3)
    return power * (Self(1) + q * c1)
  }

  @inline(__always)
  static func loss(_ x: Self) -> Self {
    let exponent = split(x * Self(0x1p-8))
    let q = exponent.rest
    let power = Self(1) &+ (exponent.pattern &<< 52)
    // 2^q − 1 = 2q / (C − q), with C = q coth(q ln √2), which is even.
    let u = q * q
    let u2 = u * u
    let c0 = Self(0x1.71547652b82fep+1) + u * Self(0x1.d9303fea2f7bcp-4)
    let c2 = Self(-0x1.e50096dde9e2ep-11) + u * Self(0x1.63144e997cfe2p-17)
    let c4 = Self(-0x1.10f32b0bac3f8p-23) + u * Self(0x1.a40e0bffac88ep-30)
    let c = c0 + u2 * (c2 + u2 * c4)
    return (Self(1) - power) - power * ((q + q) / (c - q))
  }

  @inline(__always)
  static func swing(
    _ phase: SplitNumber<Self>, _ power: Self, _ lastBytes: SIMD4<UInt8>
  ) -> (first: Self, second: Self) {
    func entry(_ lane: Int) -> (UInt64, UInt64) { TurnTable.bits(UInt64(lastBytes[lane])) }
    let (e0, e1, e2, e3) = (entry(0), entry(1), entry(2), entry(3))
    let cosine = Self(
      DoubleRegister(bits: SIMD2(e0.0, e1.0)), DoubleRegister(bits: SIMD2(e2.0, e3.0)))
    let sine = Self(
      DoubleRegister(bits: SIMD2(e0.1, e1.1)), DoubleRegister(bits: SIMD2(e2.1, e3.1)))
    let r = phase.rest * Self(0x1.921fb54442d18p-4)
    let u = r * r
    let s3 =
      Self(-0x1.555555555552ap-3)
      + u * (Self(0x1.1111110c19689p-7) + u * Self(-0x1.a014a6008064dp-13))
    let c2 =
      Self(-0x1.fffffffffff3cp-2)
      + u * (Self(0x1.5555554a281fdp-5) + u * Self(-0x1.6c10ba5ac9664p-10))
    let turn = r + (r * u) * s3
    let loss = u * c2
    return (
      power * (cosine + (cosine * loss - sine * turn)),
      power * (sine + (cosine * turn + sine * loss))
    )
  }
}

/// The functions in single precision, with times in double precision.
extension FloatRegister: SpringLanes {
  @inline(__always) init(_ value: SIMD4<Float>) { self.init(value: value) }

  /// The lower halves of the bit patterns.
  @inline(__always)
  static func mask(_ times: Time) -> FloatRegister {
    FloatRegister(bits: unsafeBitCast(times.value, to: SIMD8<UInt32>.self).evenHalf)
  }

  @inline(__always)
  static func narrowed(_ times: Time) -> FloatRegister {
    FloatRegister(value: SIMD4<Float>(times.value))
  }

  /// 1/ln 2: exponents count powers of two.
  static var exponentUnit: Double { ExponentialKernel.inverseOfLog2 }

  static var decayUnit: Self { Self(Float(-exponentUnit)) }
  static var leastExponent: Self { Self(-100) }

  /// 1/π: phases count half turns.
  static var phaseUnit: Double { 0x1.45f306dc9c883p-2 }

  @inline(__always)
  static func split(_ product: Self) -> SplitNumber<Self> {
    let pattern = product + Self(0x1.8p+23)
    return SplitNumber(pattern: pattern, rest: product - (pattern - Self(0x1.8p+23)))
  }

  /// Evaluates q coth(q ln √2), which gives 2^q = (C + q) / (C − q), for magnitudes up to ½.
  @inline(__always)
  private static func evenPart(_ q: Self) -> Self {
    let u = q * q
    return Self(0x1.715476p+1) + u * (Self(0x1.d92fdcp-4) + u * Self(-0x1.e2ee20p-11))
  }

  @inline(__always)
  static func power(_ exponent: SplitNumber<Self>, _ lastBytes: SIMD4<UInt8>) -> Self {
    let q = exponent.rest
    let c = evenPart(q)
    return (c + q) / (c - q) &+ (exponent.pattern &<< 23)
  }

  @inline(__always)
  static func loss(_ x: Self) -> Self {
    let exponent = split(x)
    let q = exponent.rest
    let power = Self(1) &+ (exponent.pattern &<< 23)
    return (Self(1) - power) - power * ((q + q) / (evenPart(q) - q))
  }

  @inline(__always)
  static func split(_ time: Time, _ phase: Time) -> SplitNumber<Self> {
    let product = time * phase
    let turns = product + Time(ExponentialKernel.rounder)
    return SplitNumber(
      pattern: mask(turns),
      rest: narrowed(product - (turns - Time(ExponentialKernel.rounder))))
  }

  @inline(__always)
  static func swing(
    _ phase: SplitNumber<Self>, _ power: Self, _ lastBytes: SIMD4<UInt8>
  ) -> (first: Self, second: Self) {
    // sin(n + f)π = (−1)ⁿ sin fπ, and likewise for the cosine.
    let f = phase.rest
    let power = power ^ (phase.pattern &<< 31)
    let u = f * f
    let u2 = u * u
    let s1 = Self(0x1.921fb6p+1) + u * Self(-0x1.4abbcep+2)
    let s5 = Self(0x1.466bc0p+1) + u * Self(-0x1.32d130p-1)
    let s9 = Self(0x1.501416p-4) + u * Self(-0x1.cc9cc2p-8)
    let c2 = Self(-0x1.3bd3ccp+2) + u * Self(0x1.03c1eep+2)
    let c6 = Self(-0x1.55d24ap+0) + u * Self(0x1.e16ec6p-3)
    let sine = f * (s1 + u2 * (s5 + u2 * s9))
    let cosine = Self(1) + u * (c2 + u2 * (c6 + u2 * Self(-0x1.937f44p-6)))
    return (first: power * cosine, second: power * sine)
  }
}
