// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Reference numbers in `Fixtures`, read as the test that uses them needs them.
enum Fixture {
  /// A fixture with one record a case.
  struct Cases<Case: Decodable>: Decodable {
    let source: String
    let cases: [Case]
  }

  /// A record of a fixture of many kinds, decoded if its kind is asked for.
  private struct Sorted<Case: Decodable>: Decodable {
    private enum CodingKeys: String, CodingKey { case kind, sim }
    let kind: String
    let value: Result<Case, any Error>

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      kind =
        try container.decodeIfPresent(String.self, forKey: .kind)
        ?? container.decode(String.self, forKey: .sim)
      value = Result { try Case(from: decoder) }
    }
  }

  /// Reads the records of a fixture.
  static func cases<Case: Decodable>(_ name: String, as type: Case.Type) throws -> [Case] {
    try decode(name, as: Cases<Case>.self).cases
  }

  /// Reads the records of some kinds of a fixture, each of which must fit.
  static func cases<Case: Decodable>(
    _ name: String, ofKind kind: String, _ others: String..., as type: Case.Type
  ) throws -> [Case] {
    let kinds = [kind] + others
    return try cases(name, as: Sorted<Case>.self).filter { kinds.contains($0.kind) }
      .map { try $0.value.get() }
  }

  /// Reads a whole fixture.
  static func decode<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode(Content.self, from: Data(contentsOf: url))
  }
}
