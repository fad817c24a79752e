// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Stagger.Axis: Codable {}
extension Stagger.Divisor: Codable {}

extension Stagger: Described {}

extension Stagger: Codable {
  /// Reads delays from the parameters of the initializers.
  ///
  /// `{"count": 5, "each": 0.1}` and
  /// `{"columns": 8, "rows": 4, "amount": 1, "from": "center", "axis": "x", "easing": "ease-in"}`
  /// are staggers. Parameters with a default are optional.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "count", "columns", "rows", "each", "amount", "from", "axis", "easing", "reversed",
      "elementDuration")
    let isList = container.contains("count")
    let columns = try container.decode(Int.self, forKey: isList ? "count" : "columns")
    let rows = isList ? 1 : try container.decode(Int.self, forKey: "rows")
    let elementDuration = try container.decodeNumber(forKey: "elementDuration", default: 0)
    try container.refuse(
      Stagger.flaw(
        columns: columns, rows: rows, isList: isList, elementDuration: elementDuration))
    let isSpread = container.contains("amount")
    let easing = try container.decode(forKey: "easing", default: Easing.linear)
    if let flaw = easing.reversalFlaw {
      throw container.failure("run backwards, " + flaw.message, forKey: "easing")
    }
    self.init(
      columns: columns, rows: rows,
      time: try container.decode(Stagger.legalTime, forKey: isSpread ? "amount" : "each"),
      isSpread: isSpread, origin: try container.decode(forKey: "from", default: .start),
      axis: try container.decodeIfPresent(Axis.self, forKey: "axis"), easing: easing,
      isReversed: try container.decode(forKey: "reversed", default: false),
      elementDuration: elementDuration)
  }

  /// Writes the parameters of the initializer, without those that have their default.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      rows == 1 ? "count" : "columns": columns, "rows": rows.unless(1),
      isSpread ? "amount" : "each": isSpread ? total : each,
      "from": origin.unless(.start), "axis": axis, "easing": easing.unless(.linear),
      "reversed": isReversed.unless(false), "elementDuration": elementDuration.unless(0),
    ])
  }
}

extension Stagger.Origin: Codable {
  private static let names = CodedNames<Stagger.Origin>(
    "origin", ["start": .start, "end": .end, "center": .center, "edges": .edges])

  /// Reads a name, or the parameters of an element, a cell, a point or a random order.
  ///
  /// - Throws: `DecodingError` with the cause and its path.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.fields() else {
      self = try Stagger.Origin.names.decode(from: decoder)
      return
    }
    try container.refuseKeys(otherThan: ["index", "random", "x", "y", "column", "row"])
    if container.contains("index") {
      self = .index(try container.decode(Int.self, forKey: "index"))
    } else if container.contains("random") {
      self = .random(seed: try container.decode(UInt64.self, forKey: "random"))
    } else if container.contains("x") {
      self = .point(
        x: try container.decode(.finite, forKey: "x"), y: try container.decode(.finite, forKey: "y")
      )
    } else {
      self = .cell(
        column: try container.decode(Int.self, forKey: "column"),
        row: try container.decode(Int.self, forKey: "row"))
    }
  }

  /// Writes a name, or the parameters.
  public func encode(to encoder: any Encoder) throws {
    guard Stagger.Origin.names.name(of: self) == nil else {
      return try Stagger.Origin.names.encode(self, to: encoder)
    }
    switch self {
    case .index(let index): try encoder.encode(["index": index])
    case .cell(let column, let row):
      try encoder.encode(["column": column, "row": row])
    case .point(let x, let y):
      try encoder.encode(["x": x, "y": y])
    case .random(let seed): try encoder.encode(["random": seed])
    case .start, .end, .center, .edges: break
    }
  }
}
#endif
