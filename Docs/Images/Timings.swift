// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionInterchange

/// The progress that four timings give.
func timings() -> Drawing {
  var drawing = Drawing(
    "timings", "The progress of four timings: a delay, a fill, iterations, alternation",
    height: 332)
  let timings: [(String, Timing)] = [
    ("delay: 1, duration: 2", Timing(delay: 1, duration: 2)),
    ("the same, fill: .both", Timing(delay: 1, duration: 2, fill: .both)),
    (
      "iterations: 2.5, fill: .forwards",
      Timing(delay: 0.5, duration: 1, iterations: 2.5, fill: .forwards)
    ),
    (
      "alternate, easeInOut",
      Timing(
        delay: 0.5, duration: 1, iterations: 3, direction: .alternate, fill: .both,
        easing: .easeInOut)
    ),
  ]
  let cells = Plot.cells(
    columns: 2, rows: 2, top: 40, height: 80, gap: 40, rowGap: 70, times: 0...4, values: 0...1)
  for (plot, (name, timing)) in zip(cells, timings) {
    let active = timing.delay...timing.endTime.nextDown
    drawing.write(name, "title", x: plot.left, y: plot.top - 12)
    drawing.box(
      "area", x: plot.x(timing.delay), y: plot.top,
      width: plot.x(timing.endTime) - plot.x(timing.delay), height: plot.height)
    drawing.timeAxis(of: plot, every: 1, decimals: 0)
    drawing.level(1, of: plot, "dash")
    let ramp = EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: .linear)
    let motion = ramp.timed(by: timing)
    let passes = (1..<4).map { timing.delay + timing.duration * Double($0) }
    drawing.path("a", plot.curve(motion, over: active, cuts: passes.filter { active.contains($0) }))
    for part in [0...timing.delay, timing.endTime...4] {
      let middle = (part.lowerBound + part.upperBound) / 2
      guard timing.sample(at: middle).progress != nil else { continue }
      drawing.path("b", plot.curve(motion, over: part, cuts: [middle]))
    }
  }
  drawing.write("during the active time", "a", x: 24, y: 322)
  drawing.write("filled before or after it", "b", x: 180, y: 322)
  drawing.write("no effect: no line", x: 350, y: 322)
  return drawing
}

/// The local time of a clock that is paused, sped up and reversed.
func playbackClock() -> Drawing {
  var drawing = Drawing(
    "playback-clock", "The local time of a clock that is paused, doubled in speed and reversed",
    height: 252)
  let plot = Plot(top: 36, height: 180, times: 0...6, values: 0...4.3)
  var clock = PlaybackClock()
  var ends: [SIMD2<Double>] = []
  func mark(_ time: Double) { ends.append(plot.point(time, clock.localTime(at: time))) }
  let changes: [(Double, String)] = [
    (1, "pause"), (2, "resume"), (3, "setSpeed(2)"), (4, "reverse"),
  ]
  mark(0)
  for (time, name) in changes {
    mark(time)
    switch name {
    case "pause": clock.pause(at: time)
    case "resume": clock.resume(at: time)
    case "reverse": clock.reverse(at: time)
    default: clock.setSpeed(2, at: time)
    }
    drawing.moment(time, of: plot)
    drawing.write(name, "title", x: plot.x(time), y: 24, .middle)
  }
  mark(6)
  drawing.timeAxis(of: plot, every: 1, decimals: 0, unit: "s of the parent")
  drawing.path("a", data(through: ends))
  for end in ends.dropFirst().dropLast() { drawing.dot("a", end) }
  drawing.write("local time", "a", x: plot.x(0.75) - 4, y: plot.y(0.75) - 14, .end)
  return drawing
}

/// An animation of a style sheet: its keyframes, and what plays.
func reading() -> Drawing {
  var drawing = Drawing(
    "import", "Keyframes of a style sheet, and the motion that its animation plays", height: 244)
  let plot = Plot(top: 24, height: 176, times: 0...1.3, values: -8...44)
  drawing.timeAxis(of: plot, every: 0.2, numbersAt: plot.bottom + 22)
  let css = """
    .card { animation: rise 0.5s cubic-bezier(0.2, 0, 0, 1) 100ms 2 alternate both }
    @keyframes rise {
      from { transform: translateY(40px) }
      60% { transform: translateY(-4px); animation-timing-function: ease-out }
      to { transform: none }
    }
    """
  guard let sheet = try? CSSStyleSheet(css: css),
    let animation = sheet.styles.first?.animations.first,
    let place: CSSKeyframes<Double> = try? sheet.rules.first?.keyframes(
      of: "transform", form: "translateY(*px)", easing: animation.easing)
  else { return drawing }
  let (timing, once) = (
    animation.timing, Track(place.keyframes, duration: animation.timing.duration)
  )
  let card = once.timed(by: timing)
  let turns = (0...2).map { timing.delay + timing.duration * Double($0) }
  let corners = [turns[0] + 0.6 * timing.duration, turns[2] - 0.6 * timing.duration]
  for turn in turns { drawing.moment(turn, of: plot) }
  drawing.curve("a", card, in: plot, cuts: (turns + corners).sorted())
  for keyframe in place.keyframes {
    let time = timing.delay + keyframe.offset * timing.duration
    drawing.dot("b", plot.point(time, keyframe.value))
  }
  drawing.write("from", "b", x: plot.x(turns[0]) + 10, y: plot.y(40) + 4)
  drawing.write("60%", "b", x: plot.x(corners[0]), y: plot.y(-4) - 12, .middle)
  drawing.write("to", "b", x: plot.x(turns[1]), y: plot.y(0) - 12, .middle)
  drawing.write("the second time backwards", x: plot.x(turns[1]) + 12, y: plot.y(24))
  return drawing
}
