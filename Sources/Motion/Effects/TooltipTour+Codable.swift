// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

#if !hasFeature(Embedded)
extension TooltipTour.Action: Codable {}

extension TooltipTour: Described {}

extension TooltipTour: Codable {
  /// The encoded form of an event, from which its change is derived.
  private struct Event: Codable {
    let time: Double
    let action: Action
  }

  /// Writes the steps, the curves and the events, which reproduce the tour bit for bit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "steps": steps, "curve": curve, "fade": fade,
      "events": changes.map { Event(time: $0.time, action: request(of: $0)) },
    ])
  }

  /// Reads the steps and the curves, and applies the events.
  ///
  /// - Throws: `DecodingError` with the path if there are no steps or more than 256, or if an event
  ///   is earlier than the one before it, or changes nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("steps", "curve", "fade", "events")
    let steps = try container.decode([TooltipLayout].self, forKey: "steps")
    try container.refuse(TooltipTour.flaw(count: steps.count))
    self.init(
      steps, curve: try container.decode(TransitionCurve.self, forKey: "curve"),
      fade: try container.decode(TransitionCurve.self, forKey: "fade"))
    let events = try container.decode(forKey: "events", default: [Event]())
    for (index, event) in events.enumerated() {
      let last = changes.last?.time ?? 0
      guard let change = insert(event.action, at: event.time), change.time >= last else {
        throw container.failure(
          "events must change something, at times that do not fall, but event "
            + "\(index) at \(event.time) does not", forKey: "events")
      }
    }
  }
}
#endif
