// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The times of a display's frames, made by hand.
///
/// A test goes through them as an app's frame callback would, with the frames that a real display
/// drops:
/// ```swift
/// var clock = FrameClock()
/// for time in FrameTimes(rate: 120, duration: 1, droppedShare: 0.1) {
///   let tick = clock.tick(at: time)
/// }
/// ```
public struct FrameTimes: Sequence, Hashable, Sendable {
  /// Frames per second.
  public let rate: Double

  /// The time of the last frame, in seconds.
  public let duration: Double

  /// The share of the frames that are dropped, from 0 to 1; never the first, nor the last.
  public let droppedShare: Double

  /// Where the random numbers begin that choose the dropped frames.
  public let seed: UInt64

  /// Creates the times of the frames from 0 to a duration.
  ///
  /// - Parameters:
  ///   - rate: Frames per second, from 1 to 1000; one outside is treated as the nearest of these.
  ///   - duration: How long they last, in seconds, from 0 to 3600; likewise.
  ///   - droppedShare: The share of the frames that are dropped, from 0 to 1; likewise.
  ///   - seed: Where the random numbers begin that choose them.
  public init(rate: Double, duration: Double, droppedShare: Double = 0, seed: UInt64 = 1) {
    self.rate = rate > 1 ? Swift.min(rate, 1000) : 1
    self.duration = duration > 0 ? Swift.min(duration, 3600) : 0
    self.droppedShare = droppedShare > 0 ? Swift.min(droppedShare, 1) : 0
    self.seed = seed
  }

  /// Returns an iterator over the times, in seconds and ascending.
  public func makeIterator() -> Iterator {
    Iterator(times: self, random: SeededGenerator(seed: seed))
  }

  /// The iterator over the times.
  public struct Iterator: IteratorProtocol {
    let times: FrameTimes
    var random: SeededGenerator
    var index = 0

    /// Returns the next time, or nil after the last.
    public mutating func next() -> Double? {
      while true {
        let time = Double(index) / times.rate
        guard time <= times.duration else { return nil }
        index += 1
        let isInside = index > 1 && Double(index) / times.rate <= times.duration
        if isInside, random.nextUnit() < times.droppedShare { continue }
        return time
      }
    }
  }
}

/// Expects that something is the same after frames at several rates.
///
/// What depends on the refresh rate looks different on every display, and faster on a new one. The
/// body runs the app's own frames once for each rate, and once with a tenth of them dropped:
/// ```swift
/// try expectSame(atRates: 60, 120, duration: 1) { frames in
///   var clock = FrameClock(firstDelta: 0)
///   var angle = 0.0
///   for time in frames { angle += 2 * clock.tick(at: time).deltaTime }
///   return angle
/// }
/// ```
/// - Parameters:
///   - rates: Frames per second.
///   - duration: How long the frames last, in seconds.
///   - distance: How far from each other the results may be, in the unit of the value.
///   - filePath: The file of the test.
///   - line: The line of the test.
///   - body: What runs the frames, and returns what is to be the same.
/// - Throws: An ``ExpectationFailure``, or what the body throws.
public func expectSame<Value: VectorSpace>(
  atRates rates: Double..., duration: Double, within distance: Double = 1e-6,
  filePath: String = #filePath, line: Int = #line, _ body: (FrameTimes) throws -> Value
) throws {
  let runs = rates.flatMap { rate in
    [0, 0.1].map { FrameTimes(rate: rate, duration: duration, droppedShare: $0) }
  }
  guard let first = runs.first else { return }
  let right = try body(first)
  for run in runs.dropFirst() {
    let found = try body(run)
    guard found != right, !(found.distance(to: right) <= distance) else { continue }
    let frames = run.droppedShare > 0 ? " with a tenth of the frames dropped" : ""
    throw ExpectationFailure(
      "After \(short(duration)) s at \(short(run.rate)) Hz\(frames) it is \(short(found)), not "
        + "\(short(right)) as at \(short(first.rate)) Hz: it depends on the frames.",
      filePath: filePath, line: line)
  }
}
