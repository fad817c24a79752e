// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The displacement by a wave at one distance from its origin, as a motion.
///
/// ```swift
/// let motion = Ripple.haptics.motion(atDistance: 140)
/// motion.delay  // 0.1
/// motion.peak.time  // 0.1813
/// motion.settlingTime(within: 0.5)  // 0.6395
/// ```
/// The motion is at rest until the wave arrives, and 42 time constants after that. Turning points
/// and settling have closed forms.
@frozen
public struct RippleTrajectory: Trajectory, Hashable {
  /// The wave.
  public let ripple: Ripple

  /// The distance from the origin, in points.
  public let distance: Double

  @inlinable
  init(ripple: Ripple, distance: Double) {
    self.ripple = ripple
    self.distance = distance
  }

  /// The seconds until the wave arrives, infinite if it never arrives, or only after 10³⁰⁰ s.
  @inlinable
  public var delay: Double {
    let delay = ripple.delay(atDistance: distance)
    return delay < 1e300 ? delay : .infinity
  }

  /// The seconds until the wave looks done.
  ///
  /// It is the last time at which the displacement is at least a thousandth of its maximum.
  ///
  /// - Edge cases: Infinite for a wave that does not decay; 0 if it never arrives.
  public var duration: Double { settlingTime(within: .looksDone) }

  /// The seconds until the end of the wave: its delay and 42 time constants.
  ///
  /// - Edge cases: Infinite for a wave that does not decay; 0 if it never arrives.
  public var restTime: Double {
    let delay = delay
    guard delay < .infinity else { return 0 }
    guard ripple.lifetime < .infinity else { return .infinity }
    return Thresholds.least(near: delay + ripple.lifetime) {
      ripple.decay * ($0 - delay) > Ripple.lifetimeInTimeConstants
    }
  }

  /// The swings, each of which is the previous one multiplied by a factor.
  public static func recurrences(of motion: Self) -> [Recurrence] {
    let delay = motion.delay
    guard delay < .infinity else { return [] }
    let period = 2 * Double.pi / motion.ripple.frequency.magnitude
    // A wave whose period overflows does not oscillate.
    guard period < .infinity else {
      return motion.restTime < .infinity ? [] : [.standstill(from: delay)]
    }
    let swings = Recurrence(
      begin: delay + period, end: .infinity, period: period,
      factor: Elementary.exp(-motion.ripple.decay * period))
    return [swings].clipped(from: delay, upTo: motion.restTime)
  }

  /// Evaluates the displacement and its rate of change.
  @inlinable
  public func state(at time: Double) -> KinematicState<Double> {
    ripple.state(at: time, delayedBy: delay)
  }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the swings from the arrival onwards, where the wave may jump, in closed form.
  public static func visitStretches(
    of measure: Measure<Double>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    let delay = motion.delay
    guard motion.visitHold(of: measure, at: 0, from: start, upTo: Swift.min(delay, end), body)
    else {
      return false
    }
    let (arrival, finish) = (Swift.max(delay, start), Swift.min(motion.restTime, end))
    if arrival < finish {
      if case .distance(let point) = measure, point != 0 {
        return motion.visitDistances(from: point, from: arrival, upTo: end, body)
      }
      guard motion.visitSwings(measure, from: arrival, upTo: finish, body) else { return false }
    }
    return motion.visitHold(of: measure, at: 0, from: Swift.max(arrival, finish), upTo: end, body)
  }

  private func visitSwings(
    _ measure: Measure<Double>, from start: Double, upTo end: Double, _ body: (Stretch) -> Bool
  ) -> Bool {
    var begin = start
    var first = measure(state(at: start))
    func visit(until turn: Double, _ number: Double) -> Bool {
      guard turn > begin else { return true }
      let stretch = Stretch(begin: begin, end: turn, first: first, last: number)
      (begin, first) = (turn, number)
      return body(stretch)
    }
    guard ripple.frequency != 0 else {
      return visit(until: end, measure(state(at: end.nextDown)))
    }
    let halfPeriod = Double.pi / ripple.frequency.magnitude
    // A distance and a speed turn where they are 0, too.
    let angles: [Double] =
      switch measure {
      case .along: [ripple.turnAngle]
      case .distance: [0, ripple.turnAngle]
      case .rate, .rateBounds: [2 * ripple.turnAngle]
      case .speed: [ripple.turnAngle, 2 * ripple.turnAngle]
      }
    func turns(_ index: Double) -> [Double] {
      angles.map { delay + ripple.time(ofAngle: $0, repetition: index) }.sorted()
    }
    var index = Swift.max(0, Elementary.floor((start - delay) / halfPeriod) - 1)
    var last = -Double.infinity
    while case let next = turns(index), next[0] < end, next[0] > last {
      for turn in next where turn > begin && turn < end {
        guard visit(until: turn, measure(state(at: turn))) else { return false }
      }
      (index, last) = (index + 1, next[0])
    }
    return visit(until: end, measure(state(at: end.nextDown)))
  }

  /// Returns the true last time at which the displacement is at least an amount.
  public func settlingTime(within amount: Double) -> Double {
    let time = ripple.settlingTime(within: amount, atDistance: distance)
    return amount > 0 ? Swift.min(time, restTime) : time
  }
}

extension Ripple {
  /// Returns the displacement at a distance, as a motion that can be analyzed.
  ///
  /// - Parameter distance: The distance from the origin, in points.
  /// - Returns: The displacement as a function of time, without the near field.
  @inlinable
  public func motion(atDistance distance: Double) -> RippleTrajectory {
    RippleTrajectory(ripple: self, distance: distance)
  }
}

#if !hasFeature(Embedded)
extension RippleTrajectory: Described {}

extension RippleTrajectory: Codable {
  /// Reads the ripple and the distance.
  ///
  /// - Throws: `DecodingError` if a number is missing, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("ripple", "distance")
    self.init(
      ripple: try fields.decode(forKey: "ripple"),
      distance: try fields.decodeNumber(forKey: "distance"))
  }

  /// Writes the ripple and the distance.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["ripple": ripple, "distance": distance])
  }
}
#endif
