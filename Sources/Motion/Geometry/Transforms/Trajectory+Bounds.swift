// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Trajectory where Value == SIMD2<Double> {
  /// The smallest rectangle that contains the whole motion of a point, its ends included.
  ///
  /// - Precondition: The motion is analyzable: ``isAnalyzable``.
  public var bounds: Bounds {
    let (x, y) = (SIMD2(1.0, 0), SIMD2(0, 1.0))
    return Bounds(
      minimum: SIMD2(trough(along: x).value, trough(along: y).value),
      maximum: SIMD2(peak(along: x).value, peak(along: y).value))
  }
}
