// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The curve by which a property moves from one phase to the next.
public enum TransitionCurve: Hashable, Sendable {
  /// An easing over a duration, and what it does if it begins during another transition.
  ///
  /// - Units: Seconds. With a duration of 0 the property jumps; with an infinite one it stays at
  ///   its start.
  case eased(
    duration: Double, easing: Easing = .easeInOut, retargeting: Retargeting = .restarting)

  /// A spring; it keeps the velocity of the transition that it interrupts.
  case spring(Spring)

  /// What an eased transition does if it begins before the one under way has ended.
  ///
  /// ```swift
  /// func drawer(_ retargeting: TransitionCurve.Retargeting) -> PhaseTrajectory<Bool, Double> {
  ///   var drawer = PhaseTrajectory(
  ///     [false: 0.0, true: 100],
  ///     curve: .eased(duration: 1, easing: .linear, retargeting: retargeting))
  ///   drawer.go(to: true, at: 0)
  ///   drawer.go(to: false, at: 0.25)
  ///   return drawer
  /// }
  /// drawer(.restarting).duration  // 1.25
  /// drawer(.shortening).duration  // 0.5
  /// drawer(.adding).value(at: 0.75)  // 25.0
  /// ```
  @frozen
  public enum Retargeting: Hashable, Sendable, CaseIterable {
    /// It starts anew from the present value, at rest.
    case restarting

    /// It starts anew, and a reversal takes only as long as what it takes back.
    ///
    /// It is a reversal if its target is the value from which the eased transition under way, which
    /// is not an added one, began; or, if that was a reversal itself, the target of the one before.
    /// Its duration is multiplied by the share of the way that has been covered, from 0 to 1.
    ///
    /// - Source: [css-transitions], faster reversing of interrupted transitions.
    case shortening

    /// It is added to the transition under way, which goes on to its end, as in UIKit.
    ///
    /// The velocity is continuous if the easing starts at rest. A state that is given for the
    /// change replaces what is under way, and the easing then starts at rest; so does the easing
    /// after 255 transitions that are all under way.
    ///
    /// - Complexity: A sample also takes O(*k*) for *k* transitions under way.
    case adding
  }

  /// Returns the motion from a state to a value along this curve.
  @inlinable
  func motion<Value: VectorSpace>(
    from origin: KinematicState<Value>, to target: Value
  ) -> TransitionSequence<Value>.Transition {
    switch self {
    case .eased(let duration, let easing, _):
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
      case .eased(let duration, _, _): duration
      case .spring(let spring): SpringTrajectory(from: 0.0, to: 1, spring: spring).duration
      }
    return .eased(duration: duration, easing: .steps(2, .jumpNone))
  }

  /// The flaw of the parameters; nil if they are legal.
  package var flaw: ParameterFlaw? {
    guard case .eased(let duration, _, _) = self else { return nil }
    return ParameterFlaw("duration", duration, .notNegativeOrInfinite)
  }
}

#if !hasFeature(Embedded)
extension TransitionCurve: Codable {
  /// Reads a spring; or a duration, and optionally an easing and what it does when it retargets.
  ///
  /// - Throws: `DecodingError` if the duration is negative or NaN.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("spring", "duration", "easing", "retargeting")
    if container.contains("spring") {
      self = .spring(try container.decode(Spring.self, forKey: "spring"))
      return
    }
    self = .eased(
      duration: try container.decode(Double.self, forKey: "duration"),
      easing: try container.decode(forKey: "easing", default: .easeInOut),
      retargeting: try container.decode(forKey: "retargeting", default: .restarting))
    try container.refuse(flaw)
  }

  /// Writes the spring, or the duration and the easing.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .eased(let duration, let easing, let retargeting):
      try encoder.encode([
        "duration": duration, "easing": easing.unless(.easeInOut),
        "retargeting": retargeting.unless(.restarting),
      ])
    case .spring(let spring): try encoder.encode(["spring": spring])
    }
  }
}

extension TransitionCurve.Retargeting: Codable {
  private static let names = CodedNames<Self>(
    "retargeting", ["restarting": .restarting, "shortening": .shortening, "adding": .adding])

  /// Reads the name of a case.
  public init(from decoder: any Decoder) throws { self = try Self.names.decode(from: decoder) }

  /// Writes the name of the case.
  public func encode(to encoder: any Encoder) throws { try Self.names.encode(self, to: encoder) }
}
#endif
