// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One `Double` for kernels.
struct ScalarLane: DoubleLanes {
  typealias Scalar = Double

  /// The numbers.
  var value: Double

  /// Wraps numbers.
  @inline(__always) init(value: Double) { self.value = value }

  /// Wraps bit patterns.
  @inline(__always) init(bits: UInt64) {
    value = Double(bitPattern: bits)
  }

  /// The bit patterns.
  @inline(__always) var bits: UInt64 { value.bitPattern }

  @inline(__always) init(_ scalar: Double) { value = scalar }

  @inline(__always) static func + (a: Self, b: Self) -> Self { Self(value: a.value + b.value) }
  @inline(__always) static func - (a: Self, b: Self) -> Self { Self(value: a.value - b.value) }
  @inline(__always) static func * (a: Self, b: Self) -> Self { Self(value: a.value * b.value) }
  @inline(__always) static func / (a: Self, b: Self) -> Self { Self(value: a.value / b.value) }
  @inline(__always) static func max(_ a: Self, _ b: Self) -> Self {
    a.value < b.value ? b : a
  }
  @inline(__always) static func min(_ a: Self, _ b: Self) -> Self {
    b.value < a.value ? b : a
  }
  @inline(__always) static func & (a: Self, b: Self) -> Self { Self(bits: a.bits & b.bits) }
  @inline(__always) static func | (a: Self, b: Self) -> Self { Self(bits: a.bits | b.bits) }
  @inline(__always) static func ^ (a: Self, b: Self) -> Self { Self(bits: a.bits ^ b.bits) }
  @inline(__always) static func &+ (a: Self, b: Self) -> Self { Self(bits: a.bits &+ b.bits) }
  @inline(__always) static func &- (a: Self, b: Self) -> Self { Self(bits: a.bits &- b.bits) }
  @inline(__always) static func &<< (a: Self, count: Int) -> Self {
    Self(bits: a.bits &<< UInt64(truncatingIfNeeded: count))
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

  @inline(__always) var sixteenthPowers: (power: Self, rest: Self) {
    let entry = SixteenthPowers.bits(bits)
    return (Self(bits: entry.power), Self(bits: entry.rest))
  }

  @inline(__always) var areAllNegative: Bool { Int64(bitPattern: bits) < 0 }
}
