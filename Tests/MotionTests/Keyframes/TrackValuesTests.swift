// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionScenes
import MotionTesting
import Testing

/// Tracks made of values and times, as in Core Animation, CSS and the Web Animations model.
@Suite struct TrackValuesTests {
  struct WebCase: Decodable {
    struct Offset: Decodable {
      let offset: Double
      let value: Double
      let easing: String
    }

    enum Expectation: Decodable {
      case number(Double)
      case notPositive

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          self = .number(number)
        } else {
          try #require(try container.decode(String.self).hasPrefix("<=0"))
          self = .notPositive
        }
      }
    }

    let test: String
    let keyframes: [Offset]
    let effectEasing: String
    let progress: Double
    let expected: Expectation
    let tol: Double
  }

  @Test(arguments: [1.0, 0.3, 7]) func `keyframe effects are those of the web platform tests`(
    duration: Double
  ) throws {
    let cases = try Fixture.cases("wpt-keyframes", as: WebCase.self)
    #expect(cases.count == 47)
    for row in cases {
      let track = Track(
        values: row.keyframes.map(\.value), keyTimes: row.keyframes.map(\.offset),
        easings: try row.keyframes.map { try Easing(css: $0.easing) }, duration: duration)
      let progress = try Easing(css: row.effectEasing).value(extrapolatedProgress: row.progress)
      let value = track.state(beyond: progress * duration).value
      switch row.expected {
      case .notPositive: #expect(value <= 0, "\(row)")
      case .number(let expected): #expect(abs(value - expected) <= row.tol, "\(row)")
      }
    }
  }

  @Test func `missing times are filled in evenly between those that are known`() {
    let track = Track(
      values: [0.0, 1, 2, 3, 4, 5, 6], keyTimes: [nil, nil, nil, 0.6, nil, 0.8], duration: 10)
    for (value, time) in zip(0..., [0.0, 2, 4, 6, 7, 8, 10]) {
      #expect(abs(track.value(at: time) - Double(value)) < 1e-14)
    }
    #expect(track.boundaries.count == 5)
    #expect(Track(values: [0.0, 1]).value(at: 0.25) == 0.25)
  }

  @Test func `equal times jump, and the instant shows the later value`() {
    let track = Track(values: [0.0, 1, 3, 5, 6], keyTimes: [0, 0.5, 0.5, 0.5, 1], duration: 2)
    #expect(abs(track.value(at: 1.0.nextDown) - 1) < 1e-15 && track.value(at: 1) == 5)
    let ends = Track(
      values: [9.0, 8, 7, 3, 2, 1], keyTimes: [0, 0, 0, 1, 1, 1], duration: 2)
    #expect(ends.start == 9 && ends.value(at: 0) == 7 && ends.value(at: 1) == 5)
    #expect(abs(ends.value(at: 2.0.nextDown) - 3) < 1e-14)
    #expect(ends.state(at: 2) == KinematicState(value: 1) && ends.end == 1)
    // With several values at the ends nothing goes on beyond them.
    #expect(ends.state(beyond: -1).value == 9 && ends.state(beyond: 3).value == 1)
  }

  @Test func `a first time after 0 and a last before 1 hold the ends`() {
    let track = Track(values: [1.0, 3], keyTimes: [0.25, 0.75], duration: 4)
    #expect(track.state(at: 0.5) == KinematicState(value: 1))
    #expect(track.state(at: 2) == KinematicState(value: 2, velocity: 1))
    #expect(track.state(at: 3.5) == KinematicState(value: 3))
    #expect(track.state(beyond: -1).value == 1 && track.state(beyond: 5).value == 3)
  }

  @Test func `one value is constant, and no duration is a jump at 0`() {
    let constant = Track(values: [4.0], easings: [.easeIn], duration: 3)
    for time in hostileTimes { #expect(constant.state(at: time) == KinematicState(value: 4)) }
    #expect(constant.duration == 3)
    let jump = Track(values: [1.0, 2, 3], mode: .cubic(), duration: 0)
    #expect(jump.start == 1 && jump.value(at: 0) == 3 && jump.end == 3 && jump.duration == 0)
  }

  @Test func `the easing of a value leads to the next`() {
    let track = Track(values: [0.0, 10, 20], easings: [.easeIn, .steps(2)], duration: 2)
    #expect(track.value(at: 0.5) == 10 * Easing.easeIn.value(at: 0.5))
    #expect(track.value(at: 1.4) == 10 && track.value(at: 1.6) == 15 && track.value(at: 2) == 20)
  }

  @Test func `two values have the bits of an eased trajectory, beyond its time too`() {
    for easing in easingsOfEveryKind {
      let eased = EasedTrajectory(from: 0.1, to: 7.3, duration: 0.7, easing: easing)
      let track = Track(values: [0.1, 7.3], easings: [easing], duration: 0.7)
      for step in -30...100 {
        let time = Double(step) / 100
        guard time != 0.7 || easing.value(at: 1) == 1 else {
          // An easing may come elsewhere; at its duration the track shows its end.
          #expect(track.state(beyond: time) == KinematicState(value: 7.3))
          continue
        }
        #expect(track.state(beyond: time) == eased.state(beyond: time))
      }
    }
  }

  @Test func `a track goes on beyond its time along its first and last line`() {
    let track = Track(values: [0.0, 1, 5], keyTimes: [0, 0.5, 1], duration: 2)
    #expect(track.state(beyond: -1) == KinematicState(value: -1, velocity: 1))
    #expect(track.state(beyond: 3) == KinematicState(value: 9, velocity: 4))
    #expect(track.state(beyond: 2) == track.state(at: 2))
    for time in hostileTimes {
      #expect(track.state(beyond: time).value.isFinite, "finite at \(time)")
    }
    for mode: TrackInterpolation in [.discrete, .paced, .cubic(), .cubicPaced(), .monotone] {
      let still = Track(values: [0.0, 1, 5], mode: mode)
      #expect(still.state(beyond: -1) == KinematicState(value: 0), "\(mode)")
      #expect(still.state(beyond: 2) == KinematicState(value: 5), "\(mode)")
    }
    let steps = Track(from: 0.0, [.linear(to: 1, duration: 1)])
    #expect(steps.state(beyond: 2) == KinematicState(value: 1))
  }

  @Test func `discrete values hold until the next, with as many times or one more`() {
    let even = Track(values: [1.0, 2, 3, 4], mode: .discrete)
    for (time, value) in [(0.0, 1.0), (0.24, 1), (0.25, 2), (0.6, 3), (0.75, 4), (1, 4)] {
      #expect(even.state(at: time) == KinematicState(value: value))
    }
    let given = Track(values: [1.0, 2, 3], keyTimes: [0, 0.1, 0.5, 1], mode: .discrete)
    #expect(given.value(at: 0.1) == 2 && given.value(at: 0.5) == 3 && given.value(at: 1) == 3)
    let shorter = Track(values: [1.0, 2, 3], keyTimes: [0, 0.1, 0.5], mode: .discrete)
    #expect(
      (0...100).allSatisfy {
        shorter.value(at: Double($0) / 100) == given.value(at: Double($0) / 100)
      })
    let late = Track(values: [1.0, 2], keyTimes: [0, 1], mode: .discrete)
    #expect(late.value(at: 1.0.nextDown) == 1 && late.value(at: 1) == 2)
  }

  @Test func `paced lines go at one speed, whatever the times and easings say`() {
    let corner = [SIMD2(0.0, 0), SIMD2(30, 40), SIMD2(30, 40), SIMD2(30, -110)]
    let track = Track(
      values: corner, keyTimes: [0, 0.9, 0.9, 1], mode: .paced, easings: [.easeIn], duration: 4)
    for step in 0...40 {
      #expect(abs(track.velocity(at: Double(step) / 10).magnitude - 50) < 1e-12)
    }
    #expect(track.value(at: 1) == SIMD2(30, 40) && track.value(at: 4) == SIMD2(30, -110))
    let still = Track(values: [2.0, 2, 2], mode: .paced)
    for time in hostileTimes { #expect(still.state(at: time) == KinematicState(value: 2)) }
  }

  @Test func `cubics pass their values smoothly, with easings within the segments`() {
    let values = [0.0, 10, -5, 3]
    let times = [0.0, 0.2, 0.7, 1]
    let track = Track(values: values, keyTimes: times, mode: .cubic(), duration: 2)
    let shapes = values.map { _ in TrackInterpolation.Shape() }
    let tangents = SplineTangents.kochanekBartels(
      values, times: times.map { $0 * 2 }, shapes: shapes)
    for index in values.indices {
      let state = track.state(at: times[index] * 2)
      #expect(state.value == values[index])
      let velocity = index < 3 ? tangents[index].outgoing : tangents[index].incoming
      #expect(abs(state.velocity - velocity) < 1e-13)
    }
    let eased = Track(
      values: values, keyTimes: times, mode: .cubic(), easings: [.easeIn, .easeIn], duration: 2)
    let progress = Easing.easeIn.value(at: 0.5)
    #expect(eased.value(at: 0.2) == track.value(at: 0.4 * progress))
    #expect(
      abs(
        eased.velocity(at: 0.2) - track.velocity(at: 0.4 * progress)
          * Easing.easeIn.velocity(at: 0.5)) < 1e-12)
    #expect(eased.value(at: 1.7) == track.value(at: 1.7))
    // An easing that overshoots goes on along the tangent.
    let back = Track(values: values, mode: .cubic(), easings: [.penner(.back, .in)])
    #expect(back.value(at: 0.1) < 0)
  }

  @Test func `cubics on either side of a jump do not know of each other`() {
    let track = Track(
      values: [0.0, 1, 10, 12, 11], keyTimes: [0, 0.5, 0.5, 0.75, 1], mode: .cubic())
    let right = Track(values: [10.0, 12, 11], mode: .cubic(), duration: 0.5)
    for step in 0...16 {
      let time = Double(step) / 32
      #expect(track.value(at: 0.5 + time) == right.value(at: time))
      #expect(abs(track.value(at: time.nextDown) - 2 * time) < 1e-15)
    }
  }

  @Test func `tension, continuity and bias may be given for each value`() {
    let values = [0.0, 10, -5, 3]
    let whole = Track(values: values, mode: .cubic(tension: 0.5, continuity: -1, bias: 0.2))
    let shape = TrackInterpolation.Shape(tension: 0.5, continuity: -1, bias: 0.2)
    let each = Track(values: values, mode: .kochanekBartels([shape, shape, shape, shape]))
    let part = Track(values: values, mode: .kochanekBartels([shape]))
    for step in 0...100 {
      let time = Double(step) / 100
      #expect(whole.state(at: time) == each.state(at: time))
      if time > 0.34 {
        #expect(part.state(at: time) == Track(values: values, mode: .cubic()).state(at: time))
      }
    }
  }

  @Test func `a paced cubic keeps its speed`() {
    let values = [SIMD2(0.0, 0), SIMD2(30.0, 40), SIMD2(200.0, 0)]
    let track = Track(values: values, keyTimes: [0, 0.9, 1], mode: .cubicPaced(), duration: 2)
    let speed = track.velocity(at: 0).magnitude
    for step in 0...100 {
      #expect(abs(track.velocity(at: Double(step) / 50).magnitude - speed) < 1e-9 * speed)
    }
    #expect(track.value(at: 0) == values[0] && track.value(at: 2) == values[2])
    #expect(abs(speed * 2 - ArcLengthCurve(through: values).length) < 1e-9)
    let still = Track(values: [2.0, 2, 2], mode: .cubicPaced())
    for time in hostileTimes { #expect(still.state(at: time) == KinematicState(value: 2)) }
  }

  struct Spline: Decodable {
    let durationMillis: Double
    let keyframes: [Key]
    let delayMillis: Double?
    let t: Double
    let query: String
    let expected: [Double]
    let tol: Double

    struct Key: Decodable {
      let time: Double
      let value: [Double]
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        time = try container.decode(Double.self)
        value = try container.decode([Double].self)
      }
    }
  }

  @Test func `Compose's keyframes with a spline are a monotone track`() throws {
    let rows = try Fixture.cases(
      "compose-animation-core", ofKind: "keyframesWithSpline", as: Spline.self)
    #expect(rows.count == 7)
    for row in rows {
      let track = Track(
        values: row.keyframes.map { SIMD2($0.value[0], $0.value[1]) },
        keyTimes: row.keyframes.map { $0.time / row.durationMillis }, mode: .monotone,
        duration: row.durationMillis / 1000)
      let state = track.delayed(by: (row.delayMillis ?? 0) / 1000).state(at: row.t / 1000)
      let found = row.query == "value" ? state.value : state.velocity
      for lane in 0..<2 { #expect(abs(found[lane] - row.expected[lane]) <= row.tol, "\(row)") }
    }
  }

  private struct JavaScript: Decodable {
    let values: [Double]
    let duration, t, expected: Double
    let easing: String
  }

  @Test func `the keyframes of motion for JavaScript hold`() throws {
    let rows = try Fixture.cases("motion-js", ofKind: "keyframes", as: JavaScript.self)
    #expect(rows.count == 17 && rows.count { $0.easing == "linear" } == 9)
    for row in rows {
      let easing = try Easing(css: row.easing)
      let track = Track(
        values: row.values, easings: row.values.dropLast().map { _ in easing },
        duration: row.duration)
      let value = track.value(at: row.t)
      guard easing == .linear else {
        // The rows with an easing are rounded to whole numbers.
        #expect(value.rounded() == row.expected, "\(row): \(value)")
        continue
      }
      // The time, the duration and their quotient are rounded, then the value.
      let steps = zip(row.values, row.values.dropFirst()).map { abs($1 - $0) }
      let slope = Double(steps.count) * (try #require(steps.max()))
      #expect(abs(value - row.expected) <= 3 * 0x1p-53 * slope + 100.0.ulp, "\(row): \(value)")
    }
  }

  private struct Offsets: Decodable {
    let count: Int
    let expected: [Double]
  }

  @Test func `offsets that are not given are those of motion for JavaScript`() throws {
    let rows = try Fixture.cases("motion-js", ofKind: "defaultOffsets", as: Offsets.self)
    #expect(rows.count == 1)
    for row in rows {
      let track = Track(values: (0..<row.count).map { Double($0 * $0) })
      #expect([0] + track.boundaries + [track.duration] == row.expected)
      for (index, offset) in row.expected.enumerated() {
        #expect(track.value(at: offset) == Double(index * index))
      }
    }
  }

  @Test func `tracks are equal if they were made from equal values`() {
    let track = Track(values: [0.0, 1], keyTimes: [0, nil], mode: .monotone, easings: [.easeIn])
    #expect(
      track == Track(values: [0.0, 1], keyTimes: [0, nil], mode: .monotone, easings: [.easeIn]))
    #expect(
      track != Track(values: [0.0, 1], keyTimes: [0, 1], mode: .monotone, easings: [.easeIn]))
    #expect(track != Track(values: [0.0, 1], keyTimes: [0, nil], easings: [.easeIn]))
  }

  @Test func `values that make no sense trap`() async {
    await #expect(processExitsWith: .failure) { _ = Track<Double>(values: []) }
    await #expect(processExitsWith: .failure) { _ = Track(values: [0.0, 1], keyTimes: [0, 1.5]) }
    await #expect(processExitsWith: .failure) { _ = Track(values: [0.0, 1], keyTimes: [.nan]) }
    await #expect(processExitsWith: .failure) {
      _ = Track(values: [0.0, 1, 2], keyTimes: [0.5, nil, 0.25])
    }
    await #expect(processExitsWith: .failure) { _ = Track(values: [0.0], keyTimes: [0, 1]) }
    await #expect(processExitsWith: .failure) {
      _ = Track(values: [0.0], easings: [.easeIn, .easeOut])
    }
    await #expect(processExitsWith: .failure) { _ = Track(values: [0.0], duration: -1) }
    await #expect(processExitsWith: .failure) {
      _ = Track(
        values: [0.0],
        mode: .kochanekBartels([TrackInterpolation.Shape(), TrackInterpolation.Shape()]))
    }
  }
}
