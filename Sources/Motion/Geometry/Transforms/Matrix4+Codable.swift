// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Matrix4: Described {}

extension Matrix4: Codable {
  /// Encodes the sixteen numbers, row by row.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for row in [row1, row2, row3, row4] {
      for column in 0..<4 { try container.encode(row[column]) }
    }
  }

  /// Decodes sixteen numbers, row by row.
  ///
  /// - Throws: `DecodingError` if there are fewer or more.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var rows = [SIMD4<Double>](repeating: .zero, count: 4)
    for row in 0..<4 {
      for column in 0..<4 { rows[row][column] = try container.decode(Double.self) }
    }
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "a matrix must have 16 numbers, but has \(container.count ?? 17)")
    }
    self.init(row1: rows[0], row2: rows[1], row3: rows[2], row4: rows[3])
  }
}
#endif
