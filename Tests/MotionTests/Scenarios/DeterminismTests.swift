// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionScenes
import Testing

/// The same bits on every platform, in every build, in every order.
@Suite struct DeterminismTests {
  /// The committed fingerprints: for each scenario, one for each of its pieces.
  ///
  /// `MotionKitDemo digest --pieces` prints the file. A commit that changes it
  /// says why.
  static let expected = Result {
    try Fixture.decode("fingerprints", as: [String: [String]].self)
  }

  /// Every piece where tests are optimized, and every eighth where that would take long.
  ///
  /// `.ci/run determinism` compares the digests of all pieces without optimization too.
  static let pieces = Effort.cases(Array(0..<Scenario.pieceCount))

  @Test(arguments: Scenario.allCases)
  func `a scenario has the committed fingerprint`(scenario: Scenario) throws {
    let expected = try #require(try DeterminismTests.expected.get()[scenario.name])
    try #require(expected.count == Scenario.pieceCount)
    for piece in DeterminismTests.pieces {
      let found = scenario.fingerprint(ofPiece: piece)
      guard found.description != expected[piece] else { continue }
      let indices = scenario.indices(ofPiece: piece)
      Issue.record(
        """
        \(scenario.name) changed first among samples \(indices): \
        \(found.description) instead of \(expected[piece])
        """)
      return
    }
  }

  @Test(arguments: Scenario.allCases)
  func `a scenario has the same bits in every order`(scenario: Scenario) {
    let step = scenario.count / 48
    let indices = Array(stride(from: 0, to: scenario.count, by: step))
    let forward = scenario.words(at: indices)
    #expect(scenario.words(at: indices.reversed()).reversed() == forward)
    var generator = SeededGenerator(seed: 4)
    let order = Array(indices.indices).shuffled(using: &generator)
    let shuffled = scenario.words(at: order.map { indices[$0] })
    for (place, word) in zip(order, shuffled) where forward[place] != word {
      Issue.record("sample \(indices[place]) differs when shuffled")
      return
    }
    let chunks = indices.split(maxSplits: 40) { $0 % 7 == 0 }
    #expect(
      chunks.allSatisfy { chunk in
        scenario.words(at: chunk) == chunk.map { forward[$0 / step] }
      })
  }

  @Test func `the scenarios hold as many samples as promised`() {
    #expect(Scenario.allCases.reduce(0) { $0 + $1.count } >= 1_000_000)
    #expect(Scenario.allCases.allSatisfy { $0.count % Scenario.pieceCount == 0 })
  }
}
