// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension EmitterShape.Figure: Codable {}
extension EmitterShape.Part: Codable {}

extension EmitterShape: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case figure, length, width, height, radius, part
  }

  /// Reads a figure with its sizes.
  ///
  ///     {"figure": "circle", "radius": 195, "part": "outline"}
  ///
  /// - Throws: `DecodingError` with the path and the rule if a size is missing, negative or not
  ///   finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func size(_ key: CodingKeys) throws -> Double {
      try container.decode(EmitterShape.legalSize, forKey: key)
    }
    let figure = try container.decode(Figure.self, forKey: .figure)
    var keys: [CodingKeys] = [.figure]
    switch figure {
    case .point: break
    case .line: keys += [.length]
    case .rectangle: keys += [.width, .height, .part]
    case .circle: keys += [.radius, .part]
    }
    try decoder.refuseKeys(otherThan: keys)
    let part = try container.decode(forKey: .part, default: Part.volume)
    switch figure {
    case .point: self = .point
    case .line: self = .line(length: try size(.length))
    case .rectangle:
      self = .rectangle(width: try size(.width), height: try size(.height), part)
    case .circle:
      self = .circle(radius: try size(.radius), part)
    }
  }

  /// Writes the figure with its sizes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(figure, forKey: .figure)
    switch figure {
    case .point: break
    case .line: try container.encode(size.x, forKey: .length)
    case .rectangle:
      try container.encode(size.x, forKey: .width)
      try container.encode(size.y, forKey: .height)
    case .circle: try container.encode(size.x / 2, forKey: .radius)
    }
    try container.encode(part, forKey: .part, unless: .volume)
  }
}
#endif
