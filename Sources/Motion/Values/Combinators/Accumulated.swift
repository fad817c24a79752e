// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is played repeatedly, each iteration starting from the end of the one before.
///
/// Web Animations calls it the iteration composite `accumulate`: every iteration adds the end of
/// the motion to all that follow.
/// ```swift
/// let turn = EasedTrajectory(from: 0.0, to: 90, duration: 1).accumulated(4)
/// turn.value(at: 2)  // 180
/// turn.end  // 360
/// ```
/// - Edge cases: If the number of iterations is infinite and the motion does not end at zero, the
///   value grows without bound and has no peak.
/// - Source: [web-animations-2], the iteration composite operation.
@frozen
public struct Accumulated<Base: Trajectory>: BaseTimed {
  /// The motion with its iterations.
  public let loop: Looped<Base>

  /// The value that each iteration adds to the next: the end of the motion.
  public let step: Base.Value

  @inlinable
  init(base: Base, count: Double) {
    loop = base.repeated(count)
    step = base.end
  }

  @inlinable var timekeeper: Looped<Base> { loop }

  /// The recurrences of the iterations, which have nothing in common unless the motion ends at
  /// zero.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] {
    guard motion.step != .zero, motion.loop.period < .infinity else {
      return motion.loop.recurrences
    }
    guard motion.loop.count > 0, motion.loop.period > 0 else { return [] }
    let periods = 1 + motion.loop.base.recurrences.periodCount
    return [
      Recurrence(begin: 0, end: motion.duration, period: motion.loop.period / periods, factor: nil)
    ]
  }

  /// Evaluates the iteration and adds the accumulated value.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    lifted(loop.state(at: time), at: time)
  }

  /// Evaluates the first or the last iteration beyond its time.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<Base.Value> {
    lifted(loop.state(beyond: time), at: time)
  }

  @inlinable
  func lifted(
    _ state: KinematicState<Base.Value>, at time: Double
  ) -> KinematicState<Base.Value> {
    KinematicState(
      value: state.value.moved(within: lift(at: time)), velocity: state.velocity)
  }

  /// The value accumulated before the iteration at a time.
  @inlinable
  func lift(at time: Double) -> Base.Value {
    // A motion of duration 0 is over at time 0.
    guard time > 0 || loop.duration == 0 && !(time < 0) else { return .zero }
    let iteration =
      time < loop.duration && time < .infinity
      ? loop.position(at: time).iteration : loop.lastIteration
    // No value is added infinitely often.
    return step.scaled(within: Swift.min(iteration, 0x1p53))
  }

  /// The exactness of the iterations.
  @inlinable
  public var exactness: Exactness { loop.exactness }

  /// Visits the stretches of each iteration.
  @inlinable
  public static func visitStretches(
    of measure: Measure<Base.Value>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    switch measure {
    case .rate, .rateBounds, .speed:
      return motion.loop.visitStretches(of: measure, from: start, upTo: end, beyond: beyond, body)
    case .along(let vector):
      return motion.loop.visitStretches(of: measure, from: start, upTo: end, beyond: beyond) {
        var stretch = $0
        let shift = motion.lift(at: stretch.begin).dot(vector)
        stretch.first += shift
        stretch.last += shift
        return body(stretch)
      }
    case .distance(let point):
      if Base.Value.componentCount == 1 {
        return motion.visitDistances(from: point, from: start, upTo: end, beyond: beyond, body)
      }
      return motion.visitByScanning(of: measure, from: start, upTo: end, beyond: beyond, body)
    }
  }
}

extension Trajectory {
  /// Plays the motion several times, each iteration starting from the end of the one before.
  ///
  /// - Parameter count: The number of iterations; may be fractional, or `.infinity`.
  /// - Returns: A motion that lasts as long as all iterations together.
  /// - Precondition: The count is not negative.
  @inlinable
  public func accumulated(_ count: Double) -> Accumulated<Self> {
    Accumulated(base: self, count: count)
  }
}

extension Accumulated: Equatable where Base: Equatable {}
extension Accumulated: Hashable where Base: Hashable, Base.Value: Hashable {}
