// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A mesh of color over nine points, whose middle wanders and whose sides sway.
public struct ColorMeshScene: Scene {
  /// The names of the parameters.
  public enum Parameter: Int, SceneParameterName {
    case colors, law, space, x, y, sway, points
  }

  /// The names of the channels.
  public enum Channel: Int, SceneChannelName {
    case middleX, middleY, patchX, patchY
  }

  private let rest: ColorMesh
  private let center: Track<SIMD2<Double>>
  private let sway: Double
  private let tessellation = ColorMesh.Tessellation(verticesPerEdge: edge)

  /// The count of vertices along an edge of a patch, which the drawing shares.
  static let edge = 17

  private static let vertexCount = 4 * edge * edge

  private static let palettes: [[UInt32]] = [
    [
      0x1b1464, 0x5f0f9b, 0xb5179e, 0x3f5bf0, 0xf72585, 0xff758f, 0x4cc9f0, 0xffb56b, 0xfff1c9,
    ],
    [
      0x000000, 0x000000, 0x000000, 0x0000ff, 0x0000ff, 0x0000ff, 0x00ff00, 0x00ff00, 0x00ff00,
    ],
  ]

  /// Creates the scene from the colors, their interpolation and space, the middle's path, and the
  /// sway.
  public init(parameters: Parameters) {
    let colors = Self.palettes[parameters[.colors] < 0.5 ? 0 : 1]
    let points = (0..<9).map { index -> SIMD2<Double> in
      SIMD2(Double(index % 3), Double(index / 3)) / 2
    }
    let space = parameters[.space]
    rest = ColorMesh(
      width: 3, height: 3, points: points, colors: colors.map { SRGB(hex: $0) },
      smoothsColors: parameters[.law] < 0.5,
      colorSpace: space < 0.5 ? .oklab : space < 1.5 ? .srgb : .linear)
    let far = SIMD2(parameters[.x], parameters[.y])
    center = Track(
      from: SIMD2(0.5, 0.5),
      [
        .cubic(to: far, duration: 2), .cubic(to: SIMD2(1, 1) - far, duration: 4),
        .cubic(to: SIMD2(0.5, 0.5), duration: 2),
      ])
    sway = parameters[.sway]
  }

  /// Returns the slider or the menu of a parameter.
  public static func parameter(_ name: Parameter) -> SceneParameter {
    switch name {
    case .colors:
      SceneParameter(
        "Colors",
        choices: [
          SceneChoice("dusk", code: code(of: palettes[0])),
          SceneChoice("rainbow", code: code(of: palettes[1])),
        ])
    case .law:
      SceneParameter(
        "Between the points",
        choices: [SceneChoice("smooth", code: "true"), SceneChoice("linear", code: "false")])
    case .space:
      SceneParameter(
        "Mixed in",
        choices: [
          SceneChoice("OKLab", code: ".oklab"), SceneChoice("sRGB", code: ".srgb"),
          SceneChoice("linear light", code: ".linear"),
        ])
    case .x: SceneParameter("Middle point, x", 0.1...0.9, step: 0.01, initial: 0.9)
    case .y: SceneParameter("Middle point, y", 0.1...0.9, step: 0.01, initial: 0.3)
    case .sway: SceneParameter("Sway", 0...0.25, step: 0.01, initial: 0.14)
    case .points:
      SceneParameter(
        "Points",
        choices: [SceneChoice("hidden", code: "false"), SceneChoice("shown", code: "true")])
    }
  }

  /// The description of the scene for the page.
  public static var description: SceneDescription {
    SceneDescription(
      of: Self.self, id: "color-mesh", title: "Color mesh", group: .ripples,
      caption: """
        Nine colored points, and a smooth sheet of color between them. Mixed in OKLab, opposite \
        hues meet without gray; compare sRGB and linear light.
        """,
      plots: [
        plot("Middle point", .middleX, .middleY),
        plot("Middle of the upper right patch", .patchX, .patchY),
      ],
      code: """
        let colors: [UInt32] = {colors}
        var mesh = ColorMesh(
          width: 3, height: 3,
          points: (0..<9).map {
            let column = Double($0 % 3)
            let row = Double($0 / 3)
            return SIMD2(column, row) / 2
          },
          colors: colors.map {
            SRGB(hex: $0)
          },
          smoothsColors: {law},
          colorSpace: {space})

        let center = SIMD2(0.5, 0.5)
        let far = SIMD2({x}, {y})
        let middle = Track(
          from: center,
          [
            .cubic(to: far, duration: 2),
            .cubic(
              to: SIMD2(1, 1) - far,
              duration: 4),
            .cubic(to: center, duration: 2),
          ])
        let sway = {sway}
          * Elementary.sin(.pi / 2 * time)
        mesh.points[4] =
          middle.value(at: time)
        mesh.points[1].x += sway
        mesh.points[3].y -= sway
        mesh.points[5].y += sway
        mesh.points[7].x -= sway

        let color = mesh.color(
          u: 0.75, v: 0.25)
        print(color.css)
        if {points} { print(mesh.points) }
        """,
      result: result("mesh.points[4].x", .middleX))
  }

  private static func code(of palette: [UInt32]) -> String {
    var code = "[\n"
    for row in 0..<3 {
      let words = palette[3 * row..<3 * row + 3].map { "0x" + hexadecimal($0) }
      code += "  \(words[0]), \(words[1]), \(words[2]),\n"
    }
    return code + "]"
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    String(decoding: SRGB(hex: number).css.utf8.dropFirst(), as: UTF8.self)
  }

  /// Twice around, in eight seconds.
  public var duration: Double { 8 }

  /// No marks: everything is in motion.
  public var marks: [SceneMark] { [] }

  private func mesh(at time: Double) -> ColorMesh {
    let time = bounded(time)
    let way = sway * Elementary.sin(.pi / 2 * time)
    var mesh = rest
    mesh.points[4] = center.value(at: time)
    mesh.points[1].x += way
    mesh.points[3].y -= way
    mesh.points[5].y += way
    mesh.points[7].x -= way
    return mesh
  }

  /// Writes the middle point, and the position of the middle of a patch.
  public func sample(at time: Double, into frame: Frame) {
    let mesh = mesh(at: time)
    frame[.middleX] = mesh.points[4].x
    frame[.middleY] = mesh.points[4].y
    let place = mesh.position(u: 0.75, v: 0.25)
    frame[.patchX] = place.x
    frame[.patchY] = place.y
  }

  /// Five numbers for each vertex, two for each point.
  public var fieldCount: Int { 5 * Self.vertexCount + 18 }

  /// Writes x, y, red, green and blue of every vertex, and the nine points.
  public func sampleField(at time: Double, into field: UnsafeMutableBufferPointer<Float>) {
    let mesh = mesh(at: time)
    let count = Self.vertexCount
    withUnsafeTemporaryAllocation(of: SIMD2<Float>.self, capacity: count) { positions in
      positions.initialize(repeating: .zero)
      var span = positions.mutableSpan
      tessellation.samplePositions(of: mesh, into: &span)
      for index in 0..<count {
        field[5 * index] = positions[index].x
        field[5 * index + 1] = positions[index].y
      }
    }
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: count) { colors in
      colors.initialize(repeating: .zero)
      var span = colors.mutableSpan
      tessellation.sampleColors(of: mesh, format: .straight, into: &span)
      for index in 0..<count {
        field[5 * index + 2] = colors[index].x
        field[5 * index + 3] = colors[index].y
        field[5 * index + 4] = colors[index].z
      }
    }
    for (index, point) in mesh.points.enumerated() {
      field[5 * count + 2 * index] = Float(point.x)
      field[5 * count + 2 * index + 1] = Float(point.y)
    }
  }
}
