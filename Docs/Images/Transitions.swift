// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A view that leaves while it is still arriving.
func presence() -> Drawing {
  var drawing = Drawing(
    "presence", "An offset that appears, and disappears before it has arrived", height: 272)
  let plot = Plot(top: 40, height: 196, times: 0...2, values: -95...95)
  var offset = Presence(
    willAppear: 80.0, identity: 0, didDisappear: -80, curve: .spring(.snappy))
  let (appears, disappears) = (0.4, 0.6)
  offset.appear(at: appears)
  let arriving = offset
  offset.disappear(at: disappears)
  drawing.timeAxis(of: plot, every: 0.4, numbersAt: plot.bottom + 20)
  for (value, name) in [(80.0, "willAppear"), (0, "identity"), (-80, "didDisappear")] {
    drawing.level(value, of: plot, "dash")
    drawing.write(name, x: plot.right, y: plot.y(value) - 8, .end)
  }
  for (time, name, anchor) in [
    (appears, "appear", Drawing.Anchor.end), (disappears, "disappear", .start),
  ] {
    drawing.moment(time, of: plot)
    drawing.write(
      name, "title", x: plot.x(time) + (anchor == .end ? 12 : -12), y: 28, anchor)
  }
  drawing.curve("a thin faint", arriving, in: plot, over: disappears...2)
  drawing.curve("a", offset, in: plot, cuts: [appears, disappears])
  for time in [appears, disappears] { drawing.dot("a", plot.point(time, offset.value(at: time))) }
  return drawing
}

/// A drawer that goes between three phases.
func phases() -> Drawing {
  enum Drawer: CaseIterable { case closed, peeking, open }
  var drawing = Drawing(
    "phases", "The height of a drawer that goes between three phases", height: 272)
  let plot = Plot(top: 40, height: 196, times: 0...3, values: 0...520)
  var height = PhaseTrajectory(
    [Drawer.closed: 0.0, .peeking: 120, .open: 480],
    curve: .spring(.snappy), curves: [PhaseCurve(to: .closed, .eased(duration: 0.4))])
  let changes: [(Double, Drawer)] = [(0.3, .peeking), (1, .open), (1.2, .closed), (2, .open)]
  for (time, phase) in changes { height.go(to: phase, at: time) }
  drawing.timeAxis(of: plot, every: 0.5)
  for (value, name) in [(120.0, "peeking"), (480, "open")] {
    drawing.level(value, of: plot, "dash")
    drawing.write(name, x: plot.left, y: plot.y(value) - 8)
  }
  drawing.write("closed", x: plot.left, y: plot.y(0) - 8)
  for (time, phase) in changes {
    drawing.moment(time, of: plot)
    let anchor: Drawing.Anchor = time == 1 ? .end : time == 1.2 ? .start : .middle
    let shift = time == 1 ? 14.0 : time == 1.2 ? -14 : 0
    drawing.write("\(phase)", "title", x: plot.x(time) + shift, y: 28, anchor)
  }
  drawing.curve("a", height, in: plot, cuts: changes.map(\.0))
  for (time, _) in changes { drawing.dot("a", plot.point(time, height.value(at: time))) }
  return drawing
}
