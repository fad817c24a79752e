// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The kernels of the transfer function and of OKLab in `Float`.
///
/// Both need roots, and a root needs no logarithm: the bits of a number are nearly its logarithm,
/// so a constant minus a third of them is z = x^(−1/3) within 4 %. With e = 1 − x·z³ a polynomial
/// for (1 − e)^(−1/3) leaves an error of 5e-9, below the rounding. In the same way a fourth gives
/// x^(−1/4) and a fifth x^(−1/5); thirds and fifths are sums of shifted bits. Then x^(1/3) =
/// x·x^(−1/3)², x^(5/12) = x·x^(−1/3)·x^(−1/4) and x^(12/5) = (x·x^(−1/5))³.
///
/// - Source: P. Kahan's cube root, by way of H. S. Warren, *Hacker's Delight*, ch. 17, for the
///   method; the constants, and the minimax polynomials fitted by Lawson's iteration, are our own.
enum TransferKernel {
  /// The greatest light whose sRGB number is computed.
  static var linearLimit: Float { 0x1p+80 }

  /// The greatest sRGB number whose light is computed.
  static var encodedLimit: Float { 0x1p+32 }

  /// Returns all ones where the sign is negative.
  ///
  /// Masks are computed with integers: compilers split comparisons of vectors.
  @inline(__always)
  static func signMask<L: FloatLanes>(_ x: L) -> L { L(0) &- (x &>> 31) }

  /// Returns all ones where a magnitude is above a limit or NaN.
  @inline(__always)
  static func isAbove<L: FloatLanes>(_ size: L, _ limit: Float) -> L { signMask(L(limit) &- size) }

  /// Clamps magnitudes to a limit.
  @inline(__always)
  static func clamped<L: FloatLanes>(_ size: L, at limit: Float) -> L {
    L.select(isAbove(size, limit), L(limit), size)
  }

  /// Clamps the magnitude of a number to that of the greatest light; also for NaN, which has a
  /// sign.
  @inline(__always)
  static func clamped<L: FloatLanes>(_ x: L) -> L {
    let sign = x.sign
    return clamped(x ^ sign, at: linearLimit) | sign
  }

  /// Replaces negative numbers, including negative zeros, by 0.
  @inline(__always)
  static func notNegative<L: FloatLanes>(_ x: L) -> L { x & signMask(x).inverted }

  /// Evaluates x^(−1/3) for positive x, and a finite number for 0.
  @inline(__always)
  static func inverseCubeRoot<L: FloatLanes>(_ x: L) -> L {
    var third = (x &>> 2) &+ (x &>> 4)
    third = third &+ (third &>> 4)
    third = third &+ (third &>> 8)
    let z = L(Float(bitPattern: 0x54a1_da8c)) &- third
    let e = L(1) - (x * z) * (z * z)
    let e2 = e * e
    let c0 = L(0x1.555556p-2) + e * L(0x1.c719a8p-3)
    let c2 = L(0x1.61f4c6p-3) + e * L(0x1.2a5442p-3)
    return z + z * (e * (c0 + e2 * (c2 + e2 * L(0x1.036c34p-3))))
  }

  /// Evaluates x^(−1/4) for positive x, and a finite number for 0.
  @inline(__always)
  static func inverseFourthRoot<L: FloatLanes>(_ x: L) -> L {
    let z = L(Float(bitPattern: 0x4f58_2000)) &- (x &>> 2)
    let z2 = z * z
    let e = L(1) - (x * z2) * z2
    let e2 = e * e
    let c0 = L(0x1.000002p-2) + e * L(0x1.3ffc1ap-3)
    let c2 = L(0x1.dff182p-4) + e * L(0x1.8c5666p-4)
    return z + z * (e * (c0 + e2 * (c2 + e2 * L(0x1.52bf50p-4))))
  }

  /// Evaluates x^(−1/5) for positive x.
  @inline(__always)
  static func inverseFifthRoot<L: FloatLanes>(_ x: L) -> L {
    var fifth = (x &>> 3) &+ (x &>> 4)
    fifth = fifth &+ (fifth &>> 4)
    fifth = fifth &+ (fifth &>> 8)
    let z = L(Float(bitPattern: 0x4c2b_3333)) &- fifth
    let z2 = z * z
    let e = L(1) - (x * z) * (z2 * z2)
    let e2 = e * e
    let c0 = L(0x1.9999a2p-3) + e * L(0x1.eb854ap-4)
    let c2 = L(0x1.6859f8p-4) + e * L(0x1.203852p-4)
    let c4 = L(0x1.f4790cp-5) + e * L(0x1.b54978p-5)
    return z + z * (e * (c0 + e2 * (c2 + e2 * c4)))
  }

  /// Evaluates the sRGB number of linear light.
  @inline(__always)
  static func encoded<L: FloatLanes>(_ linear: L) -> L {
    let sign = linear.sign
    let size = clamped(linear ^ sign, at: linearLimit)
    let power = (size * inverseCubeRoot(size)) * inverseFourthRoot(size)
    let curve = power + L(0.055) * (power - L(1))
    let isCurve = isAbove(size, Float(TransferFunction.linearJoint))
    return L.select(isCurve, curve, size * L(12.92)) | sign
  }

  /// Evaluates the linear light of an sRGB number.
  @inline(__always)
  static func linear<L: FloatLanes>(_ encoded: L) -> L {
    let sign = encoded.sign
    let size = clamped(encoded ^ sign, at: encodedLimit)
    let base = (size + L(0.055)) * L(0x1.e54edcp-1)
    let root = base * inverseFifthRoot(base)
    let curve = root * (root * root)
    let isCurve = isAbove(size, Float(TransferFunction.joint))
    return L.select(isCurve, curve, size * L(0x1.3d0722p-4)) | sign
  }

  /// Evaluates the signed cube root.
  @inline(__always)
  static func cubeRoot<L: FloatLanes>(_ x: L) -> L {
    let sign = x.sign
    let size = clamped(x ^ sign, at: linearLimit)
    let z = inverseCubeRoot(size)
    return (size * (z * z)) | sign
  }

  /// Evaluates the cube, of a magnitude up to 2³⁰.
  @inline(__always)
  static func cube<L: FloatLanes>(_ x: L) -> L {
    let sign = x.sign
    let size = clamped(x ^ sign, at: 0x1p+30)
    return ((size * size) * size) | sign
  }
}
