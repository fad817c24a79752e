// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension TrackInterpolation: Codable {
  /// Writes the name of the mode, or an object with its name and its parameters.
  public func encode(to encoder: any Encoder) throws {
    let plain = TrackInterpolation.Shape()
    let name: String
    switch self {
    case .linear: name = "linear"
    case .discrete: name = "discrete"
    case .paced: name = "paced"
    case .monotone: name = "monotone"
    case .cubic(let tension, let continuity, let bias):
      let shape = TrackInterpolation.Shape(tension: tension, continuity: continuity, bias: bias)
      guard shape == plain else { return try encoder.encode(["cubic": shape]) }
      name = "cubic"
    case .cubicPaced(let tension, let continuity, let bias):
      let shape = TrackInterpolation.Shape(tension: tension, continuity: continuity, bias: bias)
      guard shape == plain else { return try encoder.encode(["cubicPaced": shape]) }
      name = "cubicPaced"
    case .kochanekBartels(let shapes):
      return try encoder.encode(["kochanekBartels": shapes])
    }
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  /// Reads the name of a mode, or an object with its parameters.
  ///
  /// `"linear"`, `"discrete"`, `"paced"`, `"cubic"`, `"cubicPaced"` and `"monotone"` are
  /// modes; so are `{"cubic": {"tension": 0.5}}`, `{"cubicPaced": {"bias": 1}}` and
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
    try container.refuseKeys(otherThan: ["cubic", "cubicPaced", "kochanekBartels"])
    guard container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "mode must have one key, but has \(container.allKeys.count)"))
    }
    if container.contains("kochanekBartels") {
      self = .kochanekBartels(
        try container.decode([TrackInterpolation.Shape].self, forKey: "kochanekBartels"))
    } else if container.contains("cubic") {
      let shape = try container.decode(TrackInterpolation.Shape.self, forKey: "cubic")
      self = .cubic(tension: shape.tension, continuity: shape.continuity, bias: shape.bias)
    } else {
      let shape = try container.decode(TrackInterpolation.Shape.self, forKey: "cubicPaced")
      self = .cubicPaced(tension: shape.tension, continuity: shape.continuity, bias: shape.bias)
    }
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
