// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import MotionScenes
import Testing

@Suite struct EmitterCodingTests {
  private func read(_ text: String) throws -> Emitter {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return try decoder.decode(Emitter.self, from: Data(text.utf8))
  }

  @Test func `an emitter is read as it is written in code`() throws {
    let emitter = try read(
      """
      {"births": {"rate": 500, "count": 4, "bursts": [{"count": 3, "time": 0.5}, {"count": 1}],
        "beginTime": 1, "warmupTime": 2}, "lifetime": {"mean": 50, "range": 1},
       "shape": {"figure": "rectangle", "width": 100, "height": 0, "part": "outline"},
       "angle": 1, "speed": {"mean": 350, "range": 50}, "acceleration": [0, 1000], "drag": 0.5,
       "color": {"mean": [1, 0.5, 0, 1], "speed": [0, 0, 0, -1]}, "axis": "up", "capacity": 9,
       "scaleOverLife": {"values": [0, 1]}, "mirrorsNegativeScale": true, "seed": 3,
       "path": {"values": [[0, 1], [2, 3]], "duration": 4},
       "subEmitters": [{"emitter": {"births": {"rate": {"from": 3, "keyframes": []}}}},
        {"emitter": {"births": {"rate": 3, "count": 9}, "shape": {"figure": "circle",
         "radius": 4}}, "start": "death"}]}
      """)
    let births = Emitter.Schedule(
      rate: 500, count: 4, bursts: [.init(count: 3, at: 0.5), .init(count: 1, at: 0)],
      beginTime: 1, warmupTime: 2)
    let expected = Emitter(
      births: births, lifetime: Emitter.Variation(50, range: 1),
      path: Track(values: [SIMD2(0.0, 1), SIMD2(2, 3)], duration: 4),
      shape: .rectangle(width: 100, height: 0, .outline), angle: 1,
      speed: Emitter.Variation(350, range: 50), acceleration: SIMD2(0, 1000), drag: 0.5,
      mirrorsNegativeScale: true,
      color: Emitter.Color(SIMD4(1, 0.5, 0, 1), speed: SIMD4(0, 0, 0, -1)),
      scaleOverLife: Track(values: [0.0, 1]),
      subEmitters: [
        Emitter.SubEmitter(Emitter(births: Emitter.Schedule(rate: Track(from: 3.0, [])))),
        Emitter.SubEmitter(
          Emitter(births: Emitter.Schedule(rate: 3, count: 9), shape: .circle(radius: 4)),
          from: .death),
      ], axis: .up, capacity: 9, seed: 3)
    #expect(emitter == expected)
    #expect(try read("{}") == Emitter())
  }

  @Test func `an emitter that was written reads back to the bit`() throws {
    for seed in 0..<100 {
      let emitter = RandomEmitter(seed: seed, isHostile: seed % 4 == 0).emitter
      let again = try JSONDecoder().decode(Emitter.self, from: JSONEncoder().encode(emitter))
      #expect(again == emitter, "seed \(seed)")
    }
    let shapes: [Emitter.Shape] = [
      .point, .line(length: 3), .rectangle(width: 1, height: 2), .circle(radius: 5, .outline),
    ]
    for shape in shapes {
      let data = try JSONEncoder().encode(shape)
      #expect(try JSONDecoder().decode(Emitter.Shape.self, from: data) == shape)
    }
  }

  /// A flawed text, the path to the flaw, and what the error says of it.
  struct Flaw: CustomTestStringConvertible {
    let text: String
    let path: String
    let rule: String

    init(_ text: String, at path: String, _ rule: String = "") {
      (self.text, self.path, self.rule) = (text, path, rule)
    }

    var testDescription: String { text }
  }

  static let flaws: [Flaw] = [
    Flaw(#"{"births": {"rate": NaN}}"#, at: "births/rate", "rate must be finite, but is nan"),
    Flaw(#"{"births": {"rate": "fast"}}"#, at: "births/rate"),
    Flaw(
      #"{"births": {"rate": {"from": 0, "keyframes": [{"kind": "spring", "to": 9, "#
        + #""spring": {"stiffness": 100, "damping": 1e-6}}]}}}"#, at: "births/rate",
      "rate must swing at most 65536 times"),
    Flaw(
      #"{"births": {"count": -1}}"#, at: "births/count",
      "count must not be negative, but is -1"),
    Flaw(
      #"{"births": {"warmupTime": -1}}"#, at: "births/warmupTime",
      "warmupTime must be finite and not negative, but is -1.0"),
    Flaw(
      #"{"births": {"beginTime": Infinity}}"#, at: "births/beginTime",
      "beginTime must be finite, but is inf"),
    Flaw(
      #"{"births": {"bursts": [{"count": 1}, {"count": 1, "time": NaN}]}}"#,
      at: "births/bursts/1/time", "time must be finite and not negative, but is nan"),
    Flaw(#"{"births": {"bursts": [{}]}}"#, at: "births/bursts/0/count"),
    Flaw(#"{"births": {"speed": 1}}"#, at: "births/speed", "unknown key 'speed'"),
    Flaw(#"{"lifetime": NaN}"#, at: "lifetime", "a number must be finite, but is nan"),
    Flaw(
      #"{"speed": {"mean": 1, "range": Infinity}}"#, at: "speed/range",
      "range must be finite, but is inf"),
    Flaw(#"{"speed": {"range": 1}}"#, at: "speed/mean"),
    Flaw(
      #"{"position": [NaN, 0]}"#, at: "position", "position must be finite"),
    Flaw(#"{"drag": -1}"#, at: "drag", "drag must be finite and not negative, but is -1.0"),
    Flaw(#"{"scaleSpeed": NaN}"#, at: "scaleSpeed", "scaleSpeed must be finite, but is nan"),
    Flaw(#"{"capacity": -5}"#, at: "capacity", "capacity must be in 0...1048576, but is -5"),
    Flaw(#"{"shape": {"figure": "star"}}"#, at: "shape/figure"),
    Flaw(
      #"{"shape": {"figure": "circle", "radius": -1}}"#, at: "shape/radius",
      "radius must be finite and not negative, but is -1.0"),
    Flaw(
      #"{"shape": {"figure": "line", "length": 1, "width": 1}}"#, at: "shape/width",
      "unknown key 'width'; the keys here are figure, length"),
    Flaw(
      #"{"color": {"mean": [1, 1, 1, NaN]}}"#, at: "color/mean", "mean must be finite"),
    Flaw(#"{"axis": "left"}"#, at: "axis", "axis must be one of down, up"),
    Flaw(
      #"{"subEmitters": [{"emitter": {"births": {"rate": 1}}, "start": "death"}]}"#,
      at: "subEmitters/0/start", "births at death must have an end, but are endless"),
    Flaw(#"{"colour": {}}"#, at: "colour", "unknown key 'colour'"),
    Flaw(#"{"scaleOverLife": {"values": []}}"#, at: "scaleOverLife/values"),
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
