// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A property of a view that is inserted and removed, with its history.
///
/// ![An offset that disappears while it is still appearing](presence)
///
/// On insertion, the property starts at its value before the appearance and moves to the identity
/// value; on removal, it moves to its value after the disappearance.
/// ```swift
/// var opacity = Presence(willAppear: 0.0, identity: 1, didDisappear: 0)
/// opacity.appear(at: 1)
/// opacity.disappear(at: 1.2)
/// opacity.value(at: 1.2)  // 0.7154
/// opacity.value(at: 1.3)  // 0.5323
/// opacity.value(at: 1.1)  // 0.3577
/// ```
/// Every event starts from the present state: value and, with a spring, velocity are continuous.
/// Only a view that is gone is inserted anew. The history is part of the value, so any earlier time
/// can still be sampled. A presence is a ``PhaseTrajectory`` of three phases with the rules of a
/// view.
///
/// - Units: Seconds, on one time base for events and samples.
/// - Edge cases: An event whose time is NaN or infinite is ignored, and so is one that changes
///   nothing: a view that is present does not appear, and one that is not does not disappear. An
///   event that is earlier than others is inserted at its time, and those of the others that then
///   change nothing are removed. Events before time 0 are treated as events at 0, since no motion
///   begins before that.
/// - Complexity: A sample takes O(log *n*) for *n* events, and allocates nothing.
public struct Presence<Value: VectorSpace>: PhasedTrajectory {
  /// The motion between the three phases, in their order.
  @usableFromInline var phases: PhaseTrajectory<PresencePhase, Value>

  /// The value before the view appears.
  @inlinable
  public var willAppear: Value { value(in: .willAppear) }

  /// The value of the view in its identity phase.
  @inlinable
  public var identity: Value { value(in: .identity) }

  /// The value after the view has disappeared.
  @inlinable
  public var didDisappear: Value { value(in: .didDisappear) }

  /// The curve of each transition for which no other is given.
  @inlinable
  public var curve: TransitionCurve { phases.curve }

  /// The phase before the first event.
  @inlinable
  public var initialPhase: PresencePhase { phases.initialPhase }

  /// Creates a property of a view.
  ///
  /// - Parameters:
  ///   - willAppear: The value before the view appears.
  ///   - identity: The value of the view in its identity phase.
  ///   - didDisappear: The value after the view has disappeared.
  ///   - curve: The curve of each transition for which no other is given.
  ///   - initialPhase: The phase before the first event; `identity` for a view that is present.
  /// - Precondition: The duration of an eased curve is not negative and not NaN.
  public init(
    willAppear: Value, identity: Value, didDisappear: Value,
    curve: TransitionCurve = .spring(.smooth), initialPhase: PresencePhase = .willAppear
  ) {
    phases = PhaseTrajectory(
      phases: PresencePhase.allCases, targets: [willAppear, identity, didDisappear],
      initialPhase: initialPhase, curve: curve, curves: [],
      travel: Swift.max(identity.distance(to: willAppear), identity.distance(to: didDisappear)))
  }

  /// Returns the value toward which the property moves in a phase.
  @inlinable
  public func value(in phase: PresencePhase) -> Value { phases.targets[phase.rawValue + 1] }

  /// Inserts the view.
  ///
  /// If the view is leaving, it returns from its present state. If it is gone, it starts again at
  /// its value before the appearance.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - curve: The curve of this event; by default that of the presence.
  /// - Precondition: The duration of an eased curve is not negative and not NaN.
  public mutating func appear(at time: Double, curve: TransitionCurve? = nil) {
    ParameterFlaw.trap(if: curve?.flaw)
    insert((.identity, curve), at: time)
  }

  /// Removes the view, also while it is appearing.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - curve: The curve of this event; by default that of the presence.
  /// - Precondition: The duration of an eased curve is not negative and not NaN.
  public mutating func disappear(at time: Double, curve: TransitionCurve? = nil) {
    ParameterFlaw.trap(if: curve?.flaw)
    insert((.didDisappear, curve), at: time)
  }

  /// Removes the events after a time: the property continues as if they had not happened.
  public mutating func removeChanges(after time: Double) { phases.removeChanges(after: time) }

  /// Removes the events that no longer matter at a time.
  ///
  /// The last event until then is kept, with those to which it is added and those of which it is a
  /// reversal, and samples from its time onwards do not change.
  ///
  /// - Parameter time: The earliest time that is still needed, in seconds.
  public mutating func removeHistory(before time: Double) { phases.removeHistory(before: time) }

  /// Returns the phase of the view, or the phase toward which the view moves.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: The phase of the last event until then; before the first event, the initial phase.
  @inlinable
  public func phase(at time: Double) -> PresencePhase { phases.phase(at: time) }

  /// Returns whether the view is on the screen: from its insertion until it is gone.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: Whether it is inserted, or still leaving. A spring counts as complete when at most
  ///   a thousandth of the travel remains, although it continues.
  @inlinable
  public func isPresent(at time: Double) -> Bool {
    switch phase(at: time) {
    case .willAppear: false
    case .identity: true
    case .didDisappear: !hasArrived(at: time)
    }
  }

  /// Returns whether the property has arrived at its phase, up to a thousandth of the travel.
  ///
  /// The travel is the greater of the distances of the identity value from the other two.
  ///
  /// - Parameter time: Seconds; NaN is treated as 0.
  /// - Returns: Whether the last change until then is complete; true before the first event.
  @inlinable
  public func hasArrived(at time: Double) -> Bool { phases.hasArrived(at: time) }

  /// Evaluates value and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> { phases.state(at: time) }

  /// The time at which the last change looks done, in seconds; 0 before the first event.
  ///
  /// - Edge cases: Infinite if its curve never arrives.
  public var duration: Double { phases.duration }
}

extension Presence: ChangeHistory {
  @usableFromInline package var transitions: TransitionSequence<Value> { phases.transitions }

  /// The numbers of the phases are one less than their indices.
  @usableFromInline var firstNumber: Int { -1 }

  package var changes: [TransitionSequence<Value>.Change] { phases.changes }

  package func request(
    of change: TransitionSequence<Value>.Change
  ) -> (phase: PresencePhase, curve: TransitionCurve?) {
    (phases.phases[change.to], change.givenCurve)
  }

  package func isChange(
    _ request: (phase: PresencePhase, curve: TransitionCurve?), after count: Int
  ) -> Bool {
    request.phase.isIdentity != phases.phases[phases.index(after: count)].isIdentity
  }

  /// Adds an event after all others, unless it changes nothing.
  package mutating func append(
    _ request: (phase: PresencePhase, curve: TransitionCurve?), at time: Double
  ) -> TransitionSequence<Value>.Change? {
    guard isChange(request, after: changes.count) else { return nil }
    let isNew = request.phase.isIdentity && !isPresent(at: time)
    return phases.append(
      PhaseRequest(
        to: phases.index(of: request.phase),
        state: isNew ? KinematicState(value: willAppear) : nil, curve: request.curve),
      at: time)
  }

  /// The phase of the last event.
  var latestPhase: PresencePhase { phases.phases[phases.latestIndex] }
}

extension Presence: Equatable {}
extension Presence: Hashable where Value: Hashable {}
