// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Timings, timed motions and playback clocks, from usual to hostile parameters.
struct TimingScenario: ScenarioSamples {
  private static let easings: [Easing] = [
    .linear, .easeInOut, .bezier(0.3, -1, 0.7, 2), .steps(5, .jumpBoth), .penner(.elastic, .out),
    .circularEaseIn, .stops([.init(0), .init(1.5, at: 0.3), .init(-0.5, at: 0.3), .init(1)]),
  ]

  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 9, index: index)
    var print = Fingerprint()
    switch index % 4 {
    case 0, 1: combineTiming(&arguments, into: &print)
    case 2: combineMotion(&arguments, into: &print)
    default: combineClocks(&arguments, into: &print)
    }
    return print.value
  }

  private func timing(_ arguments: inout ScenarioArguments) -> Timing {
    let index = arguments.index
    let isHostile = index % 16 > 11
    let durations = [0, .infinity, arguments.scaled(-490, 490), arguments.scaled(-9, 9)]
    let iterations = [0, .infinity, arguments.scaled(-3, 490), arguments.even(0, 1e9)]
    return Timing(
      delay: arguments.even(-2, 2),
      duration: isHostile ? durations[index / 16 % 4] : arguments.scaled(-6, 4),
      endDelay: arguments.even(-1, 1),
      iterations: isHostile ? iterations[index / 64 % 4] : arguments.even(0, 9),
      iterationStart: index % 3 == 0 ? arguments.even(0, 12) : 0,
      direction: Timing.Direction.allCases[index / 2 % 4],
      fill: Timing.Fill.allCases[index / 8 % 4],
      easing: TimingScenario.easings[index % 7])
  }

  private func combineTiming(
    _ arguments: inout ScenarioArguments, into print: inout Fingerprint
  ) {
    let timing = timing(&arguments)
    let span = timing.endTime < .infinity ? timing.endTime : arguments.scaled(-6, 300)
    print.combine(timing.endTime)
    for time in [span * arguments.even(-0.1, 1.1), timing.endTime, timing.delay, arguments.bits()] {
      let speed = arguments.even(-1, 2)
      let sample = timing.sample(at: time, speed: speed)
      print.combine(sample.progress ?? -7)
      print.combine(sample.iteration ?? -7)
      print.combine(sample.activeTime ?? -7)
      print.combine(timing.state(at: time, speed: speed)?.velocity ?? 0)
    }
  }

  /// Returns the seconds until the end, or of the delay and one period.
  private static func span(of timing: Timing) -> Double {
    guard timing.endTime == .infinity else { return timing.endTime }
    let begin = max(0, timing.delay)
    guard timing.duration < .infinity else { return begin }
    let alternates = timing.direction == .alternate || timing.direction == .alternateReverse
    let period = alternates ? 2 * timing.duration : timing.duration
    return begin + min(timing.duration * timing.iterations, period)
  }

  private func combineMotion(
    _ arguments: inout ScenarioArguments, into print: inout Fingerprint
  ) {
    let timing = timing(&arguments)
    let motion = EasedTrajectory(
      from: arguments.even(-5, 5), to: arguments.even(-5, 5), duration: arguments.scaled(-3, 3),
      easing: TimingScenario.easings[arguments.index / 4 % 7]
    ).timed(by: timing)
    let span = min(TimingScenario.span(of: timing), 1e300)
    for time in [span * arguments.even(-0.1, 1.1), span * arguments.even(0, 1), arguments.bits()] {
      let state = motion.state(at: time)
      print.combine(state.value)
      print.combine(state.velocity)
    }
    // The analysis of few iterations, whatever the timing is: it searches, so it runs rarely.
    guard arguments.index % 4096 == 2 else { return }
    let short = Timing(
      delay: timing.delay, duration: arguments.scaled(-4, 2), iterations: arguments.even(0, 4),
      direction: timing.direction, fill: timing.fill, easing: timing.easing)
    let analyzed = motion.base.timed(by: short)
    print.combine(analyzed.peak.value)
    print.combine(analyzed.peak.time)
    print.combine(analyzed.settlingTime(within: 0.5))
    for turn in analyzed.extrema { print.combine(turn.time) }
  }

  private func combineClocks(
    _ arguments: inout ScenarioArguments, into print: inout Fingerprint
  ) {
    let isHostile = arguments.index % 16 == 15
    var clock = PlaybackClock(
      beginTime: isHostile ? arguments.signed(-490, 490) : arguments.even(-1e6, 1e6),
      speed: isHostile ? arguments.signed(-490, 490) : arguments.even(-2, 2),
      timeOffset: arguments.even(-5, 5),
      endTime: arguments.index % 3 == 0 ? nil : arguments.even(0, 20))
    var time = clock.beginTime
    for _ in 0..<8 {
      time = isHostile ? arguments.bits() : time + arguments.even(-1, 4)
      switch Int(arguments.even(0, 7)) {
      case 0: clock.pause(at: time)
      case 1: clock.resume(at: time)
      case 2: clock.seek(to: arguments.even(-5, 25), at: time)
      case 3: clock.setSpeed(arguments.even(-2, 2), at: time)
      case 4: clock.reverse(at: time)
      case 5: clock.play(at: time)
      default: clock.finish(at: time)
      }
      print.combine(clock.localTime(at: time + arguments.even(0, 4)))
      print.combine(clock.beginTime)
      print.combine(clock.parentTime(at: arguments.even(0, 9)) ?? -7)
    }
    let inner = PlaybackClock(beginTime: 1, speed: 0.7, endTime: 3)
    print.combine(PlaybackClock.Chain([clock, inner]).localTime(at: time))
  }
}
