// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The position in a subject for each time of the display, which keys change without a jump.
struct Playback {
  private var clock: PlaybackClock
  private let start: Double
  private let length: Double
  private let rate: Double

  /// The slowest and the fastest speed, in both directions.
  static let speeds = 1e-3...1e3

  /// Creates a playback from the start of an extent or, at a negative speed, from its end.
  ///
  /// - Parameters:
  ///   - extent: The range of the subject's axis.
  ///   - speed: The seconds of the subject in a second.
  ///   - rate: The frames in a second.
  ///   - repeats: Whether it starts again at the end, instead of staying there.
  init(_ extent: ClosedRange<Double>, speed: Double, rate: Double, repeats: Bool) {
    start = extent.lowerBound
    length = extent.upperBound - extent.lowerBound
    self.rate = rate
    clock = PlaybackClock(
      speed: speed, timeOffset: speed < 0 ? length : 0, endTime: repeats ? nil : length)
  }

  /// The speed, which is kept in a pause.
  var speed: Double { clock.speed }

  /// Whether the position is kept.
  var isPaused: Bool { clock.isPaused }

  /// Returns the subject's position at a time of the display.
  func position(at time: Double) -> Double { start + wrapped(clock.localTime(at: time)) }

  /// Does what a key says at a time of the display.
  mutating func press(_ key: PlayKey, at time: Double) {
    switch key {
    case .pause where isPaused: clock.resume(at: time)
    case .pause: clock.pause(at: time)
    case .stepBack: step(by: -abs(speed) / rate, at: time)
    case .stepForward: step(by: abs(speed) / rate, at: time)
    case .faster: setSpeed(speed * 2, at: time)
    case .slower: setSpeed(speed / 2, at: time)
    case .reverse: clock.reverse(at: time)
    case .restart: clock.seek(to: speed < 0 ? length : 0, at: time)
    case .quit: break
    }
  }

  /// Pauses at the position of the next or of the previous frame.
  private mutating func step(by way: Double, at time: Double) {
    clock.pause(at: time)
    clock.seek(to: wrapped(wrapped(clock.localTime(at: time)) + way), at: time)
  }

  private mutating func setSpeed(_ speed: Double, at time: Double) {
    if Playback.speeds ~= abs(speed) { clock.setSpeed(speed, at: time) }
  }

  /// Returns a time in the extent: after the end it starts again, and before the start it ends.
  private func wrapped(_ time: Double) -> Double {
    if 0...length ~= time { return time }
    let rest = time.truncatingRemainder(dividingBy: length)
    return rest < 0 ? rest + length : rest
  }
}
