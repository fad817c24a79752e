// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One `Float` for kernels.
struct ScalarFloatLane: Lanes {
  typealias Scalar = Float

  /// The numbers.
  var value: Float

  /// Wraps numbers.
  @inline(__always) init(value: Float) { self.value = value }

  /// Wraps bit patterns.
  @inline(__always) init(bits: UInt32) {
    value = Float(bitPattern: bits)
  }

  /// The bit patterns.
  @inline(__always) var bits: UInt32 { value.bitPattern }

  @inline(__always) init(_ scalar: Float) { value = scalar }

  @inline(__always) static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { Self(value: a.value - b.value) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { Self(value: a.value * b.value) }
  @inline(__always) static func / (a: Self, b: Self) -> Self { Self(value: a.value / b.value) }
  @inline(__always) static func max(_ a: Self, _ b: Self) -> Self { a.value < b.value ? b : a }
  @inline(__always) static func & (a: Self, b: Self) -> Self { Self(bits: a.bits & b.bits) }
  @inline(__always) static func | (a: Self, b: Self) -> Self { Self(bits: a.bits | b.bits) }
  @inline(__always) static func ^ (a: Self, b: Self) -> Self { Self(bits: a.bits ^ b.bits) }
  @inline(__always) static func &+ (a: Self, b: Self) -> Self { Self(bits: a.bits &+ b.bits) }
  @inline(__always) static func &- (a: Self, b: Self) -> Self { Self(bits: a.bits &- b.bits) }
  @inline(__always) static func &<< (a: Self, count: Int) -> Self {
    Self(bits: a.bits &<< UInt32(truncatingIfNeeded: count))
  }

  @inline(__always) static func less(_ a: Self, _ b: Self) -> Self {
    Self(bits: a.value < b.value ? ~0 : 0)
  }

  @inline(__always) static func atMost(_ a: Self, _ b: Self) -> Self {
    Self(bits: a.value <= b.value ? ~0 : 0)
  }

  @inline(__always) var inverted: Self { Self(bits: ~bits) }

  @inline(__always) var isAllOnes: Bool { bits == ~0 }

  @inline(__always) static var isFasterThanScalar: Bool { true }
}
