// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import Testing

@Suite struct TooltipLayoutTests {
  @Test func `a layout is a vector of seven numbers`() throws {
    let a = TooltipLayout(
      origin: SIMD2(1, 2), size: SIMD2(3, 4), arrow: SIMD2(5, 6), direction: -1)
    var b = TooltipLayout.zero
    for index in 0..<TooltipLayout.componentCount { b[component: index] = a[component: index] }
    #expect(b == a && a.squaredMagnitude == 92 && a.dot(a - b) == 0)
    b.origin.x = 9
    b.size.y = 8
    b.arrow.y = 7
    b.direction = 0.5
    #expect((0..<7).map { b[component: $0] } == [9, 2, 3, 8, 5, 7, 0.5])
    #expect((a + b).size == SIMD2(6, 12) && a.scaled(by: -2).arrow == SIMD2(-10, -12))
    let data = try JSONEncoder().encode(b)
    #expect(try JSONDecoder().decode(TooltipLayout.self, from: data) == b)
  }

  @Test func `between two sides the arrow flattens and the tooltip moves`() {
    let below = TooltipLayout(
      origin: SIMD2(12, 120), size: SIMD2(300, 80), arrow: SIMD2(42, 116), direction: 1)
    let above = TooltipLayout(
      origin: SIMD2(12, 304), size: SIMD2(300, 80), arrow: SIMD2(42, 388), direction: -1)
    let quarter = below.interpolated(to: above, by: 0.25)
    #expect(quarter.origin == SIMD2(12, 166) && quarter.arrow == SIMD2(42, 184))
    #expect(quarter.direction == 0.5 && quarter.size == SIMD2(300, 80))
    #expect(below.pointsUp && quarter.pointsUp && !above.pointsUp)
    #expect(!below.interpolated(to: above, by: 0.5).pointsUp, "a flat arrow points nowhere")
    let spring = SpringTrajectory(from: below, to: above, spring: .bouncy)
    #expect(spring.end == above && spring.value(at: 0).pointsUp)
  }

  @Test func `layouts are equal by all seven numbers`() {
    let layout = TooltipLayout(
      origin: SIMD2(1, 2), size: SIMD2(3, 4), arrow: SIMD2(5, 6), direction: 1)
    for index in 0..<TooltipLayout.componentCount {
      var other = layout
      other[component: index] += 1
      #expect(other != layout && Set([layout, other]).count == 2, "\(index)")
    }
  }

  @Test(arguments: ["origin", "size", "arrow", "direction"])
  func `a number beyond 10¹⁵⁰ is refused with the part that has it`(part: String) throws {
    var numbers = ["origin": "[0, 0]", "size": "[0, 0]", "arrow": "[0, 0]", "direction": "1"]
    numbers[part] = part == "direction" ? "-1e151" : "[0, 1e151]"
    let text = "{" + numbers.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TooltipLayout.self, from: Data(text.utf8))
    }
    #expect(String(describing: error).contains(part))
  }
}
