// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct ViewportTransitionTests {
  private struct Vectors: Decodable {
    let scrollConfig: [Double]
    let scroll: [[Double]]
  }

  private static let viewport = 0.0...390

  static let thresholds: [ViewportTransition.Threshold] = [
    .visible, .visible(0.5), .visible(0.01), .hidden, .centered, .visible.inset(by: 40),
    .visible.inset(by: -40), .centered.inset(by: 1e9), .hidden.inset(by: -5),
    .hidden.interpolated(towards: .centered, amount: 0.25),
    .visible(0.3).inset(by: 20).interpolated(towards: .centered, amount: 0.6),
  ]

  @Test func `a carousel scrolls as in the recorded effect`() throws {
    let vectors = try Fixture.decode("effect-transitions", as: Vectors.self)
    let (extent, viewport) = (vectors.scrollConfig[0], 0...vectors.scrollConfig[1])
    let linear = ViewportTransition(easing: .linear)
    let eased = ViewportTransition()
    #expect(vectors.scroll.count == 7)
    for row in vectors.scroll {
      let frame = row[0]...(row[0] + extent)
      let phase = linear.phase(of: frame, in: viewport)
      #expect(abs(1 - abs(phase) - row[1]) <= 2e-16, "\(row)")
      #expect(abs(phase - row[2]) <= 2e-16, "\(row)")
      #expect(abs(eased.phase(of: frame, in: viewport) - row[3]) <= 1e-15, "\(row)")
      #expect(abs(2.5 * phase - row[4]) <= 2.5 * 2e-16, "\(row)")
      #expect(abs(8 * abs(phase) - row[5]) <= 8 * 2e-16, "\(row)")
      #expect(abs(-250 * phase - row[6]) <= 250 * 2e-16, "\(row)")
      #expect(linear.discretePhase(of: frame, in: viewport).isIdentity == (row[1] == 1), "\(row)")
    }
  }

  /// The phase of a view of 100 points whose upper edge is at a place.
  private func phase(_ threshold: ViewportTransition.Threshold, _ top: Double) -> Double {
    ViewportTransition(threshold: threshold, easing: .linear)
      .phase(of: top...(top + 100), in: ViewportTransitionTests.viewport)
  }

  @Test func `each threshold is where it says`() {
    #expect([390, 340, 290, 0, -50, -100].map { phase(.visible, $0) } == [1, 0.5, 0, 0, -0.5, -1])
    #expect([390, 365, 340, -50, -75].map { phase(.visible(0.5), $0) } == [1, 0.5, 0, 0, -0.5])
    #expect([391, 390, 389, -100, -101].map { phase(.hidden, $0) } == [1, 0, 0, 0, -1])
    // In the center the view begins at 145, and has come in by 245.
    #expect([390, 267.5, 145, 22.5].map { phase(.centered, $0) } == [1, 0.5, 0, -0.5])
    #expect([390, 320, 250, 40].map { phase(.visible.inset(by: 40), $0) } == [1, 0.5, 0, 0])
    #expect([390, 360, 330, -40].map { phase(.visible.inset(by: -40), $0) } == [1, 0.5, 0, 0])
    let between = ViewportTransition.Threshold.hidden.interpolated(towards: .visible, amount: 0.5)
    #expect(between == .visible(0.5))
    // No threshold is beyond the center.
    #expect([267.5, 145].map { phase(.centered.inset(by: 1000), $0) } == [0.5, 0])
    #expect(ViewportTransition.Threshold.visible(7) == .visible)
    #expect(ViewportTransition.Threshold.visible(.nan) == .hidden)
  }

  @Test(arguments: thresholds)
  func `the phase rises along the viewport, without a jump`(
    threshold: ViewportTransition.Threshold
  ) {
    let easings: [Easing] = [.linear, .easeInOut, .penner(.cubic, .in)]
    for easing in easings {
      let transition = ViewportTransition(threshold: threshold, easing: easing)
      for extent in Effort.cases([100.0, 0, 1, 390, 391, 1000]) {
        var last = -1.0
        for step in -1200...600 {
          let top = Double(step)
          let phase = transition.phase(
            of: top...(top + extent), in: ViewportTransitionTests.viewport)
          #expect(phase >= last && phase <= 1)
          let discrete = transition.discretePhase(
            of: top...(top + extent), in: ViewportTransitionTests.viewport)
          #expect(discrete.value * phase >= 0 && discrete.isIdentity == (phase == 0))
          let mirrored = transition.phase(
            of: (390 - top - extent)...(390 - top), in: ViewportTransitionTests.viewport)
          #expect(mirrored == -phase)
          if threshold == .visible && extent >= 100 && easing == .linear {
            #expect(phase - last <= 0.011)
          }
          last = phase
        }
        #expect(last == 1)
      }
    }
  }

  @Test func `both sides can be passed differently`() {
    let transition = ViewportTransition(
      topLeading: .init(threshold: .hidden),
      bottomTrailing: .init(threshold: .centered, easing: .linear))
    let viewport = ViewportTransitionTests.viewport
    #expect(transition.phase(of: -50...50, in: viewport) == 0)
    #expect(transition.phase(of: 267.5...367.5, in: viewport) == 0.5)
    #expect(transition.discretePhase(of: 200...300, in: viewport) == .bottomTrailing)
    #expect(transition.discretePhase(of: 100...200, in: viewport) == .identity)
    #expect(transition.discretePhase(of: -200...(-150), in: viewport) == .topLeading)
    #expect(ViewportTransition.Phase.allCases.map(\.value) == [-1, 0, 1])
  }

  @Test func `a view larger than the viewport is in place when it fills it`() {
    let transition = ViewportTransition(easing: .linear)
    let viewport = ViewportTransitionTests.viewport
    #expect(transition.phase(of: 195...1195, in: viewport) == 0.5)
    #expect(transition.phase(of: -300...700, in: viewport) == 0)
    #expect(transition.phase(of: -805...195, in: viewport) == -0.5)
  }

  @Test func `what a layout makes in passing is legal`() {
    for threshold in ViewportTransitionTests.thresholds {
      let transition = ViewportTransition(threshold: threshold, easing: .linear)
      #expect(transition.phase(of: 5...5, in: 5...5) == 0)
      #expect(abs(transition.phase(of: 500...500, in: 0...390)) == 1)
      let bounds = hostileTimes.filter { $0 == $0 } + [100, 390, 1e150, -1e150]
      for lower in bounds {
        for upper in bounds where lower <= upper {
          for viewport in [0...390, 0...0, -1e308...1e308, lower...lower] {
            let phase = transition.phase(of: lower...upper, in: viewport)
            #expect(phase >= -1 && phase <= 1)
          }
        }
      }
    }
    let visible = ViewportTransition()
    #expect(visible.phase(of: 100...100, in: 0...390) == 0)
    #expect(visible.phase(of: 391...391, in: 0...390) == 1)
    #expect(visible.phase(of: 0...100, in: 50...50) == 0)
  }

  #if !DEBUG
  // Debug builds refuse to make such a range.
  @Test func `bounds that are not numbers read as in place`() {
    let broken = ClosedRange<Double>(uncheckedBounds: (.nan, 1))
    let visible = ViewportTransition()
    #expect(visible.phase(of: broken, in: 0...1) == 0)
    #expect(visible.phase(of: 5...6, in: broken) == 0)
    #expect(visible.discretePhase(of: broken, in: 0...1) == .identity)
  }
  #endif

  @Test func `transitions survive encoding`() throws {
    for threshold in ViewportTransitionTests.thresholds {
      let transition = ViewportTransition(
        topLeading: .init(threshold: threshold, easing: .easeIn), bottomTrailing: .init())
      let data = try JSONEncoder().encode(transition)
      #expect(try JSONDecoder().decode(ViewportTransition.self, from: data) == transition)
    }
  }

  @Test(arguments: [#"{"visible": 2}"#, #"{"centered": -1}"#, #"{"inset": 1e200}"#])
  func `broken data is refused`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ViewportTransition.Threshold.self, from: Data(text.utf8))
    }
  }

  #if DEBUG
  @Test func `an inset that is not a number is a slip`() async {
    await #expect(processExitsWith: .failure) {
      _ = ViewportTransition.Threshold.visible.inset(by: .nan)
    }
  }
  #endif
}
