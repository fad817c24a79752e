// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionInterchange
import Testing

/// Every export of a whole motion ends at its end, and stays within the tolerance for good.
@Suite struct ExportedEndTests {
  /// A motion and the value at which it rests, known without it.
  struct Member: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let motion: AnyTrajectory<Double>
    let end: Double

    init(_ name: String, _ motion: some Trajectory<Double>, end: Double) {
      (testDescription, self.motion, self.end) = (name, AnyTrajectory(motion), end)
    }
  }

  static let members: [Member] = {
    let card = SpringTrajectory(from: 0.0, to: 300, spring: .snappy)
    let bouncy = SpringTrajectory(from: 0.0, to: -100, spring: .bouncy)
    let line = EasedTrajectory(from: 0.0, to: 50, duration: 1, easing: .linear)
    var caught = InterruptibleSpring(from: 0.0, to: 100, spring: .snappy)
    caught.retarget(to: 300, at: 0.1)
    let timing = Timing(delay: 0.2, duration: card.duration, fill: .both)
    return [
      Member("spring", card, end: 300),
      Member("unit spring", SpringTrajectory(from: 0.0, to: 1, spring: .snappy), end: 1),
      Member(
        "thrown spring",
        SpringTrajectory(from: -20.0, to: 7, velocity: 900, spring: .bouncy), end: 7),
      Member(
        "spring that returns",
        SpringTrajectory(from: 0.0, to: 0, velocity: 500, spring: .snappy), end: 0),
      Member(
        "slow spring",
        SpringTrajectory(from: 0.0, to: 10, spring: Spring(response: 0.5, dampingRatio: 2)),
        end: 10),
      // The deceleration of UIKit loses 2 ‰ of the speed in each millisecond.
      Member(
        "fling", Decay(from: 5.0, velocity: 1000, rate: .normal), end: 5 - 1 / log(0.998)),
      Member("bounded fling", BoundedDecay(from: 0, velocity: 3000, in: -10...200), end: 200),
      Member(
        "spring behind a line", FollowingSpring(from: 0.0, following: line, spring: .bouncy),
        end: 50),
      Member("sum", card + bouncy, end: 200),
      Member(
        "sequence",
        EasedTrajectory(from: 0.0, to: 10, duration: 0.3).followed(
          by: SpringTrajectory(from: 10.0, to: -4, velocity: 30, spring: .bouncy)), end: -4),
      Member("timed spring", card.timed(by: timing), end: 300),
      Member("reversed spring", card.reversed(), end: 0),
      Member("loop", card.repeated(3), end: 300),
      Member("loop back and forth", card.repeated(2, autoreverses: true), end: 0),
      Member(
        "clipped spring", card.clipped(to: 0.2),
        end: Spring.snappy.value(target: 300.0, initialVelocity: 0, time: 0.2)),
      Member("retargeted spring", caught, end: 300),
      Member("spring that is soon done", card.settling(within: .absolute(60)), end: 300),
      Member("spring that is done at once", card.settling(within: .absolute(900)), end: 300),
      Member("spring that is done late", card.settling(within: .absolute(1e-9)), end: 300),
      Member(
        "mapped spring", card.delayed(by: 0.3).speed(2).translated(by: 7).scaled(by: -2),
        end: -614),
      Member(
        "track",
        Track(
          from: 0, [.linear(to: 5, duration: 0.2), .spring(to: 300, spring: .bouncy)]), end: 300),
      Member("hold", SpringTrajectory(from: 3.0, to: 3, spring: .snappy), end: 3),
    ]
  }()

  /// The greatest distance of a curve from a motion until long after an export of it, apart from
  /// jumps.
  private func distance(
    of motion: AnyTrajectory<Double>, exportedUntil last: Double, _ curve: (Double) -> Double
  ) -> Double {
    let jumps = SampledMotionTests.jumps(of: motion, in: 0...(last + 1))
    let near = (0...40).map { last * (1 + 5e-4 * (Double($0) - 20)) }
    let times =
      (0...400).map { last * Double($0) / 400 } + near + [last.nextDown, last, last.nextUp]
      + (0...50).map { last + Double($0) / 10 } + [1e3, .infinity]
    return times.filter { $0 >= 0 }.reduce(0) { worst, time in
      jumps.contains { abs($0 - time) < 1e-9 * max(1, time) }
        ? worst : max(worst, abs(curve(time) - motion.value(at: time)))
    }
  }

  /// The value of a polyline; before it and after it, that of its ends.
  private func line(_ points: [(x: Double, y: Double)], at x: Double) -> Double {
    guard let after = points.firstIndex(where: { $0.x > x }) else {
      return points[points.count - 1].y
    }
    guard after > 0 else { return points[0].y }
    let (a, b) = (points[after - 1], points[after])
    return a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x))
  }

  /// The stops of a text `linear(…)`, in which only the first and the last have no input.
  private func stops(of text: String) throws -> [(x: Double, y: Double)] {
    let words = try #require(text.split(separator: "(").last).dropLast().split(separator: ", ")
    return try words.enumerated().map { index, word in
      let parts = word.split(separator: " ")
      let input =
        parts.count > 1
        ? try #require(Double(parts[1].dropLast())) / 100 : index == 0 ? 0 : 1
      return (input, try #require(Double(parts[0])))
    }
  }

  /// The output of an easing as CSS defines it, for lines and curves.
  private func output(of easing: Easing, at input: Double) throws -> Double {
    let text = try #require(easing.css)
    if text == "linear" || input <= 0 && !text.hasPrefix("linear(") { return input }
    if text.hasPrefix("linear(") { return line(try stops(of: text), at: input) }
    let points = try #require(text.split(separator: "(").last).dropLast().split(separator: ",")
      .map { try #require(Double($0.trimmingCharacters(in: .whitespaces))) }
    func curve(_ first: Double, _ second: Double, _ t: Double) -> Double {
      (3 * first * (1 - t) * (1 - t) + (3 * second * (1 - t) + t) * t) * t
    }
    guard input < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(points[0], points[2], middle) < input { low = middle } else { high = middle }
    }
    return curve(points[1], points[3], (low + high) / 2)
  }

  /// What a browser shows at an offset, also at the last one, where it rests.
  private func value(of keyframes: [EasedKeyframe<Double>], at offset: Double) throws -> Double {
    let next = keyframes.firstIndex { $0.offset > offset } ?? keyframes.count - 1
    guard next > 0, keyframes[next - 1].offset < keyframes[next].offset else {
      return keyframes[next].value
    }
    let (a, b) = (keyframes[next - 1], keyframes[next])
    let progress = min(1, (offset - a.offset) / (b.offset - a.offset))
    return a.value + (b.value - a.value) * (try output(of: a.easing, at: progress))
  }

  @Test(arguments: Effort.cases(members), [1e-2, 1e-4])
  func `samples and baked tracks end at the end`(_ member: Member, _ share: Double) throws {
    let (motion, end) = (member.motion, member.end)
    #expect(abs(motion.end - end) <= 4 * end.ulp)
    let tolerance = share * max(1, abs(end))
    let samples = try SampledMotion(motion, within: tolerance)
    let points = samples.samples.map { (x: $0.time, y: $0.value) }
    #expect(points.last?.y == motion.end)
    #expect(samples.value(at: .infinity) == motion.end)
    #expect(samples.range.lowerBound == 0 && samples.range.upperBound >= motion.duration)
    let last = samples.range.upperBound
    #expect(distance(of: motion, exportedUntil: last) { line(points, at: $0) } <= tolerance)
    let track = try Track(baking: motion, within: tolerance)
    #expect(track.end == motion.end)
    #expect(abs(track.duration - last) <= 1e-12)
    #expect(distance(of: motion, exportedUntil: last, track.value(at:)) <= tolerance)
    #expect(try SampledMotion(motion, every: 0.01).samples.last?.value == motion.end)
    let even = try SampledMotion(motion, count: 20).samples
    #expect(even.last?.value == motion.end && even.last?.time == motion.duration)
  }

  @Test(arguments: Effort.cases(members), [2e-3])
  func `a browser rests at the end`(_ member: Member, _ share: Double) throws {
    let motion = member.motion
    let tolerance = share * max(1, abs(member.end))
    let last = try motion.cssDuration(within: tolerance)
    for target in [member.end, 77] where target != -5 {
      let text = try motion.cssLinear(within: tolerance, from: -5, to: target)
      let stops = try stops(of: text)
      let shown = distance(of: motion, exportedUntil: last) {
        -5 + (target + 5) * line(stops, at: last > 0 ? $0 / last : 1)
      }
      #expect(shown <= tolerance * (1 + 1e-9), "\(text)")
      #expect(stops.last?.y == (motion.end + 5) / (target + 5))
    }
    let track = try Track(baking: motion, within: tolerance / 2)
    let web = try WebKeyframes(track, within: tolerance / 2).keyframes
    #expect(web == (try CSSKeyframes(track, named: "a", within: tolerance / 2).keyframes))
    #expect(try value(of: web, at: 1) == motion.end)
    let found = distance(of: motion, exportedUntil: track.duration) { time in
      let offset = track.duration > 0 ? min(1, time / track.duration) : 1
      return (try? value(of: web, at: offset)) ?? .infinity
    }
    #expect(found <= tolerance * (1 + 1e-9))
    let lists = try CoreAnimationKeyframes(track, within: tolerance / 2)
    #expect(lists.values.last == motion.end && lists.keyTimes.last == 1)
    let lottie = try LottieKeyframes(track, frameRate: 60, within: tolerance / 2)
    #expect(lottie.keyframes.last?.value == motion.end)
    let svg = try SampledMotion(motion, within: tolerance).svgAnimation(of: "cx")
    let number = try #require(svg.dropLast(3).split { $0 == ";" || $0 == "\"" }.last)
    #expect(Double(number) == motion.end)
  }

  @Test func `a spring at any tolerance ends at its target`() throws {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
    for tolerance in [0.5, 0.1, 1e-2, 1e-3, 1e-4] {
      #expect(try Track(baking: spring, within: tolerance).end == 1)
      #expect(try spring.cssLinear(within: tolerance).hasSuffix(", 1)"))
      let last = try spring.cssDuration(within: tolerance)
      // The time is that of the motion, or the first of those that are near the end for good.
      if last == spring.duration {
        #expect(abs(spring.value(at: last) - 1) < tolerance / 4)
      } else {
        #expect(last > spring.duration)
        #expect(abs(spring.value(at: last.nextDown) - 1) >= tolerance / 4 * (1 - 1e-6))
      }
      for step in 1...1000 {
        let value = spring.value(at: last * (1 + Double(step) / 500))
        #expect(abs(value - 1) < tolerance / 4)
      }
    }
  }

  @Test func `a given interval ends where the motion is then`() throws {
    let spring = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
    // One iteration of a loop of springs is as long as the spring lasts.
    let range = 0...spring.duration
    let shown = spring.value(at: spring.duration)
    #expect(abs(shown - 1) > 0.0009)
    #expect(try SampledMotion(spring, within: 1e-4, over: range).samples.last?.value == shown)
    #expect(try SampledMotion(spring, count: 9, over: range).samples.last?.value == shown)
    #expect(try Track(baking: spring, within: 1e-4, over: range).end == shown)
    let text = try spring.cssLinear(within: 1e-4, over: range)
    #expect(abs(try #require(try stops(of: text).last).y - shown) <= 1e-4)
  }

  @Test func `vectors, colors and pairs end at their targets`() throws {
    func check<Value: VectorSpace & Equatable>(
      _ motion: some Trajectory<Value>, _ end: Value, _ tolerance: Double
    ) throws {
      let samples = try SampledMotion(motion, within: tolerance)
      let track = try Track(baking: motion, within: tolerance)
      #expect(samples.samples.last?.value == end && track.end == end)
      let web = try WebKeyframes(track, within: tolerance).keyframes
      #expect(web.last?.value == end && web.last?.offset == 1)
      let last = samples.range.upperBound
      for step in 0...400 {
        let time = last * Double(step) / 200
        let value = motion.value(at: time)
        #expect(samples.value(at: time).distance(to: value) <= tolerance * (1 + 1e-9))
        #expect(track.value(at: time).distance(to: value) <= tolerance * (1 + 1e-9))
      }
    }
    for tolerance in Effort.cases([1e-1, 1e-3]) {
      let thrown = SpringTrajectory(
        from: SIMD2(0.0, 3), to: SIMD2(1, 0), velocity: SIMD2(4, -30), spring: .bouncy)
      try check(thrown, SIMD2(1, 0), tolerance)
      try check(
        Decay(from: SIMD2(0.0, 0), restingAt: SIMD2(40, -20)),
        Decay(from: SIMD2(0.0, 0), restingAt: SIMD2(40, -20)).restingValue, tolerance)
      let (zero, one) = (SIMD4<Double>.zero, SIMD4<Double>.one)
      let sixteen = VectorPair(VectorPair(one, one), VectorPair(one, one))
      try check(
        SpringTrajectory(
          from: VectorPair(VectorPair(zero, one), VectorPair(zero, zero)), to: sixteen,
          spring: .snappy), sixteen, tolerance)
      let red = Premultiplied(OKLab(SRGB(red: 1, green: 0, blue: 0)))
      let blue = Premultiplied(OKLab(SRGB(red: 0, green: 0, blue: 1, alpha: 0.5)))
      try check(SpringTrajectory(from: red, to: blue, spring: .snappy), blue, tolerance)
      let pair = SpringTrajectory(
        from: VectorPair(SIMD2(0.0, 0), 0.0), to: VectorPair(SIMD2(30, 2), 1), spring: .bouncy)
      try check(pair.delayed(by: 0.1), VectorPair(SIMD2(30, 2), 1), tolerance)
    }
  }

  @Test func `what never settles has no duration`() throws {
    let endless = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: 1))
    for motion in [AnyTrajectory(endless), AnyTrajectory(endless.settling(within: .absolute(3)))] {
      #expect(throws: SamplingError.endless) { try motion.cssDuration(within: 0.1) }
      #expect(throws: SamplingError.endless) { try SampledMotion(motion, within: 0.1) }
    }
    let line = EasedTrajectory(from: 0.0, to: 1, duration: 2, easing: .linear)
    #expect(try line.cssDuration(within: 1e-9) == 2)
  }
}
