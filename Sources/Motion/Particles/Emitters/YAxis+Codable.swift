// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension YAxis: Codable {
  /// Reads the word down or up.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try container.decode(String.self) {
    case "down": self = .down
    case "up": self = .up
    case let word:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "axis must be down or up, but is \(word)")
    }
  }

  /// Writes the word down or up.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self == .down ? "down" : "up")
  }
}
#endif
