// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionEffects

/// A script of events, sent through a debouncer to a toast.
struct ToastPlay: Sendable {
  /// An event, with its time.
  struct Cue: Sendable {
    let time: Double
    let event: ToastState<Int>
  }

  /// The toast, after all events.
  let toast: Toast<Int>

  /// The width of the toast in points.
  let width: PhaseTrajectory<ToastState<Int>, Double>

  private let sent: [Cue]
  private let delivered: [Cue]
  private let delay: Double

  /// Plays a script, in the order of its times.
  init(_ sent: [Cue], delay: Double, distance: Double) {
    var debouncer = Debouncer<ToastState<Int>>(delay: delay)
    var deliveries = sent.compactMap { debouncer.send($0.event, at: $0.time) }
    if let last = debouncer.take(at: .infinity) { deliveries.append(last) }
    var toast = Toast<Int>(hidden: -distance)
    for due in deliveries { toast.send(due.event, at: due.time) }
    self.sent = sent
    self.delay = delay
    self.toast = toast
    delivered = deliveries.map { Cue(time: $0.time, event: $0.event) }
    width = toast.layout { [120, 168, 134, 148, 116, 182][min(max($0.message ?? 0, 0), 5)] }
  }

  /// Returns the events sent by a time.
  func sent(by time: Double) -> ArraySlice<Cue> { sent.prefix { $0.time <= time } }

  /// Returns the events delivered by the debouncer by a time.
  func delivered(by time: Double) -> ArraySlice<Cue> { delivered.prefix { $0.time <= time } }

  /// Returns the remaining fraction of the waiting event's delay; 0 if no event waits.
  func waiting(at time: Double) -> Double {
    guard delay > 0, let last = sent(by: time).last else { return 0 }
    return max(0, 1 - (time - last.time) / delay)
  }
}
