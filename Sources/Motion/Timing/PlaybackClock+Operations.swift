// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension PlaybackClock {
  /// Stops the clock where it is.
  ///
  /// Pausing a paused clock changes nothing.
  public mutating func pause(at parentTime: Double) {
    guard parentTime.isFinite, !isPaused else { return }
    dropAnchor(at: parentTime)
    isPaused = true
  }

  /// Lets the clock go on from where it is, without a jump.
  ///
  /// Resuming a clock that is not paused changes nothing.
  public mutating func resume(at parentTime: Double) {
    guard parentTime.isFinite, isPaused else { return }
    dropAnchor(at: parentTime)
    isPaused = false
  }

  /// Lets the clock go on, from the other end if it has arrived at one.
  ///
  /// A clock that has an end and stands outside its time, or at the end that it runs
  /// to, starts at 0, or running backwards at its end time. A clock without an end
  /// is only resumed.
  /// - Source: [web-animations-1], playing an animation, with its auto-rewind.
  public mutating func play(at parentTime: Double) {
    guard parentTime.isFinite else { return }
    if let endTime {
      let now = localTime(at: parentTime)
      if rate > 0 && (now < 0 || now >= endTime) {
        seek(to: 0, at: parentTime)
      } else if rate < 0 && (now <= 0 || now > endTime) {
        seek(to: endTime, at: parentTime)
      }
    }
    resume(at: parentTime)
  }

  /// Puts the clock to a local time, from which it goes on, or at which it stays paused.
  ///
  /// A local time beyond the end is legal: a clock that runs forwards stays there.
  public mutating func seek(to localTime: Double, at parentTime: Double) {
    guard parentTime.isFinite, localTime.isFinite else { return }
    anchor = parentTime
    local = localTime
    localError = 0
  }

  /// Changes how fast local time passes, without a jump.
  ///
  /// A clock that has stopped at its end starts again from there at once if the new
  /// rate leads away from it.
  ///
  /// - Parameters:
  ///   - rate: The seconds of local time that pass in one second; of either sign, or 0.
  ///   - parentTime: When it changes.
  /// - Precondition: `rate` is finite.
  public mutating func setRate(_ rate: Double, at parentTime: Double) {
    precondition(rate.isFinite, "rate must be finite, but is \(rate)")
    guard parentTime.isFinite else { return }
    dropAnchor(at: parentTime)
    self.rate = rate
  }

  /// Turns the clock round, without a jump.
  public mutating func reverse(at parentTime: Double) {
    setRate(-rate, at: parentTime)
  }

  /// Puts the clock to the end that it runs to, and ends a pause.
  ///
  /// Without an end time, or at rate 0, there is no such end, and nothing changes.
  public mutating func finish(at parentTime: Double) {
    guard let endTime, parentTime.isFinite, rate < 0 || rate > 0 && endTime < .infinity else {
      return
    }
    seek(to: rate > 0 ? endTime : 0, at: parentTime)
    isPaused = false
  }

  /// Whether the clock has arrived at the end that it runs to, paused or not.
  ///
  /// A clock without an end time, or at rate 0, never has.
  public func isFinished(at parentTime: Double) -> Bool {
    guard let endTime else { return false }
    let now = localTime(at: parentTime)
    return rate > 0 ? now >= endTime : rate < 0 && now <= 0
  }

  /// Makes a time of the parent that at which local time is known, with all its digits.
  private mutating func dropAnchor(at parentTime: Double) {
    defer { anchor = parentTime }
    guard !isPaused, rate != 0 else { return }
    let now = localTime(at: parentTime)
    let line = line(at: parentTime)
    if now == line.value {
      (local, localError) = line
    } else if now != local {
      // It has stopped. What was sought beyond the end stays there with all its digits.
      (local, localError) = (now, 0)
    }
  }
}
