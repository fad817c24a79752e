// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension TrackInterpolation: Codable {
  /// Writes the name of the mode, or an object with its name and its parameters.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .linear: try "linear".encode(to: encoder)
    case .discrete: try "discrete".encode(to: encoder)
    case .paced: try "paced".encode(to: encoder)
    case .monotone: try "monotone".encode(to: encoder)
    case .cubic(let tension, let continuity, let bias, let isClosed):
      let shape = TrackInterpolation.Shape(tension: tension, continuity: continuity, bias: bias)
      try TrackInterpolation.encode(shape, "cubic", isClosed: isClosed, to: encoder)
    case .cubicPaced(let tension, let continuity, let bias, let isClosed):
      let shape = TrackInterpolation.Shape(tension: tension, continuity: continuity, bias: bias)
      try TrackInterpolation.encode(shape, "cubicPaced", isClosed: isClosed, to: encoder)
    case .kochanekBartels(let shapes, let isClosed):
      try encoder.encode(["kochanekBartels": shapes, "isClosed": isClosed.unless(false)])
    }
  }

  private static func encode(
    _ shape: TrackInterpolation.Shape, _ name: FieldKey, isClosed: Bool, to encoder: any Encoder
  ) throws {
    if shape == TrackInterpolation.Shape() && !isClosed {
      return try name.stringValue.encode(to: encoder)
    }
    try encoder.encode([name: shape, "isClosed": isClosed.unless(false)])
  }

  /// Reads the name of a mode, or an object with its parameters.
  ///
  /// `"linear"`, `"discrete"`, `"paced"`, `"cubic"`, `"cubicPaced"` and `"monotone"` are
  /// modes; so are `{"cubic": {"tension": 0.5}}`, `{"cubicPaced": {"bias": 1}, "isClosed": true}` and
  /// `{"kochanekBartels": [{"tension": 1}, {"bias": -1}]}`.
  ///
  /// - Throws: `DecodingError` with the cause and its path.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.fields() else {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      guard let mode = TrackInterpolation(name: name) else {
        throw container.failure(
          "unknown mode '\(name)'; the modes are linear, discrete, paced, cubic, cubicPaced, "
            + "kochanekBartels and monotone")
      }
      self = mode
      return
    }
    try container.refuseKeys(otherThan: ["cubic", "cubicPaced", "kochanekBartels", "isClosed"])
    let modes = container.allKeys.count - (container.contains("isClosed") ? 1 : 0)
    guard modes == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "mode must have one key, but has \(modes)"))
    }
    let isClosed = try container.decodeIfPresent(Bool.self, forKey: "isClosed") ?? false
    if container.contains("kochanekBartels") {
      let shapes = try container.decode([TrackInterpolation.Shape].self, forKey: "kochanekBartels")
      self = .kochanekBartels(shapes, isClosed: isClosed)
      return
    }
    let name: FieldKey = container.contains("cubic") ? "cubic" : "cubicPaced"
    let shape = try container.decode(TrackInterpolation.Shape.self, forKey: name)
    let (tension, continuity, bias) = (shape.tension, shape.continuity, shape.bias)
    self =
      container.contains("cubic")
      ? .cubic(tension: tension, continuity: continuity, bias: bias, isClosed: isClosed)
      : .cubicPaced(tension: tension, continuity: continuity, bias: bias, isClosed: isClosed)
  }

  private init?(name: String) {
    switch name {
    case "linear": self = .linear
    case "discrete": self = .discrete
    case "paced": self = .paced
    case "cubic": self = .cubic()
    case "cubicPaced": self = .cubicPaced()
    case "monotone": self = .monotone
    default: return nil
    }
  }
}
#endif
