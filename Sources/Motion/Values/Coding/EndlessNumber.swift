// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A number that may be infinite, encoded so that JSON, which has no infinity, can represent it.
///
/// The infinities are written as the strings `infinity` and `-infinity`; strings and numbers are
/// read.
package struct EndlessNumber: Codable {
  let value: Double

  package init(_ value: Double) { self.value = value }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A decoder may have its own strings for numbers that are not finite.
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    guard let text = try? container.decode(String.self) else {
      value = try container.decode(Double.self)
      return
    }
    switch text {
    case "infinity": value = .infinity
    case "-infinity": value = -.infinity
    default:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a number or the text 'infinity', but found '\(text)'")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.magnitude == .infinity {
      try container.encode(value > 0 ? "infinity" : "-infinity")
    } else {
      try container.encode(value)
    }
  }
}

extension EndlessNumber: Described {
  package var notation: Notation { Notation(value) }
}
#endif
