// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Elementary {
  /// Applies a function to each lane of a vector.
  ///
  /// The vector forms of all functions are specialized from this one.
  ///
  /// - Parameters:
  ///   - x: The vector.
  ///   - lanes: The same numbers for a kernel.
  ///   - limit: The greatest magnitude for which the kernel gives the bits of the scalar form.
  ///   - fast: The kernel.
  ///   - scalar: The scalar form, which is applied to each lane if one of them is NaN or beyond the
  ///     limit, and where it is faster.
  /// - Returns: The result of each lane.
  @inline(__always)
  static func lanewise<Vector: SIMD, L: Lanes>(
    _ x: Vector, _ lanes: @autoclosure () -> L, limit: L.Scalar, _ fast: (L) -> Vector,
    orEach scalar: (L.Scalar) -> L.Scalar
  ) -> Vector where Vector.Scalar == L.Scalar {
    guard L.isFasterThanScalar, case let lanes = lanes(),
      L.allAtMost(lanes.magnitude, L(limit))
    else {
      var result = Vector()
      for lane in 0..<Vector.scalarCount { result[lane] = scalar(x[lane]) }
      return result
    }
    return fast(lanes)
  }

  /// Applies a function with two results to each lane of a vector, as the other form does.
  @inline(__always)
  static func lanewise<Vector: SIMD, L: Lanes>(
    _ x: Vector, _ lanes: @autoclosure () -> L, limit: L.Scalar,
    _ fast: (L) -> (sine: Vector, cosine: Vector),
    orEach scalar: (L.Scalar) -> (sine: L.Scalar, cosine: L.Scalar)
  ) -> (sine: Vector, cosine: Vector) where Vector.Scalar == L.Scalar {
    guard L.isFasterThanScalar, case let lanes = lanes(),
      L.allAtMost(lanes.magnitude, L(limit))
    else {
      var (sine, cosine) = (Vector(), Vector())
      for lane in 0..<Vector.scalarCount { (sine[lane], cosine[lane]) = scalar(x[lane]) }
      return (sine, cosine)
    }
    return fast(lanes)
  }
}
