// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionScenes
import Testing

/// Tracks as files that a person writes.
@Suite struct TrackCodingTests {
  private func read(_ text: String) throws -> Track<Double> {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try decoder.decode(Track<Double>.self, from: Data(text.utf8))
  }

  @Test func `steps are read as they are written in code`() throws {
    let track = try read(
      """
      {"from": 0, "velocity": 2, "keyframes": [
        {"kind": "linear", "to": 1, "duration": 0.3, "easing": "ease-in"},
        {"kind": "cubic", "to": 2, "duration": 0.2, "startVelocity": 1},
        {"kind": "cubic", "to": 3, "duration": 0.2, "endVelocity": -1},
        {"kind": "spring", "to": 0, "spring": {"duration": 0.5, "bounce": 0.3}, "duration": 0.4},
        {"kind": "spring", "to": 1, "startVelocity": 9},
        {"kind": "move", "to": 5}, {"kind": "hold", "duration": 0.1}]}
      """)
    let expected = Track(
      from: 0.0, velocity: 2,
      [
        .linear(to: 1, duration: 0.3, easing: .easeIn),
        .cubic(to: 2, duration: 0.2, startVelocity: 1),
        .cubic(to: 3, duration: 0.2, endVelocity: -1),
        .spring(to: 0, duration: 0.4, spring: Spring(duration: 0.5, bounce: 0.3)),
        .spring(to: 1, startVelocity: 9), .move(to: 5), .hold(duration: 0.1),
      ])
    #expect(track == expected && track.value(at: 0.7) == expected.value(at: 0.7))
    #expect(try read(#"{"from": 3, "keyframes": []}"#) == Track(from: 3.0, []))
  }

  @Test func `values are read as they are written in code`() throws {
    let track = try read(
      """
      {"values": [0, 10, 4], "keyTimes": [0, null, 1], "mode": {"cubic": {"tension": 0.5}},
       "easings": ["ease-in"], "duration": 2}
      """)
    #expect(
      track
        == Track(
          values: [0.0, 10, 4], keyTimes: [0, nil, 1], mode: .cubic(tension: 0.5),
          easings: [.easeIn], duration: 2))
    #expect(try read(#"{"values": [7]}"#) == Track(values: [7.0]))
    let modes: [(String, TrackInterpolation)] = [
      (#""linear""#, .linear), (#""discrete""#, .discrete), (#""paced""#, .paced),
      (#""cubic""#, .cubic()), (#""cubicPaced""#, .cubicPaced()), (#""monotone""#, .monotone),
      (#"{"cubicPaced": {"bias": 1}}"#, .cubicPaced(bias: 1)),
      (
        #"{"kochanekBartels": [{"tension": 1}, {"continuity": -1}]}"#,
        .kochanekBartels([
          TrackInterpolation.Shape(tension: 1), TrackInterpolation.Shape(continuity: -1),
        ])
      ),
    ]
    for (text, mode) in modes {
      let found = try read(#"{"values": [1, 2], "mode": \#(text)}"#)
      #expect(found == Track(values: [1.0, 2], mode: mode), "\(text)")
    }
  }

  @Test func `a track that was written reads back to the bit`() throws {
    for seed in 0..<400 {
      let track = RandomTrack.track(seed: seed, isHostile: seed % 3 == 0)
      let again = try JSONDecoder().decode(
        Track<Double>.self, from: JSONEncoder().encode(track))
      #expect(again == track, "seed \(seed)")
      for step in 0...8 {
        let time = track.duration * Double(step) / 8
        let (a, b) = (track.state(at: time), again.state(at: time))
        #expect(
          a.value.bitPattern == b.value.bitPattern
            && a.velocity.bitPattern == b.velocity.bitPattern, "seed \(seed), time \(time)")
      }
    }
    let point = Track(
      from: SIMD2<Float>(1, 2), [.cubic(to: SIMD2(3, 4), duration: 1, endVelocity: SIMD2(0, 1))])
    #expect(
      try JSONDecoder().decode(Track<SIMD2<Float>>.self, from: JSONEncoder().encode(point))
        == point)
  }

  @Test func `what is written is short`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let track = Track(from: 0.0, [.linear(to: 1, duration: 0.5), .spring(to: 2), .move(to: 3)])
    #expect(
      String(decoding: try encoder.encode(track), as: UTF8.self)
        == #"{"from":0,"keyframes":[{"duration":0.5,"kind":"linear","to":1},"#
        + #"{"kind":"spring","to":2},{"kind":"move","to":3}]}"#)
    let values = Track(values: [0.0, 1], mode: .monotone)
    #expect(
      String(decoding: try encoder.encode(values), as: UTF8.self)
        == #"{"duration":1,"mode":"monotone","values":[0,1]}"#)
  }

  /// A flawed text, the path to the flaw, and what the error says of it.
  struct Flaw: CustomTestStringConvertible {
    let text: String
    let path: String
    let rule: String

    init(_ text: String, at path: String, _ rule: String = "") {
      (self.text, self.path, self.rule) = (text, path, rule)
    }

    init(step: String, at path: String, _ rule: String = "") {
      self.init(
        #"{"from": 0, "keyframes": [{"kind": "move", "to": 1}, \#(step)]}"#,
        at: "keyframes/1/" + path, rule)
    }

    var testDescription: String { text }
  }

  static let flaws: [Flaw] = [
    Flaw(step: #"{"kind": "linear", "to": 1}"#, at: "duration"),
    Flaw(
      step: #"{"kind": "linear", "to": 1, "duration": -1}"#, at: "duration",
      "duration must be finite and not negative, but is -1.0"),
    Flaw(
      step: #"{"kind": "cubic", "to": 1, "duration": NaN}"#, at: "duration",
      "duration must be finite and not negative, but is nan"),
    Flaw(
      step: #"{"kind": "hold", "duration": Infinity}"#, at: "duration",
      "duration must be finite and not negative, but is inf"),
    Flaw(
      step: #"{"kind": "spring", "to": 1, "duration": -0.5}"#, at: "duration",
      "duration must be finite and not negative, but is -0.5"),
    Flaw(
      step: #"{"kind": "spring", "to": 0, "spring": {"duration": 1, "bounce": 1}}"#,
      at: "duration", "duration must be given, since the spring never settles"),
    Flaw(
      step: #"{"kind": "spring", "to": 2, "spring": {"duration": -1}}"#, at: "spring/duration",
      "duration must be finite and not negative, but is -1.0"),
    Flaw(step: #"{"kind": "linear", "duration": 1}"#, at: "to"),
    Flaw(step: #"{"kind": "move", "to": NaN}"#, at: "to", "to must be finite, but is nan"),
    Flaw(
      step: #"{"kind": "cubic", "to": 1, "duration": 1, "startVelocity": NaN}"#,
      at: "startVelocity", "startVelocity must be finite, but is nan"),
    Flaw(step: #"{"kind": "curve", "to": 1}"#, at: "kind", "unknown kind 'curve'"),
    Flaw(step: #"{"to": 1}"#, at: "kind"),
    Flaw(
      step: #"{"kind": "linear", "to": 1, "duration": 1, "ease": "linear"}"#, at: "ease",
      "unknown key 'ease'; the keys here are kind, to, duration, easing"),
    Flaw(
      step: #"{"kind": "linear", "to": 1, "duration": 1, "easing": "bouncy"}"#, at: "easing"),
    Flaw(#"{"keyframes": []}"#, at: "from"),
    Flaw(#"{"from": NaN, "keyframes": []}"#, at: "from", "from must be finite, but is nan"),
    Flaw(
      #"{"from": 0, "velocity": Infinity, "keyframes": []}"#, at: "velocity",
      "velocity must be finite, but is inf"),
    Flaw(#"{"from": 0}"#, at: "keyframes", "a track must have keyframes or values"),
    Flaw(
      #"{"from": 0, "keyframes": [], "duration": 1}"#, at: "duration", "unknown key 'duration'"),
    Flaw(#"{"values": [1], "from": 0}"#, at: "from", "unknown key 'from'"),
    Flaw(
      #"{"from": 0, "keyframes": [{"kind": "hold", "duration": 1.7e308}, {"kind": "hold", "duration": 1.7e308}]}"#,
      at: "keyframes/1/duration", "the durations must have a finite sum"),
    Flaw(#"{"values": []}"#, at: "values", "values must hold at least 1 value, but is empty"),
    Flaw(#"{"values": [1, NaN]}"#, at: "values/1", "values[1] must be finite, but is nan"),
    Flaw(
      #"{"values": [1, 2], "keyTimes": [0, 1.5]}"#, at: "keyTimes/1",
      "keyTimes[1] must be in 0...1, but is 1.5"),
    Flaw(
      #"{"values": [1, 2], "keyTimes": [NaN, 1]}"#, at: "keyTimes/0",
      "keyTimes[0] must be in 0...1, but is nan"),
    Flaw(
      #"{"values": [1, 2, 3], "keyTimes": [0.5, null, 0.25]}"#, at: "keyTimes/2",
      "keyTimes[2] must not be less than keyTimes[0], which is 0.5, but is 0.25"),
    Flaw(
      #"{"values": [1], "keyTimes": [0, 1]}"#, at: "keyTimes",
      "keyTimes must hold at most 1 times, but holds 2"),
    Flaw(
      #"{"values": [1], "easings": ["ease", "ease"]}"#, at: "easings",
      "easings must hold at most 1 easings, but holds 2"),
    Flaw(#"{"values": [1, 2], "easings": ["ease", "eese"]}"#, at: "easings/1"),
    Flaw(#"{"values": [1], "mode": "round"}"#, at: "mode", "unknown mode 'round'"),
    Flaw(#"{"values": [1], "mode": {"round": {}}}"#, at: "mode/round", "unknown key 'round'"),
    Flaw(#"{"values": [1], "mode": {}}"#, at: "mode", "mode must have one key, but has 0"),
    Flaw(
      #"{"values": [1], "mode": {"cubic": {"tension": NaN}}}"#, at: "mode/cubic/tension",
      "tension must be in -1000000.0...1000000.0, but is nan"),
    Flaw(
      #"{"values": [1], "mode": {"kochanekBartels": [{}, {}]}}"#, at: "mode",
      "mode must hold at most 1 shapes, but holds 2"),
    Flaw(
      #"{"values": [1], "duration": -2}"#, at: "duration",
      "duration must be finite and not negative, but is -2.0"),
  ]

  @Test(arguments: flaws) func `a flaw is an error that says where, and the rule`(flaw: Flaw) {
    let error = #expect(throws: DecodingError.self) { try read(flaw.text) }
    let (path, description): ([any CodingKey], String) =
      switch error {
      case .dataCorrupted(let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context):
        (context.codingPath, context.debugDescription)
      case .keyNotFound(let key, let context):
        (context.codingPath + [key], context.debugDescription)
      default: ([], "")
      }
    let found = path.map { $0.intValue.map(String.init) ?? $0.stringValue }
    #expect(found.joined(separator: "/") == flaw.path)
    #expect(description.hasPrefix(flaw.rule), "\(description)")
  }
}
