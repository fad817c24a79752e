// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Easing: Codable {
  private enum CodingKeys: String, CodingKey {
    case penner, mode, reversed, mirrored, nested, clock, inverse
  }

  /// Writes CSS text if it is exact, and a keyed form otherwise.
  public func encode(to encoder: any Encoder) throws {
    if let css {
      var container = encoder.singleValueContainer()
      try container.encode(css)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch kind {
    case .penner(let family, let mode):
      try container.encode(family.rawValue, forKey: .penner)
      try container.encode(mode.rawValue, forKey: .mode)
    case .reversed(let base): try container.encode(base, forKey: .reversed)
    case .mirrored(let base): try container.encode(base, forKey: .mirrored)
    case .nested(let outer, let inner):
      try container.encode(outer, forKey: .nested)
      try container.encode(inner, forKey: .clock)
    case .inverse(let base): try container.encode(base, forKey: .inverse)
    case .linear, .bezier, .steps, .stops: break
    }
  }

  /// Reads the encoded forms and any CSS text.
  ///
  /// - Throws: `DecodingError` with the cause and its path.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: CodingKeys.self) else {
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
      .prefix { CodingKeys(stringValue: $0.stringValue) != nil }.count
    try container.refuse(Easing.flaw(levels: levels))
    func failure(_ message: String, _ key: CodingKeys) -> DecodingError {
      container.failure(message, forKey: key)
    }
    if container.contains(.penner) {
      let name = try container.decode(String.self, forKey: .penner)
      guard let family = PennerFamily(rawValue: name) else {
        throw failure("unknown family '\(name)'", .penner)
      }
      let modeName = try container.decode(String.self, forKey: .mode)
      guard let mode = PennerMode(rawValue: modeName) else {
        throw failure("unknown mode '\(modeName)'", .mode)
      }
      self = .penner(family, mode)
    } else if container.contains(.reversed) {
      let base = try container.decode(Easing.self, forKey: .reversed)
      try container.refuse(Easing.flaw(composing: .reversed(base)))
      self = base.reversed()
    } else if container.contains(.mirrored) {
      let base = try container.decode(Easing.self, forKey: .mirrored)
      try container.refuse(Easing.flaw(composing: .mirrored(base)))
      self = base.mirrored()
    } else if container.contains(.nested) {
      let outer = try container.decode(Easing.self, forKey: .nested)
      let clock = try container.decode(Easing.self, forKey: .clock)
      try container.refuse(Easing.flaw(composing: .nested(outer: outer, inner: clock)))
      self = outer.nested(in: clock)
    } else if container.contains(.inverse) {
      guard let inverse = try container.decode(Easing.self, forKey: .inverse).inverse else {
        throw failure("the easing has no inverse", .inverse)
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
