// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Affine2D {
  /// How many times as large an area becomes, negative if it is mirrored.
  ///
  /// - Accuracy: Within 2 ulp, however close the two products are, for numbers from 10⁻¹⁵⁰ to
  ///   10¹⁵⁰.
  @inlinable
  public var determinant: Double { ExactArithmetic.differenceOfProducts(a, d, b, c) }

  /// The transform that takes every point back, or nil if this one is singular.
  ///
  /// - Accuracy: Every number within 5 ulp of the exact inverse's.
  /// - Edge cases: Singular is a determinant of 0, and an inverse that no `Double` holds.
  @inlinable
  public var inverse: Affine2D? {
    let determinant = determinant
    guard determinant.magnitude > 0, determinant.magnitude < .infinity else { return nil }
    let result = Affine2D(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: ExactArithmetic.differenceOfProducts(c, ty, d, tx) / determinant,
      ty: ExactArithmetic.differenceOfProducts(b, tx, a, ty) / determinant)
    return result.hasFiniteComponents ? result : nil
  }
}
