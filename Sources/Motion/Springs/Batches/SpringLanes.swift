// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The numbers of several springs that a batch evaluates in step.
///
/// A phase is the product of a time and a rate, always in `Double`; its remainder after whole
/// turns, and an exponent, are a `Number`.
protocol SpringLanes {
  /// The lanes of times.
  associatedtype Time: DoubleLanes

  /// The lanes of positions and velocities.
  associatedtype Number: Lanes

  /// The number of springs.
  static var width: Int { get }

  /// Reads times, starting at a column of a block.
  static func times(_ start: UnsafePointer<Double>) -> Time

  /// Reads numbers, starting at a column of a block.
  static func numbers(_ start: UnsafePointer<Number.Scalar>) -> Number

  /// Creates numbers, lane by lane.
  static func numbers(_ number: (Int) -> Number.Scalar) -> Number

  /// Creates two numbers from bit patterns, lane by lane.
  static func pairs(_ pair: (Int) -> (UInt64, UInt64)) -> (first: Time, second: Time)

  /// Writes numbers, at any alignment.
  static func store(_ numbers: Number, to start: UnsafeMutablePointer<Number.Scalar>)

  /// Writes times, at any alignment.
  static func storeTimes(_ times: Time, to start: UnsafeMutablePointer<Double>)

  /// Returns one of the numbers.
  static func lane(_ numbers: Number, _ index: Int) -> Number.Scalar

  /// Returns the last byte of the pattern of one of the numbers.
  static func lastByte(_ numbers: Number, _ index: Int) -> UInt8

  /// Returns one of the times.
  static func time(_ times: Time, _ index: Int) -> Double

  /// Converts a mask of times to one of numbers.
  static func mask(_ times: Time) -> Number

  /// Rounds times to the precision of numbers.
  static func narrowed(_ times: Time) -> Number

  /// Splits an exponent, in units of 1/`exponentUnit`, for `power`.
  static func split(_ exponent: Number) -> SplitNumber<Number>

  /// Evaluates e^x for an exponent x.
  ///
  /// The function returns the last byte of each lane of its pattern, so that bytes that are in
  /// memory need not be extracted from registers.
  static func power(_ exponent: SplitNumber<Number>, _ lastByte: (Int) -> UInt8) -> Number

  /// Evaluates 1 − e^x for x not less than `leastExponent`.
  static func loss(_ x: Number) -> Number

  /// Splits the phase of a swing, which is `time · phase`.
  static func split(_ time: Time, _ phase: Time) -> SplitNumber<Number>

  /// Evaluates the cosine and the sine of a phase, each multiplied by a power.
  static func swing(
    _ phase: SplitNumber<Number>, _ power: Number, _ lastByte: (Int) -> UInt8
  ) -> SpringBasis<Number>

  /// The factor from a rate per second to an exponent of these functions.
  static var exponentUnit: Double { get }

  /// An exponent, in its unit, whose power is negligible beside 1.
  static var leastExponent: Number { get }

  /// The factor from a frequency in radians per second to the `phase` of a swing.
  static var phaseUnit: Double { get }
}

extension SpringLanes where Time == ScalarLane {
  @inline(__always)
  static func pairs(_ pair: (Int) -> (UInt64, UInt64)) -> (first: Time, second: Time) {
    let (first, second) = pair(0)
    return (Time(bits: first), Time(bits: second))
  }

  @inline(__always) static func time(_ times: Time, _ index: Int) -> Double { times.value }
}

extension SpringLanes where Time == LanePair<DoubleRegister> {
  @inline(__always)
  static func pairs(_ pair: (Int) -> (UInt64, UInt64)) -> (first: Time, second: Time) {
    let (a, b, c, d) = (pair(0), pair(1), pair(2), pair(3))
    return (
      Time(DoubleRegister(bits: SIMD2(a.0, b.0)), DoubleRegister(bits: SIMD2(c.0, d.0))),
      Time(DoubleRegister(bits: SIMD2(a.1, b.1)), DoubleRegister(bits: SIMD2(c.1, d.1)))
    )
  }

  @inline(__always)
  static func time(_ times: Time, _ index: Int) -> Double { times.value[index] }
}

extension SpringLanes where Time == Number {
  @inline(__always)
  static func lastByte(_ numbers: Number, _ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: lane(numbers, index).bitPattern)
  }

  @inline(__always)
  static func storeTimes(_ times: Time, to start: UnsafeMutablePointer<Double>) {
    store(times, to: start)
  }

  @inline(__always) static func times(_ start: UnsafePointer<Double>) -> Time { numbers(start) }
  @inline(__always) static func mask(_ times: Time) -> Number { times }
  @inline(__always) static func narrowed(_ times: Time) -> Number { times }

  /// 256/ln 2: exponents count 256ths of a power of two.
  static var exponentUnit: Double { 0x1.71547652b82fep+8 }

  static var leastExponent: Number { Number(-25600) }

  /// 32/π: phases count 64ths of a turn.
  static var phaseUnit: Double { 0x1.45f306dc9c883p+3 }

  @inline(__always)
  static func split(_ product: Time) -> SplitNumber<Time> {
    let pattern = product + Time(ExponentialKernel.rounder)
    return SplitNumber(
      pattern: pattern, rest: product - (pattern - Time(ExponentialKernel.rounder)))
  }

  @inline(__always)
  static func split(_ time: Time, _ phase: Time) -> SplitNumber<Time> { split(time * phase) }

  @inline(__always)
  static func power(_ exponent: SplitNumber<Number>, _ lastByte: (Int) -> UInt8) -> Number {
    let q = exponent.rest
    let entries = numbers { Double(bitPattern: PowerTable.bits(UInt64(lastByte($0)))) }
    let power = entries &+ (exponent.pattern &<< 44)
    // 2^(q/256) within 2⁻⁵³.
    let c3 = Number(0x1.c6b0902b5a0abp-29) + q * Number(0x1.3b2ab83eadfb0p-39)
    let c1 = Number(0x1.62e42fefa39d9p-9) + q * (Number(0x1.ebfbdff82c585p-19) + q * c3)
    return power * (Number(1) + q * c1)
  }

  @inline(__always)
  static func loss(_ x: Number) -> Number {
    let exponent = split(x * Number(0x1p-8))
    let q = exponent.rest
    let power = Number(1) &+ (exponent.pattern &<< 52)
    // 2^q − 1 = 2q / (C − q), with C = q coth(q ln √2), which is even.
    let u = q * q
    let u2 = u * u
    let c0 = Number(0x1.71547652b82fep+1) + u * Number(0x1.d9303fea2f7bcp-4)
    let c2 = Number(-0x1.e50096dde9e2ep-11) + u * Number(0x1.63144e997cfe2p-17)
    let c4 = Number(-0x1.10f32b0bac3f8p-23) + u * Number(0x1.a40e0bffac88ep-30)
    let c = c0 + u2 * (c2 + u2 * c4)
    return (Number(1) - power) - power * ((q + q) / (c - q))
  }

  @inline(__always)
  static func swing(
    _ phase: SplitNumber<Number>, _ power: Number, _ lastByte: (Int) -> UInt8
  ) -> SpringBasis<Number> {
    let (cosine, sine) = pairs { TurnTable.bits(UInt64(lastByte($0))) }
    let r = phase.rest * Time(0x1.921fb54442d18p-4)
    let u = r * r
    let s3 =
      Time(-0x1.555555555552ap-3)
      + u * (Time(0x1.1111110c19689p-7) + u * Time(-0x1.a014a6008064dp-13))
    let c2 =
      Time(-0x1.fffffffffff3cp-2)
      + u * (Time(0x1.5555554a281fdp-5) + u * Time(-0x1.6c10ba5ac9664p-10))
    let (turn, loss) = (r + (r * u) * s3, u * c2)
    return SpringBasis(
      first: power * (cosine + (cosine * loss - sine * turn)),
      second: power * (sine + (cosine * turn + sine * loss)))
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
  static func numbers(_ number: (Int) -> Double) -> ScalarLane { ScalarLane(number(0)) }

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
    let start = UnsafeRawPointer(start)
    return Time(
      DoubleRegister(value: start.load(as: SIMD2<Double>.self)),
      DoubleRegister(value: start.load(fromByteOffset: 16, as: SIMD2<Double>.self)))
  }

  @inline(__always)
  static func numbers(_ number: (Int) -> Double) -> Time {
    Time(
      DoubleRegister(value: SIMD2(number(0), number(1))),
      DoubleRegister(value: SIMD2(number(2), number(3))))
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
  @inline(__always)
  static func lastByte(_ numbers: Number, _ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: lane(numbers, index).bitPattern)
  }

  /// 1/ln 2: exponents count powers of two.
  static var exponentUnit: Double { ExponentialKernel.inverseOfLog2 }

  static var leastExponent: Number { Number(-100) }

  /// 1/π: phases count half turns.
  static var phaseUnit: Double { 0x1.45f306dc9c883p-2 }

  @inline(__always)
  static func split(_ product: Number) -> SplitNumber<Number> {
    let pattern = product + Number(0x1.8p+23)
    return SplitNumber(pattern: pattern, rest: product - (pattern - Number(0x1.8p+23)))
  }

  /// Evaluates q coth(q ln √2), which gives 2^q = (C + q) / (C − q), for magnitudes up to ½.
  @inline(__always)
  private static func evenPart(_ q: Number) -> Number {
    let u = q * q
    return Number(0x1.715476p+1) + u * (Number(0x1.d92fdcp-4) + u * Number(-0x1.e2ee20p-11))
  }

  @inline(__always)
  static func power(_ exponent: SplitNumber<Number>, _ lastByte: (Int) -> UInt8) -> Number {
    let q = exponent.rest
    let c = evenPart(q)
    return (c + q) / (c - q) &+ (exponent.pattern &<< 23)
  }

  @inline(__always)
  static func loss(_ x: Number) -> Number {
    let exponent = split(x)
    let q = exponent.rest
    let power = Number(1) &+ (exponent.pattern &<< 23)
    return (Number(1) - power) - power * ((q + q) / (evenPart(q) - q))
  }

  @inline(__always)
  static func split(_ time: Time, _ phase: Time) -> SplitNumber<Number> {
    let product = time * phase
    let turns = product + Time(ExponentialKernel.rounder)
    return SplitNumber(
      pattern: mask(turns),
      rest: narrowed(product - (turns - Time(ExponentialKernel.rounder))))
  }

  @inline(__always)
  static func swing(
    _ phase: SplitNumber<Number>, _ power: Number, _ lastByte: (Int) -> UInt8
  ) -> SpringBasis<Number> {
    // sin(n + f)π = (−1)ⁿ sin fπ, and likewise for the cosine.
    let f = phase.rest
    let power = power ^ (phase.pattern &<< 31)
    let u = f * f
    let u2 = u * u
    let s1 = Number(0x1.921fb6p+1) + u * Number(-0x1.4abbcep+2)
    let s5 = Number(0x1.466bc0p+1) + u * Number(-0x1.32d130p-1)
    let s9 = Number(0x1.501416p-4) + u * Number(-0x1.cc9cc2p-8)
    let c2 = Number(-0x1.3bd3ccp+2) + u * Number(0x1.03c1eep+2)
    let c6 = Number(-0x1.55d24ap+0) + u * Number(0x1.e16ec6p-3)
    let sine = f * (s1 + u2 * (s5 + u2 * s9))
    let cosine = Number(1) + u * (c2 + u2 * (c6 + u2 * Number(-0x1.937f44p-6)))
    return SpringBasis(first: power * cosine, second: power * sine)
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
  static func numbers(_ number: (Int) -> Float) -> ScalarFloatLane { ScalarFloatLane(number(0)) }

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
    FloatRegister(value: UnsafeRawPointer(start).load(as: SIMD4<Float>.self))
  }

  @inline(__always)
  static func numbers(_ number: (Int) -> Float) -> FloatRegister {
    FloatRegister(value: SIMD4(number(0), number(1), number(2), number(3)))
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
