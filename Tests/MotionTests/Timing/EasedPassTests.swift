// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct EasedPassTests {
  @Test func `two passes that run back from one instant begin at their own speeds`() {
    let timing = Timing(
      duration: 0.2, iterations: 0.5, direction: .alternateReverse, easing: .easeIn)
    let fall = Fall(from: 2.0, velocity: 3.4, acceleration: 0, drag: 1, duration: 0.3)
    let pass = fall.timed(by: timing)
    // At progress p the fall has the speed 3.4 exp(−0.3 y(p)), and 0.3 y'(p) / 0.2 of it is shown;
    // y is the Bézier curve (0.42, 0, 1, 1), of parameter s. It decreases.
    var (low, half) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + half) / 2
      let x = 1.26 * s * (1 - s) * (1 - s) + 3 * s * s * (1 - s) + s * s * s
      if x < 2.0 / 3 { low = s } else { half = s }
    }
    func speed(_ s: Double, slope: Double) -> Double {
      3.4 * Foundation.exp(-0.3 * (3 * s * s * (1 - s) + s * s * s)) * 1.5 * slope
    }
    let slope = 6 * half / (1.26 * (1 - half) + 3.48 * half)
    #expect((pass.peakSpeed - speed(1, slope: 1 / 0.58)).magnitude < 1e-6)
    // The faster one, which rests at a third of the duration, is slower than both until then.
    let difference = pass + pass.speed(1.5).scaled(by: -1)
    #expect((difference.peakSpeed - speed(half, slope: slope)).magnitude < 1e-6)
  }

  @Test func `a pass that ends where its base begins moves nothing`() {
    let fall = Fall(from: 2.0, velocity: 3.4, acceleration: 0, drag: 1, duration: 0.3)
    // The same approach of progress 0 from below, forwards and backwards.
    let rising = Easing.stops([.init(-1, at: 0), .init(0, at: 1)])
    let falling = Easing.stops([.init(0, at: 0), .init(-1, at: 1)])
    for step in 1...200 {
      let duration = Double(step) * 0.0137
      let forward = Timing(delay: -duration / 3, duration: duration, easing: rising)
      #expect(fall.timed(by: forward).peakSpeed == 0)
      let backward = Timing(
        delay: -duration / 3, duration: duration, direction: .alternateReverse, easing: falling)
      #expect(fall.timed(by: backward).peakSpeed == 0)
    }
  }

  @Test func `the fastest instant of a short piece is between its ends`() {
    for step in Effort.cases(Array(1...100)) {
      // The speed of the first piece grows and that of the easing falls: within a 20th of the pass.
      let share = 0.02 + Double(step) * 0.0006
      let track = Track(
        values: [2.0, 0, 1, 1.5], keyTimes: [0, share, 0.5, 1],
        mode: .cubic(tension: 0.3, continuity: -0.5, bias: 0.2), easings: [.easeIn], duration: 0.9)
      let group = TrackGroup(track, easing: .penner(.quint, .out))
      let fastest =
        (0...4000).map { group.velocity(at: 0.08 * Double($0) / 4000).magnitude }.max() ?? 0
      let found = group.peakSpeed
      #expect(found >= fastest && found < fastest * 1.0001, "\(share): \(found), \(fastest)")
    }
  }

  @Test(arguments: [1, 0.3, 1.1306992146871815, 2.001, 0.7])
  func `a bounce that runs back turns once within each arc of a sum`(duration: Double) {
    let base = EasedTrajectory(from: 0.0, to: 1, duration: 0.25, easing: .linear)
    let line = EasedTrajectory(from: 0.0, to: 0.4, duration: duration, easing: .linear)
    let timing = Timing(duration: duration, direction: .reverse, easing: .penner(.bounce, .out))
    let sum = base.timed(by: timing) + line
    // The arcs of Penner's bounce are 7.5625 (p − c)² + d, between 0, 1, 2, 2.5 and 2.75 over 2.75.
    let turns = sum.extrema.map(\.time)
    for center in [0, 1.5, 2.25, 2.625] {
      let progress = center / 2.75 + 0.4 / 15.125
      let expected = duration * (1 - progress)
      #expect(turns.contains { ($0 - expected).magnitude < 1e-9 }, "\(center): \(turns)")
    }
    #expect(sum.extrema.filter { $0.kind == .minimum && $0.time < duration }.count == 4)
  }

  @Test func `what an easing passes within a moment is left out beside it`() {
    // A thousand million frames in a second, which a curve of height 10¹² passes until 10⁻⁶ s: with
    // 1.5 s² + … = x and 3·10¹² s² = 1, x is 1.5 · 5.8·10⁻⁷.
    let frames = FrameSequence(count: 1 << 30, interval: 0x1p-30, firstAfterInterval: false)
    let group = TrackGroup(frames, easing: .bezier(0.5, 0, 0.5, 1e12))
    for (start, end) in [(1e-6, 2e-6), (2e-6, 1e-6), (1e-5, 0.5), (0.5, 1e-5)] {
      #expect(group.visitEvents(from: start, to: end) { _ in false }, "\(start) to \(end)")
    }
    // Until 10⁻¹² s it passes 1.3·10⁻¹² s of them, which is the first frame alone.
    var frame: MotionEvent.Kind?
    let isWhole = group.visitEvents(from: -.infinity, to: 1e-12) {
      if case .keyframe = $0.kind { frame = frame == nil ? $0.kind : .end }
      return true
    }
    #expect(isWhole && frame == .keyframe(0))
  }

  @Test func `an iteration that would end after the greatest number is analyzed`() {
    let base = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    // Its curve (0.42, 0, 0.58, 1) is shown from 0.54 on, where it is the fastest, then from 0 on.
    var (low, s) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + s) / 2
      let rest = 1 - middle
      let x: Double = middle * (1.26 * rest * rest + 1.74 * middle * rest + middle * middle)
      if x < 0.54 { low = middle } else { s = middle }
    }
    let run: Double = 1.26 * (1 - s) * (1 - s) + 0.96 * s * (1 - s) + 1.26 * s * s
    let slope = 6 * s * (1 - s) / run
    for duration in [1, 1e300, 1e308, 1.7e308] {
      let timing = Timing(
        duration: duration, iterations: 0.5, iterationStart: 2.54, fill: .both, easing: .easeInOut)
      let motion = base.timed(by: timing)
      #expect((motion.peakSpeed * duration / slope - 1).magnitude < 1e-9, "\(duration)")
      #expect(motion.extrema.map(\.kind) == [.maximum, .minimum])
    }
  }
}
