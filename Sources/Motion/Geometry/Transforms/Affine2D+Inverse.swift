// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Affine2D {
  /// The factor by which areas are multiplied, negative if the transform mirrors.
  ///
  /// - Accuracy: Within 2 ulp, however close the two products are, for numbers from 10⁻¹⁵⁰ to
  ///   10¹⁵⁰.
  @inlinable
  public var determinant: Double { ExactArithmetic.differenceOfProducts(a, d, b, c) }

  /// The inverse transform, or nil if this one is singular.
  ///
  /// - Accuracy: Every number is within 5 ulp of that of the exact inverse, for numbers from 10⁻¹⁵⁰
  ///   to 10¹⁵⁰.
  /// - Edge cases: A transform is singular if its determinant is 0, or if a number of its inverse
  ///   overflows a `Double`.
  @inlinable
  public var inverse: Affine2D? {
    let determinant = determinant
    guard determinant.magnitude > 0, determinant.magnitude < .infinity else { return nil }
    return Affine2D(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: ExactArithmetic.differenceOfProducts(c, ty, d, tx) / determinant,
      ty: ExactArithmetic.differenceOfProducts(b, tx, a, ty) / determinant
    ).ifFinite
  }
}
