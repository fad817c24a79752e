// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Events at times that the app chooses.
@Suite struct MarkedTests {
  private let fade = EasedTrajectory(from: 0.0, to: 1, duration: 1)

  @Test func `a mark is reported once, in its order, in both directions`() {
    let card = fade.marked(7, at: 0.4)
    #expect(card.events(after: -1, through: 2).map(\.kind) == [.begin, .marker(7), .end])
    #expect(card.events(after: 2, through: -1).map(\.kind) == [.end, .marker(7), .begin])
    #expect(card.events(after: -1, through: 2).map(\.time) == [0, 0.4, 1])
    // Neighboring intervals tile.
    for count in 1...40 {
      for isBackward in [false, true] {
        var found: [MotionEvent.Kind] = []
        for step in 0..<count {
          let times = [step, step + 1].map { Double($0) / Double(count) * 1.2 - 0.1 }
          found +=
            isBackward
            ? card.events(after: 1.0 - times[0], through: 1.0 - times[1]).map(\.kind)
            : card.events(after: times[0], through: times[1]).map(\.kind)
        }
        #expect(found.count(where: { $0 == .marker(7) }) == 1)
      }
    }
  }

  @Test func `marks at the ends come after the begin and before the end`() {
    for (time, expected) in [
      (0.0, [MotionEvent.Kind.begin, .marker(1), .end]), (1.0, [.begin, .marker(1), .end]),
      (9.0, [.begin, .marker(1), .end]),
    ] {
      let card = fade.marked(1, at: time)
      #expect(card.events(after: -1, through: 2).map(\.kind) == expected)
      #expect(card.events(after: 2, through: -1).map(\.kind) == expected.reversed())
      // An interval that begins just before the end.
      #expect(
        card.events(after: 1.0.nextDown, through: 1).map(\.kind)
          == (time == 0 ? [.end] : [.marker(1), .end]))
    }
  }

  @Test func `the next event is the mark or one of the motion`() {
    let card = fade.marked(7, at: 0.4)
    for (time, isBackward, expected) in [
      (0.0, false, 0.4), (0.4, false, 1.0), (0.4, true, 0.4), (0.3, true, 0), (2, true, 1),
    ] as [(Double, Bool, Double)] {
      #expect(
        type(of: card).nextEvent(of: card, from: time, isBackward: isBackward) == expected)
    }
  }

  @Test func `marks are carried through combinators and motions stay as they are`() {
    enum Cue: Int { case landed = 3, tilted }
    let card = fade.marked(Cue.tilted, at: 0.25)
    let times = card.delayed(by: 1).repeated(3).events(after: -1, through: 9)
      .filter { $0.kind == .marker(4) }.map(\.time)
    #expect(times == [1.25, 3.25, 5.25])
    #expect(card.speed(2).events(after: -1, through: 9).map(\.time) == [0, 0.125, 0.5])
    #expect(zip(card, fade).events(after: -1, through: 9).contains { $0.kind == .marker(4) })
    for step in -10...20 {
      let time = Double(step) / 10
      #expect(card.state(at: time) == fade.state(at: time))
      #expect(card.state(beyond: time) == fade.state(beyond: time))
    }
    #expect(card.exactness == fade.exactness && card.firstTime(reaching: 0.5) == 0.5)
    #expect("\(card)".hasSuffix(".marked(4, at: 0.25)"))
  }

  @Test func `a marked motion is stored, and times that are none are refused`() throws {
    let card = fade.marked(7, at: 0.4)
    let data = try JSONEncoder().encode(card)
    #expect(try JSONDecoder().decode(Marked<EasedTrajectory<Double>>.self, from: data) == card)
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "0.4", with: "-1")
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Marked<EasedTrajectory<Double>>.self, from: Data(text.utf8))
    }
  }
}
