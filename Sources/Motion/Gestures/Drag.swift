// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a finger did, from touch to release, as one value: where it was at any time, and how fast.
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
/// Between two reports it is where the first of them said: what a frame shows does not change when
/// the next report comes, and the same reports give the same frames, however often these are
/// asked for. Its velocity is that of a ``VelocityTracker`` that has seen the reports until then.
/// So another motion takes over with `state(at:)` just before the release, or with
/// ``thrown(_:)``.
///
/// Reports may come late, and twice: they are held in the order of their times, and of two of one
/// time the later call counts.
///
/// - Complexity: O(log *n*) a sample of *n* reports; O(1) a report, and O(*k*) if it is earlier
///   than *k* others.
@frozen
public struct Drag<Value: VectorSpace>: Trajectory {
  /// When the finger was seen, in ascending order.
  @usableFromInline var times: [Double]

  /// Where it was, and how fast, as the reports until then say.
  @usableFromInline var states: [KinematicState<Value>]

  /// When the finger let go, in seconds, if it has.
  public private(set) var releaseTime: Double?

  /// The degree of the polynomial by which velocities are estimated: 1 or 2.
  public let degree: Int

  /// Creates the drag of a finger that has come down.
  ///
  /// - Parameters:
  ///   - value: Where it came down. Until then the motion is there too.
  ///   - time: When, in seconds. Negative times, and those that are not finite, count as 0.
  ///   - degree: The degree of the polynomial of the ``VelocityTracker``.
  /// - Precondition: The degree is 1 or 2.
  public init(beganAt value: Value, at time: Double, degree: Int = 2) {
    ParameterFlaw.trap(if: VelocityTracker<Value>.flaw(degree: degree))
    times = [time > 0 && time < .infinity ? time : 0]
    states = [KinematicState(value: value)]
    self.degree = degree
  }

  /// Takes a report of where the finger is.
  ///
  /// - Parameters:
  ///   - value: Where it is. A place that is not finite is left out.
  ///   - time: When it was there, in seconds. A report from before the beginning, from after the
  ///     release, or of no time is left out.
  public mutating func move(to value: Value, at time: Double) {
    guard time >= times[0], time < .infinity, value.hasFiniteComponents,
      !(time > releaseTime ?? .infinity)
    else { return }
    let index = times.partitioningIndex { $0 >= time }
    if index < times.count && times[index] == time {
      states[index].value = value
    } else {
      times.insert(time, at: index)
      states.insert(KinematicState(value: value), at: index)
    }
    // No report is seen by a tracker that has had as many later ones as it holds.
    track(index..<Swift.min(times.count, index + VelocityTracker<Value>.capacity))
  }

  /// Takes the report that the finger lets go.
  ///
  /// - Parameters:
  ///   - value: Where it does; where it was last unless given.
  ///   - time: When, in seconds. What was reported of later times is left out.
  public mutating func end(_ value: Value? = nil, at time: Double) {
    let time = time > times[0] ? Swift.min(time, .greatestFiniteMagnitude) : times[0]
    releaseTime = nil
    if let value { move(to: value, at: time) }
    let count = Swift.max(1, times.partitioningIndex { $0 > time })
    times.removeLast(times.count - count)
    states.removeLast(states.count - count)
    releaseTime = time
  }

  /// Finds the velocities of some reports, as those until then tell them.
  private mutating func track(_ reports: Range<Int>) {
    var tracker = VelocityTracker<Value>(degree: degree)
    let first = Swift.max(0, reports.lowerBound + 1 - VelocityTracker<Value>.capacity)
    for index in first..<reports.upperBound {
      tracker.add(states[index].value, at: times[index])
      if index >= reports.lowerBound { states[index].velocity = tracker.velocity(at: times[index]) }
    }
  }
}

extension Drag {
  /// How many reports are held.
  public var count: Int { times.count }

  /// When the finger came down, in seconds.
  @inlinable
  public var beginning: Double { times[0] }

  /// Where the finger is when it lets go, and how fast.
  ///
  /// While it has not: where it was last, and how fast then.
  public var releaseState: KinematicState<Value> {
    let last = states.count - 1
    let time = releaseTime ?? times[last]
    return time - times[last] > VelocityTracker<Value>.pause
      ? KinematicState(value: states[last].value) : states[last]
  }

  /// The release, or the last report while there is none.
  @inlinable
  public var duration: Double { releaseTime ?? times[times.count - 1] }

  /// The release; while there is none, the time at which a finger that moves no more counts as
  /// resting.
  public var restTime: Double {
    releaseTime ?? Drag.pause(after: times[times.count - 1])
  }

  /// The first instant at which a finger that was seen last at a time counts as resting.
  private static func pause(after time: Double) -> Double {
    Thresholds.least(near: time + VelocityTracker<Value>.pause) {
      $0 - time > VelocityTracker<Value>.pause
    }
  }

  /// Evaluates where the finger is, and how fast it moves, as far as was known at a time.
  ///
  /// The velocity is 0 before the first report, after a pause of 0.04 s, and from the release on.
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

  /// Visits the stretches from report to report, in each of which all numbers are constant.
  public func visitStretches(
    of measure: Measure<Value>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, from: start, upTo: end, body) }
    func visit(_ begin: Double, _ finish: Double) -> Bool {
      let (begin, finish) = (Swift.max(begin, start), Swift.min(finish, end))
      guard begin < finish else { return true }
      let number = measure(state(at: begin))
      return body(Stretch(begin: begin, end: finish, first: number, last: number))
    }
    guard visit(-.infinity, times[0]) else { return false }
    for index in times.lastIndex(notAfter: start)..<times.count {
      guard times[index] < end else { return true }
      let next = index + 1 < times.count ? times[index + 1] : releaseTime ?? .infinity
      let pause = Swift.min(Drag.pause(after: times[index]), next)
      guard visit(times[index], pause), visit(pause, next) else { return false }
    }
    return releaseTime.map { visit($0, .infinity) } ?? true
  }

  /// Lets another motion go on when the finger has let go.
  ///
  /// - Parameter after: Makes the motion from where the finger lets go, and how fast. Its time 0
  ///   is the release, or the last report of a finger that has not let go.
  /// - Returns: The drag, and what follows.
  public func thrown<After: Trajectory>(
    _ after: (KinematicState<Value>) -> After
  ) -> Sequenced<Drag, After> where After.Value == Value {
    followed(by: after(releaseState))
  }
}

extension Drag: Equatable {}
extension Drag: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension Drag: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey { case times, values, release, degree }

  /// Writes the times and places of the reports, and the release.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(times, forKey: .times)
    try container.encode(states.map(\.value), forKey: .values)
    try container.encodeIfPresent(releaseTime, forKey: .release)
    if degree != 2 { try container.encode(degree, forKey: .degree) }
  }

  /// Reads the times and places of the reports, and the release.
  ///
  /// - Throws: `DecodingError` if there is no report, if there are not as many places as times, or
  ///   if the times do not ascend from 0 on to the release.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let times = try container.decode([Double].self, forKey: .times)
    let values = try container.decode([Value].self, forKey: .values)
    let degree = try container.decodeIfPresent(Int.self, forKey: .degree) ?? 2
    try container.refuse(VelocityTracker<Value>.flaw(degree: degree))
    let release = try container.decodeIfPresent(Double.self, forKey: .release)
    func refuse(_ key: CodingKeys, _ rule: String) -> DecodingError {
      DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: rule)
    }
    guard let first = times.first, first >= 0, times[times.count - 1] < .infinity,
      zip(times, times.dropFirst()).allSatisfy({ $0 < $1 })
    else { throw refuse(.times, "times must ascend from 0 on") }
    guard values.count == times.count, values.allSatisfy({ $0.hasFiniteComponents }) else {
      throw refuse(.values, "there must be a finite place for each of the \(times.count) times")
    }
    if let release {
      guard release >= times[times.count - 1], release < .infinity else {
        throw refuse(.release, "release must be finite and not before the last report")
      }
    }
    self.init(beganAt: values[0], at: first, degree: degree)
    self.times += times.dropFirst()
    states += values.dropFirst().map { KinematicState(value: $0) }
    track(1..<times.count)
    releaseTime = release
  }
}
#endif
