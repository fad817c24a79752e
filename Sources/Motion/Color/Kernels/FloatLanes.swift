// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Lanes of `Float`s that can also be shifted to the right.
protocol FloatLanes: Lanes where Scalar == Float {
  /// Shifts the bit patterns to the right, filling with zeros.
  static func &>> (a: Self, count: Int) -> Self
}

extension ScalarFloatLane: FloatLanes {
  @inline(__always) static func &>> (a: Self, count: Int) -> Self {
    Self(bits: a.bits &>> UInt32(truncatingIfNeeded: count))
  }
}

extension FloatRegister: FloatLanes {
  @inline(__always) static func &>> (a: Self, count: Int) -> Self {
    Self(bits: a.bits &>> SIMD4(repeating: UInt32(truncatingIfNeeded: count)))
  }
}

extension LanePair: FloatLanes where Half: FloatLanes {
  @inline(__always) static func &>> (a: Self, count: Int) -> Self {
    Self(a.low &>> count, a.high &>> count)
  }
}
