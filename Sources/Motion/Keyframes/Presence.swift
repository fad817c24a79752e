// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A property of a view that is inserted and removed, with all that has happened to it.
///
/// Inserted, the property starts at its value before the appearance and moves to that
/// of the view as it is; removed, it moves on to its value after the disappearance.
/// ```swift
/// var opacity = Presence(willAppear: 0.0, identity: 1, didDisappear: 0)
/// opacity.appear(at: 1)
/// opacity.disappear(at: 1.2)
/// opacity.value(at: 1.2)  // 0.7154
/// opacity.value(at: 1.3)  // 0.5323
/// opacity.value(at: 1.1)  // 0.3577
/// ```
/// Whatever happens in between happens from where the view is: value and, with a
/// spring, velocity go on without a jump. Only a view that is gone is inserted anew.
/// The history is part of the value, so any earlier time can still be sampled. It is a
/// ``PhaseTrajectory`` of three phases with the rules of a view.
///
/// - Units: Seconds, on one time base for events and samples.
/// - Edge cases: An event whose time is NaN, infinite or earlier than the last one is
///   ignored, and so is one that changes nothing: a view that is there does not
///   appear, and one that is not does not disappear. Events before time 0 count as at
///   0, since every motion holds still until then.
/// - Complexity: A sample takes O(log *n*) for *n* events, and allocates nothing.
public struct Presence<Value: VectorSpace>: Trajectory {
  /// The motion between the three phases, in their order.
  @usableFromInline var phases: PhaseTrajectory<PresencePhase, Value>

  /// The value before the view appears.
  @inlinable
  public var willAppear: Value { value(in: .willAppear) }

  /// The value of the view as it is.
  @inlinable
  public var identity: Value { value(in: .identity) }

  /// The value when it has disappeared.
  @inlinable
  public var didDisappear: Value { value(in: .didDisappear) }

  /// How the property moves.
  @inlinable
  public var curve: TransitionCurve { phases.curve }

  /// The phase before the first event.
  @inlinable
  public var initialPhase: PresencePhase { phases.initialPhase }

  /// Creates a property of a view.
  ///
  /// - Parameters:
  ///   - willAppear: The value before the view appears.
  ///   - identity: The value of the view as it is.
  ///   - didDisappear: The value when it has disappeared.
  ///   - curve: How the property moves.
  ///   - initialPhase: The phase before the first event; `identity` for a view that
  ///     is there.
  public init(
    willAppear: Value, identity: Value, didDisappear: Value,
    curve: TransitionCurve = .spring(.smooth), initialPhase: PresencePhase = .willAppear
  ) {
    phases = PhaseTrajectory(
      phases: PresencePhase.allCases, targets: [willAppear, identity, didDisappear],
      initialPhase: initialPhase, curve: curve, curves: [],
      travel: Swift.max(identity.distance(to: willAppear), identity.distance(to: didDisappear)))
  }

  /// Finds the value at which the property is aimed in a phase.
  @inlinable
  public func value(in phase: PresencePhase) -> Value { phases.targets[phase.rawValue + 1] }

  /// Inserts the view.
  ///
  /// If it is leaving, it comes back from where it is. If it is gone, it starts
  /// again from its value before the appearance.
  ///
  /// - Parameter time: Seconds, not before the last event.
  public mutating func appear(at time: Double) {
    guard latestPhase != .identity else { return }
    let isNew = !isPresent(at: Swift.max(0, time))
    phases.go(
      to: .identity, at: time, from: isNew ? KinematicState(value: willAppear) : nil)
  }

  /// Removes the view, also while it is appearing.
  ///
  /// - Parameter time: Seconds, not before the last event.
  public mutating func disappear(at time: Double) {
    guard latestPhase == .identity else { return }
    phases.go(to: .didDisappear, at: time)
  }

  /// Drops the events that no longer matter at a time.
  ///
  /// The last event until then is kept, and what shows from its time on stays as it is.
  ///
  /// - Parameter time: The earliest time that is still asked for, in seconds.
  public mutating func forget(before time: Double) { phases.forget(before: time) }

  /// Finds the phase that the view is in, or on its way to.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: The phase of the last event until then.
  @inlinable
  public func phase(at time: Double) -> PresencePhase { phases.phase(at: time) }

  /// Tells whether the view is on the screen: from its insertion until it is gone.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: Whether it is inserted, or still leaving. A spring counts as over when
  ///   no more than a thousandth of the way is left, though it moves on.
  @inlinable
  public func isPresent(at time: Double) -> Bool {
    switch phase(at: time) {
    case .willAppear: false
    case .identity: true
    case .didDisappear: !isSettled(at: time)
    }
  }

  /// Tells whether the last change is over, but for a thousandth of the way.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: True before the first event.
  @inlinable
  public func isSettled(at time: Double) -> Bool { phases.isSettled(at: time) }

  /// Evaluates value and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> { phases.state(at: time) }

  /// The phase of the last event.
  var latestPhase: PresencePhase { phases.phases[phases.latestIndex] }
}

extension Presence: Equatable {}
extension Presence: Hashable where Value: Hashable {}
