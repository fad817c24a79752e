// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A ball on a spring, and the actions of a hand: catching and throwing the ball, moving the
/// target.
///
/// It is made from the reports of a pointer, and its motion is a function of time. A report affects
/// only later times.
struct BallPlay: Sendable {
  /// The range of the ball, and the distance at which a finger still catches it.
  struct Rail: Sendable {
    /// The ends, in the units of the spring.
    let low: Double, high: Double

    /// The greatest distance from the ball's middle at which a finger catches it.
    var reach: Double { 0.1 * (high - low) }

    func nearest(to place: Double) -> Double { min(max(place, low), high) }
  }

  /// A press of the pointer, from down to up.
  struct Press: Sendable {
    /// The times at which the pointer came down, and went up.
    let begin: Double
    var end = Double.infinity

    /// The drag of the ball, if the press holds the ball and not the target.
    var drag: Drag<Double>?

    /// The distance of the ball's middle from the finger.
    let grip: Double
  }

  private let rail: Rail

  /// The ball with its whole history.
  private(set) var spring: InterruptibleSpring<Double>

  /// The presses, in the order of their times.
  private(set) var presses: [Press] = []

  /// The time of the last report.
  private(set) var lastReport = 0.0

  /// Creates a play from legal reports.
  init(_ reports: [ScenePointer], of motion: SpringTrajectory<Double>, on rail: Rail) {
    self.rail = rail
    spring = InterruptibleSpring(motion)
    if let start = reports.first, start.phase == .start {
      spring = InterruptibleSpring(at: rail.nearest(to: start.x), spring: motion.spring)
    }
    for report in reports { take(report) }
  }

  private mutating func take(_ report: ScenePointer) {
    let (time, last) = (report.time, presses.count - 1)
    let isDown = last >= 0 && presses[last].end == .infinity
    switch (report.phase, isDown) {
    case (.down, false):
      guard abs(report.y) <= 2 * rail.reach, report.x >= rail.low - rail.reach,
        report.x <= rail.high + rail.reach
      else { return }
      let place = spring.value(at: time)
      let hasBall = abs(report.x - place) <= rail.reach && abs(report.y) <= rail.reach
      presses.append(
        Press(
          begin: time, drag: hasBall ? Drag(beganAt: place, at: time) : nil,
          grip: place - report.x))
      if hasBall { spring.hold(at: time) } else { lead(to: report) }
    case (.move, true):
      if presses[last].drag == nil {
        lead(to: report)
      } else {
        let place = rail.nearest(to: report.x + presses[last].grip)
        presses[last].drag?.move(to: place, at: time)
        spring.drag(to: place, at: time)
      }
    case (.up, true), (.cancel, true):
      presses[last].end = time
      presses[last].drag?.end(at: time)
      if let drag = presses[last].drag {
        spring.release(velocity: report.phase == .up ? drag.releaseState.velocity : 0, at: time)
      }
    default: return
    }
    lastReport = time
  }

  /// Sends the ball to the position of a report.
  private mutating func lead(to report: ScenePointer) {
    spring.retarget(to: rail.nearest(to: report.x), at: report.time)
  }

  /// Returns the press at a time.
  private func press(at time: Double) -> Press? {
    guard let press = presses.last(where: { $0.begin <= time }), time < press.end else {
      return nil
    }
    return press
  }

  /// Returns position and velocity of the ball at a time, also in the hand.
  func state(at time: Double) -> KinematicState<Double> {
    let state = spring.state(at: time)
    guard let drag = press(at: time)?.drag else { return state }
    return KinematicState(value: state.value, velocity: drag.state(at: time).velocity)
  }

  /// Returns what is held at a time: 1 is the ball, a half is the target, and 0 is nothing.
  func hold(at time: Double) -> Double {
    press(at: time).map { $0.drag == nil ? 0.5 : 1 } ?? 0
  }

  /// Returns the last time at which the ball is farther from the target than a distance; nil in the
  /// hand.
  func settled(within distance: Double) -> Double? {
    if let last = presses.last, last.end == .infinity, last.drag != nil { return nil }
    return max(spring.settlingTime(within: distance), lastReport)
  }

  /// The times at which the ball was caught and released, and at which the target moved.
  var marks: [SceneMark] {
    presses.flatMap { press in
      guard press.drag != nil else { return [SceneMark(.handover, time: press.begin)] }
      let caught = SceneMark(.caught, time: press.begin)
      return press.end < .infinity ? [caught, SceneMark(.released, time: press.end)] : [caught]
    }
  }
}
