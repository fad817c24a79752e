// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension LottieKeyframes {
  /// Returns the motion of the property.
  ///
  /// ```swift
  /// let jump: LottieKeyframes<Double> = try LottieKeyframes(
  ///   json: #"[{"t": 0, "s": [0], "h": 1}, {"t": 1, "s": [100]}, {"t": 25, "s": [40]}]"#)
  /// let motion = jump.motion(frameRate: 24)
  /// motion.value(at: 1.0 / 24)  // 100
  /// motion.value(at: 13.0 / 24)  // 70
  /// ```
  /// Time 0 is frame 0, also if the first keyframe is earlier or later. Of several keyframes at one
  /// frame the last is shown. A position on a curve moves by the length of the curve, and straight
  /// on where its easing overshoots.
  ///
  /// - Parameter frameRate: The frames per second.
  /// - Returns: A motion that ends at the last keyframe.
  /// - Accuracy: Positions on a curve are within 10⁻¹² of its length.
  /// - Precondition: There is at least one keyframe. The times are finite and do not decrease.
  ///   Control points are legal for an ``/Motion/Easing/bezier(_:_:_:_:)``. The frame rate is
  ///   positive and finite.
  /// - Complexity: O(*n*) for *n* keyframes.
  public func motion(frameRate: Double) -> LottieMotion<AnyTrajectory<Value>> {
    ParameterFlaw.trap(
      if: ParameterFlaw("frameRate", frameRate, .positive)
        ?? ParameterFlaw("keyframes", unless: !keyframes.isEmpty, "must not be empty")
        ?? ParameterFlaw(
          "keyframes",
          unless: zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.time <= $1.time }
            && keyframes.allSatisfy { $0.time.isFinite },
          "must have finite times that do not decrease"))
    return LottieClock(frameRate: frameRate).legs(of: self)
  }
}

extension LottieKeyframes.Keyframe {
  /// Returns the motion to the value of the next keyframe.
  func motion(to end: Value, duration: Double) -> AnyTrajectory<Value> {
    func line(_ start: Value, _ end: Value, _ points: LottieKeyframes.ControlPoints?)
      -> AnyTrajectory<Value>
    {
      AnyTrajectory(
        EasedTrajectory(
          from: start, to: end, duration: duration, easing: (points ?? .linear).easing))
    }
    if isHeld { return line(value, value, nil) }
    if let curve, !curve.isStraight(from: value, to: end) {
      return AnyTrajectory(
        LottieCurve(
          from: value, to: end, tangents: (curve.leaving, curve.arriving), duration: duration,
          easing: (easings.first ?? .linear).easing))
    }
    // The components that change, by their easings; those that stay belong to the first of them.
    var parts: [(points: LottieKeyframes.ControlPoints, start: Value, end: Value)] = []
    for index in 0..<Value.componentCount where value[component: index] != end[component: index] {
      let points = index < easings.count ? easings[index] : easings.first ?? .linear
      let part = parts.firstIndex { $0.points == points } ?? parts.count
      if part == parts.count {
        parts.append((points, part == 0 ? value : .zero, part == 0 ? value : .zero))
      }
      if part > 0 {
        parts[part].start[component: index] = value[component: index]
        parts[0].start[component: index] = 0
        parts[0].end[component: index] = 0
      }
      parts[part].end[component: index] = end[component: index]
    }
    guard let first = parts.first else { return line(value, end, easings.first) }
    return parts.dropFirst().reduce(line(first.start, first.end, first.points)) {
      AnyTrajectory($0 + line($1.start, $1.end, $1.points))
    }
  }
}

extension LottieKeyframes.Curve {
  /// Whether the control points lie on the line between two points, and so its length is followed
  /// without turning back.
  func isStraight(from start: Value, to end: Value) -> Bool {
    let chord = end - start
    let square = chord.dot(chord)
    func liesOnChord(_ vector: Value) -> Bool {
      let share = vector.dot(chord) / square
      guard share >= 0, share <= 1 else { return false }
      return (vector - chord.scaled(by: share)).magnitude <= chord.magnitude * 0x1p-40
    }
    return square > 0 && liesOnChord(leaving) && liesOnChord(.zero - arriving)
  }
}
#endif
