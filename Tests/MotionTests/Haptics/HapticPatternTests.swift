// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics
import Testing

/// Patterns: what is felt when.
@Suite struct HapticPatternTests {
  @Test func `the patterns of the articles are felt as the table says`() throws {
    let table = try HapticTable.read()
    var count = 0
    for row in table.rows {
      let pattern = row.pattern(assuming: table.assumptions)
      // The table does not count the length of a tap at the end.
      let ends = row.events.map {
        $0[1] + ($0[0] == 0 ? max($0[2], table.assumedTransientLength) : $0[2])
      }
      #expect(pattern.duration == max(row.duration, ends.max() ?? 0))
      for numbers in row.samples {
        let sample = pattern.sample(at: numbers[0])
        let place = "\(sample) at \(numbers[0])"
        #expect(abs(sample.intensity - numbers[1]) <= 1e-15, "\(place)")
        #expect(abs(sample.sharpness - numbers[2]) <= 1e-15, "\(place)")
        #expect(sample.activeCount == Int(numbers[3]), "\(place)")
        count += 1
      }
    }
    #expect(count == 40)
    #expect(table.assumptions == HapticAssumptions())
  }

  @Test(arguments: [nil, 0.125, 0.25] as [Double?])
  func `a slow model that looks at every item agrees`(grid: Double?) {
    var random = SeededGenerator(seed: 17)
    var worst = 0.0
    for round in 0..<Effort.cases(80) {
      let pattern = RandomHaptics.pattern(&random, count: 1 + round % 24, grid: grid)
      let slow = SlowHaptics(pattern: pattern)
      var times = (0..<40).map { _ in random.nextUnit() * 5 - 0.2 }
      times += (0..<40).map { Double($0) / 8 }
      for time in times {
        let (sample, other) = (pattern.sample(at: time), slow.sample(at: max(0, time)))
        guard time >= 0 else {
          #expect(sample == .silence)
          continue
        }
        worst = max(worst, abs(sample.intensity - other.intensity))
        #expect(sample.activeCount == other.activeCount, "at \(time) of \(pattern.items)")
        #expect(abs(sample.intensity - other.intensity) < 1e-12, "at \(time) of \(pattern.items)")
        // Equally strong ones may be rounded apart.
        let isTie = pattern.hasTie(at: time, slow)
        #expect(
          abs(sample.sharpness - other.sharpness) < 1e-12 || isTie, "at \(time) of \(pattern.items)"
        )
      }
      for control in HapticControl.allCases {
        for time in times.suffix(4) {
          let difference = pattern.value(of: control, at: time) - slow.value(of: control, at: time)
          #expect(abs(difference) < 1e-12, "\(control) at \(time)")
        }
      }
    }
    #expect(worst < 1e-12)
  }

  @Test func `what begins later replaces what a control was, and of two at once the last`() {
    let rumble = HapticPattern.Item.event(HapticEvent(.continuous(duration: 10), intensity: 1))
    let pattern = HapticPattern([
      .parameter(HapticParameter(.intensity, 0.25, at: 4)), rumble,
      .curve(HapticCurve(.intensity, at: 1, [.init(0, 0), .init(2, 1), .init(9, 0)])),
      .parameter(HapticParameter(.intensity, 0.75, at: 4)),
      .curve(HapticCurve(.intensity, at: 6, [.init(1, 0.5), .init(1, 0.125), .init(2, 0)])),
      .curve(HapticCurve(.intensity, at: 7.5, [])),
    ])
    func felt(_ time: Double) -> Double { pattern.sample(at: time).intensity }
    #expect([0.5, 1, 2, 3].map(felt) == [1, 0, 0.5, 1])
    #expect([4, 5.9].map(felt) == [0.75, 0.75])
    // A curve rules before its first point, with the default.
    #expect(felt(6.5) == 1)
    #expect(felt(7.0.nextDown) == 1 && felt(7) == 0.125)
    // One without points says nothing.
    #expect([7.5, 8, 9].map(felt) == [0.0625, 0, 0])
  }

  @Test func `a tap at the end lasts as long as it is felt, and its padding is silent`() {
    let pattern = HapticPattern([
      .event(HapticEvent(.transient, at: 0.25, padding: 0, parameters: []))
    ])
    #expect(pattern.duration == 0.27 && pattern.restTime == 0.27)
    #expect(pattern.value(at: 0.26).intensity == 1 && pattern.value(at: 0.27) == .silence)
    #expect(pattern.assuming(HapticAssumptions(transientLength: 0)).duration == 0.25)
    #expect(pattern.assuming(HapticAssumptions(transientLength: 0.5)).duration == 0.75)
    let padded = HapticPattern([
      .event(HapticEvent(.transient, at: 0.25, padding: 1, parameters: []))
    ])
    #expect(padded.duration == 1.25 && padded.sample(at: 0.3) == .silence)
    let short = HapticPattern([
      .event(HapticEvent(.transient, at: 0.25, padding: 0.01, parameters: []))
    ])
    #expect(short.duration == 0.27)
    #expect(pattern.start == .silence && pattern.end == .silence)
    #expect(pattern.repeated(2).value(at: 0.26).intensity == 1)
    #expect(padded.repeated(2).value(at: 1.5).intensity == 1)
    let text = HapticPattern([.event(HapticEvent(.transient, at: 1, intensity: 0.8))]).ahap
    #expect(!text.contains("EventDuration"))
  }

  @Test func `the last tap is felt in every composition, and then it is over`() {
    let tap = HapticPattern([.event(HapticEvent(.transient, at: 1, intensity: 0.8))])
    let rest = EasedTrajectory(from: 0.0, to: 1, duration: 2)
    /// Counts the milliseconds of two seconds in which something is felt.
    func felt(_ motion: some Playable<HapticSample>) -> Int {
      (0..<2000).count { motion.value(at: (Double($0) + 0.5) / 1000).intensity == 0.8 }
    }
    #expect(felt(tap) == 20 && felt(tap.repeated(1)) == 20 && felt(tap.repeated(1.5)) == 20)
    #expect(tap.repeated().value(at: 1.005).intensity == 0.8)
    // A round is 1.02 s, in which the tap is at 1 s.
    #expect(tap.repeated().value(at: 2.03).intensity == 0.8)
    #expect(tap.repeated().value(at: 2.01) == .silence)
    #expect(felt(tap.delayed(by: 0.5)) == 20 && felt(tap.speed(2)) == 10)
    #expect(felt(tap.reversed()) == 20 && tap.reversed().value(at: 0.01).intensity == 0.8)
    #expect(felt(tap.clipped(to: tap.duration)) == 20 && felt(tap.followed(by: tap)) == 20)
    #expect(tap.followed(by: tap).value(at: 2.03).intensity == 0.8)
    #expect(felt(tap.timed(by: Timing(duration: tap.duration))) == 20)
    #expect(felt(tap.driven(by: PlaybackClock(playing: tap, at: 0))) == 20)
    #expect(zip(tap, rest).value(at: 1.01).0.intensity == 0.8)
    let clock = PlaybackClock(playing: tap, at: 10)
    #expect(tap.sample(at: clock.localTime(at: 11.01)).intensity == 0.8)
    #expect(tap.sample(at: clock.localTime(at: 99)) == .silence)
    #expect(tap.value(progress: 1) == .silence && tap.value(beyond: 1.01).intensity == 0.8)
    #expect(!tap.isFinished(at: 1.01) && tap.isFinished(at: 1.02))
    // The end of the tap precedes that of the pattern, at the same time.
    let events = tap.events(after: -1, through: 9)
    #expect(events.map(\.kind) == [.begin, .marker(0), .marker(1), .end])
    #expect(events.map(\.time) == [0, 1, 1.02, 1.02])
    let back = tap.events(after: 9, through: -1)
    #expect(back.map(\.kind) == [.end, .marker(1), .marker(0), .begin])
  }

  @Test func `thousands of events at once cost a look into a table`() {
    let items = (0..<8192).map { (index: Int) -> HapticPattern.Item in
      .event(
        HapticEvent(
          .continuous(duration: 20), at: Double(index) * 1e-4, intensity: Double(index % 997) / 997,
          sharpness: Double(index % 10) / 10))
    }
    let pattern = HapticPattern(items)
    let sample = pattern.sample(at: 0.9)
    #expect(sample.activeCount == 8192 && sample.intensity == 996.0 / 997)
    #expect(pattern.sample(at: 0.00995).activeCount == 100)
  }

  @Test func `patterns are equal by what they are made of`() {
    let tap = HapticPattern.Item.event(HapticEvent(.transient, intensity: 0.5))
    let pattern = HapticPattern([tap])
    #expect(pattern == HapticPattern([tap]) && pattern != HapticPattern([tap, tap]))
    #expect(pattern.hashValue == HapticPattern([tap]).hashValue)
    #expect(pattern != pattern.assuming(HapticAssumptions(sharpness: 0.25)))
    #expect(pattern != HapticPattern([tap], metadata: .init(project: "Motion")))
    #expect(HapticPattern([]).duration == 0 && HapticPattern([]).value(at: 0) == .silence)
  }
}

extension HapticPattern {
  /// Whether two events are so equally strong at a time that rounding may decide.
  fileprivate func hasTie(at time: Double, _ slow: SlowHaptics) -> Bool {
    var strengths: [Double] = []
    for case .event(let event) in items where event.kind.isHaptic {
      if let share = slow.envelope(of: event, at: time) {
        strengths.append(share * (event[.intensity] ?? assumptions.intensity))
      }
    }
    strengths.sort(by: >)
    return strengths.count > 1 && strengths[0] - strengths[1] < 1e-12
  }
}
