// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct ViewportPhaseTests {
  @Test func `phases are numbered as in SwiftUI`() {
    #expect(ViewportTransition.Phase.allCases.map(\.value) == [-1, 0, 1])
    #expect(ViewportTransition.Phase.allCases == [.topLeading, .identity, .bottomTrailing])
    #expect(ViewportTransition.Phase.allCases.map(\.isIdentity) == [false, true, false])
  }

  @Test func `the phase of a view has the sign of its fraction`() {
    let transition = ViewportTransition(easing: .linear)
    for step in -60...60 {
      let begin = Double(step) * 10
      let frame = begin...(begin + 100)
      let (whole, part) = (
        transition.discretePhase(of: frame, in: 0...300), transition.phase(of: frame, in: 0...300)
      )
      #expect(whole.value == (part > 0 ? 1 : part < 0 ? -1 : 0), "\(begin)")
      #expect(whole.isIdentity == (begin >= 0 && begin <= 200), "\(begin)")
    }
  }

  @Test func `it is a number in data`() throws {
    let data = try JSONEncoder().encode(ViewportTransition.Phase.allCases)
    #expect(String(decoding: data, as: UTF8.self) == "[-1,0,1]")
    #expect(
      try JSONDecoder().decode([ViewportTransition.Phase].self, from: data)
        == ViewportTransition.Phase.allCases)
  }
}
