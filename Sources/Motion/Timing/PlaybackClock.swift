// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The time of something that plays: it is paused, resumed, sought, turned round.
///
/// A clock turns its parent's time into its own, local time. Every operation takes
/// the parent's time at which it happens; the clock reads none itself. It is a value
/// with its history in it, so a copy of it can be asked later, and one that was
/// saved goes on where it was.
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
/// While it runs, local = (parent − ``beginTime``) × ``speed`` + ``timeOffset``, Core
/// Animation's line, which goes on for ever both ways. With an ``endTime`` the clock
/// stops at it, or running backwards at 0, and turning round moves at once, however
/// long ago it stopped.
///
/// - Units: Seconds.
/// - Accuracy: Local time is kept as the sum of two numbers, about 104 bits: a
///   thousand pauses lose nothing, and an answer is within an ulp of the exact one.
/// - Edge cases: An operation at a time that is not finite changes nothing. NaN reads
///   as the time of the latest operation. Parent time may run backwards: a clock
///   then answers with earlier times, and stays where it is if it is paused.
/// - Complexity: Constant.
@frozen
public struct PlaybackClock: Hashable, Sendable {
  /// The local time at which a clock that runs forwards stops, if there is one.
  ///
  /// One that runs backwards stops at 0 if there is an end time, be it infinite.
  public let endTime: Double?

  /// The seconds of local time that pass in one second when the clock is not paused.
  public internal(set) var rate: Double

  /// Whether the clock is paused.
  public internal(set) var isPaused: Bool

  /// The parent's time of the latest operation.
  @usableFromInline var anchor: Double

  /// The local time at the anchor: a number, and what it lacks.
  @usableFromInline var local: Double
  @usableFromInline var localError: Double

  /// Creates a clock that runs.
  ///
  /// - Parameters:
  ///   - beginTime: The parent's time at which local time is `timeOffset`.
  ///   - speed: The seconds of local time that pass in one second; negative to run
  ///     backwards, 0 to stand still at `timeOffset`.
  ///   - timeOffset: The local time at `beginTime`.
  ///   - endTime: Where to stop; infinite to stop only at 0, running backwards. If
  ///     absent, local time goes on for ever both ways.
  /// - Precondition: `beginTime`, `speed` and `timeOffset` are finite, and `endTime`
  ///   is not negative.
  public init(
    beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0, endTime: Double? = nil
  ) {
    precondition(beginTime.isFinite, "beginTime must be finite, but is \(beginTime)")
    precondition(speed.isFinite, "speed must be finite, but is \(speed)")
    precondition(timeOffset.isFinite, "timeOffset must be finite, but is \(timeOffset)")
    if let endTime {
      precondition(endTime >= 0, "endTime must not be negative, but is \(endTime)")
    }
    self.endTime = endTime
    rate = speed
    isPaused = false
    anchor = beginTime
    local = timeOffset
    localError = 0
  }

  /// The local time at a time of the parent.
  ///
  /// - Accuracy: Within an ulp of the exact value, unless it almost vanishes beside
  ///   the numbers that it is the difference of.
  /// - Edge cases: NaN reads as the time of the latest operation. At ±∞ local time is
  ///   infinite too, unless the clock stands still or stops.
  @inlinable
  public func localTime(at parentTime: Double) -> Double {
    if isPaused { return local }
    let line = line(at: parentTime).value
    guard line.magnitude < .infinity else { return distantLocalTime(at: parentTime) }
    guard let endTime else { return line }
    // Beyond the end stays what was sought there.
    if rate > 0 {
      let limit = local > endTime ? local : endTime
      return line < limit ? line : limit
    }
    let limit = local < 0 ? local : 0
    return rate < 0 && line < limit ? limit : line
  }

  /// Whether a local time is below 0 only as far as no number shows.
  @usableFromInline
  func isJustBeforeZero(at parentTime: Double) -> Bool {
    guard local == 0 && localError == 0 && !isPaused else { return false }
    return rate > 0 ? parentTime < anchor : rate < 0 && parentTime > anchor && endTime == nil
  }

  /// The local time of a clock that neither pauses nor stops, and what it lacks.
  @inlinable
  @inline(__always)
  func line(at parentTime: Double) -> (value: Double, error: Double) {
    let (elapsed, elapsedError) = ExactArithmetic.twoSum(parentTime, -anchor)
    let (way, wayError) = ExactArithmetic.twoProduct(elapsed, rate)
    let (sum, sumError) = ExactArithmetic.twoSum(local, way)
    let rest = sumError + (localError + (wayError + elapsedError * rate))
    let (value, error) = ExactArithmetic.twoSum(sum, rest)
    return (value, error)
  }

  /// The local time where the line is beyond all numbers, or the time is none.
  @usableFromInline
  @inline(never)
  func distantLocalTime(at parentTime: Double) -> Double {
    guard rate != 0, !parentTime.isNaN else { return local }
    let isForward = (parentTime > anchor) == (rate > 0)
    if let endTime {
      if isForward && rate > 0 && endTime < .infinity { return Swift.max(local, endTime) }
      if !isForward && rate < 0 && parentTime > anchor { return Swift.min(local, 0) }
    }
    let largest = parentTime.isFinite ? Double.greatestFiniteMagnitude : .infinity
    return isForward ? largest : -largest
  }
}
