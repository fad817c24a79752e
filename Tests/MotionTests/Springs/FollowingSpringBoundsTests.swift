// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct FollowingSpringBoundsTests {
  @Test func `hostile numbers are harmless`() {
    let far = SpringTrajectory(from: 1e308, to: -1e308, velocity: 1e308, spring: .bouncy)
    let springs = [
      .bouncy, Spring(duration: 0), Spring(response: 1e-12, dampingRatio: 0.5),
      Spring(response: 1e12, dampingRatio: 40), Spring(stiffness: 1e-300, damping: 0),
      Spring(response: 1, dampingRatio: 1e20),
    ]
    for (place, spring) in Effort.cases(Array(springs.enumerated())) {
      let follower = FollowingSpring(
        from: -1e308, velocity: -1.7e308, following: far, spring: spring, until: 0.02,
        within: .relative(place % 2 == 0 ? .nan : .infinity))
      for time in hostileTimes + (0...20).map({ 0.1 * Double($0) }) {
        let state = follower.state(at: time)
        #expect(state.value.isFinite && state.velocity.isFinite, "at \(time)")
        #expect(follower.target(at: time).isFinite)
      }
      #expect(!follower.error.isNaN)
      let linear = EasedTrajectory(from: 0.0, to: 1, duration: 1e300, easing: .linear)
      let slow = FollowingSpring(from: 0, following: linear, spring: spring)
      for step in 0...20 { #expect(slow.value(at: 1e299 * Double(step)).isFinite) }
      let short = FollowingSpring(
        from: 0, following: linear, spring: spring, until: .leastNonzeroMagnitude)
      #expect(short.value(at: 1).isFinite)
    }
  }

  @Test func `a target beyond all legal values is bounded in code as in a file`() throws {
    let swing = EasedTrajectory(from: -1e285, to: 2e285, duration: 1, easing: .linear)
    let gap = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .steps(2))
    for target in [AnyTrajectory(swing * 4), AnyTrajectory(gap * 5e285), AnyTrajectory(swing)] {
      for spring in [Spring.bouncy, Spring(duration: 0), Spring(stiffness: 2, damping: 1e-300)] {
        let motion = FollowingSpring(from: 0, following: target, spring: spring)
        let data = try JSONEncoder().encode(motion)
        #expect(try JSONDecoder().decode(FollowingSpring<Double>.self, from: data) == motion)
        #expect(motion.value(at: 0.5).isFinite)
      }
    }
  }

  @Test func `a spring slower than all numbers has no end`() {
    let rest = SpringTrajectory(from: 1.0, to: 1, spring: .smooth)
    for response in [1e300, .greatestFiniteMagnitude] {
      let spring = Spring(response: response, dampingRatio: 0.8)
      let slow = FollowingSpring(from: 65_536, velocity: 1, following: rest, spring: spring)
      #expect(slow.duration > 1e299)
      #expect(slow.value(at: 1e299).isFinite)
    }
  }

  @Test func `a quick spring follows for longer than it has time constants`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 1e308, easing: .linear)
    for ratio in Effort.cases([1e9, 1, 2, 100]) {
      let spring = Spring(response: 1e-9, dampingRatio: ratio)
      let follower = FollowingSpring(from: 0, following: line, spring: spring)
      // It lags by 2ζ/ω seconds, which is nothing in 10³⁰⁸.
      for share in [0.125, 0.5, 0.875] {
        #expect((follower.value(at: share * 1e308) - share).magnitude < 1e-14)
      }
    }
  }

  @Test func `cubics of any size can be read`() throws {
    let numbers = [0, 1, -1, 1e308, -1e308, 1.7e308, 1e160, 1e-308, -1e305]
    let springs = [
      (0.3, 0.2), (1e-9, 100), (1e9, 0.1), (0, 1), (0.3, 1e9), (1, 0), (1e-3, 1),
    ]
    var random = SeededGenerator(seed: 5)
    func pick<Element>(_ list: [Element]) -> Element {
      list[Int(random.next() % UInt64(list.count))]
    }
    for _ in 0..<Effort.cases(640) {
      let (response, ratio) = pick(springs)
      let (middle, horizon) = (pick([1e-300, 1e-9, 0.1]), pick([1, 1e5, 1e300]))
      let curves = (0..<8).map { _ in "\(pick(numbers))" }.joined(separator: ",")
      let text = """
        {"from": \(pick(numbers)), "velocity": \(pick(numbers)), "target": \(pick(numbers)),
        "spring": {"response": \(response), "dampingRatio": \(ratio)}, "horizon": \(horizon),
        "begins": [0, \(middle)], "curves": [\(curves)], "error": 0}
        """
      let follower = try JSONDecoder().decode(FollowingSpring<Double>.self, from: Data(text.utf8))
      for time in [0, middle / 2, middle.nextDown, middle, horizon / 2, horizon.nextDown, horizon] {
        let state = follower.state(at: time)
        #expect(state.value.isFinite && state.velocity.isFinite, "at \(time): \(text)")
        #expect(follower.target(at: time).isFinite)
      }
    }
  }
}
