// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The coordinates in which colors are mixed.
///
/// ![Bars from red to lime and from blue to yellow in sRGB, linear light and OKLab](colors)
@frozen
public enum InterpolationSpace: CaseIterable, Hashable, Sendable {
  /// sRGB components, in which most software interpolates: mixtures of opposite hues are dull and
  /// dark.
  case srgb

  /// Linear light, in which a lens averages: correct for blurs and glows.
  case linear

  /// OKLab, a perceptual space: steps look even, and hues nearly constant.
  case oklab

  /// Converts a color to another space, in single precision.
  ///
  /// - Parameters:
  ///   - color: Three unpremultiplied coordinates in this space, and alpha, which is unchanged.
  ///   - other: The other space.
  /// - Returns: The unpremultiplied coordinates in the other space, and alpha.
  /// - Accuracy: For colors of sRGB's gamut within 1/200 of an 8-bit step in sRGB, and within
  ///   2e-6 in linear light and in OKLab. ``SRGB`` and ``OKLab`` convert more accurately.
  /// - Edge cases: The same space gives the same bits. The result is finite for every input:
  ///   intermediate coordinates, roots and powers are clamped, and NaN is treated as infinite.
  public func converted(_ color: SIMD4<Float>, to other: InterpolationSpace) -> SIMD4<Float> {
    let lanes = ColorLanes(
      ScalarFloatLane(color.x), ScalarFloatLane(color.y), ScalarFloatLane(color.z)
    ).converted(from: self, to: other)
    return SIMD4(lanes.x.value, lanes.y.value, lanes.z.value, color.w)
  }

  /// Converts any number of colors to another space, in single precision.
  ///
  /// Each color gets the bits of `converted(_:to:)`.
  ///
  /// - Complexity: O(*n*) for *n* colors, four at a time, without a branch or a table.
  public func convert(_ colors: inout MutableSpan<SIMD4<Float>>, to other: InterpolationSpace) {
    if self == other { return }
    colors.withUnsafeMutableBufferPointer { convert($0, to: other) }
  }

  private func convert(
    _ colors: UnsafeMutableBufferPointer<SIMD4<Float>>, to other: InterpolationSpace
  ) {
    let whole = colors.count & ~3
    for index in stride(from: 0, to: whole, by: 4) {
      let (a, b) = (colors[index], colors[index + 1])
      let (c, d) = (colors[index + 2], colors[index + 3])
      let lanes = ColorLanes(
        FloatRegister(value: SIMD4(a.x, b.x, c.x, d.x)),
        FloatRegister(value: SIMD4(a.y, b.y, c.y, d.y)),
        FloatRegister(value: SIMD4(a.z, b.z, c.z, d.z))
      ).converted(from: self, to: other)
      let (x, y, z) = (lanes.x.value, lanes.y.value, lanes.z.value)
      colors[index] = SIMD4(x[0], y[0], z[0], a.w)
      colors[index + 1] = SIMD4(x[1], y[1], z[1], b.w)
      colors[index + 2] = SIMD4(x[2], y[2], z[2], c.w)
      colors[index + 3] = SIMD4(x[3], y[3], z[3], d.w)
    }
    for index in whole..<colors.count { colors[index] = converted(colors[index], to: other) }
  }
}
