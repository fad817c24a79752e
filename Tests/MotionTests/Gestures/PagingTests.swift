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
    .anchored(threshold: 0.3, minimumVelocity: 125),
  ]

  @Test(arguments: rules) func `pages of one length are pages at even offsets`(rule: Paging.Rule) {
    let even = Paging(pageSize: 400, count: 9, rule: rule, limit: 3)
    let given = Paging(offsets: (0..<9).map { Double($0) * 400 }, rule: rule, limit: 3)
    #expect(given.pageSize == 400 && given.offset(of: 8) == even.offset(of: 8))
    var random = SeededGenerator(seed: 8)
    for step in 0..<4000 {
      let place = (step % 2 == 0 ? random.nextUnit() * 12 - 2 : Double(step % 90) / 10) * 400
      let velocity = step % 3 == 0 ? 0 : random.nextUnit() * 4000 - 2000
      let start = step % 9
      #expect(
        given.page(from: place, velocity: velocity, startPage: start)
          == even.page(from: place, velocity: velocity, startPage: start))
    }
  }

  @Test func `a sheet settles at the detent to which it was dragged or thrown`() async throws {
    let detents = [-40.0, 0, 320, 1000, 1010]
    for threshold in [0, 0.25, 0.5, 0.8, 1] {
      let sheet = Paging(
        offsets: detents, rule: .anchored(threshold: threshold, minimumVelocity: 125))
      #expect(sheet.pageSize == 10 && sheet.count == 5)
      var random = SeededGenerator(seed: 9)
      for step in 0..<3000 {
        let offset = random.nextUnit() * 1300 - 150
        let velocity =
          step % 2 == 0 ? random.nextUnit() * 240 - 120 : random.nextUnit() * 4000 - 2000
        let start = step % 5
        let page = sheet.page(from: offset, velocity: velocity, startPage: start)
        // The detents around the offset, and the share of the way from the one nearer to the start.
        let below = detents.lastIndex { $0 <= offset } ?? 0
        let above = detents.firstIndex { $0 >= offset } ?? 4
        var expected: Int
        // What is at a detent within a thousandth of the way stays there.
        if detents.contains(where: { abs(offset - $0) < 1 }) { continue }
        if abs(velocity) >= 125 {
          expected = velocity > 0 ? above : below
        } else {
          let (from, to) = offset >= detents[start] ? (below, above) : (above, below)
          let share = abs(offset - detents[from]) / max(1e-9, abs(detents[to] - detents[from]))
          if abs(share - threshold) < 0.002 { continue }
          expected = share >= threshold ? to : from
        }
        if offset < -40 { expected = 0 }
        if offset > 1010 { expected = 4 }
        #expect(page == expected, "\(offset) at \(velocity) from \(start), \(threshold)")
      }
      let data = try JSONEncoder().encode(sheet)
      #expect(try JSONDecoder().decode(Paging.self, from: data) == sheet)
    }
    // A throw comes to rest halfway between two unequal pages: the projected rule counts in pages.
    let projected = Paging(offsets: [0, 100, 1000], rule: .projected(Projection()))
    #expect(projected.page(from: 540, velocity: 0, startPage: 2) == 1)
    #expect(projected.page(from: 560, velocity: 0, startPage: 0) == 2)
    #expect(Paging(offsets: [7]).page(from: 99, velocity: 1e9, startPage: 4) == 0)
    for bad in [
      #"{"offsets": []}"#, #"{"offsets": [0, 0]}"#, #"{"offsets": [3, 1]}"#,
      #"{"offsets": [-1e308, 1e308]}"#, #"{"offsets": [1], "count": 1}"#,
      #"{"offsets": [1], "rule": {"kind": "anchored", "threshold": 2, "minimumVelocity": 1}}"#,
    ] {
      #expect(throws: DecodingError.self, "\(bad)") {
        try JSONDecoder().decode(Paging.self, from: Data(bad.utf8))
      }
    }
    #expect("\(Paging(offsets: [0, 2]))" == "Paging(offsets: [0, 2], rule: .directional)")
    await #expect(processExitsWith: .failure) { _ = Paging(offsets: [1, 0]) }
  }

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

  @Test(arguments: rules) func `a mirrored gesture turns to the mirrored page`(rule: Paging.Rule) {
    let paging = Paging(pageSize: 400, count: 9, rule: rule)
    var random = SeededGenerator(seed: 5)
    for step in 0..<4000 {
      // Every other place is a page, the middle between two, or a threshold of 60 %.
      let place = step % 2 == 0 ? random.nextUnit() * 8 : Double(Int(random.nextUnit() * 80)) / 10
      let velocity = step % 3 == 0 ? 0 : random.nextUnit() * 4000 - 2000
      let start = Int(random.nextUnit() * 9)
      let page = paging.page(from: place * 400, velocity: velocity, startPage: start)
      let mirrored = paging.page(
        from: 3200 - place * 400, velocity: -velocity, startPage: 8 - start)
      #expect(page == 8 - mirrored, "\(place) at \(velocity) from \(start)")
    }
  }

  @Test(arguments: rules) func `no page turns by noise`(rule: Paging.Rule) {
    let paging = Paging(pageSize: 400, count: 9, rule: rule)
    for place in stride(from: 0.0, through: 8, by: 0.1) {
      for start in [0, 3, 4, 8] {
        for velocity in [0.0, 900, -900] {
          let page = paging.page(from: place * 400, velocity: velocity, startPage: start)
          for noise in [-1e-13, 1e-13, -1e-9, 1e-9, 0.001, -0.001] {
            let offset = (place + noise / 400) * 400
            #expect(
              paging.page(from: offset, velocity: velocity + noise, startPage: start) == page)
          }
        }
      }
    }
  }

  @Test func `a page at rest in the middle stays where it was`() {
    let paging = Paging(pageSize: 1, count: 10, rule: .snapping(minimumVelocity: 400))
    #expect(paging.page(from: 0.49999999999999994, velocity: 0, startPage: 0) == 0)
    #expect(paging.page(from: 0.5, velocity: 0, startPage: 0) == 0)
    #expect(paging.page(from: 0.5, velocity: 0, startPage: 1) == 1)
    #expect(paging.page(from: 3.4999, velocity: 0, startPage: 7) == 4)
    #expect(paging.page(from: 3.49, velocity: 0, startPage: 7) == 3)
    let still = Paging(pageSize: 400, count: 10, rule: .snapping(minimumVelocity: 0))
    #expect(still.page(from: 1300, velocity: 0, startPage: 0) == 3)
    #expect(still.page(from: 1300, velocity: 5, startPage: 0) == 4)
    let pager = Paging(
      pageSize: 400, count: 10, rule: .fling(minimumVelocity: 400, minimumDistance: 25))
    #expect(pager.page(from: 240, velocity: 0, startPage: 0) == 1)
    #expect(pager.page(from: 239, velocity: 0, startPage: 0) == 0)
    #expect(pager.page(from: 160, velocity: 0, startPage: 1) == 0)
    #expect(pager.page(from: 161, velocity: 0, startPage: 1) == 1)
  }
}
