// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension GridMesh {
  /// Returns the number of cells of a minimum size along an extent, at least 2.
  ///
  /// - Parameters:
  ///   - extent: The width or height of the mesh, in points.
  ///   - size: The minimum width or height of a cell, in points.
  /// - Returns: The number of columns, or of rows.
  /// - Edge cases: The maximum is 65 536; the result is 2 if the quotient is NaN.
  /// - Source: The mesh of Telegram for iOS, whose cells are at least 40 points wide and high.
  public static func count(across extent: Double, size: Double = 40) -> Int {
    let count = extent / size
    guard count > 2 else { return 2 }
    return count < Double(limit) ? Int(count) : limit
  }
}
