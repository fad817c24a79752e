// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension SRGB {
  /// Creates a color from red, green, blue and alpha in steps of 1/255.
  @inlinable
  public init(bytes: SIMD4<UInt8>) {
    self.init(
      red: Double(bytes.x) / 255, green: Double(bytes.y) / 255, blue: Double(bytes.z) / 255,
      alpha: Double(bytes.w) / 255)
  }

  /// Creates a color from a number of six hexadecimal digits, opaque unless an alpha is given.
  ///
  /// `0xff8000` is an orange: two digits each for red, green and blue.
  ///
  /// - Precondition: The number is at most `0xffffff`.
  @inlinable
  public init(hex: UInt32, alpha: Double = 1) {
    precondition(hex <= 0xff_ffff, "hex must be at most 0xffffff, but is \(hex)")
    self.init(
      red: Double(hex >> 16) / 255, green: Double(hex >> 8 & 0xff) / 255,
      blue: Double(hex & 0xff) / 255, alpha: alpha)
  }

  /// Red, green, blue and alpha as the nearest steps of 1/255.
  ///
  /// Components are clamped to 0…1. Halves are rounded to the even step, as in the bulk forms; NaN
  /// becomes 0. Converting the bytes to a color and back preserves them.
  @inlinable
  public var bytes: SIMD4<UInt8> {
    SIMD4(SRGB.byte(red), SRGB.byte(green), SRGB.byte(blue), SRGB.byte(alpha))
  }

  @inlinable
  static func byte(_ number: Double) -> UInt8 {
    // Where an ulp is 1, the sum is rounded to an integer.
    let shifted = clamped(number) * 255 + 0x1p+52
    return UInt8(truncatingIfNeeded: shifted.bitPattern)
  }
}
