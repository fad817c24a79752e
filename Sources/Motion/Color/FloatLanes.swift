// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Lanes of `Float`s that can also be divided and shifted to the right.
protocol FloatLanes: Lanes where Scalar == Float {
  /// Divides lane by lane.
  static func / (a: Self, b: Self) -> Self

  /// Shifts the bit patterns to the right, filling with zeros.
  static func &>> (a: Self, count: Int) -> Self
}

extension ScalarFloatLane: FloatLanes {
  @inline(__always) static func / (a: Self, b: Self) -> Self { Self(value: a.value / b.value) }

  @inline(__always) static func &>> (a: Self, count: Int) -> Self {
    Self(bits: a.bits &>> UInt32(truncatingIfNeeded: count))
  }
}

extension FloatRegister: FloatLanes {
  @inline(__always) static func / (a: Self, b: Self) -> Self { Self(value: a.value / b.value) }

  @inline(__always) static func &>> (a: Self, count: Int) -> Self {
    Self(bits: a.bits &>> SIMD4(repeating: UInt32(truncatingIfNeeded: count)))
  }
}

extension LanePair: FloatLanes where Half: FloatLanes {
  @inline(__always) static func / (a: Self, b: Self) -> Self {
    Self(a.low / b.low, a.high / b.high)
  }

  @inline(__always) static func &>> (a: Self, count: Int) -> Self {
    Self(a.low &>> count, a.high &>> count)
  }
}
