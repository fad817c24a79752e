// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A register of two `Double`s for kernels.
struct DoubleRegister: DoubleLanes {
  typealias Scalar = Double

  /// The numbers.
  var value: SIMD2<Double>

  /// Wraps numbers.
  @inline(__always) init(value: SIMD2<Double>) { self.value = value }

  /// Wraps bit patterns.
  @inline(__always) init(bits: SIMD2<UInt64>) {
    value = unsafeBitCast(bits, to: SIMD2<Double>.self)
  }

  /// The bit patterns.
  @inline(__always) var bits: SIMD2<UInt64> { unsafeBitCast(value, to: SIMD2<UInt64>.self) }

  @inline(__always) init(_ scalar: Double) { value = SIMD2(repeating: scalar) }

  @inline(__always) static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { Self(value: a.value - b.value) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { Self(value: a.value * b.value) }
  @inline(__always) static func / (a: Self, b: Self) -> Self { Self(value: a.value / b.value) }
  @inline(__always) static func max(_ a: Self, _ b: Self) -> Self {
    Self(value: a.value.replacing(with: b.value, where: a.value .< b.value))
  }
  @inline(__always) static func min(_ a: Self, _ b: Self) -> Self {
    Self(value: a.value.replacing(with: b.value, where: b.value .< a.value))
  }
  @inline(__always) static func & (a: Self, b: Self) -> Self { Self(bits: a.bits & b.bits) }
  @inline(__always) static func | (a: Self, b: Self) -> Self { Self(bits: a.bits | b.bits) }
  @inline(__always) static func ^ (a: Self, b: Self) -> Self { Self(bits: a.bits ^ b.bits) }
  @inline(__always) static func &+ (a: Self, b: Self) -> Self { Self(bits: a.bits &+ b.bits) }
  @inline(__always) static func &- (a: Self, b: Self) -> Self { Self(bits: a.bits &- b.bits) }
  @inline(__always) static func &<< (a: Self, count: Int) -> Self {
    Self(bits: a.bits &<< SIMD2(repeating: UInt64(truncatingIfNeeded: count)))
  }

  @inline(__always) static func less(_ a: Self, _ b: Self) -> Self {
    Self(bits: SIMD2<UInt64>.zero.replacing(with: ~0, where: a.value .< b.value))
  }

  @inline(__always) static func atMost(_ a: Self, _ b: Self) -> Self {
    Self(bits: SIMD2<UInt64>.zero.replacing(with: ~0, where: a.value .<= b.value))
  }

  @inline(__always) var inverted: Self { Self(bits: ~bits) }

  @inline(__always) var isAllOnes: Bool { all(bits .== SIMD2<UInt64>(repeating: ~0)) }

  // Without optimization the scalar forms, which are not generic, are faster.
  @inline(__always) static var isFasterThanScalar: Bool { Build.isOptimized }

  @inline(__always) var sixteenthPowers: (power: Self, rest: Self) {
    let first = SixteenthPowers.bits(bits[0])
    let second = SixteenthPowers.bits(bits[1])
    return (
      Self(bits: SIMD2(first.power, second.power)), Self(bits: SIMD2(first.rest, second.rest))
    )
  }

  @inline(__always) var areAllNegative: Bool { Int64(bitPattern: bits[0] & bits[1]) < 0 }
}
