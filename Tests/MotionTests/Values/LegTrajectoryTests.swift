// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionTesting
import Testing

/// A motion as another one shows it, with the three requirements of a motion made of legs.
private struct Echo<Base: Trajectory>: LegTrajectory {
  typealias Value = Base.Value
  let base: Base

  var duration: Double { base.duration }
  func leg(at time: Double) -> MotionLeg { .playing() }
  func member(_ index: Int) -> Base { base }
}

/// A motion that begins later, with the three requirements.
private struct Late: LegTrajectory {
  typealias Value = Double
  let base: AnyTrajectory<Double>
  let delay: Double

  var duration: Double { base.delayed(by: delay).duration }
  func leg(at time: Double) -> MotionLeg {
    time < delay ? .holding(-.infinity, until: delay) : .playing(from: delay)
  }
  func member(_ index: Int) -> AnyTrajectory<Double> { base }
}

/// Lines that follow each other, with their own ends.
private struct Chapters: LegTrajectory {
  typealias Value = Double
  let lines: [EasedTrajectory<Double>]
  let begins: [Double]

  var marksEnds: Bool { true }
  var duration: Double { begins[begins.count - 1] + lines[lines.count - 1].duration }
  func leg(at time: Double) -> MotionLeg {
    guard let index = begins.lastIndex(where: { $0 <= time }) else {
      return .holding(-.infinity, until: begins[0])
    }
    let end = index + 1 < begins.count ? begins[index + 1] : .infinity
    return .playing(from: begins[index], until: end, member: index)
  }
  func member(_ index: Int) -> EasedTrajectory<Double> { lines[index] }
}

@Suite struct LegTrajectoryTests {
  /// Whether the legs of a motion tile and show what its samples show.
  private func law<Motion: LegTrajectory>(_ motion: Motion) -> String?
  where Motion.Value == Double {
    let horizon = (motion.duration < .infinity ? motion.duration : 3) + 0.1
    var random = SeededGenerator(seed: 5)
    var times: [Double] = [-.infinity, -1, -.leastNonzeroMagnitude, 0]
    times += [.leastNonzeroMagnitude, .infinity]
    times += [motion.duration, motion.duration.nextUp, motion.duration.nextDown, motion.restTime]
    for _ in 0..<40 { times.append((random.nextUnit() * 1.4 - 0.2) * horizon) }
    // At times that hardly distinguish iterations, an endless loop holds its end.
    for time in times where time.magnitude < 0x1p50 || time.magnitude == .infinity {
      let leg = motion.leg(at: time)
      guard leg.begin < leg.end, leg.begin <= time, time < leg.end || time == .infinity else {
        return "the leg at \(time) is \(leg.begin)..<\(leg.end)"
      }
      if leg.end < .infinity, motion.leg(at: leg.end).begin != leg.end {
        return "after \(leg.end) begins a leg at \(motion.leg(at: leg.end).begin)"
      }
      if leg.begin > -.infinity, motion.leg(at: leg.begin.nextDown).end != leg.begin {
        return "before \(leg.begin) ends a leg at \(motion.leg(at: leg.begin.nextDown).end)"
      }
      let shown = motion.member(leg.member).value(at: motion.localTime(at: time, in: leg))
      if motion.value(at: time) != shown {
        return "at \(time) the motion is \(motion.value(at: time)), but its member \(shown)"
      }
      let beyond = motion.leg(beyond: time)
      guard beyond.begin <= time, time < beyond.end || time == .infinity else {
        return "beyond, the leg at \(time) is \(beyond.begin)..<\(beyond.end)"
      }
    }
    return nil
  }

  @Test func `a sample is the member's at the leg's local time, to the bit`() {
    for seed: UInt64 in [51, 52] {
      RandomMotion.check(seed: seed, allowsEndless: seed == 52) { tree in
        let motion = tree.motion
        let flaws: [String?] = [
          law(motion.delayed(by: 0.18)), law(motion.delayed(by: 0)), law(motion.speed(0.7)),
          law(motion.speed(0)), law(motion.clipped(to: 0.43)), law(motion.clipped(to: .infinity)),
          law(motion.reversed()), law(motion.reduced()), law(motion.reduced(false)),
          law(Echo(base: motion)), law(Late(base: motion, delay: 0.18)),
          law(motion.followed(by: spring)), law(spring.followed(by: motion)),
          motion.isAnalyzable ? law(motion.settling(within: .absolute(0.1))) : nil,
        ]
        let loops = [0, 1, 2, 2.5, 3.3, .infinity].flatMap { count in
          [false, true].map { law(motion.repeated(count, autoreverses: $0)) }
        }
        return (flaws + loops + clocks.map { law(motion.driven(by: $0)) }).compactMap { $0 }.first
      }
    }
  }

  private let spring = SpringTrajectory(from: 2.0, to: -1, velocity: 30, spring: .bouncy)

  private let clocks = [
    PlaybackClock(), PlaybackClock(speed: 0), PlaybackClock(speed: 0, timeOffset: 0.3),
    PlaybackClock(beginTime: 0.2, speed: 0.7, endTime: 0.6), PlaybackClock(timeOffset: 0.25),
    PlaybackClock(beginTime: -0.4, speed: 3), PlaybackClock(speed: -1, timeOffset: 0.8),
    PlaybackClock(beginTime: 0.1, speed: -0.5, timeOffset: 5, endTime: 2),
  ]

  @Test func `a sample of a history is its member's at the leg's local time, to the bit`() {
    var random = SeededGenerator(seed: 53)
    for _ in 0..<200 {
      var motion = InterruptibleSpring(from: 1.0, to: 5, velocity: 10, spring: .bouncy)
      var time = 0.0
      for _ in 0..<Int(random.nextUnit() * 6) {
        time += random.nextUnit() < 0.3 ? 0 : random.nextUnit()
        switch Int(random.nextUnit() * 4) {
        case 0: motion.retarget(to: random.nextUnit() * 10, at: time)
        case 1: motion.addVelocity(random.nextUnit() * 100, at: time)
        case 2: motion.hold(at: time)
        default: motion.release(velocity: 5, at: time)
        }
      }
      #expect(law(motion) == nil)
    }
  }

  /// Whether two motions give the same answers.
  private func difference<A: Trajectory, B: Trajectory>(_ a: A, _ b: B) -> String?
  where A.Value == Double, B.Value == Double {
    if a.duration != b.duration { return "durations \(a.duration), \(b.duration)" }
    if a.restTime != b.restTime { return "rest times \(a.restTime), \(b.restTime)" }
    let horizon = (a.duration < .infinity ? a.duration : 3) + 0.1
    var random = SeededGenerator(seed: 6)
    for _ in 0..<40 {
      let time = (random.nextUnit() * 1.4 - 0.2) * horizon
      if a.state(at: time) != b.state(at: time) { return "samples at \(time)" }
      if a.state(beyond: time) != b.state(beyond: time) { return "beyond, at \(time)" }
    }
    for (start, end) in [(-1, horizon), (horizon, -1), (0.3 * horizon, 0.6 * horizon)] {
      if a.events(after: start, through: end) != b.events(after: start, through: end) {
        return "events from \(start) to \(end)"
      }
      if a.nextEvent(from: start, isBackward: end < start)
        != b.nextEvent(from: start, isBackward: end < start)
      {
        return "the next event from \(start)"
      }
    }
    if a.isAnalyzable != b.isAnalyzable { return "whether they can be analyzed" }
    guard a.isAnalyzable else { return nil }
    if a.peak != b.peak || a.trough != b.trough { return "peaks \(a.peak), \(b.peak)" }
    if a.overshoot != b.overshoot { return "overshoots" }
    if a.peakSpeed != b.peakSpeed { return "peak speeds" }
    if Array(a.extrema.prefix(50)) != Array(b.extrema.prefix(50)) { return "extrema" }
    let level = (a.peak.value + a.trough.value) / 2
    if a.firstTime(reaching: level) != b.firstTime(reaching: level) { return "first times" }
    for distance in [0.5, 0.01]
    where a.settlingTime(within: distance) != b.settlingTime(within: distance) {
      return "settling times within \(distance)"
    }
    return nil
  }

  @Test func `a motion with three requirements answers as the motion that it shows`() {
    for seed: UInt64 in [53, 54] {
      RandomMotion.check(seed: seed, allowsEndless: seed == 54) { tree in
        difference(tree.motion, Echo(base: tree.motion))
          ?? difference(Echo(base: tree.motion), Echo(base: Echo(base: tree.motion)))
          ?? difference(tree.motion.delayed(by: 0.18), Late(base: tree.motion, delay: 0.18))
      }
    }
  }

  @Test func `a motion of legs continues under an easing that overshoots, as its member does`() {
    let line = EasedTrajectory(from: 0.0, to: 100, duration: 1, easing: .linear)
    let timing = Timing(duration: 1, fill: .both, easing: .easeOutBack)
    let (whole, echo) = (line.timed(by: timing), Echo(base: line).timed(by: timing))
    #expect(echo.peak == whole.peak)
    #expect(echo.peak.value > 109)
  }

  @Test func `a history reports the events of its members, each once, and its own ends`() {
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .linear)
    let story = Chapters(lines: [line, line, line], begins: [0, 0.25, 1])
    let events = story.events(after: -1, through: 2)
    #expect(events.map(\.time) == [0, 0, 0.25, 0.75, 1, 1.5, 1.5])
    #expect(events.map { Array($0.path) } == [[], [0], [1], [1], [2], [2], []])
    #expect(events.map(\.kind) == [.begin, .begin, .begin, .end, .begin, .end, .end])
    let back = story.events(after: 2, through: -1)
    #expect(back.map(\.time) == events.reversed().map(\.time))
    #expect(back.map(\.kind) == events.reversed().map(\.kind))
    for rate in [24.0, 60, 120] {
      var (found, time) = ([MotionEvent](), -0.1)
      while time < 2 {
        found += story.events(after: time, through: time + 1 / rate)
        time += 1 / rate
      }
      #expect(found == events)
    }
    #expect(story.peak.value == 1)
    #expect(story.restTime == 1.5)
    // The jump back at 1 s crosses the level, too.
    #expect(Array(story.times(reaching: 0.5)) == [0.25, 0.5, 1, 1.25])
  }
}
