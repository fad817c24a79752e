// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A motion whose type is not known until the program runs.
///
/// Lists of different motions need it; a single one is faster as itself.
public struct AnyTrajectory<Value: VectorSpace>: Trajectory {
  /// The motion inside.
  public let base: any Trajectory<Value>

  /// Wraps a motion.
  public init(_ base: some Trajectory<Value>) {
    self.base = base
  }

  /// The duration of the motion inside.
  public var duration: Double { base.duration }

  /// The span of the motion inside.
  public var span: Double { base.span }

  /// Evaluates the motion inside.
  public func state(at time: Double) -> KinematicState<Value> { base.state(at: time) }

  /// Evaluates the motion inside beyond its own time.
  public func state(beyond time: Double) -> KinematicState<Value> {
    base.state(beyond: time)
  }

  /// Finds the turns of the motion inside.
  public func turningPoints(
    around point: Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    base.turningPoints(around: point, in: interval)
  }

  /// Finds when the motion inside is settled.
  public func settlingTime(within distance: Double) -> Double {
    base.settlingTime(within: distance)
  }
}
#endif
