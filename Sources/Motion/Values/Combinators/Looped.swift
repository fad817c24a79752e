// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion that is played several times, or forever.
///
/// Which repetition a time falls in is computed, not counted, so the billionth
/// is as exact as the first.
@frozen
public struct Looped<Base: Trajectory>: Trajectory {
  /// The motion that is repeated.
  public let base: Base

  /// How many times it is played: any number, whole or not, or infinity.
  public let count: Double

  /// Whether every second repetition runs backwards.
  public let autoreverses: Bool

  @usableFromInline let period: Double

  @usableFromInline
  init(base: Base, count: Double, autoreverses: Bool) {
    precondition(count >= 0, "the count must not be negative")
    precondition(base.duration < .infinity, "a motion without an end can't be repeated")
    self.base = base
    self.count = count
    self.autoreverses = autoreverses
    period = base.duration
  }

  /// The duration of the base times the count.
  @inlinable
  public var duration: Double { period > 0 ? period * count : 0 }

  /// The time in which every value of the motion has been seen, but for that at its end.
  @inlinable
  public var span: Double { Swift.min(duration, autoreverses ? 2 * period : period) }

  /// Evaluates the base at the time since the repetition began.
  ///
  /// A boundary belongs to the repetition that begins there; the end of the last
  /// belongs to it.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> {
    let duration = self.duration
    guard time < duration else {
      guard time > duration || time == duration else { return state(at: 0) }  // NaN
      let last = lastState
      return time > duration ? KinematicState(value: last.value) : last
    }
    guard time >= 0 else { return KinematicState(value: base.start) }
    let repetition = Elementary.floor(time / period)
    // The quotient may round up to a whole number that has not been reached.
    let elapsed = Swift.max(0, time - repetition * period)
    return state(elapsed: elapsed, isOdd: Looped.isOdd(repetition))
  }

  @inlinable
  var lastState: KinematicState<Base.Value> {
    guard count > 0, count < .infinity, period > 0 else {
      return KinematicState(value: count > 0 ? base.end : base.start)
    }
    let whole = Elementary.floor(count)
    return whole == count
      ? state(elapsed: period, isOdd: Looped.isOdd(whole - 1))
      : state(elapsed: (count - whole) * period, isOdd: Looped.isOdd(whole))
  }

  @inlinable
  func state(elapsed: Double, isOdd: Bool) -> KinematicState<Base.Value> {
    guard autoreverses && isOdd else { return base.state(at: elapsed) }
    let state = base.state(at: period - elapsed)
    return KinematicState(value: state.value, velocity: .zero - state.velocity)
  }

  @inlinable
  static func isOdd(_ whole: Double) -> Bool { Elementary.floor(whole * 0.5) * 2 != whole }

  /// Finds the turns of each repetition, and both sides of the boundaries between them.
  ///
  /// - Complexity: O(*n*) for *n* repetitions in the interval.
  public func turningPoints(
    around point: Base.Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    guard period > 0 else { return [] }
    let forward = base.turningPoints(around: point, in: 0...period)
    let backward = autoreverses ? forward.reversed().map { period - $0 } : forward
    var instants: [Double] = []
    var repetition = Elementary.floor(interval.lowerBound / period)
    while repetition * period <= interval.upperBound {
      let begin = repetition * period
      let turns = Looped.isOdd(repetition) ? backward : forward
      // A jump back to the start has two sides: the last instant before it is one of its own.
      let boundary = begin > 0 ? [begin.nextDown, begin] : [0]
      instants += (boundary + turns.map { $0 + begin }).filter(interval.contains)
      repetition += 1
    }
    return instants
  }
}

extension Trajectory {
  /// Plays the motion several times.
  ///
  /// - Parameters:
  ///   - count: How many times: any number that is not negative, whole or not,
  ///     or `.infinity`.
  ///   - autoreverses: Whether every second repetition runs backwards. Each
  ///     repetition counts as one, whichever way it runs.
  /// - Returns: A motion that lasts as long as all repetitions together.
  /// - Precondition: The motion has an end.
  @inlinable
  public func repeated(
    _ count: Double = .infinity, autoreverses: Bool = false
  ) -> Looped<Self> {
    Looped(base: self, count: count, autoreverses: autoreverses)
  }
}

extension Looped: Equatable where Base: Equatable {}
extension Looped: Hashable where Base: Hashable {}
