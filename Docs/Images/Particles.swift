// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The particles of a fountain at one time, and the flights of some.
func emitter() -> Drawing {
  var drawing = Drawing(
    "emitter", "The particles of a fountain at one time, with their sizes and opacities",
    height: 300)
  let fountain = Emitter(
    births: Emitter.Schedule(rate: 55), lifetime: Emitter.Variation(1.9, range: 0.3),
    position: SIMD2(340, 280), angle: Emitter.Variation(-.pi / 2, range: 0.9),
    speed: Emitter.Variation(440, range: 90), acceleration: SIMD2(0, 420), drag: 0.4,
    scale: Emitter.Variation(4.5, range: 4),
    alphaOverLife: Track(
      from: 1, [.hold(duration: 0.5), .linear(to: 0.15, duration: 0.5)]), seed: 7)
  let time = 10.0
  let alive = fountain.aliveIndices(at: time)
  for index in stride(from: alive.lowerBound + 6, to: alive.upperBound - 30, by: 11) {
    guard let particle = fountain.particle(index, at: time) else { continue }
    let birth = time - particle.age
    let points = (0...24).compactMap { step in
      fountain.particle(index, at: birth + particle.lifetime * (Double(step) + 0.01) / 24.1)?
        .position
    }
    if points.count > 1 { drawing.path("dash", data(through: points)) }
  }
  for index in alive {
    guard let particle = fountain.particle(index, at: time) else { continue }
    drawing.add(
      """
      <circle class="a" cx="\(text(particle.position.x))" cy="\(text(particle.position.y))" \
      r="\(text(particle.scale))" opacity="\(decimal(particle.color.w, 2))"/>
      """)
  }
  return drawing
}

/// A picture that dissolves, at three times.
func dissolve() -> Drawing {
  var drawing = Drawing(
    "dissolve", "A picture that dissolves from left to right, at three times", height: 220)
  drawing.styles = [".cell { stroke-width: 5 }"]
  let dissolve = Dissolve(
    columns: 24, rows: 15, cell: SIMD2(6, 6), speed: 10...70,
    acceleration: SIMD2(0, -40), seed: 7)
  for (column, time) in [0.3, 0.7, 1.1].enumerated() {
    let place = SIMD2(44 + 214 * Double(column), 92)
    drawing.write("\(decimal(time, 1)) s", "title", x: place.x, y: 24)
    var shades: [Int: String] = [:]
    for index in 0..<dissolve.count {
      let particle = dissolve.particle(index, at: time)
      let shade = Int(particle.alpha * 5 + 0.5)
      guard shade > 0 else { continue }
      let point = place + dissolve.origin(of: index) + particle.offset
      shades[shade, default: ""] += "M\(decimal(point.x, 0)) \(decimal(point.y + 3, 0))h5"
    }
    for shade in shades.keys.sorted() {
      drawing.path(
        "a cell", shades[shade] ?? "", "stroke-opacity=\"\(decimal(Double(shade) / 5, 1))\"")
    }
  }
  return drawing
}
