// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct KeyframeTests {
  @Test func `a line or a cubic of duration 0 is a move`() {
    for step in [Keyframe<Double>.linear(to: 5, duration: 0), .cubic(to: 5, duration: 0)] {
      let steps: (Keyframe<Double>) -> [Keyframe<Double>] = {
        [.cubic(to: 1, duration: 1), $0, .cubic(to: 6, duration: 1)]
      }
      let (track, moving) = (Track(from: 0.0, steps(step)), Track(from: 0.0, steps(.move(to: 5))))
      for time in [0, 0.3, 0.9, 1, 1.0.nextUp, 1.2, 2, 3] {
        #expect(track.state(at: time) == moving.state(at: time))
      }
      #expect(track.velocity(at: 1) == 0 && track.velocity(at: 1.0.nextUp).magnitude < 1e-14)
    }
  }

  @Test func `a spring without a duration takes SwiftUI's settling time of its travel`() {
    for scale in [1, 300, 1e-6, 1e100] {
      let track = Track(from: 0.0, [.spring(to: scale, spring: .bouncy)])
      #expect(abs(track.duration - Spring.bouncy.settlingDuration) < 1e-12)
    }
    let pushed = Track(from: 4.0, velocity: 100, [.spring(to: 4, spring: .bouncy)])
    let again = Track(from: 4.0, velocity: 0.1, [.spring(to: 4, spring: .bouncy)])
    #expect(pushed.duration > 0.5 && abs(pushed.duration - again.duration) < 1e-12)
    #expect(Track(from: 4.0, [.spring(to: 4)]).duration == 0)
    #expect(Track(from: 4.0, [.spring(to: 4, spring: Spring(bounce: 1))]).duration == 0)
  }

  @Test func `each kind moves as its parameters say`() {
    func track(_ step: Keyframe<Double>) -> Track<Double> { Track(from: 1.0, [step]) }
    let line = track(.linear(to: 5, duration: 2))
    #expect(line.value(at: 0.5) == 2 && line.velocity(at: 0.5) == 2 && line.duration == 2)
    // A cubic from rest to rest is 3x² − 2x³: at a quarter 0.15625 of the way.
    let cubic = track(.cubic(to: 5, duration: 2, startVelocity: 0, endVelocity: 0))
    #expect(abs(cubic.value(at: 0.5) - 1.625) < 1e-15 && cubic.velocity(at: 1) == 3)
    let spring = track(.spring(to: 5, duration: 9, spring: .bouncy, startVelocity: 3))
    let alone = SpringTrajectory(from: 1.0, to: 5, velocity: 3, spring: .bouncy)
    #expect(abs(spring.value(at: 0.2) - alone.value(at: 0.2)) < 1e-14)
    #expect(track(.move(to: 5)).duration == 0 && track(.move(to: 5)).value(at: 0) == 5)
    #expect(track(.hold(duration: 2)).value(at: 1) == 1 && track(.hold(duration: 2)).duration == 2)
  }

  @Test func `keyframes are values that compare and hash`() {
    let steps: [Keyframe<Double>] = [
      .linear(to: 1, duration: 1), .linear(to: 1, duration: 1, easing: .easeIn),
      .cubic(to: 1, duration: 1), .cubic(to: 1, duration: 1, startVelocity: 0),
      .spring(to: 1), .spring(to: 1, duration: 1), .move(to: 1), .hold(duration: 1),
    ]
    #expect(Set(steps).count == steps.count)
    #expect(Keyframe.linear(to: 1.0, duration: 1, easing: .linear) == .linear(to: 1, duration: 1))
    #expect(Keyframe.spring(to: 1.0, spring: Spring()) == .spring(to: 1))
  }

  @Test func `what is not the default is written, and other keys are refused`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ step: Keyframe<Double>) throws -> String {
      String(decoding: try encoder.encode(step), as: UTF8.self)
    }
    #expect(
      try text(.linear(to: 1, duration: 2)) == #"{"duration":2,"kind":"linear","to":1}"#)
    #expect(try text(.spring(to: 3)) == #"{"kind":"spring","to":3}"#)
    #expect(
      try text(.cubic(to: 1, duration: 2, endVelocity: -1))
        == #"{"duration":2,"endVelocity":-1,"kind":"cubic","to":1}"#)
    for text in [
      #"{"kind": "move", "to": 1, "duration": 2}"#, #"{"kind": "hold", "duration": 1, "to": 2}"#,
      #"{"kind": "jump", "to": 1}"#, #"{"to": 1}"#, #"{"kind": "hold", "duration": -1}"#,
    ] {
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(Keyframe<Double>.self, from: Data(text.utf8))
      }
    }
  }
}
