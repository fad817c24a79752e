// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension SRGB: Described {}

extension SRGB: Codable {
  /// Decodes an object of the components, or a text in CSS notation.
  ///
  /// `{"red": 1, "green": 0.5, "blue": 0}` and `"#ff8000"` are colors. Alpha may be absent.
  ///
  /// - Throws: `DecodingError` with the path to a component that is missing or not finite, or if the
  ///   text is not a color.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(),
      let text = try? container.decode(String.self)
    {
      do {
        self = try SRGB(css: text)
      } catch {
        throw container.failure("'\(text)' is not a color: \(error)")
      }
      return
    }
    let container = try decoder.fields("red", "green", "blue", "alpha")
    self.init(
      red: try container.decode(.finite, forKey: "red"),
      green: try container.decode(.finite, forKey: "green"),
      blue: try container.decode(.finite, forKey: "blue"),
      alpha: try container.decode(.finite, forKey: "alpha", default: 1))
  }

  /// Encodes all four components, so that they read back to the bit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["red": red, "green": green, "blue": blue, "alpha": alpha.unless(1)])
  }
}
#endif
