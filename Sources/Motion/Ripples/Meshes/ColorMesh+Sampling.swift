// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension ColorMesh {
  /// Evaluates the position of a point of the sheet.
  ///
  /// - Parameters:
  ///   - u: The coordinate along the rows, 0 at the first point and 1 at the last.
  ///   - v: The coordinate down the columns.
  /// - Returns: The position, in the unit of the points.
  /// - Accuracy: A few ulp of the largest surrounding coordinate.
  /// - Edge cases: Coordinates are clamped to 0…1; NaN is treated as 0. In a mesh without points
  ///   every position is the origin.
  /// - Complexity: O(1), without allocation.
  public func position(u: Double, v: Double) -> SIMD2<Double> {
    guard patchCount > 0 else { return .zero }
    let (along, down) = (cell(u, count: width - 1), cell(v, count: height - 1))
    return ColorMeshPatch(self, column: along.index, row: down.index)
      .row(HermiteWeights(down.rest)).position(HermiteWeights(along.rest))
  }

  /// Evaluates the color of a point of the sheet.
  ///
  /// - Parameters:
  ///   - u: The coordinate along the rows, 0 at the first point and 1 at the last.
  ///   - v: The coordinate down the columns.
  /// - Returns: The color, not multiplied by alpha.
  /// - Accuracy: That of ``TransferFunction`` and ``OKLab`` in `Double`.
  /// - Edge cases: Coordinates are clamped to 0…1; NaN is treated as 0. A mesh without points is
  ///   transparent.
  /// - Complexity: O(1), without allocation.
  public func color(u: Double, v: Double) -> SRGB {
    guard patchCount > 0 else { return .clear }
    let (along, down) = (cell(u, count: width - 1), cell(v, count: height - 1))
    let patch = ColorMeshPatch(self, column: along.index, row: down.index)
    let components =
      smoothsColors
      ? patch.components(ColorMesh.smoothStep(along.rest), ColorMesh.smoothStep(down.rest))
      : patch.components(along.rest, down.rest)
    return ColorMesh.color(of: components, in: colorSpace)
  }

  /// Returns the index of the patch that contains a coordinate, and the coordinate in the patch.
  private func cell(_ position: Double, count: Int) -> (index: Int, rest: Double) {
    let held = position > 0 ? min(position, 1) : 0
    let scaled = held * Double(count)
    let index = min(Int(scaled), count - 1)
    return (index, scaled - Double(index))
  }

  /// Returns the cubic 3t² − 2t³, exact at both ends.
  @inline(__always)
  static func smoothStep(_ t: Double) -> Double { t * t * (3 - 2 * t) }
}
