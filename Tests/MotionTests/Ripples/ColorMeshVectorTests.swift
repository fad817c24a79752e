// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Foundation
import Motion
import Testing

@Suite struct ColorMeshVectorTests {
  private func mesh(_ seed: UInt64, hasHandles: Bool = false) -> ColorMesh {
    ColorMeshes.random(width: 3, height: 4, seed: seed, hasHandles: hasHandles)
  }

  @Test func `meshes are a vector space`() {
    for handles in [[false, false], [true, false], [false, true], [true, true]] {
      let (a, b) = (mesh(1, hasHandles: handles[0]), mesh(2, hasHandles: handles[1]))
      #expect(a + b == b + a && a + .zero == a && .zero + a == a && a - .zero == a)
      #expect(a - a == .zero && a.scaled(by: 1) == a && a.scaled(by: 0) == .zero)
      #expect(a.scaled(by: 2) == a + a && (a - a).hashValue == ColorMesh.zero.hashValue)
      #expect((a + .zero).hashValue == a.hashValue)
      #expect(a.dot(b) == b.dot(a) && a.squaredMagnitude == a.dot(a))
      let polarized = ((a + b).squaredMagnitude - (a - b).squaredMagnitude) / 4
      #expect(abs(polarized - a.dot(b)) <= 1e-12)
      #expect(a != b && a != a.scaled(by: 2))
    }
    #expect(ColorMesh.zero.squaredMagnitude == 0 && ColorMesh.zero + .zero == .zero)
  }

  @Test func `samples of a sum are sums of samples`() {
    let (a, b) = (mesh(3, hasHandles: true), mesh(4))
    let sum = a + b
    for (u, v) in [(0.1, 0.2), (0.5, 0.9), (0.77, 0.41)] {
      let position = a.position(u: u, v: v) + b.position(u: u, v: v)
      #expect(sum.position(u: u, v: v).distance(to: position) <= 1e-14)
    }
  }

  @Test func `of two sizes the larger one is taken, and missing points are zeros`() {
    let small = ColorMeshes.random(width: 2, height: 2, seed: 5)
    let large = ColorMeshes.random(width: 3, height: 4, seed: 6, hasHandles: true)
    let sum = small + large
    #expect(sum.width == 3 && sum.height == 4 && sum == large + small)
    #expect(sum.points[0] == small.points[0] + large.points[0])
    #expect(sum.points[3] == small.points[2] + large.points[3])
    #expect(sum.points[11] == large.points[11] && sum.points[2] == large.points[2])
    #expect(small.dot(large) == large.dot(small))
  }

  @Test func `settings that differ become smooth, and the later space`() {
    var sharp = ColorMeshes.random(width: 2, height: 2, seed: 7, colorSpace: .srgb)
    sharp.smoothsColors = false
    let soft = ColorMeshes.random(width: 2, height: 2, seed: 8, colorSpace: .oklab)
    let (sum, mirrored) = (sharp + soft, soft + sharp)
    #expect(sum.smoothsColors && sum.colorSpace == .oklab && sum == mirrored)
    let light = sharp.converted(to: .linear)
    #expect((sharp + light).colorSpace == .linear && (sharp + sharp).smoothsColors == false)
  }

  @Test func `interpolation is exact at both ends, and mixes premultiplied colors`() {
    let (a, b) = (mesh(9), mesh(10))
    #expect(a.interpolated(to: b, by: 0) == a && a.interpolated(to: b, by: 1) == b)
    let half = a.interpolated(to: b, by: 0.5)
    for index in half.points.indices {
      let (x, y) = (OKLab(a.color(at: index)), OKLab(b.color(at: index)))
      let mix = SRGB(x.interpolated(to: y, by: 0.5, in: .oklab))
      #expect((Premultiplied(half.color(at: index)) - Premultiplied(mix)).magnitude <= 1e-12)
    }
  }

  @Test func `interpolation in place has the same bits`() {
    for handles in [[false, false], [true, true], [true, false]] {
      let (a, b) = (mesh(11, hasHandles: handles[0]), mesh(12, hasHandles: handles[1]))
      var mesh = a
      for f in [0, 0.25, 0.5, 0.5.nextUp, 0.9, 1, 1.25, -0.5, .nan, .infinity, -.infinity] {
        mesh.interpolate(from: a, to: b, by: f)
        #expect(mesh == a.interpolated(to: b, by: f), "\(f)")
      }
      mesh = .zero
      mesh.interpolate(from: a, to: b, by: 0.3)
      #expect(mesh == a.interpolated(to: b, by: 0.3))
    }
  }

  @Test func `springs and tracks move meshes`() {
    let (a, b) = (mesh(13), mesh(14))
    let spring = SpringTrajectory(from: a, to: b, spring: .bouncy)
    #expect(spring.value(at: 0) == a)
    #expect(spring.value(at: 60).points[5].distance(to: b.points[5]) <= 1e-9)
    let track = Track(from: a, [.linear(to: b, duration: 1), .linear(to: a, duration: 1)])
    #expect(track.value(at: 1) == b && track.value(at: 2) == a)
  }

  @Test func `a mesh encodes to the bit, with handles and without`() throws {
    for hasHandles in [false, true] {
      let mesh = self.mesh(15, hasHandles: hasHandles)
      let data = try JSONEncoder().encode(mesh)
      let back = try JSONDecoder().decode(ColorMesh.self, from: data)
      #expect(back == mesh)
      let tessellation = ColorMesh.Tessellation(verticesPerEdge: 4)
      #expect(
        ColorMeshes.positions(back, tessellation) == ColorMeshes.positions(mesh, tessellation))
      #expect(ColorMeshes.colors(back, tessellation) == ColorMeshes.colors(mesh, tessellation))
    }
    let zero = try JSONDecoder().decode(ColorMesh.self, from: JSONEncoder().encode(ColorMesh.zero))
    #expect(zero == .zero)
  }

  static let readable = """
    {"width": 2, "height": 2, "points": [[0, 0], [1, 0], [0, 1], [1, 1]],
     "colors": ["#f00", "#0f0", "#00f", {"red": 1, "green": 1, "blue": 0}],
     "background": "#000", "smoothsColors": false, "colorSpace": "linear"}
    """

  @Test func `a mesh is read as people write it`() throws {
    let mesh = try JSONDecoder().decode(ColorMesh.self, from: Data(Self.readable.utf8))
    #expect(mesh.points[3] == [1, 1] && mesh.color(at: 3).css == "#ffff00")
    #expect(mesh.background == .black && !mesh.smoothsColors && mesh.colorSpace == .linear)
  }

  @Test(arguments: [
    ("\"width\": 2", "\"width\": 1", "width", "width must be at least 2, but is 1"),
    ("\"height\": 2", "\"height\": -3", "height", "height must be at least 2, but is -3"),
    ("\"height\": 2", "\"height\": 9223372036854775807", "points", "points must be 2 times"),
    ("[1, 1]]", "[1, 1], [2, 2]]", "points", "points must be 2 times 2, but are 5"),
    ("\"#00f\", ", "", "colors", "colors must be 2 times 2, but are 3"),
    ("[0, 1]", "[0, \"nan\"]", "points", "points[2] must be finite"),
    ("\"linear\"", "\"linear\", \"handleOffsets\": []", "", ""),
    (
      "\"linear\"", "\"linear\", \"handleOffsets\": [[0, 0, 0, 0, 0, 0, 0, 0]]", "handleOffsets",
      "handleOffsets must be none or 4, but are 1"
    ),
    (
      "\"linear\"", "\"linear\", \"backgroundComponents\": [0, 0, 0, \"inf\"]",
      "backgroundComponents", "backgroundComponents must be finite"
    ),
  ])
  func `a wrong mesh says what is wrong`(
    text: String, replacement: String, key: String, message: String
  ) throws {
    let wrong = Self.readable.replacingOccurrences(of: text, with: replacement)
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard !key.isEmpty else {
      _ = try decoder.decode(ColorMesh.self, from: Data(wrong.utf8))
      return
    }
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode(ColorMesh.self, from: Data(wrong.utf8))
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.codingPath.contains { $0.stringValue == key })
    #expect(context.debugDescription.hasPrefix(message), "\(context.debugDescription)")
  }
}
