// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The points of a pen, simplified and smoothed.
func strokes() -> Drawing {
  var drawing = Drawing(
    "strokes", "The points of a pen, fewer of them, and curves through these", height: 188)
  let tremor = NoiseTrajectory(amplitude: SIMD2(2.0, 2), frequency: 9, seed: 5)
  let points = (0...120).map { index in
    let part = Double(index) / 120
    let angle = part * 2.6 * 2 * Double.pi
    let loop = SIMD2(Elementary.cos(angle), Elementary.sin(angle)) * SIMD2(-26, -50)
    return SIMD2(28 + 128 * part, 70) + loop + tremor.value(at: part * 2)
  }
  let raw = Stroke(through: points)
  let few = raw.simplified(within: 1.2)
  let names = ["\(raw.points.count) points", "simplified to \(few.points.count)", "smoothed"]
  for (column, name) in names.enumerated() {
    let place = SIMD2(24 + 222 * Double(column), 48)
    let style = ["b", "c", "a"][column]
    drawing.write(name, "title", x: place.x, y: 24)
    let shown = column == 0 ? raw : few
    drawing.path(
      column == 2 ? style : "\(style) thin",
      data(of: column == 2 ? few.smoothed() : shown.path, at: place))
    drawing.dots(
      column == 2 ? "c" : style, shown.points.map { place + $0.position },
      radius: column == 0 ? 2 : 2.5)
  }
  return drawing
}
