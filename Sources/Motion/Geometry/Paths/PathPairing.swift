// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The assignment of the subpaths of one path to those of another.
enum PathPairing {
  /// The number of subpaths up to which all assignments are compared.
  static var greatestCount: Int { 10 }

  /// The number of pairs up to which the outlines choose; those of more are paired in their order.
  static var greatestPairCount: Int { 65_536 }

  /// Returns for each outline of the first list the index of its partner, or nil.
  ///
  /// Partners turn the same way if both are closed, and the sum of their squared distances and
  /// differences of size is as small as possible; of more than ten outlines the largest choose first,
  /// and many more are paired in their order.
  ///
  /// - Complexity: O(2ᵐ *n m*) for *n* and *m* ≤ 10 outlines, otherwise O(*n m*), and O(*n*) above
  ///   65 536 pairs.
  static func partners(_ a: [PathOutline], _ b: [PathOutline]) -> [Int?] {
    guard a.count >= b.count else {
      var result = [Int?](repeating: nil, count: a.count)
      for (index, partner) in partners(b, a).enumerated() {
        if let partner { result[partner] = index }
      }
      return result
    }
    if a.count * b.count > greatestPairCount {
      return a.indices.map { $0 < b.count && cost(a[$0], b[$0]) < .infinity ? $0 : nil }
    }
    let costs = a.map { one in b.map { cost(one, $0) } }
    return b.count > greatestCount ? greedy(a, costs) : cheapest(costs, b.count)
  }

  /// The cost of a pair, infinite if one is a hole and the other is not.
  private static func cost(_ a: PathOutline, _ b: PathOutline) -> Double {
    if a.isClosed && b.isClosed && a.area * b.area < 0 { return .infinity }
    let (way, growth) = (a.center - b.center, a.size - b.size)
    return way.dot(way) + growth * growth
  }

  /// Lets the largest outlines choose first.
  private static func greedy(_ a: [PathOutline], _ costs: [[Double]]) -> [Int?] {
    var result = [Int?](repeating: nil, count: a.count)
    var free = [Bool](repeating: true, count: costs[0].count)
    for index in a.indices.sorted(by: { (-a[$0].size, $0) < (-a[$1].size, $1) }) {
      let open = free.indices.filter { free[$0] && costs[index][$0] < .infinity }
      guard let best = open.min(by: { costs[index][$0] < costs[index][$1] }) else { continue }
      (result[index], free[best]) = (best, false)
    }
    return result
  }

  /// Compares all assignments, by the sets of outlines that have a partner already.
  private static func cheapest(_ costs: [[Double]], _ count: Int) -> [Int?] {
    let sets = 1 << count
    // As many pairs as possible come first, then the sum of their costs.
    var best = [(missing: Int, cost: Double)](repeating: (.max, 0), count: sets)
    best[0] = (0, 0)
    var choices: [[Int]] = []
    for row in costs {
      // Without a partner, unless one is better.
      var (next, choice) = (best, [Int](repeating: -1, count: sets))
      for set in 0..<sets where best[set].missing < .max { next[set].missing += 1 }
      for set in 0..<sets where best[set].missing < .max {
        for partner in 0..<count where set >> partner & 1 == 0 && row[partner] < .infinity {
          let sum = (best[set].missing, best[set].cost + row[partner])
          if sum < next[set | 1 << partner] {
            (next[set | 1 << partner], choice[set | 1 << partner]) = (sum, partner)
          }
        }
      }
      best = next
      choices.append(choice)
    }
    var set = best.indices.min { best[$0] < best[$1] } ?? 0
    var result = [Int?](repeating: nil, count: costs.count)
    for index in costs.indices.reversed() {
      let partner = choices[index][set]
      guard partner >= 0 else { continue }
      result[index] = partner
      set ^= 1 << partner
    }
    return result
  }
}
