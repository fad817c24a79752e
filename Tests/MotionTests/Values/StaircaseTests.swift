// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// Staircases are plateaus wherever they are: alone, behind timings, in sums and blends.
@Suite struct StaircaseTests {
  private let line = EasedTrajectory(from: 0.0, to: -1, duration: 1, easing: .linear)

  @Test func `a staircase that is added to a line is a saw`() {
    let saw = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .steps(4)) + line
    // It falls by 1/4 in each quarter of a second, and jumps back to 0.
    let times = Array(saw.times(reaching: -0.1))
    let expected = [0.1, 0.25, 0.35, 0.5, 0.6, 0.75, 0.85, 1]
    #expect(times.count == expected.count)
    for (time, right) in zip(times, expected) { #expect(abs(time - right) < 1e-15) }
    let turns = Array(saw.extrema)
    #expect(turns.map(\.kind) == (0..<7).map { $0 % 2 == 0 ? .minimum : .maximum })
    for (index, turn) in turns.enumerated() {
      #expect(abs(turn.time - Double(index / 2 + 1) / 4) < 1e-15)
      #expect(abs(turn.value - (index % 2 == 0 ? -0.25 : 0)) < 1e-15)
    }
  }

  @Test func `the trough before a jump is seen`() {
    let sum =
      EasedTrajectory(from: 0.0, to: 10, duration: 1, easing: .steps(2))
      + EasedTrajectory(from: 0.0, to: -4, duration: 1, easing: .linear)
    #expect(sum.trough.value == -2 && sum.trough.time == (0.5).nextDown)
    #expect(sum.extrema.map(\.value) == [-2, 3, 1])
  }

  @Test func `a plateau is a stretch of its own`() {
    for position in Easing.StepPosition.allCases {
      let stairs = EasedTrajectory(from: 0.0, to: 12, duration: 4, easing: .steps(4, position))
      let stretches = stairs.stretches(of: .along(1)).filter { $0.begin < $0.end }
      #expect(stretches.tile(from: 0, upTo: .infinity))
      #expect(stretches.map(\.begin) == [0, 1, 2, 3, 4])
      for stretch in stretches {
        #expect(stretch.first == stretch.last && stretch.first == stairs.value(at: stretch.begin))
      }
      #expect(stairs.stretches(of: .speed).allSatisfy { $0.first == 0 && $0.last == 0 })
    }
  }

  /// The number of crossings, the peak and the trough are those of dense samples.
  private func check(
    _ motion: some Trajectory<Double>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let end = motion.restTime
    let values = (0...8000).map { motion.value(at: end * Double($0) / 8000) } + [motion.end]
    guard let (low, high) = values.min().flatMap({ low in values.max().map { (low, $0) } }) else {
      return
    }
    for share in [0.2371, 0.4113, 0.6177, 0.8231] {
      let level = low + (high - low) * share
      let crossings = zip(values, values.dropFirst()).filter { ($0 < level) != ($1 < level) }
      let times = Array(motion.times(reaching: level))
      // Samples miss what is shown for an instant only.
      #expect(
        times.count >= crossings.count
          && times.allSatisfy {
            let value = motion.value(at: $0)
            return (motion.value(at: $0.nextDown) < level) != (value < level)
              || abs(value - level) < 1e-12
          }, "\(level)", sourceLocation: sourceLocation)
    }
    let slack = 1e-2 * (high - low)
    #expect(motion.peak.value > high - slack, sourceLocation: sourceLocation)
    #expect(motion.trough.value < low + slack, sourceLocation: sourceLocation)
  }

  @Test func `jumps are seen in sums and blends of every motion with a staircase`() {
    let spring = SpringTrajectory(from: 1.0, to: -0.6, spring: .bouncy)
    let stairs: [Easing] = [
      .steps(5), .steps(5, .jumpStart), .steps(5, .jumpNone), .steps(5, .jumpBoth),
      Easing.steps(4).mirrored(), Easing.steps(4).nested(in: .easeInOut),
      Easing.easeOutBack.nested(in: .steps(6)),
    ]
    for easing in Effort.cases(stairs.reversed()) {
      let motion = EasedTrajectory(from: -0.3, to: 1.7, duration: 0.93, easing: easing)
      let timed = EasedTrajectory(from: 0.1, to: 1.2, duration: 1, easing: .easeIn).timed(
        by: Timing(duration: 0.7, iterations: 2, direction: .alternate, easing: easing))
      let track = Track(
        from: 0.2, [.linear(to: 1.4, duration: 0.6, easing: easing), .linear(to: 0, duration: 0.3)])
      let group = TrackGroup(spring, duration: 0.8, easing: easing)
      check(motion + spring)
      check(motion.reversed() + line)
      check(timed + line)
      check(track + line)
      check(group + line.reversed())
      check(motion.crossfaded(to: spring, at: 0.2, duration: 0.6))
      check(spring.blended(with: line, weight: motion))
    }
  }

  @Test func `the plateaus of a long staircase are found as they are asked for`() {
    let stairs = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .steps(4000))
    let saw = stairs + line
    let first = saw.firstTime(reaching: -0.5 / 4000) ?? 0
    #expect(abs(first - 0.5 / 4000) < 1e-15)
    #expect(Array(saw.extrema.prefix(9)).count == 9)
    // Three teeth: each falls past the level, and jumps back across it.
    let late = saw.times(reaching: -0.5 / 4000, in: (2800.25 / 4000)...(2803.25 / 4000))
    #expect(Array(late).count == 6)
    // More than 2¹⁶ steps are a line.
    let fine = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .steps(1_000_000))
    #expect(fine.peak.value == 1 && fine.stretches(of: .along(1)).count < 4)
  }

  @Test func `the last plateau before a staircase ends at its start`() {
    let stairs = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .steps(8, .jumpEnd))
    // Plateaus of 1/16 s: from −1/16 s on the output is −1/8.
    for start in [-1.0 / 16, -1.0 / 32, -3.0 / 32, -1.0 / 8, -0.7] {
      var list: [Stretch] = []
      _ = stairs.visitStretches(of: .along(1), from: start, upTo: 0.1, beyond: true) {
        list.append($0)
        return true
      }
      let before = list.last { $0.end == 0 }
      #expect(before?.first == -0.125 && before?.last == -0.125, "\(start): \(list)")
      #expect(list.allSatisfy { $0.first == $0.last })
    }
    // An interval as long as a plateau, which shows two of them.
    var list: [Stretch] = []
    _ = stairs.visitStretches(of: .along(1), from: -3.0 / 32, upTo: -1.0 / 32, beyond: true) {
      list.append($0)
      return true
    }
    #expect(list.map(\.first) == [-0.25, -0.125] && list.map(\.last) == [-0.25, -0.125])
  }

  @Test func `more steps than are told apart are a line outside of their range, too`() {
    let clock = Easing.bezier(0.5, 0.4, 0, -0.9)
    let steps = Easing.steps(1_000_000, .jumpNone).nested(in: clock).mirrored()
    let motion = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: steps)
    // The least ordinate of the curve, 1.2 s (1 − s)² − 2.7 s² (1 − s) + s³, at half size.
    var least = 0.0
    for step in 0...100_000 {
      let s = Double(step) / 100_000
      let rest = 1 - s
      let ordinate: Double = s * (1.2 * rest * rest - 2.7 * s * rest + s * s)
      least = min(least, ordinate)
    }
    #expect((motion.trough.value - least / 2).magnitude < 2e-6)
    #expect(motion.extrema.map(\.kind) == [.maximum, .minimum, .maximum, .minimum])
  }
}
