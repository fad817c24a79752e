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

  private struct Lenient<Case: Decodable>: Decodable {
    let value: Case?
    init(from decoder: any Decoder) throws { value = try? Case(from: decoder) }
  }

  /// Reads the records of a fixture.
  static func cases<Case: Decodable>(_ name: String, as type: Case.Type) throws -> [Case] {
    try decode(name, as: Cases<Case>.self).cases
  }

  /// Reads the records of a fixture of many kinds, leaving out those that do not fit.
  static func fitting<Case: Decodable>(_ name: String, as type: Case.Type) throws -> [Case] {
    try cases(name, as: Lenient<Case>.self).compactMap(\.value)
  }

  /// Reads a whole fixture.
  static func decode<Content: Decodable>(_ name: String, as type: Content.Type) throws -> Content {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
    return try JSONDecoder().decode(Content.self, from: Data(contentsOf: url))
  }
}
