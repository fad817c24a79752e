// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

/// Data that would cost too much, or lead to a trap later, is an error that says where and why.
@Suite struct HostileDataTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func message<Value: Decodable>(_ type: Value.Type, _ text: String) -> String {
    do {
      return "decoded: \(try decode(type, text))"
    } catch {
      return "\(error)"
    }
  }

  private func nested(_ text: String, _ levels: Int, in wrapper: (String) -> String) -> String {
    (0..<levels).reduce(text) { inner, _ in wrapper(inner) }
  }

  @Test(arguments: [14, 40, 150])
  func `an easing mirrored too often is refused`(levels: Int) {
    let text = nested(#""ease""#, levels) { #"{"mirrored": \#($0)}"# }
    let rule = levels > 64 ? "must be in 0...64" : "must be in 1...8192"
    #expect(message(Easing.self, text).contains(rule))
    #expect(message(EasingWindow.self, #"{"width": 1, "easing": \#(text)}"#).contains(rule))
  }

  @Test func `easings nested too deep are refused`() {
    let text = nested(#""ease""#, 100) { #"{"nested": \#($0), "clock": "ease-in"}"# }
    #expect(message(Easing.self, text).contains("the number of easings must be in 0...64"))
    let tree = nested(#""ease""#, 6) { #"{"nested": \#($0), "clock": \#($0)}"# }
    #expect(message(Easing.self, tree).contains("must be in 1..."))
    #expect(Easing.elasticTree(3) != nil && Easing.elasticTree(9) == nil)
  }

  @Test func `an easing that is nested often enough is sampled and integrated`() throws {
    let text = nested(#""ease""#, 20) { #"{"nested": \#($0), "clock": "ease"}"# }
    let easing = try decode(Easing.self, text)
    #expect(easing.value(at: 0.4) > 0.9 && easing.value(at: 0.4) <= 1)
    #expect(easing.integral(to: 1) > 0.5 && easing.integral(to: 1) < 1)
  }

  @Test func `a timestep whose remainder is none is refused`() throws {
    func text(_ remainder: String, _ tail: String) -> String {
      #"{"step": 0.01, "maximumSteps": 5, "remainder": \#(remainder), "remainderTail": \#(tail)}"#
    }
    for tail in ["1e300", "-1e300", "-5", "1e19", "0.001", "-1e-30"] {
      #expect(message(FixedTimestep.self, text("0", tail)).contains("must be a sum in 0..<step"))
    }
    #expect(message(FixedTimestep.self, text("0.01", "0")).contains("0..<step"))
    var timestep = FixedTimestep(step: 0.01)
    for _ in 0..<100 { _ = timestep.advance(by: 0.0167) }
    let read = try decode(
      FixedTimestep.self, String(decoding: try JSONEncoder().encode(timestep), as: UTF8.self))
    #expect(read == timestep)
  }

  @Test func `a frame clock of too many ticks is refused`() {
    let text = #"""
      {"anchor": 0, "anchorElapsed": 0, "count": 9223372036854775807, "speed": 1, "elapsed": 0,
       "isPaused": false, "gapPolicy": 0, "maximumDelta": 0.2, "firstDelta": 0.01}
      """#
    #expect(message(FrameClock.self, text).contains("count must be in 0...9007199254740992"))
  }

  @Test func `particles without bound are refused`() {
    #expect(
      message(Emitter.self, #"{"capacity": 9223372036854775807}"#)
        .contains("capacity must be in 0...1048576"))
    let deep = nested(#"{"lifetime": 1}"#, 9) { #"{"subEmitters": [{"emitter": \#($0)}]}"# }
    #expect(message(Emitter.self, deep).contains("generations must be in 1...8"))
  }

  @Test func `what is legal is written, infinities too`() throws {
    func isRead<Value: Codable & Equatable>(_ value: Value) throws -> Bool {
      try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value)) == value
    }
    #expect(try isRead(Spring(response: 0.5, dampingRatio: .infinity)))
    #expect(try isRead(Spring(mass: 2, stiffness: 3, dampingRatio: .infinity)))
    #expect(try isRead(EasedTrajectory(from: 0.0, to: 1, duration: .infinity)))
    #expect(try isRead(Easing.steps(3_000_000_000)) && isRead(Easing.steps(.max, .jumpStart)))
    let turned = try #require(Easing.easeInOut.inverse?.reversed().inverse)
    #expect(try isRead(turned))
    #expect(try isRead(Emitter.Shape.circle(radius: 1e308, .outline)))
    for time in [Double.infinity, -.infinity] {
      var gate = Debouncer<Int>(delay: 1)
      _ = gate.send(3, at: time)
      #expect(try isRead(gate) && gate.deadline == time)
    }
  }
}

extension Easing {
  /// A tree of bouncing easings, or nil if it is too complex.
  fileprivate static func elasticTree(_ levels: Int) -> Easing? {
    (0..<levels).reduce(Optional(.easeIn)) { easing, _ in
      easing?.nested(validating: .penner(.back, .out))
    }
  }
}
