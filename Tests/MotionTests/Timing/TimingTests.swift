// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

@Suite struct TimingTests {
  @Test func `the parameters have the usual defaults`() {
    let timing = Timing(duration: 2)
    #expect(timing.delay == 0 && timing.endDelay == 0 && timing.iterations == 1)
    #expect(timing.iterationStart == 0 && timing.direction == .normal && timing.fill == .none)
    #expect(timing.easing == .linear && timing.activeDuration == 2 && timing.endTime == 2)
    #expect(Timing.Fill.removed == .none)
  }

  @Test func `a finite timing passes through its phases`() {
    let timing = Timing(delay: 1, duration: 2, endDelay: 1, iterations: 2)
    #expect(timing.sample(at: nil).phase == .idle)
    #expect(timing.sample(at: 0.5).phase == .before && timing.sample(at: 0.5).progress == nil)
    let active = timing.sample(at: 3.5)
    #expect(active.phase == .active && active.progress == 0.25 && active.iteration == 1)
    #expect(active.activeTime == 2.5)
    #expect(timing.state(at: 3.5) == KinematicState(value: 0.25, velocity: 0.5))
    #expect(timing.state(at: 0.5) == nil && timing.state(at: nil) == nil)
    #expect(timing.sample(at: 5).phase == .after && timing.endTime == 6)
    #expect(timing.sample(at: 5, speed: -1).progress == 1)
    #expect(timing.sample(at: 1, speed: -1).phase == .before)
  }

  @Test(arguments: [0.1, 0.3, 1.0 / 3, 7, 16.0 / 1001, 1e-3])
  func `iteration 10⁹ is as exact as the first`(duration: Double) throws {
    let timing = Timing(duration: duration, iterations: .infinity)
    for iteration in [0, 1, 77, 1e6, 6.7e7, 6.8e7, 1e9, 4e12, 4e14] {
      for fraction in [0.0, 0.25, 0.5, 0.999, 0.25 - 0x1p-30] {
        let time = (iteration + fraction) * duration
        let sample = timing.sample(at: time)
        // The C library's remainder is exact, and so slow that nothing can be seen of it here.
        let rest = fmod(time, duration)
        let progress = try #require(sample.progress)
        #expect(abs(progress - rest / duration) <= (rest / duration).ulp)
        let whole = ((time - rest) / duration).rounded()
        #expect(sample.iteration == whole, "\(time) / \(duration)")
      }
    }
  }

  @Test func `after a delay the progress is within 2 ulp, and with a start within 2⁻⁵²`() throws {
    // The worst of 150 000 random times, in exact fractions.
    let delayed = Timing(
      delay: 0.25845252769931837, duration: 2.0515410815941726, iterations: .infinity)
    let late = delayed.sample(at: 755.2255705543548)
    #expect(late.iteration == 367)
    #expect(abs(try #require(late.progress) - 0.9999999999999934) <= 2 * 0x1p-53)
    let begun = Timing(
      delay: 0.008018373549658536, duration: 0.2616103689500538, iterations: .infinity,
      iterationStart: 1.0556935657025166)
    let other = begun.sample(at: 227.3474289911464)
    #expect(other.iteration == 870)
    #expect(abs(try #require(other.progress) - 0.05569356570244117) <= 0x1p-52)
    // 6 · 10⁻¹⁷ before the end of iteration 14.
    let last = Timing(
      delay: 0.005410757612340489, duration: 0.7126996100302369, iterations: .infinity
    ).sample(at: 10.695904908065893)
    #expect(last.iteration == 15 && last.progress == 0)
  }

  @Test func `a delay costs iteration 10⁹ no digits`() throws {
    // 0.1 and the time have 55 bits between them; the sum is exact in integers of 2⁻⁵⁷.
    let timing = Timing(delay: 0.1, duration: 0.75, iterations: .infinity)
    let time = 7.5e8 + 0.25
    let unit = 0x1p57
    let exact = Int128(time * 0x1p20) * Int128(0x1p37) - Int128(0.1 * unit)
    let rest = Double(exact % Int128(0.75 * unit)) / unit
    let sample = timing.sample(at: time)
    #expect(abs(try #require(sample.progress) - rest / 0.75) <= (rest / 0.75).ulp)
    #expect(sample.iteration == 1e9)
  }

  @Test func `remainders of any size are exact`() {
    var generator = SeededGenerator(seed: 71)
    for _ in 0..<20_000 {
      let duration = Elementary.exp(generator.nextUnit() * 1300 - 650)
      let time = duration * Elementary.exp(generator.nextUnit() * 700)
      guard time < 1e300 else { continue }
      let sample = Timing(duration: duration, iterations: .infinity).sample(at: time)
      let exact = fmod(time, duration) / duration
      guard let progress = sample.progress else { Issue.record("\(time) / \(duration)"); return }
      #expect(abs(progress - exact) <= exact.ulp, "\(time) / \(duration)")
    }
  }

  @Test func `an iteration start adds an error of at most 2⁻⁵³`() throws {
    var generator = SeededGenerator(seed: 72)
    for _ in 0..<20_000 {
      let duration = Elementary.exp(generator.nextUnit() * 20 - 10)
      let time = duration * Elementary.exp(generator.nextUnit() * 30 - 10)
      let start = generator.nextUnit() * 8
      let timing = Timing(duration: duration, iterations: .infinity, iterationStart: start)
      let sample = timing.sample(at: time)
      // start + time / duration, as the sum of two numbers and of the errors of both operations.
      let rest = fmod(time, duration)
      let fraction = rest / duration
      let error = rest.addingProduct(-fraction, duration) / duration
      let first = start - start.rounded(.down)
      let sum = first + fraction
      let part = sum - fraction
      let sumError = (first - part) + (fraction - (sum - part))
      let passed = ((time - rest) / duration).rounded() + start.rounded(.down)
      let progress = try #require(sample.progress)
      let carried = try #require(sample.iteration) - passed
      let difference = ((sum - carried) - progress) + (sumError + error)
      #expect(abs(difference) <= 0x1p-53, "\(start) \(time) \(duration)")
      #expect(progress >= 0 && progress < 1)
    }
  }

  @Test(arguments: [
    (0.1, 3.0), (0.7, 3.0), (1.0 / 3, 7.0), (1e-3, 10.0), (0.3, 1e6), (0.1, 2.5),
  ])
  func `the end of the last iteration is reached exactly`(duration: Double, count: Double) {
    for delay in [0, 0.1, 0.7, -0.05, 1e6] {
      let timing = Timing(delay: delay, duration: duration, iterations: count, fill: .both)
      for time in [timing.endTime, timing.endTime + 1, .infinity] {
        let sample = timing.sample(at: time)
        #expect(sample.phase == .after && sample.activeTime == timing.activeDuration)
        #expect(sample.progress == (count == 2.5 ? 0.5 : 1), "\(delay) \(time)")
        #expect(sample.iteration == (count == 2.5 ? 2 : count - 1))
      }
      guard timing.endTime > 0 else { continue }
      let seenGoingBack = timing.sample(at: timing.endTime, speed: -1)
      #expect(seenGoingBack.phase == .active)
      #expect(seenGoingBack.progress == timing.sample(at: timing.endTime).progress)
    }
  }

  @Test func `times that are none are times`() throws {
    for direction in Timing.Direction.allCases {
      for iterations in [0, 0.5, 3, .infinity] {
        for duration in [0, 2, .infinity] {
          for easing in [Easing.linear, .easeInOut, .circularEaseIn, .steps(3, .jumpBoth)] {
            let timing = Timing(
              delay: 1, duration: duration, iterations: iterations, iterationStart: 0.25,
              direction: direction, fill: .both, easing: easing)
            #expect(timing.sample(at: .nan) == timing.sample(at: 0))
            #expect(timing.sample(at: -.infinity).phase == .before)
            #expect(timing.sample(at: .infinity).phase == .after)
            for time in hostileTimes {
              for rate in [1, -1, 0, .nan] {
                let sample = timing.sample(at: time, speed: rate)
                let state = try #require(timing.state(at: time, speed: rate))
                #expect(state.value.isFinite && state.velocity.isFinite)
                #expect(sample.progress == state.value)
                #expect(try #require(sample.iteration) >= 0)
              }
            }
          }
        }
      }
    }
  }

  @Test func `the rate is the slope of the progress`() throws {
    for direction in Timing.Direction.allCases {
      let timing = Timing(
        delay: 0.5, duration: 0.8, iterations: 3.5, iterationStart: 0.3, direction: direction,
        easing: .easeInOut)
      for step in 0..<400 {
        let time = 0.5003 + Double(step) * 0.007
        let (before, after) = (timing.sample(at: time - 1e-6), timing.sample(at: time + 1e-6))
        guard before.iteration == after.iteration else { continue }
        let slope = (try #require(after.progress) - (try #require(before.progress))) / 2e-6
        #expect(abs(slope - (try #require(timing.state(at: time)?.velocity))) < 1e-4)
      }
      #expect(timing.state(at: 0.4) == nil && timing.state(at: 99) == nil)
    }
    let vertical = Timing(
      duration: 1e-9, iterations: 9, direction: .reverse, easing: .circularEaseIn)
    #expect(vertical.state(at: 0)?.velocity == -0x1p70)
  }

  @Test func `a state has the progress of the sample, in every phase`() throws {
    let times = Effort.cases((-12...40).map { Double($0) / 8 }) + hostileTimes
    for (delay, endDelay) in [(0.5, 0.0), (-0.5, 0), (1, 0.5), (0.25, -0.75), (-2, -1)] {
      for iterations in [0, 0.5, 1, 2.5, 3, .infinity] {
        for direction in Timing.Direction.allCases {
          for fill in Timing.Fill.allCases {
            for easing in [Easing.linear, .easeIn, .steps(2, .jumpStart), .penner(.back, .out)] {
              let timing = Timing(
                delay: delay, duration: 0.75, endDelay: endDelay, iterations: iterations,
                iterationStart: 0.25, direction: direction, fill: fill, easing: easing)
              for time in times {
                for rate in [1.0, -1] {
                  let sample = timing.sample(at: time, speed: rate)
                  let state = timing.state(at: time, speed: rate)
                  #expect(
                    state?.value == sample.progress
                      && (sample.phase == .active || (state?.velocity ?? 0) == 0),
                    "\(timing) at \(time), rate \(rate)")
                }
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: [
    // An end delay, a negative one, one that removes the active phase, and one beyond everything.
    (0.0, 1.0, 0.5, 1.0, 1.5), (0.25, 1, -0.5, 2, 1.75), (1, 1, -1.5, 1, 0.5), (0, 1, -9, 1, 0),
    (-1, 2, 4, 1, 5), (-8, 1, 2, 3, 0), (-8, 1, 6, 3, 1),
    // Nothing is played: no duration, or no iteration.
    (1, 0, 0.5, 1, 1.5), (1, 0, -0.5, 3, 0.5), (1, 2, 0.5, 0, 1.5), (0, .infinity, 0.5, 0, 0.5),
    // No end.
    (0, 1, -5, .infinity, .infinity), (0, .infinity, -5, 1, .infinity),
  ])
  func `the end is after the end delay`(
    delay: Double, duration: Double, endDelay: Double, iterations: Double, end: Double
  ) throws {
    for direction in Timing.Direction.allCases {
      for fill in Timing.Fill.allCases {
        let timing = Timing(
          delay: delay, duration: duration, endDelay: endDelay, iterations: iterations,
          direction: direction, fill: fill)
        let motion = EasedTrajectory(from: 0.0, to: 1, duration: 1).timed(by: timing)
        #expect(motion.duration == end)
        let ends = end < .infinity ? [end] : []
        func own(_ events: [MotionEvent]) -> [Double] {
          events.filter { $0.kind == .end && $0.path == MotionEvent.Path() }.map(\.time)
        }
        #expect(own(timing.events(after: -1, through: 20)) == ends)
        #expect(own(timing.events(after: 20, through: -1)) == ends)
        #expect(own(motion.events(after: -1, through: 20)) == ends)
        #expect(own(motion.events(after: 20, through: -1)) == ends)
        guard end < .infinity && end > 0 else { continue }
        #expect(own(motion.events(after: end.nextDown, through: end)) == ends)
        #expect(own(motion.events(after: end, through: 20)) == [])
        var playhead = Playhead(PlaybackClock(playing: motion, at: 10))
        #expect(own(playhead.events(of: motion, through: (10 + end).nextDown)) == [])
        let reported = playhead.events(of: motion, through: 11 + end)
        #expect(own(reported) == ends && reported.last?.kind == .end)
      }
    }
  }

  @Test func `an iteration that runs backwards is the mirror image of one that runs forwards`() {
    let easing = Easing.easeIn
    let timing = Timing(duration: 1, iterations: 2, direction: .alternate, easing: easing)
    for step in 1..<64 {
      let time = Double(step) / 64
      #expect(timing.sample(at: 1 + time).progress == timing.sample(at: 1 - time).progress)
    }
  }

  @Test func `timings survive encoding, infinity too`() throws {
    for timing in [
      Timing(duration: 0.1),
      Timing(
        delay: -1, duration: .infinity, endDelay: 2, iterations: .infinity, iterationStart: 0.1,
        direction: .alternateReverse, fill: .backwards, easing: .penner(.back, .out)),
    ] {
      let data = try JSONEncoder().encode(timing)
      let decoded = try JSONDecoder().decode(Timing.self, from: data)
      #expect(decoded == timing && decoded.hashValue == timing.hashValue)
      #expect(decoded.sample(at: 0.3) == timing.sample(at: 0.3))
    }
    let short = try JSONDecoder().decode(Timing.self, from: Data(#"{"duration": 2}"#.utf8))
    #expect(short == Timing(duration: 2))
  }

  @Test(arguments: [
    (#"{}"#, "duration"), (#"{"duration": -1}"#, "duration must not be negative, but is -1.0"),
    (#"{"duration": 1, "delay": "infinity"}"#, "delay must be finite, but is inf"),
    (#"{"duration": 1, "iterations": -2}"#, "iterations must not be negative, but is -2.0"),
    (#"{"duration": 1, "iterationStart": -2}"#, "iterationStart must be finite and not negative"),
    (#"{"duration": 1, "iterations": "ever"}"#, "'infinity', but found 'ever'"),
    (#"{"duration": 1, "fill": "some"}"#, "fill"),
  ])
  func `bad data is an error that names it`(text: String, message: String) {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Timing.self, from: Data(text.utf8))
    }
    #expect(String(describing: error).contains(message), "\(String(describing: error))")
  }

  @Test func `the last iteration is not followed by the start of another, for no instant`() {
    // 3 × 0.1 is rounded up, and leaves a few numbers between the exact end and the rounded one.
    for delay in [-0.2861808056423594, -0.25, 0, 0.1] {
      let timing = Timing(delay: delay, duration: 0.1, iterations: 3, fill: .both)
      let line = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear).timed(by: timing)
      var time = timing.endTime
      for _ in 0..<2000 {
        #expect(timing.sample(at: time).iteration == 2 && line.value(at: time) > 0.99)
        time = time.nextDown
      }
      let ends = line.events(after: -.infinity, through: 1).filter { $0.kind == .end }
      #expect(ends.count == (delay < 0 ? 2 : 4))
    }
  }

  @Test func `nonsense in code traps`() async {
    await #expect(processExitsWith: .failure) { _ = Timing(duration: -1) }
    await #expect(processExitsWith: .failure) { _ = Timing(duration: .nan) }
    await #expect(processExitsWith: .failure) { _ = Timing(delay: .infinity, duration: 1) }
    await #expect(processExitsWith: .failure) { _ = Timing(duration: 1, iterations: .nan) }
    await #expect(processExitsWith: .failure) { _ = Timing(duration: 1, iterationStart: -1) }
    await #expect(processExitsWith: .failure) { _ = Timing(mediaDuration: .infinity) }
  }

  @Test(arguments: [0x1p53 - 3, 0x1p53 - 2, 0x1p53 - 1, 0x1p53, 0x1p53 + 2, 1e300])
  func `iterations whose numbers cannot be told apart are not counted`(first: Double) {
    let timing = Timing(duration: 0.5, iterations: 2.5, iterationStart: first)
    let motion = EasedTrajectory(from: 0.0, to: 1, duration: 1).timed(by: timing)
    let told = [1.0, 2].filter { 0x1p53 - first >= $0 }
    let times = [0] + told.map { 0.5 * $0 } + [1.25]
    let kinds = [.begin] + told.map { MotionEvent.Kind.iteration(first + $0) } + [.end]
    let events = timing.events(after: -1, through: 2)
    #expect(events.map(\.time) == times && events.map(\.kind) == kinds)
    let back = timing.events(after: 2, through: -1)
    #expect(back.map(\.time) == times.reversed() && back.map(\.kind) == kinds.reversed())
    let own = motion.events(after: -1, through: 2, limit: 100).filter { $0.path.isEmpty }
    #expect(own.map(\.kind) == kinds)
  }

  @Test func `iterations last as long as the motion unless a timing says otherwise`() {
    let ease = EasedTrajectory(from: 0.0, to: 1, duration: 0.5)
    let timed = ease.timed(delay: 0.1, iterations: 3, direction: .alternate, fill: .both)
    let timing = Timing(
      delay: 0.1, duration: 0.5, iterations: 3, direction: .alternate, fill: .both)
    #expect(timed == ease.timed(by: timing))
    #expect(timed.duration == 1.6)
  }
}
