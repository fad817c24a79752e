// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The premultiplied colors of a patch's corners, in single precision.
struct ColorCorners {
  /// The corners, left to right, then top to bottom.
  let c00, c10, c01, c11: SIMD4<Float>

  /// Creates the corners of a patch.
  ///
  /// Components are clamped to ±2³⁰, beyond which the linear light overflows single precision.
  init(_ patch: ColorMeshPatch) {
    c00 = SIMD4<Float>(patch.c00.clamped(to: 0x1p+30))
    c10 = SIMD4<Float>(patch.c10.clamped(to: 0x1p+30))
    c01 = SIMD4<Float>(patch.c01.clamped(to: 0x1p+30))
    c11 = SIMD4<Float>(patch.c11.clamped(to: 0x1p+30))
  }

  /// Returns the two ends of a row, given the weight of the lower side.
  ///
  /// At an edge the other side's weight is exactly 0, so that two patches compute the same bits.
  @inline(__always)
  func row(_ v: Float) -> Row { Row(left: c00 * (1 - v) + c01 * v, right: c10 * (1 - v) + c11 * v) }

  /// One row of a patch.
  struct Row {
    let left, right: SIMD4<Float>

    /// Interpolates four colors of the row and divides them by their alpha.
    ///
    /// - Returns: The unpremultiplied colors, 0 where alpha is not positive, and alpha clamped to
    ///   0…1.
    @inline(__always)
    func straight(_ u: FloatRegister) -> (ColorLanes<FloatRegister>, alpha: FloatRegister) {
      let one = FloatRegister(1)
      let rest = one - u
      let alpha = TransferKernel.notNegative(mix(3, rest, u))
      // As integers, 0 − alpha is negative exactly for positive alpha.
      let isSeen = TransferKernel.signMask(FloatRegister(0) &- alpha)
      let divisor = FloatRegister.select(isSeen, alpha, one)
      let lanes = ColorLanes(
        (mix(0, rest, u) & isSeen) / divisor, (mix(1, rest, u) & isSeen) / divisor,
        (mix(2, rest, u) & isSeen) / divisor)
      return (lanes, TransferKernel.clamped(alpha, at: 1))
    }

    @inline(__always)
    private func mix(_ component: Int, _ rest: FloatRegister, _ u: FloatRegister) -> FloatRegister {
      FloatRegister(left[component]) * rest + FloatRegister(right[component]) * u
        + FloatRegister(0)
    }
  }
}

extension SIMD where Scalar == Double {
  /// Returns the components clamped to a magnitude.
  func clamped(to limit: Double) -> Self {
    replacing(with: limit, where: self .> limit).replacing(with: -limit, where: self .< -limit)
  }
}

extension ColorMeshPatch {
  /// The patch with positions clamped so that interpolated ones fit single precision.
  var clampedForFloat: ColorMeshPatch {
    var patch = self
    let limit = 0x1p+124
    patch.p00 = p00.clamped(to: limit)
    patch.p10 = p10.clamped(to: limit)
    patch.p01 = p01.clamped(to: limit)
    patch.p11 = p11.clamped(to: limit)
    patch.u00 = u00.clamped(to: limit)
    patch.u10 = u10.clamped(to: limit)
    patch.u01 = u01.clamped(to: limit)
    patch.u11 = u11.clamped(to: limit)
    patch.v00 = v00.clamped(to: limit)
    patch.v10 = v10.clamped(to: limit)
    patch.v01 = v01.clamped(to: limit)
    patch.v11 = v11.clamped(to: limit)
    return patch
  }
}
