// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track {
  /// Creates a motion from a value and the steps that follow, by the rules of SwiftUI.
  ///
  /// The instant at which one step ends and the next begins shows the earlier one; so a move is
  /// shown just after its instant, but at time 0 at once. From its duration onwards the track shows
  /// the target of the last step: a spring that is cut short jumps there.
  ///
  /// The velocity of a cubic at its ends, if it is not given, is:
  /// - between two cubics, the one that the other gives explicitly, or that of the chord from the
  ///   start of the one to the end of the other;
  /// - next to a line, the slope of the line and its easing (a vertical slope is treated as 0), and
  ///   zero next to a hold or a move;
  /// - after a spring, that of the spring; before a spring, its start velocity, or half that of the
  ///   chord from the cubic's start to the spring's target;
  /// - at the start of the track its velocity, and at the end zero.
  ///
  /// - Parameters:
  ///   - start: The value before time 0, and the start of the first step.
  ///   - velocity: The velocity at time 0, which a spring or a cubic continues if it is the first
  ///     step.
  ///   - keyframes: The steps. With no steps the start is held.
  /// - Precondition: Durations are finite and not negative. A spring that never settles has a
  ///   duration.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  @specialized(where Value == SIMD2<Double>)
  @specialized(where Value == SIMD4<Double>)
  #endif
  public init(from start: Value, velocity: Value = .zero, _ keyframes: [Keyframe<Value>]) {
    for (index, keyframe) in keyframes.enumerated() {
      if let duration = keyframe.statedDuration, !(duration >= 0 && duration < .infinity) {
        preconditionFailure(
          "the duration of keyframe \(index) must be finite and not negative, but is \(duration)")
      }
    }
    var flattening = KeyframeFlattening(from: start, velocity: velocity, keyframes)
    for index in keyframes.indices {
      precondition(
        flattening.step(index),
        "the duration of keyframe \(index) must be given, since its spring never settles")
    }
    self.init(flattening)
  }

  init(_ flattening: KeyframeFlattening<Value>) {
    precondition(
      flattening.assembly.time < .infinity, "the durations must have a finite sum")
    self.init(
      .keyframes(
        from: flattening.start, velocity: flattening.velocity, flattening.keyframes),
      flattening.assembly, from: flattening.start, to: flattening.target)
  }
}

extension Keyframe {
  /// The keyframe with bounded values.
  var bounded: Keyframe {
    switch self {
    case .linear(let value, let duration, let easing):
      .linear(to: value.bounded, duration: duration, easing: easing)
    case .cubic(let value, let duration, let start, let end):
      .cubic(
        to: value.bounded, duration: duration, startVelocity: start?.bounded,
        endVelocity: end?.bounded)
    case .spring(let value, let duration, let spring, let start):
      .spring(
        to: value.bounded, duration: duration, spring: spring, startVelocity: start?.bounded)
    case .move(let value): .move(to: value.bounded)
    case .hold: self
    }
  }

  /// The given duration, if any.
  var statedDuration: Double? {
    switch self {
    case .linear(_, let duration, _), .cubic(_, let duration, _, _), .hold(let duration): duration
    case .spring(_, let duration, _, _): duration
    case .move: nil
    }
  }
}
