// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One round through named phases, which advance by themselves.
///
/// Each phase is held for its time, then a curve leads to the next, and from the last back to the
/// first. Every transition starts at rest at the value of its phase, so all rounds are equal, and
/// of a repeated cycle any time can be sampled without those before it:
/// ```swift
/// enum Light { case dark, glow }
/// let beacon = PhaseCycle<Light, Double>([
///   .init(.dark, 0, hold: 1, curve: .eased(duration: 0.5)),
///   .init(.glow, 1, hold: 0.25, curve: .spring(Spring(duration: 0.2))),
/// ])
/// beacon.value(at: 1)  // 0.0
/// beacon.value(at: 1.1)  // 0.8210
/// beacon.duration  // 2.0439
/// let forever = beacon.repeated()
/// forever.phase(at: 1e9)  // dark
/// ```
/// Nothing interrupts it but what the caller does: `state(at:)` of the cycle is where a
/// ``PhaseTrajectory`` can go on from.
///
/// The beginning of each transition is an event, the marker with the index of the step that it
/// leads to.
///
/// - Units: Seconds.
/// - Accuracy: A spring is cut, if at all, where it looks done: a thousandth of its way is left.
/// - Edge cases: Steps without time are passed at once. Behind a transition that never arrives
///   nothing follows.
/// - Complexity: A sample takes O(log *n*) for *n* steps, and allocates nothing.
@frozen
public struct PhaseCycle<Phase: Hashable & Sendable, Value: VectorSpace>: Trajectory {
  /// A phase in a cycle.
  @frozen
  public struct Step: Sendable {
    /// The phase; it may occur in several steps.
    public let phase: Phase

    /// Its value.
    public let value: Value

    /// The seconds for which it holds when the transition to it looks done.
    public let hold: Double

    /// The curve of the transition to it.
    public let curve: TransitionCurve

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - phase: The phase; it may occur in several steps.
    ///   - value: Its value.
    ///   - hold: The seconds for which it holds when the transition to it looks done.
    ///   - curve: The curve of the transition to it.
    /// - Precondition: `hold` is finite and not negative.
    public init(
      _ phase: Phase, _ value: Value, hold: Double = 0, curve: TransitionCurve = .spring(.smooth)
    ) {
      self.phase = phase
      self.value = value
      self.hold = hold
      self.curve = curve
      let defect = defect
      precondition(defect == nil, defect ?? "")
    }

    /// What is wrong with the step; nil if nothing is.
    var defect: String? {
      curve.defect ?? ParameterFlaw("hold", hold, .notNegative)?.message
    }
  }

  /// The steps, of which the first is held from time 0 on.
  public let steps: [Step]

  @usableFromInline let transitions: TransitionSequence<Value>

  /// The seconds of one round: until the transition to the first phase looks done.
  ///
  /// - Edge cases: Infinite if one of the curves never arrives.
  public let duration: Double

  /// Creates a cycle.
  ///
  /// - Parameter steps: The phases in their order. The first one is held, then left, and gone
  ///   to at the end.
  /// - Precondition: There is a step.
  public init(_ steps: [Step]) {
    precondition(!steps.isEmpty, "steps must not be empty")
    self.steps = steps
    var transitions = TransitionSequence(initial: steps[0].value)
    var time = steps[0].hold
    for index in steps.indices where steps.count > 1 && time < .infinity {
      let (step, to) = (steps[index], (index + 1) % steps.count)
      let next = steps[to]
      transitions.legs.append(
        TransitionSequence.Leg(
          begin: time,
          motion: next.curve.motion(from: KinematicState(value: step.value), to: next.value),
          from: index, to: to))
      time = transitions.duration + (to > 0 ? next.hold : 0)
    }
    self.transitions = transitions
    duration = time
  }

  /// The seconds until the transition to the first phase has come to rest.
  public var restTime: Double { Swift.max(duration, transitions.restTime) }

  /// Those of each transition.
  public var recurrences: [Recurrence] { transitions.recurrences }

  /// Evaluates value and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> { transitions.state(at: time) }

  /// Finds the phase in which the value is, or to which it is on its way.
  ///
  /// - Parameter time: Seconds; NaN reads as 0.
  /// - Returns: The phase of the last transition that has begun; the first one before that.
  @inlinable
  public func phase(at time: Double) -> Phase {
    steps[transitions.index(at: time).map { transitions.legs[$0].to } ?? 0].phase
  }

  /// Visits the stretches of each transition.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, from: start, upTo: end, body) }
    return transitions.visitStretches(of: measure, from: start, upTo: end, body)
  }

  /// Finds the last instant at which the value is a distance or more from that of the first phase.
  public func settlingTime(within distance: Double) -> Double {
    transitions.settlingTime(within: distance)
  }

  /// Finds the nearest beginning of a transition, or an end.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    steps.count > 1
      ? transitions.nextEvent(from: time, isBackward: isBackward)
      : nextEnd(from: time, isBackward: isBackward)
  }

  /// Reports each transition as a marker with the index of the step that it leads to, and the ends.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    steps.count > 1
      ? transitions.visitEvents(from: start, to: end, body)
      : visitEnds(at: 0, duration, from: start, to: end, body) { _, _ in true }
  }
}

extension Looped {
  /// Finds the phase of a repeated cycle.
  ///
  /// - Parameter time: Seconds; NaN reads as 0.
  /// - Returns: The phase in which the value is or to which it is on its way; in an iteration that
  ///   runs backwards, the one from which it comes.
  @inlinable
  public func phase<Phase, Value>(at time: Double) -> Phase
  where Base == PhaseCycle<Phase, Value> {
    base.phase(at: localTime(at: time).time)
  }
}

extension PhaseCycle.Step: Equatable {}
extension PhaseCycle.Step: Hashable where Value: Hashable {}
extension PhaseCycle: Equatable {}
extension PhaseCycle: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension PhaseCycle: Codable where Phase: Codable, Value: Codable {
  /// Reads the steps.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there are none, or if one is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let steps = try container.decode([Step].self)
    guard !steps.isEmpty else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "steps must not be empty")
    }
    self.init(steps)
  }

  /// Writes the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }
}

extension PhaseCycle.Step: Codable where Phase: Codable, Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case phase, value, hold, curve
  }

  /// Reads a step, whose hold and curve may be left out.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where the hold is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let hold = try container.decodeIfPresent(Double.self, forKey: .hold) ?? 0
    if let flaw = ParameterFlaw("hold", hold, .notNegative) {
      throw DecodingError.dataCorruptedError(
        forKey: .hold, in: container, debugDescription: flaw.message)
    }
    self.init(
      try container.decode(Phase.self, forKey: .phase),
      try container.decode(Value.self, forKey: .value), hold: hold,
      curve: try container.decodeIfPresent(TransitionCurve.self, forKey: .curve)
        ?? .spring(.smooth))
  }

  /// Writes the step.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(phase, forKey: .phase)
    try container.encode(value, forKey: .value)
    try container.encode(hold, forKey: .hold)
    try container.encode(curve, forKey: .curve)
  }
}
#endif
