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
/// Elapsed time is never ahead of the time that has passed between the timestamps at which the
/// clock ran, by more than the one frame of its first tick.
///
/// - Units: Seconds.
/// - Edge cases: A timestamp that is NaN, infinite, or earlier than the one before gives a delta of
///   0, and the next valid one is measured from the latest valid one. The first timestamp after
///   ``resume()`` or ``resynchronize()`` may be earlier, and is the one from which the next is
///   measured. Animation time is at most the greatest finite number.
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

  /// The longest delta of the first tick and of the first after a pause, before the speed is
  /// applied.
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
  // have passed. Clamping, the ticks of a pause and a new speed set a new anchor.
  var anchor: Double
  var anchorElapsed: Double

  /// The latest valid timestamp, paused or not; nil before the first tick that is not paused.
  var latest: Double?

  /// Whether the next tick is the first after a pause or a change of time base, which advances by
  /// at most a frame.
  var isRejoining: Bool

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - maximumDelta: The longest gap by which the animation advances in any policy, in seconds.
  ///   - firstDelta: The longest delta of the first tick before the speed is applied, and the frame
  ///     duration of ticks that do not have their own.
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
    isRejoining = false
  }

  /// Advances the clock to a timestamp.
  ///
  /// The first tick advances by a frame, since it is shown for as long: by the lesser of
  /// ``firstDelta`` and the frame duration, times ``speed``.
  ///
  /// - Parameters:
  ///   - timestamp: The time at which the frame is shown, on any monotonic time base.
  ///   - frameDuration: The display's current frame duration, by which dropped frames are counted;
  ///     ``firstDelta`` if nil. One that is not positive is treated as unknown.
  /// - Returns: The tick, with the time at which to sample.
  public mutating func tick(at timestamp: Double, frameDuration: Double? = nil) -> FrameClock.Tick {
    let before = elapsed
    var gap = 0.0
    if timestamp > -.infinity && timestamp < .infinity {
      let frame = firstDelta(frameDuration: frameDuration)
      if let latest {
        let passed = timestamp - latest
        if isPaused {
          if passed > 0 { dropAnchor(at: timestamp) }
        } else if isRejoining {
          rejoin(at: timestamp, passed: passed, frame: frame)
        } else if passed > 0 {
          gap = passed
          advance(to: timestamp, gap: gap)
        }
      } else if !isPaused {
        isRejoining = false
        go(on: frame * speed)
        dropAnchor(at: timestamp)
      }
    }
    defer { count += 1 }
    return FrameClock.Tick(
      index: count, timestamp: timestamp, deltaTime: elapsed - before, elapsed: elapsed,
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
  /// The first tick after it advances by the time since the tick before, paused or not, but by no
  /// more than the first tick of all: the time of the pause is not animation time. A pause between
  /// two ticks that are a frame apart thus changes nothing, and neither does resuming twice.
  public mutating func resume() {
    guard isPaused else { return }
    isPaused = false
    isRejoining = true
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

  /// Accepts any next timestamp without a jump, after a change of display or of time base.
  ///
  /// The next tick advances by the difference from the latest timestamp, but by no more than the
  /// first tick of all. An earlier timestamp, which is one of another time base, does not tell how
  /// much time has passed: its delta is 0.
  public mutating func resynchronize() {
    isRejoining = true
  }

  private mutating func advance(to timestamp: Double, gap: Double) {
    if gap <= maximumDelta || gapPolicy == .catchUp {
      let difference = timestamp - anchor
      // A difference that overflows may have a product with the speed that does not.
      let passed =
        difference < .infinity
        ? difference * speed : (timestamp / 2 - anchor / 2) * speed * 2
      elapsed = Swift.max(elapsed, (anchorElapsed + passed).clampedToFinite)
      latest = timestamp
    } else {
      if gapPolicy == .clamp { go(on: maximumDelta * speed) }
      dropAnchor(at: timestamp)
    }
  }

  /// Advances to the first timestamp after a pause or a change of time base, by at most a frame.
  private mutating func rejoin(at timestamp: Double, passed: Double, frame: Double) {
    isRejoining = false
    if passed > 0 && passed <= frame {
      advance(to: timestamp, gap: passed)
    } else {
      if passed > 0 { go(on: frame * speed) }
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

  /// Returns the delta of the first tick at a frame duration, before the speed is applied.
  private func firstDelta(frameDuration: Double?) -> Double {
    guard let frameDuration, frameDuration > 0 else { return firstDelta }
    return Swift.min(firstDelta, frameDuration)
  }

  private func droppedFrames(in gap: Double, frameDuration: Double) -> Int {
    guard frameDuration > 0, gap > 0 else { return 0 }
    // Frames are whole: a gap closer to one frame than to two dropped none.
    let frames = Elementary.floor(gap / frameDuration + 0.5) - 1
    return frames > 0 ? Int(clamping: Int64(Swift.min(frames, 0x1p53))) : 0
  }
}
