// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

/// A ball on a spring and a ball on an ease, which CSS keyframes of the library move.
///
/// Readers who want reduced motion see one instant of it.
func moving() -> Drawing {
  var drawing = Drawing(
    "moving", "A ball on a spring passes its target and returns, beside a ball on an ease",
    height: 246)
  let (turn, instant) = (1.4, 0.5)
  let plot = Plot(top: 104, height: 110, times: 0...(2 * turn + 0.2), values: -0.2...1.2)
  let (start, target) = (170.0, 540.0)
  let spring = Spring(duration: 0.5, bounce: 0.5)

  func springs(over distance: Double) -> Track<Double> {
    Track(
      from: 0,
      [
        .hold(duration: 0.2), .spring(to: distance, duration: turn, spring: spring),
        .spring(to: 0, duration: turn, spring: spring),
      ])
  }
  func eases(over distance: Double) -> Track<Double> {
    let rest = turn - spring.duration
    return Track(
      from: 0,
      [
        .hold(duration: 0.2),
        .linear(to: distance, duration: spring.duration, easing: .easeInOut),
        .hold(duration: rest),
        .linear(to: 0, duration: spring.duration, easing: .easeInOut),
        .hold(duration: rest),
      ])
  }
  func move(_ name: String, by track: Track<Double>, _ axis: String) {
    guard let keyframes = try? CSSKeyframes(track, named: name, within: 0.2) else { return }
    drawing.styles += [
      keyframes.text { "transform: translate\(axis)(\(text($0))px)" },
      """
      @media (prefers-reduced-motion: no-preference) {
        .\(name) { animation: \(name) \(decimal(track.duration, 1))s linear infinite }
      }
      """,
    ]
  }
  func ball(_ style: String, _ center: SIMD2<Double>, radius: Double, moved offset: SIMD2<Double>) {
    drawing.add(
      """
      <circle class="\(style)" cx="\(text(center.x))" cy="\(text(center.y))" \
      r="\(text(radius))" transform="translate(\(text(offset)))"/>
      """)
  }

  drawing.timeAxis(of: plot, every: 0.5, numbersAt: plot.bottom + 22)
  drawing.level(1, of: plot, "dash")
  for x in [start, target] { drawing.line("dash", from: SIMD2(x, 12), to: SIMD2(x, 88)) }
  let height = plot.y(1) - plot.y(0)
  move("time", by: Track(from: 0, [.linear(to: plot.width, duration: 2 * turn + 0.2)]), "X")
  let lanes = [("spring", "a", springs, 30.0), ("ease", "b", eases, 70.0)]
  for (name, style, track, y) in lanes {
    let unit = track(1)
    let value = unit.value(at: instant)
    move("\(name)-x", by: track(target - start), "X")
    move("\(name)-y", by: track(height), "Y")
    drawing.write(name, style, x: plot.left, y: y + 4.5)
    ball(
      "\(style) \(name)-x", SIMD2(start, y), radius: 13, moved: SIMD2((target - start) * value, 0))
    drawing.curve("\(style) thin", unit, in: plot, cuts: unit.boundaries)
  }
  drawing.add("<g class=\"time\" transform=\"translate(\(text(plot.x(instant) - plot.left)) 0)\">")
  drawing.moment(0, of: plot)
  for (name, style, track, _) in lanes {
    ball(
      "\(style) \(name)-y", plot.point(0, 0), radius: 5,
      moved: SIMD2(0, height * track(1).value(at: instant)))
  }
  drawing.add("</g>")
  return drawing
}
