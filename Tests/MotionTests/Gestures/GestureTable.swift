// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Testing

/// A table of `effect-gestures`, whose rows are lists in the order of its columns.
struct GestureTable: Decodable {
  /// An entry of a row.
  enum Entry: Decodable {
    case number(Double), text(String), list([Entry]), none

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .none
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([Entry].self))
      }
    }

    /// The number, which is written as a text if it is infinite.
    var number: Double? {
      switch self {
      case .number(let number): number
      case .text("Infinity"): .infinity
      case .text("-Infinity"): -.infinity
      case .text, .list, .none: nil
      }
    }

    var list: [Entry] { if case .list(let list) = self { list } else { [] } }
  }

  /// A row with the names of its columns.
  struct Row {
    let table: GestureTable
    let entries: [String: Entry]

    subscript(column: String) -> Double {
      get throws { try #require(entries[column]?.number, "\(column)") }
    }

    func list(_ column: String) throws -> [Entry] { try #require(entries[column]).list }

    func isNone(_ column: String) -> Bool {
      if case .none? = entries[column] { true } else { false }
    }

    /// Expects a number to be that of a column, within the tolerance of the table.
    func expect(_ found: Double?, _ column: String, _ comment: String = "") throws {
      let right = try self[column]
      let tolerance = table.tolerance[column] ?? [0, 0]
      let found = try #require(found, "\(column) \(comment) of \(entries)")
      let isNear =
        right.magnitude == .infinity
        ? found == right
        : (found - right).magnitude <= tolerance[0] + tolerance[1] * right.magnitude
      #expect(isNear, "\(column) \(comment): \(found), not \(right), of \(entries)")
    }
  }

  private let columns: [String]
  private let tolerance: [String: [Double]]
  private let entries: [[Entry]]

  private enum CodingKeys: String, CodingKey {
    case columns, tolerance
    case entries = "rows"
  }

  /// Reads the rows of a table, of which there are so many.
  static func rows(_ name: String, count: Int) throws -> [Row] {
    let tables = try Fixture.decode("effect-gestures", as: [String: OneOf].self)
    let table = try #require(tables[name]?.table)
    let rows = table.entries.map {
      Row(table: table, entries: Dictionary(uniqueKeysWithValues: zip(table.columns, $0)))
    }
    #expect(rows.count == count)
    return rows
  }

  /// A table, or the sentence about all of them.
  private struct OneOf: Decodable {
    let table: GestureTable?

    init(from decoder: any Decoder) throws {
      if (try? decoder.singleValueContainer().decode(String.self)) != nil {
        table = nil
      } else {
        table = try GestureTable(from: decoder)
      }
    }
  }
}
