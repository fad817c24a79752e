// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Premultiplied: Described {}

extension Premultiplied: Codable {
  /// Decodes a list of the three coordinates times alpha, and alpha.
  ///
  /// - Throws: `DecodingError` if there are not four numbers, or one is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let numbers = try container.decode([Double].self)
    guard numbers.count == 4 && numbers.allSatisfy(\.isFinite) else {
      throw container.failure("components must be four finite numbers, but are \(numbers)")
    }
    self.init(components: SIMD4(numbers))
  }

  /// Encodes the components, so that they read back to the bit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(components.indices.map { components[$0] })
  }
}
#endif
