// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Noise of one octave and of four.
func noise() -> Drawing {
  var drawing = Drawing("noise", "Noise of one octave, and of four", height: 256)
  for (row, octaves) in [1, 4].enumerated() {
    let plot = Plot(
      top: 34 + 108 * Double(row), height: 66, times: 0...6, values: -1...1)
    let noise = NoiseTrajectory(
      amplitude: 1.0, frequency: 2.5, octaves: octaves, seed: 4, duration: 6)
    drawing.write(
      octaves == 1 ? "one octave" : "four octaves", "title", x: plot.left, y: plot.top - 10)
    drawing.level(0, of: plot)
    drawing.level(1, of: plot, "dash")
    drawing.level(-1, of: plot, "dash")
    drawing.curve("a thin", noise, in: plot, cuts: row == 0 ? [] : (1..<12).map { Double($0) / 2 })
    if row == 1 {
      drawing.timeAxis(of: plot, every: 1, decimals: 0, numbersAt: plot.bottom + 24)
    }
  }
  return drawing
}

/// The elapsed time of three frame clocks over late frames.
func frameClock() -> Drawing {
  var drawing = Drawing(
    "frame-clock", "The elapsed time of three frame clocks across a gap between frames",
    height: 276)
  let plot = Plot(top: 20, height: 220, times: 0...1.4, values: 0...1.25)
  let timestamps = (0...8).map { Double($0) / 30 } + (0...12).map { 0.8 + Double($0) / 30 }
  drawing.timeAxis(of: plot, every: 0.2)
  drawing.box(
    "area", x: plot.x(8.0 / 30), y: plot.top, width: plot.x(0.8) - plot.x(8.0 / 30),
    height: plot.height)
  drawing.write("no frames", x: plot.x(8.0 / 30) + 12, y: plot.top + 20)
  let policies: [(String, String, FrameClock.GapPolicy)] = [
    ("c", "catchUp", .catchUp), ("a", "clamp", .clamp), ("b", "freeze", .freeze),
  ]
  for (style, name, policy) in policies {
    var clock = FrameClock(maximumDelta: 1.0 / 6, firstDelta: 0, gapPolicy: policy)
    var points: [SIMD2<Double>] = []
    for timestamp in timestamps {
      points.append(plot.point(timestamp, clock.tick(at: timestamp).elapsed))
    }
    drawing.path("\(style) thin", data(through: points))
    for point in points { drawing.dot(style, point, radius: 2.5) }
    if let last = points.last {
      drawing.write(name, style, x: last.x + 10, y: last.y + 4)
    }
  }
  drawing.write("elapsed time", x: plot.left, y: plot.top + 20)
  return drawing
}
