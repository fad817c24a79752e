// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Toast {
  /// The seconds until the last change looks done, not counting the spinner; 0 before the first.
  public var duration: Double { Swift.max(slide.duration, exchangeEnd) }

  /// The seconds until the toast is at rest, infinite while the last state is loading.
  public var restTime: Double {
    if let last = changes.last, last.to.isLoading { return .infinity }
    return Swift.max(slide.restTime, exchangeEnd)
  }

  /// The end of the last change if it is an exchange, or else its time.
  private var exchangeEnd: Double {
    guard let last = changes.last else { return 0 }
    guard last.transition == .exchange else { return last.time }
    return Thresholds.least(near: last.time + exchangeDuration) {
      $0 - last.time >= exchangeDuration
    }
  }

  /// Finds the nearest change, or an end.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    nextMark(in: changes, { $0.time }, from: time, isBackward: isBackward)
  }

  /// Reports each change as a marker with the number of its transition, and the ends.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitMarks(
      in: changes, { $0.time }, { change, _ in .marker(change.transition.rawValue) }, from: start,
      to: end, body)
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
