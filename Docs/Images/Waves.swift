// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The displacement by a wave over the distance, at three times.
func ripple() -> Drawing {
  var drawing = Drawing(
    "ripple", "A wave that runs outwards and fades, at three times", height: 328)
  let ripple = Ripple(amplitude: 12, frequency: 15, decay: 3, speed: 600)
  for (row, time) in [0.25, 0.5, 0.75].enumerated() {
    let plot = Plot(
      top: 20 + 92 * Double(row), height: 76, times: 0...600, values: -12...12)
    drawing.level(0, of: plot)
    let front = ripple.speed * time
    drawing.moment(front, of: plot)
    drawing.write("front", x: plot.x(front) - 8, y: plot.top + 8, .end)
    drawing.write("\(decimal(time, 2)) s", "title", x: plot.right, y: plot.y(0) - 8, .end)
    drawing.path(
      "a",
      plot.curve(cuts: [front]) { distance in
        let state = ripple.state(at: time, delayedBy: ripple.delay(atDistance: distance))
        return KinematicState(value: state.value, velocity: -state.velocity / ripple.speed)
      })
    if row == 2 {
      drawing.timeAxis(
        of: plot, every: 100, decimals: 0, unit: "points from the origin",
        numbersAt: plot.bottom + 34)
    }
  }
  return drawing
}

/// A grid that two waves displace.
func rippleField() -> Drawing {
  var drawing = Drawing(
    "ripple-field", "A grid of points, displaced by two waves that meet", height: 300)
  drawing.styles = [".grid { stroke-width: 1; stroke-opacity: .7 }"]
  var field = RippleField(
    Ripple(amplitude: 16, frequency: 28, decay: 4, speed: 500, nearField: .smooth))
  let taps: [(SIMD2<Double>, Double)] = [(SIMD2(190, 150), 0), (SIMD2(500, 120), 0.15)]
  for (place, time) in taps { field.trigger(from: place, at: time) }
  let time = 0.45
  let (columns, rows, pitch) = (32, 13, 20.0)
  func point(_ column: Int, _ row: Int) -> SIMD2<Double> {
    let place = SIMD2(20 + pitch * Double(column), 30 + pitch * Double(row))
    return place + field.displacement(of: place, at: time)
  }
  for row in 0...rows {
    drawing.path("a grid", data(through: (0...columns).map { point($0, row) }))
  }
  for column in stride(from: 0, through: columns, by: 1) {
    drawing.path("a grid", data(through: (0...rows).map { point(column, $0) }))
  }
  for (place, _) in taps { drawing.dot("b", place) }
  return drawing
}
