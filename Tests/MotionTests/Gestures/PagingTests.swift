// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Rules of paging as data.
struct PagingTests {
  static let rules: [Paging.Rule] = [
    .projected(Projection(rate: .fast, form: .discrete)), .projectedAhead(Projection()),
    .directional,
    .snapping(minimumVelocity: 400), .snapping(minimumVelocity: .infinity),
    .fling(minimumVelocity: 400, minimumDistance: 25),
  ]

  @Test(arguments: rules, [nil, 2])
  func `rules survive encoding`(rule: Paging.Rule, limit: Int?) throws {
    let paging = Paging(pageSize: 390.5, count: 1 << 53, rule: rule, limit: limit)
    let data = try JSONEncoder().encode(paging)
    let copy = try JSONDecoder().decode(Paging.self, from: data)
    #expect(copy == paging && copy.hashValue == paging.hashValue)
  }

  @Test func `what has a default may be left out, and nothing else`() throws {
    func read(_ text: String) throws -> Paging {
      try JSONDecoder().decode(Paging.self, from: Data(text.utf8))
    }
    #expect(try read(#"{"pageSize": 5, "count": 3}"#) == Paging(pageSize: 5, count: 3))
    for bad in [
      #"{"count": 3}"#, #"{"pageSize": 0, "count": 3}"#, #"{"pageSize": 5, "count": 0}"#,
      #"{"pageSize": 5, "count": 9007199254740994}"#, #"{"pageSize": 5, "count": 3, "limit": 0}"#,
      #"{"pageSize": 5, "count": 3, "rule": {"kind": "snapping"}}"#,
      #"{"pageSize": 5, "count": 3, "rule": {"kind": "snapping", "minimumVelocity": -1}}"#,
      #"{"pageSize": 5, "count": 3, "rule": {"kind": "nearest"}}"#,
    ] {
      #expect(throws: DecodingError.self, "\(bad)") { try read(bad) }
    }
  }
}
