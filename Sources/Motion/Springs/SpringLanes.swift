// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The numbers of several springs that a batch evaluates in step.
///
/// Phases and exponents are products of a time and a rate, reduced in `Double` in every case; what
/// is left of them is a `Number`.
protocol SpringLanes {
  /// The lanes of times.
  associatedtype Time: DoubleLanes

  /// The lanes of positions and velocities.
  associatedtype Number: Lanes

  /// How many springs there are.
  static var width: Int { get }

  /// Reads times, at any alignment.
  static func times(_ start: UnsafePointer<Double>) -> Time

  /// Reads numbers, at any alignment.
  static func numbers(_ start: UnsafePointer<Number.Scalar>) -> Number

  /// Writes numbers, at any alignment.
  static func store(_ numbers: Number, to start: UnsafeMutablePointer<Number.Scalar>)

  /// Writes times, at any alignment.
  static func storeTimes(_ times: Time, to start: UnsafeMutablePointer<Double>)

  /// Takes one of the numbers.
  static func lane(_ numbers: Number, _ index: Int) -> Number.Scalar

  /// Makes a mask of numbers from one of times.
  static func mask(_ times: Time) -> Number

  /// Rounds times to the precision of numbers.
  static func narrowed(_ times: Time) -> Number

  /// Evaluates e^(−st), where the exponent is `time · decay`.
  static func decay(_ time: Number, _ decay: Number) -> Number

  /// Evaluates the sine and the cosine of a swing, whose phase is `time · phase`.
  static func swing(_ time: Time, _ phase: Time) -> (sine: Number, cosine: Number)

  /// Evaluates 1 − e^(−2μt), where the exponent is `time · phase`.
  static func loss(_ time: Number, _ phase: Number) -> Number

  /// By what a rate per second is multiplied to be the `decay` of these functions.
  static var decayUnit: Double { get }

  /// By what a frequency in radians per second is multiplied to be the `phase` of a swing.
  static var phaseUnit: Double { get }
}

extension SpringLanes where Time == Number {
  @inline(__always)
  static func storeTimes(_ times: Time, to start: UnsafeMutablePointer<Double>) {
    store(times, to: start)
  }

  @inline(__always) static func times(_ start: UnsafePointer<Double>) -> Time { numbers(start) }
  @inline(__always) static func mask(_ times: Time) -> Number { times }
  @inline(__always) static func narrowed(_ times: Time) -> Number { times }

  /// 128/ln 2: exponents count 128ths of a power of two.
  static var decayUnit: Double { 0x1.71547652b82fep+7 }

  /// 32/π: phases count 64ths of a turn.
  static var phaseUnit: Double { 0x1.45f306dc9c883p+3 }

  /// Splits a product into an integer, which is the last bits of the pattern, and a rest.
  @inline(__always)
  private static func split(_ product: Time) -> (pattern: Time, rest: Time) {
    let pattern = product + Time(ExponentialKernel.rounder)
    return (pattern, product - (pattern - Time(ExponentialKernel.rounder)))
  }

  /// Takes 2^(n/128), its relative rest, and by what it grows, without that, along the product.
  @inline(__always)
  private static func power(_ product: Time) -> (power: Time, rest: Time, growth: Time) {
    let (pattern, rest) = split(product)
    let entry = pattern.pairs { PowerTable.bits($0) }
    let exponent = (pattern & Time(Double(bitPattern: ~127))) &<< 45
    let r = rest * Time(0x1.62e42fefa39efp-8)
    let r2 = r * r
    let c2 = Time(0x1.fffffffffff57p-2) + r * Time(0x1.55555555554ddp-3)
    let c4 = Time(0x1.55555acf8df8ep-5) + r * Time(0x1.111114faa73bbp-7)
    return (entry.first &+ exponent, entry.second, r + r2 * (c2 + r2 * c4))
  }

  @inline(__always)
  static func decay(_ time: Number, _ decay: Number) -> Number {
    let (power, _, growth) = power(time * decay)
    return power + power * growth
  }

  @inline(__always)
  static func swing(_ time: Time, _ phase: Time) -> (sine: Number, cosine: Number) {
    let (pattern, rest) = split(time * phase)
    let (cosine, sine) = pattern.pairs { TurnTable.bits($0) }
    let r = rest * Time(0x1.921fb54442d18p-4)
    let u = r * r
    let s3 =
      Time(-0x1.555555555552ap-3)
      + u * (Time(0x1.1111110c19689p-7) + u * Time(-0x1.a014a6008064dp-13))
    let c2 =
      Time(-0x1.fffffffffff3cp-2)
      + u * (Time(0x1.5555554a281fdp-5) + u * Time(-0x1.6c10ba5ac9664p-10))
    let (turn, loss) = (r + (r * u) * s3, u * c2)
    return (
      sine + (cosine * turn + sine * loss), cosine + (cosine * loss - sine * turn)
    )
  }

  @inline(__always)
  static func loss(_ time: Number, _ phase: Number) -> Number {
    // e^−69 is nothing beside one.
    let product = time * phase
    let least = Time(-12800)
    let (power, rest, growth) = power(Time.select(Time.less(least, product), product, least))
    return (Time(1) - power) - power * (growth + rest)
  }
}

/// One spring in double precision.
enum ScalarSpringLanes: SpringLanes {
  typealias Time = ScalarLane
  typealias Number = ScalarLane

  static var width: Int { 1 }

  @inline(__always)
  static func numbers(_ start: UnsafePointer<Double>) -> ScalarLane { ScalarLane(start.pointee) }

  @inline(__always)
  static func store(_ numbers: ScalarLane, to start: UnsafeMutablePointer<Double>) {
    start.pointee = numbers.value
  }

  @inline(__always)
  static func lane(_ numbers: ScalarLane, _ index: Int) -> Double { numbers.value }
}

/// Four springs in double precision.
enum DoubleSpringLanes: SpringLanes {
  typealias Time = LanePair<DoubleRegister>
  typealias Number = LanePair<DoubleRegister>

  static var width: Int { 4 }

  @inline(__always)
  static func numbers(_ start: UnsafePointer<Double>) -> Time {
    Time(UnsafeRawPointer(start).loadUnaligned(as: SIMD4<Double>.self))
  }

  @inline(__always)
  static func store(_ numbers: Time, to start: UnsafeMutablePointer<Double>) {
    UnsafeMutableRawPointer(start).storeBytes(of: numbers.value, as: SIMD4<Double>.self)
  }

  @inline(__always)
  static func lane(_ numbers: Time, _ index: Int) -> Double { numbers.value[index] }
}

/// The functions in single precision, with times in double precision.
extension SpringLanes where Number.Scalar == Float {
  /// 1/ln 2: exponents count powers of two.
  static var decayUnit: Double { ExponentialKernel.inverseOfLog2 }

  /// 1/π: phases count half turns.
  static var phaseUnit: Double { 0x1.45f306dc9c883p-2 }

  /// Splits a product into an integer, which is the last bits of the pattern, and a rest.
  @inline(__always)
  private static func split(_ product: Number) -> (pattern: Number, rest: Number) {
    let pattern = product + Number(0x1.8p+23)
    return (pattern, product - (pattern - Number(0x1.8p+23)))
  }

  /// Evaluates 2^q − 1 within 2⁻²⁵ of itself, for magnitudes up to ½.
  @inline(__always)
  private static func powerMinusOne(_ q: Number) -> Number {
    let q2 = q * q
    let c2 = Number(0x1.ebfbe0p-3) + q * Number(0x1.c6af6cp-5)
    let c4 = Number(0x1.3b2a1cp-7) + q * Number(0x1.5f0896p-10)
    let curve = c2 + q2 * (c4 + q2 * Number(0x1.444004p-13))
    return q * Number(0x1.62e430p-1) + q2 * curve
  }

  @inline(__always)
  static func decay(_ time: Number, _ decay: Number) -> Number {
    let (pattern, rest) = split(time * decay)
    return (Number(1) + powerMinusOne(rest)) &+ (pattern &<< 23)
  }

  @inline(__always)
  static func swing(_ time: Time, _ phase: Time) -> (sine: Number, cosine: Number) {
    // sin(n + f)π = (−1)ⁿ sin fπ, and so the cosine.
    let product = time * phase
    let turns = product + Time(ExponentialKernel.rounder)
    let f = narrowed(product - (turns - Time(ExponentialKernel.rounder)))
    let pattern = mask(turns)
    let sign = pattern &<< 31
    let u = f * f
    let u2 = u * u
    let s1 = Number(0x1.921fb6p+1) + u * Number(-0x1.4abbcep+2)
    let s5 = Number(0x1.466bc0p+1) + u * Number(-0x1.32d130p-1)
    let s9 = Number(0x1.501416p-4) + u * Number(-0x1.cc9cc2p-8)
    let c2 = Number(-0x1.3bd3ccp+2) + u * Number(0x1.03c1eep+2)
    let c6 = Number(-0x1.55d24ap+0) + u * Number(0x1.e16ec6p-3)
    let sine = f * (s1 + u2 * (s5 + u2 * s9))
    let cosine = Number(1) + u * (c2 + u2 * (c6 + u2 * Number(-0x1.937f44p-6)))
    return (sine ^ sign, cosine ^ sign)
  }

  @inline(__always)
  static func loss(_ time: Number, _ phase: Number) -> Number {
    // 2^−60 is nothing beside one.
    let product = time * phase
    let least = Number(-60)
    let (pattern, rest) = split(Number.select(Number.less(least, product), product, least))
    let power = Number(1) &+ (pattern &<< 23)
    return (Number(1) - power) - power * powerMinusOne(rest)
  }
}

/// One spring in single precision.
enum ScalarFloatSpringLanes: SpringLanes {
  typealias Time = ScalarLane
  typealias Number = ScalarFloatLane

  static var width: Int { 1 }

  @inline(__always)
  static func times(_ start: UnsafePointer<Double>) -> ScalarLane { ScalarLane(start.pointee) }

  @inline(__always)
  static func storeTimes(_ times: ScalarLane, to start: UnsafeMutablePointer<Double>) {
    start.pointee = times.value
  }

  @inline(__always)
  static func numbers(_ start: UnsafePointer<Float>) -> ScalarFloatLane {
    ScalarFloatLane(start.pointee)
  }

  @inline(__always)
  static func store(_ numbers: ScalarFloatLane, to start: UnsafeMutablePointer<Float>) {
    start.pointee = numbers.value
  }

  @inline(__always)
  static func lane(_ numbers: ScalarFloatLane, _ index: Int) -> Float { numbers.value }

  @inline(__always)
  static func mask(_ times: ScalarLane) -> ScalarFloatLane {
    ScalarFloatLane(bits: UInt32(truncatingIfNeeded: times.bits))
  }

  @inline(__always)
  static func narrowed(_ times: ScalarLane) -> ScalarFloatLane {
    ScalarFloatLane(Float(times.value))
  }
}

/// Four springs in single precision.
enum FloatSpringLanes: SpringLanes {
  typealias Time = LanePair<DoubleRegister>
  typealias Number = FloatRegister

  static var width: Int { 4 }

  @inline(__always)
  static func times(_ start: UnsafePointer<Double>) -> Time { DoubleSpringLanes.numbers(start) }

  @inline(__always)
  static func storeTimes(_ times: Time, to start: UnsafeMutablePointer<Double>) {
    DoubleSpringLanes.store(times, to: start)
  }

  @inline(__always)
  static func numbers(_ start: UnsafePointer<Float>) -> FloatRegister {
    FloatRegister(value: UnsafeRawPointer(start).loadUnaligned(as: SIMD4<Float>.self))
  }

  @inline(__always)
  static func store(_ numbers: FloatRegister, to start: UnsafeMutablePointer<Float>) {
    UnsafeMutableRawPointer(start).storeBytes(of: numbers.value, as: SIMD4<Float>.self)
  }

  @inline(__always)
  static func lane(_ numbers: FloatRegister, _ index: Int) -> Float { numbers.value[index] }

  /// The lower halves of the bit patterns.
  @inline(__always)
  static func mask(_ times: Time) -> FloatRegister {
    FloatRegister(bits: unsafeBitCast(times.value, to: SIMD8<UInt32>.self).evenHalf)
  }

  @inline(__always)
  static func narrowed(_ times: Time) -> FloatRegister {
    FloatRegister(value: SIMD4<Float>(times.value))
  }
}
