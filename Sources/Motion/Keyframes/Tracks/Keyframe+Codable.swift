// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Keyframe: Codable where Value: Codable {
  private enum Kind: String, Codable, CaseIterable {
    case linear, cubic, spring, move, hold

    /// The keys that a keyframe of the kind may have, besides the kind itself.
    var keys: [FieldKey] {
      switch self {
      case .linear: ["to", "duration", "easing"]
      case .cubic: ["to", "duration", "startVelocity", "endVelocity"]
      case .spring: ["to", "duration", "spring", "startVelocity"]
      case .move: ["to"]
      case .hold: ["duration"]
      }
    }
  }

  /// Writes the kind, and the parameters that are not the default.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .linear(let value, let duration, let easing):
      try encoder.encode([
        "kind": Kind.linear, "to": value, "duration": duration, "easing": easing.unless(.linear),
      ])
    case .cubic(let value, let duration, let startVelocity, let endVelocity):
      try encoder.encode([
        "kind": Kind.cubic, "to": value, "duration": duration, "startVelocity": startVelocity,
        "endVelocity": endVelocity,
      ])
    case .spring(let value, let duration, let spring, let startVelocity):
      try encoder.encode([
        "kind": Kind.spring, "to": value, "duration": duration, "spring": spring.unless(Spring()),
        "startVelocity": startVelocity,
      ])
    case .move(let value):
      try encoder.encode(["kind": Kind.move, "to": value])
    case .hold(let duration):
      try encoder.encode(["kind": Kind.hold, "duration": duration])
    }
  }

  /// Reads a keyframe from its kind and its parameters.
  ///
  /// `{"kind": "linear", "to": 1, "duration": 0.3, "easing": "ease-in"}`,
  /// `{"kind": "cubic", "to": 2, "duration": 0.2, "startVelocity": 1}`,
  /// `{"kind": "spring", "to": 0, "spring": {"duration": 0.5, "bounce": 0.3}}`,
  /// `{"kind": "move", "to": 5}` and `{"kind": "hold", "duration": 0.1}` are keyframes. Parameters
  /// with a default in code are optional here too.
  ///
  /// - Throws: `DecodingError` with the path to a key or value that is missing, unknown or not
  ///   legal, and the rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields()
    let kind: Kind = try container.decodeKind()
    try container.refuseKeys(otherThan: ["kind"] + kind.keys)
    switch kind {
    case .linear:
      self = .linear(
        to: try container.decodeFinite(forKey: "to"),
        duration: try container.decode(.notNegative, forKey: "duration"),
        easing: try container.decode(forKey: "easing", default: .linear))
    case .cubic:
      self = .cubic(
        to: try container.decodeFinite(forKey: "to"),
        duration: try container.decode(.notNegative, forKey: "duration"),
        startVelocity: try container.decodeFiniteIfPresent(forKey: "startVelocity"),
        endVelocity: try container.decodeFiniteIfPresent(forKey: "endVelocity"))
    case .spring:
      self = .spring(
        to: try container.decodeFinite(forKey: "to"),
        duration: try container.decodeIfPresent(.notNegative, forKey: "duration"),
        spring: try container.decode(forKey: "spring", default: Spring()),
        startVelocity: try container.decodeFiniteIfPresent(forKey: "startVelocity"))
    case .move: self = .move(to: try container.decodeFinite(forKey: "to"))
    case .hold: self = .hold(duration: try container.decode(.notNegative, forKey: "duration"))
    }
  }
}
#endif
