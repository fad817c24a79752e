// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// One cycle through named phases, which advance by themselves.
///
/// Each phase is held for a time; then a curve leads to the next phase, and from the last to the
/// first. Every transition starts at rest at the value of its phase, so all cycles are equal, and a
/// sample of a repeated cycle does not depend on earlier cycles:
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
/// Only the caller can interrupt a cycle: its `state(at:)` is a state from which a
/// ``PhaseTrajectory`` can continue.
///
/// The beginning of each transition is an event, a marker with the index of the step to which it
/// leads.
///
/// - Units: Seconds.
/// - Accuracy: A spring is cut, if at all, when it looks done: at a thousandth of its travel from
///   the target.
/// - Edge cases: Steps of duration 0 are passed at once. A transition that never arrives is the
///   last.
/// - Complexity: A sample takes O(log *n*) for *n* steps, and allocates nothing.
@frozen
public struct PhaseCycle<Phase: Hashable & Sendable, Value: VectorSpace>: PhasedTrajectory {
  /// A phase in a cycle.
  @frozen
  public struct Step: Sendable {
    /// The phase; it may occur in several steps.
    public let phase: Phase

    /// The value of the phase.
    public let value: Value

    /// The seconds for which the value is held after the transition to it looks done.
    public let hold: Double

    /// The curve of the transition to this step.
    public let curve: TransitionCurve

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - phase: The phase; it may occur in several steps.
    ///   - value: The value of the phase.
    ///   - hold: The seconds for which the value is held after the transition to it looks done.
    ///   - curve: The curve of the transition to this step.
    /// - Precondition: `hold` is finite and not negative, and the duration of an eased curve is not
    ///   negative and not NaN.
    public init(
      _ phase: Phase, _ value: Value, hold: Double = 0, curve: TransitionCurve = .spring(.smooth)
    ) {
      self.phase = phase
      self.value = value
      self.hold = hold
      self.curve = curve
      ParameterFlaw.trap(if: flaw)
    }

    /// The flaw of the step; nil if it is legal.
    var flaw: ParameterFlaw? { curve.flaw ?? PhaseCycle.Step.flaw(hold: hold) }

    static func flaw(hold: Double) -> ParameterFlaw? { ParameterFlaw("hold", hold, .notNegative) }
  }

  /// The steps, of which the first is held from time 0 onwards.
  public let steps: [Step]

  @usableFromInline let transitions: TransitionSequence<Value>

  /// The duration of one cycle, in seconds: until the transition to the first phase looks done.
  ///
  /// - Edge cases: Infinite if one of the curves never arrives.
  public let duration: Double

  /// Creates a cycle.
  ///
  /// - Parameter steps: The steps in their order. The first one is held, then left, and entered
  ///   again at the end.
  /// - Precondition: There is at least one step.
  public init(_ steps: [Step]) {
    precondition(!steps.isEmpty, "steps must not be empty")
    self.steps = steps
    var transitions = TransitionSequence(initial: steps[0].value)
    var time = steps[0].hold
    for index in steps.indices where steps.count > 1 && time < .infinity {
      let (step, to) = (steps[index], (index + 1) % steps.count)
      let next = steps[to]
      transitions.changes.append(
        TransitionSequence.Change(
          time: time,
          motion: next.curve.motion(from: KinematicState(value: step.value), to: next.value),
          from: index, to: to))
      time = transitions.duration + (to > 0 ? next.hold : 0)
    }
    self.transitions = transitions
    duration = time
  }

  /// The time at which the transition to the first phase has come to rest, in seconds.
  ///
  /// - Edge cases: Infinite if one of the curves never arrives.
  public var restTime: Double { Swift.max(duration, transitions.restTime) }

  /// Evaluates value and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> { transitions.state(at: time) }

  /// Returns the phase of the value, or the phase toward which the value moves.
  ///
  /// - Parameter time: Seconds; NaN is treated as 0.
  /// - Returns: The phase of the last transition that has begun; the first one before that.
  @inlinable
  public func phase(at time: Double) -> Phase {
    steps[transitions.changes.index(at: time).map { transitions.changes[$0].to } ?? 0].phase
  }

  /// Reports each transition as a marker with the index of its step, and the ends.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitMarks(
      in: motion.transitions.changes, { $0.time }, { leg, _ in .marker(leg.to) }, from: start,
      to: end,
      body)
  }
}

extension Looped {
  /// Returns the phase of a repeated cycle at a time.
  ///
  /// - Parameter time: Seconds; NaN is treated as 0.
  /// - Returns: The phase of the value, or the one toward which it moves; in an iteration that runs
  ///   backwards, the one from which it comes.
  @inlinable
  public func phase<Phase, Value>(at time: Double) -> Phase
  where Base == PhaseCycle<Phase, Value> {
    base.phase(at: baseTime(at: time))
  }
}

extension PhaseCycle.Step: Equatable {}
extension PhaseCycle.Step: Hashable where Value: Hashable {}
extension PhaseCycle: Equatable {}
extension PhaseCycle: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension PhaseCycle: Described {}

extension PhaseCycle: Codable where Phase: Codable, Value: Codable {
  /// Reads the steps.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if there is no step, or if a number of a step is
  ///   outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let steps = try container.decode([Step].self)
    guard !steps.isEmpty else { throw container.failure("steps must not be empty") }
    self.init(steps)
  }

  /// Writes the steps.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(steps)
  }
}

extension PhaseCycle.Step: Described {}

extension PhaseCycle.Step: Codable where Phase: Codable, Value: Codable {
  /// Reads a step, whose hold and curve are optional.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the hold is negative or not finite, or if the curve
  ///   has a number outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("hold", "phase", "value", "curve")
    let hold = try container.decodeNumber(forKey: "hold", default: 0)
    try container.refuse(PhaseCycle.Step.flaw(hold: hold))
    self.init(
      try container.decode(forKey: "phase"), try container.decode(forKey: "value"), hold: hold,
      curve: try container.decode(forKey: "curve", default: .spring(.smooth)))
  }

  /// Writes the step.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "phase": phase, "value": value, "hold": hold.unless(0),
      "curve": curve.unless(.spring(.smooth)),
    ])
  }
}
#endif
