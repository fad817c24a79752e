// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

// Constants in every space, so that `OKLab.white` needs no conversion. `SRGB` declares its own,
// which Swift prefers: in `OKLab(.white)` the white is that of sRGB. Named colors exist only in
// sRGB.
extension UnpremultipliedColor {
  /// Opaque black: no light.
  @inlinable
  public static var black: Self { Self(components: SIMD4(0, 0, 0, 1)) }

  /// Opaque white: the light of all three primaries, or a lightness of 1 without a hue.
  @inlinable
  public static var white: Self {
    switch space {
    case .srgb, .linear: Self(components: SIMD4(1, 1, 1, 1))
    case .oklab: Self(components: SIMD4(1, 0, 0, 1))
    }
  }

  /// Transparent black: every component is zero.
  @inlinable
  public static var clear: Self { .zero }
}
