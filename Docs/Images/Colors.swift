// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Two pairs of colors, mixed in three spaces.
func colors() -> Drawing {
  var drawing = Drawing(
    "colors", "Red to green and blue to yellow, mixed in sRGB, in light and in OKLab",
    height: 244)
  let spaces: [(String, InterpolationSpace)] = [
    ("sRGB", .srgb), ("linear light", .linear), ("OKLab", .oklab),
  ]
  let pairs: [(String, SRGB, SRGB)] = [
    ("red to lime", .red, .lime), ("blue to yellow", .blue, .yellow),
  ]
  for (column, (name, start, end)) in pairs.enumerated() {
    let left = 122 + 288 * Double(column)
    drawing.write(name, "title", x: left, y: 24)
    for (row, (space, interpolation)) in spaces.enumerated() {
      let y = 38 + 66 * Double(row)
      if column == 0 { drawing.write(space, x: 24, y: y + 32) }
      let stops = (0...16).map { index in
        let part = Double(index) / 16
        let color = start.interpolated(to: end, by: part, in: interpolation).css
        return "<stop offset=\"\(decimal(part, 4))\" stop-color=\"\(color)\"/>"
      }
      let id = "g\(column)\(row)"
      drawing.add("<linearGradient id=\"\(id)\">\(stops.joined())</linearGradient>")
      drawing.box(
        "", x: left, y: y, width: 246, height: 54, "rx=\"6\" style=\"fill:url(#\(id))\"")
    }
  }
  return drawing
}

/// A mesh of colors with its points and the tangents of one.
func colorMesh() -> Drawing {
  var drawing = Drawing(
    "color-mesh", "A mesh of three by three colors, with its points", height: 320)
  drawing.styles = [
    "g path { stroke: none; shape-rendering: crispEdges }",
    ".handle { stroke: #fff; stroke-width: 1.5; stroke-opacity: .7 }",
    ".point { fill: #fff; stroke: #1f2328; stroke-width: 1.5 }",
  ]
  var mesh = ColorMesh(
    width: 3, height: 3,
    points: (0..<9).map { SIMD2(Double($0 % 3) / 2, Double($0 / 3) / 2) },
    colors: [
      0x1b1464, 0x5f0f9b, 0xb5179e, 0x3f5bf0, 0xf72585, 0xff758f, 0x4cc9f0, 0xffb56b, 0xfff1c9,
    ].map { SRGB(hex: $0) }, colorSpace: .oklab)
  mesh.points[4] = [0.62, 0.36]
  func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(24, 20) + point * SIMD2(632, 280)
  }
  let (columns, rows) = (20, 10)
  drawing.add("<g>")
  for index in 0..<columns * rows {
    let (column, row) = (Double(index % columns), Double(index / columns))
    let (left, right) = (column / Double(columns), (column + 1) / Double(columns))
    let (top, bottom) = (row / Double(rows), (row + 1) / Double(rows))
    let color = mesh.color(u: (left + right) / 2, v: (top + bottom) / 2).css
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)].map { u, v in
      place(mesh.position(u: u, v: v))
    }
    let whole = corners.map { SIMD2(Int($0.x + 0.5), Int($0.y + 0.5)) }
    let steps = zip(whole.dropFirst(), whole).map { "l\($0.x - $1.x) \($0.y - $1.y)" }
    let origin = "M\(whole[0].x) \(whole[0].y)"
    drawing.add("<path fill=\"\(color)\" d=\"\(origin)\(steps.joined())\"/>")
  }
  drawing.add("</g>")
  let middle = mesh.bezierPoints[4]
  let tangents = [
    (middle.leadingControlPoint, middle.trailingControlPoint),
    (middle.topControlPoint, middle.bottomControlPoint),
  ]
  for (start, end) in tangents { drawing.line("handle", from: place(start), to: place(end)) }
  for point in mesh.bezierPoints { drawing.dot("point", place(point.position), radius: 4.5) }
  return drawing
}
