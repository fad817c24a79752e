// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension Presence: Described {}

extension Presence: Codable where Value: Codable {
  /// Writes the values, the curve and the events, from which the motion is computed to the bit.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "willAppear": willAppear, "identity": identity, "didDisappear": didDisappear, "curve": curve,
      "initialPhase": initialPhase.unless(.willAppear),
      "events": changes.map { $0.data(of: request(of: $0).phase) },
    ])
  }

  /// Reads the values and the curve, and repeats the events.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with the path if an event is not later than the one
  ///   before it, or changes nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields(
      "willAppear", "identity", "didDisappear", "curve", "initialPhase", "events")
    self.init(
      willAppear: try container.decode(Value.self, forKey: "willAppear"),
      identity: try container.decode(Value.self, forKey: "identity"),
      didDisappear: try container.decode(Value.self, forKey: "didDisappear"),
      curve: try container.decode(TransitionCurve.self, forKey: "curve"),
      initialPhase: try container.decode(forKey: "initialPhase", default: .willAppear))
    let events: [PhaseChange<PresencePhase, Value>] = try container.decode(
      forKey: "events", default: [])
    for (index, event) in events.enumerated() {
      let last = changes.last?.time ?? 0
      if Swift.max(0, event.time) < last {
        // It would be inserted before others.
      } else if let state = event.state, event.phase != .willAppear,
        (event.phase == .identity) != (latestPhase == .identity)
      {
        phases.go(to: event.phase, at: event.time, from: state, curve: event.curve)
      } else {
        switch event.phase {
        case .willAppear: break
        case .identity: appear(at: event.time, curve: event.curve)
        case .didDisappear: disappear(at: event.time, curve: event.curve)
        }
      }
      guard changes.count == index + 1 else {
        throw container.failure(
          "events must alternate, at times that do not fall, but event \(index) is a change to "
            + "phase \(event.phase.rawValue) at \(event.time)", forKey: "events")
      }
    }
  }
}
#endif
