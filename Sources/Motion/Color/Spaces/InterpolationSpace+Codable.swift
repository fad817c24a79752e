// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension InterpolationSpace: Codable {
  private var name: String {
    switch self {
    case .srgb: "srgb"
    case .linear: "linear"
    case .oklab: "oklab"
    }
  }

  /// Decodes the name of a space.
  ///
  /// It is one of `"srgb"`, `"linear"` and `"oklab"`.
  ///
  /// - Throws: `DecodingError` for another name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let space = InterpolationSpace.allCases.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "unknown space '\(name)'; the spaces are srgb, linear and oklab")
    }
    self = space
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
#endif
