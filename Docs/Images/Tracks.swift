// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A track of keyframes of each kind.
func track() -> Drawing {
  var drawing = Drawing(
    "track", "A track: a line, a hold, a move, two cubics and a spring", height: 252)
  let track = Track(
    from: 0.0,
    [
      .linear(to: 0.8, duration: 0.4), .hold(duration: 0.3), .move(to: 0.3),
      .cubic(to: 1.1, duration: 0.4), .cubic(to: 0.5, duration: 0.4),
      .spring(to: 1, duration: 0.9, spring: .bouncy),
    ])
  let plot = Plot(top: 44, height: 172, times: 0...track.duration, values: 0...1.2)
  drawing.timeAxis(of: plot, every: 0.4)
  let kinds = [(0.2, "linear"), (0.55, "hold"), (0.9, "cubic"), (1.3, "cubic"), (1.95, "spring")]
  for (time, kind) in kinds { drawing.write(kind, "title", x: plot.x(time), y: 28, .middle) }
  for boundary in track.boundaries { drawing.moment(boundary, of: plot) }
  drawing.write("move", "title", x: plot.x(0.7) + 8, y: plot.y(0.16))
  drawing.curve("a", track, in: plot, cuts: track.boundaries)
  for (time, value) in [(0, 0), (0.4, 0.8), (0.7, 0.8), (0.7, 0.3), (1.1, 1.1), (1.5, 0.5)] {
    drawing.dot("a", plot.point(time, value))
  }
  return drawing
}

/// The same values in each mode of interpolation.
func interpolations() -> Drawing {
  var drawing = Drawing(
    "interpolations", "The same five values, interpolated in six modes", height: 312)
  let values = [0.1, 0.2, 1, 0.9, 0.3]
  let corner = TrackInterpolation.Shape(continuity: -1)
  let modes: [(String, TrackInterpolation)] = [
    ("linear", .linear), ("discrete", .discrete), ("paced", .paced), ("cubic", .cubic()),
    (
      "kochanekBartels, a corner",
      .kochanekBartels([.init(), .init(), corner, .init(), .init()])
    ),
    ("monotone", .monotone),
  ]
  let cells = Plot.cells(
    columns: 3, rows: 2, top: 36, height: 100, gap: 34, rowGap: 50, times: 0...1,
    values: 0...1.12)
  for (plot, (name, mode)) in zip(cells, modes) {
    let track = Track(values: values, mode: mode)
    drawing.write(name, "title", x: plot.left, y: plot.top - 10)
    drawing.level(0, of: plot)
    drawing.curve("a", track, in: plot, cuts: track.boundaries)
    for (time, value) in zip([0] + track.boundaries + [1], values) {
      drawing.dot("a", plot.point(time, value), radius: 3)
    }
  }
  return drawing
}
