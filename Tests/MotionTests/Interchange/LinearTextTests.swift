// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import MotionTesting
import Testing

@Suite struct LinearTextTests {
  private struct Row: Decodable {
    let mass, stiffness, damping, x0, v0, target: Double
  }

  /// The greatest distance of a text, read back, from a motion.
  private func distance(
    of text: String, from motion: some Trajectory<Double>, in range: ClosedRange<Double>,
    origin: Double = 0, target: Double = 1, steps: Int = 2001
  ) throws -> Double {
    let easing = try Easing(css: text)
    let length = range.upperBound - range.lowerBound
    return SampledMotionTests.distance(of: motion, in: range, steps: steps) {
      origin + (target - origin) * easing.value(at: ($0 - range.lowerBound) / length)
    }
  }

  @Test func `every spring of the oracle reads back within the tolerance`() throws {
    let motions = try LinearTextTests.oracle { SpringTrajectory(from: 0.0, to: 1, spring: $1) }
    #expect(motions.count == 101)
    for motion in Effort.cases(motions) {
      let range = 0...(try motion.cssDuration(within: 1e-3))
      let text = try motion.cssLinear(within: 1e-3)
      #expect(
        try distance(of: text, from: motion, in: range, steps: 101) <= 1e-3, "\(motion) \(text)")
    }
  }

  @Test func `every motion of the oracle's springs reads back, thrown as it is`() throws {
    let motions = try LinearTextTests.oracle { row, spring in
      SpringTrajectory(
        from: row.target + row.x0, to: row.target, velocity: row.v0, spring: spring)
    }.filter { $0.origin != $0.target }
    #expect(motions.count > 80)
    for motion in Effort.cases(motions) {
      let tolerance = motion.maximumDistanceFromEnd * 1e-3
      let text = try motion.cssLinear(within: tolerance, from: motion.origin, to: motion.target)
      let found = try distance(
        of: text, from: motion, in: 0...motion.cssDuration(within: tolerance),
        origin: motion.origin, target: motion.target, steps: 101)
      #expect(found <= tolerance, "\(motion) \(text)")
    }
  }

  /// The motions of the oracle's springs that rest within 3 s.
  private static func oracle(
    _ motion: (Row, Spring) -> SpringTrajectory<Double>
  ) throws -> [SpringTrajectory<Double>] {
    try Fixture.cases("oracle-spring", as: Row.self).filter { $0.stiffness > 0 }.map { row in
      motion(
        row,
        Spring(
          mass: row.mass, stiffness: row.stiffness, damping: row.damping, allowOverDamping: true))
    }.filter { $0.duration > 0 && $0.duration < 3 }
  }

  @Test(arguments: Effort.cases(Easing.PennerFamily.allCases), [1e-2, 1e-3])
  func `Penner's curves read back within the tolerance`(
    _ family: Easing.PennerFamily, _ tolerance: Double
  ) throws {
    for mode in Easing.PennerMode.allCases {
      let easing = Easing.penner(family, mode)
      let motion = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: easing)
      let text = try easing.cssLinear(within: tolerance)
      #expect(
        try distance(of: text, from: motion, in: 0...1, steps: 701) <= tolerance,
        "\(easing) \(text)")
      let copy = try Easing(css: text)
      // A jump at the first instant is seen at once: 2⁻¹⁰.
      #expect(abs(copy.value(at: 0)) <= 0.001 && copy.value(at: 1) == 1)
    }
  }

  @Test func `random motions read back within the tolerance`() throws {
    for seed in 200..<(200 + Effort.cases(20)) {
      var motions = RandomMotions(seed: UInt64(seed))
      let tree = motions.tree(seed % 4)
      let motion = tree.motion
      guard motion.duration < 100, motion.duration > 0 else { continue }
      let text = try motion.cssLinear(within: 0.01)
      let last = try motion.cssDuration(within: 0.01)
      let found = try distance(of: text, from: motion, in: 0...last, steps: 701)
      #expect(found <= 0.01 * (1 + 1e-9), "\(seed): \(tree)")
    }
  }

  @Test func `what CSS has is written as CSS has it`() throws {
    for easing in [
      Easing.linear, .ease, .easeIn, .bezier(0.1, 2, 0.3, -1), .steps(4, .jumpBoth),
      .stops([.init(0), .init(0.3, at: 0.2), .init(1)]),
    ] {
      #expect(try Easing(css: easing.cssLinear(within: 0.5)) == easing)
    }
  }

  @Test func `digits are as few as the tolerance allows`() throws {
    let quad = Easing.penner(.quad, .in)
    #expect(
      try quad.cssLinear(within: 0.2) == "linear(0, 1)"
        || quad.cssLinear(within: 0.3) == "linear(0, 1)")
    let coarse = try quad.cssLinear(within: 0.02)
    #expect(coarse.utf8.count <= 34, "\(coarse)")
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    #expect(try spring.cssLinear(within: 1e-3).utf8.count < 300)
  }

  @Test func `jumps, constants and single instants are written`() throws {
    let stairs = Easing.penner(.expo, .in).nested(in: .steps(4, .jumpNone))
    let text = try stairs.cssLinear(within: 1e-4)
    let copy = try Easing(css: text)
    for step in 0..<100 where step % 25 != 0 {
      let progress = Double(step) / 100
      #expect(abs(copy.value(at: progress) - stairs.value(at: progress)) <= 1e-4, "\(text)")
    }
    let hold = Track(from: 3.0, [.hold(duration: 2)])
    #expect(try hold.cssLinear(within: 0.1) == "linear(3, 3)")
    #expect(try hold.cssLinear(within: 0.1, over: 1...1) == "linear(3, 3)")
    #expect(try hold.cssLinear(within: 0.1, from: 1, to: 5) == "linear(.5, .5)")
    let jump = Track(from: 0.0, [.linear(to: 1, duration: 1), .move(to: -1)])
    #expect(try jump.cssLinear(within: 0.1) == "linear(0, 1 100%, -1)")
  }

  @Test func `presets are variables that end at 1`() throws {
    let text = try Spring.cssVariables(within: 0.005)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[2].hasPrefix("--spring-snappy: linear(0, "))
    for (spring, (easing, duration)) in zip(
      [Spring.smooth, .snappy, .bouncy],
      [(lines[0], lines[1]), (lines[2], lines[3]), (lines[4], lines[5])])
    {
      let css = easing.drop { $0 != " " }.dropFirst().dropLast()
      let milliseconds = try #require(
        Double(duration.drop { $0 != " " }.dropFirst().dropLast(3)))
      let motion = SpringTrajectory(from: 0.0, to: 1, spring: spring)
      let range = 0...(milliseconds / 1000)
      #expect(try distance(of: String(css), from: motion, in: range) <= 0.005)
      #expect(css.hasSuffix(", 1)"))
      // What is held from then on is as near.
      #expect(motion.settlingTime(within: .absolute(0.005)) <= range.upperBound)
    }
    let endless = Spring(duration: 0.5, bounce: 1)
    #expect(throws: SamplingError.endless) {
      try endless.cssVariables(named: "endless", within: 0.1)
    }
  }
}
