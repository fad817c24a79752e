// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A path with marks at equal parameters, and with marks at equal lengths.
func paths() -> Drawing {
  var drawing = Drawing(
    "paths", "A path with marks at equal parameters, and at equal lengths", height: 222)
  var path = BezierPath()
  path.move(to: SIMD2(0, 130))
  path.addCubic(to: SIMD2(190, 70), control1: SIMD2(20, -60), control2: SIMD2(150, -50))
  path.addCubic(to: SIMD2(290, 30), control1: SIMD2(205, 115), control2: SIMD2(270, 190))
  let measure = PathMeasure(path)
  for (column, name) in ["equal parameters", "equal lengths"].enumerated() {
    let style = column == 0 ? "b" : "a"
    let place = SIMD2(24 + 336 * Double(column), 64)
    drawing.write(name, "title", x: place.x, y: 24)
    drawing.path("faint \(style)", data(of: path, at: place))
    let count = 24
    for index in 0...count {
      let part = Double(index) / Double(count)
      if column == 1 {
        drawing.dot(
          style, place + measure.state(atLength: part * measure.length).value, radius: 3)
      } else {
        let segment = min(Int(part * 2), 1)
        let point = path.segments[segment].value(at: part * 2 - Double(segment))
        drawing.dot(style, place + point, radius: 3)
      }
    }
  }
  return drawing
}

/// A star that becomes a circle.
func morph() -> Drawing {
  var drawing = Drawing("morph", "A star becomes a circle in five steps", height: 172)
  var (star, circle) = (BezierPath(), BezierPath())
  func corner(_ index: Int, _ radius: Double) -> SIMD2<Double> {
    let angle = Double(index) * .pi / 5 - .pi / 2
    return radius * SIMD2(Elementary.cos(angle), Elementary.sin(angle))
  }
  star.move(to: corner(0, 56))
  circle.move(to: corner(0, 50))
  for index in 1...10 {
    star.addLine(to: corner(index % 10, index % 2 == 0 ? 56 : 23))
    circle.addArc(
      to: corner(index % 10, 50), radii: SIMD2(50, 50), isLarge: false, isClockwise: true)
  }
  star.close()
  circle.close()
  for index in 0..<5 {
    let fraction = Double(index) / 4
    guard let shape = star.interpolated(to: circle, by: fraction) else { continue }
    let place = SIMD2(84 + 128 * Double(index), 76)
    drawing.path("a area", data(of: shape, at: place))
    drawing.path("a", data(of: shape, at: place))
    drawing.write(decimal(fraction, 2), x: place.x, y: 160, .middle)
  }
  return drawing
}

/// A turn of half a circle by components, and by the numbers of the matrix.
func transforms() -> Drawing {
  var drawing = Drawing(
    "transforms", "A turn by components keeps the shape; by numbers of the matrix it collapses",
    height: 322)
  var flag = BezierPath()
  flag.move(to: SIMD2(-34, -22))
  for corner in [SIMD2(34.0, -22), SIMD2(34, 2), SIMD2(-14, 2), SIMD2(-14, 22), SIMD2(-34, 22)] {
    flag.addLine(to: corner)
  }
  flag.close()
  let turn = Affine2D.rotation(0.95 * .pi)
  for (row, name) in ["morphed(to:by:)", "numbers of the matrix"].enumerated() {
    let style = row == 0 ? "a" : "b"
    let top = 24 + 146 * Double(row)
    drawing.write(name, "title", x: 24, y: top)
    for index in 0..<5 {
      let fraction = Double(index) / 4
      let transform =
        row == 0
        ? Affine2D.identity.morphed(to: turn, by: fraction)
        : Affine2D.identity.interpolated(to: turn, by: fraction)
      let shape = data(
        of: flag.transformed(by: transform), at: SIMD2(84 + 128 * Double(index), top + 64))
      drawing.path("\(style) area", shape)
      drawing.path(style, shape)
      if row == 1 {
        drawing.write(decimal(fraction, 2), x: 84 + 128 * Double(index), y: 312, .middle)
      }
    }
  }
  return drawing
}
