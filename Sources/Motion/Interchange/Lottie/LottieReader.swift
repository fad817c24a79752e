// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
/// Reads the layers of a document.
struct LottieReader {
  /// What is not read.
  private(set) var flaws: [JSONFlaw] = []

  /// The precompositions by their identifiers.
  private var compositions: [String: JSONCursor] = [:]

  /// The layers and shapes that may still be made.
  private var budget = 16_384

  init(_ root: JSONCursor) throws(JSONFlaw) {
    for asset in try root["assets"]?.elements() ?? [] where asset["layers"] != nil {
      compositions[try LottieReader.text(asset.member("id"))] = asset
    }
  }

  static func name(of cursor: JSONCursor) throws(JSONFlaw) -> String {
    try cursor["nm"].map { cursor throws(JSONFlaw) in try text(cursor) } ?? ""
  }

  /// Reads a string; an older file may have a number.
  private static func text(_ cursor: JSONCursor) throws(JSONFlaw) -> String {
    if case .number(let number) = cursor.value { return NumberText.text(number.value) }
    return try cursor.string()
  }

  /// Keeps a note about what is not read.
  mutating func note(_ cursor: JSONCursor, _ message: String) {
    note(cursor.flaw(message))
  }

  /// Keeps a note.
  mutating func note(_ flaw: JSONFlaw) {
    if flaws.count < 1000 { flaws.append(flaw) }
  }

  /// Counts a layer or a shape.
  mutating func count(_ cursor: JSONCursor) throws(JSONFlaw) {
    budget -= 1
    guard budget >= 0 else { throw cursor.flaw("there are more than 16384 layers and shapes") }
  }

  /// Reads the layers of a composition, inside of others with some names.
  mutating func layers(
    _ composition: JSONCursor, on clock: LottieClock, inside names: [String] = []
  ) throws(JSONFlaw) -> [LottieDocument.Layer] {
    let list = try composition.member("layers").elements()
    var transforms: [LottieDocument.Transform] = []
    var indices: [Double: Int] = [:]
    for (position, layer) in list.enumerated() {
      try count(layer)
      transforms.append(transform(layer["ks"], on: clock))
      if let index = try layer["ind"]?.number(), indices[index] == nil {
        indices[index] = position
      }
    }
    var layers: [LottieDocument.Layer] = []
    for (position, layer) in list.enumerated() {
      var parents: [LottieDocument.Transform] = []
      var child = layer
      while let parent = child["parent"] {
        guard let index = indices[try parent.number()] else {
          note(parent, "there is no such layer")
          break
        }
        guard parents.count < list.count else {
          throw parent.flaw("the layer is attached to itself")
        }
        try count(parent)
        parents.append(transforms[index])
        child = list[index]
      }
      layers.append(
        try self.layer(layer, transforms[position], parents, on: clock, inside: names))
    }
    return layers
  }

  private mutating func layer(
    _ layer: JSONCursor, _ transform: LottieDocument.Transform,
    _ parents: [LottieDocument.Transform], on clock: LottieClock, inside names: [String]
  ) throws(JSONFlaw) -> LottieDocument.Layer {
    for (key, name) in [("ef", "effects"), ("masksProperties", "masks")] {
      if let list = layer[key], (try? list.elements().isEmpty) != true {
        note(list, "\(name) are not read")
      }
    }
    for (key, name) in [("tt", "mattes"), ("ddd", "three dimensions"), ("ao", "automatic turns")] {
      if let flag = layer[key], (try? flag.number()) != 0 { note(flag, "\(name) are not read") }
    }
    func frame(_ key: String, default number: Double) throws(JSONFlaw) -> Double {
      try layer[key]?.number(.finite) ?? number
    }
    let (first, end) = (try frame("ip", default: 0), try frame("op", default: .infinity))
    let begin = clock.instant(ofFrame: first)
    let isHidden = try layer["hd"]?.flag() ?? false
    let code = try layer.member("ty").number()
    var inner: [LottieDocument.Layer] = []
    var shapes: [LottieDocument.Shape] = []
    if code == 0 { inner = try composition(layer, on: clock, inside: names) }
    if let list = layer["shapes"], code == 4 { shapes = try self.shapes(list, on: clock) }
    return LottieDocument.Layer(
      name: try LottieReader.name(of: layer), kind: try kind(code, layer), transform: transform,
      parents: parents, layers: inner, shapes: shapes,
      text: code == 5 ? try text(layer, on: clock) : nil,
      shown: begin..<(isHidden ? begin : Swift.max(begin, clock.instant(ofFrame: end))),
      remapping: clock.remapping)
  }

  private func kind(_ code: Double, _ layer: JSONCursor) throws(JSONFlaw)
    -> LottieDocument.Layer.Kind
  {
    switch code {
    case 0: return .precomposition
    case 1:
      let color = try layer.member("sc")
      guard let solid = try? SRGB(css: try color.string()) else {
        throw color.flaw("expected a color")
      }
      return .solid(
        solid,
        size: [try layer.member("sw").number(.finite), try layer.member("sh").number(.finite)])
    case 2: return .image
    case 3: return .null
    case 4: return .shapes
    case 5: return .text
    default: return .other(code)
    }
  }

  /// Reads the layers of the precomposition that a layer shows.
  private mutating func composition(
    _ layer: JSONCursor, on clock: LottieClock, inside names: [String]
  ) throws(JSONFlaw) -> [LottieDocument.Layer] {
    let reference = try layer.member("refId")
    let name = try LottieReader.text(reference)
    guard let asset = compositions[name] else {
      note(reference, "there is no precomposition of this name")
      return []
    }
    guard !names.contains(name) else { throw reference.flaw("the precomposition contains itself") }
    guard names.count < 64 else { throw reference.flaw("precompositions are nested too deeply") }
    let nested: LottieClock
    if let remapping = layer["tm"] {
      let seconds = property(remapping, default: 0.0)
      nested = clock.nested(at: clock.motion(seconds))
    } else {
      var stretch = try layer["sr"]?.number(.finite) ?? 1
      if stretch <= 0, let cursor = layer["sr"] {
        note(cursor, "a stretch that is not positive is not read")
        stretch = 1
      }
      let start = try layer["st"]?.number(.finite) ?? 0
      nested = clock.nested(from: start, stretch: stretch)
    }
    return try layers(asset, on: nested, inside: names + [name])
  }

  /// Reads the texts of a layer, each shown from its own frame on.
  private mutating func text(
    _ layer: JSONCursor, on clock: LottieClock
  ) throws(JSONFlaw) -> AnyPlayable<String> {
    let data = try layer.member("t")
    if let animators = data["a"], (try? animators.elements().isEmpty) != true {
      note(animators, "animators of text are not read")
    }
    var keyframes: [LottieKeyframes<Double>.Keyframe] = []
    var texts: [String] = []
    for element in try data.member("d").member("k").elements() {
      let time = try element["t"]?.number(.finite) ?? 0
      if let last = keyframes.last, time < last.time { throw element.flaw("times must not fall") }
      keyframes.append(
        LottieKeyframes.Keyframe(time: time, value: Double(texts.count), isHeld: true))
      texts.append(try LottieReader.text(try element.member("s").member("t")))
    }
    guard !texts.isEmpty else { throw data.flaw("there is no text") }
    return clock.motion(keyframes, texts) { text, _, _ in text }
  }
}
#endif
