// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

/// An ease and a spring that are sent back on their way, while time runs on and back.
///
/// CSS of the library moves it; readers who want reduced motion see one instant of it.
func changeOfMind() -> Drawing {
  var drawing = Drawing(
    "change-of-mind", "An ease that is sent back on its way stops dead; a spring turns",
    width: 840, height: 352)
  let (change, instant, end) = (0.6, 0.78, 2.2)
  let there = EasedTrajectory(from: 0.0, to: 1, duration: 0.7, easing: .easeInOut)
    .delayed(by: 0.2).clipped(to: change)
  let ease = there.followed(
    by: EasedTrajectory(from: there.end, to: 0, duration: 0.7, easing: .easeInOut))
  var spring = InterruptibleSpring(from: 0.0, to: 0, spring: Spring(duration: 1, bounce: 0.25))
  spring.retarget(to: 1, at: 0.2)
  spring.retarget(to: 0, at: change)

  drawing.styles += [
    """
    .on, .back { opacity: 1 } .back { opacity: 0 }
    @media (prefers-reduced-motion: no-preference) {
      .moves { animation: \(text(end))s linear infinite alternate }
      .on { animation: on \(text(2 * end))s step-end infinite }
      .back { animation: on \(text(2 * end))s step-end -\(text(end))s infinite }
    }
    @keyframes on { 0% { opacity: 1 } 50% { opacity: 0 } }
    """
  ]
  let width = (drawing.width - 2 * Drawing.margin - 40) / 2
  drawing.panel(
    "An ease stops dead, and starts again", "b", ease, change: change, instant: instant,
    left: Drawing.margin, width: width, end: end)
  drawing.panel(
    "A spring keeps its velocity, and turns", "a", spring, change: change, instant: instant,
    left: Drawing.margin + width + 40, width: width, end: end)
  drawing.styles.append(
    "@keyframes time { from { transform: none } to { transform: translateX(\(text(width))px) } }")
  let foot = drawing.height - 12
  drawing.write("time runs on", "title on", x: drawing.width / 2, y: foot, .middle)
  drawing.write(
    "time runs back, through the same states", "title back", x: drawing.width / 2, y: foot, .middle)
  return drawing
}

extension Drawing {
  /// Draws a ball, its position over time and its velocity, with the present moment across both.
  fileprivate mutating func panel(
    _ name: String, _ style: String, _ motion: some Trajectory<Double>, change: Double,
    instant: Double, left: Double, width: Double, end: Double
  ) {
    let place = Plot(
      left: left, top: 118, width: width, height: 92, times: 0...end, values: -0.15...1)
    let speed = Plot(
      left: left, top: 240, width: width, height: 72, times: 0...end, values: -2.8...2.4)
    let (home, far, lane) = (left + 16, left + width - 16, 64.0)
    write(name, style, x: left, y: 24)
    for x in [home, far] { line("dash", from: SIMD2(x, lane - 22), to: SIMD2(x, lane + 22)) }
    let value = motion.value(at: instant)
    move(
      "\(style)x", by: motion, over: end, "X", far - home,
      at: (far - home) * value,
      "<circle class=\"\(style)\" cx=\"\(text(home))\" cy=\"\(text(lane))\" r=\"15\"/>")

    write("position", x: left + width, y: place.y(0) - 8, .end)
    level(0, of: place)
    curve("\(style) thin", motion, in: place, cuts: [0.2, change])
    write("velocity", x: left + width, y: speed.y(0) - 8, .end)
    level(0, of: speed)
    let cuts = [0, 0.2, change, end]
    for (from, to) in zip(cuts, cuts.dropFirst()) {
      let steps = Int((to - from) * 60)
      let points = (0...steps).map { step in
        let time = from + (to - from) * Double(step) / Double(steps)
        let inside = min(max(time, from.nextUp), to.nextDown)
        return speed.point(time, motion.velocity(at: inside))
      }
      path("\(style) thin", data(through: points))
    }
    moment(
      change,
      of: Plot(
        left: left, top: place.top, width: width, height: speed.bottom - place.top,
        times: 0...end, values: 0...1))
    write("sent back", x: place.x(change), y: place.top - 6, .middle)

    let height = place.y(1) - place.y(0)
    let dot =
      "<circle class=\"\(style)\" cx=\"\(text(left))\" cy=\"\(text(place.y(0)))\" r=\"5\"/>"
    let line =
      "<path class=\"thin\" d=\"M\(text(left)) \(text(place.top))V\(text(speed.bottom))\"/>"
    add(
      "<g class=\"moves\" style=\"animation-name:time\" transform=\"translate(\(text(width * instant / end)))\">"
    )
    add(line)
    move("\(style)y", by: motion, over: end, "Y", height, at: height * value, dot)
    add("</g>")
  }

  /// Adds an element that a motion moves along an axis of the page, by some points for each unit.
  private mutating func move(
    _ name: String, by motion: some Trajectory<Double>, over end: Double, _ axis: String,
    _ unit: Double, at offset: Double, _ element: String
  ) {
    guard let easing = try? motion.cssLinear(within: 0.002, over: 0...end) else { return }
    styles.append(
      """
      @keyframes \(name) {
        from { transform: none; animation-timing-function: \(easing) }
        to { transform: translate\(axis)(\(text(unit))px) }
      }
      """)
    let still = axis == "X" ? text(SIMD2(offset, 0)) : text(SIMD2(0, offset))
    add(
      """
      <g class="moves" style="animation-name:\(name)" transform="translate(\(still))">\(element)</g>
      """)
  }
}
