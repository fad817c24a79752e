// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import Testing

@Suite struct TourCueTests {
  @Test func `a tour asks for each cue once for each step that it goes`() {
    let layout = TooltipLayout(origin: .zero, size: SIMD2(1, 1), arrow: .zero, direction: 1)
    var tour = TooltipTour([layout, layout, layout])
    tour.present(at: 0)
    for step in 1...3 { tour.advance(at: Double(step)) }
    #expect(tour.changes.compactMap(\.transition.cue) == [.mediumImpact, .mediumImpact, .success])
    var short = TooltipTour([layout])
    short.present(at: 0)
    short.dismiss(at: 1)
    #expect(short.changes.allSatisfy { $0.transition.cue == nil }, "leaving early is no success")
    #expect(TourCue.allCases == [.mediumImpact, .success])
  }
}
