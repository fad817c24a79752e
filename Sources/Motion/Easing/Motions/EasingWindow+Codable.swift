// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension EasingWindow: Codable {
  private enum CodingKeys: String, CodingKey {
    case width, easing
  }

  /// Writes the width and the easing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(width, forKey: .width)
    try container.encode(easing, forKey: .easing)
  }

  /// Reads a width and an easing.
  ///
  /// - Throws: `DecodingError` if the width is negative or not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let width = try container.decode(Double.self, forKey: .width)
    guard width >= 0 && width.isFinite else {
      throw DecodingError.dataCorruptedError(
        forKey: .width, in: container,
        debugDescription: "width must be finite and not negative, but is \(width)")
    }
    self.init(width: width, easing: try container.decode(Easing.self, forKey: .easing))
  }
}
#endif
