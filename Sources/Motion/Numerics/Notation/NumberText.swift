// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Conversion of numbers to the shortest text that reads back as the same bits.
package enum NumberText {
  /// Returns the text of a finite number, without a redundant fraction.
  package static func text(_ value: Double) -> String {
    var bytes = Array("\(value)".utf8)
    if bytes.count > 2 && bytes[bytes.count - 2] == UInt8(ascii: ".")
      && bytes.last == UInt8(ascii: "0")
    {
      bytes.removeLast(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a fraction as a percentage, by moving the decimal point of its text.
  ///
  /// No arithmetic is involved, so reading the percentage gives the same bits.
  package static func percentage(_ value: Double) -> String {
    let (isNegative, digits, point) = decimal(value)
    let zero = UInt8(ascii: "0")
    var bytes: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
    // The number is 0.digits × 10^point, and its percentage 100 times that.
    let pointIndex = point + 2
    var exponent = ""
    if digits.isEmpty {
      bytes.append(zero)
    } else if pointIndex > 21 || pointIndex < -5 {
      bytes += [zero, UInt8(ascii: ".")] + digits
      exponent = "e\(pointIndex)"
    } else if pointIndex <= 0 {
      bytes += [zero, UInt8(ascii: ".")] + [UInt8](repeating: zero, count: -pointIndex) + digits
    } else if pointIndex >= digits.count {
      bytes += digits + [UInt8](repeating: zero, count: pointIndex - digits.count)
    } else {
      bytes += digits[..<pointIndex] + [UInt8(ascii: ".")] + digits[pointIndex...]
    }
    return String(decoding: bytes, as: UTF8.self) + exponent + "%"
  }

  /// Returns the digits of a number's shortest text, and the position of its decimal point.
  private static func decimal(
    _ value: Double
  ) -> (isNegative: Bool, digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    var isNegative = false
    var isExponent = false
    var isExponentNegative = false
    for byte in "\(value)".utf8 {
      switch byte {
      case UInt8(ascii: "-"):
        if isExponent { isExponentNegative = true } else { isNegative = true }
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"): isExponent = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isExponent {
          exponent = exponent * 10 + Int(byte - UInt8(ascii: "0"))
        } else {
          digits.append(byte)
        }
      default: break
      }
    }
    var pointIndex = (point ?? digits.count) + (isExponentNegative ? -exponent : exponent)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    var leading = 0
    while leading < digits.count && digits[leading] == UInt8(ascii: "0") { leading += 1 }
    pointIndex -= leading
    return (isNegative, Array(digits[leading...]), pointIndex)
  }
}
