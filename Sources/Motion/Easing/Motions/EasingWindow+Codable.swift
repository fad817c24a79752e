// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension EasingWindow: Described {}

extension EasingWindow: Codable {
  /// Writes the width and the easing.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["width": width, "easing": easing])
  }

  /// Reads a width and an easing.
  ///
  /// - Throws: `DecodingError` if the width is negative or not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("width", "easing")
    let width = try container.decodeNumber(forKey: "width")
    try container.refuse(EasingWindow.flaw(width: width))
    self.init(width: width, easing: try container.decode(forKey: "easing"))
  }
}
#endif
