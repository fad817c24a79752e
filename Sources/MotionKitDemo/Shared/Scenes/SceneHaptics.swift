// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What is felt with a scene, as a page draws it and lets it be heard.
///
/// It is told event by event, with the controls applied, so that a page needs to know neither
/// envelopes nor curves: of a tap how strong and how crisp it is, of a rumble the same along its
/// whole length.
public struct SceneHaptics: Hashable, Sendable {
  /// A tap or a rumble.
  public struct Event: Hashable, Sendable {
    /// When it begins, in seconds.
    public let begin: Double

    /// When it is over.
    public let end: Double

    /// What is felt from the begin to the end, at even steps: of a tap, one level.
    public let levels: [HapticSample]

    /// Whether it is a tap.
    public var isTap: Bool { levels.count == 1 }
  }

  /// The events that are felt, in the order of their begins.
  public let events: [Event]

  /// The pattern for a browser's motor: the milliseconds that it runs and rests, in turns.
  public let vibration: [Int]

  /// The count of levels of a rumble.
  static var levelCount: Int { 257 }

  /// Reads what a pattern says.
  public init(_ pattern: HapticPattern) {
    let controls = pattern.items.filter { $0.control != nil }
    var events: [Event] = []
    for item in pattern.items {
      guard case .event(let event) = item, event.kind.isHaptic else { continue }
      // Alone, but with all that controls it.
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
        // At its end it is no longer felt.
        return lone.sample(at: min(begin + (end - begin) * part, end.nextDown))
      }
      events.append(Event(begin: begin, end: end, levels: levels))
    }
    self.events = events.enumerated().sorted { ($0.1.begin, $0.0) < ($1.1.begin, $1.0) }
      .map { $0.1 }
    vibration = HapticWaveform(pattern).vibration()
  }

  /// All of it as numbers: the count of events; of each its begin, its end, the count of its
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
