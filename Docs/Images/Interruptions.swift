// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A spring that a hand catches, moves and releases.
func interruption() -> Drawing {
  var drawing = Drawing(
    "interruption", "A spring that is caught, dragged, released and retargeted", height: 264)
  let plot = Plot(top: 40, height: 188, times: 0...1.6, values: 0...340)
  var card = InterruptibleSpring(from: 0.0, to: 100, spring: .snappy)
  card.hold(at: 0.15)
  card.drag(to: 140, at: 0.4)
  card.release(velocity: 900, at: 0.6)
  card.retarget(to: 300, at: 0.8)
  drawing.timeAxis(of: plot, every: 0.4)
  for target in [100.0, 300] { drawing.level(target, of: plot, "dash") }
  drawing.write("first target, 100", x: plot.right, y: plot.y(100) - 8, .end)
  drawing.write("second target, 300", x: plot.right, y: plot.y(300) - 8, .end)
  let changes = [(0.15, "hold"), (0.4, "drag"), (0.6, "release"), (0.8, "retarget")]
  for (time, name) in changes {
    drawing.moment(time, of: plot)
    drawing.write(name, "title", x: plot.x(time), y: 28, .middle)
  }
  drawing.curve("a", card, in: plot, cuts: changes.map(\.0))
  for (time, _) in changes { drawing.dot("a", plot.point(time, card.value(at: time))) }
  return drawing
}

/// A spring behind a target that moves.
func following() -> Drawing {
  var drawing = Drawing(
    "following", "A spring that follows a moving target, and settles on it", height: 252)
  let plot = Plot(top: 20, height: 196, times: 0...1.6, values: 0...340)
  let finger = EasedTrajectory(from: 0.0, to: 300, duration: 0.8, easing: .easeInOut)
  let bubble = FollowingSpring(from: 0, following: finger, spring: .bouncy)
  drawing.timeAxis(of: plot, every: 0.4)
  drawing.curve("b", finger, in: plot, cuts: [0.8])
  drawing.curve("a", bubble, in: plot)
  drawing.write("the target", "b", x: plot.x(0.38) - 8, y: plot.y(170), .end)
  drawing.write("the spring", "a", x: plot.x(0.62), y: plot.y(150))
  return drawing
}
