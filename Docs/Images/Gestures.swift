// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The shown offset of content that is pulled over an edge.
func rubberBand() -> Drawing {
  var drawing = Drawing(
    "rubber-band", "A rubber band: the shown offset grows ever more slowly with the pull",
    height: 272)
  let band = RubberBand(dimension: 400)
  let plot = Plot(top: 20, height: 216, times: 0...1600, values: 0...430)
  drawing.timeAxis(of: plot, every: 400, decimals: 0, unit: "points pulled")
  drawing.level(400, of: plot, "dash")
  drawing.write("never beyond the dimension, 400", x: plot.right, y: plot.y(400) + 18, .end)
  drawing.line("faint", from: plot.point(0, 0), to: plot.point(430, 430))
  drawing.write("the finger", x: plot.x(330), y: plot.y(330) - 8, .end)
  drawing.path(
    "a",
    plot.curve { KinematicState(value: band.shown($0), velocity: band.derivative(at: $0)) })
  drawing.dot("a", plot.point(400, band.shown(400)))
  drawing.write(
    "pulled by 400, shown at \(decimal(band.shown(400), 1))", "a", x: plot.x(400) + 12,
    y: plot.y(band.shown(400)) + 16)
  return drawing
}

/// A drag and the spring that takes over at its release.
func throwing() -> Drawing {
  var drawing = Drawing(
    "throw", "The reports of a finger, and a spring that continues with its velocity",
    height: 264)
  let plot = Plot(top: 24, height: 204, times: 0...0.8, values: 0...380)
  var drag = Drag(beganAt: 0.0, at: 0)
  var reports: [SIMD2<Double>] = [SIMD2(0, 0)]
  for index in 1...12 {
    let time = Double(index) / 60
    let place = 3000 * time * time
    drag.move(to: place, at: time)
    reports.append(SIMD2(time, place))
  }
  let release = 12.0 / 60
  drag.end(at: release)
  let card = drag.thrown {
    SpringTrajectory(from: $0.value, to: 300, velocity: $0.velocity, spring: .bouncy)
  }
  let state = card.state(at: release)
  drawing.timeAxis(of: plot, every: 0.2)
  drawing.level(300, of: plot, "dash")
  drawing.write("target", x: plot.right, y: plot.y(300) + 18, .end)
  drawing.moment(release, of: plot)
  let reach = 0.07
  drawing.line(
    "thin", from: plot.point(release - reach, state.value - reach * state.velocity),
    to: plot.point(release + reach, state.value + reach * state.velocity))
  drawing.curve("a", card, in: plot, over: release.nextUp...0.8)
  for report in reports { drawing.dot("b", plot.point(report.x, report.y), radius: 3) }
  drawing.write("reports of the finger", "b", x: plot.x(0.005), y: plot.y(150))
  drawing.write(
    "released with \(decimal(state.velocity, 0)) points/s", x: plot.x(release) + 12,
    y: plot.y(60))
  drawing.write("the spring", "a", x: plot.x(0.38), y: plot.y(245))
  return drawing
}

/// A free decay, and one that a spring stops at an edge.
func decay() -> Drawing {
  var drawing = Drawing(
    "decay", "A decay that coasts, and one that a spring stops at an edge", height: 264)
  let plot = Plot(top: 24, height: 204, times: 0...2.4, values: 0...1080)
  let free = Decay(from: 0.0, velocity: 2000)
  let bounded = BoundedDecay(from: 0, velocity: 2000, in: 0...600)
  drawing.timeAxis(of: plot, every: 0.4)
  drawing.box(
    "area", x: plot.left, y: plot.top, width: plot.width, height: plot.y(600) - plot.top)
  drawing.write("beyond the edge, 600", x: plot.x(0.02) + 6, y: plot.top + 20)
  drawing.curve("b", free, in: plot)
  drawing.curve("a", bounded, in: plot, cuts: [bounded.crossingTime])
  drawing.dot("a", plot.point(bounded.crossingTime, 600))
  drawing.write(
    "crosses the edge at \(decimal(bounded.crossingTime, 4)) s", "a",
    x: plot.x(bounded.crossingTime) + 14, y: plot.y(600) + 24)
  drawing.write(
    "Decay, comes to rest at \(decimal(free.restingValue, 0))", "b",
    x: plot.right, y: plot.y(free.restingValue) + 30, .end)
  drawing.write("BoundedDecay, comes to rest at 600", "a", x: plot.right, y: plot.y(600) - 10, .end)
  return drawing
}

/// Four ways to slow down from one velocity.
func flings() -> Drawing {
  var drawing = Drawing("flings", "Four ways to slow down from one velocity", height: 264)
  let plot = Plot(top: 24, height: 204, times: 0...2.8, values: 0...1600)
  let (decay, spline) = (Decay(from: 0.0, velocity: 3000), SplineFling(from: 0.0, velocity: 3000))
  let power = PowerFling(from: 0.0, velocity: 3000)
  let braking = Braking(from: 0.0, velocity: 3000, drag: 3.7, deceleration: 636.4)
  drawing.timeAxis(of: plot, every: 0.4)
  drawing.curve("a", decay, in: plot)
  drawing.curve("b", spline, in: plot, over: 0...spline.duration)
  drawing.curve("c", power, in: plot, over: 0...power.duration)
  drawing.curve("d", braking, in: plot, over: 0...braking.duration)
  let ends = [
    ("b", "SplineFling", spline.duration, spline.restingValue),
    ("c", "PowerFling", power.duration, power.restingValue),
    ("d", "Braking", braking.duration, braking.restingValue),
  ]
  for (style, name, time, place) in ends {
    drawing.dot(style, plot.point(time, place))
    let end = plot.point(time, place)
    switch name {
    case "PowerFling": drawing.write(name, style, x: end.x - 4, y: end.y - 14, .end)
    case "SplineFling": drawing.write(name, style, x: end.x + 10, y: end.y + 18)
    default: drawing.write(name, style, x: end.x + 10, y: end.y + 5)
    }
  }
  drawing.write("Decay", "a", x: plot.right, y: plot.y(decay.value(at: 2.8)) - 8, .end)
  return drawing
}
