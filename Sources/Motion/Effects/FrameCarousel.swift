// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A sequence of pictures that are pushed in at a fixed interval, and of which the last is scaled
/// up.
///
/// The visible picture is a function of the time, so a late tick does not delay the pictures after
/// it. A push may last longer than the interval: the next push replaces it, as an animation of Core
/// Animation replaces another with the same key.
/// ```swift
/// let carousel = FrameCarousel(
///   frames: FrameSequence(count: 14, interval: 0.1, delay: 0.3), pushDuration: 0.15)
/// let frame = carousel.value(at: 0.55)
/// frame.index  // 1
/// frame.previous  // 0
/// frame.push  // 0.5759
/// carousel.value(at: 2.1).scale  // 1.3428
/// ```
/// A carousel can be repeated, as every playable value. In the paths of events, the frames are
/// member 0 and the swelling is member 1.
///
/// - Units: Seconds.
/// - Edge cases: As ``/Motion/FrameSequence``: before the first frame, and without frames, no picture is
///   visible. If the frames are repeated forever, no picture is scaled up.
/// - Complexity: O(1).
@frozen
public struct FrameCarousel: Hashable, MergedPlayable {
  /// The appearance of a carousel at one time.
  @frozen
  public struct Frame: Hashable, Sendable {
    /// The index of the picture that is pushed in or fully visible; nil before the first.
    public var index: Int?

    /// The index of the picture that is pushed out; nil while the first is pushed in.
    public var previous: Int?

    /// The progress of the push, from 0 to 1; 1 where no picture is visible.
    public var push: Double

    /// The scale of the picture.
    public var scale: Double

    /// The velocity of the scale, per second.
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

  /// The times at which the pictures appear.
  public let frames: FrameSequence

  /// The progress of a push, from 0 to 1, in seconds since the picture appeared.
  public let push: EasedTrajectory<Double>

  /// The scale of the last picture, in seconds since its interval ended.
  public let swelling: SpringTrajectory<Double>

  /// Creates a carousel.
  ///
  /// - Parameters:
  ///   - frames: The times at which the pictures appear.
  ///   - pushDuration: The duration of a push, in seconds.
  ///   - easing: The easing of a push.
  ///   - finalScale: The final scale of the last picture.
  ///   - spring: The spring of the swelling.
  /// - Precondition: `pushDuration` is not negative and not NaN.
  public init(
    frames: FrameSequence, pushDuration: Double, easing: Easing = .ease, finalScale: Double = 1.3,
    spring: Spring = Spring(settlingDuration: 1, dampingRatio: 0.4)
  ) {
    require("pushDuration", pushDuration, FrameCarousel.legalDuration)
    self.frames = frames
    push = EasedTrajectory(from: 0, to: 1, duration: pushDuration, easing: easing)
    swelling = SpringTrajectory(from: 1, to: finalScale, spring: spring)
  }

  @inlinable
  static var legalDuration: NumberRule { .notNegativeOrInfinite }

  /// The time at which the last picture begins to swell: the end of its interval.
  @inlinable
  var swellingBegin: Double { Swift.max(0, frames.duration) }

  /// Evaluates the pictures and the scale at a time.
  @inlinable
  public func value(at time: Double) -> Frame {
    let time = time == time ? time : 0
    let scale = swelling.state(at: time - swellingBegin)
    guard time >= 0, let ordinal = frames.ordinal(at: time) else {
      return Frame(index: nil, previous: nil, push: 1, scale: scale)
    }
    return Frame(
      index: frames.index(ofOrdinal: ordinal),
      previous: ordinal > 0 ? frames.index(ofOrdinal: ordinal - 1) : nil,
      push: push.value(at: time - frames.time(ofOrdinal: Double(ordinal))), scale: scale)
  }

  /// The seconds until the last push has ended and the swelling looks done.
  ///
  /// - Edge cases: Infinite if the frames are repeated forever.
  public var duration: Double { Swift.max(lastPush, swellingTime(swelling.duration)) }

  /// The seconds until the last push has ended and the swelling is at rest.
  ///
  /// - Edge cases: Infinite if the frames are repeated forever.
  public var restTime: Double { Swift.max(lastPush, swellingTime(swelling.restTime)) }

  /// The time at which the last push ends.
  private var lastPush: Double {
    guard let last = frames.ordinal(at: .infinity) else { return 0 }
    let begin = frames.time(ofOrdinal: Double(last))
    return Thresholds.instant(push.duration, after: begin)
  }

  /// Returns the first time of the carousel at which the swelling reaches a time.
  private func swellingTime(_ time: Double) -> Double {
    let begin = swellingBegin
    guard begin < .infinity, time < .infinity else { return .infinity }
    return Thresholds.instant(time, after: begin)
  }

  @usableFromInline
  package var memberCount: Int { 2 }

  @usableFromInline
  package func nextMemberEvent(from time: Double, isBackward: Bool) -> Double? {
    let frame = frames.nextEvent(from: time, isBackward: isBackward)
    guard frames.duration < .infinity else { return frame }
    let swell = swelling.nextEvent(from: time - swellingBegin, isBackward: isBackward)
    return nearest(frame, swell.map(swellingTime), isBackward: isBackward)
  }

  @usableFromInline
  package func visitEvents(
    ofMember index: Int, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    guard index > 0 else { return frames.visitEvents(from: start, to: end, inMember: 0, body) }
    guard frames.duration < .infinity else { return true }
    return swelling.visitEvents(from: start - swellingBegin, to: end - swellingBegin) {
      body($0.moved(to: swellingTime($0.time), inMember: 1))
    }
  }
}

#if !hasFeature(Embedded)
extension FrameCarousel: Described {}

extension FrameCarousel: Codable {
  /// Reads the parameters.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the duration of a push is negative or NaN, or if
  ///   the frames, the easing or the spring have a number outside its range.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("frames", "pushDuration", "easing", "finalScale", "spring")
    self.init(
      frames: try container.decode(forKey: "frames"),
      pushDuration: try container.decode(FrameCarousel.legalDuration, forKey: "pushDuration"),
      easing: try container.decode(forKey: "easing", default: .ease),
      finalScale: try container.decode(Double.self, forKey: "finalScale"),
      spring: try container.decode(forKey: "spring"))
  }

  /// Writes the parameters.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "frames": frames, "pushDuration": EndlessNumber(push.duration),
      "easing": push.easing.unless(.ease),
      "finalScale": swelling.target, "spring": swelling.spring,
    ])
  }
}
#endif
