// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import MotionTesting
import Testing

@Suite struct SampledMotionTests {
  /// The instants at which a motion jumps.
  static func jumps(
    of motion: some Trajectory<Double>, in range: ClosedRange<Double>
  ) -> [Double] {
    var jumps: [Double] = []
    var last: Stretch?
    _ = motion.visitStretches(of: .along(1), from: range.lowerBound, upTo: range.upperBound) {
      if let last, last.last != $0.first { jumps.append($0.begin) }
      last = $0
      return true
    }
    return jumps
  }

  /// The greatest distance of a curve from a motion on a dense grid, apart from jumps.
  static func distance(
    of motion: some Trajectory<Double>, in range: ClosedRange<Double>, steps: Int = 4001,
    _ curve: (Double) -> Double
  ) -> Double {
    let jumps = jumps(of: motion, in: range)
    let length = range.upperBound - range.lowerBound
    var worst = 0.0
    for step in 0...steps {
      let time = range.lowerBound + length * (Double(step) / Double(steps))
      if jumps.contains(where: { abs($0 - time) < 1e-9 * max(1, abs(time)) }) { continue }
      worst = max(worst, abs(curve(time) - motion.value(at: time)))
    }
    return worst
  }

  /// The number of lines that any list needs asymptotically: ∫√(|f″| / 16 ε) dt.
  static func fewest(
    _ motion: some Trajectory<Double>, in range: ClosedRange<Double>, tolerance: Double
  ) -> Double {
    let steps = 4_000
    let width = (range.upperBound - range.lowerBound) / Double(steps)
    return (0..<steps).reduce(0) { sum, step in
      let time = range.lowerBound + (Double(step) + 0.5) * width
      let (before, after) = (
        motion.velocity(at: time - width / 2), motion.velocity(at: time + width / 2)
      )
      return sum + (abs(after - before) / width / (16 * tolerance)).squareRoot() * width
    }
  }

  @Test(arguments: [1e-1, 1e-2, 1e-3, 1e-4, 1e-5])
  func `a bouncy spring takes hardly more points than it must`(_ tolerance: Double) throws {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let samples = try SampledMotion(spring, within: tolerance)
    #expect(
      SampledMotionTests.distance(of: spring, in: samples.range, samples.value(at:)) <= tolerance)
    let fewest = SampledMotionTests.fewest(spring, in: samples.range, tolerance: tolerance)
    #expect(Double(samples.samples.count) <= 1.01 * fewest + 4)
  }

  @Test func `a thousandth of a bouncy spring takes 20 points, and motion.dev's generator 82`()
    throws
  {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let samples = try SampledMotion(spring, within: 1e-3)
    #expect(samples.samples.count == 20)
    #expect(
      SampledMotionTests.distance(
        of: spring, in: samples.range, steps: 20_000,
        samples.value(at:)) <= 1e-3)
    // Every 10 ms from 0 to the end, the resolution that it documents.
    let peer = (0...Int(spring.duration / 0.01)).count
    #expect(peer == 82)
    // As many points as the tolerance needs at even steps, in the duration.
    let range = 0...spring.duration
    let even = try #require(
      [40, 60, 80, 100, 120, 140].first { count in
        guard let even = try? SampledMotion(spring, count: count, over: range) else { return false }
        return SampledMotionTests.distance(of: spring, in: range, even.value(at:)) <= 1e-3
      })
    #expect(even >= 100)
  }

  @Test func `no random motion leaves the tolerance`() throws {
    for seed in 0..<Effort.cases(40) {
      var motions = RandomMotions(seed: UInt64(seed))
      motions.allowsSums = seed % 3 == 0
      let tree = motions.tree(seed % 4)
      let motion = tree.motion
      guard motion.duration < 100 else { continue }
      for tolerance in [0.1, 1e-3] {
        let samples = try SampledMotion(motion, within: tolerance)
        let distance = SampledMotionTests.distance(
          of: motion, in: 0...(2 * samples.range.upperBound), steps: 1001, samples.value(at:))
        #expect(distance <= tolerance, "\(seed): \(tree)")
        #expect(samples.range.upperBound >= motion.duration)
        #expect(samples.samples.first?.value == motion.value(at: 0))
        #expect(samples.samples.last?.value == motion.end)
      }
    }
  }

  @Test func `both sides of a jump are samples of one time`() throws {
    let track = Track(values: [0.0, 1, 4, 2], keyTimes: [0, 0.5, 0.5, 1], duration: 2)
    let samples = try SampledMotion(track, within: 0.01).samples
    #expect(samples.map(\.time) == [0, 1, 1, 2])
    #expect(samples.map(\.value) == [0, 1, 4, 2])
    let stairs = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .steps(4, .jumpBoth))
    let list = try SampledMotion(stairs, within: 0.01)
    #expect(list.samples.count == 9)
    #expect(list.value(at: 0.25) == 0.4)
    #expect(list.value(at: 0.2499) == 0.2)
    #expect(list.value(at: 1) == 1)
  }

  /// A motion that jumps at 1 s, inside a stretch.
  private struct HiddenJump: Trajectory {
    var duration: Double { 2 }

    func state(at time: Double) -> KinematicState<Double> {
      KinematicState(value: time >= 1 ? 1 : 0)
    }

    static func visitStretches(
      of measure: Measure<Double>, in motion: Self, from start: Double, upTo end: Double,
      beyond: Bool, _ body: (Stretch) -> Bool
    ) -> Bool {
      let (first, last) = (measure(motion.state(at: start)), measure(motion.state(at: end)))
      return body(Stretch(begin: start, end: end, first: first, last: last))
    }
  }

  @Test func `a jump that a motion hides is found`() throws {
    let samples = try SampledMotion(HiddenJump(), within: 0.1).samples
    #expect(samples.map(\.value) == [0, 0, 1, 1] && samples.map(\.time) == [0, 1, 1, 2])
  }

  @Test func `lines are exact, and take two points`() throws {
    let line = EasedTrajectory(from: 3.0, to: 7, duration: 2, easing: .linear)
    #expect(try SampledMotion(line, within: 1e-12).samples.count == 2)
    let hold = Track(from: 3.0, [.hold(duration: 2)])
    #expect(try SampledMotion(hold, within: 1e-300).samples.map(\.value) == [3, 3])
    let point = try SampledMotion(line, within: 0.1, over: 1...1)
    #expect(point.samples.map(\.value) == [5])
    #expect(point.value(at: 9) == 5)
  }

  @Test func `what has no end is refused, and so is what needs too many points`() throws {
    let endless = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: 1))
    #expect(throws: SamplingError.endless) { try SampledMotion(endless, within: 0.1) }
    #expect(throws: SamplingError.endless) { try SampledMotion(endless, every: 0.1) }
    #expect(throws: SamplingError.endless) {
      try SampledMotion(endless, within: 0.1, over: 0 ... .infinity)
    }
    let cut = try SampledMotion(endless, within: 0.01, over: 0...2)
    #expect(SampledMotionTests.distance(of: endless, in: 0...2, cut.value(at:)) <= 0.01)
    let limit = SampledMotion<Double>.maximumCount
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
    let noise = NoiseTrajectory(amplitude: 1.0, frequency: 1e8)
    let attempts: [() throws -> SampledMotion<Double>] = [
      { try SampledMotion(spring, every: 1e-9) },
      { try SampledMotion(spring, within: 1e-12) },
      { try SampledMotion(noise, within: 0.1, over: 0...10) },
      { try SampledMotion(noise, every: 1e-9, over: 0...10) },
      { try SampledMotion(spring.repeated(1e9), within: 0.1) },
    ]
    for attempt in Effort.cases(attempts) {
      #expect(throws: SamplingError.tooManySamples(limit: limit)) { try attempt() }
    }
  }

  @Test func `vectors stay within their tolerance, on the motion`() throws {
    let motion = SpringTrajectory(
      from: SIMD2(0.0, 3), to: SIMD2(1, 0), velocity: SIMD2(4, -30), spring: .bouncy)
    for tolerance in [0.1, 1e-2, 1e-4] {
      let samples = try SampledMotion(motion, within: tolerance)
      for step in 0...5000 {
        let time = motion.duration * Double(step) / 5000
        #expect(samples.value(at: time).distance(to: motion.value(at: time)) <= tolerance)
      }
      #expect(samples.samples.dropLast().allSatisfy { $0.value == motion.value(at: $0.time) })
    }
    #expect(try SampledMotion(motion, within: 1e-2).samples.count < 45)
  }

  @Test func `single precision stays within its tolerance`() throws {
    let motion = SpringTrajectory(from: Float(0), to: 100, spring: .bouncy)
    let samples = try SampledMotion(motion, within: 0.01)
    for step in 0...2000 {
      let time = motion.duration * Double(step) / 2000
      #expect(abs(samples.value(at: time) - motion.value(at: time)) <= 0.0101)
    }
  }

  @Test func `even samples are what the motion shows`() throws {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
    let samples = try SampledMotion(spring, every: 0.1, over: 0...0.25)
    #expect(samples.samples.map(\.time) == [0, 0.1, 0.2, 0.25])
    #expect(samples.samples.allSatisfy { $0.value == spring.value(at: $0.time) })
    let five = try SampledMotion(spring, count: 5, over: -1...1)
    #expect(five.samples.map(\.time) == [-1, -0.5, 0, 0.5, 1])
    #expect(five.range == -1...1)
    #expect(try SampledMotion(spring, every: .greatestFiniteMagnitude).samples.count == 2)
  }

  @Test func `values between samples are on the lines, and the ends hold`() throws {
    let line = EasedTrajectory(from: 1.0, to: 3, duration: 2, easing: .linear)
    let samples = try SampledMotion(line, count: 3)
    #expect(samples.value(at: 0.5) == 1.5)
    #expect(samples.value(at: -.infinity) == 1)
    #expect(samples.value(at: .infinity) == 3)
    #expect(samples.value(at: .nan) == 1)
  }

  @Test func `texts hold every bit`() throws {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
    let samples = try SampledMotion(spring, within: 0.01)
    let lines = samples.csv.split(separator: "\n")
    #expect(lines[0] == "time,value")
    for (line, sample) in zip(lines.dropFirst(), samples.samples) {
      let numbers = line.split(separator: ",").map { Double($0) }
      #expect(numbers == [sample.time, sample.value])
    }
    let line = EasedTrajectory(
      from: SIMD2(0.0, 1), to: SIMD2(0.5, 3), duration: 2, easing: .linear)
    let vector = try SampledMotion(line, within: 0.1)
    #expect(vector.csv == "time,0,1\n0,0,1\n2,0.5,3\n")
    #expect(vector.json == "[[0,0,1],[2,0.5,3]]")
  }

  @Test func `pictures have the places of the samples`() throws {
    let line = EasedTrajectory(from: 1.0, to: 3, duration: 2, easing: .linear)
    let samples = try SampledMotion(line, within: 0.1)
    #expect(samples.path(in: [200, 100]).svg == "M0 100 L200 0")
    #expect(samples.path(in: [200, 100], values: 0...4).svg == "M0 75 L200 25")
    #expect(
      samples.svgAnimation(of: "cx")
        == "<animate attributeName=\"cx\" dur=\"2s\" fill=\"freeze\" calcMode=\"linear\" "
        + "keyTimes=\"0;1\" values=\"1;3\"/>")
    let hold = Track(from: 3.0, [.hold(duration: 2)])
    #expect(try SampledMotion(hold, within: 1).path(in: [2, 2]).svg == "M0 1 L2 1")
    #expect(samples.animatedSVG().contains("<animate attributeName=\"cy\""))
  }
}
