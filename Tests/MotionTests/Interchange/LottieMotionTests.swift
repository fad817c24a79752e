// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionInterchange
import Testing

@Suite struct LottieMotionTests {
  private func motion(
    _ json: String, frameRate: Double = 10
  ) throws -> LottieMotion<AnyTrajectory<Double>> {
    try (LottieKeyframes(json: json) as LottieKeyframes<Double>).motion(frameRate: frameRate)
  }

  private func position(_ json: String) throws -> LottieMotion<AnyTrajectory<SIMD2<Double>>> {
    try (LottieKeyframes(json: json) as LottieKeyframes<SIMD2<Double>>).motion(frameRate: 10)
  }

  @Test(arguments: [23.976, 24000.0 / 1001, 24, 25, 29.97, 30, 50, 59.94, 60, 120])
  func `a held value jumps at its frame, at every rate`(rate: Double) throws {
    // A new value at each frame, some with a frame between.
    var text: [String] = []
    var shown: [Double] = []
    for frame in 0..<2000 where frame % 7 != 3 {
      text.append("{\"t\":\(frame),\"s\":[\(frame)],\"h\":1}")
    }
    for frame in 0..<2000 { shown.append(Double(frame % 7 == 3 ? frame - 1 : frame)) }
    let motion = try motion("[" + text.joined(separator: ",") + "]", frameRate: rate)
    var late = 0
    for frame in 0..<2000 {
      let instant = Double(frame) / rate
      if motion.value(at: instant) != shown[frame] { late += 1 }
      if frame > 0, motion.value(at: instant.nextDown) != shown[frame - 1] { late += 1 }
    }
    #expect(late == 0)
  }

  @Test func `frame 0 is time 0, wherever the first keyframe is`() throws {
    let early = try motion(#"[{"t":-10,"s":[0]},{"t":10,"s":[100]}]"#)
    #expect(early.value(at: 0) == 50 && early.value(at: -1) == 50 && early.value(at: 0.5) == 75)
    #expect(early.duration == 1 && early.instants == [-1, 1] && early.velocity(at: 0) == 50)
    // The first instant that shows the number, after rounding.
    let reached = try #require(early.firstTime(reaching: 75))
    #expect(abs(reached - 0.5) < 1e-15 && early.firstTime(reaching: 25) == nil)
    let late = try motion(#"[{"t":10,"s":[0]},{"t":20,"s":[100]}]"#)
    #expect(late.value(at: 0) == 0 && late.value(at: 1) == 0 && late.value(at: 1.5) == 50)
    #expect(late.velocity(at: 0.5) == 0 && late.duration == 2)
    let past = try motion(#"[{"t":-20,"s":[1]},{"t":-10,"s":[7]}]"#)
    #expect(past.duration == 0 && past.value(at: -9) == 7 && past.value(at: 0) == 7)
    let held = try motion(#"[{"t":-20,"s":[1],"h":1},{"t":5,"s":[7]}]"#)
    #expect(held.value(at: 0) == 1 && held.value(at: 0.5) == 7 && held.value(at: -9) == 1)
    let one = try motion(#"{"a":0,"k":42}"#)
    #expect(one.duration == 0 && one.value(at: -1) == 42 && one.value(at: .infinity) == 42)
  }

  @Test func `an easing of a motion that began before frame 0 is shown from its middle`() throws {
    let keys = #"{"t":-4,"s":[0],"o":{"x":0.42,"y":0},"i":{"x":0.58,"y":1}},{"t":16,"s":[10]}"#
    let early = try motion("[\(keys)]")
    let whole = EasedTrajectory(from: 0.0, to: 10, duration: 2, easing: .easeInOut)
    for step in 0...16 {
      #expect(
        abs(early.value(at: Double(step) / 10) - whole.value(at: 0.4 + Double(step) / 10)) < 1e-14)
    }
  }

  @Test func `several keyframes at one frame are a jump`() throws {
    let motion = try motion(
      #"[{"t":0,"s":[0]},{"t":10,"s":[4]},{"t":10,"s":[-5]},{"t":10,"s":[8]},{"t":20,"s":[6]}]"#)
    #expect(motion.value(at: 1.0.nextDown) > 3.99 && motion.value(at: 1) == 8)
    #expect(motion.value(at: 1.5) == 7)
    #expect(motion.events(after: -1, through: 3).map(\.kind).contains(.keyframe(3)))
  }

  @Test func `each keyframe from frame 0 on is an event`() throws {
    let motion = try motion(#"[{"t":-5,"s":[0]},{"t":5,"s":[4]},{"t":20,"s":[6]}]"#)
    let events = motion.events(after: -.infinity, through: .infinity)
    #expect(events.map(\.kind) == [.begin, .keyframe(1), .keyframe(2), .end])
    #expect(events.map(\.time) == [0, 0.5, 2, 2])
  }

  @Test func `control points on the line change nothing`() throws {
    let easing = #""o":{"x":0.3,"y":0},"i":{"x":0.7,"y":1}"#
    let plain = try position("[{\"t\":0,\"s\":[0,0],\(easing)},{\"t\":30,\"s\":[30,0]}]")
    for tangents in ["[10,0],\"ti\":[-10,0]", "[30,0],\"ti\":[-30,0]", "[0,0],\"ti\":[-3,0]"] {
      let text = "[{\"t\":0,\"s\":[0,0],\"to\":\(tangents),\(easing)},{\"t\":30,\"s\":[30,0]}]"
      let curved = try position(text)
      for step in 0...30 {
        let time = Double(step) / 10
        #expect(curved.state(at: time) == plain.state(at: time))
      }
    }
    // Nearly on the line, as after rounding in a file: nearly the same.
    let near = try position(
      "[{\"t\":0,\"s\":[0,0],\"to\":[10,1e-7],\"ti\":[-10,0],\(easing)},{\"t\":30,\"s\":[30,0]}]")
    for step in 0...30 {
      let (a, b) = (near.value(at: Double(step) / 10), plain.value(at: Double(step) / 10))
      #expect(a.distance(to: b) < 1e-6)
    }
  }

  private struct Positions: Decodable {
    struct Case: Decodable {
      let start, end, to, ti, out, into: [Double]
      let length: Double
      let values: [[Double]]
    }
    let cases: [Case]
  }

  @Test func `positions follow curves by their length`() throws {
    let fixture: Positions = try Fixture.decode("lottie-positions", as: Positions.self)
    // Where a curve turns back on a line, the quadrature of the fixture is less accurate.
    let bounds = fixture.cases.map { $0.to == [120, 40] ? 1e-9 : 1e-12 }
    for (item, bound) in zip(fixture.cases, bounds) {
      func vector(_ numbers: [Double]) -> SIMD3<Double> {
        SIMD3(numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0)
      }
      typealias Keyframes = LottieKeyframes<SIMD3<Double>>
      let keyframes = Keyframes(keyframes: [
        .init(
          time: 0, value: vector(item.start),
          easings: [.init(out: [item.out[0], item.out[1]], into: [item.into[0], item.into[1]])],
          curve: .init(leaving: vector(item.to), arriving: vector(item.ti))),
        .init(time: 80, value: vector(item.end)),
      ])
      let motion = try (Keyframes(json: keyframes.json)).motion(frameRate: 40)
      for (index, value) in item.values.enumerated() {
        let shown = motion.value(at: Double(index + 1) * 0.25)
        let distance = shown.distance(to: vector(value)) / item.length
        #expect(distance < bound, "\(item.start) at \(index + 1) eighths")
      }
      #expect(motion.value(at: 0) == vector(item.start))
      #expect(motion.value(at: 2) == vector(item.end))
    }
    #expect(fixture.cases.count == 14 && bounds.filter { $0 > 1e-12 }.count == 1)
  }

  @Test func `each component has its own easing`() throws {
    let motion = try position(
      #"""
      [{"t": 0, "s": [10, -4], "o": {"x": [0.3, 0.9], "y": [0, 0.1]}, "i": {"x": [0.7, 1], "y": [1, 1.4]}},
       {"t": 20, "s": [50, 6]}]
      """#)
    let x = EasedTrajectory(from: 10.0, to: 50, duration: 2, easing: .bezier(0.3, 0, 0.7, 1))
    let y = EasedTrajectory(from: -4.0, to: 6, duration: 2, easing: .bezier(0.9, 0.1, 1, 1.4))
    for step in 0...20 {
      let (time, state) = (Double(step) / 10, motion.state(at: Double(step) / 10))
      #expect(state.value == [x.value(at: time), y.value(at: time)])
      // At the end it rests.
      if step < 20 { #expect(state.velocity == [x.velocity(at: time), y.velocity(at: time)]) }
    }
    let highest = motion.extrema(along: [0, 1], in: 0...2).map(\.time).last
    let expected = try #require(y.extrema(in: 0...2).map(\.time).last)
    #expect(highest.map { abs($0 - expected) < 1e-9 } == true)
    // Where nothing changes, an easing has no effect; a missing one is the first.
    let still = try position(
      #"""
      [{"t": 0, "s": [10, -4], "o": {"x": [0.3, 0.9], "y": [0]}, "i": {"x": [0.7, 1], "y": 1}},
       {"t": 20, "s": [50, -4]}]
      """#)
    #expect(still.value(at: 0.7) == [x.value(at: 0.7), -4])
  }

  @Test func `inputs of control points outside 0…1 are moved to the nearest legal ones`() throws {
    let outside = try motion(
      #"[{"t":0,"s":[0],"o":{"x":-0.0004,"y":0.2},"i":{"x":1.0002,"y":1.1}},{"t":10,"s":[5]}]"#)
    let legal = try motion(
      #"[{"t":0,"s":[0],"o":{"x":0,"y":0.2},"i":{"x":1,"y":1.1}},{"t":10,"s":[5]}]"#)
    for step in 0...10 {
      #expect(outside.value(at: Double(step) / 10) == legal.value(at: Double(step) / 10))
    }
  }

  @Test func `no sample traps or is not a number`() throws {
    let wild: LottieKeyframes<SIMD2<Double>> = try LottieKeyframes(
      json:
        #"""
        [{"t": -1.7e308, "s": [1e300, -1e300], "to": [1e308, 1e308], "ti": [-1e308, 3]},
         {"t": 0, "s": [1e-300, 0], "to": [1e-310, 1e-320], "ti": [0, 1e-318],
          "o": {"x": [0, 1], "y": [-1e300, 1e300]}, "i": {"x": 1, "y": 1e300}},
         {"t": 1e-310, "s": [1e-300, 5], "to": [0, 5], "ti": [5, 0]}, {"t": 1e300, "s": [1e-300, 5]},
         {"t": 1.7e308, "s": [0, 0]}]
        """#)
    let motion = wild.motion(frameRate: 0.5)
    for time in [
      -.infinity, -1, 0, .leastNonzeroMagnitude, 0x1p-1040, 1, 1e299, 1e307, .infinity, .nan,
    ] {
      let state = motion.state(at: time)
      #expect(state.value.x.isFinite && state.value.y.isFinite)
      #expect(state.velocity.x.isFinite && state.velocity.y.isFinite)
    }
  }

  @Test func `a motion without keyframes, or with falling times, traps`() async {
    await #expect(processExitsWith: .failure) {
      _ = LottieKeyframes<Double>(keyframes: []).motion(frameRate: 30)
    }
    await #expect(processExitsWith: .failure) {
      _ = LottieKeyframes(keyframes: [.init(time: 1, value: 0.0), .init(time: 0, value: 0.0)])
        .motion(frameRate: 30)
    }
    await #expect(processExitsWith: .failure) {
      _ = LottieKeyframes(keyframes: [.init(time: 0, value: 0.0)]).motion(frameRate: 0)
    }
  }
}
