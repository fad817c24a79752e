// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A converter from the timestamps of a display link to animation time.
///
/// ![The elapsed time of three frame clocks before and after a gap between frames](frame-clock)
///
/// After a stall, a suspension or a change of display, the next timestamp may be arbitrarily late.
/// The clock advances by gaps up to a maximum, treats longer gaps by its policy, and never runs
/// backwards.
/// ```swift
/// var clock = FrameClock()
/// let card = SpringTrajectory(from: 0.0, to: 300, spring: .snappy)
/// let tick = clock.tick(at: 1_000.25)  // a timestamp of the display
/// card.value(at: tick.elapsed)  // 5.8428
/// ```
/// The clock is a value that reads no time: the same timestamps give the same ticks, on any
/// machine, and a copy of it replays them.
///
/// - Units: Seconds.
/// - Edge cases: A timestamp that is NaN, infinite, or earlier than the one before gives a delta of
///   0, and the next valid one is measured from the latest valid one. Animation time is at most the
///   greatest finite number.
@frozen
public struct FrameClock: Hashable, Sendable {
  /// The treatment of a gap that is longer than the maximum.
  public enum GapPolicy: UInt8, Hashable, Sendable {
    /// The animation advances by the maximum.
    case clamp

    /// The animation does not advance.
    case freeze

    /// The animation advances by the whole gap, so it remains synchronous with real time.
    case catchUp
  }

  /// The longest gap by which the animation advances in any policy, in seconds; may be infinite.
  public let maximumDelta: Double

  /// The delta of the first tick, before the speed is applied.
  public let firstDelta: Double

  /// The treatment of longer gaps.
  public let gapPolicy: GapPolicy

  /// The seconds of animation that pass in one second.
  public internal(set) var speed: Double

  /// Whether the clock is paused: its ticks then have a delta of 0.
  public internal(set) var isPaused: Bool

  /// The number of ticks until now.
  public internal(set) var count: Int

  /// The animation time since the clock began, in seconds.
  public internal(set) var elapsed: Double

  // Elapsed time is `anchorElapsed + (timestamp − anchor) × speed`: one rounding however many ticks
  // have passed. Clamping, pausing and a new speed set a new anchor.
  var anchor: Double
  var anchorElapsed: Double

  /// The latest valid timestamp; nil if the next tick is treated as a first one.
  var latest: Double?

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - maximumDelta: The longest gap by which the animation advances in any policy, in seconds.
  ///   - firstDelta: The delta of the first tick before the speed is applied, and the frame
  ///     duration by which dropped frames are counted unless a tick has its own.
  ///   - speed: The seconds of animation that pass in one second, not negative.
  ///   - gapPolicy: The treatment of longer gaps.
  /// - Precondition: `maximumDelta` is positive, `firstDelta` and `speed` are finite and not
  ///   negative.
  public init(
    maximumDelta: Double = 1.0 / 6, firstDelta: Double = 1.0 / 60, speed: Double = 1,
    gapPolicy: GapPolicy = .clamp
  ) {
    ParameterFlaw.trap(
      if: FrameClock.flaw(maximumDelta: maximumDelta, firstDelta: firstDelta, speed: speed))
    self.maximumDelta = maximumDelta
    self.firstDelta = firstDelta
    self.speed = speed
    self.gapPolicy = gapPolicy
    isPaused = false
    count = 0
    elapsed = 0
    anchor = 0
    anchorElapsed = 0
    latest = nil
  }

  /// Advances the clock to a timestamp.
  ///
  /// - Parameters:
  ///   - timestamp: The time at which the frame is shown, on any monotonic time base.
  ///   - frameDuration: The display's current frame duration, by which dropped frames are counted;
  ///     ``firstDelta`` if nil.
  /// - Returns: The tick, with the time at which to sample.
  public mutating func tick(at timestamp: Double, frameDuration: Double? = nil) -> FrameTick {
    let before = elapsed
    var gap = 0.0
    if !isPaused && timestamp > -.infinity && timestamp < .infinity {
      if let latest {
        gap = Swift.max(0, timestamp - latest)
        if gap > 0 { advance(to: timestamp, gap: gap) }
      } else {
        go(on: (firstDelta * speed).clampedToFinite)
        dropAnchor(at: timestamp)
      }
    }
    defer { count += 1 }
    return FrameTick(
      index: count, timestamp: timestamp, delta: elapsed - before, elapsed: elapsed,
      previousElapsed: count == 0 ? -.infinity : before,
      droppedFrames: droppedFrames(in: gap, frameDuration: frameDuration ?? firstDelta))
  }

  /// Pauses the animation; ticks continue with a delta of 0.
  ///
  /// Pausing twice changes nothing.
  public mutating func pause() {
    isPaused = true
  }

  /// Resumes the animation at its present time, without a jump.
  ///
  /// The first tick after it has a delta of ``firstDelta`` times ``speed``, as the first tick of
  /// all: the time of the pause is not animation time. Resuming twice changes nothing.
  public mutating func resume() {
    guard isPaused else { return }
    isPaused = false
    latest = nil
  }

  /// Changes the speed from the latest tick onwards, without a jump.
  ///
  /// - Parameter speed: The seconds of animation that pass in one second, finite
  ///   and not negative.
  /// - Precondition: `speed` is finite and not negative.
  public mutating func setSpeed(_ speed: Double) {
    ParameterFlaw.trap(if: FrameClock.flaw(speed: speed))
    self.speed = speed
    if let latest { dropAnchor(at: latest) }
  }

  /// Discards the latest timestamp, after a change of display or of time base.
  ///
  /// The next tick has a delta of ``firstDelta`` times ``speed``, whatever its timestamp is.
  public mutating func resynchronize() {
    latest = nil
  }

  private mutating func advance(to timestamp: Double, gap: Double) {
    if gap <= maximumDelta || gapPolicy == .catchUp {
      let passed = (timestamp - anchor).clampedToFinite * speed
      elapsed = Swift.max(elapsed, (anchorElapsed + passed.clampedToFinite).clampedToFinite)
      latest = timestamp
    } else {
      if gapPolicy == .clamp { go(on: (maximumDelta * speed).clampedToFinite) }
      dropAnchor(at: timestamp)
    }
  }

  private mutating func go(on delta: Double) {
    elapsed = (elapsed + delta).clampedToFinite
  }

  private mutating func dropAnchor(at timestamp: Double) {
    anchor = timestamp
    anchorElapsed = elapsed
    latest = timestamp
  }

  static func flaw(
    maximumDelta: Double, firstDelta: Double, speed: Double
  ) -> ParameterFlaw? {
    ParameterFlaw("maximumDelta", maximumDelta, .positiveOrInfinite)
      ?? ParameterFlaw("firstDelta", firstDelta, .notNegative) ?? flaw(speed: speed)
  }

  static func flaw(speed: Double) -> ParameterFlaw? { ParameterFlaw("speed", speed, .notNegative) }

  /// The legal numbers of ticks, more than any app reaches.
  static var legalCounts: ClosedRange<Int> { 0...Int(clamping: Int64(1) << 53) }

  private func droppedFrames(in gap: Double, frameDuration: Double) -> Int {
    guard frameDuration > 0, gap > 0 else { return 0 }
    // Frames are whole: a gap closer to one frame than to two dropped none.
    let frames = Elementary.floor(gap / frameDuration + 0.5) - 1
    return frames > 0 ? Int(clamping: Int64(Swift.min(frames, 0x1p53))) : 0
  }
}
