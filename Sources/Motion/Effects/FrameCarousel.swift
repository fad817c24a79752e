// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Pictures pushed in one after the other on an even clock, of which the last one swells.
///
/// Which picture shows is a function of the time, so a tick that comes late loses nothing. A push
/// may last longer than the interval: the next one cuts it short, as animations under one key do.
/// ```swift
/// let carousel = FrameCarousel(
///   frames: FrameSequence(count: 14, interval: 0.1, delay: 0.3), pushDuration: 0.15)
/// let frame = carousel.value(at: 0.55)
/// frame.index  // 1
/// frame.previous  // 0
/// frame.push  // 0.5759
/// carousel.value(at: 2.1).scale  // 1.3428
/// ```
/// It repeats, as all that is playable. Its frames are its member 0 in the paths of events, and
/// the swelling is its member 1.
///
/// - Units: Seconds.
/// - Edge cases: As ``FrameSequence``: before the first frame and without frames nothing shows.
///   Frames that are repeated forever never swell.
/// - Complexity: O(1).
@frozen
public struct FrameCarousel: Hashable, Playable {
  /// What a carousel looks like at a time.
  @frozen
  public struct Frame: Hashable, Sendable {
    /// The picture that is pushed in, or in place; none before the first.
    public var index: Int?

    /// The picture that is pushed out; none beside the first.
    public var previous: Int?

    /// How far the picture is in its place, from 0 to 1; 1 where nothing shows.
    public var push: Double

    /// The scale of the picture.
    public var scale: Double

    /// How fast the scale changes, per second.
    public var scaleVelocity: Double

    @inlinable
    init(index: Int?, previous: Int?, push: Double, scale: KinematicState<Double>) {
      self.index = index
      self.previous = previous
      self.push = push
      self.scale = scale.value
      scaleVelocity = scale.velocity
    }
  }

  /// When each picture shows.
  public let frames: FrameSequence

  /// How a picture is pushed in, from 0 to 1, in seconds since it shows.
  public let push: EasedTrajectory<Double>

  /// The scale of the last picture, in seconds since all have been shown.
  public let swelling: SpringTrajectory<Double>

  /// Creates a carousel.
  ///
  /// - Parameters:
  ///   - frames: When each picture shows.
  ///   - pushDuration: The seconds of a push.
  ///   - easing: How a push goes.
  ///   - finalScale: The scale to which the last picture swells.
  ///   - spring: The spring on which it does.
  /// - Precondition: `pushDuration` is not negative and not NaN.
  public init(
    frames: FrameSequence, pushDuration: Double, easing: Easing = .ease, finalScale: Double = 1.3,
    spring: Spring = Spring(settlingDuration: 1, dampingRatio: 0.4)
  ) {
    precondition(pushDuration >= 0, "pushDuration must not be negative, but is \(pushDuration)")
    self.frames = frames
    push = EasedTrajectory(from: 0, to: 1, duration: pushDuration, easing: easing)
    swelling = SpringTrajectory(from: 1, to: finalScale, spring: spring)
  }

  /// When the last picture begins to swell: when it has shown for its interval.
  @inlinable
  var swellingBegin: Double { Swift.max(0, frames.duration) }

  /// Evaluates what shows at a time.
  @inlinable
  public func value(at time: Double) -> Frame {
    let time = time == time ? time : 0
    let scale = swelling.state(at: time - swellingBegin)
    guard time >= 0, let place = frames.place(at: time) else {
      return Frame(index: nil, previous: nil, push: 1, scale: scale)
    }
    return Frame(
      index: place % frames.count, previous: place > 0 ? (place - 1) % frames.count : nil,
      push: push.value(at: time - frames.time(ofFrame: place)), scale: scale)
  }

  /// The seconds until the last push is over and the swelling looks done.
  ///
  /// - Edge cases: Infinite if the frames are repeated forever.
  public var duration: Double { Swift.max(lastPush, swellingTime(swelling.duration)) }

  /// The seconds until the last push is over and the swelling has come to rest.
  public var restTime: Double { Swift.max(lastPush, swellingTime(swelling.restTime)) }

  /// When the last picture is in place.
  private var lastPush: Double {
    guard let last = frames.place(at: .infinity) else { return 0 }
    let begin = frames.time(ofFrame: last)
    return Thresholds.instant(push.duration, after: begin)
  }

  /// The first instant that shows a time of the swelling.
  private func swellingTime(_ time: Double) -> Double {
    let begin = swellingBegin
    guard begin < .infinity, time < .infinity else { return .infinity }
    return Thresholds.instant(time, after: begin)
  }

  /// Finds the nearest event of the frames or of the swelling, or an end of both.
  public func nextEvent(from time: Double, isBackward: Bool) -> Double? {
    nearest(
      nextEnd(from: time, isBackward: isBackward), nextMemberEvent(time, isBackward),
      isBackward: isBackward)
  }

  private func nextMemberEvent(_ time: Double, _ isBackward: Bool) -> Double? {
    let frame = frames.nextEvent(from: time, isBackward: isBackward)
    guard frames.duration < .infinity else { return frame }
    let swell = swelling.nextEvent(from: time - swellingBegin, isBackward: isBackward)
    return nearest(frame, swell.map(swellingTime), isBackward: isBackward)
  }

  /// Reports the events of the frames and of the swelling, and the ends of both.
  public func visitEvents(
    from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    visitEnds(at: 0, duration, from: start, to: end, body) {
      visitMembers(from: $0, to: $1, count: 2, next: nextMemberEvent) { member, start, end in
        if member == 0 {
          return frames.visitEvents(from: start, to: end) {
            body($0.moved(to: $0.time, inMember: 0))
          }
        }
        guard frames.duration < .infinity else { return true }
        return swelling.visitEvents(from: start - swellingBegin, to: end - swellingBegin) {
          body($0.moved(to: swellingTime($0.time), inMember: 1))
        }
      }
    }
  }
}

#if !hasFeature(Embedded)
extension FrameCarousel: Codable {
  private enum CodingKeys: String, CodingKey {
    case frames, pushDuration, easing, finalScale, spring
  }

  /// Reads the parameters.
  ///
  /// - Throws: `DecodingError.dataCorrupted` where a parameter is not legal.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let pushDuration = try container.decode(EndlessNumber.self, forKey: .pushDuration).value
    if let flaw = ParameterFlaw("pushDuration", pushDuration, .notNegativeOrInfinite) {
      throw DecodingError.dataCorruptedError(
        forKey: .pushDuration, in: container, debugDescription: flaw.message)
    }
    self.init(
      frames: try container.decode(FrameSequence.self, forKey: .frames),
      pushDuration: pushDuration,
      easing: try container.decodeIfPresent(Easing.self, forKey: .easing) ?? .ease,
      finalScale: try container.decode(Double.self, forKey: .finalScale),
      spring: try container.decode(Spring.self, forKey: .spring))
  }

  /// Writes the parameters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(frames, forKey: .frames)
    try container.encode(EndlessNumber(push.duration), forKey: .pushDuration)
    try container.encode(push.easing, forKey: .easing)
    try container.encode(swelling.target, forKey: .finalScale)
    try container.encode(swelling.spring, forKey: .spring)
  }
}
#endif
