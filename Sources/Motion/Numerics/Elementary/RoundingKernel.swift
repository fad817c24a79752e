// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels that round to integers.
///
/// Adding and subtracting a number whose ulp is one rounds a smaller magnitude to the nearest
/// integer; if the result is above the argument, one is subtracted.
enum RoundingKernel {
  /// Evaluates the floor of `Double`s.
  @inline(__always)
  static func floor<L: Lanes>(_ x: L) -> L where L.Scalar == Double {
    floor(x, rounder: L(0x1p+52))
  }

  /// Evaluates the floor of `Float`s.
  @inline(__always)
  static func floor<L: Lanes>(_ x: L) -> L where L.Scalar == Float { floor(x, rounder: L(0x1p+23)) }

  /// Evaluates the floor of one `Double`.
  ///
  /// Without optimization each operation of the generic form is a call through a witness table.
  @inline(__always)
  static func floor(_ x: Double) -> Double {
    // Masks as in the generic form: a branch would be mispredicted.
    let rounder = 0x1p+52
    let size = x.magnitude
    let sign = x.bitPattern & (1 << 63)
    let nearest = Double(bitPattern: ((size + rounder) - rounder).bitPattern | sign)
    let isAbove: UInt64 = x < nearest ? ~0 : 0
    let below = nearest - Double(bitPattern: isAbove & 0x3ff0_0000_0000_0000)
    let isSmall: UInt64 = size < rounder ? ~0 : 0
    return Double(
      bitPattern: (isSmall & (below.bitPattern | sign)) | (~isSmall & x.bitPattern))
  }

  /// Evaluates the floor, given the least number above which all numbers are integers.
  @inline(__always)
  private static func floor<L: Lanes>(_ x: L, rounder: L) -> L {
    let sign = x.sign
    let size = x ^ sign
    let nearest = ((size + rounder) - rounder) | sign
    let below = nearest - (L.less(x, nearest) & L(1))
    return L.select(L.less(size, rounder), below | sign, x)
  }
}
