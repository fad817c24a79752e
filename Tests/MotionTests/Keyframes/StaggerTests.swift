// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

extension Stagger {
  /// All delays, in order.
  var delays: [Double] { (0..<count).map(delay(for:)) }
}

/// Whether two lists agree to 12 digits.
private func isClose(_ found: [Double], _ expected: [Double]) -> Bool {
  found.count == expected.count
    && zip(found, expected).allSatisfy { abs($0 - $1) <= 1e-12 * max(1, abs($1)) }
}

@Suite struct StaggerTests {
  static let origins: [Stagger.Origin] = [
    .start, .end, .center, .edges, .index(2), .cell(column: 1, row: 2), .point(x: 0.3, y: -0.4),
    .random(seed: 5),
  ]

  @Test func `the delay is the distance from the origin, as in motion and anime`() {
    #expect(Stagger(count: 4, each: 0.5).delays == [0, 0.5, 1, 1.5])
    #expect(Stagger(count: 4, each: 0.5, from: .end).delays == [1.5, 1, 0.5, 0])
    #expect(Stagger(count: 5, each: 0.5, from: .center).delays == [1, 0.5, 0, 0.5, 1])
    #expect(Stagger(count: 4, each: 0.5, from: .center).delays == [0.75, 0.25, 0.25, 0.75])
    #expect(Stagger(count: 4, each: 0.5, from: .index(1)).delays == [0.5, 0, 0.5, 1])
    #expect(Stagger(count: 3, each: 0.5, from: .index(-2)).delays == [1, 1.5, 2])
    #expect(Stagger(count: 3, each: 0.1).delays == [0, 0.1, 0.2])
  }

  @Test func `from the edges the center comes last`() {
    #expect(Stagger(count: 5, each: 0.5, from: .edges).delays == [0, 0.5, 1, 0.5, 0])
    #expect(Stagger(count: 4, each: 0.5, from: .edges).delays == [0, 0.5, 0.5, 0])
    let grid = Stagger(columns: 3, rows: 3, each: 1, from: .edges)
    let corner = 2.0.squareRoot()
    let expected = [0, corner - 1, 0, corner - 1, corner, corner - 1, 0, corner - 1, 0]
    #expect(grid.delays == expected)
    #expect(grid.totalDelay == corner)
  }

  @Test func `a grid counts along its rows and measures with a ruler`() {
    let grid = Stagger(columns: 4, rows: 3, each: 1, from: .cell(column: 0, row: 0))
    #expect(grid.count == 12)
    #expect(grid.delay(for: 11) == 13.0.squareRoot())
    #expect(grid.delay(for: 4) == 1 && grid.delay(for: 3) == 3)
    #expect(Stagger(columns: 4, rows: 3, each: 1, from: .index(6)).delay(for: 6) == 0)
    #expect(
      Stagger(columns: 4, rows: 3, each: 1, from: .index(6)).delay(for: 9) == 2.0.squareRoot())
    #expect(Stagger(columns: 4, rows: 3, each: 1, from: .index(-1)).delay(for: 3) == 1)
    #expect(Stagger(columns: 5, rows: 3, each: 1, from: .center).delay(for: 7) == 0)
    let middle = Stagger(columns: 5, rows: 3, each: 1, from: .point(x: 0.5, y: 0.5))
    #expect(middle.delays == Stagger(columns: 5, rows: 3, each: 1, from: .center).delays)
    let last = Stagger(columns: 5, rows: 3, each: 1, from: .point(x: 1, y: 1))
    #expect(last.delays == Stagger(columns: 5, rows: 3, each: 1, from: .end).delays)
  }

  @Test func `an axis counts rows or columns alone`() {
    let across = Stagger(columns: 3, rows: 2, each: 0.25, axis: .x)
    #expect(across.delays == [0, 0.25, 0.5, 0, 0.25, 0.5])
    let down = Stagger(columns: 3, rows: 2, each: 0.25, from: .end, axis: .y)
    #expect(down.delays == [0.25, 0.25, 0.25, 0, 0, 0])
  }

  @Test func `an amount is the time from the first start to the last, as in GSAP`() {
    #expect(Stagger(count: 5, amount: 1).delays == [0, 0.25, 0.5, 0.75, 1])
    #expect(Stagger(count: 4, amount: 1, from: .center).delays == [1, 0, 0, 1])
    #expect(Stagger(count: 5, amount: 1, from: .edges).delays == [0, 0.5, 1, 0.5, 0])
    #expect(Stagger(count: 7, amount: 0.7).totalDelay == 0.7)
    #expect(Stagger(count: 2, amount: 1, from: .center).delays == [0, 0])
    let grid = Stagger(columns: 4, rows: 4, amount: 2, from: .center)
    #expect(grid.delay(for: 0) == 2 && grid.delay(for: 5) == 0)
  }

  @Test func `an easing bends distances by the largest that occurs`() {
    let easing = Easing.penner(.quad, .in)
    let row = Stagger(count: 5, each: 0.1, easing: easing)
    #expect(isClose(row.delays, [0, 0.025, 0.1, 0.225, 0.4]))
    // motion divides by the count instead, so it never comes to the easing's end.
    #expect(row.totalDelay == row.delay(for: 4) && row.totalDelay == 4 * 0.1)
    let middle = Stagger(count: 5, each: 0.1, from: .center, easing: easing)
    #expect(isClose(middle.delays, [0.2, 0.05, 0, 0.05, 0.2]))
    let spread = Stagger(count: 4, amount: 1, from: .center, easing: .penner(.cubic, .out))
    #expect(spread.delays == [1, 0, 0, 1])
    let edges = Stagger(count: 5, amount: 1, from: .edges, easing: easing)
    #expect(isClose(edges.delays, [0, 0.25, 1, 0.25, 0]))
  }

  private struct JavaScript: Decodable {
    /// An index, or the name of a place; nothing is the first element.
    enum Origin: Decodable {
      case index(Int)
      case name(String)

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let index = try? container.decode(Int.self) {
          self = .index(index)
        } else {
          self = .name(try container.decode(String.self))
        }
      }
    }

    let each, startDelay: Double?
    let i: Int?
    let total: Int
    let from: Origin?
    let ease: String?
    let expected: Double

    var origin: Stagger.Origin {
      get throws {
        let names: [String: Stagger.Origin] = ["first": .start, "last": .end, "center": .center]
        switch from {
        case .index(let index): return .index(index)
        case .name(let name): return try #require(names[name])
        case nil: return .start
        }
      }
    }
  }

  @Test func `the staggers of motion for JavaScript hold`() throws {
    let rows = try Fixture.cases("motion-js", ofKind: "stagger", as: JavaScript.self)
    #expect(rows.count == 6 && rows.count { $0.ease != nil } == 1)
    for row in rows {
      let (each, index) = (try #require(row.each), try #require(row.i))
      guard let ease = row.ease else {
        let stagger = Stagger(count: row.total, each: each, from: try row.origin)
        let motion = EasedTrajectory(from: 0.0, to: 1, duration: 1)
          .delayed(by: stagger.delay(for: index)).delayed(by: row.startDelay ?? 0)
        #expect(stagger.delay(for: index) + (row.startDelay ?? 0) == row.expected, "\(row)")
        #expect(motion.duration == 1 + row.expected, "\(row)")
        continue
      }
      // It divides by the count: the easing ends one place after the last element.
      let stagger = Stagger(
        count: row.total + 1, each: each, from: try row.origin, easing: try Easing(css: ease))
      // The row has seven digits.
      #expect(abs(stagger.delay(for: index) - row.expected) <= 0.5e-7, "\(row)")
    }
  }

  @Test func `the element that motion for JavaScript begins with does not wait`() throws {
    let rows = try Fixture.cases("motion-js", ofKind: "staggerOriginIndex", as: JavaScript.self)
    #expect(rows.count == 2)
    for row in rows {
      let delays = Stagger(count: row.total, each: 1, from: try row.origin).delays
      #expect(delays.indices.filter { delays[$0] == 0 }.map(Double.init) == [row.expected])
    }
  }

  @Test(arguments: origins)
  func `the total delay is the largest`(origin: Stagger.Origin) {
    let easings: [Easing] = [
      .linear, .easeInOut, .penner(.back, .in), .penner(.elastic, .out), .steps(3, .jumpBoth),
      .penner(.bounce, .in), .stops([.init(1, at: 0), .init(0, at: 1)]),
    ]
    for easing in easings {
      let staggers = [
        Stagger(count: 8, each: 0.1, from: origin, easing: easing),
        Stagger(count: 8, amount: 0.3, from: origin, easing: easing),
        Stagger(columns: 6, rows: 5, each: 0.1, from: origin, easing: easing),
        Stagger(columns: 5, rows: 3, amount: 0.3, from: origin, axis: .y, easing: easing),
      ]
      for stagger in staggers {
        for one in [stagger, stagger.reversed()] {
          #expect(one.totalDelay == one.delays.max(), "\(one)")
        }
        #expect(stagger.reversed().reversed() == stagger)
        let top = stagger.reversed().delays
        let sums = zip(stagger.delays, top).map { $0 + $1 }
        #expect(sums.allSatisfy { abs($0 - sums[0]) < 1e-12 }, "\(stagger)")
      }
    }
  }

  @Test func `reversed, what started last starts first`() {
    #expect(Stagger(count: 4, each: 0.5).reversed().delays == [1.5, 1, 0.5, 0])
    #expect(Stagger(count: 5, each: 0.5, from: .center).reversed().delays == [0, 0.5, 1, 0.5, 0])
  }

  @Test func `random order shows every delay once, and the same one every time`() {
    for count in [1, 2, 3, 10, 100, 1000] {
      let stagger = Stagger(count: count, each: 1, from: .random(seed: 11))
      #expect(stagger.delays.sorted() == (0..<count).map(Double.init))
      #expect(stagger.totalDelay == Double(count - 1))
    }
    let seeds = (0..<4).map { Stagger(count: 50, each: 1, from: .random(seed: $0)).delays }
    #expect(Set(seeds).count == 4)
    let grid = Stagger(columns: 7, rows: 5, each: 1, from: .random(seed: 3))
    #expect(grid.delays.sorted() == Stagger(columns: 7, rows: 5, each: 1).delays.sorted())
  }

  @Test(arguments: [2, 3, 4, 5])
  func `every random order is as likely as every other`(count: Int) {
    let orders = (1...count).reduce(1, *)
    var found: [[Double]: Int] = [:]
    let tries = 300 * orders
    for seed in 0..<UInt64(tries) {
      let stagger = Stagger(count: count, each: 1, from: .random(seed: seed))
      found[stagger.delays, default: 0] += 1
    }
    #expect(found.count == orders)
    // Chi-squared: its mean is orders − 1, and its spread √(2 (orders − 1)).
    let squares = found.values.reduce(0.0) { $0 + (Double($1) - 300) * (Double($1) - 300) / 300 }
    #expect(squares < Double(orders) + 5 * Double(2 * orders).squareRoot() + 8)
  }

  @Test(arguments: [2, 7, 100, 1000])
  func `every place of a random order is as likely as every other`(count: Int) {
    // Where three of the elements are, and how far apart two neighbors, over many orders.
    let tries = 20 * max(count, 50)
    let expected = Double(tries) / Double(count)
    var found = [[Int]](repeating: [Int](repeating: 0, count: count), count: 4)
    for seed in 0..<UInt64(tries) {
      let stagger = Stagger(count: count, each: 1, from: .random(seed: seed))
      let places = [0, count / 2, count - 1, 1].map { Int(stagger.delay(for: $0)) }
      for row in 0..<3 { found[row][places[row]] += 1 }
      found[3][(places[3] - places[0] + count) % count] += 1
    }
    for row in 0..<4 {
      let counts = row < 3 ? found[row][...] : found[row][1...]
      let mean = row < 3 ? expected : Double(tries) / Double(count - 1)
      let squares = counts.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) / mean }
      let freedom = Double(counts.count - 1)
      #expect(squares <= freedom + 5 * (2 * freedom).squareRoot() + 8, "\(row): \(squares)")
    }
    #expect(found[3][0] == 0)
  }

  @Test func `no elements and one element are legal`() {
    for origin in StaggerTests.origins {
      for easing in [Easing.linear, .easeIn, .steps(2, .jumpStart)] {
        #expect(Stagger(count: 0, each: 1, from: origin, easing: easing).totalDelay == 0)
        #expect(Stagger(columns: 0, rows: 5, amount: 1, from: origin).count == 0)
        let one = Stagger(count: 1, amount: 1, from: origin, easing: easing)
        #expect(one.delays == [0] && one.totalDelay == 0)
      }
    }
    #expect(Stagger(count: 1, each: 1, from: .center, easing: .easeIn).delays == [0])
    #expect(Stagger(count: 3, each: 0, from: .end).delays == [0, 0, 0])
  }

  @Test func `huge parameters give finite delays`() {
    for origin in StaggerTests.origins + [.point(x: 1e150, y: -1e150), .index(.min)] {
      for easing in [Easing.linear, .easeInOut, .bezier(0, -1e150, 1, 1e150)] {
        let staggers = [
          Stagger(count: .max, each: 1e150, from: origin, easing: easing),
          Stagger(columns: 1 << 31, rows: 1 << 31, each: 1e150, from: origin, easing: easing),
          Stagger(count: .max, amount: 1e150, from: origin, easing: easing),
        ]
        for stagger in staggers {
          for index in [0, 1, stagger.count / 2, stagger.count - 1] {
            #expect(
              stagger.delay(for: index).isFinite && stagger.reversed().delay(for: index).isFinite)
          }
        }
      }
    }
  }

  @Test func `staggers survive encoding, in the words of their parameters`() throws {
    for origin in StaggerTests.origins {
      let staggers = [
        Stagger(count: 9, each: 0.1, from: origin, easing: .easeIn).reversed(),
        Stagger(columns: 4, rows: 3, amount: 0.7, from: origin, axis: .y, elementDuration: 0.3),
        Stagger(totalDuration: 0.9, elementDuration: 0.4, count: 14),
      ]
      for stagger in staggers {
        let data = try JSONEncoder().encode(stagger)
        #expect(try JSONDecoder().decode(Stagger.self, from: data) == stagger)
      }
    }
    let text = #"{"columns": 8, "rows": 4, "amount": 1, "from": "center", "axis": "x"}"#
    let read = try JSONDecoder().decode(Stagger.self, from: Data(text.utf8))
    #expect(read == Stagger(columns: 8, rows: 4, amount: 1, from: .center, axis: .x))
  }

  @Test(arguments: [
    #"{"count": -1, "each": 1}"#, #"{"count": 1, "each": -1}"#, #"{"count": 1}"#, "{}",
    #"{"count": 1, "each": 1, "from": "middle"}"#, #"{"count": 1, "each": 1, "axis": "z"}"#,
    #"{"columns": 5000000000, "rows": 5000000000, "each": 1}"#,
    #"{"count": 1, "each": 1, "elementDuration": -2}"#,
  ])
  func `broken data is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Stagger.self, from: Data(text.utf8))
    }
  }

  #if DEBUG
  @Test func `what is read can be reversed`() throws {
    var (nested, reading) = (#""ease""#, 0)
    for count in 1...33 {
      let data = Data(#"{"count": 3, "each": 1, "easing": \#(nested)}"#.utf8)
      if let stagger = try? JSONDecoder().decode(Stagger.self, from: data) {
        #expect(stagger.reversed().reversed() == stagger)
        reading = count
      }
      nested = #"{"clock": "ease", "nested": \#(nested)}"#
    }
    #expect(reading > 8)
    // Of 64 easings that can be read, reversing would make 65.
    let whole = (0..<31).reduce(#"{"mirrored": "ease"}"#) { inner, _ in
      #"{"clock": "ease-in", "nested": \#(inner)}"#
    }
    _ = try JSONDecoder().decode(Easing.self, from: Data(whole.utf8))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(
        Stagger.self, from: Data(#"{"count": 3, "each": 1, "easing": \#(whole)}"#.utf8))
    }
  }

  @Test func `an index outside the count is a slip`() async {
    await #expect(processExitsWith: .failure) { _ = Stagger(count: 3, each: 1).delay(for: 3) }
    await #expect(processExitsWith: .failure) { _ = Stagger(count: 3, each: 1).delay(for: -1) }
    await #expect(processExitsWith: .failure) { _ = Stagger(count: -1, each: 1) }
    await #expect(processExitsWith: .failure) { _ = Stagger(count: 1, each: .nan) }
  }
  #endif

  @Test func `the total is the greatest delay, also where an easing jumps at its ends`() {
    let drop = Easing.stops([.init(0, at: 0), .init(2, at: 0), .init(1, at: 1)])
    let fall = Easing.stops([.init(0, at: 0), .init(2, at: 1), .init(1, at: 1)])
    let outside = Stagger.Origin.point(x: 10.7, y: -0.65)
    for easing in [Easing.easeOutElastic, .easeInElastic, drop, fall, drop.reversed()] {
      for origin in [Stagger.Origin.start, .end, .center, .edges, outside, .index(3)] {
        for count in [2, 12, 40] {
          for axis in [nil, Stagger.Axis.x, .y] {
            let grid = Stagger(
              columns: count, rows: 7, each: 0.35, from: origin, axis: axis, easing: easing)
            #expect(grid.totalDelay == grid.delays.max())
            #expect(grid.reversed().totalDelay == grid.reversed().delays.max())
          }
          let row = Stagger(count: count, each: 0.35, from: origin, easing: easing)
          #expect(row.totalDelay == row.delays.max(), "\(row)")
        }
      }
    }
  }
}
