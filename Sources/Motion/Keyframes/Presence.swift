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
/// The history is part of the value, so any earlier time can still be sampled.
///
/// - Units: Seconds, on one time base for events and samples.
/// - Edge cases: An event whose time is NaN, infinite or earlier than the last one is
///   ignored, and so is one that changes nothing: a view that is there does not
///   appear, and one that is not does not disappear. Events before time 0 count as at
///   0, since every motion holds still until then.
/// - Complexity: A sample takes O(log *n*) for *n* events, and allocates nothing.
public struct Presence<Value: VectorSpace>: Trajectory {
  /// The value before the view appears.
  public let willAppear: Value

  /// The value of the view as it is.
  public let identity: Value

  /// The value when it has disappeared.
  public let didDisappear: Value

  /// How the property moves.
  public let curve: TransitionCurve

  /// The phase before the first event.
  public let initialPhase: PresencePhase

  /// What has happened, in the order of time.
  @usableFromInline var changes: [Change]

  /// A new phase, and the state in which it found the property.
  @usableFromInline
  struct Change: Equatable, Sendable {
    @usableFromInline let time: Double
    @usableFromInline let phase: PresencePhase
    @usableFromInline let origin: KinematicState<Value>

    /// When the motion stays within a thousandth of the way.
    @usableFromInline let settled: Double
  }

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
    precondition(curve.defect == nil, curve.defect ?? "")
    self.willAppear = willAppear
    self.identity = identity
    self.didDisappear = didDisappear
    self.curve = curve
    self.initialPhase = initialPhase
    changes = []
  }

  /// Finds the value at which the property is aimed in a phase.
  @inlinable
  public func value(in phase: PresencePhase) -> Value {
    switch phase {
    case .willAppear: willAppear
    case .identity: identity
    case .didDisappear: didDisappear
    }
  }

  /// Inserts the view.
  ///
  /// If it is leaving, it comes back from where it is. If it is gone, it starts
  /// again from its value before the appearance.
  ///
  /// - Parameter time: Seconds, not before the last event.
  public mutating func appear(at time: Double) {
    guard let time = admitted(time), latestPhase != .identity else { return }
    let isNew = !isPresent(at: time)
    change(to: .identity, at: time, from: isNew ? KinematicState(value: willAppear) : nil)
  }

  /// Removes the view, also while it is appearing.
  ///
  /// - Parameter time: Seconds, not before the last event.
  public mutating func disappear(at time: Double) {
    guard let time = admitted(time), latestPhase == .identity else { return }
    change(to: .didDisappear, at: time, from: nil)
  }

  /// Finds the phase that the view is in, or on its way to.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: The phase of the last event until then.
  @inlinable
  public func phase(at time: Double) -> PresencePhase {
    place(at: time).map { changes[$0].phase } ?? initialPhase
  }

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
  public func isSettled(at time: Double) -> Bool {
    guard let place = place(at: time) else { return true }
    return (time == time ? time : 0) >= changes[place].settled
  }

  /// Evaluates value and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    guard let place = place(at: time) else {
      return KinematicState(value: value(in: initialPhase))
    }
    let change = changes[place]
    return motion(of: change).state(at: (time == time ? time : 0) - change.time)
  }

  /// The motion that a change began, in seconds since then.
  @inlinable
  func motion(of change: Change) -> TransitionTrajectory<Value> {
    curve.motion(from: change.origin, to: value(in: change.phase))
  }

  /// The last change that has begun at a time.
  @inlinable
  func place(at time: Double) -> Int? {
    let time = time == time ? time : 0
    var (lower, upper) = (0, changes.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if changes[middle].time <= time { lower = middle + 1 } else { upper = middle }
    }
    return lower > 0 ? lower - 1 : nil
  }

  var latestPhase: PresencePhase { changes.last?.phase ?? initialPhase }

  /// The time of an event, if it is one.
  private func admitted(_ time: Double) -> Double? {
    guard time - time == 0 else { return nil }
    let time = Swift.max(0, time)
    return time >= changes.last?.time ?? 0 ? time : nil
  }

  private mutating func change(
    to phase: PresencePhase, at time: Double, from origin: KinematicState<Value>?
  ) {
    let origin = origin ?? state(at: time)
    let target = value(in: phase)
    let settled: Double
    switch curve {
    case .eased(let duration, _): settled = duration
    case .spring(let spring):
      let way = Swift.max(identity.distance(to: willAppear), identity.distance(to: didDisappear))
      settled =
        way > 0
        ? spring.settlingTime(
          from: origin.value - target, velocity: origin.velocity, within: way * 0.001) : 0
    }
    changes.append(Change(time: time, phase: phase, origin: origin, settled: time + settled))
  }
}

extension Presence: Equatable {}
extension Presence: Hashable where Value: Hashable {}
extension Presence.Change: Hashable where Value: Hashable {}
