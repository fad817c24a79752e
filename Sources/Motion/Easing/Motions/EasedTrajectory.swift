// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion between two values that follows an easing.
///
/// ```swift
/// let card = EasedTrajectory(from: 0.0, to: 100, duration: 0.5, easing: .easeIn)
/// card.value(at: 0.25)  // 31.5357
/// card.velocity(at: 0.25)  // 214.7958
/// ```
/// Before time 0 it holds the easing's output at 0, after the duration its output at 1: with most
/// easings these are `origin` and `target`, to the bit. Easings that overshoot carry the value
/// beyond them.
///
/// - Units: Seconds.
/// - Edge cases: Duration 0 is a jump at time 0. A motion of infinite duration
///   never leaves its start.
/// - Complexity: One easing sample.
@frozen
public struct EasedTrajectory<Value: VectorSpace>: Trajectory {
  /// The value at progress 0.
  public let origin: Value

  /// The value at progress 1.
  public let target: Value

  /// The time from the start to the end, in seconds.
  public let duration: Double

  /// The easing from the origin to the target.
  public let easing: Easing

  /// The inverse of the duration, at most 2⁷⁰.
  @usableFromInline let inverseDuration: Double

  /// Creates a motion from two values, a duration and an easing.
  ///
  /// - Parameters:
  ///   - origin: The value at progress 0.
  ///   - target: The value at progress 1.
  ///   - duration: Seconds; 0 and infinity are legal.
  ///   - easing: The relation of progress to time.
  /// - Precondition: `duration` is not negative and not NaN.
  @inlinable
  public init(
    from origin: Value, to target: Value, duration: Double, easing: Easing = .easeInOut
  ) {
    require("duration", duration, EasedTrajectory.legalDuration)
    // −0 is 0.
    self.origin = origin.bounded + .zero
    self.target = target.bounded + .zero
    self.duration = duration + 0
    self.easing = easing
    inverseDuration = (1 / self.duration).boundedFactor
  }

  @inlinable
  static var legalDuration: NumberRule { .notNegativeOrInfinite }

  /// Evaluates the value at a time, without its velocity.
  @inlinable
  @inline(__always)
  public func value(at time: Double) -> Value {
    guard time > 0, time < duration, easing.isBezier else { return valueOffCurve(at: time) }
    return origin.interpolated(to: target, byFinite: easing.curve.value(at: time / duration))
  }

  /// Returns the value at a time that is not within a Bézier curve.
  @inlinable
  @inline(never)
  func valueOffCurve(at time: Double) -> Value {
    guard easing.isBezier else { return stateOffCurve(at: time).value }
    let time = time == time ? time : 0
    return time >= duration && duration < .infinity ? target : origin
  }

  /// Evaluates value and velocity at a time.
  ///
  /// The velocity is slope × distance / duration from time 0 through the
  /// duration, and zero outside.
  ///
  /// - Edge cases: NaN is treated as time 0. The fraction of the way moves at most at 2⁷⁰ per second,
  ///   some 10²¹: that is the velocity at a vertical slope.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  @inlinable
  @inline(__always)
  public func state(at time: Double) -> KinematicState<Value> {
    // In line, so that a loop keeps the constants of the curve in registers.
    curveState(at: time) ?? stateOffCurve(at: time)
  }

  /// Returns the state at a time that is within a Bézier curve, otherwise nil.
  @inlinable
  @inline(__always)
  func curveState(at time: Double) -> KinematicState<Value>? {
    guard time < duration, easing.isBezier else { return nil }
    let progress = time / duration
    guard progress > 0 else { return nil }
    let sample = easing.curve.unboundedState(at: progress)
    return state(atFraction: sample.value, rate: sample.velocity * inverseDuration)
  }

  /// Returns the state at a time that is not within a Bézier curve.
  @inlinable
  @inline(__always)
  func stateOffCurve(at time: Double) -> KinematicState<Value> {
    if !easing.isBezier && time > 0 && time < duration && duration < .infinity {
      let progress = time / duration
      if easing.isLinear { return state(atFraction: progress, rate: inverseDuration) }
      let sample = easing.stateOffCurve(at: progress)
      return state(atFraction: sample.value, rate: sample.velocity * inverseDuration)
    }
    return stateInAnyCase(at: time)
  }

  /// Returns the state at an output of the easing.
  @inlinable
  @inline(__always)
  func state(atFraction fraction: Double, rate: Double) -> KinematicState<Value> {
    .between(origin, target, fraction: fraction, rate: rate.boundedFactor)
  }

  /// Evaluates value and velocity at a time, along the tangents of the easing outside the duration.
  ///
  /// - Edge cases: As in `value(extrapolatedProgress:before:)` of the easing: steps continue to
  ///   step, and at a vertical tangent the end holds. At ±∞, and without a positive, finite
  ///   duration, the ends hold.
  public func state(beyond time: Double) -> KinematicState<Value> {
    guard time < 0 || time > duration, time.magnitude < .infinity, duration > 0,
      duration < .infinity
    else { return state(at: time) }
    let sample = easing.state(extrapolatedProgress: time / duration)
    return state(atFraction: sample.value, rate: sample.velocity * inverseDuration)
  }

  /// Returns the state at any time, of any easing: at the ends, and with extreme durations.
  @inlinable
  @inline(never)
  func stateInAnyCase(at time: Double) -> KinematicState<Value> {
    let time = time.isNaN ? 0 : time
    guard duration < .infinity, time >= 0, time < duration || time == duration && duration > 0
    else {
      // At rest at one of the ends.
      let end = time >= duration && duration < .infinity ? 1.0 : 0
      return KinematicState(value: origin.interpolated(to: target, by: easing.value(at: end)))
    }
    // At −0 the progress is 0.
    let progress = time > 0 ? time / duration : 0
    let sample = easing.state(at: progress)
    return state(atFraction: sample.value, rate: sample.velocity * inverseDuration)
  }

  /// A standstill if the duration is infinite, and otherwise empty.
  public static func recurrences(of motion: Self) -> [Recurrence] {
    motion.duration < .infinity ? [] : [.standstill()]
  }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the pieces of the easing.
  ///
  /// The motion stays on a line, along which the distance from any point has one minimum. Rates are
  /// found by sampling, unless the easing is linear.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  @specialized(where Value == SIMD2<Double>)
  @specialized(where Value == SIMD4<Double>)
  #endif
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if motion.duration == .infinity {
      return motion.visitHold(of: measure, at: motion.start, from: start, upTo: end, body)
    }
    if beyond && motion.duration > 0 {
      return motion.visit(
        motion.easing.pieces(from: start / motion.duration, upTo: end / motion.duration), measure,
        from: start,
        upTo: end, beyond: true, body)
    }
    return motion.visitHeld(
      of: measure, from: start, upTo: end, beyond: false, until: motion.duration, body
    ) {
      motion.visit(motion.easing.pieces, measure, from: $0, upTo: $1, beyond: false, body)
    }
  }

  /// Visits the pieces of the easing in an interval; the last one extends to the end.
  private func visit(
    _ pieces: [EasingPiece], _ measure: Measure<Value>, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    for (index, piece) in pieces.enumerated() {
      let begin = Swift.max(start, threshold(of: piece.begin))
      let finish = index + 1 < pieces.count ? Swift.min(end, threshold(of: piece.end)) : end
      guard begin < finish else { continue }
      guard
        visit(
          piece, measure, from: begin, upTo: finish, beyond: beyond, steps: pieces.stepsOfEach,
          body)
      else { return false }
    }
    return true
  }

  /// The first instant at which a progress is reached.
  private func threshold(of progress: Double) -> Double {
    progress == 0
      ? 0
      : progress == 1
        ? duration
        : Thresholds.least(near: progress * duration) {
          $0 / duration >= progress
        }
  }

  private func visit(
    _ piece: EasingPiece, _ measure: Measure<Value>, from begin: Double, upTo end: Double,
    beyond: Bool, steps: Int, _ body: (Stretch) -> Bool
  ) -> Bool {
    func number(at output: Double) -> Double {
      measure(restingAt: origin.interpolated(to: target, by: output))
    }
    guard piece.isContinuous else {
      return easing.visitPlateaus(from: begin, upTo: end, progress: { $0 / duration }) {
        let number = number(at: easing.output(at: $0 / duration))
        return body(Stretch(begin: $0, end: $1, first: number, last: number))
      }
    }
    let isBegin = begin == threshold(of: piece.begin)
    let isEnd = end == threshold(of: piece.end)
    let first = isBegin ? piece.first : easing.output(at: begin / duration)
    let last = isEnd ? piece.last : easing.output(at: end / duration)
    switch measure {
    case .along:
      return body(Stretch(begin: begin, end: end, first: number(at: first), last: number(at: last)))
    case .distance(let point):
      let change = target - origin
      let square = change.squaredMagnitude
      let nearest = square > 0 ? (point - origin).dot(change) / square : 0
      let (low, high) = (Swift.min(first, last), Swift.max(first, last))
      let whole = Stretch(begin: begin, end: end, first: number(at: first), last: number(at: last))
      guard square > 0, nearest > low, nearest < high else { return body(whole) }
      let crossing = whole.passage {
        let value = easing.output(at: $0 / duration)
        return first < last ? value - nearest : nearest - value
      }
      return body(
        Stretch(begin: begin, end: crossing, first: number(at: first), last: number(at: nearest)))
        && body(
          Stretch(begin: crossing, end: end, first: number(at: nearest), last: number(at: last)))
    case .rate, .rateBounds, .speed:
      if easing.isLinear {
        let number = measure(state(at: begin, isBeyond: beyond))
        return body(Stretch(begin: begin, end: end, first: number, last: number))
      }
      // Rates turn where the slope does, which is a number for every type of value.
      let isSpeed = if case .speed = measure { true } else { false }
      let grid = SampleGrid(
        from: threshold(of: piece.begin), upTo: threshold(of: piece.end), steps: steps)
      return Stretch.visitTurning(
        from: begin, upTo: end, on: grid, { measure(state(at: $0, isBeyond: beyond)) },
        as: {
          let slope = easing.state(extrapolatedProgress: $0 / duration).velocity
          return isSpeed ? slope.magnitude : slope
        }, body)
    }
  }
}

extension EasedTrajectory: Equatable {}
extension EasedTrajectory: Hashable where Value: Hashable {}
