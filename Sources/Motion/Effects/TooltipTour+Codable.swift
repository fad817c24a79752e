// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension TooltipTour: Codable {
  private enum CodingKeys: String, CodingKey {
    case steps, curve, fade, events
  }

  /// The encoded form of an event, from which its change is derived.
  private struct Event: Codable {
    enum Action: String, Codable { case present, advance, dismiss }

    let time: Double
    let action: Action
  }

  /// Writes the steps, the curves and the events, which reproduce the tour bit for bit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(steps, forKey: .steps)
    try container.encode(curve, forKey: .curve)
    try container.encode(fade, forKey: .fade)
    let events = changes.map { change in
      let action: Event.Action =
        switch change.transition {
        case .appear: .present
        case .next, .finish: .advance
        case .dismiss: .dismiss
        }
      return Event(time: change.time, action: action)
    }
    try container.encode(events, forKey: .events)
  }

  /// Reads the steps and the curves, and applies the events.
  ///
  /// - Throws: `DecodingError` with the path if there are no steps or more than 256, or if an event
  ///   is earlier than the one before it, or changes nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let steps = try container.decode([TooltipLayout].self, forKey: .steps)
    try container.refuse(TooltipTour.flaw(count: steps.count))
    self.init(
      steps, curve: try container.decode(TransitionCurve.self, forKey: .curve),
      fade: try container.decode(TransitionCurve.self, forKey: .fade))
    let events = try container.decode(forKey: .events, default: [Event]())
    for (index, event) in events.enumerated() {
      let last = changes.last?.time ?? 0
      let change =
        switch event.action {
        case .present: present(at: event.time)
        case .advance: advance(at: event.time)
        case .dismiss: dismiss(at: event.time)
        }
      guard let change, change.time >= last else {
        throw container.failure(
          "events must change something, at times that do not fall, but event "
            + "\(index) at \(event.time) does not", forKey: .events)
      }
    }
  }
}
#endif
