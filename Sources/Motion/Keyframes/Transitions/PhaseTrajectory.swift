// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A value that moves between named phases, with its history.
///
/// ![The height of a drawer that goes between closed, peeking and open](phases)
///
/// Each phase has a value, and a curve leads from one to the next. A change during a motion starts
/// from the present value.
/// ```swift
/// enum Drawer { case closed, peeking, open }
/// var height = PhaseTrajectory(
///   [Drawer.closed: 0.0, .peeking: 120, .open: 480],
///   curves: [PhaseCurve(to: .closed, .eased(duration: 0.2))])
/// height.go(to: .peeking, at: 1)
/// height.go(to: .open, at: 1.2)
/// height.value(at: 1.2)  // 85.8499
/// height.phase(at: 1.2)  // open
/// height.value(at: 1.1)  // 42.9287
/// height.go(to: .closed, at: 3)
/// height.duration  // 3.2
/// ```
/// Position and, with a spring, velocity are continuous; an eased curve starts at rest. The history
/// is part of the value, so earlier times can still be sampled, and ``removeHistory(before:)``
/// removes the times that are no longer needed.
///
/// Each change is an event, a marker with the phase's index in ``phases``. The end of the motion is
/// an event too, and so is each earlier end: a motion that looked done before a change, or at its
/// time, had ended. So no later change removes an event from the history.
///
/// - Units: Seconds, on one time base for changes and samples.
/// Changes may come in any order: one that is earlier than others is inserted at its time, and the
/// motion after it is computed anew. ``removeChanges(after:)`` revokes those that are to come.
///
/// - Edge cases: A change whose time is NaN or infinite is ignored, and so is a change to the phase
///   that is already the target; a change that an earlier one makes superfluous is removed. A
///   change before time 0 is treated as one at 0.
/// - Complexity: A sample takes O(log *n*) for *n* changes, and allocates nothing. A change takes
///   O(1), and O(*n*) if it is earlier than others.
@frozen
public struct PhaseTrajectory<Phase: Hashable & Sendable, Value: VectorSpace>: PhasedTrajectory {
  /// The phases, in the order in which they were given.
  public let phases: [Phase]

  /// The value of each phase.
  @usableFromInline package let targets: [Value]

  /// The curve of transitions for which no other is given.
  public let curve: TransitionCurve

  /// The curves for some transitions, of which the first that applies is used.
  public let curves: [PhaseCurve<Phase>]

  /// The index of the phase before the first change.
  @usableFromInline var initialIndex: Int

  /// The distance of which a thousandth counts as arrived.
  @usableFromInline let travel: Double

  /// The transitions, in the order of time.
  @usableFromInline var transitions: TransitionSequence<Value>

  /// Creates a value that rests in one of its phases.
  ///
  /// - Parameters:
  ///   - values: The phases and their values.
  ///   - initialPhase: The phase before the first change; by default the first one.
  ///   - curve: The curve of transitions for which no other is given.
  ///   - curves: Curves for some transitions, of which the first that applies is used.
  /// - Precondition: There is at least one phase, each occurs once, and the initial phase is among
  ///   them. The duration of an eased curve is not negative and not NaN.
  public init(
    _ values: KeyValuePairs<Phase, Value>, initialPhase: Phase? = nil,
    curve: TransitionCurve = .spring(.smooth), curves: [PhaseCurve<Phase>] = []
  ) {
    self.init(
      phases: values.map { $0.key }, targets: values.map { $0.value },
      initialPhase: initialPhase, curve: curve, curves: curves)
  }

  /// Creates a value that rests in one of the phases of an enumeration.
  ///
  /// - Parameters:
  ///   - initialPhase: The phase before the first change; by default the first one.
  ///   - curve: The curve of transitions for which no other is given.
  ///   - curves: Curves for some transitions, of which the first that applies is used.
  ///   - value: Returns the value of a phase; it is called once for each phase.
  /// - Precondition: There is at least one phase. The duration of an eased curve is not negative
  ///   and not NaN.
  public init(
    initialPhase: Phase? = nil, curve: TransitionCurve = .spring(.smooth),
    curves: [PhaseCurve<Phase>] = [], value: (Phase) -> Value
  ) where Phase: CaseIterable {
    let phases = [Phase](Phase.allCases)
    self.init(
      phases: phases, targets: phases.map(value), initialPhase: initialPhase, curve: curve,
      curves: curves)
  }

  /// Creates a value from phases that must be legal, or ends the program.
  package init(
    phases: [Phase], targets: [Value], initialPhase: Phase?, curve: TransitionCurve,
    curves: [PhaseCurve<Phase>], travel: Double? = nil
  ) {
    ParameterFlaw.trap(
      if: PhaseTrajectory.flaw(phases: phases, initialPhase: initialPhase, curve: curve))
    self.phases = phases
    self.targets = targets
    self.curve = curve
    self.curves = curves
    let initialIndex = initialPhase.flatMap { phases.firstIndex(of: $0) } ?? 0
    self.initialIndex = initialIndex
    var greatest = 0.0
    for (index, target) in targets.enumerated() where travel == nil {
      for other in targets[..<index] { greatest = Swift.max(greatest, target.distance(to: other)) }
    }
    self.travel = travel ?? greatest
    transitions = TransitionSequence(initial: targets[initialIndex])
  }

  /// Returns the first flaw of the parameters; nil if they are legal.
  static func flaw(
    phases: [Phase], initialPhase: Phase?, curve: TransitionCurve
  ) -> ParameterFlaw? {
    let repeated = phases.indices.first { phases[..<$0].contains(phases[$0]) }
    return curve.flaw ?? ParameterFlaw("phases", unless: !phases.isEmpty, "must not be empty")
      ?? ParameterFlaw("phases", at: repeated, unless: repeated == nil, "must not occur before")
      ?? ParameterFlaw(
        "initialPhase", unless: initialPhase.map { phases.contains($0) } ?? true,
        "must be one of the phases")
  }

  /// The phase before the first change.
  @inlinable
  public var initialPhase: Phase { phases[initialIndex] }

  /// Returns the value of a phase.
  ///
  /// - Precondition: It is one of the ``phases``.
  /// - Complexity: O(*n*) for *n* phases.
  @inlinable
  public func value(in phase: Phase) -> Value { targets[index(of: phase)] }

  @inlinable
  func index(of phase: Phase) -> Int {
    let index = phases.firstIndex(of: phase)
    precondition(index != nil, "the phase must be one of the phases")
    return index ?? 0
  }

  /// Returns the phase of the value, or the phase toward which the value moves.
  ///
  /// - Parameter time: Seconds; NaN is treated as 0.
  /// - Returns: The phase of the last change until then; before the first change, the initial
  ///   phase.
  @inlinable
  public func phase(at time: Double) -> Phase {
    phases[transitions.changes.index(at: time).map { transitions.changes[$0].to } ?? initialIndex]
  }

  /// Returns whether the value has arrived at its phase, up to a thousandth of the travel.
  ///
  /// The travel is the greatest distance between two phases, whatever the distance of this change;
  /// a spring continues within that tolerance. ``Trajectory/isSettled(at:within:)`` and the
  /// ``duration`` use the distance of the last change instead.
  ///
  /// - Parameter time: Seconds; NaN is treated as 0.
  /// - Returns: Whether the last change until then is complete; true before the first change.
  @inlinable
  public func hasArrived(at time: Double) -> Bool {
    guard let index = transitions.changes.index(at: time) else { return true }
    return (time == time ? time : 0) >= transitions.changes[index].arrival
  }

  /// The index of the phase that was entered last.
  var latestIndex: Int { changes.last?.to ?? initialIndex }

  /// Moves the value toward a phase, from its present state.
  ///
  /// - Parameters:
  ///   - phase: One of the ``phases``.
  ///   - time: Seconds.
  ///   - state: The state from which it starts, instead of the present one: such as that at which a
  ///     finger released the value, or the value of a phase, to restart there. With a state, a
  ///     change to the phase that is already the target counts too.
  ///   - curve: The curve of this change; by default the one for the two phases.
  /// - Returns: Whether the call is a change; false if the value moves toward the phase already at
  ///   that time, or if the time is NaN or infinite.
  /// - Precondition: The phase is one of the ``phases``. The duration of an eased curve is not
  ///   negative and not NaN.
  @discardableResult
  public mutating func go(
    to phase: Phase, at time: Double, from state: KinematicState<Value>? = nil,
    curve: TransitionCurve? = nil
  ) -> Bool {
    ParameterFlaw.trap(if: curve?.flaw)
    return insert(PhaseRequest(to: index(of: phase), state: state, curve: curve), at: time) != nil
  }

  /// Removes the changes after a time: the motion continues as if they had not been made.
  public mutating func removeChanges(after time: Double) {
    transitions.changes.removeChanges(after: time)
  }

  /// Removes the changes that no longer matter at a time.
  ///
  /// The last change until then is kept, with those to which it is added and those of which it is a
  /// reversal, and samples from its time onwards do not change by a bit. Before the first that is kept, the value of the phase that it
  /// left is shown.
  ///
  /// - Parameter time: The earliest time that is still needed, in seconds.
  public mutating func removeHistory(before time: Double) {
    guard var index = changes.index(at: time) else { return }
    index -= changes[index].addedCount
    while changes[index].isReversal { index -= 1 }
    guard index > 0 else { return }
    initialIndex = changes[index].from
    transitions.initial = targets[initialIndex]
    transitions.removeFirst(index)
  }

  /// The time at which the last change looks done, in seconds; 0 before the first.
  ///
  /// - Edge cases: Infinite if its curve never arrives.
  public var duration: Double { transitions.duration }

  /// Evaluates value and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> { transitions.state(at: time) }
}

extension PhaseTrajectory: ChangeHistory {
  package var changes: [TransitionSequence<Value>.Change] { transitions.changes }

  /// The index of the phase, and the first state and the curve if they were given.
  package func request(of change: TransitionSequence<Value>.Change) -> PhaseRequest<Value> {
    PhaseRequest(
      to: change.to, state: change.isGiven ? change.departure : nil, curve: change.givenCurve)
  }

  package func isChange(_ request: PhaseRequest<Value>, after count: Int) -> Bool {
    request.state != nil || request.to != index(after: count)
  }

  /// The index of the phase toward which the value moves after a number of changes.
  func index(after count: Int) -> Int { count > 0 ? changes[count - 1].to : initialIndex }

  /// Adds a change after all others, unless it changes nothing.
  package mutating func append(
    _ request: PhaseRequest<Value>, at time: Double
  ) -> TransitionSequence<Value>.Change? {
    let (from, to) = (latestIndex, request.to)
    guard isChange(request, after: changes.count) else { return nil }
    let curve =
      request.curve ?? curves.first { $0.fits(from: phases[from], to: phases[to]) }?.curve
      ?? self.curve
    return transitions.append(
      request, from: from, toward: targets[to], along: curve, at: time, within: travel * 0.001)
  }
}

extension PhaseTrajectory: Equatable {}
extension PhaseTrajectory: Hashable where Value: Hashable {}
