// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Easings of every kind, in one scale.
func easings() -> Drawing {
  var drawing = Drawing("easings", "Fifteen easings, each from 0 to 1", height: 436)
  let easings: [(String, Easing, cuts: [Double])] = [
    ("linear", .linear, []), ("ease", .ease, []), ("easeIn", .easeIn, []),
    ("easeOut", .easeOut, []), ("easeInOut", .easeInOut, []),
    ("easeOutCubic", .easeOutCubic, []), ("easeOutExpo", .easeOutExpo, []),
    ("easeOutBack", .easeOutBack, []), ("easeOutElastic", .easeOutElastic, []),
    ("easeOutBounce", .easeOutBounce, [4.0 / 11, 8.0 / 11, 10.0 / 11]),
    ("easeInOutCirc", .easeInOutCirc, [0.5]), ("easeInOutBack", .easeInOutBack, [0.5]),
    ("steps", .steps(4), [0.25, 0.5, 0.75]),
    ("steps, jumpBoth", .steps(3, .jumpBoth), [1.0 / 3, 2.0 / 3]),
    ("stops", .stops([.init(0), .init(0.8, at: 0.3), .init(0.6, at: 0.6), .init(1)]), [0.3, 0.6]),
  ]
  let cells = Plot.cells(
    columns: 5, rows: 3, top: 34, height: 92, gap: 28, rowGap: 46, times: 0...1,
    values: -0.15...1.4)
  for (plot, (name, easing, cuts)) in zip(cells, easings) {
    drawing.write(name, "title", x: plot.left, y: plot.top - 8)
    drawing.level(0, of: plot)
    drawing.level(1, of: plot, "dash")
    drawing.path(
      "a",
      plot.curve(over: 0...1, cuts: cuts) {
        KinematicState(value: easing.value(at: $0), velocity: easing.velocity(at: $0))
      })
    drawing.dot("a", plot.point(0, easing.value(at: 0)), radius: 2.5)
    drawing.dot("a", plot.point(1, easing.value(at: 1)), radius: 2.5)
  }
  return drawing
}
