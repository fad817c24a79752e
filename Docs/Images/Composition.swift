// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

/// Motions made of motions.
func composition() -> Drawing {
  var drawing = Drawing(
    "composition", "Six combined motions, each over the motions that it is made of", height: 306)
  let cells = Plot.cells(
    columns: 3, rows: 2, top: 40, height: 96, gap: 34, rowGap: 54, times: 0...1.6,
    values: -0.15...1.25)
  let card = SpringTrajectory(from: 0.0, to: 1, spring: .bouncy)
  let press = EasedTrajectory(from: 0.0, to: 1, duration: 0.5, easing: .easeInOut)
  let away = EasedTrajectory(from: 1.0, to: 0.3, duration: 0.5, easing: .easeInOut)
  let shake = SpringTrajectory(
    from: 0.0, to: 0, velocity: 5, spring: Spring(duration: 0.25, bounce: 0.7)
  ).delayed(by: 0.5)
  let smooth = SpringTrajectory(from: 0.0, to: 1, spring: .smooth)
  let idle = EasedTrajectory(from: 0.0, to: 0.3, duration: 0.3).repeated(autoreverses: true)
  func begin(_ index: Int, _ name: String) -> Plot {
    let plot = cells[index]
    drawing.write(name, "title", x: plot.left, y: plot.top - 12)
    drawing.level(0, of: plot)
    return plot
  }
  var plot = begin(0, "delayed")
  drawing.curve("b thin faint", card, in: plot)
  drawing.curve("a", card.delayed(by: 0.4), in: plot, cuts: [0.4])
  plot = begin(1, "repeated, autoreversed")
  drawing.curve("a", press.repeated(3, autoreverses: true), in: plot, cuts: [0.5, 1, 1.5])
  plot = begin(2, "followed by")
  drawing.curve("a", press.followed(by: away.delayed(by: 0.2)), in: plot, cuts: [0.5, 0.7, 1.2])
  drawing.dot("a", plot.point(0.5, 1), radius: 3)
  plot = begin(3, "sum")
  drawing.curve("b thin faint", smooth, in: plot)
  drawing.curve("c thin faint", shake, in: plot, cuts: [0.5])
  drawing.curve("a", smooth + shake, in: plot, cuts: [0.5])
  plot = begin(4, "crossfaded")
  drawing.curve("b thin faint", idle, in: plot, cuts: [0.3, 0.6, 0.9, 1.2, 1.5])
  drawing.curve("c thin faint", smooth.delayed(by: 0.6), in: plot, cuts: [0.6])
  drawing.curve(
    "a", idle.crossfaded(to: smooth, at: 0.6, duration: 0.4), in: plot,
    cuts: [0.3, 0.6, 0.9, 1, 1.2])
  plot = begin(5, "springing")
  let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 1.2, easing: .linear)
  drawing.curve("b thin faint", ramp, in: plot, over: 0...1.2)
  drawing.curve("a", ramp, in: plot, over: 0...0.4)
  drawing.curve(
    "a", ramp.springing(to: 0.8, at: 0.4, spring: .bouncy).delayed(by: 0.4), in: plot,
    over: 0.4...1.6)
  drawing.dot("a", plot.point(0.4, ramp.value(at: 0.4)), radius: 3)
  return drawing
}

/// A motion, the same motion reduced, and its opacity.
func reduced() -> Drawing {
  var drawing = Drawing(
    "reduced", "A reduced motion jumps halfway, while its opacity is zero", height: 176)
  let cells = Plot.cells(
    columns: 2, rows: 1, top: 40, height: 100, gap: 40, rowGap: 0, times: 0...0.6,
    values: 0...1.05)
  let card = EasedTrajectory(from: 0.0, to: 1, duration: 0.5)
  let calm = card.reduced()
  drawing.write("position", "title", x: cells[0].left, y: 28)
  drawing.timeAxis(of: cells[0], every: 0.2)
  drawing.curve("b thin faint", card, in: cells[0], cuts: [0.5])
  drawing.curve("a", calm, in: cells[0], cuts: [calm.jump])
  drawing.dot("a", cells[0].point(calm.jump, 1))
  drawing.write("unreduced", "b", x: cells[0].x(0.17), y: cells[0].y(0.5), .end)
  drawing.write("reduced", "a", x: cells[0].x(0.36), y: cells[0].y(0.6))
  drawing.write("opacity", "title", x: cells[1].left, y: 28)
  drawing.timeAxis(of: cells[1], every: 0.2)
  drawing.curve("a", calm.opacity, in: cells[1], cuts: [calm.jump, 0.5])
  return drawing
}

/// A motion and the few samples within a tolerance of it.
func export() -> Drawing {
  var drawing = Drawing(
    "export", "A spring, and the few lines that stay within a tolerance of it", height: 252)
  let plot = Plot(top: 20, height: 196, times: 0...0.8, values: 0...1.25)
  let card = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: 0.5))
  drawing.timeAxis(of: plot, every: 0.2)
  drawing.level(1, of: plot, "dash")
  for (tolerance, style, offset) in [(0.05, "b", 0.0), (0.005, "c", 1)] {
    guard let sampled = try? SampledMotion(card, within: tolerance, over: 0...0.8) else { continue }
    if offset == 0 { drawing.curve("a faint", card, in: plot) }
    let points = sampled.samples.map { plot.point($0.time, $0.value) }
    drawing.path("\(style) thin", data(through: points))
    for point in points { drawing.dot(style, point, radius: 3) }
    drawing.write(
      "\(points.count) samples within \(decimal(tolerance, 3))", style, x: plot.right,
      y: plot.y(0.5) + 22 * offset, .end)
  }
  drawing.write("the spring", "a", x: plot.right, y: plot.y(0.5) + 44, .end)
  return drawing
}
