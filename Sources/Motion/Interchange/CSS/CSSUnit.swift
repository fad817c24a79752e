// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Conversion between CSS units of the same dimension.
///
/// - Source: [css-values-4], §6.2, §7.1 and §7.2.
enum CSSUnit {
  private enum Dimension { case length, angle, time }

  /// Returns the dimension of a unit, and its size as a multiple of the dimension's smallest part.
  private static func measure(_ unit: String) -> (dimension: Dimension, size: Double)? {
    switch unit {
    // An inch is 96 px, 72 pt or 2.54 cm.
    case "px": (.length, 381)
    case "in": (.length, 36_576)
    case "cm": (.length, 14_400)
    case "mm": (.length, 1440)
    case "q": (.length, 360)
    case "pt": (.length, 508)
    case "pc": (.length, 6096)
    case "deg": (.angle, 10)
    case "grad": (.angle, 9)
    case "turn": (.angle, 3600)
    case "rad": (.angle, 1800 / Double.pi)
    case "ms": (.time, 1)
    case "s": (.time, 1000)
    default: nil
    }
  }

  /// Returns a number converted to another unit, or nil if the dimensions differ.
  ///
  /// Units are in lowercase. Zero needs no unit.
  static func convert(_ value: Double, _ unit: String, to wanted: String) -> Double? {
    if unit == wanted || value == 0 && unit.isEmpty { return value }
    guard let from = measure(unit), let to = measure(wanted), from.dimension == to.dimension
    else { return nil }
    let result = value * from.size / to.size
    return result.isFinite ? result : nil
  }
}
