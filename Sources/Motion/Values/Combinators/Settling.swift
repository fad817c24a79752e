// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion whose duration is given by a tolerance.
///
/// It moves as its base does. Only the duration differs, and with it the handover to the next
/// motion, the length of an iteration, and completion.
@frozen
public struct Settling<Base: Trajectory>: LegTrajectory {
  /// The base.
  public let base: Base

  /// The tolerance at which the motion looks done.
  public let tolerance: Tolerance

  /// The last instant at which the motion is not yet within the tolerance, in seconds.
  ///
  /// It is infinite if the motion never settles.
  public let duration: Double

  @inlinable
  init(base: Base, tolerance: Tolerance) {
    precondition(Settling.isKnown(base, tolerance), Settling.rule)
    self.base = base
    self.tolerance = tolerance
    duration = base.settlingTime(within: tolerance)
  }

  /// Whether it can be known when a motion settles: it can be analyzed, or it never rests and the
  /// tolerance does not depend on how far it goes.
  @inlinable
  static func isKnown(_ base: Base, _ tolerance: Tolerance) -> Bool {
    if case .absolute = tolerance, !(base.restTime < .infinity) { return true }
    return base.isAnalyzable
  }

  @inlinable
  static var rule: String { "a motion that settles must be analyzable" }

  /// Evaluates the base.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> { base.state(at: time) }

  /// Returns the base throughout.
  @inlinable
  public func leg(at time: Double) -> MotionLeg { .playing() }

  /// Returns the base, which continues before time 0, and holds its end from the duration onwards.
  @inlinable
  public func leg(beyond time: Double) -> MotionLeg {
    guard time < 0 else { return leg(holdingEndsAt: time) }
    var leg = MotionLeg.playing(until: 0)
    leg.isBeyond = true
    return leg
  }

  /// Returns the base.
  @inlinable
  public func member(_ index: Int) -> Base { base }

  /// Finds the nearest event by visiting it.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.visitedNextEvent(from: time, isBackward: isBackward)
  }

  /// Reports the events of the base until this motion looks done, which is the end.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitEnds(at: .infinity, motion.duration, from: start, to: end, body) {
      motion.base.visitEvents(
        from: Swift.min($0, motion.duration), to: Swift.min($1, motion.duration)
      ) {
        $0.kind == .end && $0.path.isEmpty ? true : body($0)
      }
    }
  }

  /// The greatest distance of the base from its end.
  @inlinable
  public var maximumDistanceFromEnd: Double { base.maximumDistanceFromEnd }
}

extension Trajectory {
  /// Changes the duration to the time at which the motion is within a tolerance of its end.
  ///
  /// ```swift
  /// let card = SpringTrajectory(from: 0.0, to: 300, spring: .bouncy)
  /// card.duration  // 0.8187
  /// card.settling(within: .absolute(0.5)).duration  // 0.7629
  /// ```
  /// - Parameter tolerance: The tolerance at which the motion looks done.
  /// - Returns: The same motion with another duration; infinite if it never settles.
  /// - Precondition: The motion is analyzable: ``isAnalyzable``. Within an absolute tolerance one
  ///   that never comes to rest need not be.
  @inlinable
  public func settling(within tolerance: Tolerance) -> Settling<Self> {
    Settling(base: self, tolerance: tolerance)
  }
}

extension Settling: Equatable where Base: Equatable {}
extension Settling: Hashable where Base: Hashable {}
