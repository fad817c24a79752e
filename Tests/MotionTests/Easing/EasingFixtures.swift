// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Reads a file of reference vectors for easings.
func easingFixture<Cases: Decodable>(_ name: String, as type: Cases.Type) throws -> Cases {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
  return try JSONDecoder().decode(Cases.self, from: Data(contentsOf: url))
}

/// Easings of every kind, for the laws that hold for all of them.
let easingsOfEveryKind: [Easing] = {
  var result: [Easing] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .bezier(0.4, 0, 0.2, 1),
    .bezier(1, 0, 0, 1), .bezier(0, 0, 0, 1), .bezier(1, 0, 1, 1), .bezier(0, 1, 1, 0),
    .bezier(0.3, -0.6, 0.7, 1.6), .bezier(0, 1, 0, 1), .bezier(0.5, 1.3, 0.4, 0.7),
    .steps(1), .steps(4, .jumpStart), .steps(3, .jumpNone), .steps(5, .jumpBoth),
    .stops([.init(0), .init(1.5, at: 0.25), .init(0.5, at: 0.25), .init(1)]),
    .stops([.init(0.25, at: 0.25), .init(0.75, at: 0.75)]), .stops([.init(0.4)]),
    .stops([.init(0), .init(0.2, at: 0.6), .init(1)]),
  ]
  for family in Easing.PennerFamily.allCases {
    for mode in Easing.PennerMode.allCases { result.append(.penner(family, mode)) }
  }
  result += [
    Easing.bezier(0.1, 0.3, 0.7, 0.9).reversed(), Easing.steps(4).reversed(),
    Easing.ease.mirrored(),
    Easing.penner(.back, .in).mirrored(), Easing.easeInOut.nested(in: .easeInOut),
    Easing.penner(.sine, .in).nested(in: .penner(.back, .out)),
    Easing.steps(4).nested(in: .easeIn), Easing.bezier(0.3, -0.6, 0.7, 1.6).nested(in: .ease),
  ]
  result += [Easing.penner(.quad, .in), .penner(.sine, .inOut), .bezier(0.2, 1.1, 0.6, 0.7)]
    .compactMap(\.inverse)
  return result
}()

/// A small generator of test data: Marsaglia's xorshift.
struct EasingTestGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// A number in [0, 1).
  mutating func unit() -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double(state >> 11) * 0x1p-53
  }

  mutating func below(_ limit: Int) -> Int { Int(unit() * Double(limit)) }
}
