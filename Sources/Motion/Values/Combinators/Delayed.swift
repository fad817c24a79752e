// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that begins later, and holds its start until then.
@frozen
public struct Delayed<Base: Trajectory>: Trajectory {
  /// The motion that is delayed.
  public let base: Base

  /// The seconds before it begins.
  public let delay: Double

  @usableFromInline
  init(base: Base, delay: Double) {
    precondition(delay >= 0 && delay < .infinity, "delay must be finite and not negative")
    self.base = base
    self.delay = delay
  }

  /// The delay and the duration of the base.
  @inlinable
  public var duration: Double { delay + base.duration }

  /// The delay and the span of the base.
  @inlinable
  public var span: Double { delay + base.span }

  /// Evaluates the base at the time since it began.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    guard time >= delay else { return KinematicState(value: base.start) }
    return base.state(at: time - delay)
  }

  /// Finds the turns of the base, later by the delay.
  public func turningPoints(
    around point: Base.Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    guard interval.upperBound > delay else { return [] }
    let times = Swift.max(0, interval.lowerBound - delay)...(interval.upperBound - delay)
    return [delay].filter(interval.contains)
      + base.turningPoints(around: point, in: times).map { $0 + delay }
  }

  /// Finds when the base is settled, later by the delay.
  ///
  /// A motion that jumps to its end at once is away from it until the delay is over.
  public func settlingTime(within distance: Double) -> Double {
    let settled = base.settlingTime(within: distance)
    if settled > 0 { return delay + settled }
    return base.start.distance(to: base.end) >= distance ? Swift.max(0, delay.nextDown) : 0
  }
}

extension Trajectory {
  /// Lets the motion begin later.
  ///
  /// - Precondition: The delay is finite and not negative.
  @inlinable
  public func delayed(by delay: Double) -> Delayed<Self> {
    Delayed(base: self, delay: delay)
  }
}

extension Delayed: Equatable where Base: Equatable {}
extension Delayed: Hashable where Base: Hashable {}
