// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange
import Testing

@Suite struct LottieDocumentTests {
  /// Ten layers, in the manner of files from several exporters.
  private static let text = #"""
    {"v": "5.9.0", "fr": 24, "ip": 0, "op": 96, "w": 400, "h": 300, "nm": "Ten",
     "assets": [
       {"id": "image_0", "w": 10, "h": 10, "p": "img.png"},
       {"id": "comp_0", "layers": [
         {"ty": 4, "nm": "Inner", "ind": 1, "ip": 0, "op": 20, "st": 0, "ks": {
           "o": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 20, "s": [100]}]},
           "p": {"a": 0, "k": [5, 6, 0]}}, "shapes": []}]},
       {"id": "comp_1", "layers": [
         {"ty": 3, "nm": "Deep", "ind": 1, "ip": 0, "op": 48, "st": 0, "ks": {
           "r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 48, "s": [90]}]}}},
         {"ty": 0, "nm": "Box", "ind": 2, "refId": "comp_0", "ip": 0, "op": 48, "st": 4, "ks": {}}]}],
     "layers": [
       {"ty": 4, "nm": "Morph", "ind": 1, "ip": 0, "op": 96, "st": 0, "ks": {"p": {"a": 0, "k": [100, 50]}},
        "shapes": [{"ty": "gr", "nm": "Outline", "it": [
          {"ty": "sh", "ks": {"a": 1, "k": [
            {"t": 0, "s": [{"c": true, "v": [[0, 0], [10, 0], [10, 10]], "i": [[0, 0], [0, 0], [0, 0]],
              "o": [[0, 0], [0, 0], [3, 3]]}]},
            {"t": 24, "s": [{"c": true, "v": [[0, 0], [20, 0], [20, 20]], "i": [[0, 0], [-2, 0], [0, 0]],
              "o": [[0, 0], [0, 0], [3, 3]]}]}]}},
          {"ty": "fl", "c": {"a": 1, "k": [{"t": 0, "s": [1, 0, 0, 1]}, {"t": 12, "s": [0, 0.5, 0, 1]}]},
            "o": {"a": 0, "k": 50}},
          {"ty": "st", "c": {"a": 0, "k": [0.2, 0.4, 0.6]}, "o": {"a": 0, "k": 100}, "w": {"a": 0, "k": 3}},
          {"ty": "tr", "p": {"a": 0, "k": [7, 8]}, "s": {"a": 0, "k": [50, 200]}, "r": {"a": 0, "k": 90}}]},
          {"ty": "tm", "s": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 10, "s": [40]}]}, "e": {"a": 0, "k": 90},
            "o": {"a": 0, "k": 180}},
          {"ty": "rp", "c": {"a": 0, "k": 3}}]},
       {"ty": 3, "nm": "Pivot", "ind": 2, "ip": 0, "op": 96, "st": 0, "ks": {
          "r": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 48, "s": [180]}]}, "p": {"a": 0, "k": [200, 100, 0]}}},
       {"ty": 1, "nm": "Child", "ind": 3, "parent": 2, "sc": "#ff8000", "sw": 20, "sh": 10, "ip": 24, "op": 72,
        "st": 24, "ks": {"a": {"a": 0, "k": [10, 5, 0]}, "s": {"a": 0, "k": [200, 50, 100]},
          "p": {"a": 1, "k": [{"t": 24, "s": [30, 0, 0], "to": [5, 0, 0], "ti": [-5, 0, 0]}, {"t": 48, "s": [60, 0, 0]}]}}},
       {"ty": 0, "nm": "Slow", "ind": 4, "refId": "comp_0", "ip": 30, "op": 96, "st": 30, "sr": 2, "ks": {}},
       {"ty": 0, "nm": "Back", "ind": 5, "refId": "comp_1", "ip": 0, "op": 96, "st": 0, "ks": {},
        "tm": {"a": 1, "k": [{"t": 0, "s": [2]}, {"t": 48, "s": [0]}]}},
       {"ty": 5, "nm": "Label", "ind": 6, "ip": 0, "op": 96, "st": 0, "ks": {},
        "t": {"d": {"k": [{"t": 0, "s": {"t": "Ready", "s": 12}}, {"t": 24, "s": {"t": "Go", "s": 12}}]}}},
       {"ty": 4, "nm": "Sky", "ind": 7, "ip": 0, "op": 96, "st": 0, "ks": {}, "shapes": [
          {"ty": "rc", "p": {"a": 0, "k": [1, 2]}, "s": {"a": 1, "k": [{"t": 0, "s": [10, 20]}, {"t": 4, "s": [30, 20]}]},
            "r": {"a": 0, "k": 4}},
          {"ty": "gf", "o": {"a": 0, "k": 100}, "s": {"a": 0, "k": [0, 0]}, "e": {"a": 0, "k": [0, 100]}, "t": 2,
            "g": {"p": 2, "k": {"a": 1, "k": [
              {"t": 0, "s": [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0]},
              {"t": 8, "s": [0.5, 0, 1, 0, 1, 0, 0, 1, 0, 0.5, 1, 1]}]}}}]},
       {"ty": 3, "nm": "Split", "ind": 8, "ip": 0, "op": 96, "st": 0, "ks": {"p": {"s": true,
          "x": {"a": 1, "k": [{"t": 0, "s": [0]}, {"t": 24, "s": [24]}]},
          "y": {"a": 1, "k": [{"t": 12, "s": [0]}, {"t": 36, "s": [48]}]}}}},
       {"ty": 3, "nm": "Skewed", "ind": 9, "ip": 0, "op": 96, "st": 0, "ks": {
          "sk": {"a": 0, "k": 45}, "sa": {"a": 0, "k": 0}, "p": {"a": 0, "k": [1, 2], "x": "wiggle(2, 3)"}}},
       {"ty": 2, "nm": "Blink", "ind": 10, "refId": "image_0", "ip": 0, "op": 96, "st": 0, "hd": true, "tt": 1,
        "ef": [{"ty": 21}], "ks": {"o": {"a": 1, "k": [{"t": 0, "s": [100], "h": 1}, {"t": 7, "s": [20], "h": 1},
          {"t": 8, "s": [60]}]}}}]}
    """#

  private func document() throws -> LottieDocument {
    try LottieDocument(json: LottieDocumentTests.text)
  }

  @Test func `a document has its layers by their names`() throws {
    let document = try document()
    #expect(document.name == "Ten" && document.size == [400, 300])
    #expect(document.frameRate == 24 && document.frames == 0..<96 && document.duration == 4)
    #expect(
      document.layers.map(\.name) == [
        "Morph", "Pivot", "Child", "Slow", "Back", "Label", "Sky", "Split", "Skewed", "Blink",
      ])
    #expect(document["Slow"]?.layers.map(\.name) == ["Inner"])
    #expect(document["Back"]?.layers.map(\.name) == ["Deep", "Box"] && document["Moon"] == nil)
    #expect(
      document.layers.map(\.kind) == [
        .shapes, .null, .solid(try SRGB(css: "#ff8000"), size: [20, 10]), .precomposition,
        .precomposition, .text, .shapes, .null, .null, .image,
      ])
    #expect(
      document.notes.map(\.message) == [
        "layers[0].shapes[2]: shapes of the kind 'rp' are not read",
        "layers[8].ks.p.x: expressions are not read", "layers[9].tt: mattes are not read",
        "layers[9].ef: effects are not read",
      ])
  }

  @Test func `layers are placed by their own transforms and those of their parents`() throws {
    let document = try document()
    let child = try #require(document["Child"])
    for step in 0...96 {
      let frame = Double(step)
      let time = frame / 24
      // By hand: the parent turns by 180° in 48 frames about (200, 100).
      let angle = min(frame, 48) / 48 * .pi
      let x = frame < 24 ? 30 : frame > 48 ? 60 : 30 + (frame - 24) / 24 * 30
      func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
        let inner: SIMD2<Double> = [(point.x - 10) * 2 + x, (point.y - 5) * 0.5]
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return [200 + c * inner.x - s * inner.y, 100 + s * inner.x + c * inner.y]
      }
      let matrix = child.matrix(at: time)
      for point in [SIMD2<Double>(0, 0), [20, 10], [-3, 40]] {
        #expect(matrix(point).distance(to: place(point)) < 1e-12)
      }
      #expect(child.isShown(at: time) == (24..<72).contains(frame))
    }
    let skewed = try #require(document["Skewed"]).matrix(at: 0)
    #expect(skewed([0, 10]).distance(to: [-9, 12]) < 1e-14)
    let split = try #require(document["Split"]).transform.position
    #expect(split.value(at: 0.75) == [18, 12] && split.value(at: 3) == [24, 48])
    #expect(split.value(at: 0.25) == [6, 0])
  }

  @Test func `a precomposition begins at its start, and its pace is its stretch`() throws {
    let slow = try #require(try document()["Slow"])
    let inner = slow.layers[0]
    for step in 0...96 {
      let frame = Double(step)
      let own = (frame - 30) / 2
      let opacity = inner.transform.opacity.value(at: frame / 24)
      #expect(abs(opacity - min(max(own / 20, 0), 1)) < 1e-15)
      #expect(inner.isShown(at: frame / 24) == (0..<20).contains(own))
      #expect(slow.isShown(at: frame / 24) == (frame >= 30 && frame < 96))
    }
    #expect(inner.transform.position.value(at: 0) == [5, 6])
  }

  @Test func `a precomposition with a time of its own plays backwards`() throws {
    let back = try #require(try document()["Back"])
    let (deep, box) = (back.layers[0], back.layers[1].layers[0])
    for step in 0...96 {
      let frame = Double(step)
      let own = max(0, 48 - frame)
      let turn = deep.transform.rotation.value(at: frame / 24)
      #expect(abs(turn - own / 48 * .pi / 2) < 1e-14)
      // Within it, another one begins at its frame 4.
      let opacity = box.transform.opacity.value(at: frame / 24)
      #expect(abs(opacity - min(max((own - 4) / 20, 0), 1)) < 1e-14)
    }
    #expect(abs(deep.transform.rotation.velocity(at: 1) + .pi / 4) < 1e-14)
    #expect(box.isShown(at: 1.5) && !box.isShown(at: 0.5))
  }

  @Test func `outlines, colors and the parts of a path are motions`() throws {
    let shapes = try #require(try document()["Morph"]).shapes
    #expect(shapes.count == 2)
    guard case .group("Outline", let items, let transform) = shapes[0],
      case .trim(let start, let end, let offset) = shapes[1],
      case .path(let path) = items[0], case .fill(.color(let color), let opacity) = items[1],
      case .stroke(.color(let line), _, let width) = items[2]
    else {
      Issue.record("\(shapes)")
      return
    }
    #expect(items.count == 3)
    // At a half: a corner at 15, with a control point that came from −2.
    let outline = path.value(at: 0.5)
    #expect(outline.segments.count == 3 && outline.subpaths[0].isClosed)
    #expect(outline.segments[0].end == [15, 0] && outline.segments[0].control2 == [14, 0])
    #expect(outline.segments[1].end == [15, 15] && outline.segments[2].control1 == [18, 18])
    #expect(path.value(at: 9) == path.value(at: 1) && path.duration == 1)
    #expect(color.value(at: 0.25) == [0.5, 0.25, 0, 1] && opacity.value(at: 0) == 0.5)
    #expect(line.value(at: 3) == [0.2, 0.4, 0.6, 1] && width.value(at: 3) == 3)
    #expect(abs(start.value(at: 5.0 / 24) - 0.2) < 1e-15)
    #expect(end.value(at: 0) == 0.9 && offset.value(at: 0) == 0.5)
    #expect(transform.matrix(at: 0)([10, 1]).distance(to: [5, 13]) < 1e-14)
  }

  @Test func `gradients and texts are motions`() throws {
    let document = try document()
    let sky = try #require(document["Sky"])
    guard case .rectangle(let center, let size, let radius) = sky.shapes[0],
      case .fill(.gradient(let gradient, let start, let end, let isRadial), _) = sky.shapes[1]
    else {
      Issue.record("\(sky.shapes)")
      return
    }
    #expect(center.value(at: 0) == [1, 2] && radius.value(at: 0) == 4)
    #expect(size.value(at: 2.0 / 24) == [20, 20])
    let half = gradient.value(at: 4.0 / 24)
    #expect(half.colors.map(\.offset) == [0.25, 1] && half.colors[0].color == [0.5, 0.5, 0])
    #expect(
      half.opacities.map(\.offset) == [0, 1] && half.opacities.map(\.opacity) == [0.75, 0.5])
    #expect(start.value(at: 0) == [0, 0] && end.value(at: 0) == [0, 100] && isRadial)
    let label = try #require(document["Label"]?.text)
    #expect(label.value(at: 0) == "Ready" && label.value(at: 1.0.nextDown) == "Ready")
    #expect(
      label.value(at: 1) == "Go" && label.value(at: 9) == "Go" && label.value(at: -1) == "Ready")
  }

  @Test func `a hidden layer is not shown, and holds jump at their frames`() throws {
    let blink = try #require(try document()["Blink"])
    #expect(!blink.isShown(at: 1))
    let values = (0...10).map { blink.transform.opacity.value(at: Double($0) / 24) }
    #expect(values == [1, 1, 1, 1, 1, 1, 1, 0.2, 0.6, 0.6, 0.6])
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try LottieDocument(json: text)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func `what is no document is refused`() {
    let head = #""fr": 30, "ip": 0, "op": 9"#
    let own = #""assets": [{"id": "a", "layers": [{"ty": 0, "refId": "a"}]}]"#
    let cases = [
      ("{}", "the key 'fr' is missing, in line 1, column 1"),
      (#"{"fr": 0}"#, "fr: must be positive and finite, but is 0, in line 1, column 8"),
      ("{\(head)}", "the key 'layers' is missing, in line 1, column 1"),
      (
        #"{"fr": 30, "ip": 9, "op": 0, "layers": []}"#,
        "the last frame must not be before the first, in line 1, column 1"
      ),
      (
        "{\(head), \(own), \"layers\": [{\"ty\": 0, \"refId\": \"a\"}]}",
        "assets[0].layers[0].refId: the precomposition contains itself, in line 1, column 83"
      ),
      (
        "{\(head), \"layers\": [{\"ty\": 3, \"ind\": 1, \"parent\": 1}]}",
        "layers[0].parent: the layer is attached to itself, in line 1, column 71"
      ),
    ]
    for (text, expected) in cases { #expect(message(text) == expected, "\(text)") }
  }

  @Test func `few bytes do not become many layers`() {
    // Precompositions, each of which shows the next sixteen times.
    var assets: [String] = []
    for index in 0..<16 {
      let layer = "{\"ty\": 0, \"refId\": \"\(index + 1)\"}"
      let layers = Array(repeating: layer, count: 16).joined(separator: ", ")
      assets.append("{\"id\": \"\(index)\", \"layers\": [\(layers)]}")
    }
    let text =
      "{\"fr\": 30, \"ip\": 0, \"op\": 9, \"assets\": [\(assets.joined(separator: ", "))],"
      + " \"layers\": [{\"ty\": 0, \"refId\": \"0\"}]}"
    #expect(message(text)?.contains("there are more than 16384 layers and shapes") == true)
  }

  @Test func `a property that cannot be read has its default, with a note`() throws {
    let document = try LottieDocument(
      json: #"""
        {"fr": 30, "ip": 0, "op": 9, "layers": [{"ty": 3, "nm": "A", "parent": 7, "sr": -1, "ks": {
          "o": {"a": 1, "k": [{"t": 0, "s": ["x"]}]}, "p": {"k": 5},
          "s": {"k": [{"t": 9, "s": [1, 2]}, {"t": 3, "s": [1, 2]}]}}}]}
        """#)
    let transform = document.layers[0].transform
    #expect(transform.opacity.value(at: 0) == 1 && transform.position.value(at: 0) == .zero)
    #expect(transform.scale.value(at: 0) == [1, 1])
    #expect(
      document.notes.map(\.message) == [
        "layers[0].parent: there is no such layer",
        "layers[0].ks.o.k[0].s[0]: expected a number, but found a string",
        "layers[0].ks.p.k: expected an array, but found the number 5",
        "layers[0].ks.s.k[1]: times must not fall, but 3 follows 9",
      ])
  }
}
