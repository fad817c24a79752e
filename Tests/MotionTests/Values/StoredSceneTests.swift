// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionTesting
import Testing

/// A scene with every combinator, as an app stores it.
private struct Scene: Codable, Equatable {
  typealias Tween = EasedTrajectory<Double>
  typealias Swing = SpringTrajectory<Double>

  var delayed: Delayed<Swing>
  var retimed: Retimed<Tween>
  var reversed: Reversed<Tween>
  var clipped: [Clipped<Swing>]
  var looped: [Looped<Tween>]
  var sequenced: Sequenced<Tween, Delayed<Swing>>
  var reduced: Reduced<Swing>
  var settling: Settling<Swing>
  var translated: Translated<SpringTrajectory<SIMD2<Double>>>
  var scaled: LinearlyMapped<Swing, ScalingMap<Double>>
  var along: LinearlyMapped<Tween, DirectionMap<SIMD2<Double>>>
  var accumulated: [Accumulated<Tween>]
  var clamped: ClampedSpring<Double>
  var either: [Either<Tween, Swing>]
  var driven: Driven<Tween>
  var timed: Timed<Looped<Tween>>
  var summed: Summed<Swing, Delayed<Tween>>
  var blended: Blended<Swing, Tween, Tween>
  var zipped: Zipped2<Tween, Swing>
  var group: TrackGroup<Delayed<Tween>>
  var dip: OpacityDip

  static let tween = Tween(from: 0, to: 3, duration: 0.7, easing: .bezier(0.3, 0, 0.1, 1))
  static let swing = Swing(from: 1, to: 2, velocity: -3, spring: .bouncy)

  init() {
    let (tween, swing) = (Self.tween, Self.swing)
    let plane = SpringTrajectory(from: SIMD2(0.0, 1), to: SIMD2(2, 3))
    delayed = swing.delayed(by: 0.1)
    retimed = tween.speed(1.5)
    reversed = tween.reversed()
    clipped = [swing.clipped(to: 0.3), swing.clipped(to: .infinity)]
    looped = [tween.repeated(2.5, autoreverses: true), tween.repeated()]
    sequenced = tween.followed(by: delayed)
    reduced = swing.reduced(false)
    settling = swing.settling(within: .relative(0.01))
    translated = plane.translated(by: SIMD2(0.1, -0.2))
    scaled = swing.scaled(by: -0.3)
    along = tween.mapped(through: DirectionMap(SIMD2(1, 0.1)))
    accumulated = [tween.accumulated(3), tween.accumulated(.infinity)]
    clamped = swing.clampedAtTarget()
    either = [.first(tween), .second(swing)]
    driven = tween.driven(by: PlaybackClock(beginTime: 0.2, speed: -0.7, timeOffset: 1))
    timed = looped[0].timed(by: Timing(delay: 0.1, duration: 2, direction: .alternate))
    summed = swing + tween.delayed(by: 0.2)
    blended = swing.blended(with: tween, weight: tween)
    zipped = zip(tween, swing)
    group = TrackGroup(tween.delayed(by: 0.1), duration: 3, easing: .easeIn)
    dip = OpacityDip(duration: 0.3)
  }
}

@Suite struct StoredSceneTests {
  @Test func `a scene with every combinator is stored and read back`() throws {
    let scene = Scene()
    let data = try JSONEncoder().encode(scene)
    let read = try JSONDecoder().decode(Scene.self, from: data)
    #expect(read == scene)
    #expect(read.sequenced.value(at: 0.9) == scene.sequenced.value(at: 0.9))
    #expect(read.looped[1].restTime == .infinity && read.clipped[1].limit == .infinity)
  }

  @Test func `JSON speaks as the code does`() throws {
    let text = #"{"base": {"from": 0, "to": 3, "duration": 0.7}, "delay": 0.1}"#
    let read = try JSONDecoder().decode(
      Delayed<EasedTrajectory<Double>>.self, from: Data(text.utf8))
    #expect(read == EasedTrajectory(from: 0.0, to: 3, duration: 0.7).delayed(by: 0.1))
  }

  @Test(arguments: [
    (#"{"base": {"from": 0, "to": 3, "duration": -1}, "delay": 1}"#, "must not be negative"),
    (#"{"base": {"from": 0, "to": 3, "duration": 1}, "dellay": 1}"#, "unknown key 'dellay'"),
    (#"{"base": {"from": 0, "too": 3, "duration": 1}, "delay": 1}"#, "unknown key 'too'"),
    (#"{"delay": 1}"#, "base"),
  ])
  func `what is illegal is refused with its name`(_ text: String, _ words: String) throws {
    let error = try #require(throws: DecodingError.self) {
      try JSONDecoder().decode(Delayed<EasedTrajectory<Double>>.self, from: Data(text.utf8))
    }
    #expect("\(error)".contains(words), "\(error)")
  }

  @Test func `what never settles is read as it is made, and refused where that is not known`()
    throws
  {
    func stored<Base: Trajectory & Codable & Equatable>(
      _ base: Base, _ tolerance: Tolerance
    ) throws -> Settling<Base> {
      let base = String(decoding: try JSONEncoder().encode(base), as: UTF8.self)
      let tolerance = String(decoding: try JSONEncoder().encode(tolerance), as: UTF8.self)
      let text = #"{"base": \#(base), "tolerance": \#(tolerance)}"#
      return try JSONDecoder().decode(Settling<Base>.self, from: Data(text.utf8))
    }
    let endless = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 1, bounce: 1))
    let line = EasedTrajectory(from: 0.0, to: 1, duration: .infinity, easing: .easeIn)
    // Two loops whose periods have no common multiple that could be visited.
    let beat =
      EasedTrajectory(from: 0.0, to: 1, duration: 1).repeated()
      + EasedTrajectory(from: 0.0, to: 1, duration: 1 / .pi).repeated()
    #expect(!beat.isAnalyzable)
    #expect(try stored(endless, .absolute(0.1)) == endless.settling(within: .absolute(0.1)))
    #expect(try stored(endless, .relative(0.1)) == endless.settling(within: .relative(0.1)))
    #expect(try stored(line, .absolute(0.1)) == line.settling(within: .absolute(0.1)))
    #expect(try stored(beat, .absolute(0.1)).duration == .infinity)
    let error = try #require(throws: DecodingError.self) { try stored(beat, .relative(0.1)) }
    #expect("\(error)".contains("a motion that settles must be analyzable"), "\(error)")
  }
}
