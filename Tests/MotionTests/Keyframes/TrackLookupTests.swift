// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import Testing

/// Which segment of a track a time falls in, for durations of any size.
@Suite struct TrackLookupTests {
  private var random = SeededGenerator(seed: 14)

  /// A positive duration of a size between 2 to two powers.
  private mutating func duration(_ exponents: ClosedRange<Int>) -> Double {
    Double(sign: .plus, exponent: Int.random(in: exponents, using: &random), significand: 1)
      * Double.random(in: 1..<2, using: &random)
  }

  /// Numbers in which every place counts: equal sizes, mixed ones, tiny ones, huge ones.
  private static let sizes: [ClosedRange<Int>] = [
    0...0, -3...0, -40...40, -1074 ... -1040, 900...980,
  ]

  @Test mutating func `each instant beside a boundary shows what a walk over all of them finds`() {
    for (round, size) in (0..<12).flatMap({ r in Self.sizes.map { (r, $0) } }) {
      var (steps, ends, time) = ([Keyframe<Double>](), [Double](), 0.0)
      for index in 1...(1 + round * 20) {
        let duration = index % 7 == 3 ? 0 : duration(size)
        // A hold that time is too coarse for is none.
        if time + duration > time {
          time += duration
          ends.append(time)
        }
        steps += [.hold(duration: duration), .move(to: Double(ends.count))]
      }
      let track = Track(from: 0, steps)
      #expect(track.duration == time)
      for end in ends.dropLast() {
        for instant in [end.nextDown.nextDown, end.nextDown, end, end.nextUp, end.nextUp.nextUp]
        where instant >= 0 && instant < time {
          // The instant of a boundary shows the earlier step.
          let passed = ends.prefix { $0 < instant }.count
          #expect(track.value(at: instant) == Double(passed), "\(instant) of \(size)")
        }
      }
    }
  }

  @Test mutating func `any instant shows what a walk over all key times finds`() {
    for (round, size) in (0..<10).flatMap({ r in Self.sizes.map { (r, $0) } }) {
      var times = [0.0]
      for _ in 0...(round * 25) { times.append(times[times.count - 1] + duration(size)) }
      let duration = times[times.count - 1]
      let keys = times.dropLast().map { $0 / duration }
      let values = keys.indices.map(Double.init)
      let track = Track(values: values, keyTimes: keys, mode: .discrete, duration: duration)
      let reached = keys.map { $0 * duration }
      for instant in reached.flatMap({ [$0.nextDown, $0, $0.nextUp] })
        + (0..<50).map({ _ in Double.random(in: 0..<1, using: &random) * duration })
      where instant >= 0 && instant < duration {
        // The instant of a boundary shows the later value.
        let last = reached.lastIndex { $0 <= instant } ?? 0
        #expect(track.value(at: instant) == values[last], "\(instant) of \(size)")
      }
    }
  }

  @Test func `a track of 65 536 keyframes finds each of them`() {
    let values = (0..<65_536).map(Double.init)
    let track = Track(values: values, mode: .discrete, duration: 65_536)
    #expect(values.allSatisfy { track.value(at: $0) == $0 && track.value(at: $0 + 0.75) == $0 })
    // The copy of a track is a reference.
    #expect(MemoryLayout<Track<SIMD4<Double>>>.size == MemoryLayout<Int>.size)
  }
}
