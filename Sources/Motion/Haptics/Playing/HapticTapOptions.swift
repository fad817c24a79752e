// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A rule that selects the moments of a motion that become taps, and their intensities.
///
/// The intensity of a moment is its speed divided by the full speed, at most 1. The speed is the
/// greater of those just before and just after the moment: it is 0 where a motion turns smoothly,
/// and the impact speed where it bounces.
public struct HapticTapOptions: Hashable, Sendable {
  /// Whether the turns of the motion become taps.
  ///
  /// A bounce has the intensity of its impact speed; a smooth turn has the intensity 0.
  public var turns: Bool

  /// The levels whose crossings become taps.
  public var levels: [Double]

  /// Whether keyframes, iterations, interruptions, markers and the end become taps.
  public var events: Bool

  /// The speed whose intensity is 1, in units of the motion per second.
  ///
  /// If it is nil, the greatest speed of the motion is used, or the greatest speed of the found
  /// moments if the motion cannot be analyzed as a whole (``/Motion/Trajectory/isAnalyzable``).
  public var fullSpeed: Double?

  /// The intensity below which a moment is omitted, from 0 to 1.
  public var minimumIntensity: Double

  /// The sharpness of the taps, from 0 to 1.
  public var sharpness: Double

  /// The time in seconds within which only the strongest moment becomes a tap.
  public var spacing: Double

  /// The maximum number of moments of each kind; the earliest are used.
  public var limit: Int

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - turns: Whether the turns of the motion become taps.
  ///   - levels: The levels whose crossings become taps.
  ///   - events: Whether keyframes, iterations, interruptions, markers and the end become taps.
  ///   - fullSpeed: The speed whose intensity is 1.
  ///   - minimumIntensity: The intensity below which a moment is omitted.
  ///   - sharpness: The sharpness of the taps.
  ///   - spacing: The time in seconds within which only the strongest moment becomes a tap.
  ///   - limit: The maximum number of moments of each kind, at most 10 000; the earliest are used.
  public init(
    turns: Bool = true, levels: [Double] = [], events: Bool = true, fullSpeed: Double? = nil,
    minimumIntensity: Double = 0.05, sharpness: Double = 0.5, spacing: Double = 0.02,
    limit: Int = 1000
  ) {
    self.turns = turns
    self.levels = levels
    self.events = events
    self.fullSpeed = fullSpeed
    self.minimumIntensity = minimumIntensity
    self.sharpness = sharpness
    self.spacing = spacing
    self.limit = limit
  }
}

extension HapticPattern {
  /// Creates a pattern of taps at the turns, crossings and events of a motion.
  ///
  /// ```swift
  /// let drop = EasedTrajectory(from: 0.0, to: 300, duration: 1, easing: .easeOutBounce)
  /// let pattern = HapticPattern(following: drop)
  /// pattern.items.count  // 4
  /// pattern.items[0].time  // 0.3636
  /// pattern.sample(at: pattern.items[1].time).intensity  // 0.5
  /// ```
  /// The times of the taps are those of the motion, so both are synchronous if one clock plays
  /// them.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - interval: The analyzed interval, in seconds; by default from 0 to the motion's duration,
  ///     or the first 30 seconds of an infinite motion. Moments before 0 are omitted.
  ///   - choice: The rule that selects moments and their intensities.
  /// - Edge cases: If a motion turns too often to be analyzed (``/Motion/Trajectory/isAnalyzable(in:)``),
  ///   its turns and crossings are omitted.
  public init<Motion: Trajectory>(
    following motion: Motion, in interval: ClosedRange<Double>? = nil,
    _ choice: HapticTapOptions = HapticTapOptions()
  ) where Motion.Value == Double {
    self.init(following: motion, along: 1, in: interval, choice)
  }

  /// Creates a pattern of taps at the turns, crossings and events of a motion.
  ///
  /// Turns and crossings are those of the inner product with the direction; the speed is that of
  /// the motion.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - direction: The direction along which turns and crossings are found.
  ///   - interval: The analyzed interval, in seconds; by default from 0 to the motion's duration,
  ///     or the first 30 seconds of an infinite motion. Moments before 0 are omitted.
  ///   - choice: The rule that selects moments and their intensities.
  /// - Edge cases: If a motion turns too often to be analyzed (``/Motion/Trajectory/isAnalyzable(in:)``),
  ///   its turns and crossings are omitted.
  public init<Motion: Trajectory>(
    following motion: Motion, along direction: Motion.Value,
    in interval: ClosedRange<Double>? = nil, _ choice: HapticTapOptions = HapticTapOptions()
  ) {
    let duration = motion.duration
    let whole = 0...(duration < .infinity ? duration : 30)
    let interval = interval ?? whole
    let limit = Swift.max(0, Swift.min(choice.limit, 10_000))
    var times: [Double] = []
    if interval.upperBound < .infinity && motion.isAnalyzable(in: interval) {
      if choice.turns {
        times += motion.extrema(along: direction, in: interval).prefix(limit).map { $0.time }
      }
      for level in choice.levels {
        times += motion.times(reaching: level, along: direction, in: interval).prefix(limit)
      }
    }
    if choice.events {
      let (start, end) = (interval.lowerBound.nextDown, interval.upperBound)
      for event in motion.events(after: start, through: end, limit: limit)
      where event.kind != .begin {
        times.append(event.time)
      }
    }
    let fullSpeed = choice.fullSpeed ?? (motion.isAnalyzable ? motion.peakSpeed : nil)
    self.init(
      choice.taps(at: times, fullSpeed: fullSpeed) { motion.state(at: $0).velocity.magnitude })
  }
}

extension HapticTapOptions {
  /// Converts moments to taps.
  fileprivate func taps(
    at times: [Double], fullSpeed: Double?, speed: (Double) -> Double
  ) -> [HapticPattern.Item] {
    let moments = times.filter { $0 >= 0 && $0 <= 1e150 }.sorted().map { time in
      (time: time, speed: Swift.max(speed(time.nextDown), speed(time), speed(time.nextUp)))
    }
    // Of moments that are close together, the strongest is kept, or the earliest of equal ones.
    var kept: [(time: Double, speed: Double)] = []
    for moment in moments {
      if let last = kept.last, moment.time - last.time < spacing || moment.time == last.time {
        if moment.speed > last.speed { kept[kept.count - 1] = moment }
      } else {
        kept.append(moment)
      }
    }
    let full = fullSpeed ?? kept.reduce(0) { Swift.max($0, $1.speed) }
    return kept.prefix(HapticPattern.itemLimit).compactMap { moment in
      let intensity = full > 0 ? Swift.min(1, moment.speed / full) : 0
      guard intensity > 0 && intensity >= minimumIntensity else { return nil }
      return .event(
        HapticEvent(.transient, at: moment.time, intensity: intensity, sharpness: sharpness))
    }
  }
}
