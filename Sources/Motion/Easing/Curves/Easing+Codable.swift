// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Easing: Codable {
  /// Writes CSS text if it is exact, and a keyed form otherwise.
  public func encode(to encoder: any Encoder) throws {
    if let css {
      var container = encoder.singleValueContainer()
      try container.encode(css)
      return
    }
    switch kind {
    case .penner(let family, let mode):
      try encoder.encode(["penner": family.rawValue, "mode": mode.rawValue])
    case .reversed(let base): try encoder.encode(["reversed": base])
    case .mirrored(let base): try encoder.encode(["mirrored": base])
    case .nested(let outer, let inner): try encoder.encode(["nested": outer, "clock": inner])
    case .inverse(let base): try encoder.encode(["inverse": base])
    case .linear, .bezier, .steps, .stops: break
    }
  }

  /// Reads the encoded forms and any CSS text.
  ///
  /// - Throws: `DecodingError` with the cause and its path.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.fields() else {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      do throws(ParsingError) {
        try self.init(css: text)
      } catch {
        throw container.failure("\(error) in '\(text)'")
      }
      return
    }
    // Checked before decoding, which would otherwise recurse as deep as the data does.
    let levels = decoder.codingPath.reversed()
      .prefix { ["reversed", "mirrored", "nested", "clock", "inverse"].contains($0.stringValue) }
      .count
    try container.refuse(Easing.flaw(levels: levels))
    try container.refuseKeys(otherThan: [
      "penner", "mode", "reversed", "mirrored", "nested", "clock", "inverse",
    ])
    func failure(_ message: String, _ key: FieldKey) -> DecodingError {
      container.failure(message, forKey: key)
    }
    if container.contains("penner") {
      let name = try container.decode(String.self, forKey: "penner")
      guard let family = PennerFamily(rawValue: name) else {
        throw failure("unknown family '\(name)'", "penner")
      }
      let modeName = try container.decode(String.self, forKey: "mode")
      guard let mode = PennerMode(rawValue: modeName) else {
        throw failure("unknown mode '\(modeName)'", "mode")
      }
      self = .penner(family, mode)
    } else if container.contains("reversed") {
      let base = try container.decode(Easing.self, forKey: "reversed")
      try container.refuse(Easing.flaw(composing: .reversed(base)))
      self = base.reversed()
    } else if container.contains("mirrored") {
      let base = try container.decode(Easing.self, forKey: "mirrored")
      try container.refuse(Easing.flaw(composing: .mirrored(base)))
      self = base.mirrored()
    } else if container.contains("nested") {
      let outer = try container.decode(Easing.self, forKey: "nested")
      let clock = try container.decode(Easing.self, forKey: "clock")
      try container.refuse(Easing.flaw(composing: .nested(outer: outer, inner: clock)))
      self = outer.nested(in: clock)
    } else if container.contains("inverse") {
      guard let inverse = try container.decode(Easing.self, forKey: "inverse").inverse else {
        throw failure("the easing has no inverse", "inverse")
      }
      self = inverse
    } else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: container.codingPath,
          debugDescription: "expected CSS text, or one of the keys penner, reversed, "
            + "mirrored, nested and inverse"))
    }
  }
}

extension Easing.StepPosition: Codable {}
extension Easing.PennerFamily: Codable {}
extension Easing.PennerMode: Codable {}
#endif
