// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Motions whose values are passed to a function.
@Suite struct MappedTests {
  @Test func `values are those of the function, and times and events those of the base`() {
    let base = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
    let label = base.map { "\(Int($0)) %" }
    #expect(label.duration == base.duration && label.restTime == base.restTime)
    for step in 0...40 {
      let time = Double(step) / 20 - 0.5
      #expect(label.value(at: time) == "\(Int(base.value(at: time))) %")
      #expect(label.value(beyond: time) == "\(Int(base.value(beyond: time))) %")
    }
    #expect(label.events(after: -1, through: 9) == base.events(after: -1, through: 9))
    #expect(
      type(of: label).nextEvent(of: label, from: 0, isBackward: false) == base.duration)
  }

  @Test func `a mapped motion is played as any other`() {
    let fade = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let square = fade.map { $0 * $0 }
    #expect(square.delayed(by: 1).value(at: 1.5) == 0.25)
    #expect(square.repeated(2, autoreverses: true).value(at: 1.75) == 0.0625)
    #expect(square.map { $0 + 1 }.reversed().value(at: 0.5) == 1.25)
    let (a, b) = zip(square, fade).value(at: 0.5)
    #expect(a == 0.25 && b == 0.5)
    // The color of a temperature; a member of a sequence.
    let hue = fade.map { SIMD3($0, 0, 1 - $0) }.followed(
      by: fade.reversed().map { SIMD3($0, 0, 0) })
    #expect(hue.value(at: 1.25) == SIMD3(0.75, 0, 0))
    #expect("\(square)".hasSuffix(".map(…)"))
  }
}
