// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The sum of two motions.
///
/// It is Core Animation's additive animation and the composite operation `add` of Web Animations: a
/// new motion is added to one in progress, which therefore does not jump.
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 100, spring: .smooth)
/// let shake = SpringTrajectory(from: 0.0, to: 0, velocity: 400, spring: .bouncy)
/// (card + shake.delayed(by: 0.2)).value(at: 0.3)
/// ```
/// Each member holds its ends before and after its own time; its events carry its index, 0 or 1. The
/// sum lasts as long as its longer member; its settling time does not follow from those of its
/// members.
///
/// - Accuracy: Turns and levels are found to the last bits from bounds of the rates. Between two
///   instants at which a member turns or bends otherwise, a part shorter than 2⁻²⁰ of that interval
///   is assumed to turn at most once. So is each of 32 equal parts, or more, of what remains of it
///   when members that nearly cancel have used up its share of 2048 parts for each window of at most
///   1024 stretches. Rates of a member that is eased along other than a line are found by sampling:
///   the sum may miss a turn between two samples.
/// - Edge cases: If the sum of two values or of two velocities overflows, it is multiplied by the
///   greatest power of two with which all of its components are finite. A finite sum is exact up to
///   rounding.
/// - Source: [web-animations-2], effect composition.
@frozen
public struct Summed<First: Trajectory, Second: Trajectory>: Trajectory, MergedPlayable
where First.Value == Second.Value {
  /// The first motion.
  public let first: First

  /// The second motion.
  public let second: Second

  @inlinable
  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The time until both look done, in seconds.
  @inlinable
  public var duration: Double { Swift.max(first.duration, second.duration) }

  /// The time until both have come to rest, in seconds.
  @inlinable
  public var restTime: Double { Swift.max(first.restTime, second.restTime) }

  /// Evaluates both motions and adds their positions.
  @inlinable
  public func value(at time: Double) -> First.Value {
    first.value(at: time).moved(within: second.value(at: time))
  }

  /// Evaluates both motions and adds their positions and velocities.
  @inlinable
  public func state(at time: Double) -> KinematicState<First.Value> {
    first.state(at: time).added(to: second.state(at: time))
  }

  /// Evaluates both motions beyond their time; a motion that is shorter than the other holds its
  /// end.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<First.Value> {
    let duration = self.duration
    return first.state(at: time, beyond: duration)
      .added(to: second.state(at: time, beyond: duration))
  }

  @inlinable
  package var memberCount: Int { 2 }

  @inlinable
  package func visitEvents(
    ofMember index: Int, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    index == 0
      ? first.visitEvents(from: start, to: end, inMember: 0, body)
      : second.visitEvents(from: start, to: end, inMember: 1, body)
  }

  @inlinable
  package func nextMemberEvent(from time: Double, isBackward: Bool) -> Double? {
    nearest(
      first.nextEvent(from: time, isBackward: isBackward),
      second.nextEvent(from: time, isBackward: isBackward), isBackward: isBackward)
  }

  /// Bounded, unless one of the motions is sampled.
  @inlinable
  public var exactness: Exactness {
    Swift.min(.bounded, Swift.min(first.exactness, second.exactness))
  }

  /// Visits the stretches along a direction, from bounds of the rates; other measures are sampled
  /// between the stretches of the members.
  @inlinable
  public static func visitStretches(
    of measure: Measure<First.Value>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    let whole = beyond ? motion.duration : nil
    guard case .along(let direction) = measure else {
      if case .rateBounds = measure {
        let sum =
          motion.first.range(of: measure, from: start, upTo: end, asMemberOf: whole)
          + motion.second.range(of: measure, from: start, upTo: end, asMemberOf: whole)
        return body(Stretch(begin: start, end: end, first: sum.low, last: sum.high))
      }
      return motion.visitSampled(
        of: measure, from: start, upTo: end, beyond: beyond,
        between: {
          [
            $0.breaks(of: motion.first, measure, beyond: whole),
            $0.breaks(of: motion.second, measure, beyond: whole),
          ]
        }, body)
    }
    return CertifiedStretches.visitWindows(from: start, upTo: end) { window in
      let a = MemberStretches(motion.first, along: direction, in: window, beyond: whole)
      let b = MemberStretches(motion.second, along: direction, in: window, beyond: whole)
      let reach = Swift.min(a.reach, b.reach)
      let wantsMore = CertifiedStretches.visit(
        breaks: a.breaks + b.breaks, upTo: reach,
        ends: {
          let (p, q) = (a.samples($0, $1), b.samples($0, $1))
          return ((p.first, q.first), (p.last, q.last))
        },
        sample: { (a.sample(at: $0), b.sample(at: $0)) },
        state: { $0.0.added(to: $0.1) },
        rates: { begin, first, end, last in
          let sum =
            a.ranges(from: begin, first.0, upTo: end, last.0).rate
            + b.ranges(from: begin, first.1, upTo: end, last.1).rate
          // The sum of two rates that both rise, or both fall, passes 0 at most once.
          let ways = (last.0.velocity - first.0.velocity) * (last.1.velocity - first.1.velocity)
          return (sum, ways >= 0 && !a.isBounded && !b.isBounded)
        },
        body)
      return wantsMore ? reach : nil
    }
  }

  /// The recurrences of both motions, combined.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] {
    .combined([
      (motion.first.recurrences, motion.first.restTime),
      (motion.second.recurrences, motion.second.restTime),
    ])
  }
}

extension KinematicState {
  /// Returns the sum of two states, multiplied by a power of two if it overflows.
  @inlinable
  func added(to other: KinematicState) -> KinematicState {
    let sum = KinematicState(value: value + other.value, velocity: velocity + other.velocity)
    // A component that is not finite stays so in the sum: one comparison for both.
    if (sum.value + sum.velocity).hasFiniteComponents { return sum }
    return KinematicState(
      value: value.moved(within: other.value), velocity: velocity.moved(within: other.velocity))
  }
}

/// Adds two motions.
@inlinable
public func + <First: Trajectory, Second: Trajectory>(
  first: First, second: Second
) -> Summed<First, Second> where First.Value == Second.Value {
  Summed(first, second)
}

/// Subtracts a motion from another.
@inlinable
public func - <First: Trajectory, Second: Trajectory>(
  first: First, second: Second
) -> Summed<First, LinearlyMapped<Second, ScalingMap<Second.Value>>>
where First.Value == Second.Value { Summed(first, -second) }

extension Summed: Equatable where First: Equatable, Second: Equatable {}
extension Summed: Hashable where First: Hashable, Second: Hashable {}

#if !hasFeature(Embedded)
extension Summed: Codable where First: Codable, Second: Codable {
  /// Reads the motions.
  ///
  /// - Throws: `DecodingError` with the path if one is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("first", "second")
    self.init(
      try container.decode(First.self, forKey: "first"),
      try container.decode(Second.self, forKey: "second"))
  }
}
#endif
