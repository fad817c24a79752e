// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension PlaybackClock {
  /// Pauses the clock at its local time.
  ///
  /// Pausing a paused clock changes nothing.
  public mutating func pause(at parentTime: Double) {
    guard parentTime.isFinite, !isPaused else { return }
    dropAnchor(at: parentTime)
    isPaused = true
  }

  /// Resumes a paused clock at its local time, without a jump.
  ///
  /// Resuming a clock that is not paused changes nothing.
  public mutating func resume(at parentTime: Double) {
    guard parentTime.isFinite, isPaused else { return }
    dropAnchor(at: parentTime)
    isPaused = false
  }

  /// Resumes the clock; a clock that has reached an end starts at the opposite end.
  ///
  /// If the clock has an end time, and its local time is outside of the range or at the end toward
  /// which it runs, it starts at 0 or, running backwards, at its end time. A clock without an end
  /// time is only resumed.
  /// - Source: [web-animations-1], playing an animation, with its auto-rewind.
  public mutating func play(at parentTime: Double) {
    guard parentTime.isFinite else { return }
    if let endTime {
      let now = localTime(at: parentTime)
      if speed > 0 && (now < 0 || now >= endTime) {
        seek(to: 0, at: parentTime)
      } else if speed < 0 && (now <= 0 || now > endTime) {
        seek(to: endTime, at: parentTime)
      }
    }
    resume(at: parentTime)
  }

  /// Sets the local time, from which the clock continues, or at which it stays paused.
  ///
  /// A local time beyond the end toward which the clock runs is legal: the clock has finished, stays
  /// there, and starts from that end when it is reversed. A clock that runs toward the range from
  /// outside reaches it first. A local time that is infinite or NaN changes nothing.
  public mutating func seek(to localTime: Double, at parentTime: Double) {
    guard parentTime.isFinite, localTime.isFinite else { return }
    anchor = parentTime
    local = localTime
    localError = 0
  }

  /// Changes the speed of the clock, without a jump.
  ///
  /// A clock that has stopped at its end leaves it at once if the new speed points away from it. One
  /// that was sought beyond its end is at the end if the new speed does not point beyond it, too.
  ///
  /// - Parameters:
  ///   - speed: The seconds of local time that pass in one second; positive, negative or 0.
  ///   - parentTime: The parent time of the change.
  /// - Precondition: `speed` is finite.
  public mutating func setSpeed(_ speed: Double, at parentTime: Double) {
    require("speed", speed, .finite)
    guard parentTime.isFinite else { return }
    dropAnchor(at: parentTime)
    if let endTime {
      if self.speed > 0 && speed <= 0 && local > endTime { (local, localError) = (endTime, 0) }
      if self.speed < 0 && speed >= 0 && local < 0 { (local, localError) = (0, 0) }
    }
    self.speed = speed
  }

  /// Reverses the direction of the clock, without a jump.
  ///
  /// A clock that has finished moves at once, from its end, wherever it was sought beyond it.
  /// - Source: [web-animations-1], reversing an animation, without its auto-rewind from the start.
  public mutating func reverse(at parentTime: Double) { setSpeed(-speed, at: parentTime) }

  /// Moves the clock to the end toward which it runs, and ends a pause.
  ///
  /// Nothing changes without an end time, at speed 0, or if the clock runs forwards to an infinite
  /// end time.
  public mutating func finish(at parentTime: Double) {
    guard let endTime, parentTime.isFinite, speed < 0 || speed > 0 && endTime < .infinity else {
      return
    }
    seek(to: speed > 0 ? endTime : 0, at: parentTime)
    isPaused = false
  }

  /// Returns whether the clock has reached the end toward which it runs, paused or not.
  ///
  /// It is false for a clock without an end time, or at speed 0.
  public func isFinished(at parentTime: Double) -> Bool {
    guard let endTime else { return false }
    let now = localTime(at: parentTime)
    return speed > 0 ? now >= endTime : speed < 0 && now <= 0
  }

  /// Returns the share of the clock's time that is over.
  ///
  /// - Parameter parentTime: The parent's time, in seconds.
  /// - Returns: From 0 to 1; 0 for a clock without an end.
  public func progress(at parentTime: Double) -> Double {
    guard let endTime, endTime < .infinity else { return 0 }
    let now = localTime(at: parentTime)
    return now < endTime ? Swift.max(0, now / endTime) : 1
  }

  /// Makes a parent time the one at which local time is stored, with all its digits.
  private mutating func dropAnchor(at parentTime: Double) {
    defer { anchor = parentTime }
    guard !isPaused, speed != 0 else { return }
    let now = localTime(at: parentTime)
    let line = wholeLine(at: parentTime)
    if now == line.value {
      (local, localError) = line
    } else if now != local {
      // The clock has stopped. A local time that was sought beyond the end is kept with all its
      // digits.
      (local, localError) = (now, 0)
    }
  }
}
