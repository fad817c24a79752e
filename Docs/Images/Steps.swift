// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A card on a table: dragged, thrown, caught and sent home.
func thrownCard() -> Drawing {
  var drawing = Drawing(
    "thrown-card", "A card is dragged, thrown towards a corner, caught in flight and sent home",
    height: 280)
  let spring = Spring(duration: 0.5, bounce: 0.3)
  var drag = Drag(beganAt: SIMD2(100.0, 220), at: 0)
  var reports = [SIMD2(100.0, 220)]
  for step in 1...6 {
    reports.append(SIMD2(100, 220) + SIMD2(24, -14) * Double(step))
    drag.move(to: reports[step], at: Double(step) / 60)
  }
  drag.end(at: 0.11)
  let (release, corner, home) = (drag.releaseState, SIMD2(580.0, 50), SIMD2(60.0, 50))
  let flight = SpringTrajectory(
    from: release.value, to: corner, velocity: release.velocity, spring: spring)
  var card = InterruptibleSpring(flight)
  card.hold(at: 0.1)
  card.retarget(to: home, at: 0.3)
  card.release(velocity: SIMD2(-600, 0), at: 0.3)
  func way(_ motion: some Trajectory<SIMD2<Double>>, _ range: ClosedRange<Double>) -> String {
    data(
      through: (0...40).map {
        motion.value(
          at: range.lowerBound + (range.upperBound - range.lowerBound) * Double($0) / 40)
      })
  }
  for place in [home, corner, SIMD2(60.0, 230), SIMD2(580, 230)] {
    drawing.box(
      "area", x: place.x - 33, y: place.y - 21, width: 66, height: 42, "rx=\"6\"")
  }
  drawing.path("a faint", way(flight, 0.1...1.4))
  drawing.path("a", way(flight, 0...0.1))
  drawing.path("c", way(card, 0.3...1.8))
  for report in reports { drawing.dot("b", report, radius: 3) }
  let caught = card.value(at: 0.2)
  drawing.dot("a", release.value, radius: 4)
  drawing.dot("c", caught, radius: 4)
  drawing.write("reports of the finger", "b", x: 150, y: 216)
  drawing.write("released", "a", x: release.value.x - 10, y: release.value.y - 12, .end)
  drawing.write("caught", "c", x: caught.x + 4, y: caught.y + 24)
  drawing.write("the flight without the catch", "a", x: corner.x - 44, y: 34, .end)
  drawing.write("home", "c", x: home.x, y: home.y + 40, .middle)
  return drawing
}

/// The properties of a timeline over time.
func timeline() -> Drawing {
  var drawing = Drawing(
    "timeline", "Four properties of a card, each with its own start and its own motion",
    height: 268)
  let scale = Track(from: 0.9, [.cubic(to: 1.06, duration: 0.25), .spring(to: 1, duration: 0.5)])
  func row(_ index: Int, _ name: String, _ values: ClosedRange<Double>) -> Plot {
    let plot = Plot(
      left: 120, top: 20 + 58 * Double(index), width: Drawing.width - Drawing.margin - 120,
      height: 40, times: 0...1.1, values: values)
    drawing.write(name, "title", x: Drawing.margin, y: plot.top + 25)
    drawing.level(values.lowerBound, of: plot)
    return plot
  }
  func draw(
    _ motion: some Playable<Double> & Trajectory<Double>, from offset: Double, _ plot: Plot,
    _ style: String, cuts: [Double] = []
  ) {
    let end = min(offset + motion.duration, plot.times.upperBound)
    drawing.curve(
      "\(style) thin faint", motion.delayed(by: offset), in: plot,
      cuts: [offset, end] + cuts.map { $0 + offset })
    drawing.curve(
      style, motion.delayed(by: offset), in: plot, over: offset...end,
      cuts: cuts.map { $0 + offset })
    drawing.dot(style, plot.point(offset, motion.start))
    drawing.dot(style, plot.point(end, motion.value(at: end - offset)))
  }
  draw(EasedTrajectory(from: 0.0, to: 1, duration: 0.2), from: 0, row(0, "opacity", 0...1), "a")
  draw(
    SpringTrajectory(from: 40.0, to: 0, spring: .bouncy), from: 0, row(1, "height", -4...40), "b")
  draw(scale, from: 0.1, row(2, "scale", 0.9...1.07), "c", cuts: scale.boundaries)
  let last = row(3, "letters", 0...12)
  draw(
    EasedTrajectory(from: 0.0, to: 12, duration: 0.36, easing: .linear), from: 0.3, last, "d")
  drawing.timeAxis(of: last, every: 0.2, numbersAt: last.bottom + 22)
  return drawing
}
