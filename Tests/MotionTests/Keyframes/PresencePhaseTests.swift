// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct PresencePhaseTests {
  @Test func `phases are numbered as in SwiftUI`() {
    #expect(PresencePhase.allCases.map(\.value) == [-1, 0, 1])
    #expect(PresencePhase.allCases.map(\.isIdentity) == [false, true, false])
  }

  @Test func `a view goes through the phases in their order`() {
    var view = Presence(
      willAppear: PresencePhase.willAppear.value, identity: PresencePhase.identity.value,
      didDisappear: PresencePhase.didDisappear.value, curve: .eased(duration: 1, easing: .linear))
    view.appear(at: 1)
    view.disappear(at: 3)
    let phases = [0.5, 1.5, 3.5].map(view.phase(at:))
    #expect(phases == PresencePhase.allCases)
    #expect([0, 2, 4].map(view.value(at:)) == phases.map(\.value))
  }

  @Test func `it is a number in data`() throws {
    let data = try JSONEncoder().encode(PresencePhase.allCases)
    #expect(String(decoding: data, as: UTF8.self) == "[-1,0,1]")
    #expect(try JSONDecoder().decode([PresencePhase].self, from: data) == PresencePhase.allCases)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([PresencePhase].self, from: Data("[2]".utf8))
    }
  }
}
