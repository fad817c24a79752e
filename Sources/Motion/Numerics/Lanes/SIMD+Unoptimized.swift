// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Without optimization the standard library's vector operators are loops with checked indices, some
// ten times slower than these, which replace them in debug builds and give the same bits: a vertex
// and a particle, rows of the debug suite, would take twice their limits.
#if DEBUG
extension SIMD2 where Scalar == Double {
  @usableFromInline
  static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y) }

  @usableFromInline
  static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y) }

  @usableFromInline
  static func * (a: Self, b: Self) -> Self { Self(a.x * b.x, a.y * b.y) }

  @usableFromInline
  static func * (a: Self, b: Double) -> Self { Self(a.x * b, a.y * b) }
}

extension SIMD4 where Scalar == Double {
  @usableFromInline
  static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w) }

  @usableFromInline
  static func + (a: Double, b: Self) -> Self { Self(a + b.x, a + b.y, a + b.z, a + b.w) }

  @usableFromInline
  static func + (a: Self, b: Double) -> Self { Self(a.x + b, a.y + b, a.z + b, a.w + b) }

  @usableFromInline
  static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w) }

  @usableFromInline
  static func - (a: Double, b: Self) -> Self { Self(a - b.x, a - b.y, a - b.z, a - b.w) }

  @usableFromInline
  static func - (a: Self, b: Double) -> Self { Self(a.x - b, a.y - b, a.z - b, a.w - b) }

  @usableFromInline
  static func * (a: Self, b: Self) -> Self { Self(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w) }

  @usableFromInline
  static func * (a: Double, b: Self) -> Self { Self(a * b.x, a * b.y, a * b.z, a * b.w) }

  @usableFromInline
  static func * (a: Self, b: Double) -> Self { Self(a.x * b, a.y * b, a.z * b, a.w * b) }

  @usableFromInline
  static func / (a: Self, b: Self) -> Self { Self(a.x / b.x, a.y / b.y, a.z / b.z, a.w / b.w) }

  @usableFromInline
  static func / (a: Self, b: Double) -> Self { Self(a.x / b, a.y / b, a.z / b, a.w / b) }

  @usableFromInline
  func replacing(with other: Self, where mask: SIMDMask<SIMD4<Int64>>) -> Self {
    Self(
      mask[0] ? other.x : x, mask[1] ? other.y : y, mask[2] ? other.z : z,
      mask[3] ? other.w : w)
  }

  @usableFromInline
  func replacing(with other: Double, where mask: SIMDMask<SIMD4<Int64>>) -> Self {
    Self(mask[0] ? other : x, mask[1] ? other : y, mask[2] ? other : z, mask[3] ? other : w)
  }
}

extension SIMD4 where Scalar == Float {
  @usableFromInline
  static func + (a: Self, b: Self) -> Self { Self(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w) }

  @usableFromInline
  static func - (a: Self, b: Self) -> Self { Self(a.x - b.x, a.y - b.y, a.z - b.z, a.w - b.w) }

  @usableFromInline
  static func * (a: Self, b: Self) -> Self { Self(a.x * b.x, a.y * b.y, a.z * b.z, a.w * b.w) }
}

extension SIMD4 where Scalar == UInt32 {
  @usableFromInline
  static func & (a: Self, b: Self) -> Self { Self(a.x & b.x, a.y & b.y, a.z & b.z, a.w & b.w) }

  @usableFromInline
  static func | (a: Self, b: Self) -> Self { Self(a.x | b.x, a.y | b.y, a.z | b.z, a.w | b.w) }

  @usableFromInline
  static func ^ (a: Self, b: Self) -> Self { Self(a.x ^ b.x, a.y ^ b.y, a.z ^ b.z, a.w ^ b.w) }

  @usableFromInline
  static func &<< (a: Self, b: Self) -> Self {
    Self(a.x &<< b.x, a.y &<< b.y, a.z &<< b.z, a.w &<< b.w)
  }

  @usableFromInline
  static func &>> (a: Self, b: UInt32) -> Self { Self(a.x &>> b, a.y &>> b, a.z &>> b, a.w &>> b) }

  @usableFromInline
  static prefix func ~ (a: Self) -> Self { Self(~a.x, ~a.y, ~a.z, ~a.w) }

  @usableFromInline
  func replacing(with other: UInt32, where mask: SIMDMask<SIMD4<Int32>>) -> Self {
    Self(mask[0] ? other : x, mask[1] ? other : y, mask[2] ? other : z, mask[3] ? other : w)
  }
}

/// Returns whether a mask has only ones.
@usableFromInline
func all(_ mask: SIMDMask<SIMD4<Int64>>) -> Bool { mask[0] && mask[1] && mask[2] && mask[3] }

extension SIMD4 where Scalar == UInt64 {
  @usableFromInline
  static func & (a: Self, b: UInt64) -> Self { Self(a.x & b, a.y & b, a.z & b, a.w & b) }

  @usableFromInline
  static func | (a: Self, b: UInt64) -> Self { Self(a.x | b, a.y | b, a.z | b, a.w | b) }

  @usableFromInline
  static func &>> (a: Self, b: UInt64) -> Self { Self(a.x &>> b, a.y &>> b, a.z &>> b, a.w &>> b) }

  @usableFromInline
  func replacing(with other: UInt64, where mask: SIMDMask<SIMD4<Int64>>) -> Self {
    Self(mask[0] ? other : x, mask[1] ? other : y, mask[2] ? other : z, mask[3] ? other : w)
  }
}
#endif
