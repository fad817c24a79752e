// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

/// The intensity of a pattern, and the taps of a motion that bounces.
func haptics() -> Drawing {
  var drawing = Drawing(
    "haptics", "The intensity of a pattern, and the taps of a motion that bounces", height: 246)
  let pattern = HapticPattern([
    .event(HapticEvent(.transient, intensity: 1, sharpness: 0.4)),
    .event(HapticEvent(.continuous(duration: 0.4), at: 0.1, intensity: 0.9, sharpness: 0.4)),
    .curve(HapticCurve(.intensity, at: 0.1, [.init(0, 0.3), .init(0.25, 1), .init(0.4, 0.6)])),
    .event(HapticEvent(.transient, at: 0.7, intensity: 1)),
    .event(HapticEvent(.transient, at: 0.8, intensity: 0.7)),
  ])
  func intensity(of pattern: HapticPattern, in plot: Plot) -> String {
    let count = Int(plot.width * 2)
    let span = plot.times.upperBound
    var points: [SIMD2<Double>] = []
    for index in 0...count {
      let time = span * Double(index) / Double(count)
      let value = pattern.sample(at: time).intensity
      let point = plot.point(time, value)
      if let last = points.last, abs(last.y - point.y) > 8 { points.append(SIMD2(point.x, last.y)) }
      points.append(point)
    }
    return data(through: points)
  }
  func floor(of plot: Plot) -> String {
    "L\(text(plot.right)) \(text(plot.bottom))H\(text(plot.left))Z"
  }
  let cells = Plot.cells(
    columns: 2, rows: 1, top: 40, height: 168, gap: 48, rowGap: 0, times: 0...1, values: 0...1.02)
  drawing.write("intensity of a pattern", "title", x: cells[0].left, y: 24)
  var plot = cells[0]
  drawing.timeAxis(of: plot, every: 0.2)
  var curve = intensity(of: pattern, in: plot)
  drawing.path("a area", curve + floor(of: plot))
  drawing.path("a thin", curve)
  plot = cells[1]
  drawing.write("taps of a bounce", "title", x: plot.left, y: 24)
  drawing.timeAxis(of: plot, every: 0.2)
  let drop = EasedTrajectory(from: 1.0, to: 0, duration: 0.9, easing: .easeOutBounce)
  let taps = HapticPattern(following: drop)
  curve = intensity(of: taps, in: plot)
  drawing.path("a area", curve + floor(of: plot))
  drawing.path("a thin", curve)
  let hits = [4.0, 8, 10, 11].map { 0.9 * $0 / 11 }
  drawing.curve("b", drop, in: plot, cuts: hits)
  drawing.write("height", "b", x: plot.x(0.04), y: plot.y(0.5))
  drawing.write("intensity", "a", x: plot.x(0.4), y: plot.y(0.9))
  return drawing
}
