// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The recorded motion of a finger from touch to release.
///
/// ![The reports of a finger, and a spring that continues with the velocity of the release](throw)
///
/// ```swift
/// var drag = Drag(beganAt: 0.0, at: 0)
/// for step in 1...12 { drag.move(to: 20 * Double(step), at: Double(step) / 120) }
/// drag.end(at: 0.1)
/// drag.value(at: 0.05)  // 120.0
/// drag.releaseState.velocity  // 2400.0
/// let page = drag.thrown { BoundedDecay(from: $0.value, velocity: $0.velocity, in: 0...600) }
/// page.value(at: 0.2)  // 457.5020
/// page.end  // 600.0
/// ```
/// Between two reports it holds the position of the earlier one, so the next report does not change
/// a frame that has been shown. Its velocity is that of a ``VelocityTracker`` that has received the
/// reports until then. To continue it with another motion, use ``thrown(_:)``, or the state just
/// before the release.
///
/// Reports may arrive late or twice: they are stored in the order of their times, and of two with
/// the same time the later call counts.
///
/// - Complexity: O(log *n*) per sample of *n* reports; O(1) per report, and O(*k*) if it is earlier
///   than *k* others.
@frozen
public struct Drag<Value: VectorSpace>: Trajectory {
  /// The times of the reports, in ascending order.
  @usableFromInline var times: [Double]

  /// The positions, and the velocities from the reports until then.
  @usableFromInline var states: [KinematicState<Value>]

  /// The time of the release in seconds, or nil before it.
  public private(set) var releaseTime: Double?

  /// The rule by which velocities are estimated.
  public let estimator: VelocityEstimator

  /// Creates the drag of a finger that has touched the screen.
  ///
  /// - Parameters:
  ///   - value: The position of the touch, which is also held before it.
  ///   - time: The time of the touch, in seconds. A time that is negative or not finite is treated
  ///     as 0.
  ///   - estimator: The rule by which the ``VelocityTracker`` estimates velocities.
  /// - Precondition: A degree is 1 or 2, and weights are finite.
  public init(
    beganAt value: Value, at time: Double,
    estimator: VelocityEstimator = .sinceReversal(degree: 2)
  ) {
    ParameterFlaw.trap(if: estimator.flaw)
    times = [time > 0 && time < .infinity ? time : 0]
    states = [KinematicState(value: value.bounded)]
    self.estimator = estimator
  }

  /// Adds a report of the finger's position.
  ///
  /// - Parameters:
  ///   - value: The position. A position that is not finite, or beyond the legal values, is
  ///     ignored.
  ///   - time: The time of the report, in seconds. A report before the beginning, after the
  ///     release, or at a time that is NaN or infinite is ignored.
  public mutating func move(to value: Value, at time: Double) {
    guard time >= times[0], time < .infinity, value.isBounded,
      !(time > releaseTime ?? .infinity)
    else { return }
    let index = times.partitioningIndex { $0 >= time }
    if index < times.count && times[index] == time {
      states[index].value = value
    } else {
      times.insert(time, at: index)
      states.insert(KinematicState(value: value), at: index)
    }
    // A tracker that has received as many later reports as its capacity no longer uses this one.
    track(index..<Swift.min(times.count, index + VelocityTracker<Value>.capacity))
  }

  /// Adds the report of the release.
  ///
  /// - Parameters:
  ///   - value: The position of the release; by default the last position.
  ///   - time: The time of the release, in seconds. Reports at later times are removed. A time
  ///     before the touch, or NaN, is treated as the time of the touch.
  public mutating func end(_ value: Value? = nil, at time: Double) {
    let time = time > times[0] ? Swift.min(time, .greatestFiniteMagnitude) : times[0]
    releaseTime = nil
    if let value { move(to: value, at: time) }
    let count = Swift.max(1, times.partitioningIndex { $0 > time })
    times.removeLast(times.count - count)
    states.removeLast(states.count - count)
    releaseTime = time
  }

  /// Computes the velocities of some reports from the reports until each of them.
  private mutating func track(_ reports: Range<Int>) {
    var tracker = VelocityTracker<Value>(estimator: estimator)
    let first = Swift.max(0, reports.lowerBound + 1 - VelocityTracker<Value>.capacity)
    for index in first..<reports.upperBound {
      tracker.add(states[index].value, at: times[index])
      if index >= reports.lowerBound { states[index].velocity = tracker.velocity(at: times[index]) }
    }
  }
}

extension Drag {
  /// The number of stored reports.
  public var count: Int { times.count }

  /// The time of the touch, in seconds.
  @inlinable
  public var beginTime: Double { times[0] }

  /// The position and the velocity at the release.
  ///
  /// Before the release, they are those of the last report.
  public var releaseState: KinematicState<Value> {
    let last = states.count - 1
    let time = releaseTime ?? times[last]
    return time - times[last] > VelocityTracker<Value>.pause
      ? KinematicState(value: states[last].value) : states[last]
  }

  /// The time of the release, or of the last report before there is one.
  @inlinable
  public var duration: Double { releaseTime ?? times[times.count - 1] }

  /// The time of the release; before there is one, the time at which a finger without further
  /// reports counts as resting.
  public var restTime: Double { releaseTime ?? Drag.pause(after: times[times.count - 1]) }

  /// Returns the first instant at which a finger whose last report is at a time counts as resting.
  private static func pause(after time: Double) -> Double {
    Thresholds.least(near: time + VelocityTracker<Value>.pause) {
      $0 - time > VelocityTracker<Value>.pause
    }
  }

  /// Evaluates the position and the velocity of the finger, from the reports until a time.
  ///
  /// The velocity is 0 before the first report, after a pause of 0.04 s, and from the release
  /// onwards.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    let time = time == time ? time : 0
    let index = times.lastIndex(notAfter: time)
    let state = states[index]
    let isMoving =
      time >= times[0] && time < releaseTime ?? .infinity
      && !(time - times[index] > VelocityTracker<Value>.pause)
    return isMoving ? state : KinematicState(value: state.value)
  }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the stretches between reports, in each of which all numbers are constant.
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    func visit(_ begin: Double, _ finish: Double) -> Bool {
      let (begin, finish) = (Swift.max(begin, start), Swift.min(finish, end))
      guard begin < finish else { return true }
      let number = measure(motion.state(at: begin))
      return body(Stretch(begin: begin, end: finish, first: number, last: number))
    }
    guard visit(-.infinity, motion.times[0]) else { return false }
    for index in motion.times.lastIndex(notAfter: start)..<motion.times.count {
      guard motion.times[index] < end else { return true }
      let next =
        index + 1 < motion.times.count ? motion.times[index + 1] : motion.releaseTime ?? .infinity
      let pause = Swift.min(Drag.pause(after: motion.times[index]), next)
      guard visit(motion.times[index], pause), visit(pause, next) else { return false }
    }
    return motion.releaseTime.map { visit($0, .infinity) } ?? true
  }

  /// Appends another motion, which takes over at the release.
  ///
  /// - Parameter after: Creates the motion from the position and the velocity at the release. Its
  ///   time 0 is the release, or the last report before there is one.
  /// - Returns: The drag followed by the motion.
  public func thrown<After: Trajectory>(
    _ after: (KinematicState<Value>) -> After
  ) -> Sequenced<Drag, After> where After.Value == Value {
    followed(by: after(releaseState))
  }
}

extension Drag: Equatable {}
extension Drag: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension Drag: Described {}

extension Drag: Codable where Value: Codable {
  /// Encodes the times and positions of the reports, the release if there is one, and the
  /// estimator, unless it is the default.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "times": times, "values": states.map(\.value), "release": releaseTime,
      "estimator": estimator.unless(.sinceReversal(degree: 2)),
    ])
  }

  /// Decodes the times and positions of the reports, the release, and the estimator if it is given.
  ///
  /// - Throws: `DecodingError` if there is no report, if the numbers of positions and times differ,
  ///   if a position is not finite, if the times are not finite, not negative and ascending, if the
  ///   release is before the last report or infinite, or if the estimator is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("times", "values", "estimator", "release")
    let times = try container.decode([Double].self, forKey: "times")
    let values = try container.decode([Value].self, forKey: "values")
    let estimator: VelocityEstimator = try container.decode(
      forKey: "estimator", default: .sinceReversal(degree: 2))
    let release = try container.decodeIfPresent(Double.self, forKey: "release")
    guard let first = times.first, first >= 0, times[times.count - 1] < .infinity,
      zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw container.failure("times must ascend from 0 on", forKey: "times") }
    guard values.count == times.count, values.allSatisfy({ $0.isBounded }) else {
      throw container.failure(
        "there must be a finite value for each of the \(times.count) times", forKey: "values")
    }
    if let release {
      guard release >= times[times.count - 1], release < .infinity else {
        throw container.failure(
          "release must be finite and not before the last report", forKey: "release")
      }
    }
    self.init(beganAt: values[0], at: first, estimator: estimator)
    self.times += times.dropFirst()
    states += values.dropFirst().map { KinematicState(value: $0) }
    track(1..<times.count)
    releaseTime = release
  }
}
#endif
