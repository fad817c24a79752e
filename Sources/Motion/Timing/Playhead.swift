// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A clock that tells what its motion passes: each event once, whatever is done to the clock.
///
/// A bare clock knows only its latest operation. A playhead remembers where it has reported to,
/// and each leg that was played since: what lies between two frames is reported even if the clock
/// was paused, sped up or turned round in between.
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
/// What the clock leaves was reported when it came there. Where it turns round it leaves the
/// other way, and what lies there is reported once more, backwards. After a seek the place that
/// was sought counts with the first step away from it.
///
/// - Units: Operations and frames take the time of the clock's parent; the times of events are
///   those of the motion.
/// - Edge cases: An operation earlier than the last frame counts at that frame. Times that are
///   not finite change nothing.
/// - Complexity: Memory for each turn between two frames, and for nothing else.
public struct Playhead: Hashable, Sendable {
  /// The clock, with all operations.
  public private(set) var clock: PlaybackClock

  /// The parent's time of the latest operation or frame.
  private var latest: Double

  /// The local time that was reached.
  private var position: Double

  /// The local time just after which to go on, absent if the position itself is still to be told.
  private var cut: Double?

  /// The ways that were gone since the last frame.
  private var legs: [Leg] = []

  /// A way in one direction, between two times just after which it starts and stops.
  fileprivate struct Leg: Hashable, Sendable {
    var from: Double
    var to: Double
  }

  /// Creates a playhead at the latest operation of a clock, or at its begin time.
  public init(_ clock: PlaybackClock) {
    self.clock = clock
    latest = clock.anchor
    position = clock.localTime(at: clock.anchor)
  }

  /// Reports all events that were passed until a time, each once, in their order.
  ///
  /// - Parameters:
  ///   - motion: What the clock plays.
  ///   - time: The parent's time of this frame.
  ///   - body: Takes an event at its time of the motion; `isBackward` says which way it was
  ///     passed.
  public mutating func drain(
    _ motion: some Playable, through time: Double, _ body: (MotionEvent) -> Void
  ) {
    advance(to: time)
    if cut == nil && clock.speed != 0 {
      // At its first frame it may stand where something happens.
      let isForward = clock.speed > 0
      let stop = isForward ? position : position.nextDown
      legs.append(Leg(from: isForward ? position.nextDown : position, to: stop))
      cut = stop
    }
    for leg in legs {
      _ = motion.visitEvents(from: leg.from, to: leg.to) {
        body($0)
        return true
      }
    }
    legs.removeAll(keepingCapacity: true)
  }

  /// Lists all events that were passed until a time, each once, in their order.
  ///
  /// - Parameters:
  ///   - motion: What the clock plays.
  ///   - time: The parent's time of this frame.
  /// - Returns: The events, at their times of the motion.
  public mutating func events(of motion: some Playable, through time: Double) -> [MotionEvent] {
    var events: [MotionEvent] = []
    drain(motion, through: time) { events.append($0) }
    return events
  }

  /// Stops the clock where it is.
  public mutating func pause(at time: Double) { operate(at: time) { $0.pause(at: $1) } }

  /// Lets the clock go on from where it is.
  public mutating func resume(at time: Double) { operate(at: time) { $0.resume(at: $1) } }

  /// Changes how fast local time passes.
  ///
  /// - Precondition: The rate is finite.
  public mutating func setRate(_ rate: Double, at time: Double) {
    operate(at: time) { $0.setRate(rate, at: $1) }
  }

  /// Turns the clock round.
  public mutating func reverse(at time: Double) { operate(at: time) { $0.reverse(at: $1) } }

  /// Lets the clock go on, from the other end if it has arrived at one; that jump passes nothing.
  public mutating func play(at time: Double) { operate(at: time) { $0.play(at: $1) } }

  /// Puts the clock to the end that it runs to, and passes all that lies before it.
  public mutating func finish(at time: Double) {
    operate(at: time, isPassing: true) { $0.finish(at: $1) }
  }

  /// Puts the clock to a local time.
  ///
  /// - Parameters:
  ///   - localTime: Where to go on from.
  ///   - time: The parent's time.
  ///   - isPassing: Whether what lies between is reported, as if it had been played.
  public mutating func seek(to localTime: Double, at time: Double, isPassing: Bool = false) {
    operate(at: time, isPassing: isPassing) { $0.seek(to: localTime, at: $1) }
  }

  /// Plays until a time, and changes the clock there.
  private mutating func operate(
    at time: Double, isPassing: Bool = false, _ change: (inout PlaybackClock, Double) -> Void
  ) {
    guard time.isFinite else { return }
    advance(to: time)
    change(&clock, latest)
    let now = clock.localTime(at: latest)
    guard now != position else { return }
    if isPassing {
      go(to: now)
    } else {
      (position, cut) = (now, nil)
    }
  }

  private mutating func advance(to time: Double) {
    guard time.isFinite else { return }
    latest = Swift.max(latest, time)
    go(to: clock.localTime(at: latest))
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

#if !hasFeature(Embedded)
extension Playhead: Codable {}
extension Playhead.Leg: Codable {}
#endif
