// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Strings in the form of JSON.
package enum JSONString {
  /// Returns a text in quotes, with the necessary escapes.
  package static func text(_ text: String) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    func escape(_ byte: UInt8) { bytes += [UInt8(ascii: "\\"), byte] }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): escape(byte)
      case UInt8(ascii: "\n"): escape(UInt8(ascii: "n"))
      case UInt8(ascii: "\r"): escape(UInt8(ascii: "r"))
      case UInt8(ascii: "\t"): escape(UInt8(ascii: "t"))
      case 0..<32:
        bytes += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes + [UInt8(ascii: "\"")], as: UTF8.self)
  }

  /// Returns the components of a value as a JSON array.
  package static func array<Value: VectorSpace>(_ value: Value) -> String {
    "[" + numbers(value).joined(separator: ",") + "]"
  }

  /// Returns the texts of the components of a value.
  package static func numbers<Value: VectorSpace>(_ value: Value) -> [String] {
    (0..<Value.componentCount).map { NumberText.text(value[component: $0]) }
  }
}
