// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Emitter.Shape.Figure: Codable {}
extension Emitter.Shape.Part: Codable {}

extension Emitter.Shape: Described {}

extension Emitter.Shape: Codable {
  /// Reads a figure with its sizes.
  ///
  ///     {"figure": "circle", "radius": 195, "part": "outline"}
  ///
  /// - Throws: `DecodingError` with the path and the rule if a size is missing, negative or not
  ///   finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields()
    func size(_ key: FieldKey) throws -> Double {
      try container.decode(Emitter.Shape.legalSize, forKey: key)
    }
    let figure = try container.decode(Figure.self, forKey: "figure")
    var keys: [FieldKey] = ["figure"]
    switch figure {
    case .point: break
    case .line: keys += ["length"]
    case .rectangle: keys += ["width", "height", "part"]
    case .circle: keys += ["radius", "part"]
    }
    try container.refuseKeys(otherThan: keys)
    let part = try container.decode(forKey: "part", default: Part.volume)
    switch figure {
    case .point: self = .point
    case .line: self = .line(length: try size("length"))
    case .rectangle:
      self = .rectangle(width: try size("width"), height: try size("height"), part)
    case .circle:
      self = .circle(radius: try size("radius"), part)
    }
  }

  /// Writes the figure with its sizes.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["figure": figure])
    switch figure {
    case .point: break
    case .line: try encoder.encode(["length": size.x])
    case .rectangle: try encoder.encode(["width": size.x, "height": size.y])
    case .circle: try encoder.encode(["radius": size.x / 2])
    }
    try encoder.encode(["part": part.unless(.volume)])
  }
}
#endif
