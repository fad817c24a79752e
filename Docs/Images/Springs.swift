// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// Eight springs of one duration.
func springs() -> Drawing {
  var drawing = Drawing(
    "springs", "Eight springs of one duration, from overdamped to bouncy", height: 282)
  let plot = Plot(top: 20, height: 226, times: 0...1.3, values: 0...1.56)
  drawing.timeAxis(of: plot, every: 0.2)
  drawing.level(1, of: plot, "dash")
  let named = 0.5
  for bounce in [-0.4, -0.2, 0, 0.2, 0.35, 0.65, 0.8, named] {
    let motion = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: bounce))
    let strength = decimal(0.7 - 0.55 * abs(bounce - named), 2)
    drawing.path(
      bounce == named ? "a" : "a thin", plot.curve(motion),
      bounce == named ? "" : "stroke-opacity=\"\(strength)\"")
    guard bounce == named else { continue }
    let (peak, settled) = (motion.peak, motion.settlingTime(within: 0.001))
    drawing.dot("a", plot.point(peak.time, peak.value))
    drawing.dot("a", plot.point(settled, 1))
    let lines = [
      "bounce \(decimal(bounce, 1))",
      "peak \(decimal(peak.value, 4)) at \(decimal(peak.time, 4)) s",
      "settled at \(decimal(settled, 4)) s",
    ]
    for (index, line) in lines.enumerated() {
      drawing.write(line, "a", x: plot.right, y: plot.y(0.5) + 20 * Double(index), .end)
    }
  }
  return drawing
}

/// One spring with its measures.
func spring() -> Drawing {
  var drawing = Drawing(
    "spring", "A spring with its peak, its overshoot and its settling time", height: 282)
  let plot = Plot(top: 24, height: 222, times: 0...1.3, values: 0...1.4)
  let motion = SpringTrajectory(from: 0.0, to: 1, spring: Spring(duration: 0.5, bounce: 0.6))
  let tolerance = 0.05
  let (peak, settled) = (motion.peak, motion.settlingTime(within: tolerance))
  drawing.timeAxis(of: plot, every: 0.2)
  drawing.box(
    "area", x: plot.left, y: plot.y(1 + tolerance), width: plot.width,
    height: plot.y(1 - tolerance) - plot.y(1 + tolerance))
  drawing.level(1, of: plot, "dash")
  drawing.write("target", x: plot.right, y: plot.y(1 + tolerance) - 8, .end)
  drawing.line("b dash", from: plot.point(peak.time, 1), to: plot.point(peak.time, 0))
  drawing.line("b", from: plot.point(peak.time, 1), to: plot.point(peak.time, peak.value))
  drawing.line("c dash", from: plot.point(settled, 1), to: plot.point(settled, 0))
  drawing.curve("a", motion, in: plot)
  drawing.dot("b", plot.point(peak.time, peak.value))
  drawing.dot("c", plot.point(settled, motion.value(at: settled)))
  drawing.write(
    "peak \(decimal(peak.value, 4)) at \(decimal(peak.time, 4)) s, overshoot "
      + decimal(motion.overshoot, 4), "b",
    x: plot.x(peak.time) + 10, y: plot.y(peak.value) - 4)
  drawing.write(
    "settled within \(decimal(tolerance, 2)) at \(decimal(settled, 4)) s", "c",
    x: plot.x(settled) + 10, y: plot.y(0.5))
  return drawing
}

/// A spring that is sent to another target in flight.
func retargeting() -> Drawing {
  var drawing = Drawing(
    "retargeting", "A spring is sent to another target and keeps its velocity", height: 240)
  let plot = Plot(top: 24, height: 180, times: 0...1, values: 0...1.1)
  let opening = SpringTrajectory(from: 0.0, to: 1, spring: .snappy)
  let time = 0.15
  let closing = opening.retargeted(to: 0.25, at: time)
  let state = opening.state(at: time)
  drawing.timeAxis(of: plot, every: 0.2)
  drawing.level(1, of: plot, "dash")
  drawing.level(0.25, of: plot, "dash")
  drawing.write("first target", x: plot.right, y: plot.y(1) - 8, .end)
  drawing.write("second target", x: plot.right, y: plot.y(0.25) - 8, .end)
  drawing.curve("a thin faint", opening, in: plot, over: time...1)
  drawing.curve("a", opening, in: plot, over: 0...time)
  drawing.curve("b", closing.delayed(by: time), in: plot, over: time...1)
  let reach = 0.045
  drawing.line(
    "thin", from: plot.point(time - reach, state.value - reach * state.velocity),
    to: plot.point(time + reach, state.value + reach * state.velocity))
  drawing.dot("b", plot.point(time, state.value))
  drawing.write(
    "retargeted at \(decimal(time, 2)) s, with its velocity", "b", x: plot.x(0.3),
    y: plot.y(0.66))
  return drawing
}

/// The distance of a spring from its target, and the instants that are called durations.
func durations() -> Drawing {
  var drawing = Drawing(
    "durations", "The distance of a spring from its target, with three of its durations",
    height: 292)
  let plot = Plot(
    left: 60, top: 34, width: Drawing.content - 36, height: 208, times: 0...1, values: -1.5...2.5)
  let card = SpringTrajectory(from: 300.0, to: 0, spring: .bouncy)
  func logarithm(_ distance: Double) -> Double {
    Elementary.log(max(abs(distance), 0.02)) / Elementary.log(10)
  }
  for (power, number) in [(-1.0, "0.1"), (0, "1"), (1, "10"), (2, "100")] {
    drawing.level(power, of: plot)
    drawing.write(number, x: plot.left - 8, y: plot.y(power) + 4.5, .end)
  }
  drawing.write("points from the target", x: Drawing.margin, y: 20)
  drawing.timeAxis(of: plot, at: -1.5, every: 0.2)
  // The curve goes down to the axis where the spring passes its target.
  let times = (0...300).map { Double($0) / 300 } + card.times(reaching: 0).prefix { $0 < 1 }
  var runs: [[SIMD2<Double>]] = [[]]
  for time in times.sorted() {
    let power = logarithm(card.value(at: time))
    if power > -1.5 {
      runs[runs.count - 1].append(plot.point(time, power))
    } else if let last = runs.last, !last.isEmpty {
      runs[runs.count - 1].append(SIMD2(plot.x(time), plot.bottom))
      runs.append(time < 0.8 ? [SIMD2(plot.x(time), plot.bottom)] : [])
    }
  }
  drawing.path("a", runs.filter { !$0.isEmpty }.map { data(through: $0) }.joined())
  drawing.moment(card.spring.duration, of: plot)
  drawing.write(
    "duration of the spring: \(decimal(card.spring.duration, 1)) s",
    x: plot.x(card.spring.duration) + 8, y: plot.y(2.1))
  let settled = card.settlingTime(within: .absolute(0.5))
  for (distance, time, style, words, y, end) in [
    (0.5, settled, "b", "settled: \(decimal(settled, 4)) s", 1.2, plot.x(settled) - 8),
    (0.3, card.duration, "c", "looks done: \(decimal(card.duration, 4)) s", 1.7, plot.right),
  ] {
    drawing.line(
      "\(style) dash", from: plot.point(time, -1.5),
      to: plot.point(time, y + (end < plot.x(time) ? 0.2 : -0.1)))
    drawing.path(
      "\(style) dash",
      "M\(text(plot.left)) \(text(plot.y(logarithm(distance))))H\(text(plot.x(time)))")
    drawing.dot(style, plot.point(time, logarithm(distance)))
    drawing.write(words, style, x: end, y: plot.y(y), .end)
  }
  return drawing
}
