// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Matrix4 {
  /// The factor by which volumes are multiplied, negative if the matrix mirrors.
  ///
  /// With a perspective it is the product of that factor and of the change of w.
  ///
  /// - Accuracy: Within 16 ulp of the sum of the magnitudes of its 24 products.
  public var determinant: Double {
    let balanced = Balanced(self)
    return Double(
      sign: .plus, exponent: balanced.lost, significand: balanced.minors.determinant)
  }

  /// The inverse matrix, or nil if this one is singular.
  ///
  /// - Accuracy: A few ulp times the condition of the matrix, independently of units: rows and
  ///   columns are first scaled to one size by powers of two.
  /// - Edge cases: A matrix is singular to working precision if rounding cannot distinguish its
  ///   determinant from 0, or if a number of its inverse overflows a `Double`.
  public var inverse: Matrix4? {
    let balanced = Balanced(self)
    let minors = balanced.minors
    let determinant = minors.determinant
    guard determinant.magnitude > 0x1p-49 * minors.determinantOfMagnitudes else { return nil }
    let adjugate = minors.adjugate(of: balanced.matrix)
    let result = Matrix4(
      row1: adjugate.row1 / determinant * balanced.rows * balanced.columns.x,
      row2: adjugate.row2 / determinant * balanced.rows * balanced.columns.y,
      row3: adjugate.row3 / determinant * balanced.rows * balanced.columns.z,
      row4: adjugate.row4 / determinant * balanced.rows * balanced.columns.w)
    let rows = VectorPair(
      VectorPair(result.row1, result.row2), VectorPair(result.row3, result.row4))
    return rows.hasFiniteComponents ? result : nil
  }
}

/// A matrix whose rows and columns were multiplied by powers of two, so that all are near 1.
private struct Balanced {
  let matrix: Matrix4
  let rows: SIMD4<Double>
  let columns: SIMD4<Double>

  init(_ matrix: Matrix4) {
    let rows = SIMD4(
      Balanced.factor(matrix.row1), Balanced.factor(matrix.row2), Balanced.factor(matrix.row3),
      Balanced.factor(matrix.row4))
    let level = Matrix4(
      row1: matrix.row1 * rows.x, row2: matrix.row2 * rows.y, row3: matrix.row3 * rows.z,
      row4: matrix.row4 * rows.w)
    let columns = SIMD4(
      Balanced.factor(level.column(0)), Balanced.factor(level.column(1)),
      Balanced.factor(level.column(2)), Balanced.factor(level.column(3)))
    self.rows = rows
    self.columns = columns
    self.matrix = Matrix4(
      row1: level.row1 * columns, row2: level.row2 * columns, row3: level.row3 * columns,
      row4: level.row4 * columns)
  }

  /// The exponent of the power of two by which the scaling has divided the determinant.
  var lost: Int { (0..<4).reduce(0) { $0 - Int(rows[$1].exponent) - Int(columns[$1].exponent) } }

  var minors: Minors { Minors(matrix) }

  /// Returns the power of two that scales the greatest of four numbers to 1…2.
  static func factor(_ numbers: SIMD4<Double>) -> Double {
    let (a, b) = (
      max(numbers.x.magnitude, numbers.y.magnitude), max(numbers.z.magnitude, numbers.w.magnitude)
    )
    let greatest = max(a, b)
    guard greatest > 0, greatest < .infinity else { return 1 }
    let exponent = min(max(Int(greatest.bitPattern >> 52), 23), 2023)
    return Double(bitPattern: UInt64(2046 - exponent) << 52)
  }
}

extension Matrix4 {
  /// Returns a column from the top.
  fileprivate func column(_ index: Int) -> SIMD4<Double> {
    SIMD4(row1[index], row2[index], row3[index], row4[index])
  }
}

/// The 2×2 minors of the upper half and of the lower half.
///
/// - Source: P. Laplace's expansion by the first two rows.
private struct Minors {
  /// The minors of the columns 12, 13, 14, 23, 24, 34.
  let upper: (Double, Double, Double, Double, Double, Double)
  let lower: (Double, Double, Double, Double, Double, Double)

  init(_ matrix: Matrix4) {
    upper = Minors.pairs(matrix.row1, matrix.row2)
    lower = Minors.pairs(matrix.row3, matrix.row4)
  }

  private static func pairs(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>
  ) -> (Double, Double, Double, Double, Double, Double) {
    (
      ExactArithmetic.differenceOfProducts(a.x, b.y, a.y, b.x),
      ExactArithmetic.differenceOfProducts(a.x, b.z, a.z, b.x),
      ExactArithmetic.differenceOfProducts(a.x, b.w, a.w, b.x),
      ExactArithmetic.differenceOfProducts(a.y, b.z, a.z, b.y),
      ExactArithmetic.differenceOfProducts(a.y, b.w, a.w, b.y),
      ExactArithmetic.differenceOfProducts(a.z, b.w, a.w, b.z)
    )
  }

  var determinant: Double {
    let first = upper.0 * lower.5 - upper.1 * lower.4
    let second = upper.2 * lower.3 + upper.3 * lower.2
    let third = upper.5 * lower.0 - upper.4 * lower.1
    return first + second + third
  }

  var determinantOfMagnitudes: Double {
    let first = (upper.0 * lower.5).magnitude + (upper.1 * lower.4).magnitude
    let second = (upper.2 * lower.3).magnitude + (upper.3 * lower.2).magnitude
    let third = (upper.5 * lower.0).magnitude + (upper.4 * lower.1).magnitude
    return first + second + third
  }

  /// Returns the inverse before the division by the determinant.
  func adjugate(of matrix: Matrix4) -> Matrix4 {
    let (a, b, c, d) = (matrix.row1, matrix.row2, matrix.row3, matrix.row4)
    return Matrix4(
      row1: SIMD4(
        Minors.sum(b.y, lower.5, -b.z, lower.4, b.w, lower.3),
        Minors.sum(-a.y, lower.5, a.z, lower.4, -a.w, lower.3),
        Minors.sum(d.y, upper.5, -d.z, upper.4, d.w, upper.3),
        Minors.sum(-c.y, upper.5, c.z, upper.4, -c.w, upper.3)),
      row2: SIMD4(
        Minors.sum(-b.x, lower.5, b.z, lower.2, -b.w, lower.1),
        Minors.sum(a.x, lower.5, -a.z, lower.2, a.w, lower.1),
        Minors.sum(-d.x, upper.5, d.z, upper.2, -d.w, upper.1),
        Minors.sum(c.x, upper.5, -c.z, upper.2, c.w, upper.1)),
      row3: SIMD4(
        Minors.sum(b.x, lower.4, -b.y, lower.2, b.w, lower.0),
        Minors.sum(-a.x, lower.4, a.y, lower.2, -a.w, lower.0),
        Minors.sum(d.x, upper.4, -d.y, upper.2, d.w, upper.0),
        Minors.sum(-c.x, upper.4, c.y, upper.2, -c.w, upper.0)),
      row4: SIMD4(
        Minors.sum(-b.x, lower.3, b.y, lower.1, -b.z, lower.0),
        Minors.sum(a.x, lower.3, -a.y, lower.1, a.z, lower.0),
        Minors.sum(-d.x, upper.3, d.y, upper.1, -d.z, upper.0),
        Minors.sum(c.x, upper.3, -c.y, upper.1, c.z, upper.0)))
  }

  private static func sum(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ e: Double, _ f: Double
  ) -> Double {
    ExactArithmetic.differenceOfProducts(a, b, -c, d) + e * f
  }
}
