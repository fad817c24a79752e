// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A number that may be infinite, also in JSON, which has no infinity.
///
/// Infinity is written as the text `infinity`; both texts and numbers are read.
struct EndlessNumber: Codable {
  let value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard text == "infinity" else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "expected a number or the text 'infinity', but found '\(text)'")
      }
      value = .infinity
    } else {
      value = try container.decode(Double.self)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value == .infinity {
      try container.encode("infinity")
    } else {
      try container.encode(value)
    }
  }
}
#endif
