// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Endless motions, clocks and counts long after their start, up to 10¹⁵ s.
///
/// On processors of 32 bits counts are clamped to what they hold; so are the digested ones.
struct FarTimesScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 21, index: index)
    var print = Fingerprint()
    combineMotions(&print, &arguments, index)
    combineClocks(&print, &arguments, index)
    combineCounts(&print, &arguments)
    return print.value
  }

  private func combineMotions(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ index: Int
  ) {
    let noise = NoiseTrajectory(
      amplitude: SIMD2(10, arguments.even(0, 5)), frequency: arguments.scaled(-6, 9),
      octaves: 1 + index % 16, roughness: arguments.even(0, 1), seed: UInt64(index))
    let swing = SpringTrajectory(
      from: 0.0, to: 1,
      spring: Spring(duration: arguments.even(0.1, 2), bounce: arguments.even(-0.5, 0.9)))
    let endless = swing.repeated(autoreverses: index % 2 == 0)
    for _ in 0..<4 {
      let time = arguments.scaled(-4, 50)
      let state = noise.state(at: time)
      print.combine(state.value)
      print.combine(state.velocity)
      print.combine(endless.value(at: time))
      print.combine(endless.velocity(at: time))
    }
  }

  private func combineClocks(
    _ print: inout Fingerprint, _ arguments: inout ScenarioArguments, _ index: Int
  ) {
    var clock = FrameClock(
      gapPolicy: index % 3 == 0 ? .clamp : index % 3 == 1 ? .freeze : .catchUp)
    var timestep = FixedTimestep(step: arguments.scaled(-12, 4), maximumSteps: 1 + index % 1000)
    var timestamp = arguments.even(0, 1e6)
    for _ in 0..<6 {
      timestamp += arguments.scaled(-8, 40)
      let tick = clock.tick(at: timestamp, frameDuration: 1.0 / 120)
      print.combine(tick.deltaTime)
      print.combine(tick.elapsed)
      combine(tick.droppedFrames, &print)
      let frame = timestep.advance(by: tick.deltaTime)
      combine(frame.steps, &print)
      print.combine(frame.fraction)
      combine(frame.droppedSteps, &print)
    }
  }

  private func combineCounts(_ print: inout Fingerprint, _ arguments: inout ScenarioArguments) {
    let steps = FrameSequence(
      count: 1 + Int(arguments.even(0, 99)), interval: arguments.scaled(-9, 3), cycles: .infinity)
    for _ in 0..<4 {
      let time = arguments.scaled(-4, 50)
      combine(steps.index(at: time) ?? -1, &print)
      combine(steps.cycle(at: time), &print)
    }
  }

  private func combine(_ count: Int, _ print: inout Fingerprint) {
    print.combine(min(count, Int(Int32.max)))
  }
}
