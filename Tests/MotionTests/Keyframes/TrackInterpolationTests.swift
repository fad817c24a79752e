// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct TrackInterpolationTests {
  private static func track(_ mode: TrackInterpolation) -> Track<Double> {
    Track(values: [0.0, 2, 2, 8], mode: mode, duration: 3)
  }

  @Test func `every mode passes the values at their times, but those of constant speed`() {
    let passing: [TrackInterpolation] = [
      .linear, .cubic(), .cubic(tension: 0.5, continuity: -0.5, bias: 0.25), .monotone,
      .kochanekBartels([TrackInterpolation.Shape(tension: 1)]), .discrete,
    ]
    for mode in passing {
      let track = TrackInterpolationTests.track(mode)
      let times = mode == .discrete ? [0, 0.75, 1.5, 2.25] : [0.0, 1, 2, 3]
      #expect(times.map(track.value(at:)) == [0, 2, 2, 8], "\(mode)")
    }
    // The way is 8 long: a speed of 8/3 throughout.
    let paced = TrackInterpolationTests.track(.paced)
    #expect(paced.value(at: 1.5) == 4 && abs(paced.peakSpeed - 8.0 / 3) < 1e-14)
  }

  @Test func `a monotone curve does not overshoot, and a cubic may`() {
    let track = TrackInterpolationTests.track(.monotone)
    #expect(track.isMonotone && (0...20).allSatisfy { track.value(at: 1 + Double($0) / 20) == 2 })
    let cubic = TrackInterpolationTests.track(.cubic())
    #expect(!cubic.isMonotone && cubic.value(at: 1.75) < 2)
  }

  @Test func `a closed track and a turn have no kink at the seam`() throws {
    let square = [SIMD2(0.0, 0), [10, 0], [10, 10], [0, 10], [0, 0]]
    for mode: TrackInterpolation in [
      .cubic(isClosed: true), .cubicPaced(isClosed: true), .kochanekBartels([], isClosed: true),
    ] {
      let track = Track(values: square, mode: mode, duration: 4)
      let (leaving, arriving) = (track.velocity(at: 0), track.velocity(at: 4.0.nextDown))
      #expect(leaving.distance(to: arriving) < 1e-12, "\(mode)")
      // At the corner (0, 0) the tangent is along the chord from (0, 10) to (10, 0).
      #expect(leaving.x > 1 && abs(leaving.x + leaving.y) < 1e-12, "\(mode)")
      #expect(track.repeated().value(at: 5) == track.value(at: 1))
      let data = try JSONEncoder().encode([mode])
      #expect(try JSONDecoder().decode([TrackInterpolation].self, from: data) == [mode])
    }
    let open = Track(values: square, mode: .cubic(), duration: 4)
    #expect(open.velocity(at: 0) == SIMD2(10, 0))
    // A turn ends a whole turn later and goes on as it began: at 90° a second.
    let turn = Track(values: [0.0, 90, 180, 270, 360], mode: .cubic(isClosed: true), duration: 4)
    #expect([0, 1.5, 3.9].map(turn.velocity(at:)).allSatisfy { abs($0 - 90) < 1e-12 })
    #expect(
      "\(TrackInterpolation.cubic(tension: 0.5, isClosed: true))"
        == ".cubic(tension: 0.5, isClosed: true)")
    #expect("\(TrackInterpolation.cubicPaced())" == ".cubicPaced()")
  }

  @Test func `a full tension stops at every value, and discrete values hold`() {
    let stopping = TrackInterpolationTests.track(.cubic(tension: 1))
    #expect([1, 2].map(stopping.velocity(at:)) == [0, 0])
    let shapes = TrackInterpolationTests.track(
      .kochanekBartels(
        [TrackInterpolation.Shape](repeating: TrackInterpolation.Shape(tension: 1), count: 4)))
    for step in 0...30 {
      let time = Double(step) / 10
      #expect(abs(shapes.value(at: time) - stopping.value(at: time)) < 1e-14)
    }
    let discrete = TrackInterpolationTests.track(.discrete)
    #expect(discrete.value(at: 0.7) == 0 && discrete.velocity(at: 0.7) == 0)
  }

  @Test func `modes are equal by their name and their numbers`() {
    let modes: [TrackInterpolation] = [
      .linear, .discrete, .paced, .cubic(), .cubic(tension: 1), .cubic(bias: 1), .cubicPaced(),
      .kochanekBartels([]), .monotone,
    ]
    #expect(Set(modes + modes).count == modes.count)
  }

  @Test func `a mode is a word in data, or an object with one key`() throws {
    func read(_ text: String) throws -> TrackInterpolation {
      try JSONDecoder().decode([TrackInterpolation].self, from: Data("[\(text)]".utf8))[0]
    }
    #expect(try read(#""cubic""#) == .cubic() && read(#"{"cubic": {}}"#) == .cubic())
    let data = try JSONEncoder().encode([TrackInterpolation.cubic(), .cubicPaced(), .monotone])
    #expect(String(decoding: data, as: UTF8.self) == #"["cubic","cubicPaced","monotone"]"#)
    let error = #expect(throws: DecodingError.self) { try read(#""smooth""#) }
    #expect(String(describing: error).contains("unknown mode 'smooth'"))
    for text in [
      "{}", #"{"cubic": {}, "cubicPaced": {}}"#, #"{"linear": {}}"#, #"{"isClosed": true}"#, "7",
    ] {
      #expect(throws: DecodingError.self, "\(text)") { try read(text) }
    }
  }
}
