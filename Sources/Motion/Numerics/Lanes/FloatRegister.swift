// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A register of four `Float`s for kernels.
struct FloatRegister: Lanes {
  typealias Scalar = Float

  /// The numbers.
  var value: SIMD4<Float>

  /// Wraps numbers.
  @inline(__always) init(value: SIMD4<Float>) { self.value = value }

  /// Wraps bit patterns.
  @inline(__always) init(bits: SIMD4<UInt32>) {
    value = unsafeBitCast(bits, to: SIMD4<Float>.self)
  }

  /// The bit patterns.
  @inline(__always) var bits: SIMD4<UInt32> { unsafeBitCast(value, to: SIMD4<UInt32>.self) }

  @inline(__always) init(_ scalar: Float) { value = SIMD4(repeating: scalar) }

  @inline(__always) static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { Self(value: a.value - b.value) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { Self(value: a.value * b.value) }
  @inline(__always) static func / (a: Self, b: Self) -> Self { Self(value: a.value / b.value) }
  @inline(__always) static func max(_ a: Self, _ b: Self) -> Self {
    Self(value: a.value.replacing(with: b.value, where: a.value .< b.value))
  }
  @inline(__always) static func & (a: Self, b: Self) -> Self { Self(bits: a.bits & b.bits) }
  @inline(__always) static func | (a: Self, b: Self) -> Self { Self(bits: a.bits | b.bits) }
  @inline(__always) static func ^ (a: Self, b: Self) -> Self { Self(bits: a.bits ^ b.bits) }
  @inline(__always) static func &+ (a: Self, b: Self) -> Self { Self(bits: a.bits &+ b.bits) }
  @inline(__always) static func &- (a: Self, b: Self) -> Self { Self(bits: a.bits &- b.bits) }
  @inline(__always) static func &<< (a: Self, count: Int) -> Self {
    Self(bits: a.bits &<< SIMD4(repeating: UInt32(truncatingIfNeeded: count)))
  }

  @inline(__always) static func less(_ a: Self, _ b: Self) -> Self {
    Self(bits: SIMD4<UInt32>.zero.replacing(with: ~0, where: a.value .< b.value))
  }

  @inline(__always) static func atMost(_ a: Self, _ b: Self) -> Self {
    Self(bits: SIMD4<UInt32>.zero.replacing(with: ~0, where: a.value .<= b.value))
  }

  @inline(__always) var inverted: Self { Self(bits: ~bits) }

  @inline(__always) var isAllOnes: Bool { all(bits .== SIMD4<UInt32>(repeating: ~0)) }

  @inline(__always) static var isFasterThanScalar: Bool { true }
}
