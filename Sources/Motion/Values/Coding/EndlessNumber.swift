// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A number that may be infinite, also in JSON, which has no infinity.
///
/// The infinities are written as the texts `infinity` and `-infinity`; both texts and numbers are
/// read.
struct EndlessNumber: Codable {
  let value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // A decoder may have texts of its own for numbers that are none.
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

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.magnitude == .infinity {
      try container.encode(value > 0 ? "infinity" : "-infinity")
    } else {
      try container.encode(value)
    }
  }
}
#endif
