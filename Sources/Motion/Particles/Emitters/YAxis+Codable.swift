// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension YAxis: Codable {
  private static let names = CodedNames<YAxis>("axis", ["down": .down, "up": .up])

  /// Reads the word down or up.
  public init(from decoder: any Decoder) throws {
    self = try YAxis.names.decode(from: decoder)
  }

  /// Writes the word down or up.
  public func encode(to encoder: any Encoder) throws { try YAxis.names.encode(self, to: encoder) }
}
#endif
