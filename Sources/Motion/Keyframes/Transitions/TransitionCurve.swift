// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The curve by which a property moves from one phase to the next.
public enum TransitionCurve: Hashable, Sendable {
  /// An easing over a duration; an interruption starts anew from the present value, at rest.
  ///
  /// - Units: Seconds. With a duration of 0 the property jumps; with an infinite one it stays at
  ///   its start.
  case eased(duration: Double, easing: Easing = .easeInOut)

  /// A spring; an interruption keeps the velocity.
  case spring(Spring)

  /// Returns the motion from a state to a value along this curve.
  @inlinable
  func motion<Value: VectorSpace>(
    from origin: KinematicState<Value>, to target: Value
  ) -> TransitionSequence<Value>.Member {
    switch self {
    case .eased(let duration, let easing):
      .first(
        EasedTrajectory(from: origin.value, to: target, duration: duration, easing: easing))
    case .spring(let spring):
      .second(
        SpringTrajectory(
          from: origin.value, to: target, velocity: origin.velocity, spring: spring))
    }
  }

  /// Returns a curve that jumps after half of the duration of this one.
  ///
  /// It is for users who prefer reduced motion: phases keep their order and their times, without
  /// travel.
  /// ```swift
  /// let isReduced = true  // the setting of the system
  /// let curve = TransitionCurve.eased(duration: 0.5).reduced(isReduced)
  /// var drawer = PhaseTrajectory([false: 0.0, true: 480], curve: curve)
  /// drawer.go(to: true, at: 1)
  /// drawer.value(at: 1.2)  // 0.0
  /// drawer.value(at: 1.25)  // 480.0
  /// drawer.duration  // 1.5
  /// ```
  ///
  /// - Parameter isReduced: Whether the motion is reduced; if not, the curve itself is returned.
  /// - Returns: A curve of the same duration; that of a spring is its duration from rest. A curve
  ///   that never arrives becomes one that never leaves.
  public func reduced(_ isReduced: Bool = true) -> TransitionCurve {
    guard isReduced else { return self }
    let duration =
      switch self {
      case .eased(let duration, _): duration
      case .spring(let spring): SpringTrajectory(from: 0.0, to: 1, spring: spring).duration
      }
    return .eased(duration: duration, easing: .steps(2, .jumpNone))
  }

  /// The flaw of the parameters; nil if they are legal.
  var flaw: ParameterFlaw? {
    guard case .eased(let duration, _) = self else { return nil }
    return ParameterFlaw("duration", duration, .notNegativeOrInfinite)
  }
}

#if !hasFeature(Embedded)
extension TransitionCurve: Codable {
  /// Reads a spring, or a duration and an optional easing.
  ///
  /// - Throws: `DecodingError` if the duration is negative or NaN.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("spring", "duration", "easing")
    if container.contains("spring") {
      self = .spring(try container.decode(Spring.self, forKey: "spring"))
      return
    }
    self = .eased(
      duration: try container.decode(Double.self, forKey: "duration"),
      easing: try container.decode(forKey: "easing", default: .easeInOut))
    try container.refuse(flaw)
  }

  /// Writes the spring, or the duration and the easing.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .eased(let duration, let easing):
      try encoder.encode(["duration": duration, "easing": easing.unless(.easeInOut)])
    case .spring(let spring): try encoder.encode(["spring": spring])
    }
  }
}
#endif
