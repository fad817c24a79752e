// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A value that moves between named phases, with its history.
///
/// Each phase has a value, and a curve leads from one to the next. A change that comes while the
/// value is still on its way starts from where it is.
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
/// Position and, with a spring, velocity go on without a jump; an eased curve starts at rest.
/// The history is part of the value, so earlier times can still be sampled, and ``forget(before:)``
/// drops what is no longer asked for.
///
/// Each change is an event, the marker with the phase's index in ``phases``; the end of the last
/// one is the end of the motion.
///
/// - Units: Seconds, on one time base for changes and samples.
/// - Edge cases: A change whose time is NaN, infinite or earlier than the last one is ignored,
///   and so is one to the phase that is already gone to. A change before time 0 counts as one
///   at 0.
/// - Complexity: A sample takes O(log *n*) for *n* changes, and allocates nothing.
@frozen
public struct PhaseTrajectory<Phase: Hashable & Sendable, Value: VectorSpace>: Trajectory {
  /// The phases, in the order in which they were given.
  public let phases: [Phase]

  /// The value of each phase.
  @usableFromInline let targets: [Value]

  /// The curve of transitions that have none of their own.
  public let curve: TransitionCurve

  /// Curves for some transitions, of which the first that fits is used.
  public let curves: [PhaseCurve<Phase>]

  /// The index of the phase before the first change.
  @usableFromInline var initialIndex: Int

  /// The distance of which a thousandth counts as arrived.
  @usableFromInline let travel: Double

  /// What has happened, in the order of time.
  @usableFromInline var transitions: TransitionSequence<Value>

  /// Creates a value that rests in one of its phases.
  ///
  /// - Parameters:
  ///   - values: The phases and their values.
  ///   - initialPhase: The phase before the first change; the first one unless given.
  ///   - curve: The curve of transitions that have none of their own.
  ///   - curves: Curves for some transitions, of which the first that fits is used.
  /// - Precondition: There is a phase, each is there once, and the initial one is among them.
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
  ///   - initialPhase: The phase before the first change; the first one unless given.
  ///   - curve: The curve of transitions that have none of their own.
  ///   - curves: Curves for some transitions, of which the first that fits is used.
  ///   - value: Gives the value of a phase; it is called once for each.
  public init(
    initialPhase: Phase? = nil, curve: TransitionCurve = .spring(.smooth),
    curves: [PhaseCurve<Phase>] = [], value: (Phase) -> Value
  ) where Phase: CaseIterable {
    let phases = [Phase](Phase.allCases)
    self.init(
      phases: phases, targets: phases.map(value), initialPhase: initialPhase, curve: curve,
      curves: curves)
  }

  /// Creates a value of phases that are known to be legal, or ends the program.
  init(
    phases: [Phase], targets: [Value], initialPhase: Phase?, curve: TransitionCurve,
    curves: [PhaseCurve<Phase>], travel: Double? = nil
  ) {
    let defect = PhaseTrajectory.defect(
      phases: phases, initialPhase: initialPhase, curve: curve)
    precondition(defect == nil, defect ?? "")
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

  /// What is wrong with the parameters; nil if nothing is.
  static func defect(
    phases: [Phase], initialPhase: Phase?, curve: TransitionCurve
  ) -> String? {
    if let defect = curve.defect { return defect }
    if phases.isEmpty { return "phases must not be empty" }
    for (index, phase) in phases.enumerated() where phases[..<index].contains(phase) {
      return "phases must be there once, but that at \(index) is there before"
    }
    if let initialPhase, !phases.contains(initialPhase) {
      return "initialPhase must be one of the phases"
    }
    return nil
  }

  /// The phase before the first change.
  @inlinable
  public var initialPhase: Phase { phases[initialIndex] }

  /// Finds the value of a phase.
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

  /// Finds the phase in which the value is, or to which it is on its way.
  ///
  /// - Parameter time: Seconds; NaN reads as 0.
  /// - Returns: The phase of the last change until then.
  @inlinable
  public func phase(at time: Double) -> Phase {
    phases[transitions.index(at: time).map { transitions.legs[$0].to } ?? initialIndex]
  }

  /// Tells whether the last change is over, but for a thousandth of the way.
  ///
  /// The way is the greatest distance between two phases, however far the value had to go; a
  /// spring moves on by less. The ``duration`` counts by the way that was left.
  ///
  /// - Parameter time: Seconds; NaN reads as 0.
  /// - Returns: True before the first change.
  @inlinable
  public func isSettled(at time: Double) -> Bool {
    guard let index = transitions.index(at: time) else { return true }
    return (time == time ? time : 0) >= transitions.legs[index].settled
  }

  /// The index of the phase that was gone to last.
  var latestIndex: Int { transitions.legs.last?.to ?? initialIndex }

  /// Lets the value go to a phase, from where it is.
  ///
  /// - Parameters:
  ///   - phase: One of the ``phases``.
  ///   - time: Seconds, not before the last change.
  ///   - state: Where it starts, in place of where it is: where a finger let go of it, with that
  ///     velocity, or the value of a phase to start anew. With it, a change to the phase that is
  ///     already gone to counts too.
  /// - Returns: Whether that is a change. It is not if the value already goes there, or if the
  ///   time is NaN, infinite or earlier than the last change.
  /// - Precondition: The phase is one of the ``phases``.
  @discardableResult
  public mutating func go(
    to phase: Phase, at time: Double, from state: KinematicState<Value>? = nil
  ) -> Bool {
    let (from, to) = (latestIndex, index(of: phase))
    guard time - time == 0, state != nil || from != to else { return false }
    let time = Swift.max(0, time)
    guard time >= transitions.legs.last?.begin ?? 0 else { return false }
    let curve = curves.first { $0.fits(from: phases[from], to: phase) }?.curve ?? curve
    let origin = state ?? self.state(at: time)
    let settled: Double
    switch curve {
    case .eased(let duration, _): settled = duration
    case .spring(let spring):
      settled =
        travel > 0
        ? spring.settlingTime(
          from: origin.value - targets[to], velocity: origin.velocity, within: travel * 0.001) : 0
    }
    transitions.legs.append(
      TransitionSequence.Leg(
        begin: time, motion: curve.motion(from: origin, to: targets[to]), from: from, to: to,
        settled: settled, isGiven: state != nil))
    return true
  }

  /// Drops the changes that no longer matter at a time.
  ///
  /// The last change until then is kept, and what shows from its time on stays as it is, to the
  /// bit. Before it, the value of the phase that it left shows.
  ///
  /// - Parameter time: The earliest time that is still asked for, in seconds.
  public mutating func forget(before time: Double) {
    guard let index = transitions.index(at: time), index > 0 else { return }
    initialIndex = transitions.legs[index].from
    transitions.initial = targets[initialIndex]
    transitions.legs.removeFirst(index)
    transitions.legs[0].isGiven = true
  }
}

extension PhaseTrajectory: Equatable {}
extension PhaseTrajectory: Hashable where Value: Hashable {}
