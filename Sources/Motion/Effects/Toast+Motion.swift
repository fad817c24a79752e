// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Toast {
  /// The seconds until the last change looks done, not counting the spinner; 0 before the first.
  public var duration: Double { Swift.max(slide.duration, exchangeEnd) }

  /// The seconds until the toast is at rest, infinite while the last state is loading.
  public var restTime: Double {
    if let last = changes.latest, last.to.isLoading { return .infinity }
    return Swift.max(slide.restTime, exchangeEnd)
  }

  /// The end of the last change if it is an exchange, or else its time.
  private var exchangeEnd: Double {
    guard let last = changes.latest else { return 0 }
    return exchangeEnd(of: last)
  }

  private func exchangeEnd(of change: Change) -> Double {
    guard change.transition == .exchange else { return change.time }
    return Thresholds.least(near: change.time + exchangeDuration) {
      $0 - change.time >= exchangeDuration
    }
  }

  /// Reports each change as a marker with the number of its transition, and the ends.
  ///
  /// Besides the end of the last change, an earlier one that looked done before the next change, or
  /// at its time, has an end.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitHistory(
      of: motion.changes, { $0.time }, { change, _ in .marker(change.transition.rawValue) },
      endBefore: motion.duration(before:), from: start, to: end, body)
  }

  /// The duration that the toast had before the change at an index was made.
  private func duration(before index: Int) -> Double {
    guard index > 0 else { return 0 }
    let last = changes[index - 1]
    // Later slides at the same time were not made yet.
    let slides = changes[index...].prefix { $0.time == last.time }
      .count { $0.transition == .slideIn || $0.transition == .slideOut }
    let slid = slide.transitions.duration(asOf: last.time, without: slides)
    return Swift.max(slid, exchangeEnd(of: last))
  }

  /// Returns the motion of a quantity that depends on the content, such as the width.
  ///
  /// A toast slides in with its new layout, an exchange eases from one layout to the next, and a
  /// toast slides out with its last layout.
  /// ```swift
  /// var toast = Toast<String>(hidden: -62)
  /// toast.send(.icon(message: "Sent"), at: 1)
  /// toast.send(.icon(message: "Delivered"), at: 2)
  /// let width = toast.layout { Double(($0.message ?? "").count) * 10 }
  /// width.value(at: 1)  // 40.0
  /// width.value(at: 2.125)  // 65.0
  /// width.value(at: 3)  // 90.0
  /// ```
  ///
  /// - Parameter value: Returns the layout of a state; it is called once for each state.
  /// - Returns: The motion for the changes so far.
  /// - Complexity: O(*n*²) for *n* different states.
  public func layout<Value: VectorSpace>(
    _ value: (ToastState<Message>) -> Value
  ) -> PhaseTrajectory<ToastState<Message>, Value> {
    var states = [changes.first?.from ?? .hidden]
    for change in changes where !states.contains(change.to) { states.append(change.to) }
    var motion = PhaseTrajectory(
      phases: states, targets: states.map(value), initialPhase: nil,
      curve: .eased(duration: exchangeDuration), curves: [])
    for change in changes {
      switch change.transition {
      case .none, .slideOut: break
      case .slideIn:
        let prepared = KinematicState(value: motion.value(in: change.to))
        motion.go(to: change.to, at: change.time, from: prepared)
      case .exchange: motion.go(to: change.to, at: change.time)
      }
    }
    return motion
  }
}
