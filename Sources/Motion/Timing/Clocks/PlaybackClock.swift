// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A clock for playback: it can be paused, resumed, sought and reversed.
///
/// ![The local time of a clock that is paused, sped up and reversed](playback-clock)
///
/// A clock converts the time of its parent into local time. Every operation takes the parent time
/// at which it happens; the clock reads no time itself. A clock is a value that stores its latest
/// operation, so a copy can be evaluated later, and a clock that was saved continues from its
/// state.
/// ```swift
/// var clock = PlaybackClock(beginTime: 10)
/// clock.pause(at: 12.5)
/// clock.localTime(at: 15)  // 2.5
/// clock.resume(at: 20)
/// clock.localTime(at: 21)  // 3.5
/// clock.reverse(at: 21)
/// clock.localTime(at: 22)  // 2.5
/// ```
///
/// While it runs, local = (parent − ``beginTime``) × ``speed`` + ``timeOffset``, Core Animation's
/// line, which is unbounded in both directions. With an ``endTime`` the clock stops there or,
/// running backwards, at 0. A reversed clock moves at once, however long ago it stopped, and however
/// far beyond its end it was sought.
///
/// - Units: Seconds.
/// - Accuracy: Local time is stored as the sum of two numbers, about 104 bits, so a thousand pauses
///   cause no error, and every result is within an ulp of the exact one.
/// - Edge cases: An operation at a time that is not finite changes nothing. NaN is treated as the
///   time of the latest operation. Parent time may decrease: a clock then returns earlier times,
///   and stays at its local time if it is paused.
/// - Complexity: Constant.
@frozen
public struct PlaybackClock: Hashable, Sendable {
  /// The local time at which a clock that runs forwards stops, if any.
  ///
  /// With an end time, finite or not, a clock that runs backwards stops at 0.
  public let endTime: Double?

  /// The seconds of local time that pass in one second when the clock is not paused.
  public internal(set) var speed: Double

  /// Whether the clock is paused.
  public internal(set) var isPaused: Bool

  /// The parent time of the latest operation.
  @usableFromInline var anchor: Double

  /// The local time at the anchor: a number and its error.
  @usableFromInline var local: Double
  @usableFromInline var localError: Double

  /// Creates a clock that runs.
  ///
  /// - Parameters:
  ///   - beginTime: The parent time at which local time is `timeOffset`.
  ///   - speed: The seconds of local time that pass in one second; negative to run backwards, 0 to
  ///     stay at `timeOffset`.
  ///   - timeOffset: The local time at `beginTime`.
  ///   - endTime: The local time at which to stop; if infinite, the clock stops only at 0, running
  ///     backwards; if nil, local time is unbounded in both directions.
  /// - Precondition: `beginTime`, `speed` and `timeOffset` are finite, and `endTime`
  ///   is not negative.
  public init(
    beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0, endTime: Double? = nil
  ) {
    ParameterFlaw.trap(
      if: PlaybackClock.flaw(
        beginTime: (beginTime, "beginTime"), speed: (speed, "speed"),
        timeOffset: (timeOffset, "timeOffset"), endTime: endTime))
    self.endTime = endTime
    self.speed = speed
    isPaused = false
    anchor = beginTime
    local = timeOffset
    localError = 0
  }

  /// Returns the first flaw of the parameters, each with the name that it has where it comes from.
  static func flaw(
    beginTime: (Double, String), speed: (Double, String), timeOffset: (Double, String),
    endTime: Double?
  ) -> ParameterFlaw? {
    ParameterFlaw(beginTime.1, beginTime.0, .finite) ?? ParameterFlaw(speed.1, speed.0, .finite)
      ?? ParameterFlaw(timeOffset.1, timeOffset.0, .finite)
      ?? endTime.flatMap { ParameterFlaw("endTime", $0, .notNegativeOrInfinite) }
  }

  /// Returns the local time at a time of the parent.
  ///
  /// - Accuracy: Within an ulp of the exact value, unless it almost vanishes as the difference of
  ///   much larger numbers.
  /// - Edge cases: NaN is treated as the time of the latest operation. At ±∞ local time is infinite
  ///   too, unless the clock does not advance or stops. Otherwise it is at most the greatest finite
  ///   number, also where a difference or a product on the way to it would be greater.
  @inlinable
  public func localTime(at parentTime: Double) -> Double {
    if isPaused { return local }
    let line = wholeLine(at: parentTime).value
    guard let endTime else { return line }
    // A local time that was sought beyond the end is kept.
    if speed > 0 {
      let limit = local > endTime ? local : endTime
      return line < limit ? line : limit
    }
    let limit = local < 0 ? local : 0
    return speed < 0 && line < limit ? limit : line
  }

  /// Returns whether a local time that rounds to 0 lies before 0.
  @usableFromInline
  func isJustBeforeZero(at parentTime: Double) -> Bool {
    guard local == 0 && localError == 0 && !isPaused else { return false }
    return speed > 0 ? parentTime < anchor : speed < 0 && parentTime > anchor && endTime == nil
  }

  /// Returns the local time of a clock that neither pauses nor stops, and its error.
  @inlinable
  @inline(__always)
  func line(at parentTime: Double) -> (value: Double, error: Double) {
    let (elapsed, elapsedError) = ExactArithmetic.twoSum(parentTime, -anchor)
    let (advance, advanceError) = ExactArithmetic.twoProduct(elapsed, speed)
    let (sum, sumError) = ExactArithmetic.twoSum(local, advance)
    let rest = sumError + (localError + (advanceError + elapsedError * speed))
    let (value, error) = ExactArithmetic.twoSum(sum, rest)
    return (value, error)
  }

  /// Returns the local time of a clock that neither pauses nor stops, and its error, at any time.
  @inlinable
  @inline(__always)
  func wholeLine(at parentTime: Double) -> (value: Double, error: Double) {
    let line = line(at: parentTime)
    return line.value.magnitude < .infinity ? line : distantLine(at: parentTime)
  }

  /// Returns the local time, and its error, where a number on the way to it overflows or the time
  /// is not finite.
  @usableFromInline
  @inline(never)
  func distantLine(at parentTime: Double) -> (value: Double, error: Double) {
    guard speed != 0, !parentTime.isNaN else { return (local, localError) }
    // Smaller by a power of two, the numbers have the same digits, except for those that are too
    // small to matter beside one that overflowed.
    let (scale, inverse) = (0x1p-60, 0x1p+60)
    var scaled = self
    (scaled.anchor, scaled.local) = (anchor * scale, local * scale)
    scaled.localError = localError * scale
    let line = scaled.line(at: parentTime * scale)
    let value = line.value * inverse
    if value.magnitude < .infinity { return (value, line.error * inverse) }
    let largest = parentTime.isFinite ? Double.greatestFiniteMagnitude : .infinity
    return ((parentTime > anchor) == (speed > 0) ? largest : -largest, 0)
  }
}

extension PlaybackClock {
  /// Creates a clock that plays a motion and stops when the motion looks done.
  ///
  /// - Parameters:
  ///   - motion: The motion to play; its duration is the clock's end time.
  ///   - beginTime: The parent time at which the motion begins.
  ///   - speed: The seconds of the motion that pass in one second; at a negative speed it begins at
  ///     its end.
  /// - Precondition: `beginTime` and `speed` are finite, and a motion that is played backwards has
  ///   a finite duration.
  public init(playing motion: some Playable, at beginTime: Double, speed: Double = 1) {
    let duration = motion.duration
    precondition(
      speed >= 0 || duration < .infinity, "an endless motion has no end to play backwards from")
    self.init(
      beginTime: beginTime, speed: speed, timeOffset: speed < 0 ? duration : 0,
      endTime: duration)
  }
}
