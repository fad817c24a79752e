// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A script of events, and what the debouncer, the machine and the screen make of it.
struct ToastPlay: Sendable {
  /// An event, with its time.
  struct Cue: Sendable {
    let time: Double
    let event: ToastMachine.State
  }

  /// A change of what is shown, with its time and the angle of the spinner there.
  struct Step: Sendable {
    let time: Double
    let change: ToastMachine.Change
    let angle: Double
  }

  /// What was sent.
  let sent: [Cue]

  /// What came through the debouncer.
  private(set) var delivered: [Cue] = []

  /// What changed.
  private(set) var steps: [Step] = []

  /// The distance of the toast from its place; negative above the screen's edge.
  private(set) var slide: ToastMotion

  /// The width of the toast in points.
  private(set) var width: ToastMotion

  /// The seconds of the debouncer's quiet.
  let delay: Double

  /// The radians per second of the spinner: one turn in 0.6 s.
  static var spin: Double { 2 * .pi / 0.6 }

  /// Plays a script, in the order of its times.
  init(_ sent: [Cue], delay: Double, distance: Double) {
    self.sent = sent
    self.delay = delay
    slide = ToastMotion(at: -distance)
    width = ToastMotion(at: Self.width(of: 0))
    var debouncer = Debouncer<ToastMachine.State>(delay: delay)
    for cue in sent {
      if let due = debouncer.send(cue.event, at: cue.time) {
        delivered.append(Cue(time: due.time, event: due.event))
      }
    }
    if let due = debouncer.take(at: .infinity) {
      delivered.append(Cue(time: due.time, event: due.event))
    }
    var machine = ToastMachine()
    for cue in delivered {
      guard let change = machine.send(cue.event) else { continue }
      perform(change, at: cue.time, distance: distance)
    }
  }

  private mutating func perform(
    _ change: ToastMachine.Change, at time: Double, distance: Double
  ) {
    steps.append(Step(time: time, change: change, angle: angle(at: time)))
    let width = Self.width(of: change.to.message)
    switch change.transition {
    case .none: break
    case .slideIn:
      self.width.move(to: width, at: time, duration: 0)
      slide.move(to: 0, at: time)
    case .exchange: self.width.move(to: width, at: time)
    case .slideOut: slide.move(to: -distance, at: time)
    }
  }

  /// The change that is in force at a time.
  func step(at time: Double) -> Step? {
    steps.last { $0.time <= time }
  }

  /// The angle of the spinner, which goes on from where it stopped.
  func angle(at time: Double) -> Double {
    guard let step = step(at: time) else { return 0 }
    return step.angle + (step.change.to.isLoading ? Self.spin * (time - step.time) : 0)
  }

  /// The part of the delay that is left of the event that waits; 0 where none does.
  func waiting(at time: Double) -> Double {
    guard delay > 0, let last = sent.last(where: { $0.time <= time }) else { return 0 }
    return max(0, 1 - (time - last.time) / delay)
  }

  /// The width that a message takes, in points.
  static func width(of message: Int) -> Double {
    [120, 168, 134, 148, 116, 182][min(max(message, 0), 5)]
  }
}
