// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Paging: Described {
  package var notation: Notation {
    let isEven = offsets.isEmpty
    return call([
      "pageSize": (isEven ? pageSize : nil) as Any, "count": (isEven ? count : nil) as Any,
      "offsets": (isEven ? nil : offsets) as Any, "rule": rule, "limit": limit as Any,
    ])
  }
}

extension Paging: Codable {
  /// Decodes the size and the number of the pages or their offsets, the rule, by default directional,
  /// and the limit if there is one.
  ///
  /// - Throws: `DecodingError` with the path and the rule if the page size is not positive
  ///   and finite, if the count is not in 1...2⁵³, or if the limit is less than 1.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("pageSize", "count", "offsets", "limit", "rule")
    if container.contains("offsets") {
      for key: FieldKey in ["pageSize", "count"] where container.contains(key) {
        throw container.failure("pages have offsets, or one size", forKey: key)
      }
      let offsets = try container.decode([Double].self, forKey: "offsets")
      let limit = try container.decodeIfPresent(Int.self, forKey: "limit")
      try container.refuse(Paging.flaw(offsets: offsets, limit: limit))
      let rule: Rule = try container.decode(forKey: "rule", default: .directional)
      self.init(offsets: offsets, rule: rule, limit: limit)
      return
    }
    let pageSize = try container.decode(Double.self, forKey: "pageSize")
    let count = try container.decode(Int.self, forKey: "count")
    let limit = try container.decodeIfPresent(Int.self, forKey: "limit")
    try container.refuse(Paging.flaw(pageSize: pageSize, count: count, limit: limit))
    self.init(
      pageSize: pageSize, count: count,
      rule: try container.decode(forKey: "rule", default: .directional), limit: limit)
  }

  /// Encodes the size and the number of the pages, the rule, and the limit if there is one.
  public func encode(to encoder: any Encoder) throws {
    let isEven = offsets.isEmpty
    try encoder.encode([
      "pageSize": isEven ? pageSize : nil, "count": isEven ? count : nil,
      "offsets": offsets.unless([]), "rule": rule.unless(.directional), "limit": limit,
    ])
  }
}

extension Paging.Rule: Codable {
  private enum Kind: String, Codable, CaseIterable {
    case projected, projectedAhead, directional, snapping, fling, anchored
  }

  /// Decodes a rule from its kind and its parameters.
  ///
  /// `{"kind": "directional"}`, `{"kind": "snapping", "minimumVelocity": 400}`,
  /// `{"kind": "fling", "minimumVelocity": 400, "minimumDistance": 25}` and
  /// `{"kind": "anchored", "threshold": 0.5, "minimumVelocity": 125}` are rules; `projected` and
  /// `projectedAhead` have a `projection`.
  ///
  /// - Throws: `DecodingError` with the path and the rule if a minimum is negative.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "kind", "projection", "minimumVelocity", "minimumDistance",
      "threshold")
    func projection() throws -> Projection {
      try container.decode(Projection.self, forKey: "projection")
    }
    func least(_ key: FieldKey) throws -> Double { try container.decodeNumber(forKey: key) }
    let kind: Kind = try container.decodeKind()
    switch kind {
    case .projected: self = .projected(try projection())
    case .projectedAhead: self = .projectedAhead(try projection())
    case .directional: self = .directional
    case .snapping: self = .snapping(minimumVelocity: try least("minimumVelocity"))
    case .fling:
      self = .fling(
        minimumVelocity: try least("minimumVelocity"),
        minimumDistance: try least("minimumDistance"))
    case .anchored:
      self = .anchored(
        threshold: try least("threshold"), minimumVelocity: try least("minimumVelocity"))
    }
    try container.refuse(flaw)
  }

  /// Encodes the kind and its parameters.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .projected(let projection):
      try encoder.encode(["kind": Kind.projected, "projection": projection])
    case .projectedAhead(let projection):
      try encoder.encode(["kind": Kind.projectedAhead, "projection": projection])
    case .directional: try encoder.encode(["kind": Kind.directional])
    case .snapping(let velocity):
      try encoder.encode(["kind": Kind.snapping, "minimumVelocity": EndlessNumber(velocity)])
    case .fling(let velocity, let distance):
      try encoder.encode([
        "kind": Kind.fling, "minimumVelocity": EndlessNumber(velocity),
        "minimumDistance": EndlessNumber(distance),
      ])
    case .anchored(let threshold, let velocity):
      try encoder.encode([
        "kind": Kind.anchored, "threshold": threshold, "minimumVelocity": EndlessNumber(velocity),
      ])
    }
  }
}
#endif
