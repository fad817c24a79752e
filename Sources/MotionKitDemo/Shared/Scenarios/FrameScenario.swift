// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Clocks and timesteps under jittery, late and broken timestamps.
struct FrameScenario: ScenarioSamples {
  func word(at index: Int) -> UInt64 {
    var arguments = ScenarioArguments(seed: 8, index: index)
    var clock = FrameClock(
      speed: arguments.even(0, 3),
      gapPolicy: index % 3 == 0 ? .clamp : index % 3 == 1 ? .freeze : .catchUp)
    var timestep = FixedTimestep(step: arguments.scaled(-9, -5))
    var timestamp = arguments.even(0, 1e6)
    var print = Fingerprint()
    for frame in 0..<12 {
      timestamp += frame == 7 ? arguments.even(-1, 4) : arguments.even(0.004, 0.02)
      if frame == 4 { clock.pause() }
      if frame == 6 { clock.resume() }
      if frame == 9 { clock.setSpeed(0.5) }
      let tick = clock.tick(at: frame == 10 ? .nan : timestamp, frameDuration: 1.0 / 120)
      print.combine(tick.deltaTime)
      print.combine(tick.elapsed)
      print.combine(tick.droppedFrames)
      let steps = timestep.advance(by: tick.deltaTime)
      print.combine(steps.steps)
      print.combine(steps.fraction)
    }
    return print.value
  }
}
