// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A blend of two motions by a weight that is a motion too.
///
/// Weight 0 shows the first motion, weight 1 the second; other weights, inside and outside 0…1,
/// interpolate on the line through both. Events carry the index 0 or 1 of their motion, or 2 of the
/// weight; none is after the end of the blend.
///
/// - Accuracy: As for ``Summed``, from bounds of the rates of all three.
@frozen
public struct Blended<First: Trajectory, Second: Trajectory, Weight: Trajectory>: Trajectory,
  MergedPlayable
where First.Value == Second.Value, Weight.Value == Double {
  /// The motion that is shown at weight 0.
  public let first: First

  /// The motion that is shown at weight 1.
  public let second: Second

  /// The share of the second motion.
  public let weight: Weight

  @inlinable
  init(first: First, second: Second, weight: Weight) {
    self.first = first
    self.second = second
    self.weight = weight
  }

  /// The duration of the weight and of the motions that remain visible at its end, in seconds.
  ///
  /// If the weight ends at 1, only the second motion remains, and an endless first one does not
  /// count; if it ends at 0, only the first; otherwise both.
  @inlinable
  public var duration: Double { longest(weight.duration, first.duration, second.duration) }

  /// The time until the weight and the motions that remain visible have come to rest, in seconds.
  @inlinable
  public var restTime: Double { longest(weight.restTime, first.restTime, second.restTime) }

  @inlinable
  func longest(_ weight: Double, _ first: Double, _ second: Double) -> Double {
    let end = self.weight.end
    if end == 1 { return Swift.max(weight, second) }
    if end == 0 { return Swift.max(weight, first) }
    return Swift.max(weight, Swift.max(first, second))
  }

  /// Evaluates the motions and blends their positions and velocities.
  @inlinable
  public func state(at time: Double) -> KinematicState<First.Value> {
    first.state(at: time)
      .blended(with: second.state(at: time), weight: weight.state(at: time))
  }

  /// Evaluates the motions beyond their time; a motion that is shorter than the whole holds its
  /// end.
  @inlinable
  public func state(beyond time: Double) -> KinematicState<First.Value> {
    let duration = self.duration
    return first.state(at: time, beyond: duration).blended(
      with: second.state(at: time, beyond: duration),
      weight: weight.state(at: time, beyond: duration))
  }

  @inlinable
  package var memberCount: Int { 3 }

  @inlinable
  package func visitEvents(
    ofMember index: Int, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    switch index {
    case 0: first.visitEvents(from: start, to: end, inMember: 0, body)
    case 1: second.visitEvents(from: start, to: end, inMember: 1, body)
    default: weight.visitEvents(from: start, to: end, inMember: 2, body)
    }
  }

  @inlinable
  package func nextMemberEvent(from time: Double, isBackward: Bool) -> Double? {
    nearest(
      first.nextEvent(from: time, isBackward: isBackward),
      second.nextEvent(from: time, isBackward: isBackward),
      weight.nextEvent(from: time, isBackward: isBackward), isBackward: isBackward)
  }

  /// Bounded, unless one of the motions or the weight is sampled.
  @inlinable
  public var exactness: Exactness {
    Swift.min(.bounded, Swift.min(first.exactness, Swift.min(second.exactness, weight.exactness)))
  }

  /// Visits the stretches along a direction, from bounds of the rates; other measures are sampled
  /// between the stretches of the members.
  ///
  /// Once the weight rests at 0 or 1, the stretches are those of the member that is shown: the
  /// other one may be endless.
  @inlinable
  public static func visitStretches(
    of measure: Measure<First.Value>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    let whole = beyond ? motion.duration : nil
    let share = motion.weight.end
    let isSettling = (share == 0 || share == 1) && motion.weight.duration < whole ?? .infinity
    let settled = isSettling ? Swift.max(start, Swift.min(motion.weight.restTime, end)) : end
    return motion.visitMixed(of: measure, from: start, upTo: settled, whole: whole, body)
      && motion.visitSettled(of: measure, from: settled, upTo: end, whole: whole, body)
  }

  /// Visits the stretches of the member that is shown at the end of the weight.
  @inlinable
  func visitSettled(
    of measure: Measure<First.Value>, from start: Double, upTo end: Double, whole: Double?,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    return weight.end == 1
      ? second.visitStretches(of: measure, from: start, upTo: end, asMemberOf: whole, body)
      : first.visitStretches(of: measure, from: start, upTo: end, asMemberOf: whole, body)
  }

  /// Visits the stretches while the weight may be between 0 and 1.
  @inlinable
  func visitMixed(
    of measure: Measure<First.Value>, from start: Double, upTo end: Double, whole: Double?,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    guard start < end else { return true }
    let beyond = whole != nil
    guard case .along(let direction) = measure else {
      if case .rateBounds(let direction) = measure {
        let bounds = NumberRange.ratesOfBlend(
          first.ranges(along: direction, from: start, upTo: end, asMemberOf: whole),
          second.ranges(along: direction, from: start, upTo: end, asMemberOf: whole),
          weight: weight.ranges(along: 1, from: start, upTo: end, asMemberOf: whole))
        return body(Stretch(begin: start, end: end, first: bounds.low, last: bounds.high))
      }
      return visitSampled(
        of: measure, from: start, upTo: end, beyond: beyond,
        between: {
          [
            $0.breaks(of: first, measure, beyond: whole),
            $0.breaks(of: second, measure, beyond: whole),
            $0.breaks(of: weight, .rate(along: 1), beyond: whole),
          ]
        }, body)
    }
    return CertifiedStretches.visitWindows(from: start, upTo: end) { window in
      let a = MemberStretches(first, along: direction, in: window, beyond: whole)
      let b = MemberStretches(second, along: direction, in: window, beyond: whole)
      let w = MemberStretches(weight, along: 1, in: window, beyond: whole)
      let reach = Swift.min(a.reach, Swift.min(b.reach, w.reach))
      let wantsMore = CertifiedStretches.visit(
        breaks: a.breaks + b.breaks + w.breaks, upTo: reach,
        ends: {
          let (p, q, r) = (a.samples($0, $1), b.samples($0, $1), w.samples($0, $1))
          return ((p.first, q.first, r.first), (p.last, q.last, r.last))
        },
        sample: { (a.sample(at: $0), b.sample(at: $0), w.sample(at: $0)) },
        state: { $0.0.blended(with: $0.1, weight: $0.2) },
        rates: { begin, first, end, last in
          let bounds = NumberRange.ratesOfBlend(
            a.ranges(from: begin, first.0, upTo: end, last.0),
            b.ranges(from: begin, first.1, upTo: end, last.1),
            weight: w.ranges(from: begin, first.2, upTo: end, last.2))
          return (bounds, false)
        },
        body)
      return wantsMore ? reach : nil
    }
  }

  /// The recurrences of the motions and the weight, combined.
  @inlinable
  public static func recurrences(of motion: Self) -> [Recurrence] {
    .combined(
      [
        (motion.first.recurrences, motion.first.restTime),
        (motion.second.recurrences, motion.second.restTime),
        (motion.weight.recurrences, motion.weight.restTime),
      ], isProduct: true)
  }
}

extension KinematicState {
  /// Returns the blend of two states by the state of the weight.
  @inlinable
  func blended(
    with other: KinematicState, weight: KinematicState<Double>
  ) -> KinematicState {
    let drift = other.value.moved(within: value.scaled(by: -1)).scaled(within: weight.velocity)
    return KinematicState(
      value: value.interpolated(within: other.value, by: weight.value),
      velocity: velocity.interpolated(within: other.velocity, by: weight.value)
        .moved(within: drift))
  }
}

extension Trajectory {
  /// Blends the motion into another by a weight, which is a motion from 0 to 1.
  ///
  /// The velocity jumps where the weight's velocity does: a linear weight adds a jump of its slope
  /// times the distance between both motions. `crossfaded(to:at:duration:)` avoids it.
  ///
  /// - Parameters:
  ///   - other: The motion that is shown at weight 1.
  ///   - weight: The share of the other motion; outside 0…1 the blend continues along the line.
  /// - Returns: The blend.
  @inlinable
  public func blended<Other: Trajectory, Weight: Trajectory>(
    with other: Other, weight: Weight
  ) -> Blended<Self, Other, Weight> where Other.Value == Value, Weight.Value == Double {
    Blended(first: self, second: other, weight: weight)
  }
}

extension Blended: Equatable where First: Equatable, Second: Equatable, Weight: Equatable {}
extension Blended: Hashable where First: Hashable, Second: Hashable, Weight: Hashable {}

#if !hasFeature(Embedded)
extension Blended: Codable where First: Codable, Second: Codable, Weight: Codable {
  /// Reads both motions and the weight.
  ///
  /// - Throws: `DecodingError` with the path if one is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("first", "second", "weight")
    self.init(
      first: try container.decode(First.self, forKey: "first"),
      second: try container.decode(Second.self, forKey: "second"),
      weight: try container.decode(Weight.self, forKey: "weight"))
  }
}
#endif
