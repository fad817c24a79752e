// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionEffects
import Testing

/// Motions of numbers that no app has, each of which once broke a law.
@Suite struct HostileMotionTests {
  /// A motion from its JSON.
  private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  @Test func `what is scaled, summed, blended or accumulated stays finite`() {
    let still = Track<Float>(from: 0, [.move(to: 0)]).scaled(by: 1e50)
    #expect(still.value(at: 0) == 0 && still.velocity(at: 0) == 0)
    let line = EasedTrajectory(from: 0.0, to: 1e300, duration: 1, easing: .linear)
    #expect(line.scaled(by: 1e17).state(beyond: 1e9).value.isFinite)
    let corner = SIMD2(repeating: 1.7e308)
    let far = EasedTrajectory(from: corner, to: corner, duration: 1).scaled(by: 1e308)
    #expect(far.value(at: 0.5).x.isFinite && far.value(at: 0.5).y > 1e305)
    let large = EasedTrajectory(from: 1e308, to: 1.7e308, duration: 1, easing: .linear)
    #expect((large + large).value(at: 0.5).isFinite && (large + large).value(at: 0.5) > 1e285)
    #expect(large.accumulated(5).value(at: 4.5).isFinite)
    let blend = large.blended(with: large.scaled(by: -1), weight: line)
    #expect(blend.state(at: 0.5).value.isFinite && blend.state(at: 0.5).velocity.isFinite)
    let fast = SpringTrajectory<Float>(from: 0, to: 0, velocity: 1e30, spring: .bouncy)
    #expect(fast.speed(9e15).state(at: 0).velocity.isFinite)
  }

  @Test func `motions at the limit of values have the bits of small ones`() {
    let (from, to) = (SIMD2(1.0, -2), SIMD2(300.0, 4))
    let spring = SpringTrajectory(from: from, to: to, velocity: SIMD2(9, 8), spring: .bouncy)
    let huge = SpringTrajectory(
      from: from * 0x1p938, to: to * 0x1p938, velocity: SIMD2(9, 8) * 0x1p938, spring: .bouncy)
    let eased = EasedTrajectory(from: from, to: to, duration: 1, easing: .easeInOut)
    let steep = EasedTrajectory(
      from: from * 0x1p938, to: to * 0x1p938, duration: 1, easing: .easeInOut)
    for step in 0...40 {
      let time = Double(step) / 32
      #expect(huge.value(at: time) == spring.value(at: time) * 0x1p938)
      #expect(huge.velocity(at: time) == spring.velocity(at: time) * 0x1p938)
      #expect(steep.value(at: time) == eased.value(at: time) * 0x1p938)
      #expect(steep.velocity(at: time) == eased.velocity(at: time) * 0x1p938)
    }
  }

  @Test func `a nested easing is clamped to what its motion can hold`() throws {
    let easing =
      #"{"clock":{"mode":"in","penner":"back"},"nested":"cubic-bezier(1e-300, 100, 0.5, 0)"}"#
    let motion = try decoded(
      EasedTrajectory<Double>.self,
      #"{"duration":1,"easing":\#(easing),"from":1e50,"to":0}"#)
    for step in 0...64 { #expect(motion.value(at: Double(step) / 64).isFinite) }
  }

  @Test func `what rests shows its end, and nothing settles later`() throws {
    for decay in [1.6102918446592585, 0.5, 5.5, 1e-300] {
      for (frequency, phase) in [(1.0, 0.0), (0, 1), (9e15, 0.5)] {
        let wave = Ripple(
          amplitude: 1, frequency: frequency, decay: decay, speed: 1, phase: phase)
        let motion = wave.motion(atDistance: 2.465034479665296)
        #expect(motion.value(at: motion.restTime) == motion.end, "\(decay) \(frequency)")
        #expect(motion.duration <= motion.restTime)
      }
    }
    let spring = SpringTrajectory<Float>(
      from: 0, to: 1, velocity: .greatestFiniteMagnitude,
      spring: Spring(mass: 1, stiffness: 1, damping: 4))
    #expect(spring.duration > 0 && spring.duration <= spring.restTime)
    let slow = Spring(mass: 1, stiffness: 1e30, damping: 1e-300)
    let ringing = SpringTrajectory(from: 0.0, to: 2, spring: slow)
    #expect(ringing.duration <= ringing.restTime && ringing.restTime < .infinity)
  }

  @Test func `a clock of hardly any speed reaches the end at last`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 2, easing: .linear)
    for speed in [1e-308, 3e-308, -1e-308, 1e-300] {
      let motion = line.driven(
        by: PlaybackClock(beginTime: 0, speed: speed, timeOffset: speed < 0 ? 2 : 0))
      #expect(motion.velocity(at: -.leastNonzeroMagnitude) == 0 || speed < 0, "\(speed)")
      guard motion.restTime < .infinity else { continue }
      #expect(motion.value(at: motion.restTime) == motion.end, "\(speed)")
      #expect(motion.velocity(at: motion.restTime.nextUp) == 0, "\(speed)")
    }
  }

  @Test func `files come back as they were written`() throws {
    let stagger = try decoded(Stagger.self, #"{"amount":1e308,"count":2}"#)
    let again = try JSONDecoder().decode(Stagger.self, from: JSONEncoder().encode(stagger))
    #expect(again == stagger)
    #expect(FrameSequence(count: 2, interval: -0.0).value(at: .infinity) == 1)
    let carousel = FrameCarousel(
      frames: FrameSequence(count: 1, interval: 0, delay: -9e18), pushDuration: 0)
    #expect(carousel.value(at: -1).index == nil && carousel.value(at: 0).index == 0)
    let blob = Blob(swelling: -1e308, lean: -1e308).state(at: 7)
    #expect(blob.value.c.isFinite && blob.velocity.c.isFinite)
    #expect(throws: DecodingError.self) {
      try decoded(
        Emitter.Schedule.self,
        #"{"rate":{"from":1,"keyframes":[{"duration":1,"kind":"linear","to":1e19}]}}"#)
    }
  }

  @Test func `iterations that times cannot tell apart are no events, there and back`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 0.1, easing: .linear)
    for motion in [AnyPlayable(line.repeated(.infinity)), AnyPlayable(line.repeated(1e50))] {
      for (start, end) in [(1e15, 1e15 + 2), (0.45, 0.75)] {
        var back = 0
        _ = motion.visitEvents(from: end, to: start) { _ in
          back += 1
          return true
        }
        #expect(motion.events(after: start, through: end).count == back, "\(start)")
      }
    }
  }
}
