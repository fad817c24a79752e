// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Rows and grids whose elements begin one after the other.
func stagger() -> Drawing {
  var drawing = Drawing(
    "stagger", "Staggered rows and grids, from the first, the center, the edges and at random",
    height: 312)
  let origins: [(String, Stagger.Origin)] = [
    ("start", .start), ("center", .center), ("edges", .edges), ("random", .random(seed: 8)),
  ]
  let cells = Plot.cells(
    columns: 4, rows: 1, top: 36, height: 118, gap: 32, rowGap: 0, times: 0...1, values: 0...1)
  let (time, columns, rows) = (0.35, 9, 7)
  for (plot, (name, origin)) in zip(cells, origins) {
    drawing.write(name, "title", x: plot.left, y: 22)
    let list = Stagger(count: 9, amount: 0.6, from: origin, elementDuration: 0.4)
    for index in 0..<list.count {
      let begin = list.delay(for: index)
      let top = plot.top + Double(index) * 13
      drawing.box(
        "area", x: plot.left, y: top, width: plot.width, height: 8, "rx=\"4\"")
      drawing.box(
        "a", x: plot.x(begin), y: top, width: plot.x(begin + 0.4) - plot.x(begin), height: 8,
        "rx=\"4\"")
    }
    let grid = Stagger(
      columns: columns, rows: rows, amount: 0.6, from: origin, elementDuration: 0.4)
    let pitch = plot.width / Double(columns)
    var shades: [Int: String] = [:]
    for index in 0..<grid.count {
      let shade = Int(grid.elementProgress(for: index, at: time) * 10)
      let x = plot.left + (Double(index % columns) + 0.5) * pitch
      let y = 174 + (Double(index / columns) + 0.5) * pitch
      shades[shade, default: ""] += "M\(text(x - 4)) \(text(y))h8"
    }
    for shade in shades.keys.sorted() {
      drawing.path(
        "a", shades[shade] ?? "",
        "style=\"stroke-width:8\" stroke-opacity=\"\(decimal(0.1 + 0.09 * Double(shade), 2))\"")
    }
  }
  drawing.write(
    "Above: the time of each element, from 0 to 1 s. Below: the progress of a grid at 0.35 s.",
    x: 24, y: 304)
  return drawing
}
