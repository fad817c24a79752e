// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels of the exponential function in `Float`.
///
/// The scheme is that of `ExponentialKernel`, in single precision throughout.
enum FloatExponentialKernel {
  /// The greatest magnitude for which `fast` gives eˣ.
  static var fastLimit: Float { 87 }

  /// Evaluates eˣ for arguments of at most `fastLimit`.
  @inline(__always)
  static func fast<L: Lanes>(_ x: L) -> L where L.Scalar == Float {
    let rounder = L(0x1.8p+23)
    let shifted = x * L(0x1.715476p+0) + rounder
    let n = shifted - rounder
    // ln 2 in 16 bits, whose product with n is exact, and the next 24 bits.
    let r = (x - n * L(0x1.62e4p-1)) - n * L(0x1.7f7d1cp-20)
    let r2 = r * r
    let c2 = L(0.5) + r * L(0x1.55548cp-3)
    let c4 = L(0x1.5554e4p-5) + r * L(0x1.123d06p-7)
    let curve = r2 * (c2 + r2 * (c4 + r2 * L(0x1.6d514ep-10)))
    return (L(1) + (r + curve)) &+ (shifted &<< 23)
  }

  /// Evaluates eˣ for any argument.
  @inline(never)
  static func general(_ x: Float) -> Float { Float(Elementary.exp(Double(x))) }
}
