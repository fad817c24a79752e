// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A clock that reports each event that its motion passes once, across all operations.
///
/// A clock alone knows only its latest operation. A playhead records the time of its last report
/// and the intervals that were played since: the events between two frames are reported even if the
/// clock was paused, sped up or reversed in between.
/// ```swift
/// let pulse = EasedTrajectory(from: 0.0, to: 1, duration: 0.5).repeated(2)
/// var playhead = Playhead(PlaybackClock(playing: pulse, at: 10))
/// var kinds: [MotionEvent.Kind] = []
/// playhead.drain(pulse, through: 10.25) { kinds.append($0.kind) }
/// kinds == [.begin, .begin]  // true
/// playhead.reverse(at: 10.75)
/// playhead.drain(pulse, through: 10.8) { kinds.append($0.kind) }
/// kinds.count  // 5
/// ```
/// Events at the position of the clock were reported on arrival. After a reversal the clock leaves
/// in the other direction, and the events at the position are reported once more, backwards. After
/// a seek the events at the new position are reported with the next frame.
///
/// A play-through completes each time, also that of a motion of duration 0, which is finished as it
/// begins: its beginning and its end are reported again whenever it is played, sought back or
/// reversed. A clock that is sought to its end or beyond has arrived at the end, and a clock that
/// is reversed at its start has completed the way back.
///
/// - Units: Operations and frames take the time of the clock's parent; the times of events are
///   those of the motion.
/// - Edge cases: An operation earlier than the last frame takes place at that frame, and a frame
///   earlier than the last operation reports what was passed before. Times that are not finite
///   change nothing.
/// - Complexity: Memory is proportional to the number of reversals between two frames.
public struct Playhead: Hashable, Sendable {
  /// The clock, after all operations.
  public private(set) var clock: PlaybackClock

  /// The parent time of the latest operation or frame.
  private var latest: Double

  /// The local time that was reached, not beyond the end toward which the clock runs.
  private var position: Double

  /// The local time just after which to continue; nil if the position itself is still to be
  /// reported.
  private var cut: Double?

  /// The intervals that were played since the last frame.
  private var legs: [Leg] = []

  /// An interval in one direction, between two times just after which it starts and stops.
  fileprivate struct Leg: Hashable, Sendable {
    var from: Double
    var to: Double
  }

  /// Creates a playhead at the latest operation of a clock, or at its begin time.
  public init(_ clock: PlaybackClock) {
    self.clock = clock
    latest = clock.anchor
    position = clock.reachedTime(at: clock.anchor)
  }

  /// Creates a playhead of a clock that plays a motion and stops when the motion looks done.
  ///
  /// - Parameters:
  ///   - motion: The motion to play; its duration is the clock's end time.
  ///   - beginTime: The parent time at which the motion begins.
  ///   - speed: The seconds of the motion that pass in one second; at a negative speed it begins at
  ///     its end.
  /// - Precondition: As in ``PlaybackClock/init(playing:at:speed:)``.
  public init(playing motion: some Playable, at beginTime: Double, speed: Double = 1) {
    self.init(PlaybackClock(playing: motion, at: beginTime, speed: speed))
  }

  /// Reports all events that were passed until a time, each once, in their order.
  ///
  /// - Parameters:
  ///   - motion: The motion that the clock plays.
  ///   - time: The parent time of this frame.
  ///   - body: Receives an event at its time of the motion; `isBackward` is the direction in which
  ///     it was passed.
  public mutating func drain(
    _ motion: some Playable, through time: Double, _ body: (MotionEvent) -> Void
  ) {
    advance(to: time)
    // At its first frame it may be at an event.
    if cut == nil && time.isFinite && time >= latest { passPosition() }
    for leg in legs {
      _ = motion.visitEvents(from: leg.from, to: leg.to) {
        body($0)
        return true
      }
    }
    legs.removeAll(keepingCapacity: true)
  }

  /// Returns all events that were passed until a time, each once, in their order.
  ///
  /// - Parameters:
  ///   - motion: The motion that the clock plays.
  ///   - time: The parent time of this frame.
  /// - Returns: The events, at their times of the motion.
  public mutating func events(of motion: some Playable, through time: Double) -> [MotionEvent] {
    var events: [MotionEvent] = []
    drain(motion, through: time) { events.append($0) }
    return events
  }

  /// Returns the time of the motion at a parent time.
  public func localTime(at time: Double) -> Double { clock.localTime(at: time) }

  /// Evaluates a motion where the clock is at a parent time.
  ///
  /// - Parameters:
  ///   - motion: The motion that the clock plays.
  ///   - time: The parent time.
  /// - Returns: The value of the motion at ``localTime(at:)``.
  public func value<Motion: Playable>(of motion: Motion, at time: Double) -> Motion.Output {
    motion.value(at: clock.localTime(at: time))
  }

  /// Returns the share of its duration that a motion has played at a parent time, from 0 to 1.
  ///
  /// A motion without a duration has played none of it before its time 0, and all from there on; an
  /// endless one never plays a share of it.
  ///
  /// - Parameters:
  ///   - motion: The motion that the clock plays.
  ///   - time: The parent time.
  /// - Returns: The share.
  public func progress(of motion: some Playable, at time: Double) -> Double {
    let (local, duration) = (clock.localTime(at: time), motion.duration)
    guard duration > 0 else { return local < 0 ? 0 : 1 }
    return duration < .infinity ? (local / duration).clamped(to: 0...1) : 0
  }

  /// Pauses the clock at its local time.
  public mutating func pause(at time: Double) { operate(at: time) { $0.pause(at: $1) } }

  /// Resumes a paused clock at its local time.
  public mutating func resume(at time: Double) { operate(at: time) { $0.resume(at: $1) } }

  /// Changes the speed of the clock.
  ///
  /// - Precondition: The speed is finite.
  public mutating func setSpeed(_ speed: Double, at time: Double) {
    operate(at: time) { $0.setSpeed(speed, at: $1) }
  }

  /// Reverses the direction of the clock.
  public mutating func reverse(at time: Double) { operate(at: time) { $0.reverse(at: $1) } }

  /// Resumes the clock; a clock that has reached an end starts at the opposite end, without events.
  public mutating func play(at time: Double) {
    operate(at: time, mayRestart: true) { $0.play(at: $1) }
  }

  /// Moves the clock to the end toward which it runs, and passes all events before it.
  public mutating func finish(at time: Double) {
    operate(at: time, isPassing: true) { $0.finish(at: $1) }
  }

  /// Sets the local time of the clock.
  ///
  /// - Parameters:
  ///   - localTime: The local time from which it continues.
  ///   - time: The parent time of the seek.
  ///   - isPassing: Whether the events in between are reported, as if they had been played.
  public mutating func seek(to localTime: Double, at time: Double, isPassing: Bool = false) {
    operate(at: time, isPassing: isPassing, mayRestart: true) { $0.seek(to: localTime, at: $1) }
  }

  /// Sets the share of its duration that a motion has played, as a finger scrubs it.
  ///
  /// - Parameters:
  ///   - progress: The share, clamped to 0...1.
  ///   - motion: The motion that the clock plays.
  ///   - time: The parent time of the seek.
  ///   - isPassing: Whether the events in between are reported, as if they had been played.
  /// - Edge cases: An endless motion has no share that a seek could reach, and nothing changes.
  public mutating func seek(
    progress: Double, of motion: some Playable, at time: Double, isPassing: Bool = false
  ) {
    let duration = motion.duration
    guard duration < .infinity else { return }
    let share = progress == progress ? progress.clamped(to: 0...1) : 0
    seek(to: share * duration, at: time, isPassing: isPassing)
  }

  /// Plays until a time, then changes the clock.
  ///
  /// - Parameters:
  ///   - time: The parent time of the operation.
  ///   - isPassing: Whether the events in between are passed, if the position changes.
  ///   - mayRestart: Whether a finished clock begins anew if it is then at its start.
  ///   - change: The operation.
  private mutating func operate(
    at time: Double, isPassing: Bool = false, mayRestart: Bool = false,
    _ change: (inout PlaybackClock, Double) -> Void
  ) {
    guard time.isFinite else { return }
    advance(to: time)
    let wasFinished = clock.isFinished(at: latest)
    change(&clock, latest)
    let now = clock.reachedTime(at: latest)
    if now != position {
      if isPassing {
        go(to: now)
      } else {
        (position, cut) = (now, nil)
      }
    } else if mayRestart && wasFinished && now == (clock.speed > 0 ? 0 : clock.endTime) {
      // Its end is its start.
      cut = nil
    }
  }

  private mutating func advance(to time: Double) {
    guard time.isFinite, time >= latest else { return }
    latest = time
    go(to: clock.reachedTime(at: latest))
    // A clock that was sought or turned at an end does not leave it.
    if clock.isFinished(at: latest) { passPosition() }
  }

  /// Passes the events at the position in the direction of the clock, unless they were passed.
  private mutating func passPosition() {
    guard clock.currentSpeed != 0 else { return }
    let isForward = clock.currentSpeed > 0
    let stop = isForward ? position : position.nextDown
    guard cut != stop else { return }
    legs.append(Leg(from: isForward ? position.nextDown : position, to: stop))
    cut = stop
  }

  private mutating func go(to target: Double) {
    guard target != position else { return }
    let isForward = target > position
    let start = cut ?? (isForward ? position.nextDown : position)
    let stop = isForward ? target : target.nextDown
    if let last = legs.last, last.to == start, (last.from < last.to) == isForward {
      legs[legs.count - 1].to = stop
    } else {
      legs.append(Leg(from: start, to: stop))
    }
    (position, cut) = (target, stop)
  }
}

extension PlaybackClock {
  /// Returns the local time of which the clock has passed all events: one that was sought beyond the
  /// end toward which it runs is at the end.
  fileprivate func reachedTime(at parentTime: Double) -> Double {
    let now = localTime(at: parentTime)
    guard let endTime else { return now }
    return speed > 0 ? Swift.min(now, endTime) : speed < 0 ? Swift.max(now, 0) : now
  }
}

#if !hasFeature(Embedded)
extension Playhead: Described {
  package var notation: Notation { call(["": clock]) }
}

extension Playhead: Codable {
  /// Reads the clock, and the place that the playhead has reached; what is missing is that of a new
  /// playhead of the clock.
  ///
  /// - Throws: `DecodingError` if the clock is missing or not legal, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.fields("clock", "latest", "position", "cut", "legs")
    self.init(try fields.decode(forKey: "clock"))
    latest = try fields.decodeNumber(forKey: "latest", default: latest)
    position = try fields.decodeNumber(forKey: "position", default: position)
    cut = try fields.decodeNumberIfPresent(forKey: "cut")
    legs = try fields.decode(forKey: "legs", default: [])
  }

  /// Writes the clock, and the place that the playhead has reached if it is not that of a new one.
  public func encode(to encoder: any Encoder) throws {
    let new = Playhead(clock)
    try encoder.encode([
      "clock": clock, "latest": latest.unless(new.latest),
      "position": position.unless(new.position), "cut": cut, "legs": legs.unless([]),
    ])
  }
}

extension Playhead.Leg: Codable {}
#endif
