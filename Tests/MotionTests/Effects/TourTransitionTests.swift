// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects
import Testing

@Suite struct TourTransitionTests {
  @Test func `the raw value is the number of the marker that a tour reports`() {
    let layout = TooltipLayout(origin: .zero, size: SIMD2(1, 1), arrow: .zero, direction: 1)
    var tour = TooltipTour([layout, layout])
    tour.present(at: 1)
    tour.advance(at: 2)
    tour.advance(at: 3)
    tour.present(at: 4)
    tour.dismiss(at: 5)
    let markers = tour.events(after: 0.5, through: 9).compactMap { event -> TourTransition? in
      guard case .marker(let number) = event.kind else { return nil }
      return TourTransition(rawValue: number)
    }
    #expect(markers == [.appear, .next, .finish, .appear, .dismiss])
    #expect(TourTransition.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(TourTransition(rawValue: -1) == nil)
  }

  @Test func `a move is felt as an impact, the end as a success, and no other change`() {
    #expect(TourTransition.allCases.map(\.cue) == [nil, .mediumImpact, .success, nil])
  }
}
