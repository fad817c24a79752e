// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Stagger.Axis: Codable {}
extension Stagger.Divisor: Codable {}

extension Stagger: Codable {
  private enum CodingKeys: String, CodingKey {
    case count, columns, rows, each, amount, from, axis, easing, reversed, elementDuration
  }

  /// Reads delays from the parameters of the initializers.
  ///
  /// `{"count": 5, "each": 0.1}` and
  /// `{"columns": 8, "rows": 4, "amount": 1, "from": "center", "axis": "x", "easing": "ease-in"}`
  /// are staggers. Parameters with a default are optional.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path and the rule if a number is outside its
  ///   range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func failure(_ key: CodingKeys, _ rule: String, _ found: String) -> DecodingError {
      DecodingError.dataCorruptedError(
        forKey: key, in: container,
        debugDescription: "\(key.rawValue) must be \(rule), but is \(found)")
    }
    func size(_ key: CodingKeys) throws -> Int {
      let size = try container.decode(Int.self, forKey: key)
      guard size >= 0 else { throw failure(key, "not negative", "\(size)") }
      return size
    }
    func seconds(_ key: CodingKeys) throws -> Double {
      try container.decode(.notNegative, forKey: key)
    }
    let isList = container.contains(.count)
    let columns = try size(isList ? .count : .columns)
    let rows = isList ? 1 : try size(.rows)
    guard !columns.multipliedReportingOverflow(by: rows).overflow else {
      throw failure(.rows, "so few that all cells can be counted", "\(rows)")
    }
    let isSpread = container.contains(.amount)
    let easing = try container.decodeIfPresent(Easing.self, forKey: .easing) ?? .linear
    if let flaw = easing.reversalFlaw {
      throw DecodingError.dataCorruptedError(
        forKey: .easing, in: container, debugDescription: "run backwards, " + flaw.message)
    }
    self.init(
      columns: columns, rows: rows, time: try seconds(isSpread ? .amount : .each),
      isSpread: isSpread,
      origin: try container.decodeIfPresent(Origin.self, forKey: .from) ?? .first,
      axis: try container.decodeIfPresent(Axis.self, forKey: .axis),
      easing: easing,
      isReversed: try container.decodeIfPresent(Bool.self, forKey: .reversed) ?? false,
      elementDuration: container.contains(.elementDuration) ? try seconds(.elementDuration) : 0)
  }

  /// Writes the parameters of the initializer, without those that have their default.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if rows == 1 {
      try container.encode(columns, forKey: .count)
    } else {
      try container.encode(columns, forKey: .columns)
      try container.encode(rows, forKey: .rows)
    }
    try container.encode(isSpread ? total : each, forKey: isSpread ? .amount : .each)
    if origin != .first { try container.encode(origin, forKey: .from) }
    try container.encodeIfPresent(axis, forKey: .axis)
    if easing != .linear { try container.encode(easing, forKey: .easing) }
    if isReversed { try container.encode(true, forKey: .reversed) }
    if elementDuration > 0 { try container.encode(elementDuration, forKey: .elementDuration) }
  }
}

extension Stagger.Origin: Codable {
  private enum CodingKeys: String, CodingKey {
    case index, column, row, x, y, random
  }

  private static let names: [(String, Stagger.Origin)] = [
    ("first", .first), ("last", .last), ("center", .center), ("edges", .edges),
  ]

  /// Reads a name, or the parameters of an element, a cell, a point or a random order.
  ///
  /// - Throws: `DecodingError` with the cause and its path.
  public init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: CodingKeys.self) else {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let named = Stagger.Origin.names.first(where: { $0.0 == text }) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "an origin must be first, last, center or edges, but is '\(text)'")
      }
      self = named.1
      return
    }
    func fraction(_ key: CodingKeys) throws -> Double {
      let fraction = try container.decode(Double.self, forKey: key)
      guard fraction - fraction == 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(key.rawValue) must be finite, but is \(fraction)")
      }
      return fraction
    }
    if container.contains(.index) {
      self = .index(try container.decode(Int.self, forKey: .index))
    } else if container.contains(.random) {
      self = .random(seed: try container.decode(UInt64.self, forKey: .random))
    } else if container.contains(.x) {
      self = .point(x: try fraction(.x), y: try fraction(.y))
    } else {
      self = .cell(
        column: try container.decode(Int.self, forKey: .column),
        row: try container.decode(Int.self, forKey: .row))
    }
  }

  /// Writes a name, or the parameters.
  public func encode(to encoder: any Encoder) throws {
    if let named = Stagger.Origin.names.first(where: { $0.1 == self }) {
      var container = encoder.singleValueContainer()
      try container.encode(named.0)
      return
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .index(let index): try container.encode(index, forKey: .index)
    case .cell(let column, let row):
      try container.encode(column, forKey: .column)
      try container.encode(row, forKey: .row)
    case .point(let x, let y):
      try container.encode(x, forKey: .x)
      try container.encode(y, forKey: .y)
    case .random(let seed): try container.encode(seed, forKey: .random)
    case .first, .last, .center, .edges: break
    }
  }
}
#endif
