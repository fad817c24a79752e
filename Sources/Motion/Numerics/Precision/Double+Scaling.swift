// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Double {
  /// Returns the number times a power of two: exact, unless it overflows or loses bits below
  /// 2⁻¹⁰²².
  @inlinable
  func scaled(byPowerOfTwo power: Int) -> Double {
    Double(sign: .plus, exponent: power, significand: self)
  }
}
