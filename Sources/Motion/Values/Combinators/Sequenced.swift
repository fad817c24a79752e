// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion, and another one when it is over.
@frozen
public struct Sequenced<First: Trajectory, Second: Trajectory>: Trajectory
where First.Value == Second.Value {
  /// The motion that comes first.
  public let first: First

  /// The motion that takes over.
  public let second: Second

  /// When the second motion takes over, in seconds.
  public let handover: Double

  @usableFromInline
  init(first: First, second: Second) {
    self.first = first
    self.second = second
    handover = first.duration
  }

  /// The two durations together.
  @inlinable
  public var duration: Double { handover + second.duration }

  /// The duration of the first motion and the span of the second.
  @inlinable
  public var span: Double { handover < .infinity ? handover + second.span : first.span }

  /// Evaluates the first motion before the handover and the second from then on.
  @inlinable
  public func state(at time: Double) -> KinematicState<First.Value> {
    guard time >= handover && handover < .infinity else { return first.state(at: time) }
    return second.state(at: time - handover)
  }

  /// Finds the turns of both, and the handover.
  public func turningPoints(
    around point: First.Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    var instants: [Double] = []
    if interval.lowerBound < handover {
      let times = interval.lowerBound...Swift.min(interval.upperBound, handover)
      instants += first.turningPoints(around: point, in: times)
    }
    guard interval.upperBound >= handover else { return instants }
    // A jump has two sides: the last instant before it is one of its own.
    instants += [handover.nextDown, handover].filter(interval.contains)
    let times = Swift.max(0, interval.lowerBound - handover)...(interval.upperBound - handover)
    return instants + second.turningPoints(around: point, in: times).map { $0 + handover }
  }
}

extension Trajectory {
  /// Lets another motion take over when this one is over.
  ///
  /// The second one starts where it says it does: to carry position and velocity
  /// on, make it from `state(at: duration)` of the first.
  @inlinable
  public func followed<Next: Trajectory>(by next: Next) -> Sequenced<Self, Next>
  where Next.Value == Value {
    Sequenced(first: self, second: next)
  }
}

extension Sequenced: Equatable where First: Equatable, Second: Equatable {}
extension Sequenced: Hashable where First: Hashable, Second: Hashable {}
