// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion
import MotionHaptics

/// The haptics of a scene, as a page draws them and plays them as sound.
///
/// They are a list of events, with the controls applied, so that a page needs to compute neither
/// envelopes nor curves: intensity and sharpness of a tap, and those of a rumble along its whole
/// length.
public struct SceneHaptics: Hashable, Sendable {
  /// A tap or a rumble.
  public struct Event: Hashable, Sendable {
    /// The time at which it begins, in seconds.
    public let begin: Double

    /// The time at which it ends.
    public let end: Double

    /// The levels from the beginning to the end, at even steps: one level for a tap.
    public let levels: [HapticSample]

    /// Whether it is a tap.
    public var isTap: Bool { levels.count == 1 }
  }

  /// The events, in the order of their beginnings.
  public let events: [Event]

  /// The pattern for a browser's motor: milliseconds of vibration and rest, alternating.
  public let vibration: [Int]

  /// The count of levels of a rumble.
  static var levelCount: Int { 257 }

  /// Reads a pattern.
  public init(_ pattern: HapticPattern) {
    let controls = pattern.items.filter { $0.control != nil }
    var events: [Event] = []
    for item in pattern.items {
      guard case .event(let event) = item, event.kind.isHaptic else { continue }
      // By itself, but with all of its controls.
      let lone = HapticPattern([item] + controls, assumptions: pattern.assumptions)
      guard event.kind != .transient else {
        let length = pattern.assumptions.transientLength
        events.append(
          Event(
            begin: event.time, end: event.time + length, levels: [lone.sample(at: event.time)]))
        continue
      }
      let (begin, end) = (event.time, lone.duration)
      let levels = (0..<Self.levelCount).map { index in
        let part = Double(index) / Double(Self.levelCount - 1)
        // At its end it is no longer active.
        return lone.sample(at: min(begin + (end - begin) * part, end.nextDown))
      }
      events.append(Event(begin: begin, end: end, levels: levels))
    }
    self.events = events.enumerated().sorted { ($0.1.begin, $0.0) < ($1.1.begin, $1.0) }
      .map { $0.1 }
    vibration = HapticWaveform(pattern).vibration()
  }

  /// All of it as numbers: the count of events; for each its beginning, its end, the count of its
  /// levels, and the intensity and the sharpness of each level; then the vibration.
  public var numbers: [Double] {
    var numbers = [Double(events.count)]
    for event in events {
      numbers += [event.begin, event.end, Double(event.levels.count)]
      for level in event.levels { numbers += [level.intensity, level.sharpness] }
    }
    for milliseconds in vibration { numbers.append(Double(milliseconds)) }
    return numbers
  }
}
