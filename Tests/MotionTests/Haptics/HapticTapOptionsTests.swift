// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

/// Patterns that follow a motion.
@Suite struct HapticTapOptionsTests {
  private func taps(_ pattern: HapticPattern) -> [(time: Double, intensity: Double)] {
    pattern.items.compactMap {
      guard case .event(let event) = $0 else { return nil }
      return (event.time, event[.intensity] ?? 0)
    }
  }

  @Test func `a bounce is felt at each impact, the first the strongest`() {
    let drop = EasedTrajectory(from: 0.0, to: 300, duration: 2, easing: .easeOutBounce)
    let taps = taps(HapticPattern(following: drop))
    let times: [Double] = [8 / 11.0, 16 / 11.0, 20 / 11.0, 2]
    let intensities: [Double] = [1, 0.5, 0.25, 0.125]
    #expect(taps.count == 4)
    for (index, (tap, time)) in zip(taps, times).enumerated() {
      #expect(abs(tap.time - time) < 1e-9)
      #expect(abs(tap.intensity - intensities[index]) < 1e-6)
    }
  }

  @Test func `a spring turns smoothly, and crosses its target with a speed`() {
    let swing = SpringTrajectory(from: 0.0, to: 100, spring: Spring(duration: 0.5, bounce: 0.6))
    #expect(taps(HapticPattern(following: swing)).isEmpty)
    let choice = HapticTapOptions(levels: [100], minimumIntensity: 0.01)
    let crossings = taps(HapticPattern(following: swing, choice))
    #expect(crossings.count >= 3)
    for (tap, time) in zip(crossings, swing.times(reaching: 100)) {
      #expect(tap.time == time)
      #expect(abs(tap.intensity - abs(swing.velocity(at: time)) / swing.peakSpeed) < 1e-9)
    }
    for (one, next) in zip(crossings, crossings.dropFirst()) {
      #expect(next.intensity < one.intensity)
    }
    let absolute = HapticTapOptions(levels: [100], fullSpeed: 1e5, minimumIntensity: 0)
    let weak = taps(HapticPattern(following: swing, absolute))
    #expect(abs(weak[0].intensity - swing.velocity(at: weak[0].time) / 1e5) < 1e-9)
  }

  @Test func `keyframes are felt with the speed of either side`() {
    let track = Track(
      from: 0.0, [.linear(to: 1, duration: 0.5), .linear(to: 3, duration: 0.5)])
    let taps = taps(HapticPattern(following: track))
    #expect(taps.map(\.time) == [0.5, 1] && taps.map(\.intensity) == [1, 1])
    let other = HapticTapOptions(events: false)
    #expect(HapticPattern(following: track, other).items.isEmpty)
    let looped = track.repeated(.infinity)
    #expect(HapticPattern(following: looped, in: 0...5).items.count == 10)
    #expect(HapticPattern(following: looped).items.count == 60)
    let few = HapticTapOptions(limit: 3)
    #expect(HapticPattern(following: looped, few).items.count <= 3)
  }

  @Test func `a vector is followed along a direction`() {
    let path = Track(
      from: SIMD2(0.0, 0),
      [.linear(to: SIMD2(3, 4), duration: 1), .linear(to: SIMD2(6, 0), duration: 1)])
    let choice = HapticTapOptions(levels: [2], events: false, fullSpeed: 10)
    let taps = taps(HapticPattern(following: path, along: SIMD2(0, 1), choice))
    #expect(zip(taps, [0.5, 1, 1.5]).allSatisfy { abs($0.time - $1) < 1e-15 })
    #expect(taps.map(\.intensity) == [0.5, 0.5, 0.5])
  }

  @Test func `of moments that are close together the strongest is felt`() {
    let track = Track(
      from: 0.0,
      [
        .linear(to: 1, duration: 1), .linear(to: 1.01, duration: 0.005),
        .linear(to: 0, duration: 1),
      ])
    let near = taps(HapticPattern(following: track, HapticTapOptions(spacing: 0.1)))
    #expect(near.count == 2)
    let all = taps(HapticPattern(following: track, HapticTapOptions(spacing: 0.001)))
    #expect(all.count == 3)
  }
}
